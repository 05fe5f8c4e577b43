#include "editor/play/member_card.hpp"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include <wx/dcbuffer.h>
#include <wx/graphics.h>

#include "editor/picture/colours.hpp"
#include "editor/picture/glyphs.hpp"
#include "editor/picture/lettering.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/walk_keys.hpp"

namespace briar::editor {
namespace {

// In units.
constexpr double kHeight = 5.4;
constexpr double kHeightOfTwoLines = 3.9;
constexpr double kHeightOfName = 2.7;

void paint_ring(wxGraphicsContext& gc, const wxRect2DDouble& box, const wxColour& colour) {
    gc.SetBrush(wxNullGraphicsBrush);
    gc.SetPen(gc.CreatePen(wxGraphicsPenInfo(colour).Width(2)));
    gc.DrawRoundedRectangle(box.m_x + 1, box.m_y + 1, box.m_width - 2, box.m_height - 2, 3);
    gc.SetPen(wxNullGraphicsPen);
}

}  // namespace

MemberCard::MemberCard(wxWindow* parent, PictureShelf& pictures) : pictures_(pictures) {
    // Before it is made: GTK takes the ground as it is then.
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    Create(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize,
           wxBORDER_NONE | wxWANTS_CHARS | wxFULL_REPAINT_ON_RESIZE);
    bind_events();
}

void MemberCard::bind_events() {
    Bind(wxEVT_PAINT, &MemberCard::on_paint, this);
    Bind(wxEVT_LEFT_DOWN, [this](wxMouseEvent&) { SetFocus(); });
    Bind(wxEVT_LEFT_UP, &MemberCard::on_click, this);
    Bind(wxEVT_MOTION, &MemberCard::on_motion, this);
    Bind(wxEVT_KEY_DOWN, &MemberCard::on_key, this);
    const auto focus = [this](wxFocusEvent& event) {
        if (event.GetEventType() == wxEVT_KILL_FOCUS) pointed_ = -1;
        tell();
        Refresh();
        event.Skip();
    };
    Bind(wxEVT_SET_FOCUS, focus);
    Bind(wxEVT_KILL_FOCUS, focus);
}

wxSize MemberCard::DoGetBestClientSize() const {
    const bool whole = room_ == CardFill::Carried && !slim_;
    const double height = room_ == CardFill::Name ? kHeightOfName : whole ? kHeight : kHeightOfTwoLines;
    return {FromDIP(200), static_cast<int>(std::ceil(unit() * height))};
}

CardFill fill_of(const Member& member) {
    if (member.carries) return CardFill::Carried;
    return member.gauges.empty() ? CardFill::Name : CardFill::Numbers;
}

void MemberCard::show(Member member, CardFill room) {
    const bool same = member.piece == member_.piece;
    if (std::exchange(room_, room) != room) InvalidateBestSize();
    member_ = std::move(member);
    if (!same || pointed_ >= static_cast<int>(member_.carried.size())) pointed_ = -1;
    SetName(to_wx(member_.title));
    tell();
    Refresh();
}

void MemberCard::set_slim(bool slim) {
    if (slim == slim_) return;
    slim_ = slim;
    InvalidateBestSize();
    Refresh();
}

PieceId MemberCard::pointed() const {
    return pointed_ < 0 ? member_.piece : member_.carried[static_cast<std::size_t>(pointed_)].piece;
}

/// A window that paints itself is read by its tip under GTK, and by its label elsewhere.
void MemberCard::tell() {
    wxString words = to_wx(describe(member_));
    if (pointed_ >= 0) {
        const Carried& carried = member_.carried[static_cast<std::size_t>(pointed_)];
        words = to_wx(carried.title + " (" + carried.space + ")");
    }
    if (words == GetLabel()) return;
    SetLabel(words);
    SetToolTip(words);
}

void MemberCard::step(int by) {
    const int last = member_.hidden ? -1 : static_cast<int>(member_.carried.size()) - 1;
    pointed_ = std::clamp(pointed_ + by, -1, last);
    tell();
    Refresh();
}

void MemberCard::on_key(wxKeyEvent& event) {
    walk(*this, event,
         {.up = [this] { Navigate(wxNavigationKeyEvent::IsBackward); },
          .down = [this] { Navigate(wxNavigationKeyEvent::IsForward); },
          .left = [this] { step(-1); },
          .right = [this] { step(1); },
          .use =
              [this] {
                  if (on_inspect) on_inspect(pointed());
              }});
}

const MemberCard::Spot* MemberCard::spot_at(const wxPoint& at) const {
    const auto spot = std::find_if(spots_.rbegin(), spots_.rend(),
                                   [&](const Spot& each) { return each.box.Contains(wxPoint2DDouble(at.x, at.y)); });
    return spot == spots_.rend() ? nullptr : &*spot;
}

void MemberCard::on_click(wxMouseEvent& event) {
    const Spot* spot = spot_at(event.GetPosition());
    if (on_inspect) on_inspect(spot != nullptr ? spot->piece : member_.piece);
}

void MemberCard::on_motion(wxMouseEvent& event) {
    const Spot* spot = spot_at(event.GetPosition());
    const wxString tip = to_wx(spot != nullptr ? spot->tip : describe(member_));
    if (tip != GetToolTipText()) SetToolTip(tip);
    SetCursor(wxCursor(wxCURSOR_HAND));
    event.Skip();
}

void MemberCard::on_paint(wxPaintEvent&) {
    wxAutoBufferedPaintDC dc(this);
    const Look look = current_look();
    dc.SetBackground(wxBrush(look.ground));
    dc.Clear();
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    if (!gc) return;
    spots_.clear();
    const wxSize size = GetClientSize();
    const wxRect2DDouble card(0, 0, size.x, size.y);
    paint_member(*gc, card);
    if (HasFocus() && pointed_ < 0) paint_ring(*gc, card, look.accent);
}

void MemberCard::paint_member(wxGraphicsContext& gc, const wxRect2DDouble& card) {
    const Look look = current_look();
    const double pad = unit() * 0.5;
    gc.SetPen(wxNullGraphicsPen);
    if (member_.acting) {
        gc.SetBrush(wxBrush(look.accent_ground));
        gc.DrawRectangle(card.m_x, card.m_y, card.m_width, card.m_height);
        gc.SetBrush(wxBrush(look.accent));
        gc.DrawRectangle(card.m_x, card.m_y, unit() * 0.25, card.m_height);
    }
    gc.SetBrush(wxBrush(look.line));
    gc.DrawRectangle(card.m_x, card.m_y + card.m_height - 1, card.m_width, 1);
    const double portrait = card.m_height - 2 * pad;
    const wxRect2DDouble picture(card.m_x + pad * 1.5, card.m_y + pad, portrait, portrait);
    const double scale = GetContentScaleFactor();
    const int pixels = static_cast<int>(std::lround(portrait * scale));
    const PictureShelf::Key key{member_.def, Side::Front, Manner::Icon, 0, {}, pixels, pixels};
    if (pictures_.catalog()) {
        gc.DrawBitmap(pictures_.picture(key, scale), picture.m_x, picture.m_y, portrait, portrait);
    }
    spots_.push_back({picture, member_.piece, describe(member_)});
    const double left = picture.m_x + portrait + pad * 1.2;
    wxRect2DDouble line(left, card.m_y + pad * 0.8, card.m_x + card.m_width - left - pad, unit() * 1.45);
    const Lettering name{Hand::Strong, unit(), member_.out ? look.faint : look.text, Align::Left};
    write_line(gc, to_wx(member_.title), line, name);
    const wxString side =
        member_.out ? wxString("out of the game")
                    : to_wx(member_.where.empty()
                                ? member_.tally
                                : "at " + member_.where + (member_.tally.empty() ? "" : "  " + member_.tally));
    const double used = line_width(gc, to_wx(member_.title), name) + unit();
    write_line(gc, side, {left + used, line.m_y, std::max(1.0, line.m_width - used), line.m_height},
               {Hand::Text, unit() * 0.86, look.faint, Align::Right});
    if (member_.out) return;
    line.m_y += unit() * 1.55;
    const wxRect2DDouble rest = paint_gauges(gc, line);
    line.m_y += unit() * 1.5;
    paint_carried(gc, slim_ ? rest : line);
}

wxRect2DDouble MemberCard::paint_gauges(wxGraphicsContext& gc, wxRect2DDouble line) {
    const double right = line.GetRight();
    const Look look = current_look();
    const Lettering letters{Hand::Text, unit() * 0.92, look.text, Align::Left};
    for (const Gauge& gauge : member_.gauges) {
        const bool low = gauge.most > 0 && gauge.value * 3 <= gauge.most && gauge.glyph == Glyph::Heart;
        const double sign = unit() * 1.05;
        if (gauge.glyph != Glyph::None) {
            const wxColour colour = gauge.glyph == Glyph::Heart ? wxColour(200, 60, 60) : look.accent;
            draw_glyph(gc, gauge.glyph, {line.m_x, line.m_y + (line.m_height - sign) / 2, sign, sign}, colour);
            line.m_x += sign + unit() * 0.35;
        }
        wxString text = to_wx(text_of(gauge));
        if (gauge.glyph == Glyph::None) text = to_wx(gauge.name) + " " + text;
        Lettering these = letters;
        if (low) {
            these.hand = Hand::Strong;
            these.colour = look.error;
        }
        const double width = line_width(gc, text, these);
        write_line(gc, text, {line.m_x, line.m_y, width + 2, line.m_height}, these);
        line.m_x += width + unit() * 1.1;
    }
    line.m_width = std::max(0.0, right - line.m_x);
    return line;
}

void MemberCard::paint_carried(wxGraphicsContext& gc, const wxRect2DDouble& line) {
    if (!member_.carries) return;
    const Look look = current_look();
    if (member_.hidden || member_.carried.empty()) {
        write_line(gc, member_.hidden ? "what it carries is hidden" : "carries nothing", line,
                   {Hand::Text, unit() * 0.86, look.faint, Align::Left});
        return;
    }
    const double side = std::floor(std::min(unit() * 1.7, line.m_width));
    const double step =
        std::min(side + unit() * 0.25,
                 (line.m_width - side) / std::max<double>(1.0, static_cast<double>(member_.carried.size()) - 1));
    const double scale = GetContentScaleFactor();
    const int pixels = static_cast<int>(std::lround(side * scale));
    double x = line.m_x;
    for (const Carried& each : member_.carried) {
        const PictureShelf::Key key{each.def, Side::Front, Manner::Icon, 0, {}, pixels, pixels};
        const wxRect2DDouble box(x, line.m_y, side, side);
        if (pictures_.catalog()) gc.DrawBitmap(pictures_.picture(key, scale), x, line.m_y, side, side);
        if (HasFocus() && pointed() == each.piece) paint_ring(gc, box, look.accent);
        spots_.push_back({box, each.piece, each.title + " (" + each.space + ")"});
        x += step;
    }
}

}  // namespace briar::editor
