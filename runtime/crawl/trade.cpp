#include "runtime/crawl/trade.hpp"

#include "runtime/crawl/carried.hpp"
#include "runtime/crawl/inventory.hpp"
#include "runtime/crawl/inventory_logs.hpp"
#include "runtime/crawl/inventory_options.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/spaces.hpp"
#include "runtime/crawl/turn_logs.hpp"
#include "runtime/engine/yes_no.hpp"

namespace briar::crawl {
namespace {

/// What changes hands; either thing may be none.
struct Deal {
    PieceId hero;
    PieceId mine;
    PieceId other;
    PieceId theirs;
};

bool loose(const Game& game, PieceId item) { return item_def(game, item).loose; }

/// Where a thing would go when what its new bearer gives away has left; none: no room.
ZoneId room_in_deal(Game& game, PieceId to, PieceId item, PieceId leaving) {
    return item ? room_without(game, to, item, leaving) : ZoneId{};
}

bool both_fit(Game& game, const Deal& deal) {
    return (!deal.mine || room_in_deal(game, deal.other, deal.mine, deal.theirs)) &&
           (!deal.theirs || room_in_deal(game, deal.hero, deal.theirs, deal.mine));
}

void offer_with(Game& game, PieceId hero, PieceId other) {
    for_each_item(game, hero, [&](PieceId mine) {
        if (loose(game, mine) && both_fit(game, {hero, mine, other, {}})) {
            game.offer(kGiveOption, hero.value, mine.value, other.value);
        }
    });
    // CF-9.2: one cannot ask for what one does not see.
    if (data(game).rules.hidden_inventory && seat_of(game, hero) != seat_of(game, other)) return;
    for_each_item(game, other, [&](PieceId theirs) {
        if (!loose(game, theirs)) return;
        if (both_fit(game, {hero, {}, other, theirs})) {
            game.offer(kTakeOption, hero.value, theirs.value, other.value);
        }
        for_each_item(game, hero, [&](PieceId mine) {
            const bool alike = game.rules().info(mine).def == game.rules().info(theirs).def;
            if (alike || !loose(game, mine) || !both_fit(game, {hero, mine, other, theirs})) return;
            game.offer(kTradeOption, hero.value, mine.value, other.value, theirs.value);
        });
    });
}

Deal deal_of(const Option& option) {
    const PieceId hero = piece_arg(option.args[0]);
    const PieceId item = piece_arg(option.args[1]);
    const PieceId other = piece_arg(option.args[2]);
    if (option.kind == &kGiveOption) return {hero, item, other, {}};
    if (option.kind == &kTakeOption) return {hero, {}, other, item};
    return {hero, item, other, piece_arg(option.args[3])};
}

std::string proposal(const Game& game, const Decision& decision) {
    const auto name = [&](std::size_t at) { return name_of(game, piece_arg(decision.args[at])); };
    const bool is_gift = decision.args[3] < 0;
    const bool is_wish = decision.args[1] < 0;
    if (is_gift) return name(0) + " offers " + name(1) + " to " + name(2) + ". Take it?";
    if (is_wish) return name(0) + " asks " + name(2) + " for " + name(3) + ". Give it?";
    return name(0) + " offers " + name(1) + " for " + name(3) + " of " + name(2) + ". Agree?";
}

const PromptKind kProposal{"question", proposal};

Flow<bool> agreed(Game& game, Deal deal) {
    if (seat_of(game, deal.hero) == seat_of(game, deal.other)) return Flow<bool>::ready(true);
    const bool is_gift = !deal.theirs;
    return ask_yes_no(game, deal.other, kProposal,
                      {deal.hero.value, Event::to_arg(deal.mine), deal.other.value, Event::to_arg(deal.theirs)},
                      is_gift);
}

/// Whether no rule keeps the thing with its bearer.
Flow<bool> may_part(Game& game, PieceId hero, PieceId item) {
    if (!item) co_return true;
    Event losing(data(game).words.losing, hero, item, tile_of(game, hero));
    co_await game.announce(losing);
    if (losing.forbidden) log_forbidden(game, hero, "part with that", losing);
    co_return !losing.forbidden;
}

Flow<void> announce_gain(Game& game, PieceId hero, PieceId item) {
    if (!item) co_return;
    Event gained(data(game).words.gained, hero, item, tile_of(game, hero));
    co_await game.announce(gained);
}

/// What rules did meanwhile may have moved a thing away.
bool still_held(const Game& game, const Deal& deal) {
    return (!deal.mine || bearer(game, deal.mine) == deal.hero) &&
           (!deal.theirs || bearer(game, deal.theirs) == deal.other);
}

}  // namespace

void offer_trades(Game& game, PieceId hero) {
    for (const PieceId other : heroes_on(game, tile_of(game, hero))) {
        if (other != hero) offer_with(game, hero, other);
    }
}

bool is_trade(const Option& option) {
    return option.kind == &kGiveOption || option.kind == &kTakeOption || option.kind == &kTradeOption;
}

Flow<void> trade(Game& game, Option option) {
    const Deal deal = deal_of(option);
    if (!co_await agreed(game, deal)) {
        game.log(kDeclinedLog, deal.hero.value, deal.other.value);
        co_return;
    }
    if (!co_await may_part(game, deal.hero, deal.mine) || !co_await may_part(game, deal.other, deal.theirs)) co_return;
    if (!still_held(game, deal) || !both_fit(game, deal)) co_return;
    const ZoneId there = room_in_deal(game, deal.other, deal.mine, deal.theirs);
    const ZoneId here = room_in_deal(game, deal.hero, deal.theirs, deal.mine);
    if (deal.mine) game.state().move_to_back(deal.mine, there);
    if (deal.theirs) game.state().move_to_back(deal.theirs, here);
    game.log(kTradedLog, deal.hero.value, Event::to_arg(deal.mine), deal.other.value, Event::to_arg(deal.theirs));
    co_await announce_gain(game, deal.other, deal.mine);
    co_await announce_gain(game, deal.hero, deal.theirs);
}

}  // namespace briar::crawl
