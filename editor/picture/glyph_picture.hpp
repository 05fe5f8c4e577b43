#pragma once

#include <wx/bmpbndl.h>
#include <wx/colour.h>

#include "editor/face/glyph.hpp"

namespace briar::editor {

/// A sign alone, as a small picture beside words: so many pixels of usual size wide and high.
[[nodiscard]] wxBitmapBundle glyph_picture(Glyph glyph, const wxColour& colour, int size);

}  // namespace briar::editor
