#pragma once

#include "editor/face/face.hpp"
#include "editor/face/seed.hpp"

class wxGraphicsContext;

namespace briar::editor {

/// One thing that stands beside the ways: a tree seen from above, a block of stone, a rock, a bush, a fir under snow.
void draw_growth(wxGraphicsContext& gc, Ground ground, double x, double y, double radius, Scatter& chance);

}  // namespace briar::editor
