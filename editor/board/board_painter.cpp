#include "editor/board/board_painter.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>

#include <wx/graphics.h>

#include "editor/picture/card_picture.hpp"
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
/// How large what lies there must be to carry a sign, in units.
constexpr double kLeastSigned = 3.2;
/// How wide a card must be to be read, in units.
constexpr double kReadable = 20;
/// Keys 1 to 9 take the first options.
constexpr std::size_t kDigits = 9;

long long now() {
    return std::chrono::duration_cast<std::chrono::microseconds>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
}

wxRect2DDouble rect(const Box& box) { return {box.x, box.y, box.width, box.height}; }

Box part(const Box& of, const Box& share) {
    return {of.x + share.x * of.width, of.y + share.y * of.height, share.width * of.width, share.height * of.height};
}

struct TargetLook {
    Glyph glyph;
    wxColour colour;
};

TargetLook look_of(TargetSort sort) {
    switch (sort) {
        case TargetSort::Go:
            return {Glyph::Boot, wxColour(255, 214, 92)};
        case TargetSort::Open:
            return {Glyph::Lay, wxColour(150, 214, 255)};
        case TargetSort::Lay:
            return {Glyph::Lay, wxColour(150, 214, 255)};
        case TargetSort::Act:
            return {Glyph::Target, wxColour(255, 150, 110)};
    }
    return {Glyph::None, *wxWHITE};
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
    if (state_.moving) {
        paint_moving();
    } else if (state_.hovering) {
        paint_hover();
    }
    return complete_;
}

/// A white frame with a dark one around it: it is seen on every ground.
void BoardPainter::paint_selected() {
    const auto frame = [&](const Box& box, bool round) {
        gc_.SetBrush(wxNullGraphicsBrush);
        for (const bool outer : {true, false}) {
            gc_.SetPen(gc_.CreatePen(
                wxGraphicsPenInfo(outer ? wxColour(20, 14, 8) : *wxWHITE).Width(unit_ * (outer ? 0.42 : 0.2))));
            if (round) {
                gc_.DrawEllipse(box.x - 2, box.y - 2, box.width + 4, box.height + 4);
            } else {
                gc_.DrawRoundedRectangle(box.x, box.y, box.width, box.height, unit_ * 0.4);
            }
        }
        gc_.SetPen(wxNullGraphicsPen);
    };
    for (const Lying& lying : scene_.lying) {
        if (lying.piece == state_.selected) return frame(place(lying.at), false);
        const std::vector<Box> places = lay_out_marks(lying.marks);
        for (std::size_t i = 0; i < places.size(); ++i)
            if (lying.marks[i].piece == state_.selected) return frame(part(place(lying.at), places[i]), true);
    }
}

void BoardPainter::paint_moving() {
    const double x = (state_.hover_x - view_.table_x(0)) * view_.scale();
    const double y = (state_.hover_y - view_.table_y(0)) * view_.scale();
    for (const Lying& lying : scene_.lying) {
        const bool tile = lying.piece == state_.moving;
        const auto mark = std::find_if(lying.marks.begin(), lying.marks.end(),
                                       [&](const Mark& each) { return each.piece == state_.moving; });
        if (!tile && mark == lying.marks.end()) continue;
        const double side = std::round(view_.scale() * (tile ? 0.8 : 0.36));
        const Box box{std::round(x - side / 2), std::round(y - side / 2), side, side};
        gc_.BeginLayer(0.75);
        if (tile) {
            draw(lying.def, lying.side, Manner::Whole, lying.turn, box);
        } else {
            draw(mark->def, mark->side, Manner::Piece, 0, box);
        }
        gc_.EndLayer();
        return;
    }
}

void BoardPainter::paint_table() {
    if (state_.ground == nullptr) return paint_ground(gc_, view_.width(), view_.height());
    gc_.DrawBitmap(*state_.ground, 0, 0, view_.width(), view_.height());
}

