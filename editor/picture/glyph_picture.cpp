#include "editor/picture/glyph_picture.hpp"

#include <algorithm>
#include <memory>

#include <wx/bitmap.h>
#include <wx/graphics.h>
#include <wx/image.h>

#include "editor/picture/glyphs.hpp"

namespace briar::editor {
namespace {

constexpr double kMargin = 0.08;  // of the size, on each side

wxBitmap painted(Glyph glyph, const wxColour& colour, int size) {
    wxImage image(size, size);
    image.SetAlpha();
    std::fill_n(image.GetAlpha(), size * size, static_cast<unsigned char>(0));
    {
        const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(image));
        if (gc)
            draw_glyph(*gc, glyph, {size * kMargin, size * kMargin, size * (1 - 2 * kMargin), size * (1 - 2 * kMargin)},
                       colour);
    }
    return wxBitmap(image);
}

}  // namespace

wxBitmapBundle glyph_picture(Glyph glyph, const wxColour& colour, int size) {
    return wxBitmapBundle::FromBitmaps(painted(glyph, colour, size), painted(glyph, colour, 2 * size));
}

}  // namespace briar::editor
