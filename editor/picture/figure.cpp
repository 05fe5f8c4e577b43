// Figures: the bust of somebody whom people play. Cloak, hair and what is worn on the head come from the seed.
#include <algorithm>
#include <array>

#include <wx/graphics.h>

#include "editor/face/seed.hpp"
#include "editor/picture/colours.hpp"
#include "editor/picture/portrait.hpp"

namespace briar::editor {
namespace {

enum class Headgear : std::uint8_t { Hood, Helm, Hat, Circlet };

class FigurePainter {
public:
    FigurePainter(wxGraphicsContext& gc, const wxRect2DDouble& box, std::uint32_t seed) : gc_(gc), chance_(seed) {
        unit_ = std::min(box.m_width, box.m_height);
        x_ = box.m_x + box.m_width / 2;
        y_ = box.m_y + (box.m_height - unit_) / 2;
        cloak_ = from_hsl(chance_.between(0, 360), chance_.between(0.3, 0.5), chance_.between(0.26, 0.38));
        skin_ = from_hsl(chance_.between(20, 32), chance_.between(0.34, 0.5), chance_.between(0.42, 0.76));
        hair_ = from_hsl(chance_.between(14, 44), chance_.between(0.2, 0.55), chance_.between(0.14, 0.52));
        headgear_ = static_cast<Headgear>(chance_.below(4));
        long_hair_ = chance_.unit() < 0.5;
    }

    void paint() {
        gc_.SetPen(wxNullGraphicsPen);
        if (headgear_ == Headgear::Hood) paint_hood_back();
        if (long_hair_ && headgear_ != Headgear::Hood) ellipse(0.5, 0.46, 0.25, 0.30, hair_);
        paint_shoulders();
        ellipse(0.5, 0.58, 0.075, 0.11, mix(skin_, *wxBLACK, 0.18));
        ellipse(0.5, 0.40, 0.165, 0.205, skin_);
        paint_features();
        switch (headgear_) {
            case Headgear::Hood:
                return paint_hood_front();
            case Headgear::Helm:
                return paint_helm();
            case Headgear::Hat:
                return paint_hat();
            case Headgear::Circlet:
                return paint_circlet();
        }
    }

private:
    [[nodiscard]] wxPoint2DDouble at(double across, double down) const {
        return {x_ + (across - 0.5) * unit_, y_ + down * unit_};
    }
    void ellipse(double across, double down, double half_width, double half_height, const wxColour& colour) {
        const wxPoint2DDouble middle = at(across, down);
        gc_.SetBrush(wxBrush(colour));
        gc_.DrawEllipse(middle.m_x - half_width * unit_, middle.m_y - half_height * unit_, half_width * 2 * unit_,
                        half_height * 2 * unit_);
    }
    /// A path of curves: a start, then a control and an end for each.
    void fill(std::initializer_list<wxPoint2DDouble> points, const wxColour& colour) {
        wxGraphicsPath path = gc_.CreatePath();
        const wxPoint2DDouble* point = points.begin();
        path.MoveToPoint(*point++);
        for (; point + 1 < points.end(); point += 2)
            path.AddQuadCurveToPoint(point[0].m_x, point[0].m_y, point[1].m_x, point[1].m_y);
        path.CloseSubpath();
        const wxPoint2DDouble top = at(0.3, 0.2);
        const wxPoint2DDouble bottom = at(0.7, 1);
        gc_.SetBrush(gc_.CreateLinearGradientBrush(top.m_x, top.m_y, bottom.m_x, bottom.m_y,
                                                   mix(colour, *wxWHITE, 0.16), mix(colour, *wxBLACK, 0.30)));
        gc_.FillPath(path);
    }

