#include "runtime/crawl/escape.hpp"

#include <algorithm>

#include "runtime/crawl/explore.hpp"
#include "runtime/crawl/fight_logs.hpp"
#include "runtime/crawl/fight_options.hpp"
#include "runtime/crawl/fight_state.hpp"
#include "runtime/crawl/harm.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/melee.hpp"
#include "runtime/crawl/move.hpp"
#include "runtime/crawl/ransom.hpp"

namespace briar::crawl {
namespace {

PieceId foe_of(const Game& game, PieceId hero) {
    const FightState& fight = crawl(game).fight;
    return fight.hero == hero ? fight.opponent : fight.hero;
}

bool may_escape(Game& game, PieceId hero) {
    const FightState& fight = crawl(game).fight;
    if (!allows(game, kNoEscape) || fight.partner) return false;  // CF-10.5: nobody leaves a tagged fight
    Event subject(EventId{}, hero, as_monster(game, foe_of(game, hero)), fight.tile);
    return game.modified(data(game).words.may_escape, 1, subject) != 0;
}

int damage_of_escape(Game& game, PieceId hero, int base) {
    const FightState& fight = crawl(game).fight;
    Event subject(EventId{}, hero, as_monster(game, foe_of(game, hero)), fight.tile);
    return std::max(0, game.modified(data(game).words.escape_damage, base, subject));
}

void mark_fled(Game& game, PieceId hero, PieceId refuge) {
    FightState& fight = crawl(game).fight;
    fight.refuge = refuge;
    mark(game, fight.hero == hero ? kFled : kOpponentFled);
}

/// Whether the fight that the hero wants to leave is still this one.
bool still_there(const Game& game, PieceId hero, std::uint32_t bout) {
    const FightState& fight = crawl(game).fight;
    return !game.finished() && fight.bout == bout && fight.marks == 0 && alive(game, hero) &&
           tile_of(game, hero) == fight.tile;
}

/// Rules may hold the hero back. `to` none: it hopes for a new tile.
Flow<bool> let_go(Game& game, PieceId hero, PieceId to) {
    const FightState fight = crawl(game).fight;
    const PieceId foe = foe_of(game, hero);
    Event escaping(data(game).words.escaping, hero, as_monster(game, foe), fight.tile, to);
    co_await game.announce(escaping);
    if (!escaping.forbidden) co_return true;
    game.log(kHeldBackLog, hero.value, foe.value);
    co_return false;
}

/// The step itself may be forbidden like any other.
Flow<bool> may_step(Game& game, PieceId hero, PieceId to) {
    const FightState fight = crawl(game).fight;
    Event moving(data(game).words.moving, hero, to, fight.tile);
    co_await game.announce(moving);
    if (moving.forbidden) game.log(kHeldBackLog, hero.value, foe_of(game, hero).value);
    co_return !moving.forbidden;
}

/// The price in blood: damage from a monster (CF-7.1), a kill or damage from a hero (CF-21.2).
Flow<void> pay_in_blood(Game& game, PieceId hero, int damage) {
    const PieceId foe = foe_of(game, hero);
    if (is_hero(game, foe)) {
        co_await pay_ransom(game, hero, foe);
    } else {
        co_await hurt_hero(game, hero, damage, Directness::Direct, foe);
    }
}

/// CF-7.1: to an adjacent tile.
Flow<void> escape_to(Game& game, PieceId hero, Direction direction) {
    const std::uint32_t bout = crawl(game).fight.bout;
    const PieceId to = way(game, tile_of(game, hero), direction);
    spend(game, hero, data(game).rules.costs.escape);
    const bool let = co_await let_go(game, hero, to);
    if (!let) co_return;
    const bool free = co_await may_step(game, hero, to);
    if (!free || !still_there(game, hero, bout)) co_return;
    co_await pay_in_blood(game, hero, damage_of_escape(game, hero, data(game).rules.escape_damage));
    if (still_there(game, hero, bout)) mark_fled(game, hero, to);
}

/// CF-7.1, CF-7.1b: to a new tile. One that does not fit: the AP are spent, the fight goes on.
Flow<void> escape_exploring(Game& game, PieceId hero) {
    const std::uint32_t bout = crawl(game).fight.bout;
    spend(game, hero, data(game).rules.costs.escape_reveal);
    const bool let = co_await let_go(game, hero, PieceId{});
    if (!let || !still_there(game, hero, bout)) co_return;
    const Laid laid = co_await reveal(game, hero);
    if (!laid.tile || !still_there(game, hero, bout)) co_return;
    const bool free = co_await may_step(game, hero, laid.tile);
    if (!free || !still_there(game, hero, bout)) co_return;
    co_await pay_in_blood(game, hero, damage_of_escape(game, hero, data(game).rules.escape_reveal_damage));
    if (still_there(game, hero, bout)) mark_fled(game, hero, laid.tile);
}

}  // namespace

void offer_escapes(Game& game, PieceId hero) {
    const Parameters& rules = data(game).rules;
    const int points = ap(game, hero);
    if (points < std::min(rules.costs.escape, rules.costs.escape_reveal) || !may_escape(game, hero)) return;
    const PieceId tile = tile_of(game, hero);
    const Arg foe = foe_of(game, hero).value;
    if (points >= rules.costs.escape) {
        const int damage = damage_of_escape(game, hero, rules.escape_damage);
        for (const Direction direction : kDirections) {
            const PieceId to = way(game, tile, direction);
            if (!to || step_cost(game, hero, to) < 0) continue;
            game.offer(kEscapeOption, hero.value, static_cast<Arg>(direction), foe, damage);
        }
    }
    if (points >= rules.costs.escape_reveal && can_reveal(game, hero)) {
        game.offer(kExploreOption, hero.value, foe, damage_of_escape(game, hero, rules.escape_reveal_damage));
    }
}

bool is_escape(const Option& option) { return option.kind == &kEscapeOption || option.kind == &kExploreOption; }

Flow<void> escape(Game& game, PieceId hero, Option option) {
    if (option.kind == &kExploreOption) {
        co_await escape_exploring(game, hero);
    } else {
        co_await escape_to(game, hero, static_cast<Direction>(option.args[1]));
    }
}

Flow<void> reach_refuge(Game& game, PieceId hero, PieceId opponent, PieceId from, PieceId refuge) {
    game.log(kEscapedLog, hero.value, opponent.value, refuge.value);
    put(game, hero, refuge);
    Event escaped(data(game).words.escaped, hero, as_monster(game, opponent), refuge, from);
    co_await game.announce(escaped);
    if (tile_of(game, hero) == refuge) co_await land(game, hero, from);
    if (data(game).rules.escape_ends_turn) halt(game, hero);  // CF-7.1a
}

}  // namespace briar::crawl
