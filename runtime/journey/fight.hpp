#pragma once

#include "runtime/journey/journey_data.hpp"

/// FR-5: the fight.
namespace briar::journey {

/// Phase::Fight: rolls the location's die, lets the player pay, and goes on whatever came of it.
Flow<void> fight(Game& game);

}  // namespace briar::journey
