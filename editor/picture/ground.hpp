#pragma once

#include <wx/geometry.h>

#include "editor/face/face.hpp"
#include "editor/face/seed.hpp"

class wxGraphicsContext;

/// The floor of a tile: earth, the ways to its open edges, and what grows or stands beside them.
namespace briar::editor {

/// Paints the whole square. `edges` as it lies: bits 1 << north, east, south, west. Different seeds scatter
/// differently.
void paint_ground(wxGraphicsContext& gc, const wxRect2DDouble& box, Ground ground, unsigned edges, std::uint32_t seed);

}  // namespace briar::editor
