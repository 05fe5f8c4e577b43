#pragma once

#include "runtime/engine/system.hpp"

namespace briar::script {

/// Seats the players, shuffles what the scenario says, and lets the script's `set_up` do the rest. Throws SetupError.
void set_up_game(Game& game, const Setup& setup);

}  // namespace briar::script
