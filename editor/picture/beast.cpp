// Beasts: a head that nobody has drawn by hand. Its colour and build come from the seed, its bulk, teeth and horns from
// the entry's numbers.
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include <wx/graphics.h>

#include "editor/face/seed.hpp"
#include "editor/picture/colours.hpp"
#include "editor/picture/glyphs.hpp"
#include "editor/picture/portrait.hpp"

namespace briar::editor {
namespace {

constexpr std::array<double, 8> kHues{8, 28, 48, 96, 158, 206, 268, 326};
constexpr double kPi = std::numbers::pi;

class BeastPainter {
public:
    BeastPainter(wxGraphicsContext& gc, const wxRect2DDouble& box, const BeastTraits& traits, std::uint32_t seed)
        : gc_(gc), traits_(traits), chance_(seed) {
        size_ = std::min(box.m_width, box.m_height);
        x_ = box.m_x + box.m_width / 2;
        // Horns and crowns need room above.
        const double above = traits.crowned ? 0.12 : 0.035 * (traits.horns + 1);
        y_ = box.m_y + box.m_height / 2 + size_ * above;
        radius_ = size_ * (0.27 + 0.009 * traits.bulk) * (1 - above * 0.6);
        hide_ = from_hsl(kHues[static_cast<std::size_t>(chance_.below(static_cast<int>(kHues.size())))],
                         chance_.between(0.24, 0.42), chance_.between(0.26, 0.36));
        wide_ = chance_.between(0.92, 1.14);
        shaggy_ = chance_.unit() < 0.55;
        eyes_ = std::array<int, 6>{2, 2, 2, 1, 3, 4}[static_cast<std::size_t>(chance_.below(6))];
        glow_ =
            from_hsl(std::array<double, 4>{48, 18, 70, 190}[static_cast<std::size_t>(chance_.below(4))], 0.95, 0.62);
    }

    void paint() {
        gc_.SetPen(wxNullGraphicsPen);
        if (traits_.horns > 0) {
            paint_horns();
        } else {
            paint_ears();
        }
        paint_head();
        paint_eyes();
        paint_mouth();
        if (traits_.crowned) {
            const double side = radius_ * 0.85;
            draw_glyph(gc_, Glyph::Crown, {x_ - side / 2, y_ - radius_ * 1.1 - side * 0.66, side, side},
                       wxColour(238, 196, 78));
        }
    }

private:
    [[nodiscard]] wxPoint2DDouble at(double across, double down) const {
        return {x_ + across * radius_ * wide_, y_ + down * radius_};
    }

    void paint_head() {
        const int points = shaggy_ ? 30 : 18;
        wxGraphicsPath path = gc_.CreatePath();
        for (int i = 0; i <= points * 2; ++i) {
            const double angle = i * kPi / points;
            const double fringe = shaggy_ ? (i % 2 == 0 ? 1.07 : 0.95) : 1.0;
            // A jaw that narrows below.
            const double jaw = 1 - 0.16 * std::max(0.0, std::sin(angle));
            const wxPoint2DDouble point = at(std::cos(angle) * fringe * jaw, std::sin(angle) * fringe * 1.02);
            if (i == 0) {
                path.MoveToPoint(point);
            } else {
                path.AddLineToPoint(point);
            }
        }
        path.CloseSubpath();
        gc_.SetBrush(gc_.CreateRadialGradientBrush(x_ - radius_ * 0.3, y_ - radius_ * 0.4, x_, y_, radius_ * 1.3,
                                                   mix(hide_, *wxWHITE, 0.26), mix(hide_, *wxBLACK, 0.34)));
        gc_.FillPath(path);
        // A lighter snout.
        const wxPoint2DDouble snout = at(0, 0.42);
        gc_.SetBrush(wxBrush(with_alpha(mix(hide_, *wxWHITE, 0.4), 0.45)));
        gc_.DrawEllipse(snout.m_x - radius_ * 0.52, snout.m_y - radius_ * 0.36, radius_ * 1.04, radius_ * 0.78);
    }

    void fill_curve(const wxPoint2DDouble& from, const wxPoint2DDouble& out, const wxPoint2DDouble& tip,
                    const wxPoint2DDouble& in, const wxPoint2DDouble& to, const wxColour& colour) {
        wxGraphicsPath path = gc_.CreatePath();
        path.MoveToPoint(from);
        path.AddQuadCurveToPoint(out.m_x, out.m_y, tip.m_x, tip.m_y);
        path.AddQuadCurveToPoint(in.m_x, in.m_y, to.m_x, to.m_y);
        path.CloseSubpath();
        gc_.SetBrush(wxBrush(colour));
        gc_.FillPath(path);
    }

    void paint_ears() {
        const bool pointed = chance_.unit() < 0.6;
        const wxColour dark = mix(hide_, *wxBLACK, 0.22);
        for (const double side : {-1.0, 1.0}) {
            if (pointed) {
                fill_curve(at(side * 0.35, -0.8), at(side * 0.55, -1.4), at(side * 1.0, -1.5), at(side * 1.1, -0.9),
                           at(side * 0.92, -0.3), dark);
            } else {
                const wxPoint2DDouble ear = at(side * 0.82, -0.72);
                gc_.SetBrush(wxBrush(dark));
                gc_.DrawEllipse(ear.m_x - radius_ * 0.36, ear.m_y - radius_ * 0.36, radius_ * 0.72, radius_ * 0.72);
            }
        }
    }

