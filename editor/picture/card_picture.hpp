#pragma once

#include <wx/geometry.h>

#include "editor/face/face.hpp"

class wxGraphicsContext;

namespace briar::editor {

/// Width of a card in parts of its height.
inline constexpr double kCardShape = 5.0 / 7.0;

/// A card with head, picture, numbers and text.
void paint_card(wxGraphicsContext& gc, const wxRect2DDouble& box, const Face& face);
/// The same where there is no room for words: the portrait over the whole card, above it the title and the numbers.
void paint_small_card(wxGraphicsContext& gc, const wxRect2DDouble& box, const Face& face);
/// Where the title of a card of that width ends, from its top, whether there is room for words or not.
[[nodiscard]] double title_end(double width);
/// The portrait alone, for lists and where not even numbers could be read.
void paint_icon(wxGraphicsContext& gc, const wxRect2DDouble& box, const Face& face);
/// A round marker.
void paint_disc(wxGraphicsContext& gc, const wxRect2DDouble& box, const Face& face);

}  // namespace briar::editor
