#include "editor/picture/card_picture.hpp"

#include <algorithm>

#include <wx/graphics.h>

#include "editor/picture/art.hpp"
#include "editor/picture/badge_row.hpp"
#include "editor/picture/colours.hpp"
#include "editor/picture/glyphs.hpp"
#include "editor/picture/lettering.hpp"
#include "editor/picture/portrait.hpp"
#include "editor/picture/wx_text.hpp"

namespace briar::editor {
namespace {

constexpr double kLeastLine = 11;  ///< pixels: below that nobody reads a line

// Of a card that is too small for words, in parts of its width.
constexpr double kSmallTitle = 0.17;
constexpr double kSmallFrame = 0.05;

class CardPainter {
public:
    CardPainter(wxGraphicsContext& gc, const wxRect2DDouble& box, const Face& face)
        : gc_(gc), box_(box), face_(face), unit_(box.m_width), head_(ground_behind(face).head) {}

    void paint() {
        paint_paper();
        paint_head();
        make_room();
        paint_window();
        paint_badges();
        paint_words();
        paint_foot();
    }

private:
    /// In parts of the width, from the card's corner.
    [[nodiscard]] wxRect2DDouble part(double x, double y, double width, double height) const {
        return {box_.m_x + x * unit_, box_.m_y + y * unit_, width * unit_, height * unit_};
    }
    void fill_round(const wxRect2DDouble& box, double radius) {
        gc_.DrawRoundedRectangle(box.m_x, box.m_y, box.m_width, box.m_height, radius * unit_);
    }

    void paint_paper() {
        gc_.SetPen(wxNullGraphicsPen);
        gc_.SetBrush(wxBrush(mix(head_, *wxBLACK, 0.35)));
        fill_round(box_, 0.05);
        const double frame = 0.022;
        gc_.SetBrush(gc_.CreateLinearGradientBrush(box_.m_x, box_.m_y, box_.m_x, box_.m_y + box_.m_height, kParchment,
                                                   kParchmentShade));
        fill_round(part(frame, frame, 1 - 2 * frame, box_.m_height / unit_ - 2 * frame), 0.036);
    }

    void paint_head() {
        gc_.SetBrush(wxBrush(head_));
        fill_round(part(0.045, 0.045, 0.91, 0.125), 0.025);
        write_line(gc_, to_wx(face_.title), part(0.075, 0.045, 0.85, 0.125),
                   {Hand::Title, unit_ * 0.072, kBone, Align::Centre});
    }

    void paint_window() {
        const wxRect2DDouble window = part(0.045, 0.185, 0.91, words_at_ - 0.265);
        if (!face_.art.empty()) {
            if (!paint_art(gc_, window, face_.art)) paint_missing_art(gc_, window);
        } else {
            const PortraitGround ground = ground_behind(face_);
            gc_.SetBrush(gc_.CreateRadialGradientBrush(
                window.m_x + window.m_width / 2, window.m_y + window.m_height * 0.42, window.m_x + window.m_width / 2,
                window.m_y + window.m_height / 2, window.m_width * 0.62, ground.inner, ground.outer));
            fill_round(window, 0.02);
            const bool fills = face_.portrait == Portrait::Landscape;
            paint_portrait(gc_, fills ? window : part(0.045, 0.195, 0.91, words_at_ - 0.325), face_);
        }
        gc_.SetBrush(wxNullGraphicsBrush);
        gc_.SetPen(gc_.CreatePen(wxGraphicsPenInfo(mix(head_, *wxBLACK, 0.3)).Width(std::max(1.0, unit_ * 0.008))));
        fill_round(window, 0.02);
        gc_.SetPen(wxNullGraphicsPen);
        if (face_.count > 1) {
            const wxRect2DDouble corner = part(0.80, 0.205, 0.135, 0.08);
            gc_.SetBrush(wxBrush(wxColour(30, 22, 14, 170)));
            fill_round(corner, 0.04);
            write_line(gc_, wxString::FromUTF8("\xC3\x97") + wxString::Format("%d", face_.count), corner,
                       {Hand::Strong, unit_ * 0.046, kBone, Align::Centre});
        }
    }

