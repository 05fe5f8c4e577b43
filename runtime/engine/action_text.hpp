#pragma once

#include <string>

#include "runtime/engine/ruleset.hpp"

namespace briar {

/// What people call an action while no target has been chosen: `Bake for ...`.
[[nodiscard]] std::string open_label(const Action& action);

}  // namespace briar
