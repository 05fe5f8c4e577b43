#pragma once

#include <vector>

#include <wx/colour.h>
#include <wx/geometry.h>

#include "editor/face/face.hpp"

class wxGraphicsContext;

namespace briar::editor {

/// Numbers with their signs as pills side by side in the middle of `row`, all smaller where they would not fit; where
/// they could not be read any more a second line lies above it, and the last ones are left out. `colour` is that of
/// their rims and signs.
void paint_badge_row(wxGraphicsContext& gc, const std::vector<Badge>& badges, const wxRect2DDouble& row,
                     const wxColour& colour);

}  // namespace briar::editor
