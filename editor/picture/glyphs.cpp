#include "editor/picture/glyphs.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstring>

#include <wx/graphics.h>

#include "editor/picture/colours.hpp"

namespace briar::editor {
namespace {

constexpr double kGrid = 24;

/// Outlines on a grid of 24 by 24: M, L, C, Q, Z as in SVG with absolute places, and `O x y r` for a circle. What is
/// covered twice is a hole.
constexpr std::array<const char*, kGlyphs> kOutlines{
    "",
    // Heart
    "M12 21.5 C5 15 2 12 2 8 C2 5 4 3 7 3 C9 3 11 4 12 6 C13 4 15 3 17 3 C20 3 22 5 22 8 C22 12 19 15 12 21.5 Z",
    // Die
    "M6 2.5 L18 2.5 Q21.5 2.5 21.5 6 L21.5 18 Q21.5 21.5 18 21.5 L6 21.5 Q2.5 21.5 2.5 18 L2.5 6 Q2.5 2.5 6 2.5 Z "
    "O7.5 7.5 1.9 O16.5 7.5 1.9 O12 12 1.9 O7.5 16.5 1.9 O16.5 16.5 1.9",
    // Sword
    "M22 2 L22 6.5 L11.5 17 L7 12.5 L17.5 2 Z M4.5 12 L12 19.5 L10 21.5 L8 19.5 L5 22.5 L1.5 19 L4.5 16 L2.5 14 Z",
    // Shield
    "M12 1.5 L21 4.5 L21 11 C21 16.5 17.5 20.5 12 22.5 C6.5 20.5 3 16.5 3 11 L3 4.5 Z "
    "M12 4.6 L12 19.4 C15.8 17.6 18.2 14.8 18.2 11 L18.2 6.6 Z",
    // Arrow
    "M22.5 1.5 L20.5 10 L17.6 7.1 L8.2 16.5 L8.2 19.7 L4.6 23 L4 20 L1 19.4 L4.3 15.8 L7.5 15.8 L16.9 6.4 L14 3.5 Z",
    // Target
    "O12 12 10.5 O12 12 7.6 O12 12 4.4",
    // Bolt
    "M14 1 L4 14 L10.8 14 L9 23 L20 9.5 L13 9.5 Z",
    // Boot
    "M7 2 L14.5 2 L14.5 11.5 C14.5 14 16.5 14.8 19.5 15.4 C21.6 15.9 22.5 17 22.5 19 L22.5 21.5 L5.5 21.5 L6.5 13 Z",
    // Ring
    "O12 15 7.6 O12 15 4.9 M12 0.6 L16 3.4 L12 7 L8 3.4 Z",
    // Pouch
    "M7.5 2.5 L16.5 2.5 L14.8 7 C20 10 21.5 14 21 17 C20.5 20.8 17.2 22.2 12 22.2 C6.8 22.2 3.5 20.8 3 17 "
    "C2.5 14 4 10 9.2 7 Z M8.6 8.4 L15.4 8.4 L15.9 9.8 L8.1 9.8 Z",
    // Flask
    "M9 1.5 L15 1.5 L15 3.5 L14.2 3.5 L14.2 9 L20.4 19 C21.6 21.2 20.6 22.5 18.4 22.5 L5.6 22.5 "
    "C3.4 22.5 2.4 21.2 3.6 19 L9.8 9 L9.8 3.5 L9 3.5 Z O10.4 17.6 1.7 O14.4 15.2 1.2 O15 19.3 0.9",
    // Mail
    "M8 2 C9.5 4.5 14.5 4.5 16 2 L21.5 5 L20.5 11 L17.8 10.5 L18.4 22 L5.6 22 L6.2 10.5 L3.5 11 L2.5 5 Z "
    "M11.4 8 L12.6 8 L12.6 19.5 L11.4 19.5 Z",
    // Drop
    "M12 1.5 C16 8 19.5 11 19.5 15.2 C19.5 19.4 16.2 22.5 12 22.5 C7.8 22.5 4.5 19.4 4.5 15.2 C4.5 11 8 8 12 1.5 Z "
    "M8 14.5 C7.4 17.6 9 19.8 11.6 20.2 C9.8 18.8 9 17 8 14.5 Z",
    // Skull
    "M12 1.5 C17.8 1.5 21.5 5.2 21.5 10 C21.5 13 20 15 17.4 16.4 L17.4 22 L6.6 22 L6.6 16.4 "
    "C4 15 2.5 13 2.5 10 C2.5 5.2 6.2 1.5 12 1.5 Z O8.1 10.4 2.4 O15.9 10.4 2.4 M12 13 L13.5 16 L10.5 16 Z "
    "M9 18.6 L10.2 18.6 L10.2 22 L9 22 Z M13.8 18.6 L15 18.6 L15 22 L13.8 22 Z",
    // Claws
    "M3.5 1.5 C9 7 9.5 15 4.5 22.5 C5.8 15 6 8 3.5 1.5 Z M10 1.5 C15.5 7 16 15 11 22.5 C12.3 15 12.5 8 10 1.5 Z "
    "M16.5 1.5 C22 7 22.5 15 17.5 22.5 C18.8 15 19 8 16.5 1.5 Z",
    // Fangs
    "M1.5 4.5 Q12 9 22.5 4.5 L21.5 9 L18 21 L14.8 10.6 Q12 11.2 9.2 10.6 L6 21 L2.5 9 Z",
    // Leaf
    "M2.5 21 C3 18.2 4 16.2 5 14.6 C3.4 7 9 2 21.5 2.5 C22 14.5 16.4 20.4 8.4 18 C6.8 19.2 5.6 20.2 4.6 22 Z "
    "M7 16 C9.5 12 12.5 9.4 17 7 C13.4 10 10.5 12.8 8.3 16.6 Z",
    // Gem
    "M6.5 3 L17.5 3 L23 9 L12 22 L1 9 Z M5 9.6 L8.8 9.6 L11 17 Z M13 17 L15.2 9.6 L19 9.6 Z M9 8.2 L15 8.2 L12.8 4.6 "
    "L11.2 4.6 Z",
    // Lay
    "M2.5 2.5 L21.5 2.5 L21.5 21.5 L2.5 21.5 Z M10.4 6 L13.6 6 L13.6 10.4 L18 10.4 L18 13.6 L13.6 13.6 L13.6 18 "
    "L10.4 18 L10.4 13.6 L6 13.6 L6 10.4 L10.4 10.4 Z",
    // Pin
    "M12 1 C17 1 20.5 4.5 20.5 9 C20.5 14 15.5 17.5 12 23 C8.5 17.5 3.5 14 3.5 9 C3.5 4.5 7 1 12 1 Z O12 9 3.4",
    // Barrier
    "O12 12 10.5 M5.5 10.2 L18.5 10.2 L18.5 13.8 L5.5 13.8 Z",
    // Crown
    "M1.5 6 L7 11 L12 2.5 L17 11 L22.5 6 L20.5 18 L3.5 18 Z M3.5 19.6 L20.5 19.6 L20.5 22 L3.5 22 Z",
    // Star
    "M12 1 L15.1 8.4 L23 9.1 L17 14.3 L18.8 22.2 L12 18 L5.2 22.2 L7 14.3 L1 9.1 L8.9 8.4 Z",
    // Scroll
    "M4 2 L17 2 C19 2 20 3 20 5 L20 17.5 L22.5 17.5 L22.5 19.5 C22.5 21.3 21.3 22.3 19.5 22.3 L7 22.3 "
    "C5 22.3 4 21.3 4 19.3 Z M7.5 6.2 L16.5 6.2 L16.5 8 L7.5 8 Z M7.5 10.2 L16.5 10.2 L16.5 12 L7.5 12 Z "
    "M7.5 14.2 L13.5 14.2 L13.5 16 L7.5 16 Z",
    // Eye
    "M0.8 12 C5 6 8.5 4 12 4 C15.5 4 19 6 23.2 12 C19 18 15.5 20 12 20 C8.5 20 5 18 0.8 12 Z O12 12 5 O12 12 2.3",
    // Person
    "O12 6.5 5 M1.8 22.5 C1.8 15.5 6.5 13 12 13 C17.5 13 22.2 15.5 22.2 22.5 Z",
    // Axe
    "M9.2 1.5 L11.8 1.5 L11.8 22.5 L9.2 22.5 Z M12.6 3.2 C15 3.8 18 2.8 20.4 1 C23.6 5 23.6 11 20.4 15 "
    "C18 12.6 15 11.8 12.6 12.6 Z M8.4 5 L4.4 5.4 L4.4 10.4 L8.4 10.8 Z",
    // Hammer
    "M3 4 L5 2 L19 2 L21 4 L21 8.5 L19 10.5 L5 10.5 L3 8.5 Z M10.3 11.3 L13.7 11.3 L13.7 22.5 L10.3 22.5 Z",
    // Bow
    "M7 1 C17 2.5 21.5 8.5 21.5 12 C21.5 15.5 17 21.5 7 23 L7 20.4 C14.5 19 18.6 15.4 18.6 12 C18.6 8.6 14.5 5 7 3.6 Z "
    "M4.6 1.5 L6 1.5 L6 22.5 L4.6 22.5 Z",
    // Dagger
    "M12 0.5 L14.6 5 L14.6 13.4 L9.4 13.4 L9.4 5 Z M5.5 14.2 L18.5 14.2 L18.5 16.6 L5.5 16.6 Z "
    "M10.5 17.4 L13.5 17.4 L13.5 20.4 L10.5 20.4 Z O12 22.2 1.5",
    // Flame
    "M12.5 1 C14 5 19.8 8.5 19.8 14.7 C19.8 19.6 16.2 22.9 12 22.9 C7.8 22.9 4.2 19.8 4.2 15.2 C4.2 11.2 7 9.2 8 5.8 "
    "C9.5 7.3 10 8.8 10 10.4 C12 8.4 13 5 12.5 1 Z M12 20.9 C10 20.9 8.6 19.4 8.6 17.4 C8.6 15 11 13.6 12 11.6 "
    "C13 13.6 15.4 15 15.4 17.4 C15.4 19.4 14 20.9 12 20.9 Z",
    // Wind
    "M2 8 L14 8 C16 8 16.5 5 14.5 4.5 C13.1 4.2 12.2 5.2 12.4 6.6 L10 6.6 C9.6 3.8 11.6 2 14 2 C19.6 2 19.6 10.4 14 "
    "10.4 L2 10.4 Z "
    "M1 12 L18.5 12 C24 12 24 19.8 18.5 19.8 C16.2 19.8 14.5 18.1 15 15.6 L17.4 15.6 C17.2 16.7 17.7 17.4 18.5 17.4 "
    "C20.6 17.4 20.6 14.4 18.5 14.4 L1 14.4 Z "
    "M4 16 L11 16 C15.8 16 15.8 22.8 11 22.8 C9 22.8 7.5 21.4 7.9 19.2 L10.1 19.2 C10 20.1 10.4 20.5 11 20.5 C12.6 "
    "20.5 12.6 18.3 11 18.3 L4 18.3 Z",
    // Bird
    "M1 7 C5 6 8 8 10 11 C11 6.5 14 3 20 1.5 C18.5 5 18.4 7 18 9.4 C20 9 21.6 9.3 23.2 11 L20.6 12.2 "
    "C20 16.2 16.5 19 12 19 L5 22.7 L8 17.5 C4.5 15.5 2.5 12 1 7 Z O18.6 11.3 0.8",
    // Paw
    "M12 11.5 C15.6 11.5 19.2 15.4 19.2 18.8 C19.2 22 16 22.6 12 21.3 C8 22.6 4.8 22 4.8 18.8 C4.8 15.4 8.4 11.5 12 "
    "11.5 Z "
    "O4 11.2 2.6 O8.9 5.6 2.9 O15.1 5.6 2.9 O20 11.2 2.6",
    // Rope
    "O11.5 10 9 O11.5 10 6.8 O11.5 10 4.8 O11.5 10 2.6 M14 19.4 C16.8 20.4 19.2 20 21.6 18.4 L22.8 20.4 C19.4 22.8 16 "
    "23 12.8 21.6 Z",
    // Ladder
    "M4.6 1 L7.4 1 L7.4 23 L4.6 23 Z M16.6 1 L19.4 1 L19.4 23 L16.6 23 Z M7.4 3.6 L16.6 3.6 L16.6 6 L7.4 6 Z "
    "M7.4 8.7 L16.6 8.7 L16.6 11.1 L7.4 11.1 Z M7.4 13.8 L16.6 13.8 L16.6 16.2 L7.4 16.2 Z M7.4 18.9 L16.6 18.9 L16.6 "
    "21.3 L7.4 21.3 Z",
    // Fish
    "M1.2 12 C5 5.4 12.4 4.4 16.6 10.4 L23 5.6 C21.6 9.6 21.6 14.4 23 18.4 L16.6 13.6 C12.4 19.6 5 18.6 1.2 12 Z O6.6 "
    "10.6 1.3",
    // Bone
    "M6.8 10 L17.2 10 C17 5.6 22.6 5.2 22.2 9.6 C22.2 10.6 21.7 11.4 21 12 C21.7 12.6 22.2 13.4 22.2 14.4 C22.6 18.8 "
    "17 18.4 17.2 14 "
    "L6.8 14 C7 18.4 1.4 18.8 1.8 14.4 C1.8 13.4 2.3 12.6 3 12 C2.3 11.4 1.8 10.6 1.8 9.6 C1.4 5.2 7 5.6 6.8 10 Z",
    // Trap
    "M1.5 13 C1.5 6 6 1.8 12 1.8 C18 1.8 22.5 6 22.5 13 L20 13 L18 9.2 L15.4 12.6 L12 8 L8.6 12.6 L6 9.2 L4 13 Z "
    "M1.5 15.4 L4.2 15.4 L6 18.4 L8.6 15.4 L12 19.4 L15.4 15.4 L18 18.4 L19.8 15.4 L22.5 15.4 C22 20 18 22.6 12 22.6 "
    "C6 22.6 2 20 1.5 15.4 Z",
    // Reeds
    "M10 2.4 C10 0.4 14 0.4 14 2.4 L14 8.6 L10 8.6 Z M11.2 8.6 L12.8 8.6 L12.8 19.6 L11.2 19.6 Z "
    "M3.2 6.4 C3.2 4.6 6.8 4.6 6.8 6.4 L6.8 11.8 L3.2 11.8 Z M4.3 11.8 L5.7 11.8 L5.7 19.6 L4.3 19.6 Z "
    "M17.2 4.4 C17.2 2.6 20.8 2.6 20.8 4.4 L20.8 9.8 L17.2 9.8 Z M18.3 9.8 L19.7 9.8 L19.7 19.6 L18.3 19.6 Z "
    "M1 20.4 L23 20.4 L23 22.8 L1 22.8 Z",
    // Question
    "M5.6 8.2 C5.6 4 8.2 1.2 12.2 1.2 C16.2 1.2 18.8 3.8 18.8 7.3 C18.8 11 15.2 12 14.2 13.8 C13.9 14.4 13.8 15 13.8 "
    "16.2 L10.2 16.2 "
    "C10.2 12.2 11 11.4 13.2 9.8 C14.6 8.8 15 8.2 15 7.3 C15 5.8 13.9 4.7 12.2 4.7 C10.4 4.7 9.4 6 9.4 8.2 Z O12 20.4 "
    "2.4",
    // Book
    "M1.6 3.6 C5.6 2.2 9.4 2.8 11.2 4.8 L11.2 21.8 C9.4 19.9 5.6 19.3 1.6 20.4 Z M22.4 3.6 C18.4 2.2 14.6 2.8 12.8 4.8 "
    "L12.8 21.8 "
    "C14.6 19.9 18.4 19.3 22.4 20.4 Z",
    // Key
    "O7 7.5 6 O7 7.5 2.7 M10.2 12.9 L12.4 10.7 L22.8 21.1 L20.6 23.3 L18.7 21.4 L16.7 23.4 L14.5 21.2 L16.5 19.2 Z",
    // Coin
    "O12 12 10.8 O12 12 8.8 M12 6.2 L13.7 10.3 L18 10.6 L14.7 13.4 L15.8 17.6 L12 15.2 L8.2 17.6 L9.3 13.4 L6 10.6 "
    "L10.3 10.3 Z",
    // Tree
    "M12 0.8 L18.4 8 L15.6 8 L20.4 13.6 L17 13.6 L22.2 19.4 L13.6 19.4 L13.6 23.2 L10.4 23.2 L10.4 19.4 L1.8 19.4 L7 "
    "13.6 "
    "L3.6 13.6 L8.4 8 L5.6 8 Z",
    // Hand
    "M8.6 3.4 C8.6 1.9 9.6 1 10.9 1 C12.2 1 13.2 1.9 13.2 3.4 L13.2 9.2 L19.2 10.6 C21 11 22 12.2 21.7 14 L20.8 19 "
    "C20.4 21.4 18.9 22.8 16.6 22.8 L11.6 22.8 C9.8 22.8 8.5 22.1 7.4 20.6 L2.6 14.4 C1.8 13.2 2 12 3 11.3 "
    "C4 10.7 5.2 10.9 6.1 11.7 L8.6 14.2 Z",
};

/// Reads an outline into a path, scaled to the box.
class OutlineReader {
public:
    OutlineReader(const char* outline, const wxRect2DDouble& box) : at_(outline) {
        scale_ = std::min(box.m_width, box.m_height) / kGrid;
        left_ = box.m_x + (box.m_width - kGrid * scale_) / 2;
        top_ = box.m_y + (box.m_height - kGrid * scale_) / 2;
    }

