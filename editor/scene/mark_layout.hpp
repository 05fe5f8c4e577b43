#pragma once

#include <vector>

#include "editor/scene/scene.hpp"

namespace briar::editor {

/// Where each of the marks on a piece is drawn, as squares within the piece's own box (0 to 1), in the marks' order.
/// Players stand below the middle, foes above it, things and markers above them: what is painted in the middle of the
/// piece itself stays in sight, and nothing hides another one's badge.
[[nodiscard]] std::vector<Box> lay_out_marks(const std::vector<Mark>& marks);

}  // namespace briar::editor
