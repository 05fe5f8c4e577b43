#pragma once

#include "runtime/journey/journey_data.hpp"

/// FR-2.1, FR-2.3: the draw step.
namespace briar::journey {

[[nodiscard]] int hand_limit(Game& game);
/// Phase::Drawing: draws up to the hand limit and goes on to the check. Without any card the game is lost.
Flow<void> draw_step(Game& game);

}  // namespace briar::journey
