#include "runtime/crawl/inventory.hpp"

#include "runtime/crawl/carried.hpp"
#include "runtime/crawl/encounter.hpp"
#include "runtime/crawl/inventory_logs.hpp"
#include "runtime/crawl/inventory_options.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/rearrange.hpp"
#include "runtime/crawl/spaces.hpp"
#include "runtime/crawl/trade.hpp"
#include "runtime/crawl/turn_logs.hpp"

namespace briar::crawl {
namespace {

bool is_carried(ZoneSort sort) { return sort >= ZoneSort::Hands && sort <= ZoneSort::Bound; }

/// CF-9.1: no space: swap, or leave it on the tile. Gives the space that was made; none: it stays.
Flow<ZoneId> make_room(Game& game, PieceId hero, PieceId item) {
    game.begin_decision(kRoomPrompt, seat_of(game, hero), hero, {hero.value, item.value, 0, 0});
    for_each_item(game, hero, [&](PieceId carried) {
        if (item_def(game, carried).loose && room_without(game, hero, item, carried)) {
            game.offer(kReplaceOption, hero.value, carried.value, item.value);
        }
    });
    game.offer(kLeaveOption, hero.value, item.value);
    const Option option = co_await game.ask();
    if (option.kind == &kLeaveOption) co_return ZoneId{};
    const PieceId dropped = piece_arg(option.args[1]);
    if (!co_await lose(game, dropped, ground(game, tile_of(game, hero)))) co_return ZoneId{};
    game.log(kDroppedLog, hero.value, dropped.value);
    co_return room_for(game, hero, item);
}

void leave(Game& game, PieceId hero, PieceId item) {
    const PieceId tile = tile_of(game, hero);
    const ZoneId to = tile ? ground(game, tile) : data(game).used;
    if (game.state().piece(item).zone != to) game.state().move_to_back(item, to);
    game.state().piece(item).face = 1;
    game.log(kLeftLog, hero.value, item.value);
}

bool carries_loose(const Game& game, PieceId hero) {
    bool any = false;
    for_each_item(game, hero, [&](PieceId item) { any = any || item_def(game, item).loose; });
    return any;
}

/// What lies in a space can be moved; what takes no space can at most be dropped and traded.
bool carries_sortable(const Game& game, PieceId hero) {
    for (const ZoneId zone : spaces_of(game, hero)) {
        if (game.state().zone(zone).count > 0) return true;
    }
    return carries_loose(game, hero);
}

/// Whether opening the inventory could do anything.
bool something_to_sort(const Game& game, PieceId hero, PieceId here) {
    if (carries_sortable(game, hero)) return true;
    if (data(game).rules.hidden_inventory) return false;
    for (const PieceId other : heroes_on(game, here)) {
        if (other != hero && carries_loose(game, other)) return true;
    }
    return false;
}

/// CF-9.5: dropped things can be picked up if no monster is on the tile.
void offer_pick_ups(Game& game, PieceId hero, PieceId here) {
    if (monster_on(game, here)) return;
    for (const PieceId piece : ZoneRange(game.state(), ground(game, here))) {
        if (is_item(game, piece)) game.offer(kPickUpOption, hero.value, piece.value);
    }
}

Flow<void> drop(Game& game, PieceId hero, PieceId item) {
    const bool dropped = co_await lose(game, item, ground(game, tile_of(game, hero)));
    if (dropped) game.log(kDroppedLog, hero.value, item.value);
}

Flow<void> pick_up(Game& game, PieceId hero, PieceId item) { return gain(game, hero, item); }

void offer_drops(Game& game, PieceId hero) {
    for_each_item(game, hero, [&](PieceId item) {
        if (item_def(game, item).loose) game.offer(kDropOption, hero.value, item.value);
    });
}

/// One free action; the menu it was opened from follows again.
Flow<void> sort_once(Game& game, PieceId hero) {
    game.begin_decision(kInventoryPrompt, seat_of(game, hero), hero, {hero.value, 0, 0, 0});
    offer_rearranging(game, hero);
    offer_drops(game, hero);
    offer_trades(game, hero);
    game.offer(kBackOption, hero.value);
    const Option option = co_await game.ask();
    if (option.kind == &kShiftOption || option.kind == &kExchangeOption) rearrange(game, option);
    if (option.kind == &kDropOption) co_await drop(game, hero, piece_arg(option.args[1]));
    if (is_trade(option)) co_await trade(game, option);
}

}  // namespace

bool active(const Game& game, PieceId item) {
    const ZoneSort sort = use(game, game.state().piece(item).zone).sort;
    if (!is_carried(sort)) return false;
    switch (item_def(game, item).space) {
        case Space::Hand:
        case Space::TwoHands:
            return sort == ZoneSort::Hands;
        case Space::Boots:
            return sort == ZoneSort::Boots;
        case Space::Armour:
            return sort == ZoneSort::Armour;
        case Space::Any:
        case Space::Bound:
            break;
    }
    return true;
}

PieceId bearer(const Game& game, PieceId item) {
    const ZoneUse& where = use(game, game.state().piece(item).zone);
    return is_carried(where.sort) || where.sort == ZoneSort::Ailments ? where.owner : PieceId{};
}

Flow<void> gain(Game& game, PieceId hero, PieceId item) {
    ZoneId space = room_for(game, hero, item);
    if (!space && tile_of(game, hero)) space = co_await make_room(game, hero, item);
    if (!space) {
        leave(game, hero, item);
        co_return;
    }
    game.state().move_to_back(item, space);
    game.state().piece(item).face = 1;
    game.log(kTookLog, hero.value, item.value);
    Event gained(data(game).words.gained, hero, item, tile_of(game, hero));
    co_await game.announce(gained);
}

Flow<bool> lose(Game& game, PieceId item, ZoneId to) {
    const PieceId hero = bearer(game, item);
    if (hero) {
        Event losing(data(game).words.losing, hero, item, tile_of(game, hero));
        co_await game.announce(losing);
        if (losing.forbidden) {
            log_forbidden(game, hero, "part with that", losing);
            co_return false;
        }
    }
    game.state().move_to_back(item, to);
    co_return true;
}

void drop_everything(Game& game, PieceId hero, PieceId tile) {
    const ZoneId to = ground(game, tile);
    for (const ZoneId zone : item_zones(game, hero)) {
        PieceId piece = game.state().zone(zone).front;
        while (piece) {
            const PieceId next = game.state().piece(piece).next;
            if (is_item(game, piece)) {
                game.state().move_to_back(piece, to);
                game.log(kDroppedLog, hero.value, piece.value);
            }
            piece = next;
        }
    }
}

void offer_inventory(Game& game, PieceId hero, bool in_fight) {
    const PieceId here = tile_of(game, hero);
    if (!in_fight) offer_pick_ups(game, hero, here);
    if (something_to_sort(game, hero, here)) game.offer(kInventoryOption, hero.value);
}

bool is_inventory(const Option& option) { return option.kind == &kInventoryOption || option.kind == &kPickUpOption; }

Flow<void> do_inventory(Game& game, PieceId hero, Option option, bool) {
    if (option.kind == &kPickUpOption) return pick_up(game, hero, piece_arg(option.args[1]));
    return sort_once(game, hero);
}

}  // namespace briar::crawl
