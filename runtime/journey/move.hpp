#pragma once

#include "runtime/journey/journey_data.hpp"

/// FR-6: moving on.
namespace briar::journey {

/// Phase::Move: lets the player pay the way, or has the party suffer for it, and lands on the next location.
Flow<void> move(Game& game);

}  // namespace briar::journey
