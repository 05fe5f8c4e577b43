// CF-9.3, CF-9.4: losing a life.
#include "runtime/crawl/ailments.hpp"
#include "runtime/crawl/fight_logs.hpp"
#include "runtime/crawl/fight_state.hpp"
#include "runtime/crawl/harm.hpp"
#include "runtime/crawl/inventory.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/move.hpp"

namespace briar::crawl {
namespace {

/// CF-9.3: back to Start of the realm of death, with full health.
void return_to_start(Game& game, PieceId hero, int realm) {
    put(game, hero, data(game).realms[static_cast<std::size_t>(realm)].start);
    game.set_counter(hero, data(game).words.health, most_health(game, hero));
}

/// CF-9.4: the last life is lost.
void leave_the_game(Game& game, PieceId hero) {
    game.state().move_to_back(hero, data(game).fallen);
    game.set_counter(hero, data(game).words.health, 0);
    game.set_counter(hero, data(game).words.ap, 0);
}

Flow<void> announce_death(Game& game, PieceId hero, PieceId monster, PieceId tile) {
    const Vocabulary& words = data(game).words;
    Event died(words.died, hero, monster, tile);
    co_await game.announce(died);
    if (alive(game, hero)) co_return;
    Event out(words.hero_out, hero, tile);
    co_await game.announce(out);
    if (heroes_in_play(game).count == 0) game.finish(Result::Lost, data(game).all_fallen);
}

/// Whether a rule lets the hero live on.
Flow<bool> spared(Game& game, PieceId hero, PieceId monster, PieceId tile) {
    Event dying(data(game).words.dying, hero, monster, tile);
    co_await game.announce(dying);
    if (!dying.forbidden) co_return false;
    if (health(game, hero) <= 0) game.set_counter(hero, data(game).words.health, 1);
    game.log(kSparedLog, hero.value);
    co_return true;
}

}  // namespace

Flow<void> die(Game& game, PieceId hero, PieceId cause) {
    if (!alive(game, hero)) co_return;
    const PieceId monster = as_monster(game, cause);
    const bool lives_on = co_await spared(game, hero, monster, tile_of(game, hero));
    if (lives_on || !alive(game, hero)) co_return;
    const PieceId tile = tile_of(game, hero);
    const int realm = realm_of(game, hero);
    const CounterId lives_counter = data(game).words.lives;
    const int lives = game.counter(hero, lives_counter) - 1;
    game.set_counter(hero, lives_counter, lives);
    game.log(kDiedLog, hero.value, lives, Event::to_arg(tile));
    drop_everything(game, hero, tile);
    cure_by_death(game, hero);
    mark_fallen_hero(game, hero);
    if (lives > 0) {
        return_to_start(game, hero, realm);
    } else {
        leave_the_game(game, hero);
    }
    halt(game, hero);
    co_await announce_death(game, hero, monster, tile);
}

}  // namespace briar::crawl