void BoardPainter::paint_regions() {
    for (const Region& region : scene_.regions) {
        const Box box = place(region.at);
        // Rows of a small table lie close: a heading must not reach into the one above.
        const double size = std::min(unit_ * 1.25, view_.scale() * 0.17);
        const Lettering lettering{Hand::Title, size, with_alpha(kBone, 0.85), Align::Left};
        write_line(gc_, to_wx(region.title), {box.x, box.y - size * 1.76, std::max(box.width, unit_ * 20), size * 1.6},
                   lettering);
    }
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
        const double side = box.width * 0.4;
        if (cell.marked) {
            draw_glyph(gc_, Glyph::Star, {box.x + (box.width - side) / 2, box.y + (box.height - side) / 2, side, side},
                       with_alpha(kInk, 0.35));
        }
    }
}

void BoardPainter::paint_notes() {
    for (const Note& note : scene_.notes) {
        const Box box = place(note.at);
        const double size = std::clamp(box.height * 0.6, unit_ * 0.8, unit_ * 1.3);
        write_line(gc_, to_wx(note.text), rect(box), {Hand::Strong, size, with_alpha(kBone, 0.9), Align::Centre});
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
    const Box sign{box.x - side * 0.35, box.y - side * 0.35, side, side};
    gc_.SetBrush(wxBrush(wxColour(40, 30, 18)));
    gc_.DrawEllipse(sign.x, sign.y, side, side);
    draw_glyph(gc_, Glyph::Person, {sign.x + side * 0.22, sign.y + side * 0.2, side * 0.56, side * 0.56}, gold);
}

bool BoardPainter::draw(DefId def, Side side, Manner manner, int turn, const Box& box) {
    const PictureShelf::Key key{def,
                                side,
                                manner,
                                turn,
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

void BoardPainter::paint_lying(const Lying& lying) {
    const Box box = place(lying.at);
    if (lying.face_down || !draw(lying.def, lying.side, Manner::Whole, lying.turn, box)) {
        gc_.SetPen(wxNullGraphicsPen);
        gc_.SetBrush(wxBrush(wxColour(66, 82, 58)));
        gc_.DrawRoundedRectangle(box.x + 1, box.y + 1, box.width - 2, box.height - 2, unit_ * 0.4);
        const double side = box.width * 0.4;
        draw_glyph(gc_, Glyph::Eye, {box.x + (box.width - side) / 2, box.y + (box.height - side) / 2, side, side},
                   wxColour(255, 255, 255, 50));
    }
    if (lying.here) paint_here(lying);
    // A card that is turned lies askew; here it is only shaded.
    if (lying.turn != 0 && pictures_.face(lying.def, lying.side).shape == FaceShape::Card) {
        gc_.SetBrush(wxBrush(wxColour(20, 20, 20, 120)));
        gc_.DrawRoundedRectangle(box.x, box.y, box.width, box.height, box.width * 0.05);
    }
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
    if (!mark.badge.empty() && box.width >= 22) paint_badge(mark, box);
}

void BoardPainter::paint_badge(const Mark& mark, const Box& box) {
    const double height = std::max(11.0, box.height * 0.36);
    const double width = height * (mark.badge.size() > 1 ? 1.45 : 1.15);
    const Box badge{box.x + box.width - width * 0.72, box.y + box.height - height * 0.72, width, height};
    gc_.SetPen(gc_.CreatePen(wxGraphicsPenInfo(kInk).Width(1)));
    gc_.SetBrush(wxBrush(mark.sort == MarkSort::Foe ? kBlood : wxColour(38, 84, 52)));
    gc_.DrawRoundedRectangle(badge.x, badge.y, badge.width, badge.height, height / 2);
    gc_.SetPen(wxNullGraphicsPen);
    write_line(gc_, to_wx(mark.badge), rect(badge), {Hand::Strong, height * 0.68, kBone, Align::Centre});
}

bool BoardPainter::is_pointed_out(const Target& target) const {
    return state_.pointed_out >= 0 && std::find(target.options.begin(), target.options.end(),
                                                static_cast<std::size_t>(state_.pointed_out)) != target.options.end();
}

void BoardPainter::paint_ghost(const Target& target) {
    if (!target.def || target.turns.empty()) return;
    // The turn that people look at, or the first one.
    std::size_t shown = 0;
    for (std::size_t i = 0; i < target.options.size(); ++i) {
        if (static_cast<int>(target.options[i]) == state_.pointed_out) shown = i;
    }
    const Box box = place(target.at);
    gc_.BeginLayer(is_pointed_out(target) ? 0.95 : 0.55);
    draw(target.def, Side::Front, Manner::Whole, target.turns[std::min(shown, target.turns.size() - 1)], box);
    gc_.EndLayer();
}

void BoardPainter::paint_target(std::size_t index) {
    const Target& target = scene_.targets[index];
    const TargetLook look = look_of(target.sort);
    const Box box = place(target.at);
    const bool strong = static_cast<int>(index) == state_.chosen_target || is_pointed_out(target) ||
                        (state_.hovering && target.at.holds(state_.hover_x, state_.hover_y));
    if (target.sort == TargetSort::Lay) paint_ghost(target);
    const double width = strong ? unit_ * 0.32 : unit_ * 0.2;
    const double inset = width / 2 + 1;
    wxGraphicsPenInfo pen(with_alpha(look.colour, strong ? 1 : 0.85));
    pen.Width(width);
    if (target.sort == TargetSort::Open) pen.Style(wxPENSTYLE_SHORT_DASH);
    gc_.SetPen(gc_.CreatePen(pen));
    gc_.SetBrush(wxBrush(with_alpha(look.colour, strong ? 0.26 : target.sort == TargetSort::Open ? 0.06 : 0.10)));
    gc_.DrawRoundedRectangle(box.x + inset, box.y + inset, box.width - inset * 2, box.height - inset * 2, unit_ * 0.5);
    gc_.SetPen(wxNullGraphicsPen);
    const bool empty_place = target.sort == TargetSort::Open;
    // On something small a sign would hide what it stands on: the frame is enough.
    if (!empty_place && box.width < unit_ * kLeastSigned) return;
    const double side = empty_place ? box.width * 0.3 : std::clamp(box.width * 0.17, 12.0, 30.0);
    const Box sign = empty_place ? Box{box.x + (box.width - side) / 2, box.y + (box.height - side) / 2, side, side}
                                 : Box{box.x + box.width * 0.06, box.y + box.height * 0.06, side, side};
    if (!empty_place) {
        gc_.SetBrush(wxBrush(wxColour(24, 18, 12, 190)));
        gc_.DrawRoundedRectangle(sign.x - 2, sign.y - 2, side + 4, side + 4, 4);
    }
    draw_glyph(gc_, look.glyph, rect(sign), with_alpha(look.colour, empty_place && !strong ? 0.7 : 1));
    if (!target.options.empty() && target.options.front() < kDigits && box.width > 56) {
        const double size = std::clamp(box.width * 0.16, 13.0, 24.0);
        const Box key{box.x + box.width - size - box.width * 0.05, box.y + box.height * 0.05, size, size};
        gc_.SetBrush(wxBrush(wxColour(24, 18, 12, 200)));
        gc_.DrawRoundedRectangle(key.x, key.y, key.width, key.height, 4);
        write_line(gc_, wxString::Format("%zu", target.options.front() + 1), rect(key),
                   {Hand::Strong, size * 0.66, look.colour, Align::Centre});
    }
}

void BoardPainter::paint_hover() {
    const Lying* lying = scene_.lying_at(state_.hover_x, state_.hover_y);
    if (lying == nullptr || lying->face_down) return;
    const bool card = pictures_.face(lying->def, lying->side).shape == FaceShape::Card;
    if (card && place(lying->at).width < unit_ * kReadable) return paint_large_card(*lying);
    paint_hover_card(*lying);
}

/// Beside what it tells of, never over it: where there is most room, narrower if it must be.
Box BoardPainter::card_beside(const Box& told_of, double width, double height) const {
    const double gap = unit_ * 0.8;
    const double right = view_.width() - (told_of.x + told_of.width) - gap - 4;
    const double left = told_of.x - gap - 4;
    const double y = std::clamp(told_of.y, 4.0, std::max(4.0, view_.height() - height - 4));
    if (right >= width || right >= left) return {told_of.x + told_of.width + gap, y, width, height};
    return {told_of.x - gap - width, y, width, height};
}

/// The card itself, so large that it can be read, and what lies on it.
void BoardPainter::paint_large_card(const Lying& lying) {
    const double height = std::min(unit_ * kReadable / kCardShape, view_.height() - 8);
    const double width = height * kCardShape;
    const Box near = card_beside(place(lying.at), width, height);
    const Box card{std::round(near.x), std::round(near.y), std::round(width), std::round(height)};
    if (!draw(lying.def, lying.side, Manner::Whole, 0, card)) return;
    double at = card.y;
    for (const Mark& mark : lying.marks) {
        const wxString line = to_wx(mark.title + (mark.badge.empty() ? "" : ", " + mark.badge));
        const Lettering lettering{Hand::Strong, unit_ * 0.92, kBone, Align::Left};
        const double wide = line_width(gc_, line, lettering) + unit_;
        gc_.SetBrush(wxBrush(wxColour(24, 18, 12, 220)));
        gc_.DrawRoundedRectangle(card.x, at, wide, unit_ * 1.5, unit_ * 0.4);
        write_line(gc_, line, {card.x + unit_ / 2, at, wide, unit_ * 1.5}, lettering);
        at += unit_ * 1.6;
    }
}

void BoardPainter::paint_hover_card(const Lying& lying) {
    const Face& face = pictures_.face(lying.def, lying.side);
    std::vector<std::string> lines = describe(face, lying.turn);
    const double margin = unit_ * 0.9;
    const Lettering title{Hand::Title, unit_ * 1.15, kInk, Align::Left};
    const Lettering text{Hand::Text, unit_ * 0.92, kInk, Align::Left};
    for (const Mark& mark : lying.marks)
        lines.push_back(mark.title + (mark.badge.empty() ? "" : ", health " + mark.badge));
    const Box told_of = place(lying.at);
    const double beside = std::max(view_.width() - told_of.x - told_of.width, told_of.x) - unit_ * 0.8 - 8;
    const double width = std::clamp(beside, unit_ * 11, unit_ * 22);
    double height = margin * 2 + unit_ * 1.9;
    for (std::size_t i = 1; i < lines.size(); ++i)
        height += text_height(gc_, to_wx(lines[i]), width - margin * 2, text) + unit_ * 0.25;
    const Box card = card_beside(told_of, width, height);
    gc_.SetPen(gc_.CreatePen(wxGraphicsPenInfo(wxColour(60, 44, 28)).Width(1)));
    gc_.SetBrush(wxBrush(with_alpha(kParchment, 0.97)));
    gc_.DrawRoundedRectangle(card.x, card.y, width, height, unit_ * 0.5);
    gc_.SetPen(wxNullGraphicsPen);
    const std::string where = lying.where.empty() ? "" : "  " + lying.where;
    write_line(gc_, to_wx(lying.title + where),
               {card.x + margin, card.y + margin * 0.7, width - margin * 2, unit_ * 1.9}, title);
    double at = card.y + margin + unit_ * 1.7;
    for (std::size_t i = 1; i < lines.size(); ++i)
        at += write_text(gc_, to_wx(lines[i]), {card.x + margin, at, width - margin * 2, height}, text) + unit_ * 0.25;
}

}  // namespace briar::editor
