#include "editor/picture/badge_row.hpp"

#include <algorithm>
#include <span>

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
constexpr double kSign = 0.8;       ///< a sign with the gap that follows it
constexpr double kRounding = 0.5;   ///< both round ends together
constexpr double kLineStep = 1.12;  ///< from line to line

/// In pixels: below that nobody reads a number.
constexpr double kLeastHeight = 12;

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
    // Up to the very end: a pixel more or less is no reason to write smaller.
    const double right = pill.m_x + pill.m_width;
    write_line(gc, to_wx(badge.text), {left, pill.m_y, std::max(1.0, right - left), height}, lettering(height));
}

/// Badges side by side, as high as they can be.
struct Line {
    std::vector<double> widths;
    double all = 0;
};

Line measure(wxGraphicsContext& gc, std::span<const Badge> badges, double height) {
    Line line;
    line.all = -kGap * height;
    for (const Badge& badge : badges) {
        line.widths.push_back(width_of(gc, badge, height));
        line.all += line.widths.back() + kGap * height;
    }
    return line;
}

void paint_line(wxGraphicsContext& gc, std::span<const Badge> badges, const wxRect2DDouble& row,
                const wxColour& colour) {
    const Line line = measure(gc, badges, row.m_height);
    double x = row.m_x + (row.m_width - line.all) / 2;
    for (std::size_t i = 0; i < badges.size(); ++i) {
        paint_badge(gc, badges[i], {x, row.m_y, line.widths[i], row.m_height}, colour);
        x += line.widths[i] + kGap * row.m_height;
    }
}

/// How high badges are in so many lines; 0: they cannot be read there. Letters come in whole pixels: what was measured
/// is what is painted.
double height_in(wxGraphicsContext& gc, std::span<const Badge> badges, std::size_t lines, const wxRect2DDouble& row) {
    const std::size_t each = (badges.size() + lines - 1) / lines;
    const double least = std::min(kLeastHeight, row.m_height);
    for (double height = row.m_height; height >= least; height -= 0.5) {
        bool fits = true;
        for (std::size_t i = 0; i < badges.size(); i += each)
            fits = fits && measure(gc, badges.subspan(i, std::min(each, badges.size() - i)), height).all <= row.m_width;
        if (fits) return height;
    }
    return 0;
}

}  // namespace

void paint_badge_row(wxGraphicsContext& gc, const std::vector<Badge>& badges, const wxRect2DDouble& row,
                     const wxColour& colour) {
    std::span<const Badge> shown = badges;
    std::size_t lines = 1;
    double height = 0;
    while (!shown.empty() && (height = height_in(gc, shown, lines, row)) == 0) {
        if (lines == 1 && shown.size() > 1) {
            lines = 2;
        } else {
            shown = shown.first(shown.size() - 1);
        }
    }
    if (shown.empty()) return;
    const std::size_t each = (shown.size() + lines - 1) / lines;
    // The last line lies where one alone would lie, the other above it.
    const double above = shown.size() > each ? height * kLineStep : 0;
    double y = row.m_y + (row.m_height - height) / 2 - above;
    for (std::size_t i = 0; i < shown.size(); i += each, y += height * kLineStep)
        paint_line(gc, shown.subspan(i, std::min(each, shown.size() - i)), {row.m_x, y, row.m_width, height}, colour);
}

}  // namespace briar::editor
