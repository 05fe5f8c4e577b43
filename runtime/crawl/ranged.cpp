#include "runtime/crawl/ranged.hpp"

#include <algorithm>

#include "runtime/crawl/carried.hpp"
#include "runtime/crawl/encounter.hpp"
#include "runtime/crawl/fight_logs.hpp"
#include "runtime/crawl/fight_options.hpp"
#include "runtime/crawl/fight_state.hpp"
#include "runtime/crawl/harm.hpp"
#include "runtime/crawl/inventory.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/melee.hpp"
#include "runtime/crawl/rewards.hpp"

namespace briar::crawl {
namespace {

int shot_cost(Game& game, PieceId hero, PieceId item) {
    Event subject(EventId{}, hero, item);
    return std::max(0, game.modified(data(game).words.shot_cost, item_def(game, item).ranged.cost, subject));
}

int shot_range(Game& game, PieceId hero, PieceId item) {
    Event subject(EventId{}, hero, item);
    return game.modified(data(game).words.shot_range, item_def(game, item).ranged.range.high, subject);
}

/// What can be shot at on a tile: its monsters, and one that is not revealed yet (CF-8.3).
void offer_targets(Game& game, PieceId item, PieceId tile, int cost) {
    for (const PieceId piece : ZoneRange(game.state(), ground(game, tile))) {
        if (is_monster(game, piece)) game.offer(kShotOption, item.value, tile.value, piece.value, cost);
    }
    if (has_unrevealed(game, tile)) game.offer(kShotOption, item.value, tile.value, -1, cost);
}

/// CF-8.1: straight lines through open edges; the adjacent tile is one away.
void offer_lines(Game& game, PieceId hero, PieceId item, int cost) {
    const int least = std::max(1, item_def(game, item).ranged.range.low);
    const int most = shot_range(game, hero, item);
    for (const Direction direction : kDirections) {
        PieceId tile = way(game, tile_of(game, hero), direction);
        for (int distance = 1; tile && distance <= most; ++distance) {
            if (distance >= least) offer_targets(game, item, tile, cost);
            tile = way(game, tile, direction);
        }
    }
}

Flow<bool> may_shoot(Game& game, PieceId hero, PieceId monster, PieceId item) {
    Event shooting(data(game).words.shooting, hero, monster, item, tile_of(game, monster));
    co_await game.announce(shooting);
    co_return !shooting.forbidden && alive(game, monster) && alive(game, hero);
}

/// A weapon for one shot, and what else follows from having used an item.
Flow<void> put_away(Game& game, PieceId hero, PieceId item) {
    if (item_def(game, item).single_use && bearer(game, item) == hero) co_await lose(game, item, data(game).used);
    Event used(data(game).words.used, hero, item, tile_of(game, hero));
    co_await game.announce(used);
}

/// CF-8.5: a kill from afar is a kill like any other, and the turn goes on.
Flow<void> kill_from_afar(Game& game, PieceId hero, PieceId monster) {
    if (!alive(game, hero)) {
        take_away(game, monster);
        co_return;
    }
    co_await win(game, hero, monster, PieceId{}, true);
    if (data(game).rules.ranged_kill_ends_turn) halt(game, hero);
}

/// The damage is done: the monster dies, charges, or goes on with the fight that it is in.
Flow<void> answer_shot(Game& game, PieceId hero, PieceId monster) {
    if (!alive(game, monster) || game.finished()) co_return;
    if (in_fight(game, monster)) co_return;  // the fight sees for itself that it is over
    if (health(game, monster) <= 0) {
        co_await kill_from_afar(game, hero, monster);
    } else if (alive(game, hero)) {
        co_await charge(game, monster, hero);
    }
}

}  // namespace

void offer_shots(Game& game, PieceId hero) {
    const int points = ap(game, hero);
    for_each_item(game, hero, [&](PieceId item) {
        if (item_def(game, item).ranged.range.high == 0 || !active(game, item)) return;
        const int cost = shot_cost(game, hero, item);
        if (cost <= points) offer_lines(game, hero, item, cost);
    });
}

bool is_shot(const Option& option) { return option.kind == &kShotOption; }

Flow<void> shoot(Game& game, Option option) {
    const PieceId hero = active_hero(game);
    const PieceId item = piece_arg(option.args[0]);
    const PieceId aimed = piece_arg(option.args[2] < 0 ? option.args[1] : option.args[2]);
    spend(game, hero, option.args[3]);
    const PieceId monster = co_await ranged_target(game, hero, aimed);
    if (!monster) co_return;
    const bool allowed = co_await may_shoot(game, hero, monster, item);
    if (!allowed) co_return;
    Roll roll;
    const int amount = co_await game.roll(item_def(game, item).ranged.dice, roll, hero, hero);
    co_await put_away(game, hero, item);
    co_await ranged_damage(game, hero, monster, item, amount);
}

Flow<PieceId> ranged_target(Game& game, PieceId hero, PieceId target) {
    if (is_monster(game, target)) co_return target;
    const PieceId tile = is_tile(game, target) ? target : tile_of(game, target);
    if (!tile) co_return PieceId{};
    PieceId monster = monster_on(game, tile);
    if (!monster && has_unrevealed(game, tile)) monster = co_await reveal_monster(game, hero, tile);
    if (!monster) game.log(kNothingThereLog, hero.value, tile.value);
    co_return monster;
}

Flow<void> ranged_damage(Game& game, PieceId hero, PieceId target, PieceId item, int amount) {
    const PieceId monster = co_await ranged_target(game, hero, target);
    if (!monster || !alive(game, monster)) co_return;
    const PieceId tile = tile_of(game, monster);
    // A shot of nothing only shows who was shot at: what hurt it has been told.
    if (amount > 0) game.log(kShotLog, hero.value, Event::to_arg(item), monster.value, amount);
    co_await wound_monster(game, monster, amount, hero, true);
    Event shot(data(game).words.shot, hero, monster, item, tile, amount);
    co_await game.announce(shot);
    co_await answer_shot(game, hero, monster);
}

}  // namespace briar::crawl
