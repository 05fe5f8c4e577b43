#include "editor/picture/picture.hpp"

#include <algorithm>
#include <memory>
#include <numbers>

#include <wx/graphics.h>
#include <wx/image.h>

#include "editor/picture/art.hpp"
#include "editor/picture/card_picture.hpp"
#include "editor/picture/tile_picture.hpp"

namespace briar::editor {
namespace {

constexpr double kLeastCard = 124;      ///< narrower ones have no room for their words
constexpr double kLeastSmallCard = 40;  ///< narrower ones have no room for their numbers

unsigned turned(unsigned edges, int quarter_turns) {
    const unsigned twice = edges * 0x11U;
    return (twice >> (4U - (static_cast<unsigned>(quarter_turns) & 3U))) & 15U;
}

/// The largest square in the middle.
wxRect2DDouble square_in(const wxRect2DDouble& box) {
    const double side = std::min(box.m_width, box.m_height);
    return {box.m_x + (box.m_width - side) / 2, box.m_y + (box.m_height - side) / 2, side, side};
}

/// The largest card in the middle.
wxRect2DDouble card_in(const wxRect2DDouble& box) {
    const double width = std::min(box.m_width, box.m_height * kCardShape);
    const double height = width / kCardShape;
    return {box.m_x + (box.m_width - width) / 2, box.m_y + (box.m_height - height) / 2, width, height};
}

void paint_tile_or_art(wxGraphicsContext& gc, const wxRect2DDouble& box, const Face& face, int turn) {
    if (face.art.empty()) return paint_tile(gc, box, face, turned(face.edges, turn));
    gc.PushState();
    gc.Translate(box.m_x + box.m_width / 2, box.m_y + box.m_height / 2);
    gc.Rotate(turn * std::numbers::pi / 2);
    const wxRect2DDouble around(-box.m_width / 2, -box.m_height / 2, box.m_width, box.m_height);
    if (!paint_art(gc, around, face.art)) paint_missing_art(gc, around);
    gc.PopState();
}

}  // namespace

void paint_face(wxGraphicsContext& gc, const wxRect2DDouble& box, const Face& face, Manner manner, int turn) {
    if (manner == Manner::Piece) return paint_disc(gc, square_in(box), face);
    switch (face.shape) {
        case FaceShape::Tile:
            return paint_tile_or_art(gc, square_in(box), face, turn);
        case FaceShape::Disc:
            return paint_disc(gc, square_in(box), face);
        case FaceShape::Card:
            break;
    }
    const wxRect2DDouble card = card_in(box);
    if (manner == Manner::Icon || card.m_width < kLeastSmallCard) {
        paint_icon(gc, square_in(box), face);
    } else if (card.m_width < kLeastCard) {
        paint_small_card(gc, card, face);
    } else {
        paint_card(gc, card, face);
    }
}

wxImage face_image(const Face& face, const wxSize& size, Manner manner, int turn) {
    wxImage image(std::max(1, size.x), std::max(1, size.y));
    image.InitAlpha();
    std::fill_n(image.GetAlpha(),
                static_cast<std::size_t>(image.GetWidth()) * static_cast<std::size_t>(image.GetHeight()),
                static_cast<unsigned char>(0));
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(image));
    gc->SetAntialiasMode(wxANTIALIAS_DEFAULT);
    gc->SetInterpolationQuality(wxINTERPOLATION_BEST);
    paint_face(*gc, {0, 0, static_cast<double>(image.GetWidth()), static_cast<double>(image.GetHeight())}, face, manner,
               turn);
    gc->Flush();
    return image;
}

}  // namespace briar::editor