    /// Across the lower rim of the window.
    void paint_badges() { paint_badge_row(gc_, face_.badges, part(0.05, words_at_ - 0.125, 0.9, 0.092), head_); }

    [[nodiscard]] double bottom() const { return box_.m_height / unit_ - 0.125; }
    [[nodiscard]] Lettering slanted() const { return {Hand::Slanted, unit_ * 0.047, kInk, Align::Left}; }
    [[nodiscard]] Lettering small() const { return {Hand::Text, unit_ * 0.042, kInk, Align::Left}; }
    /// A special of the entry's own name says nothing that the entry's text does not.
    [[nodiscard]] bool is_told(const Sign& sign) const { return !face_.text.empty() && sign.name == face_.title; }
    /// The entry's own text, where it is long, says what its specials do.
    [[nodiscard]] bool tells(const Sign& sign) const { return face_.text.size() < 40 && !sign.text.empty(); }

    /// The words get as much of the card's lower half as they need, the picture has the rest.
    void make_room() {
        double needed =
            face_.text.empty() ? 0 : text_height(gc_, to_wx(face_.text), unit_ * 0.85, slanted(), unit_) / unit_ + 0.02;
        for (const Sign& sign : face_.signs) {
            if (is_told(sign)) continue;
            needed += 0.092;
            if (tells(sign)) needed += text_height(gc_, to_wx(sign.text), unit_ * 0.765, small(), unit_) / unit_;
        }
        words_at_ = std::clamp(bottom() - needed, 0.765, 1.10);
    }

    void paint_words() {
        double y = words_at_;
        y += write_text(gc_, to_wx(face_.text), part(0.075, y, 0.85, bottom() - y), slanted()) / unit_;
        if (!face_.text.empty()) y += 0.018;
        for (const Sign& sign : face_.signs) {
            if (y + 0.07 > bottom()) break;
            if (!is_told(sign)) y += paint_sign(sign, y);
        }
    }

    /// A special: its medallion, its name, and its words where the entry has none of its own.
    double paint_sign(const Sign& sign, double y) {
        draw_medallion(gc_, sign.glyph, part(0.07, y, 0.072, 0.072), from_hsl(sign.hue, 0.34, 0.33));
        write_line(gc_, to_wx(sign.name), part(0.16, y, 0.77, 0.072), {Hand::Strong, unit_ * 0.047, kInk, Align::Left});
        double used = 0.08;
        if (tells(sign)) {
            used +=
                write_text(gc_, to_wx(sign.text), part(0.16, y + used - 0.01, 0.765, bottom() - y - used), small()) /
                unit_;
        }
        return used + 0.012;
    }

    void paint_foot() {
        const double y = box_.m_height / unit_ - 0.105;
        wxString words = to_wx(face_.kind);
        for (const std::string& tag : face_.tags)
            words += wxString::FromUTF8(" \xC2\xB7 ") + to_wx(tag);
        gc_.SetPen(gc_.CreatePen(wxGraphicsPenInfo(with_alpha(kFadedInk, 0.5)).Width(std::max(1.0, unit_ * 0.004))));
        gc_.StrokeLine(box_.m_x + unit_ * 0.075, box_.m_y + y * unit_, box_.m_x + unit_ * 0.925, box_.m_y + y * unit_);
        gc_.SetPen(wxNullGraphicsPen);
        write_line(gc_, words, part(0.075, y, 0.85, 0.08), {Hand::Text, unit_ * 0.04, kFadedInk, Align::Centre});
    }

