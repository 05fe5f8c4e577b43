#pragma once

#include <wx/colour.h>
#include <wx/geometry.h>

#include "editor/face/glyph.hpp"

class wxGraphicsContext;

namespace briar::editor {

/// Fills the sign in one colour, as large as fits into the box.
void draw_glyph(wxGraphicsContext& gc, Glyph glyph, const wxRect2DDouble& box, const wxColour& colour);
/// A round medallion with the sign on it.
void draw_medallion(wxGraphicsContext& gc, Glyph glyph, const wxRect2DDouble& box, const wxColour& ground);

}  // namespace briar::editor
