#pragma once

#include "runtime/engine/system.hpp"

/// The rule system `script`: a scenario's own script is the game. The system brings players, pieces, zones and turns;
/// what happens in a turn is told in Lua.
namespace briar::script {

/// The one instance; it keeps nothing.
[[nodiscard]] const System& system();

}  // namespace briar::script
