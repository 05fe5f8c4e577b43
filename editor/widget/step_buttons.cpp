#include "editor/widget/step_buttons.hpp"

#include <algorithm>

#include <wx/dcbuffer.h>
#include <wx/settings.h>

#include "editor/picture/colours.hpp"
#include "editor/widget/look.hpp"

namespace briar::editor {
namespace {

constexpr int kHalf = 28;
constexpr int kBeforeMore = 400;  // milliseconds
constexpr int kMore = 60;

}  // namespace

StepButtons::StepButtons(wxWindow* parent) : wxWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize) {
    SetBackgroundStyle(wxBG_STYLE_PAINT);
    SetMinSize(DoGetBestClientSize());
    repeat_.SetOwner(this);
    Bind(wxEVT_PAINT, [this](wxPaintEvent&) { on_paint(); });
    Bind(wxEVT_LEFT_DOWN, &StepButtons::on_down, this);
    Bind(wxEVT_LEFT_DCLICK, &StepButtons::on_down, this);
    Bind(wxEVT_LEFT_UP, [this](wxMouseEvent&) { stop(); });
    Bind(wxEVT_MOUSE_CAPTURE_LOST, [this](wxMouseCaptureLostEvent&) { stop(); });
    Bind(wxEVT_MOTION, [this](wxMouseEvent& event) { hover(side_at(event.GetPosition())); });
    Bind(wxEVT_LEAVE_WINDOW, [this](wxMouseEvent&) { hover(0); });
    Bind(wxEVT_TIMER, [this](wxTimerEvent&) {
        if (held_ == 0 || !wxGetMouseState().LeftIsDown()) return stop();
        repeat_.StartOnce(kMore);
        if (on_step) on_step(held_);
    });
}

bool StepButtons::Enable(bool enable) {
    stop();
    Refresh();
    return wxWindow::Enable(enable);
}

wxSize StepButtons::DoGetBestClientSize() const { return FromDIP(wxSize(2 * kHalf, 26)); }

int StepButtons::side_at(const wxPoint& at) const { return at.x < GetClientSize().x / 2 ? -1 : 1; }

void StepButtons::hover(int side) {
    if (side == hovered_) return;
    hovered_ = side;
    Refresh();
}

void StepButtons::on_down(wxMouseEvent& event) {
    held_ = side_at(event.GetPosition());
    if (!HasCapture()) CaptureMouse();
    repeat_.StartOnce(kBeforeMore);
    if (on_step) on_step(held_);
}

void StepButtons::stop() {
    held_ = 0;
    repeat_.Stop();
    if (HasCapture()) ReleaseMouse();
}

/// A minus and a plus in a frame, as desktops join them to a field.
void StepButtons::on_paint() {
    wxAutoBufferedPaintDC dc(this);
    const Look look = current_look();
    const wxSize size = GetClientSize();
    const int half = size.x / 2;
    dc.SetPen(look.line);
    dc.SetBrush(look.ground);
    dc.DrawRectangle(wxPoint(), size);
    if (hovered_ != 0 && IsEnabled()) {
        dc.SetBrush(look.accent_ground);
        dc.DrawRectangle(hovered_ < 0 ? 0 : half, 0, hovered_ < 0 ? half + 1 : size.x - half, size.y);
    }
    dc.DrawLine(half, 0, half, size.y);
    const int reach = FromDIP(4);
    const int thick = std::max(1, FromDIP(1));
    dc.SetPen(*wxTRANSPARENT_PEN);
    dc.SetBrush(IsEnabled() ? look.text : look.faint);
    for (const int middle : {half / 2, half + (size.x - half) / 2})
        dc.DrawRectangle(middle - reach, size.y / 2 - thick / 2, 2 * reach + thick, thick);
    dc.DrawRectangle(half + (size.x - half) / 2, size.y / 2 - thick / 2 - reach, thick, 2 * reach + thick);
}

}  // namespace briar::editor
