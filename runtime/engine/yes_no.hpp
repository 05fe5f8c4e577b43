#pragma once

#include <array>
#include <cstdint>

#include "runtime/engine/decision.hpp"
#include "runtime/engine/flow.hpp"
#include "runtime/engine/ids.hpp"

namespace briar {

class Game;

/// Asks a hero's seat a question; true: yes. The options' keys are `yes` and `no`; `suggested` is advice.
Flow<bool> ask_yes_no(Game& game, PieceId hero, TextId question, bool suggested = true);
/// The same with a question that is put into words when somebody looks.
Flow<bool> ask_yes_no(Game& game, PieceId hero, const PromptKind& prompt, std::array<std::int32_t, 4> args,
                      bool suggested);

}  // namespace briar
