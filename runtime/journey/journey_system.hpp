#pragma once

#include "runtime/engine/system.hpp"

/// The rule system `journey`: a party travels along a row of cards, checks its skills, fights and moves on.
namespace briar::journey {

/// The one instance; it keeps nothing.
[[nodiscard]] const System& system();

}  // namespace briar::journey
