#include "runtime/crawl/turn.hpp"

#include "runtime/crawl/ailments.hpp"
#include "runtime/crawl/encounter.hpp"
#include "runtime/crawl/explore.hpp"
#include "runtime/crawl/harm.hpp"
#include "runtime/crawl/inventory.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/move.hpp"
#include "runtime/crawl/ranged.hpp"
#include "runtime/crawl/treachery.hpp"
#include "runtime/crawl/turn_logs.hpp"
#include "runtime/crawl/turn_options.hpp"

namespace briar::crawl {
namespace {

/// CF-3.1: a step costs AP.
void offer_moves(Game& game, PieceId hero, PieceId here) {
    for (const Direction d : kDirections) {
        const PieceId tile = way(game, here, d);
        if (!tile) continue;
        const int cost = way_cost(game, hero, here, tile);
        if (cost < 0 || cost > ap(game, hero)) continue;
        game.offer(kMoveOption, static_cast<Arg>(d), tile.value, cost, hero.value);
    }
}

void offer_reveal(Game& game, PieceId hero) {
    if (!can_reveal(game, hero)) return;
    const int cost = reveal_cost(game, hero);
    if (cost <= ap(game, hero)) game.offer(kRevealOption, cost, hero.value);
}

/// A hero may share a tile with a living monster without having landed on it: it was carried there, or the fight was
/// broken off. On its turn it may begin the fight that a landing would have brought (CF-5.3).
void offer_facing(Game& game, PieceId hero, PieceId here) {
    if (const PieceId monster = next_opponent(game, hero, here)) game.offer(kFaceOption, hero.value, monster.value);
}

/// What specials add: the hero's and its things', those of the tile with its tokens, and those of monsters here.
void offer_specials(Game& game, PieceId hero, PieceId here) {
    const int occasion = data(game).words.turn_occasion;
    const PieceId monster = monster_on(game, here);
    const std::array<PieceId, 2> places{here, monster};
    game.offer_actions(occasion, hero, {places.data(), monster ? 2U : 1U});
}

void offer_turn(Game& game, PieceId hero) {
    const PieceId here = tile_of(game, hero);
    game.begin_decision(kTurnPrompt, seat_of(game, hero), hero, {hero.value, 0, 0, 0});
    offer_moves(game, hero, here);
    offer_reveal(game, hero);
    offer_facing(game, hero, here);
    offer_specials(game, hero, here);
    offer_shots(game, hero);
    offer_attacks(game, hero);
    offer_inventory(game, hero, false);
    game.offer(kEndOption, hero.value);
}

Flow<void> step_on(Game& game, PieceId hero, Option option) {
    spend(game, hero, option.args[2]);
    co_await move_to(game, hero, piece_arg(option.args[1]));
}

Flow<void> explore(Game& game, PieceId hero, Option option) {
    spend(game, hero, option.args[0]);
    co_await reveal(game, hero);
}

/// CF-3.2: any order, until the AP are spent or a fight begins.
Flow<void> take(Game& game, PieceId hero, Option option) {
    if (option.kind == &kMoveOption) return step_on(game, hero, option);
    if (option.kind == &kRevealOption) return explore(game, hero, option);
    if (Game::is_action(option)) return game.act(option);
    if (option.kind == &kFaceOption) return encounter(game, hero);
    if (is_shot(option)) return shoot(game, option);
    if (is_attack(option)) return attack(game, hero, option);
    if (is_inventory(option)) return do_inventory(game, hero, option, false);
    end_turn_soon(game);
    return {};
}

bool only_the_end(const Game& game) { return game.decision().options.size() == 1; }

Flow<void> take_actions(Game& game) {
    bool asked = false;
    while (!turn_is_over(game)) {
        const PieceId hero = active_hero(game);
        offer_turn(game, hero);
        // CF-3.3: without AP and without anything that is free the turn ends by itself. Its first menu is always shown:
        // turns in which nobody could ever do anything would follow each other for ever.
        if (asked && ap(game, hero) <= 0 && only_the_end(game)) break;
        const Option option = co_await game.ask_quiescent();
        asked = true;
        co_await take(game, hero, option);
    }
}

Flow<void> begin_turn(Game& game) {
    CrawlState& state = crawl(game);
    const PieceId hero = active_hero(game);
    ++game.header().turn;
    game.header().hero = hero;
    state.turn_begun = 1;
    state.turn_over = 0;
    forget_ailing(game);
    game.log(kTurnLog, hero.value, state.round);
    Event started(data(game).words.turn_started, hero, tile_of(game, hero));
    co_await game.announce(started);
}

/// The next hero in play; true when all had their turn, and a new round begins.
bool pass_turn(Game& game) {
    CrawlState& state = crawl(game);
    state.turn_begun = 0;
    state.turn_over = 0;
    const int before = state.active;
    int next = before;
    do {
        next = (next + 1) % state.hero_count;
    } while (next != before && !alive(game, state.heroes[static_cast<std::size_t>(next)]));
    state.active = static_cast<std::uint8_t>(next);
    return next <= before;
}

Flow<void> end_round(Game& game) {
    game.log(kRoundEndedLog, crawl(game).round);
    Event ended(data(game).words.round_ended);
    co_await game.announce(ended);
    ++crawl(game).round;
}

/// Nobody is left who could have a turn: the game is lost, whatever took the last hero away.
bool nobody_left(Game& game) {
    if (heroes_in_play(game).count > 0) return false;
    game.finish(Result::Lost, data(game).all_fallen);
    return true;
}

Flow<void> end_turn(Game& game) {
    const PieceId hero = active_hero(game);
    Event ending(data(game).words.turn_ending, hero, tile_of(game, hero));
    co_await game.announce(ending);
    game.log(kTurnEndedLog, hero.value);
    // CF-3.4: AP are full again at the end of one's own turn.
    if (alive(game, hero)) game.set_counter(hero, data(game).words.ap, most_ap(game, hero));
    heal_monsters(game);
    if (game.finished() || nobody_left(game)) co_return;
    if (pass_turn(game)) co_await end_round(game);
    // What the round's end brought may have taken the next hero out of the game.
    if (game.finished() || nobody_left(game)) co_return;
    if (!alive(game, active_hero(game))) pass_turn(game);
}

/// The start of a game: CF-2.3. A realm without a stack is complete from the beginning.
Flow<void> begin_game(Game& game) {
    game.header().started = 1;
    Event started(data(game).words.game_started);
    co_await game.announce(started);
    for (std::size_t realm = 0; realm < data(game).realms.size(); ++realm) {
        if (crawl(game).realms[realm].open != 0 && !game.finished()) {
            co_await complete_realm(game, active_hero(game), static_cast<int>(realm));
        }
    }
}

}  // namespace

Flow<void> play(Game& game) {
    if (game.header().started == 0) co_await begin_game(game);
    while (!game.finished()) {
        if (crawl(game).turn_begun == 0) co_await begin_turn(game);
        co_await take_actions(game);
        if (!game.finished()) co_await end_turn(game);
    }
}

void end_turn_soon(Game& game) { crawl(game).turn_over = 1; }

bool turn_is_over(const Game& game) {
    return game.finished() || crawl(game).turn_over != 0 || !alive(game, active_hero(game));
}

}  // namespace briar::crawl
