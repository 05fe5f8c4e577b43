#include "runtime/crawl/ailments.hpp"

#include <algorithm>
#include <array>

#include "runtime/crawl/carried.hpp"
#include "runtime/crawl/fight_logs.hpp"
#include "runtime/crawl/fight_options.hpp"
#include "runtime/crawl/fight_state.hpp"
#include "runtime/crawl/inventory.hpp"
#include "runtime/crawl/map.hpp"

namespace briar::crawl {
namespace {

const StatusDef& status_def(const Game& game, PieceId token) { return *data(game).statuses[token.value]; }

/// Where the tokens of a hero may lie; spaces in the order in which they are filled.
std::array<ZoneId, 5> status_zones(const Game& game, PieceId hero) {
    const HeroZones& zones = data(game).hero_zones[hero.value];
    return {zones.backpack, zones.hands, zones.boots, zones.armour, zones.ailments};
}

/// CF-11.4: a status's bit in CrawlState::ailed: its place among those that are given once a turn.
std::uint32_t once_bit(const Game& game, PieceId token) {
    unsigned place = 0;
    for (const auto& def : data(game).status_defs) {
        if (def.get() == &status_def(game, token)) break;
        if (def->once_per_turn) ++place;
    }
    return 1U << std::min(place, 31U);
}

std::uint32_t& ailed_this_turn(Game& game, PieceId hero) {
    return crawl(game).ailed[static_cast<std::size_t>(order_of(game, hero))];
}

/// CF-11.1: an empty space; none when all are filled.
ZoneId empty_space(Game& game, PieceId hero) {
    for (const ZoneId zone : status_zones(game, hero)) {
        if (zone == data(game).hero_zones[hero.value].ailments) break;
        if (free_spaces(game, hero, zone) > 0) return zone;
    }
    return {};
}

/// CF-11.3: the item that makes room, chosen by the hero's seat; none when every space is blocked already.
Flow<PieceId> item_to_leave(Game& game, PieceId hero, DefId status) {
    const ZoneId bound = data(game).hero_zones[hero.value].bound;
    game.begin_decision(kMakeRoomPrompt, seat_of(game, hero), hero, {hero.value, status.value});
    int offered = 0;
    for_each_item(game, hero, [&](PieceId item) {
        if (game.state().piece(item).zone == bound || !item_def(game, item).loose) return;
        game.offer(kLeaveItemOption, item.value);
        ++offered;
    });
    if (offered == 0) co_return PieceId{};
    const Option choice = co_await game.ask();
    co_return piece_arg(choice.args[0]);
}

/// The zone that gets the token; none when it finds no place.
Flow<ZoneId> make_room(Game& game, PieceId hero, DefId status, bool takes_space) {
    if (!takes_space) co_return data(game).hero_zones[hero.value].ailments;
    if (const ZoneId empty = empty_space(game, hero)) co_return empty;
    const PieceId item = co_await item_to_leave(game, hero, status);
    if (!item) co_return ZoneId{};
    const ZoneId space = game.state().piece(item).zone;
    const bool dropped = co_await lose(game, item, ground(game, tile_of(game, hero)));
    co_return dropped&& alive(game, hero) && free_spaces(game, hero, space) > 0 ? space : ZoneId{};
}

Flow<bool> allowed(Game& game, PieceId hero, DefId status, PieceId monster) {
    Event ailing(data(game).words.ailing, hero, Arg{status.value}, monster, tile_of(game, hero));
    co_await game.announce(ailing);
    co_return !ailing.forbidden && alive(game, hero);
}

}  // namespace

Flow<bool> ail(Game& game, PieceId hero, DefId status, PieceId cause) {
    const PieceId first = from_box(game, status);
    if (!first || !alive(game, hero)) co_return false;
    const StatusDef& def = status_def(game, first);
    const std::uint32_t once = def.once_per_turn ? once_bit(game, first) : 0;
    if ((ailed_this_turn(game, hero) & once) != 0) co_return false;  // CF-11.4
    const PieceId monster = as_monster(game, cause);
    const bool may_get_it = co_await allowed(game, hero, status, monster);
    if (!may_get_it) co_return false;
    const ZoneId space = co_await make_room(game, hero, status, def.takes_space);
    const PieceId token = from_box(game, status);
    if (!space || !token) co_return false;
    game.state().move_to_back(token, space);
    game.state().piece(token).face = 1;
    ailed_this_turn(game, hero) |= once;
    game.log(kAiledLog, hero.value, status.value);
    Event ailed(data(game).words.ailed, hero, Arg{status.value}, monster, tile_of(game, hero));
    co_await game.announce(ailed);
    co_return true;
}

void forget_ailing(Game& game) { crawl(game).ailed.fill(0); }

int cure(Game& game, PieceId hero, DefId status, int count) {
    int cured = 0;
    for (const ZoneId zone : status_zones(game, hero)) {
        for (PieceId piece = game.state().zone(zone).front; piece && (count == 0 || cured < count);) {
            const PieceId next = game.state().piece(piece).next;
            if (game.rules().info(piece).def == status) {
                to_box(game, piece);
                ++cured;
            }
            piece = next;
        }
    }
    if (cured > 0) game.log(kCuredLog, hero.value, status.value, cured);
    return cured;
}

void cure_by_death(Game& game, PieceId hero) {
    for (const ZoneId zone : status_zones(game, hero)) {
        for (PieceId piece = game.state().zone(zone).front; piece;) {
            const PieceId next = game.state().piece(piece).next;
            if (is_status(game, piece) && status_def(game, piece).ends_with_life) to_box(game, piece);
            piece = next;
        }
    }
}

int doses(const Game& game, PieceId hero, DefId status) {
    int count = 0;
    for (const ZoneId zone : status_zones(game, hero)) {
        for (const PieceId piece : ZoneRange(game.state(), zone)) {
            if (game.rules().info(piece).def == status) ++count;
        }
    }
    return count;
}

}  // namespace briar::crawl
