#include "runtime/crawl/flight.hpp"

#include "runtime/crawl/fight_options.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/move.hpp"

namespace briar::crawl {
namespace {

/// Offers each step that the hero can pay for; false: there is none.
bool offer_steps(Game& game, PieceId hero) {
    const PieceId tile = tile_of(game, hero);
    bool any = false;
    for (const Direction direction : kDirections) {
        const PieceId to = way(game, tile, direction);
        const int cost = to ? step_cost(game, hero, to) : -1;
        if (cost < 0 || cost > ap(game, hero)) continue;
        game.offer(kFleeOption, hero.value, static_cast<Arg>(direction), cost);
        any = true;
    }
    return any;
}

/// One step of a flight; false: it ends here.
Flow<bool> step_on(Game& game, PieceId hero) {
    if (ap(game, hero) == 0) co_return false;
    game.begin_decision(kFleePrompt, seat_of(game, hero), hero, {hero.value});
    if (!offer_steps(game, hero)) co_return false;
    game.offer(kStayOption);
    const Option choice = co_await game.ask();
    if (choice.kind != &kFleeOption) co_return false;
    const PieceId to = way(game, tile_of(game, hero), static_cast<Direction>(choice.args[1]));
    spend(game, hero, choice.args[2]);
    co_await move_to(game, hero, to);
    co_return walks_on(game);
}

}  // namespace

Walk begin_walk(Game& game, PieceId hero) {
    CrawlState& state = crawl(game);
    const Walk outer{state.walker, state.halted != 0};
    state.walker = hero;
    state.halted = 0;
    return outer;
}

void end_walk(Game& game, Walk walk) {
    CrawlState& state = crawl(game);
    state.walker = walk.outer;
    state.halted = walk.outer_halted ? 1 : 0;
}

bool walks_on(const Game& game) {
    const CrawlState& state = crawl(game);
    return !game.finished() && state.walker && state.halted == 0 && alive(game, state.walker);
}

Flow<void> run_on(Game& game, PieceId hero) {
    // The active hero goes on with its turn and needs no steps of its own.
    if (game.finished() || !alive(game, hero) || hero == active_hero(game)) co_return;
    const Walk outer = begin_walk(game, hero);
    bool on = true;
    while (on)
        on = co_await step_on(game, hero);
    end_walk(game, outer);
}

}  // namespace briar::crawl