    void paint_shoulders() {
        fill({at(0.12, 1.0), at(0.14, 0.70), at(0.38, 0.63), at(0.5, 0.76), at(0.62, 0.63), at(0.86, 0.70),
              at(0.88, 1.0), at(0.5, 1.0), at(0.12, 1.0)},
             cloak_);
        const wxPoint2DDouble clasp = at(0.5, 0.735);
        gc_.SetBrush(wxBrush(wxColour(226, 186, 88)));
        gc_.DrawEllipse(clasp.m_x - unit_ * 0.035, clasp.m_y - unit_ * 0.035, unit_ * 0.07, unit_ * 0.07);
    }

    void paint_features() {
        const wxColour dark(40, 26, 20);
        for (const double side : {-1.0, 1.0}) {
            ellipse(0.5 + side * 0.065, 0.40, 0.021, 0.025, dark);
            ellipse(0.5 + side * 0.065, 0.352, 0.036, 0.010, hair_);
        }
        const wxPoint2DDouble left = at(0.455, 0.50);
        const wxPoint2DDouble right = at(0.545, 0.50);
        gc_.SetPen(gc_.CreatePen(wxGraphicsPenInfo(mix(skin_, wxColour(120, 40, 40), 0.55))
                                     .Width(std::max(1.0, unit_ * 0.016))
                                     .Cap(wxCAP_ROUND)));
        gc_.StrokeLine(left.m_x, left.m_y, right.m_x, right.m_y);
        gc_.SetPen(wxNullGraphicsPen);
    }

    void paint_hood_back() {
        fill({at(0.5, 0.08), at(0.78, 0.10), at(0.76, 0.46), at(0.74, 0.72), at(0.5, 0.74), at(0.26, 0.72),
              at(0.24, 0.46), at(0.22, 0.10), at(0.5, 0.08)},
             mix(cloak_, *wxBLACK, 0.35));
    }
    void paint_hood_front() {
        fill({at(0.5, 0.08), at(0.80, 0.12), at(0.74, 0.56), at(0.72, 0.30), at(0.5, 0.24), at(0.28, 0.30),
              at(0.26, 0.56), at(0.20, 0.12), at(0.5, 0.08)},
             cloak_);
    }
    void paint_helm() {
        const wxColour steel(150, 156, 166);
        fill({at(0.32, 0.40), at(0.30, 0.14), at(0.5, 0.13), at(0.70, 0.14), at(0.68, 0.40), at(0.62, 0.31),
              at(0.5, 0.31), at(0.38, 0.31), at(0.32, 0.40)},
             steel);
        fill({at(0.48, 0.29), at(0.5, 0.29), at(0.52, 0.29), at(0.52, 0.4), at(0.5, 0.45), at(0.48, 0.4),
              at(0.48, 0.29)},
             steel);
    }
    void paint_hat() {
        ellipse(0.5, 0.27, 0.30, 0.055, mix(cloak_, *wxBLACK, 0.35));
        fill({at(0.35, 0.27), at(0.40, 0.16), at(0.46, 0.04), at(0.56, 0.14), at(0.65, 0.27), at(0.5, 0.31),
              at(0.35, 0.27)},
             cloak_);
    }
    void paint_circlet() {
        fill({at(0.32, 0.40), at(0.29, 0.15), at(0.5, 0.15), at(0.71, 0.15), at(0.68, 0.40), at(0.66, 0.28),
              at(0.5, 0.28), at(0.34, 0.28), at(0.32, 0.40)},
             hair_);
        ellipse(0.5, 0.285, 0.165, 0.016, wxColour(226, 186, 88));
        ellipse(0.5, 0.285, 0.026, 0.026, from_hsl(350, 0.7, 0.5));
    }

    wxGraphicsContext& gc_;
    Scatter chance_;
    double unit_ = 0, x_ = 0, y_ = 0;
    wxColour cloak_, skin_, hair_;
    Headgear headgear_ = Headgear::Hood;
    bool long_hair_ = false;
};

}  // namespace

void paint_figure(wxGraphicsContext& gc, const wxRect2DDouble& box, std::uint32_t seed) {
    FigurePainter(gc, box, seed).paint();
}

}  // namespace briar::editor
