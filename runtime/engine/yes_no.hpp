#pragma once

#include "runtime/engine/flow.hpp"
#include "runtime/engine/ids.hpp"

namespace briar {

class Game;

/// Asks a hero's seat a question; true: yes. The options' keys are `yes` and `no`; `suggested` is advice.
Flow<bool> ask_yes_no(Game& game, PieceId hero, TextId question, bool suggested = true);

}  // namespace briar
