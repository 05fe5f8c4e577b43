// What is over the table: the frame of what is chosen, what hangs at the pointer, the card of what the pointer is over.
#include <algorithm>
#include <cmath>

#include <wx/graphics.h>

#include "editor/board/board_boxes.hpp"
#include "editor/board/board_painter.hpp"
#include "editor/picture/card_picture.hpp"
#include "editor/picture/colours.hpp"
#include "editor/picture/lettering.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/scene/mark_layout.hpp"

namespace briar::editor {
namespace {

/// How wide a card must be to be read, in units.
constexpr double kReadable = 20;
/// Of that, where there is little room.
constexpr double kLeastShare = 0.6;
/// No board is so high, in units.
constexpr double kHighest = 200;

}  // namespace

/// With a dark one around it: it is seen on every ground.
void BoardPainter::paint_frame(const Box& box, bool round, const wxColour& inner) {
    gc_.SetBrush(wxNullGraphicsBrush);
    for (const bool outer : {true, false}) {
        gc_.SetPen(
            gc_.CreatePen(wxGraphicsPenInfo(outer ? wxColour(20, 14, 8) : inner).Width(unit_ * (outer ? 0.42 : 0.2))));
        if (round) {
            gc_.DrawEllipse(box.x - 2, box.y - 2, box.width + 4, box.height + 4);
        } else {
            gc_.DrawRoundedRectangle(box.x, box.y, box.width, box.height, unit_ * 0.4);
        }
    }
    gc_.SetPen(wxNullGraphicsPen);
}

/// Below its badge, which stays readable.
void BoardPainter::paint_frame_of(const Mark& mark, const Box& box, const wxColour& inner) {
    paint_frame(box, true, inner);
    paint_badge(mark, box);
}

void BoardPainter::paint_selected() {
    for (const Lying& lying : scene_.lying) {
        if (lying.piece == state_.selected) return paint_frame(place(lying.at), false, *wxWHITE);
        const std::vector<Box> places = lay_out_marks(lying.marks);
        for (std::size_t i = 0; i < places.size(); ++i) {
            if (lying.marks[i].piece == state_.selected)
                return paint_frame_of(lying.marks[i], part(place(lying.at), places[i]), *wxWHITE);
        }
    }
}

/// What the keyboard has come to: within the frame of what is selected, where both are one. The whole board, where it
/// has come no further.
void BoardPainter::paint_chosen() {
    // As around any other field that has the keyboard, and light enough for the dark ground.
    const wxColour around_all(120, 174, 237);
    if (state_.chosen == nullptr) return paint_frame({2, 2, view_.width() - 4, view_.height() - 4}, false, around_all);
    const wxColour seen(255, 216, 90);
    Box box = place(*state_.chosen);
    const Lying* lying =
        scene_.lying_at(state_.chosen->x + state_.chosen->width / 2, state_.chosen->y + state_.chosen->height / 2);
    const bool on_mark =
        lying != nullptr && state_.chosen_mark >= 0 && state_.chosen_mark < static_cast<int>(lying->marks.size());
    if (on_mark) {
        const std::vector<Box> places = lay_out_marks(lying->marks);
        const auto mark = static_cast<std::size_t>(state_.chosen_mark);
        return paint_frame_of(lying->marks[mark], part(place(lying->at), places[mark]), seen);
    }
    const double in = unit_ * 0.45;
    if (box.width > in * 4) box = {box.x + in, box.y + in, box.width - 2 * in, box.height - 2 * in};
    paint_frame(box, false, seen);
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

void BoardPainter::paint_hover() {
    const Lying* lying = scene_.lying_at(state_.hover_x, state_.hover_y);
    if (lying == nullptr || lying->face_down) return;
    const bool card = pictures_.face(lying->def, lying->side).shape == FaceShape::Card;
    if (card && place(lying->at).width < unit_ * kReadable) return paint_large_card(*lying);
    paint_hover_card(*lying);
}

CardRoom BoardPainter::room_for_card(const Lying& told_of, double least, double most) const {
    CardRoom room;
    room.width = view_.width();
    room.height = view_.height();
    room.told_of = place(told_of.at);
    room.x = (state_.hover_x - view_.table_x(0)) * view_.scale();
    room.y = (state_.hover_y - view_.table_y(0)) * view_.scale();
    room.gap = unit_ * 0.8;
    room.least = least;
    room.most = most;
    for (const Lying& each : scene_.lying)
        if (&each != &told_of && view_.shows(each.at)) room.others.push_back(place(each.at));
    for (const Target& each : scene_.targets)
        if (view_.shows(each.at)) room.others.push_back(place(each.at));
    return room;
}

/// The card itself, so large that it can be read, and what lies on it.
void BoardPainter::paint_large_card(const Lying& lying) {
    const double most = std::min(unit_ * kReadable, (view_.height() - 8) * kCardShape);
    const Box near =
        place_card(room_for_card(lying, most * kLeastShare, most), [](double width) { return width / kCardShape; });
    const double height = std::min(near.height, near.width / kCardShape);
    const Box card{std::round(near.x), std::round(near.y), std::round(height * kCardShape), std::round(height)};
    if (!draw(lying.def, lying.side, Manner::Whole, 0, card, lying.health)) return;
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
    Face face = pictures_.face(lying.def, lying.side);
    show_health(face, lying.health);
    // What is printed tells of one that may have been met long ago.
    face.monster = face.monster && std::any_of(lying.marks.begin(), lying.marks.end(),
                                               [](const Mark& mark) { return mark.sort == MarkSort::Hidden; });
    std::vector<std::string> lines = describe(face, lying.turn);
    const double margin = unit_ * 0.9;
    const Lettering title{Hand::Title, unit_ * 1.15, kInk, Align::Left};
    const Lettering text{Hand::Text, unit_ * 0.92, kInk, Align::Left};
    for (const Mark& mark : lying.marks)
        lines.push_back(mark.title + (mark.badge.empty() ? "" : ", health " + mark.badge));
    const auto height_of = [&](double width) {
        double height = margin * 2 + unit_ * 1.9;
        for (std::size_t i = 1; i < lines.size(); ++i)
            height += text_height(gc_, to_wx(lines[i]), width - margin * 2, text, unit_ * kHighest) + unit_ * 0.25;
        return height;
    };
    const Box card = place_card(room_for_card(lying, unit_ * 11, unit_ * 22), height_of);
    const double width = card.width;
    const double height = card.height;
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
