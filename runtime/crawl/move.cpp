#include "runtime/crawl/move.hpp"

#include <algorithm>

#include "runtime/crawl/encounter.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/turn.hpp"
#include "runtime/crawl/turn_logs.hpp"

namespace briar::crawl {
namespace {

bool next_to(const Game& game, PieceId from, PieceId to) {
    return std::any_of(kDirections.begin(), kDirections.end(), [&](Direction d) { return way(game, from, d) == to; });
}

/// Whether the hero's moves are over: the turn of the active one, the way of one that walks to a fight (CF-10.2).
bool stopped(const Game& game, PieceId hero) {
    if (game.finished()) return true;
    if (hero == crawl(game).walker) return crawl(game).halted != 0;
    return hero == active_hero(game) && turn_is_over(game);
}

}  // namespace

int way_cost(Game& game, PieceId hero, PieceId from, PieceId to) {
    const Vocabulary& words = data(game).words;
    Event subject(EventId{}, hero, to, from);
    if (game.modified(words.may_move, 1, subject) == 0) return -1;
    return std::max(0, game.modified(words.move_cost, data(game).rules.costs.move, subject));
}

int step_cost(Game& game, PieceId hero, PieceId to) {
    const PieceId from = tile_of(game, hero);
    return to && next_to(game, from, to) ? way_cost(game, hero, from, to) : -1;
}

Flow<bool> move_to(Game& game, PieceId hero, PieceId tile) {
    const PieceId from = tile_of(game, hero);
    Event moving(data(game).words.moving, hero, tile, from);
    co_await game.announce(moving);
    if (moving.forbidden) log_forbidden(game, hero, "move there", moving);
    // A rule may have moved the hero itself.
    if (moving.forbidden || game.finished() || tile_of(game, hero) != from) co_return false;
    put(game, hero, tile);
    const Spot spot = spot_of(game, tile);
    game.log(kMovedLog, hero.value, spot.x, spot.y, tile.value);
    co_await land(game, hero, from);
    co_return true;
}

void put(Game& game, PieceId hero, PieceId tile) { game.state().move_to_back(hero, ground(game, tile)); }

Flow<void> land(Game& game, PieceId hero, PieceId from) {
    const PieceId tile = tile_of(game, hero);
    Event entered(data(game).words.entered, hero, tile, from);
    co_await game.announce(entered);
    if (stopped(game, hero) || tile_of(game, hero) != tile) co_return;
    co_await encounter(game, hero);
}

}  // namespace briar::crawl
