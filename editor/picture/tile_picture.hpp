#pragma once

#include <wx/geometry.h>

#include "editor/face/face.hpp"

class wxGraphicsContext;

namespace briar::editor {

/// A tile as it lies: `edges` are its open edges after turning. Its name and signs stay upright.
void paint_tile(wxGraphicsContext& gc, const wxRect2DDouble& box, const Face& face, unsigned edges);

}  // namespace briar::editor
