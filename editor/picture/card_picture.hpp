#pragma once

#include <wx/geometry.h>

#include "editor/face/face.hpp"

class wxGraphicsContext;

namespace briar::editor {

/// Width of a card in parts of its height.
inline constexpr double kCardShape = 5.0 / 7.0;

/// A card with head, picture, numbers and text.
void paint_card(wxGraphicsContext& gc, const wxRect2DDouble& box, const Face& face);
/// A square with the portrait alone, for lists and where a card would be too small to read.
void paint_icon(wxGraphicsContext& gc, const wxRect2DDouble& box, const Face& face);
/// A round marker.
void paint_disc(wxGraphicsContext& gc, const wxRect2DDouble& box, const Face& face);

}  // namespace briar::editor