    void read(wxGraphicsPath& path) {
        while (*at_ != '\0') {
            const char what = *at_++;
            switch (what) {
                case 'M':
                    path.MoveToPoint(point());
                    break;
                case 'L':
                    path.AddLineToPoint(point());
                    break;
                case 'Q':
                    add_quad(path);
                    break;
                case 'C':
                    add_curve(path);
                    break;
                case 'O':
                    add_circle(path);
                    break;
                case 'Z':
                    path.CloseSubpath();
                    break;
                default:
                    break;
            }
        }
    }

private:
    double number() {
        while (*at_ == ' ')
            ++at_;
        double value = 0;
        at_ = std::from_chars(at_, at_ + std::strlen(at_), value).ptr;
        return value;
    }
    wxPoint2DDouble point() {
        const double x = number();
        const double y = number();
        return {left_ + x * scale_, top_ + y * scale_};
    }
    void add_quad(wxGraphicsPath& path) {
        const wxPoint2DDouble control = point();
        const wxPoint2DDouble end = point();
        path.AddQuadCurveToPoint(control.m_x, control.m_y, end.m_x, end.m_y);
    }
    void add_curve(wxGraphicsPath& path) {
        const wxPoint2DDouble first = point();
        const wxPoint2DDouble second = point();
        path.AddCurveToPoint(first, second, point());
    }
    void add_circle(wxGraphicsPath& path) {
        const wxPoint2DDouble centre = point();
        path.AddCircle(centre.m_x, centre.m_y, number() * scale_);
    }

