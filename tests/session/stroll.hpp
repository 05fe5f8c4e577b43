#pragma once

#include "runtime/engine/system.hpp"
#include "runtime/session/systems.hpp"

/// A made-up system for tests: walkers go along a line by dice, draw coins from a pouch, and wager, which asks again
/// within the move. Its rules can be made to fail.
namespace briar::stroll {

[[nodiscard]] const System& system();
/// The engine and this system, without scripts.
[[nodiscard]] const SystemSet& systems();

}  // namespace briar::stroll
