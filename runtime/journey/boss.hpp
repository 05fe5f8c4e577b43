#pragma once

#include "runtime/journey/journey_data.hpp"

/// FR-5.3, FR-7: what follows a fight.
namespace briar::journey {

/// The party moves on, has another turn at a boss that is not beaten, or is at the end of the leg.
Flow<void> after_fight(Game& game);

}  // namespace briar::journey
