#include "editor/picture/portrait.hpp"

#include <algorithm>

#include <wx/graphics.h>

#include "editor/picture/colours.hpp"
#include "editor/picture/glyphs.hpp"
#include "editor/picture/ground.hpp"
#include "editor/picture/lettering.hpp"
#include "editor/picture/wx_text.hpp"

namespace briar::editor {
namespace {

/// The first letters of the first two words: for what has no sign.
wxString monogram(const Face& face) {
    const wxString title = to_wx(face.title);
    wxString letters;
    bool begins = true;
    for (const wxUniChar letter : title) {
        if (begins && letter != ' ' && letters.length() < 2) letters += wxString(letter).Upper();
        begins = letter == ' ' || letter == '-';
    }
    return letters;
}

/// The largest square that covers the box, cut where it does not fit.
void paint_landscape(wxGraphicsContext& gc, const wxRect2DDouble& box, const Face& face) {
    const double side = std::max(box.m_width, box.m_height);
    gc.PushState();
    gc.Clip(box.m_x, box.m_y, box.m_width, box.m_height);
    paint_ground(gc, {box.m_x + (box.m_width - side) / 2, box.m_y + (box.m_height - side) / 2, side, side}, face.ground,
                 face.edges, face.seed);
    gc.PopState();
}

}  // namespace

PortraitGround ground_behind(const Face& face) {
    if (!face.colour)
        return {from_hsl(face.hue, 0.31, 0.55), from_hsl(face.hue, 0.39, 0.27), from_hsl(face.hue, 0.40, 0.30), kBone};
    const wxColour own(*face.colour >> 16U & 255U, *face.colour >> 8U & 255U, *face.colour & 255U);
    return {mix(own, *wxWHITE, 0.14), mix(own, *wxBLACK, 0.18), mix(own, *wxBLACK, 0.5), is_light(own) ? kInk : kBone};
}

void paint_portrait(wxGraphicsContext& gc, const wxRect2DDouble& box, const Face& face) {
    switch (face.portrait) {
        case Portrait::Beast:
            return paint_beast(gc, box, face.beast, face.seed);
        case Portrait::Figure:
            return paint_figure(gc, box, face.seed);
        case Portrait::Landscape:
            return paint_landscape(gc, box, face);
        case Portrait::Glyph:
            break;
    }
    const double side = std::min(box.m_width, box.m_height) * 0.62;
    const wxRect2DDouble middle(box.m_x + (box.m_width - side) / 2, box.m_y + (box.m_height - side) / 2, side, side);
    if (face.emblem == Glyph::None) {
        write_line(gc, face.letter.empty() ? monogram(face) : to_wx(face.letter), box,
                   {Hand::Title, side * 0.62, ground_behind(face).ink, Align::Centre});
        return;
    }
    const double drop = std::max(1.0, side * 0.03);
    draw_glyph(gc, face.emblem, {middle.m_x + drop, middle.m_y + drop, side, side}, wxColour(0, 0, 0, 90));
    draw_glyph(gc, face.emblem, middle, kBone);
}

}  // namespace briar::editor
