#pragma once

#include "runtime/journey/journey_data.hpp"

/// FR-2: the turn, phase after phase.
namespace briar::journey {

/// The whole game from the state as it stands.
[[nodiscard]] Flow<void> play(Game& game);

/// The turn goes on to a phase, in which nothing has happened yet.
void enter(Game& game, Phase phase);
/// A turn begins: it is counted and announced.
Flow<void> begin_turn(Game& game);

}  // namespace briar::journey
