#include "editor/board/board_painter.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numbers>

#include <wx/graphics.h>

#include "editor/board/board_boxes.hpp"
#include "editor/picture/colours.hpp"
#include "editor/picture/glyphs.hpp"
#include "editor/picture/lettering.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/scene/mark_layout.hpp"

namespace briar::editor {
namespace {

/// For making pictures that are not there yet, in one painting. Only their own time counts: whatever else is slow, each
/// painting brings at least one of them.
constexpr long long kBudget = 14'000;
/// How wide a piece must be for its badge to be read.
constexpr double kLeastBadged = 22;

long long now() {
    return std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

}  // namespace

void paint_ground(wxGraphicsContext& gc, double width, double height) {
    gc.SetPen(wxNullGraphicsPen);
    gc.SetBrush(gc.CreateRadialGradientBrush(width / 2, height / 2, width / 2, height / 2,
                                             std::max(width, height) * 0.75, wxColour(74, 60, 46),
                                             wxColour(40, 32, 25)));
    gc.DrawRectangle(0, 0, width, height);
}

BoardPainter::BoardPainter(wxGraphicsContext& gc, PictureShelf& pictures, const BoardView& view, const Scene& scene,
                           const BoardState& state, double screen_scale, double unit)
    : gc_(gc),
      pictures_(pictures),
      view_(view),
      scene_(scene),
      state_(state),
      screen_scale_(screen_scale),
      unit_(unit) {}

bool BoardPainter::paint() {
    paint_table();
    paint_regions();
    paint_cells();
    for (const Lying& lying : scene_.lying) {
        if (view_.shows(lying.at)) paint_lying(lying);
    }
    paint_notes();
    for (std::size_t i = 0; i < scene_.targets.size(); ++i) {
        if (view_.shows(scene_.targets[i].at)) paint_target(i);
    }
    for (const Lying& lying : scene_.lying) {
        if (view_.shows(lying.at)) paint_marks(lying);
    }
    if (state_.selected) paint_selected();
    if (state_.chosen != nullptr || state_.focused) paint_chosen();
    if (state_.moving) {
        paint_moving();
    } else if (state_.told) {
        paint_hover();
    }
    return complete_;
}

void BoardPainter::paint_table() {
    if (state_.ground == nullptr) return paint_ground(gc_, view_.width(), view_.height());
    gc_.DrawBitmap(*state_.ground, 0, 0, view_.width(), view_.height());
}

void BoardPainter::paint_regions() {
    for (const Region& region : scene_.regions) {
        const Box box = place(region.at);
        // Rows of a small table lie close: a heading must not reach into the one above.
        const double size = std::min(unit_ * 1.25, view_.scale() * region.room / 1.76);
        const Lettering lettering{Hand::Title, size, with_alpha(kBone, 0.85), Align::Left};
        write_line(gc_, to_wx(region.title), {box.x, box.y - size * 1.76, room_for_heading(region, size), size * 1.6},
                   lettering);
    }
}

/// Up to the next heading in its row, or else to the edge of the board.
double BoardPainter::room_for_heading(const Region& region, double size) const {
    const Box own = place(region.at);
    double right = view_.width();
    for (const Region& each : scene_.regions) {
        const Box other = place(each.at);
        if (other.x > own.x && std::abs(other.y - own.y) < size * 1.6) right = std::min(right, other.x);
    }
    return std::max(own.width, right - own.x - unit_);
}

void BoardPainter::paint_cells() {
    for (const Cell& cell : scene_.cells) {
        const Box box = place(cell.at);
        if (cell.open) {
            gc_.SetPen(gc_.CreatePen(wxGraphicsPenInfo(with_alpha(kBone, 0.35)).Width(1).Style(wxPENSTYLE_SHORT_DASH)));
            gc_.SetBrush(wxNullGraphicsBrush);
            gc_.DrawRoundedRectangle(box.x, box.y, box.width, box.height, box.width * 0.08);
            continue;
        }
        gc_.SetPen(gc_.CreatePen(wxGraphicsPenInfo(wxColour(30, 22, 14)).Width(1)));
        gc_.SetBrush(wxBrush(cell.marked ? wxColour(178, 126, 66) : wxColour(212, 190, 150)));
        gc_.DrawRoundedRectangle(box.x, box.y, box.width, box.height, box.width * 0.08);
        gc_.SetPen(wxNullGraphicsPen);
        const double letters = std::max(8.0, box.width * 0.2);
        write_line(gc_, to_wx(cell.label),
                   {box.x + box.width * 0.07, box.y + box.width * 0.02, box.width, letters * 1.3},
                   {Hand::Strong, letters, with_alpha(kInk, 0.75), Align::Left});
        const double side = box.width * 0.4;
        if (cell.marked) paint_rosette({box.x + (box.width - side) / 2, box.y + (box.height - side) / 2, side, side});
    }
}

/// Petals around a middle: no sign of the program's own looks so.
void BoardPainter::paint_rosette(const Box& box) {
    constexpr int kPetals = 8;
    const double middle_x = box.x + box.width / 2;
    const double middle_y = box.y + box.height / 2;
    const auto disc = [&](double x, double y, double size) { gc_.DrawEllipse(x - size / 2, y - size / 2, size, size); };
    gc_.SetPen(wxNullGraphicsPen);
    gc_.SetBrush(wxBrush(with_alpha(kInk, 0.35)));
    for (int i = 0; i < kPetals; ++i) {
        const double angle = 2 * std::numbers::pi * i / kPetals;
        disc(middle_x + box.width * 0.36 * std::cos(angle), middle_y + box.width * 0.36 * std::sin(angle),
             box.width * 0.24);
    }
    disc(middle_x, middle_y, box.width * 0.34);
}

void BoardPainter::paint_notes() {
    for (const Note& note : scene_.notes) {
        const Box box = place(note.at);
        const double size = std::clamp(box.height * 0.6, unit_ * 0.8, unit_ * 1.3);
        const Lettering lettering{Hand::Strong, size, with_alpha(kBone, 0.9), Align::Centre};
        // A little over its place rather than cut.
        const double over = std::clamp(line_width(gc_, to_wx(note.text), lettering) + 2 - box.width, 0.0, unit_ * 3);
        write_line(gc_, to_wx(note.text), {box.x - over / 2, box.y, box.width + over, box.height}, lettering);
    }
}

/// A golden frame and the sign of those who stand there.
void BoardPainter::paint_here(const Lying& lying) {
    const Box box = place(lying.at);
    const wxColour gold(255, 204, 64);
    gc_.SetBrush(wxNullGraphicsBrush);
    gc_.SetPen(gc_.CreatePen(wxGraphicsPenInfo(gold).Width(std::max(2.0, box.width * 0.03))));
    gc_.DrawRoundedRectangle(box.x, box.y, box.width, box.height, box.width * 0.06);
    gc_.SetPen(wxNullGraphicsPen);
    const double side = std::max(16.0, box.width * 0.2);
    const Box sign{box.x - side * 0.5, box.y - side * 0.3, side, side};
    gc_.SetBrush(wxBrush(wxColour(40, 30, 18)));
    gc_.DrawEllipse(sign.x, sign.y, side, side);
    draw_glyph(gc_, Glyph::Person, {sign.x + side * 0.22, sign.y + side * 0.2, side * 0.56, side * 0.56}, gold);
}

bool BoardPainter::draw(DefId def, Side side, Manner manner, int turn, const Box& box, const std::string& health) {
    const PictureShelf::Key key{def,
                                side,
                                manner,
                                turn,
                                health,
                                static_cast<int>(std::lround(box.width * screen_scale_)),
                                static_cast<int>(std::lround(box.height * screen_scale_))};
    const wxBitmap* picture = pictures_.find(key);
    if (picture == nullptr && spent_ > kBudget) {
        complete_ = false;
        picture = pictures_.find_other_size(key);
        if (picture == nullptr) return false;
    }
    if (picture == nullptr) {
        const long long begun = now();
        picture = &pictures_.picture(key, screen_scale_);
        spent_ += now() - begun;
    }
    gc_.DrawBitmap(*picture, box.x, box.y, box.width, box.height);
    return true;
}

/// A plain square, until its picture is there.
void BoardPainter::paint_blank(const Box& box) {
    gc_.SetPen(wxNullGraphicsPen);
    gc_.SetBrush(wxBrush(wxColour(66, 82, 58)));
    gc_.DrawRoundedRectangle(box.x + 1, box.y + 1, box.width - 2, box.height - 2, unit_ * 0.4);
}

/// Nobody sees what it is.
void BoardPainter::paint_back(const Box& box) {
    paint_blank(box);
    const double side = box.width * 0.4;
    draw_glyph(gc_, Glyph::Eye, {box.x + (box.width - side) / 2, box.y + (box.height - side) / 2, side, side},
               wxColour(255, 255, 255, 50));
}

void BoardPainter::paint_lying(const Lying& lying) {
    const Box box = place(lying.at);
    if (lying.face_down) {
        paint_back(box);
    } else if (!draw(lying.def, lying.side, Manner::Whole, lying.turn, box, lying.health)) {
        paint_blank(box);
    }
    if (lying.here) paint_here(lying);
    // A card that is turned lies askew; here it is only shaded.
    if (lying.turn != 0 && pictures_.face(lying.def, lying.side).shape == FaceShape::Card) {
        gc_.SetBrush(wxBrush(wxColour(20, 20, 20, 120)));
        gc_.DrawRoundedRectangle(box.x, box.y, box.width, box.height, box.width * 0.05);
    }
    if (!lying.stamp.empty()) paint_stamp(lying, box);
}

/// Beneath it the card is still known.
void BoardPainter::paint_stamp(const Lying& lying, const Box& box) {
    gc_.SetPen(wxNullGraphicsPen);
    gc_.SetBrush(wxBrush(wxColour(20, 20, 20, 150)));
    gc_.DrawRoundedRectangle(box.x, box.y, box.width, box.height, box.width * 0.05);
    const double high = box.width * 0.2;
    const double top = box.y + (box.height - high) / 2;
    gc_.SetBrush(wxBrush(kBlood));
    gc_.DrawRectangle(box.x, top, box.width, high);
    write_line(gc_, to_wx(lying.stamp), {box.x, top, box.width, high},
               {Hand::Strong, high * 0.6, kBone, Align::Centre});
}

void BoardPainter::paint_marks(const Lying& lying) {
    if (lying.marks.empty()) return;
    const Box box = place(lying.at);
    const std::vector<Box> places = lay_out_marks(lying.marks);
    for (std::size_t i = 0; i < places.size(); ++i)
        paint_mark(lying.marks[i], part(box, places[i]));
}

void BoardPainter::paint_mark(const Mark& mark, const Box& box) {
    if (mark.sort == MarkSort::Hidden) {
        draw_medallion(gc_, Glyph::Claws, rect(box), kBlood);
        write_line(gc_, "?", {box.x + box.width * 0.58, box.y + box.height * 0.52, box.width * 0.5, box.height * 0.5},
                   {Hand::Title, box.height * 0.46, kBone, Align::Centre});
        return;
    }
    const Box round{std::round(box.x), std::round(box.y), std::round(box.width), std::round(box.width)};
    if (!draw(mark.def, mark.side, Manner::Piece, 0, round)) {
        gc_.SetPen(wxNullGraphicsPen);
        gc_.SetBrush(wxBrush(mark.sort == MarkSort::Foe ? kBlood : wxColour(66, 82, 58)));
        gc_.DrawEllipse(round.x, round.y, round.width, round.height);
    }
    if (mark.acting) {
        gc_.SetBrush(wxNullGraphicsBrush);
        gc_.SetPen(gc_.CreatePen(wxGraphicsPenInfo(wxColour(255, 204, 64)).Width(std::max(2.0, box.width * 0.07))));
        const double grow = box.width * 0.03;
        gc_.DrawEllipse(box.x - grow, box.y - grow, box.width + grow * 2, box.height + grow * 2);
        gc_.SetPen(wxNullGraphicsPen);
    }
    paint_badge(mark, box);
}

/// Where there is one, and room for it.
void BoardPainter::paint_badge(const Mark& mark, const Box& box) {
    if (mark.badge.empty() || box.width < kLeastBadged) return;
    const double height = std::max(11.0, box.height * 0.36);
    const double width = height * (mark.badge.size() > 1 ? 1.45 : 1.15);
    const Box badge{box.x + box.width - width * 0.72, box.y + box.height - height * 0.72, width, height};
    gc_.SetPen(gc_.CreatePen(wxGraphicsPenInfo(kInk).Width(1)));
    gc_.SetBrush(wxBrush(mark.sort == MarkSort::Foe ? kBlood : wxColour(38, 84, 52)));
    gc_.DrawRoundedRectangle(badge.x, badge.y, badge.width, badge.height, height / 2);
    gc_.SetPen(wxNullGraphicsPen);
    write_line(gc_, to_wx(mark.badge), rect(badge), {Hand::Strong, height * 0.68, kBone, Align::Centre});
}

}  // namespace briar::editor
