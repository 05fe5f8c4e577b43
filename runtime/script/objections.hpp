#pragma once

#include <vector>

#include "runtime/engine/objection.hpp"

/// Why something cannot be done where a script says what can. What it names with a `why_not` explains itself.
namespace briar::script {

/// See System::objections.
[[nodiscard]] std::vector<Objection> objections(const Game& game, PieceId about);

}  // namespace briar::script
