#pragma once

#include "runtime/journey/journey_data.hpp"

/// FR-6.4: the pawn has just landed: the party may rest and go to shops before it goes on.
namespace briar::journey {

/// Phase::Landing.
Flow<void> landing(Game& game);

}  // namespace briar::journey
