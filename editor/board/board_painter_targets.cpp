// Places that stand for options.
#include <algorithm>
#include <vector>

#include <wx/graphics.h>

#include "editor/board/board_boxes.hpp"
#include "editor/board/board_painter.hpp"
#include "editor/picture/card_picture.hpp"
#include "editor/picture/colours.hpp"
#include "editor/picture/glyphs.hpp"
#include "editor/picture/lettering.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/scene/key_place.hpp"
#include "editor/scene/option_key.hpp"

namespace briar::editor {
namespace {

/// How large what lies there must be to carry a sign, in units.
constexpr double kLeastSigned = 3.2;
constexpr std::size_t kMostKeys = 5;  ///< letters of those that stand at one place

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
            return {Glyph::Hand, wxColour(214, 196, 255)};
        case TargetSort::Harm:
            return {Glyph::Target, wxColour(255, 150, 110)};
        case TargetSort::Help:
            return {Glyph::Heart, wxColour(140, 230, 150)};
    }
    return {Glyph::None, *wxWHITE};
}

}  // namespace

bool BoardPainter::is_pointed_out(const Target& target) const {
    return state_.pointed_out >= 0 && std::find(target.options.begin(), target.options.end(),
                                                static_cast<std::size_t>(state_.pointed_out)) != target.options.end();
}

void BoardPainter::paint_ghost(const Target& target) {
    if (!target.def || target.turns.empty()) return;
    // The turn that people look at, or the first one.
    std::size_t shown = 0;
    for (std::size_t i = 0; i < target.options.size(); ++i) {
        if (static_cast<int>(target.options[i]) == state_.turned) shown = i;
    }
    for (std::size_t i = 0; i < target.options.size(); ++i) {
        if (static_cast<int>(target.options[i]) == state_.pointed_out) shown = i;
    }
    const Box box = place(target.at);
    gc_.BeginLayer(is_pointed_out(target) ? 0.95 : 0.55);
    draw(target.def, Side::Front, Manner::Whole, target.turns[std::min(shown, target.turns.size() - 1)], box);
    gc_.EndLayer();
}

/// Signs lie below the title of a card.
double BoardPainter::sign_top(const Target& target, double width) const {
    const Lying* lying = scene_.lying_at(target.at.x + target.at.width / 2, target.at.y + target.at.height / 2);
    const bool card = lying != nullptr && target.sort != TargetSort::Open &&
                      pictures_.face(lying->def, lying->side).shape == FaceShape::Card;
    return card ? title_end(width) : 0;
}

void BoardPainter::paint_target(std::size_t index) {
    const Target& target = scene_.targets[index];
    const TargetLook look = look_of(target.sort);
    const Box box = place(target.at);
    const bool strong = static_cast<int>(index) == state_.chosen_target || is_pointed_out(target) ||
                        (state_.hovering && target.at.holds(state_.hover_x, state_.hover_y));
    if (target.sort == TargetSort::Lay) paint_ghost(target);
    const double width = strong ? unit_ * 0.36 : unit_ * 0.2;
    const double inset = width / 2 + 1;
    wxGraphicsPenInfo pen(with_alpha(look.colour, strong ? 1 : 0.85));
    pen.Width(width);
    if (target.sort == TargetSort::Open) pen.Style(wxPENSTYLE_SHORT_DASH);
    gc_.SetPen(gc_.CreatePen(pen));
    // A tint would lie over the name of what is there: only free ground has one.
    const bool free = target.sort == TargetSort::Open || target.sort == TargetSort::Lay;
    gc_.SetBrush(free ? gc_.CreateBrush(wxBrush(with_alpha(look.colour, strong ? 0.16 : 0.06))) : wxNullGraphicsBrush);
    gc_.DrawRoundedRectangle(box.x + inset, box.y + inset, box.width - inset * 2, box.height - inset * 2, unit_ * 0.5);
    gc_.SetPen(wxNullGraphicsPen);
    const double top = box.y + sign_top(target, box.width);
    paint_signs(target, box, top, strong);
    if (strong && target.can_be_turned()) paint_hint("R or the wheel turns it", box, look.colour);
    paint_key(target, box, top, look.colour);
}

/// One for each sort of what can be done there, side by side.
void BoardPainter::paint_signs(const Target& target, const Box& box, double top, bool strong) {
    if (target.sort == TargetSort::Open) return paint_open_sign(box, strong);
    // On something small a sign would hide what it stands on: the frame is enough.
    if (box.width < unit_ * kLeastSigned) return;
    const double side = std::clamp(box.width * 0.17, 12.0, 30.0);
    Box sign{box.x + box.width * 0.06, top + box.width * 0.06, side, side};
    std::vector<TargetSort> sorts{target.sort};
    sorts.insert(sorts.end(), target.more.begin(), target.more.end());
    for (const TargetSort sort : sorts) {
        const TargetLook look = look_of(sort);
        gc_.SetBrush(wxBrush(wxColour(24, 18, 12, 190)));
        gc_.DrawRoundedRectangle(sign.x - 2, sign.y - 2, side + 4, side + 4, 4);
        draw_glyph(gc_, look.glyph, rect(sign), look.colour);
        sign.x += side + 6;
    }
}

void BoardPainter::paint_open_sign(const Box& box, bool strong) {
    const double side = box.width * 0.3;
    const Box sign{box.x + (box.width - side) / 2, box.y + (box.height - side) / 2, side, side};
    const TargetLook look = look_of(TargetSort::Open);
    draw_glyph(gc_, look.glyph, rect(sign), with_alpha(look.colour, strong ? 1 : 0.7));
}

/// Along the lower edge.
void BoardPainter::paint_hint(const wxString& hint, const Box& box, const wxColour& colour) {
    const Lettering letters{Hand::Text, unit_ * 0.85, colour, Align::Centre};
    const double width = line_width(gc_, hint, letters) + unit_ * 0.6;
    const Box line{box.x + (box.width - width) / 2, box.y + box.height - unit_ * 1.5, width, unit_ * 1.3};
    gc_.SetBrush(wxBrush(wxColour(24, 18, 12, 200)));
    gc_.DrawRoundedRectangle(line.x, line.y, line.width, line.height, 4);
    write_line(gc_, hint, rect(line), letters);
}

/// The keys that take what can be done there, as they stand at the options: `3`; `3 4`.
void BoardPainter::paint_key(const Target& target, const Box& box, double top, const wxColour& colour) {
    wxString keys;
    for (const std::size_t option : target.options) {
        const char key = option_key(option);
        if (key == ' ') break;
        if (keys.length() >= kMostKeys) {
            keys += dots();
            break;
        }
        keys += wxString::Format(keys.empty() ? "%c" : " %c", key);
    }
    const double size = key_size(box.width, unit_);
    if (keys.empty() || box.width < size * 1.2) return;
    const Lettering letters{Hand::Strong, size * 0.7, colour, Align::Centre};
    const double width = std::min(box.width, std::max(size, line_width(gc_, keys, letters) + size * 0.4));
    const double edge = box.width > unit_ * kLeastSigned ? box.width * 0.05 : 0;
    const Box key = place_key(box, top, width, size, edge);
    gc_.SetBrush(wxBrush(wxColour(24, 18, 12, 200)));
    gc_.DrawRoundedRectangle(key.x, key.y, key.width, key.height, 4);
    write_line(gc_, keys, rect(key), letters);
}

}  // namespace briar::editor