    wxGraphicsContext& gc_;
    const wxRect2DDouble& box_;
    const Face& face_;
    double unit_;
    wxColour head_;
    double words_at_ = 0.765;  ///< where the text begins, in parts of the width
};

}  // namespace

void paint_card(wxGraphicsContext& gc, const wxRect2DDouble& box, const Face& face) {
    CardPainter(gc, box, face).paint();
}

double title_end(double width) {
    return std::max(kLeastLine, width * kSmallTitle) + std::max(1.0, width * kSmallFrame);
}

void paint_small_card(wxGraphicsContext& gc, const wxRect2DDouble& box, const Face& face) {
    const double unit = box.m_width;
    const wxColour head = ground_behind(face).head;
    paint_icon(gc, box, face);
    const double title = std::max(kLeastLine, unit * kSmallTitle);
    const double frame = std::max(1.0, unit * kSmallFrame);
    const wxRect2DDouble strip(box.m_x + frame, box.m_y + frame, unit - 2 * frame, title);
    gc.SetBrush(wxBrush(with_alpha(head, 0.92)));
    gc.DrawRectangle(strip.m_x, strip.m_y, strip.m_width, strip.m_height);
    write_line(gc, to_wx(face.title), strip, {Hand::Title, title * 0.72, kBone, Align::Centre});
    const double badges = std::max(kLeastLine + 3, unit * 0.22);
    paint_badge_row(gc, face.badges,
                    {box.m_x + frame, box.m_y + box.m_height - frame * 1.5 - badges, unit - 2 * frame, badges}, head);
}

void paint_icon(wxGraphicsContext& gc, const wxRect2DDouble& box, const Face& face) {
    const double side = box.m_width;
    const double frame = std::max(1.0, side * 0.05);
    gc.SetPen(wxNullGraphicsPen);
    gc.SetBrush(wxBrush(from_hsl(face.hue, 0.42, 0.20)));
    gc.DrawRoundedRectangle(box.m_x, box.m_y, side, box.m_height, side * 0.14);
    const wxRect2DDouble window(box.m_x + frame, box.m_y + frame, side - 2 * frame, box.m_height - 2 * frame);
    if (!face.art.empty()) {
        if (!paint_art(gc, window, face.art)) paint_missing_art(gc, window);
        return;
    }
    const PortraitGround ground = ground_behind(face);
    gc.SetBrush(gc.CreateRadialGradientBrush(box.m_x + side / 2, box.m_y + side * 0.42, box.m_x + side / 2,
                                             box.m_y + side / 2, side * 0.7, ground.inner, ground.outer));
    gc.DrawRoundedRectangle(window.m_x, window.m_y, window.m_width, window.m_height, side * 0.11);
    paint_portrait(gc, window, face);
}

void paint_disc(wxGraphicsContext& gc, const wxRect2DDouble& box, const Face& face) {
    const double side = std::min(box.m_width, box.m_height);
    const double rim = std::max(1.0, side * 0.05);
    gc.SetPen(wxNullGraphicsPen);
    gc.SetBrush(wxBrush(wxColour(24, 18, 12, 130)));
    gc.DrawEllipse(box.m_x + rim * 0.4, box.m_y + rim * 0.9, side - rim, side - rim);
    const PortraitGround behind = ground_behind(face);
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(behind.ink).Width(rim)));
    gc.SetBrush(gc.CreateRadialGradientBrush(box.m_x + side * 0.4, box.m_y + side * 0.35, box.m_x + side / 2,
                                             box.m_y + side / 2, side * 0.6, behind.inner, behind.outer));
    gc.DrawEllipse(box.m_x + rim * 0.6, box.m_y + rim * 0.6, side - rim * 1.8, side - rim * 1.8);
    gc.SetPen(wxNullGraphicsPen);
    const double within = rim * 1.1;
    const wxRect2DDouble ground(box.m_x + within, box.m_y + within, side - rim * 2.8, side - rim * 2.8);
    if (!face.art.empty() && paint_round_art(gc, ground, face.art)) return;
    const double inset = side * 0.14;
    paint_portrait(gc, {box.m_x + inset, box.m_y + inset * 0.9, side - 2 * inset, side - 2 * inset}, face);
}

}  // namespace briar::editor
