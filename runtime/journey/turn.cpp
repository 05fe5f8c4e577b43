#include "runtime/journey/turn.hpp"

#include "runtime/journey/draw.hpp"
#include "runtime/journey/fight.hpp"
#include "runtime/journey/heroes.hpp"
#include "runtime/journey/landing.hpp"
#include "runtime/journey/legs.hpp"
#include "runtime/journey/move.hpp"
#include "runtime/journey/skill_check.hpp"
#include "runtime/journey/turn_logs.hpp"

namespace briar::journey {
namespace {

/// FR-1.6: the start and the first location lie there already.
Flow<void> begin_game(Game& game) {
    game.header().started = 1;
    note_lead(game);
    Event started(data(game).words.game_started, at(game));
    co_await game.announce(started);
    if (!game.finished()) co_await open_leg(game);
}

Flow<void> run_phase(Game& game) {
    switch (journey(game).phase) {
        case Phase::Landing:
            return landing(game);
        case Phase::Drawing:
            return draw_step(game);
        case Phase::Check:
            return skill_check(game);
        case Phase::Fight:
            return fight(game);
        case Phase::Move:
            break;
    }
    return move(game);
}

}  // namespace

Flow<void> play(Game& game) {
    if (game.header().started == 0) co_await begin_game(game);
    while (!game.finished())
        co_await run_phase(game);
}

void enter(Game& game, Phase phase) {
    JourneyState& state = journey(game);
    state.phase = phase;
    state.phase_begun = 0;
    state.bonus = 0;
    state.dice_rolled = 0;
    state.used_dice = 0;
    state.faces.fill(kNoFace);
    state.met.fill(kNoIcon);
}

Flow<void> begin_turn(Game& game) {
    JourneyState& state = journey(game);
    state.check_failed = 0;
    ++game.header().turn;
    note_lead(game);
    game.log(kTurnLog, static_cast<Arg>(game.header().turn), at(game).value, standing_bits(game), hand_size(game));
    Event started(data(game).words.turn_started, at(game));
    co_await game.announce(started);
}

}  // namespace briar::journey
