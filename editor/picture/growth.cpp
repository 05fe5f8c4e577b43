#include "editor/picture/growth.hpp"

#include <cmath>
#include <numbers>

#include <wx/graphics.h>

#include "editor/picture/colours.hpp"

namespace briar::editor {
namespace {

void disc(wxGraphicsContext& gc, double x, double y, double radius) {
    gc.DrawEllipse(x - radius, y - radius, radius * 2, radius * 2);
}

void shade(wxGraphicsContext& gc, double x, double y, double radius) {
    gc.SetBrush(wxBrush(wxColour(10, 16, 10, 80)));
    gc.DrawEllipse(x - radius * 0.95, y - radius * 0.7, radius * 2.1, radius * 2);
}

/// Light from the north-west.
void lit(wxGraphicsContext& gc, double x, double y, double radius, const wxColour& colour) {
    gc.SetBrush(gc.CreateRadialGradientBrush(x - radius * 0.35, y - radius * 0.4, x, y, radius * 1.15,
                                             mix(colour, *wxWHITE, 0.22), mix(colour, *wxBLACK, 0.28)));
}

/// A crown of leaves in lobes.
void tree(wxGraphicsContext& gc, double x, double y, double radius, Scatter& chance) {
    const wxColour leaves = from_hsl(chance.between(92, 138), chance.between(0.26, 0.40), chance.between(0.20, 0.30));
    shade(gc, x, y, radius);
    constexpr int kLobes = 6;
    const double turn = chance.between(0, std::numbers::pi);
    for (int i = 0; i < kLobes; ++i) {
        const double angle = turn + i * 2 * std::numbers::pi / kLobes;
        const double lobe = radius * chance.between(0.45, 0.56);
        const double lobe_x = x + std::cos(angle) * radius * 0.5;
        const double lobe_y = y + std::sin(angle) * radius * 0.5;
        lit(gc, lobe_x, lobe_y, lobe, mix(leaves, *wxBLACK, 0.10));
        disc(gc, lobe_x, lobe_y, lobe);
    }
    lit(gc, x - radius * 0.08, y - radius * 0.1, radius * 0.58, mix(leaves, *wxWHITE, 0.06));
    disc(gc, x - radius * 0.08, y - radius * 0.1, radius * 0.58);
}

/// A hewn block.
void block(wxGraphicsContext& gc, double x, double y, double radius, Scatter& chance) {
    const wxColour stone = from_hsl(chance.between(210, 260), chance.between(0.03, 0.09), chance.between(0.34, 0.48));
    const double width = radius * chance.between(1.65, 1.95);
    const double height = radius * chance.between(1.45, 1.8);
    const wxRect2DDouble box(x - width / 2, y - height / 2, width, height);
    gc.SetBrush(wxBrush(wxColour(16, 16, 22, 110)));
    gc.DrawRoundedRectangle(box.m_x + radius * 0.08, box.m_y + radius * 0.16, width, height, radius * 0.22);
    gc.SetBrush(gc.CreateLinearGradientBrush(box.m_x, box.m_y, box.m_x + width, box.m_y + height,
                                             mix(stone, *wxWHITE, 0.26), mix(stone, *wxBLACK, 0.24)));
    gc.DrawRoundedRectangle(box.m_x, box.m_y, width, height, radius * 0.22);
}

/// A rounded rock with a lit top.
void rock(wxGraphicsContext& gc, double x, double y, double radius, const wxColour& colour) {
    shade(gc, x, y, radius * 0.9);
    lit(gc, x, y, radius * 0.9, colour);
    gc.DrawEllipse(x - radius * 0.9, y - radius * 0.75, radius * 1.8, radius * 1.5);
}

/// Three tufts.
void bush(wxGraphicsContext& gc, double x, double y, double radius, Scatter& chance) {
    const wxColour leaves = from_hsl(chance.between(48, 84), chance.between(0.24, 0.36), chance.between(0.26, 0.36));
    shade(gc, x, y, radius * 0.85);
    const double at[3][2] = {{-0.38, 0.12}, {0.38, 0.14}, {0, -0.2}};
    for (const auto& tuft : at) {
        lit(gc, x + tuft[0] * radius, y + tuft[1] * radius, radius * 0.52, leaves);
        disc(gc, x + tuft[0] * radius, y + tuft[1] * radius, radius * 0.52);
    }
}

/// A fir with snow on it.
void fir(wxGraphicsContext& gc, double x, double y, double radius, Scatter& chance) {
    const wxColour needles = from_hsl(chance.between(150, 190), 0.22, chance.between(0.26, 0.36));
    shade(gc, x, y + radius * 0.25, radius * 0.8);
    for (int layer = 0; layer < 3; ++layer) {
        const double width = radius * (1.0 - layer * 0.26);
        const double foot = y + radius * (0.75 - layer * 0.5);
        wxGraphicsPath path = gc.CreatePath();
        path.MoveToPoint(x, foot - radius * 0.95);
        path.AddLineToPoint(x + width, foot);
        path.AddLineToPoint(x - width, foot);
        path.CloseSubpath();
        gc.SetBrush(gc.CreateLinearGradientBrush(x, foot - radius * 0.95, x, foot, wxColour(245, 250, 252), needles));
        gc.FillPath(path);
    }
}

}  // namespace

void draw_growth(wxGraphicsContext& gc, Ground ground, double x, double y, double radius, Scatter& chance) {
    gc.SetPen(wxNullGraphicsPen);
    switch (ground) {
        case Ground::Moss:
            return tree(gc, x, y, radius, chance);
        case Ground::Earth:
            if (chance.unit() < 0.5) return bush(gc, x, y, radius, chance);
            return rock(gc, x, y, radius * 0.8, from_hsl(28, 0.18, chance.between(0.34, 0.46)));
        case Ground::Stone:
            return block(gc, x, y, radius, chance);
        case Ground::Sand:
            return rock(gc, x, y, radius * chance.between(0.55, 0.95), from_hsl(32, 0.30, chance.between(0.46, 0.58)));
        case Ground::Frost:
            return fir(gc, x, y, radius, chance);
    }
}

}  // namespace briar::editor