    void paint_horns() {
        const wxColour bone(226, 214, 186);
        const double length = 0.9 + 0.28 * traits_.horns;
        for (const double side : {-1.0, 1.0}) {
            fill_curve(at(side * 0.38, -0.86), at(side * 1.0, -1.0), at(side * 1.12, -0.75 - length * 0.72),
                       at(side * 1.45, -0.75), at(side * 0.84, -0.5), bone);
        }
        if (traits_.horns == 3) {
            fill_curve(at(-0.16, -0.9), at(-0.1, -1.3), at(0, -1.6), at(0.1, -1.3), at(0.16, -0.9), bone);
        }
    }

    void paint_eye(double across, double down, double size) {
        const wxPoint2DDouble middle = at(across, down);
        const double radius = radius_ * size;
        gc_.SetBrush(wxBrush(wxColour(20, 14, 12, 200)));
        gc_.DrawEllipse(middle.m_x - radius * 1.3, middle.m_y - radius * 1.05, radius * 2.6, radius * 2.1);
        gc_.SetBrush(gc_.CreateRadialGradientBrush(middle.m_x, middle.m_y, middle.m_x, middle.m_y, radius,
                                                   mix(glow_, *wxWHITE, 0.55), glow_));
        gc_.DrawEllipse(middle.m_x - radius, middle.m_y - radius * 0.78, radius * 2, radius * 1.56);
        gc_.SetBrush(*wxBLACK_BRUSH);
        gc_.DrawEllipse(middle.m_x - radius * 0.2, middle.m_y - radius * 0.7, radius * 0.4, radius * 1.4);
    }

    void paint_brow(double side) {
        gc_.SetPen(gc_.CreatePen(
            wxGraphicsPenInfo(mix(hide_, *wxBLACK, 0.6)).Width(std::max(1.0, radius_ * 0.11)).Cap(wxCAP_ROUND)));
        const wxPoint2DDouble outer = at(side * 0.72, -0.5);
        const wxPoint2DDouble inner = at(side * 0.16, -0.22);
        gc_.StrokeLine(outer.m_x, outer.m_y, inner.m_x, inner.m_y);
        gc_.SetPen(wxNullGraphicsPen);
    }

    void paint_eyes() {
        if (eyes_ == 1) return paint_eye(0, -0.2, 0.27);
        paint_eye(-0.42, -0.14, 0.19);
        paint_eye(0.42, -0.14, 0.19);
        if (eyes_ == 3) paint_eye(0, -0.52, 0.14);
        if (eyes_ == 4) {
            paint_eye(-0.26, -0.56, 0.1);
            paint_eye(0.26, -0.56, 0.1);
        }
        if (eyes_ != 4) {
            paint_brow(-1);
            paint_brow(1);
        }
    }

    void paint_mouth() {
        const double half = 0.5;
        const double top = 0.42;
        wxGraphicsPath path = gc_.CreatePath();
        path.MoveToPoint(at(-half, top));
        path.AddQuadCurveToPoint(at(0, top + 0.16).m_x, at(0, top + 0.16).m_y, at(half, top).m_x, at(half, top).m_y);
        path.AddQuadCurveToPoint(at(0, top + 0.72).m_x, at(0, top + 0.72).m_y, at(-half, top).m_x, at(-half, top).m_y);
        path.CloseSubpath();
        gc_.SetBrush(wxBrush(wxColour(34, 8, 10)));
        gc_.FillPath(path);
        const int teeth = 2 + traits_.teeth;
        gc_.SetBrush(wxBrush(kBone));
        for (int i = 0; i < teeth; ++i) {
            const double across = -half + 2 * half * (i + 0.5) / teeth;
            const double gum = top + 0.07 * (1 - std::pow(across / half, 2));
            const double width = 2 * half / teeth * 0.36;
            wxGraphicsPath tooth = gc_.CreatePath();
            tooth.MoveToPoint(at(across - width, gum));
            tooth.AddLineToPoint(at(across + width, gum));
            tooth.AddLineToPoint(at(across, gum + 0.2));
            tooth.CloseSubpath();
            gc_.FillPath(tooth);
        }
    }

    wxGraphicsContext& gc_;
    const BeastTraits& traits_;
    Scatter chance_;
    double size_ = 0, x_ = 0, y_ = 0, radius_ = 0;
    wxColour hide_, glow_;
    double wide_ = 1;
    bool shaggy_ = false;
    int eyes_ = 2;
};

}  // namespace

void paint_beast(wxGraphicsContext& gc, const wxRect2DDouble& box, const BeastTraits& traits, std::uint32_t seed) {
    BeastPainter(gc, box, traits, seed).paint();
}

}  // namespace briar::editor
