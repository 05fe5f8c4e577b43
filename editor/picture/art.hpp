#pragma once

#include <filesystem>

#include <wx/geometry.h>

class wxGraphicsContext;

namespace briar::editor {

/// Paints a picture file (PNG, JPEG or SVG) so that it fills the box, cut where it does not fit. False: there is no
/// such file or it cannot be read; nothing is painted then. A picture that is awaited (see art_store.hpp) is a plain
/// area until it is there.
bool paint_art(wxGraphicsContext& gc, const wxRect2DDouble& box, const std::filesystem::path& file);
/// The same, cut round: for markers.
bool paint_round_art(wxGraphicsContext& gc, const wxRect2DDouble& box, const std::filesystem::path& file);
/// What is shown instead: hatching with a sign, so that nobody takes it for a picture.
void paint_missing_art(wxGraphicsContext& gc, const wxRect2DDouble& box);

}  // namespace briar::editor
