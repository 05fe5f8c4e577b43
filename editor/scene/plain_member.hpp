#pragma once

#include "editor/scene/scene.hpp"

namespace briar::editor {

/// Who takes part, as any system has it: a name, a seat, and the counters that content declares.
[[nodiscard]] Member plain_member(const Game& game, PieceId piece);

}  // namespace briar::editor