    const char* at_;
    double scale_ = 1;
    double left_ = 0;
    double top_ = 0;
};

wxRect2DDouble inset(const wxRect2DDouble& box, double share) {
    return {box.m_x + box.m_width * share, box.m_y + box.m_height * share, box.m_width * (1 - 2 * share),
            box.m_height * (1 - 2 * share)};
}

}  // namespace

void draw_glyph(wxGraphicsContext& gc, Glyph glyph, const wxRect2DDouble& box, const wxColour& colour) {
    if (glyph == Glyph::None) return;
    wxGraphicsPath path = gc.CreatePath();
    OutlineReader(kOutlines[static_cast<std::size_t>(glyph)], box).read(path);
    gc.SetBrush(wxBrush(colour));
    gc.FillPath(path, wxODDEVEN_RULE);
}

void draw_medallion(wxGraphicsContext& gc, Glyph glyph, const wxRect2DDouble& box, const wxColour& ground) {
    const double width = std::max(1.0, box.m_width * 0.05);
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(kBone).Width(width)));
    gc.SetBrush(gc.CreateRadialGradientBrush(
        box.m_x + box.m_width * 0.4, box.m_y + box.m_height * 0.35, box.m_x + box.m_width * 0.5,
        box.m_y + box.m_height * 0.5, box.m_width * 0.6, mix(ground, *wxWHITE, 0.18), mix(ground, *wxBLACK, 0.25)));
    const wxRect2DDouble rim = inset(box, 0.03);
    gc.DrawEllipse(rim.m_x, rim.m_y, rim.m_width, rim.m_height);
    gc.SetPen(wxNullGraphicsPen);
    draw_glyph(gc, glyph, inset(box, 0.24), kBone);
}

}  // namespace briar::editor
