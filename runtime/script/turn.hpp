#pragma once

#include "runtime/engine/game.hpp"

namespace briar::script {

/// The whole game: one turn after the other until the script ends it. The state before each turn is quiescent.
[[nodiscard]] Flow<void> play(Game& game);

}  // namespace briar::script
