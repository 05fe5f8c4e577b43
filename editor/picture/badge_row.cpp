#include "editor/picture/badge_row.hpp"

#include <algorithm>

#include <wx/graphics.h>

#include "editor/picture/colours.hpp"
#include "editor/picture/glyphs.hpp"
#include "editor/picture/lettering.hpp"
#include "editor/picture/wx_text.hpp"

namespace briar::editor {
namespace {

// In parts of the row's height.
constexpr double kLetters = 0.54;
constexpr double kGap = 0.24;
constexpr double kSign = 0.8;      ///< a sign with the gap that follows it
constexpr double kRounding = 0.5;  ///< both round ends together

Lettering lettering(double height) { return {Hand::Strong, height * kLetters, kInk, Align::Left}; }

double width_of(wxGraphicsContext& gc, const Badge& badge, double height) {
    const double text = badge.text.empty() ? 0 : line_width(gc, to_wx(badge.text), lettering(height));
    return text + (badge.glyph == Glyph::None ? 0 : kSign * height) + kRounding * height;
}

void paint_badge(wxGraphicsContext& gc, const Badge& badge, const wxRect2DDouble& pill, const wxColour& colour) {
    const double height = pill.m_height;
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(mix(colour, *wxBLACK, 0.2)).Width(std::max(1.0, height * 0.076))));
    gc.SetBrush(wxBrush(kParchment));
    gc.DrawRoundedRectangle(pill.m_x, pill.m_y, pill.m_width, height, height / 2);
    gc.SetPen(wxNullGraphicsPen);
    double left = pill.m_x + height * kRounding / 2;
    if (badge.glyph != Glyph::None) {
        const double side = height * 0.62;
        draw_glyph(gc, badge.glyph, {left, pill.m_y + (height - side) / 2, side, side},
                   badge.glyph == Glyph::Heart ? kBlood : colour);
        left += height * kSign;
    }
    const double right = pill.m_x + pill.m_width - height * 0.2;
    write_line(gc, to_wx(badge.text), {left, pill.m_y, std::max(1.0, right - left), height}, lettering(height));
}

}  // namespace

void paint_badge_row(wxGraphicsContext& gc, const std::vector<Badge>& badges, const wxRect2DDouble& row,
                     const wxColour& colour) {
    if (badges.empty()) return;
    std::vector<double> widths;
    double all = -kGap * row.m_height;
    for (const Badge& badge : badges) {
        widths.push_back(width_of(gc, badge, row.m_height));
        all += widths.back() + kGap * row.m_height;
    }
    const double scale = std::min(1.0, row.m_width / all);
    const double height = row.m_height * scale;
    double x = row.m_x + (row.m_width - all * scale) / 2;
    for (std::size_t i = 0; i < badges.size(); ++i) {
        paint_badge(gc, badges[i], {x, row.m_y + (row.m_height - height) / 2, widths[i] * scale, height}, colour);
        x += widths[i] * scale + kGap * height;
    }
}

}  // namespace briar::editor
