// CF-8.4: monsters run at those who attack them from afar.
#include "runtime/crawl/encounter.hpp"
#include "runtime/crawl/fight_logs.hpp"
#include "runtime/crawl/harm.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/melee.hpp"
#include "runtime/crawl/ranged.hpp"

namespace briar::crawl {
namespace {

/// The way of the charge, from the tile after the monster's to the one before the hero's: the straight line where there
/// is one, else a shortest way on foot.
PieceId next_on_way(const Game& game, PieceId tile, PieceId to) {
    const Line line = line_of_sight(game, tile, to);
    if (line.distance > 0) return way(game, tile, line.direction);
    return Distances(game, tile).first_step(game, to);
}

Flow<void> run_over(Game& game, PieceId monster, PieceId tile) {
    for (const PieceId hero : heroes_on(game, tile)) {
        Roll roll;
        const int damage = co_await game.roll(data(game).rules.charge, roll, hero, monster);
        co_await hurt_hero(game, hero, damage, Directness::Normal, monster);
    }
}

/// Special tiles on the way do not matter; other monsters there neither (ruling).
Flow<void> run_to(Game& game, PieceId monster, PieceId from, PieceId to) {
    if (from == to) co_return;
    game.state().move_to_back(monster, ground(game, to));
    for (PieceId tile = next_on_way(game, from, to); tile && tile != to && !game.finished();) {
        co_await run_over(game, monster, tile);
        tile = next_on_way(game, tile, to);
    }
    Event moved(data(game).words.monster_moved, monster, to, from);
    co_await game.announce(moved);
}

}  // namespace

Flow<void> charge(Game& game, PieceId monster, PieceId hero) {
    const PieceId from = tile_of(game, monster);
    const PieceId to = tile_of(game, hero);
    if (!alive(game, monster) || !alive(game, hero) || (from != to && !next_on_way(game, from, to))) co_return;
    Event charging(data(game).words.charging, hero, monster, to, from);
    co_await game.announce(charging);
    if (charging.forbidden || !alive(game, monster) || tile_of(game, monster) != from || tile_of(game, hero) != to)
        co_return;
    game.log(kChargedLog, monster.value, hero.value);
    co_await run_to(game, monster, from, to);
    // It must be fought now; whoever else stands there helps (CF-8.4).
    if (!game.finished()) co_await fight(game, hero, monster, kCharged);
}

}  // namespace briar::crawl
