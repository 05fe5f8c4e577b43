#pragma once

#include "editor/scene/scene.hpp"

namespace briar::editor {

/// How high the key of an option is on what is so wide, and how wide when there is no more to say than a digit.
[[nodiscard]] double key_size(double width, double unit);

/// Where the key of an option is written on `box`: in its right upper corner, below `top`. A small piece has a letter
/// in its middle, and squares have their numbers left above: there the key hangs over the right lower corner, so that
/// these stay in sight. `width`: of the key; `edge`: between it and the edges of what is large.
[[nodiscard]] Box place_key(const Box& box, double top, double width, double size, double edge);

}  // namespace briar::editor
