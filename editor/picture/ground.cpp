#include "editor/picture/ground.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include <wx/graphics.h>

#include "editor/picture/colours.hpp"
#include "editor/picture/growth.hpp"

namespace briar::editor {
namespace {

// In parts of the tile's side.
constexpr double kWay = 0.30;
constexpr double kClearing = 0.235;
constexpr double kBank = 0.035;
constexpr int kCells = 8;

struct Floor {
    wxColour light, dark, way, way_light, bank;
};

const Floor& floor_of(Ground ground) {
    static const std::array<Floor, kGrounds> floors{{
        {wxColour(74, 104, 60), wxColour(46, 72, 44), wxColour(190, 158, 108), wxColour(208, 180, 132),
         wxColour(112, 86, 54)},
        {wxColour(128, 98, 66), wxColour(92, 68, 46), wxColour(202, 174, 128), wxColour(220, 196, 152),
         wxColour(84, 60, 40)},
        {wxColour(112, 112, 118), wxColour(74, 75, 84), wxColour(168, 164, 156), wxColour(186, 182, 174),
         wxColour(60, 60, 68)},
        {wxColour(214, 184, 128), wxColour(184, 150, 98), wxColour(236, 216, 172), wxColour(246, 230, 194),
         wxColour(150, 116, 70)},
        {wxColour(206, 220, 228), wxColour(166, 188, 204), wxColour(228, 226, 220), wxColour(242, 240, 236),
         wxColour(120, 146, 168)},
    }};
    return floors[static_cast<std::size_t>(ground)];
}

struct Point {
    double x = 0;
    double y = 0;
};

/// Where a way leaves the tile, in parts of its side.
Point edge_point(unsigned direction) {
    constexpr std::array<Point, 4> points{{{0.5, 0}, {1, 0.5}, {0.5, 1}, {0, 0.5}}};
    return points[direction];
}

bool open(unsigned edges, unsigned direction) { return ((edges >> direction) & 1U) != 0; }

/// How far a place is from the middle of the ways, less what they take.
double distance_from_ways(Point at, unsigned edges) {
    double nearest = std::hypot(at.x - 0.5, at.y - 0.5) - kClearing;
    for (unsigned d = 0; d < 4; ++d) {
        if (!open(edges, d)) continue;
        const bool upright = d % 2 == 0;
        const double along = upright ? at.y : at.x;
        const bool on_side = d == 0 || d == 3 ? along <= 0.5 : along >= 0.5;
        if (on_side) nearest = std::min(nearest, std::abs((upright ? at.x : at.y) - 0.5) - kWay / 2);
    }
    return nearest;
}

class GroundPainter {
public:
    GroundPainter(wxGraphicsContext& gc, const wxRect2DDouble& box, Ground ground, unsigned edges, std::uint32_t seed)
        : gc_(gc),
          box_(box),
          side_(box.m_width),
          ground_(ground),
          floor_(floor_of(ground)),
          edges_(edges),
          chance_(seed) {}

    void paint() {
        gc_.PushState();
        gc_.Clip(box_.m_x, box_.m_y, side_, side_);
        paint_floor();
        if (side_ >= 40) speckle(static_cast<int>(side_ / 2), floor_.light, 0.010, 0.03, false);
        paint_ways();
        if (side_ >= 72) speckle(26, floor_.bank, 0.006, 0.013, true);
        paint_growth();
        gc_.PopState();
    }

private:
    [[nodiscard]] Point place(Point at) const { return {box_.m_x + at.x * side_, box_.m_y + at.y * side_}; }

    void paint_floor() {
        const Point middle = place({0.5, 0.5});
        gc_.SetPen(wxNullGraphicsPen);
        gc_.SetBrush(gc_.CreateRadialGradientBrush(middle.x, middle.y, middle.x, middle.y, side_ * 0.75, floor_.light,
                                                   floor_.dark));
        gc_.DrawRectangle(box_.m_x, box_.m_y, side_, side_);
    }

    void speckle(int count, const wxColour& colour, double least, double most, bool on_ways) {
        for (int i = 0; i < count; ++i) {
            const Point at{chance_.unit(), chance_.unit()};
            const double radius = chance_.between(least, most);
            const double distance = distance_from_ways(at, edges_);
            if (on_ways ? distance > -radius * 2 : distance < kBank) continue;
            const Point middle = place(at);
            gc_.SetBrush(wxBrush(with_alpha(colour, on_ways ? 0.35 : chance_.between(0.25, 0.6))));
            gc_.DrawEllipse(middle.x - radius * side_, middle.y - radius * side_ * 0.7, radius * side_ * 2,
                            radius * side_ * 1.4);
        }
    }

    /// One line from each open edge to the middle, and the clearing there.
    void stroke_ways(double wider, const wxColour& colour) {
        gc_.SetPen(gc_.CreatePen(
            wxGraphicsPenInfo(colour).Width((kWay + wider * 2) * side_).Cap(wxCAP_BUTT).Join(wxJOIN_ROUND)));
        const Point middle = place({0.5, 0.5});
        for (unsigned d = 0; d < 4; ++d) {
            if (!open(edges_, d)) continue;
            const Point end = place(edge_point(d));
            gc_.StrokeLine(end.x, end.y, middle.x, middle.y);
        }
        gc_.SetPen(wxNullGraphicsPen);
        gc_.SetBrush(wxBrush(colour));
        const double radius = (kClearing + wider) * side_;
        gc_.DrawEllipse(middle.x - radius, middle.y - radius, radius * 2, radius * 2);
    }

    void paint_ways() {
        stroke_ways(kBank, floor_.bank);
        stroke_ways(0, floor_.way);
        stroke_ways(-0.045, floor_.way_light);
    }

    /// On a loose grid, wherever there is room beside the ways; what stands further south hides what is behind it.
    void paint_growth() {
        const int cells = side_ < 64 ? kCells - 3 : side_ < 110 ? kCells - 1 : kCells;
        for (int row = 0; row < cells; ++row) {
            for (int column = 0; column < cells; ++column) {
                const double x = (column + chance_.between(0.2, 0.8)) / cells;
                const double y = (row + chance_.between(0.2, 0.8)) / cells;
                const double radius = chance_.between(0.46, 0.66) / cells;
                const bool stands = chance_.unit() < 0.94;
                if (!stands || distance_from_ways({x, y}, edges_) < radius * 0.55 + kBank) continue;
                const Point middle = place(
                    {std::clamp(x, radius * 0.8, 1 - radius * 0.8), std::clamp(y, radius * 0.8, 1 - radius * 0.8)});
                draw_growth(gc_, ground_, middle.x, middle.y, radius * side_, chance_);
            }
        }
    }

    wxGraphicsContext& gc_;
    const wxRect2DDouble& box_;
    double side_;
    Ground ground_;
    const Floor& floor_;
    unsigned edges_;
    Scatter chance_;
};

}  // namespace

void paint_ground(wxGraphicsContext& gc, const wxRect2DDouble& box, Ground ground, unsigned edges, std::uint32_t seed) {
    GroundPainter(gc, box, ground, edges, seed).paint();
}

}  // namespace briar::editor
