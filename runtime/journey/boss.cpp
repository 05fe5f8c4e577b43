#include "runtime/journey/boss.hpp"

#include "runtime/journey/legs.hpp"
#include "runtime/journey/turn.hpp"

namespace briar::journey {

Flow<void> after_fight(Game& game) {
    if (game.finished()) co_return;
    const bool beaten = journey(game).beaten != 0;
    if (location_def(game, at(game)).boss && !beaten) {
        // FR-7.3: once more; FR-6.4: without rest and shops, for the pawn has not just landed.
        enter(game, Phase::Drawing);
        co_await begin_turn(game);
    } else if (next_location(game)) {
        enter(game, Phase::Move);
    } else {
        co_await complete_leg(game);
    }
}

}  // namespace briar::journey
