#include "runtime/crawl/fight_state.hpp"

#include <algorithm>
#include <string>

#include "runtime/crawl/map.hpp"
#include "runtime/crawl/melee.hpp"
#include "runtime/crawl/turn.hpp"

namespace briar::crawl {
namespace {

/// Calls `each` for every running fight, the innermost one first.
template <class State, class Each>
void for_each_fight(State& state, Each each) {
    if (!state.fight.hero) return;
    each(state.fight);
    for (int i = state.outer_fights - 1; i >= 0; --i)
        each(state.outer[static_cast<std::size_t>(i)]);
}

void add(FightState& fight, FightMark mark) { fight.marks = static_cast<std::uint8_t>(fight.marks | mark); }

}  // namespace

bool fighting(const Game& game) { return static_cast<bool>(crawl(game).fight.hero); }

bool in_fight(const Game& game, PieceId piece) {
    bool found = false;
    for_each_fight(crawl(game), [&](const FightState& fight) {
        found = found || fight.hero == piece || fight.opponent == piece || fight.partner == piece;
    });
    return found;
}

void break_off(Game& game) {
    if (fighting(game)) mark(game, kBroken);
}

void begin_fight(Game& game, PieceId hero, PieceId opponent, std::uint8_t rules) {
    CrawlState& state = crawl(game);
    std::uint32_t bouts = game.header().bout;
    if (state.fight.hero) {
        if (state.outer_fights == kMaxFights) {
            throw RuleError(game.cause(), {}, 0,
                            "there are " + std::to_string(kMaxFights + 1) +
                                " fights within fights: a rule begins a fight over and over",
                            {});
        }
        bouts = state.fight.bouts;
        state.outer[state.outer_fights++] = state.fight;
    }
    state.fight = FightState{};
    state.fight.hero = hero;
    state.fight.opponent = opponent;
    state.fight.tile = tile_of(game, hero);
    state.fight.rules = rules;
    state.fight.bout = bouts + 1;
    state.fight.bouts = bouts + 1;
    game.header().bout = state.fight.bout;
}

void end_fight(Game& game) {
    CrawlState& state = crawl(game);
    const std::uint32_t bouts = state.fight.bouts;
    state.fight = FightState{};
    game.header().bout = bouts;
    if (state.outer_fights == 0) return;
    state.fight = state.outer[--state.outer_fights];
    state.outer[state.outer_fights] = FightState{};
    state.fight.bouts = bouts;
    game.header().bout = state.fight.bout;
}

void mark_fallen_hero(Game& game, PieceId hero) {
    for_each_fight(crawl(game), [&](FightState& fight) {
        if (fight.hero == hero) add(fight, kHeroFell);
        if (fight.opponent == hero) add(fight, kOpponentFell);
        if (fight.partner == hero) fight.partner = PieceId{};
    });
}

void mark_fallen_monster(Game& game, PieceId monster) {
    for_each_fight(crawl(game), [&](FightState& fight) {
        if (fight.opponent == monster) add(fight, kOpponentFell);
    });
}

void halt(Game& game, PieceId hero) {
    CrawlState& state = crawl(game);
    if (hero == active_hero(game)) {
        end_turn_soon(game);
    } else if (hero && hero == state.walker) {
        state.halted = 1;
    }
}

}  // namespace briar::crawl
