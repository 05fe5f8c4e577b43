#include "editor/picture/tile_picture.hpp"

#include <algorithm>

#include <wx/graphics.h>

#include "editor/picture/colours.hpp"
#include "editor/picture/glyphs.hpp"
#include "editor/picture/ground.hpp"
#include "editor/picture/lettering.hpp"
#include "editor/picture/wx_text.hpp"

namespace briar::editor {
namespace {

constexpr double kLeastForName = 84;
constexpr std::size_t kMostSigns = 4;

class TilePainter {
public:
    TilePainter(wxGraphicsContext& gc, const wxRect2DDouble& box, const Face& face)
        : gc_(gc), box_(box), side_(box.m_width), face_(face) {}

    void paint(unsigned edges) {
        paint_ground(gc_, box_, face_.ground, edges, face_.seed);
        paint_frame();
        paint_signs();
        if (side_ >= kLeastForName && !face_.title.empty()) paint_name();
    }

private:
    void paint_frame() {
        gc_.SetBrush(wxNullGraphicsBrush);
        const double width = std::max(1.0, side_ * 0.012);
        gc_.SetPen(gc_.CreatePen(wxGraphicsPenInfo(wxColour(20, 18, 12, 120)).Width(width)));
        gc_.DrawRectangle(box_.m_x + width / 2, box_.m_y + width / 2, side_ - width, side_ - width);
        gc_.SetPen(wxNullGraphicsPen);
    }

    /// The monster symbol and the signs of its specials, side by side in the clearing.
    void paint_signs() {
        const std::size_t signs = std::min(face_.signs.size(), kMostSigns);
        const std::size_t count = signs + (face_.monster ? 1 : 0);
        if (count == 0) return;
        const double size = side_ * (count == 1 ? 0.28 : count == 2 ? 0.24 : 0.2);
        const double step = size * 1.06;
        double x = box_.m_x + side_ / 2 - step * static_cast<double>(count - 1) / 2 - size / 2;
        const double y = box_.m_y + side_ * 0.5 - size / 2;
        if (face_.monster) {
            draw_medallion(gc_, Glyph::Claws, {x, y, size, size}, kBlood);
            if (face_.number > 0) paint_number({x + size * 0.66, y + size * 0.62, size * 0.46, size * 0.46});
            x += step;
        }
        for (std::size_t i = 0; i < signs; ++i, x += step)
            draw_medallion(gc_, face_.signs[i].glyph, {x, y, size, size}, from_hsl(face_.signs[i].hue, 0.34, 0.33));
    }

    void paint_number(const wxRect2DDouble& box) {
        gc_.SetPen(gc_.CreatePen(wxGraphicsPenInfo(kInk).Width(std::max(1.0, side_ * 0.008))));
        gc_.SetBrush(wxBrush(kParchment));
        gc_.DrawEllipse(box.m_x, box.m_y, box.m_width, box.m_height);
        gc_.SetPen(wxNullGraphicsPen);
        write_line(gc_, wxString::Format("%d", face_.number), box,
                   {Hand::Strong, box.m_height * 0.62, kInk, Align::Centre});
    }

    void paint_name() {
        const double size = std::max(side_ * 0.07, 9.0);
        const Lettering lettering{Hand::Title, size, kBone, Align::Centre};
        const wxString name = to_wx(face_.title);
        const double most = side_ * 0.9;
        const double width = std::min(most, line_width(gc_, name, lettering) + size * 1.4);
        const wxRect2DDouble ribbon(box_.m_x + (side_ - width) / 2, box_.m_y + side_ - size * 1.8, width, size * 1.6);
        gc_.SetBrush(wxBrush(wxColour(30, 22, 14, 178)));
        gc_.DrawRoundedRectangle(ribbon.m_x, ribbon.m_y, ribbon.m_width, ribbon.m_height, ribbon.m_height / 2);
        write_line(gc_, name, {ribbon.m_x + size * 0.5, ribbon.m_y, ribbon.m_width - size, ribbon.m_height}, lettering);
    }

    wxGraphicsContext& gc_;
    const wxRect2DDouble& box_;
    double side_;
    const Face& face_;
};

}  // namespace

void paint_tile(wxGraphicsContext& gc, const wxRect2DDouble& box, const Face& face, unsigned edges) {
    TilePainter(gc, box, face).paint(edges);
}

}  // namespace briar::editor
