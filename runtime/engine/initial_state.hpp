#pragma once

#include "runtime/engine/ruleset.hpp"

namespace briar {

/// The state before anything is set up: every piece in its starting zone, counters and vars at their initial values.
[[nodiscard]] State initial_state(const Ruleset& ruleset);

}  // namespace briar
