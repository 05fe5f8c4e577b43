#include "runtime/crawl/tagging.hpp"

#include <algorithm>

#include "runtime/crawl/fight_logs.hpp"
#include "runtime/crawl/fight_options.hpp"
#include "runtime/crawl/fight_state.hpp"
#include "runtime/crawl/flight.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/melee.hpp"
#include "runtime/crawl/move.hpp"

namespace briar::crawl {
namespace {

/// The next tile on a shortest way to where `distances` were measured from, north, east, south, west; none: no way.
PieceId step_back(const Game& game, const Distances& distances, PieceId tile) {
    const int steps = distances.to(tile);
    for (const Direction direction : kDirections) {
        const PieceId next = way(game, tile, direction);
        if (next && distances.to(next) == steps - 1) return next;
    }
    return {};
}

/// AP that the partner needs to walk to the fight; -1: there is no way that it may go.
int price_of_the_way(Game& game, PieceId partner, const Distances& distances) {
    const Vocabulary& words = data(game).words;
    PieceId tile = tile_of(game, partner);
    if (!tile || distances.to(tile) < 0) return -1;
    int price = 0;
    while (distances.to(tile) > 0) {
        const PieceId next = step_back(game, distances, tile);
        if (!next) return -1;
        Event step(EventId{}, partner, next, tile);
        if (game.modified(words.may_move, 1, step) == 0) return -1;
        price += std::max(0, game.modified(words.move_cost, data(game).rules.costs.move, step));
        tile = next;
    }
    return price;
}

bool may_tag(Game& game, PieceId hero, PieceId partner) {
    const FightState& fight = crawl(game).fight;
    Event subject(EventId{}, hero, partner, as_monster(game, fight.opponent), fight.tile);
    return game.modified(data(game).words.may_tag, 1, subject) != 0;
}

/// CF-10.1, CF-20.2: who may be called at all, wherever it is.
bool can_help(Game& game, PieceId hero, PieceId other) {
    if (other == hero || in_fight(game, other)) return false;
    return health(game, other) >= data(game).rules.tag.least_health && may_tag(game, hero, other);
}

/// CF-10.1, CF-20.2: whether the partner agrees, after the AP have been spent.
Flow<bool> agrees(Game& game, PieceId hero, PieceId partner) {
    const int refuses_on = data(game).rules.tag.refuses_on;
    if (refuses_on > 0) {
        Roll roll;
        const int rolled = co_await game.roll(DiceExpr{}, roll, hero, hero);
        co_return rolled > refuses_on;
    }
    if (seat_of(game, partner) == seat_of(game, hero)) co_return true;
    game.begin_decision(kTagPrompt, seat_of(game, partner), partner, {hero.value, partner.value});
    game.offer(kConsentOption, 1);
    game.offer(kConsentOption, 0);
    const Option choice = co_await game.ask();
    co_return choice.args[0] != 0;
}

/// One step of the partner's way; false: it goes no further.
Flow<bool> step_nearer(Game& game, PieceId partner, PieceId tile) {
    const PieceId here = tile_of(game, partner);
    if (here == tile) co_return false;
    const PieceId next = step_back(game, Distances(game, tile), here);
    const int cost = next ? step_cost(game, partner, next) : -1;
    if (cost < 0 || cost > ap(game, partner)) co_return false;
    spend(game, partner, cost);
    const bool moved = co_await move_to(game, partner, next);
    co_return moved&& walks_on(game);
}

/// CF-10.2: the partner spends AP of its next turn to walk here; special tiles on the way are resolved, and one of them
/// or a fight may end the walk.
Flow<bool> walks_here(Game& game, PieceId partner, PieceId tile) {
    const Walk outer = begin_walk(game, partner);
    bool on = true;
    while (on)
        on = co_await step_nearer(game, partner, tile);
    const bool arrived = walks_on(game) && tile_of(game, partner) == tile;
    end_walk(game, outer);
    co_return arrived;
}

/// CF-10.3: one partner for each fight.
Flow<void> stand_beside(Game& game, PieceId hero, PieceId partner) {
    FightState& fight = crawl(game).fight;
    fight.partner = partner;
    fight.tag_used = 1;
    game.log(kJoinedLog, hero.value, partner.value);
    Event tagged(data(game).words.tagged, hero, partner, as_monster(game, fight.opponent), fight.tile);
    co_await game.announce(tagged);
}

/// Whether the call is heard and answered: rules may forbid it, the partner may refuse.
Flow<bool> answers(Game& game, PieceId hero, PieceId partner) {
    const FightState& fight = crawl(game).fight;
    Event tagging(data(game).words.tagging, hero, partner, as_monster(game, fight.opponent), fight.tile);
    co_await game.announce(tagging);
    if (tagging.forbidden) co_return false;
    const bool agreed = co_await agrees(game, hero, partner);
    co_return agreed;
}

}  // namespace

void offer_tags(Game& game, PieceId hero) {
    const FightState& fight = crawl(game).fight;
    if (!allows(game, kNoTag) || fight.tag_used != 0) return;
    if (ap(game, hero) < data(game).rules.costs.tag || crawl(game).hero_count < 2) return;
    const Distances distances(game, fight.tile);
    for (const PieceId other : heroes_in_play(game)) {
        if (!can_help(game, hero, other)) continue;
        const int price = price_of_the_way(game, other, distances);
        if (price < 0 || price > ap(game, other)) continue;
        game.offer(kCallOption, hero.value, other.value, price);
    }
}

bool is_tag(const Option& option) { return option.kind == &kCallOption; }

Flow<void> call(Game& game, PieceId hero, Option option) {
    const PieceId partner = piece_arg(option.args[1]);
    const PieceId tile = crawl(game).fight.tile;
    const std::uint32_t bout = crawl(game).fight.bout;
    spend(game, hero, data(game).rules.costs.tag);
    game.log(kCalledLog, hero.value, partner.value);
    const bool comes = co_await answers(game, hero, partner);
    if (!comes) {
        game.log(kRefusedLog, hero.value, partner.value);
        co_return;
    }
    const bool arrived = co_await walks_here(game, partner, tile);
    if (game.finished() || crawl(game).fight.bout != bout || crawl(game).fight.hero != hero) co_return;
    if (arrived) {
        co_await stand_beside(game, hero, partner);
    } else {
        game.log(kDidNotComeLog, hero.value, partner.value);
    }
}

Flow<void> join_from_tile(Game& game, PieceId hero) {
    if (!allows(game, kNoTag)) co_return;
    game.begin_decision(kJoinPrompt, seat_of(game, hero), hero, {hero.value});
    int offered = 0;
    for (const PieceId other : heroes_on(game, crawl(game).fight.tile)) {
        if (other == hero || in_fight(game, other) || !may_tag(game, hero, other)) continue;
        game.offer(kJoinOption, other.value);
        ++offered;
    }
    if (offered == 0) co_return;
    const Option choice = co_await game.ask();
    co_await stand_beside(game, hero, piece_arg(choice.args[0]));
}

}  // namespace briar::crawl
