#include "editor/play/party_panel.hpp"

#include <algorithm>
#include <cmath>
#include <memory>

#include <wx/dcbuffer.h>
#include <wx/graphics.h>

#include "editor/picture/colours.hpp"
#include "editor/picture/glyphs.hpp"
#include "editor/picture/lettering.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/look.hpp"

namespace briar::editor {

namespace {

constexpr double kMostWithoutScrolling = 2.6;

}  // namespace

PartyPanel::PartyPanel(wxWindow* parent, PictureShelf& pictures)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxFULL_REPAINT_ON_RESIZE),
      pictures_(pictures) {
    SetName("Heroes");
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetScrollRate(0, FromDIP(10));
    Bind(wxEVT_PAINT, &PartyPanel::on_paint, this);
    Bind(wxEVT_LEFT_UP, &PartyPanel::on_click, this);
    Bind(wxEVT_MOTION, &PartyPanel::on_motion, this);
}

void PartyPanel::show(std::vector<Member> party) {
    party_ = std::move(party);
    std::string words;
    for (const Member& member : party_)
        words += (words.empty() ? "" : ". ") + describe(member);
    SetLabel(to_wx(words));
    const double height = std::ceil(card_height() * static_cast<double>(party_.size()));
    SetVirtualSize(-1, static_cast<int>(height));
    SetMinSize({-1, static_cast<int>(std::min(height, card_height() * kMostWithoutScrolling))});
    Refresh();
}

void PartyPanel::on_paint(wxPaintEvent&) {
    wxPaintDC dc(this);
    PrepareDC(dc);
    const std::unique_ptr<wxGraphicsContext> gc(wxGraphicsContext::Create(dc));
    if (!gc) return;
    const Look look = current_look();
    const wxSize size = GetVirtualSize();
    gc->SetPen(wxNullGraphicsPen);
    gc->SetBrush(wxBrush(look.ground));
    gc->DrawRectangle(0, 0, size.x, std::max(size.y, GetClientSize().y));
    spots_.clear();
    const double width = GetClientSize().x;
    double y = 0;
    for (const Member& member : party_) {
        paint_member(*gc, member, {0, y, width, card_height()});
        y += card_height();
    }
}

void PartyPanel::paint_member(wxGraphicsContext& gc, const Member& member, const wxRect2DDouble& card) {
    const Look look = current_look();
    const double pad = unit() * 0.5;
    gc.SetPen(wxNullGraphicsPen);
    if (member.acting) {
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
    const PictureShelf::Key key{member.def, Side::Front, Manner::Icon, 0, pixels, pixels};
    if (pictures_.catalog()) {
        gc.DrawBitmap(pictures_.picture(key, scale), picture.m_x, picture.m_y, portrait, portrait);
    }
    spots_.push_back({picture, member.piece, describe(member)});
    const double left = picture.m_x + portrait + pad * 1.2;
    wxRect2DDouble line(left, card.m_y + pad * 0.8, card.m_x + card.m_width - left - pad, unit() * 1.45);
    const Lettering name{Hand::Strong, unit(), member.out ? look.faint : look.text, Align::Left};
    write_line(gc, to_wx(member.title), line, name);
    const wxString side =
        member.out
            ? wxString("out of the game")
            : to_wx(member.where.empty() ? member.tally
                                         : "at " + member.where + (member.tally.empty() ? "" : "  " + member.tally));
    const double used = line_width(gc, to_wx(member.title), name) + unit();
    write_line(gc, side, {left + used, line.m_y, std::max(1.0, line.m_width - used), line.m_height},
               {Hand::Text, unit() * 0.86, look.faint, Align::Right});
    if (member.out) return;
    line.m_y += unit() * 1.55;
    paint_gauges(gc, member, line);
    line.m_y += unit() * 1.5;
    paint_carried(gc, member, line);
}

void PartyPanel::paint_gauges(wxGraphicsContext& gc, const Member& member, wxRect2DDouble line) {
    const Look look = current_look();
    const Lettering letters{Hand::Text, unit() * 0.92, look.text, Align::Left};
    for (const Gauge& gauge : member.gauges) {
        const bool low = gauge.most > 0 && gauge.value * 3 <= gauge.most && gauge.glyph == Glyph::Heart;
        const double sign = unit() * 1.05;
        if (gauge.glyph != Glyph::None) {
            const wxColour colour = gauge.glyph == Glyph::Heart ? wxColour(200, 60, 60) : look.accent;
            draw_glyph(gc, gauge.glyph, {line.m_x, line.m_y + (line.m_height - sign) / 2, sign, sign}, colour);
            line.m_x += sign + unit() * 0.35;
        }
        wxString text = wxString::Format("%d", gauge.value);
        if (gauge.most > 0) text += wxString::Format("/%d", gauge.most);
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
}

void PartyPanel::paint_carried(wxGraphicsContext& gc, const Member& member, const wxRect2DDouble& line) {
    const Look look = current_look();
    if (member.hidden || member.carried.empty()) {
        write_line(gc, member.hidden ? "what it carries is hidden" : "carries nothing", line,
                   {Hand::Text, unit() * 0.86, look.faint, Align::Left});
        return;
    }
    const double side = std::floor(unit() * 1.7);
    const double step =
        std::min(side + unit() * 0.25,
                 (line.m_width - side) / std::max<double>(1.0, static_cast<double>(member.carried.size()) - 1));
    const double scale = GetContentScaleFactor();
    const int pixels = static_cast<int>(std::lround(side * scale));
    double x = line.m_x;
    for (const Carried& each : member.carried) {
        const PictureShelf::Key key{each.def, Side::Front, Manner::Icon, 0, pixels, pixels};
        const wxRect2DDouble box(x, line.m_y, side, side);
        if (pictures_.catalog()) gc.DrawBitmap(pictures_.picture(key, scale), x, line.m_y, side, side);
        spots_.push_back({box, each.piece, each.title + " (" + each.space + ")"});
        x += step;
    }
}

void PartyPanel::on_click(wxMouseEvent& event) {
    const wxPoint at = CalcUnscrolledPosition(event.GetPosition());
    const auto spot = std::find_if(spots_.rbegin(), spots_.rend(),
                                   [&](const Spot& each) { return each.box.Contains(wxPoint2DDouble(at.x, at.y)); });
    if (spot != spots_.rend() && on_inspect) on_inspect(spot->piece);
}

void PartyPanel::on_motion(wxMouseEvent& event) {
    const wxPoint at = CalcUnscrolledPosition(event.GetPosition());
    const auto spot = std::find_if(spots_.rbegin(), spots_.rend(),
                                   [&](const Spot& each) { return each.box.Contains(wxPoint2DDouble(at.x, at.y)); });
    const wxString tip = spot == spots_.rend() ? wxString() : to_wx(spot->tip);
    if (tip != GetToolTipText()) SetToolTip(tip);
    SetCursor(spot != spots_.rend() ? wxCursor(wxCURSOR_HAND) : wxNullCursor);
    event.Skip();
}

}  // namespace briar::editor
