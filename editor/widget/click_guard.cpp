#include "editor/widget/click_guard.hpp"

#include <cstdlib>

#include <wx/event.h>
#include <wx/settings.h>
#include <wx/utils.h>

namespace briar::editor {
namespace {

constexpr int kUsualTime = 400;  // milliseconds between the clicks
constexpr int kNear = 8;         // pixels

struct Spent {
    long at = 0;  ///< as events tell the time; 0: none
    wxPoint place;
};
Spent spent;

bool is_second(const wxMouseEvent& event) {
    const int known = wxSystemSettings::GetMetric(wxSYS_DCLICK_MSEC);
    const long later = event.GetTimestamp() - spent.at;
    const wxPoint away = wxGetMousePosition() - spent.place;
    return spent.at != 0 && later >= 0 && later <= (known > 0 ? known : kUsualTime) && std::abs(away.x) <= kNear &&
           std::abs(away.y) <= kNear;
}

}  // namespace

ClickGuard::ClickGuard() { wxEvtHandler::AddFilter(this); }

ClickGuard::~ClickGuard() { wxEvtHandler::RemoveFilter(this); }

void ClickGuard::spend(const wxMouseEvent& click) { spent = {click.GetTimestamp(), wxGetMousePosition()}; }

int ClickGuard::FilterEvent(wxEvent& event) {
    const wxEventType type = event.GetEventType();
    if (type == wxEVT_LEFT_UP && releases_) {
        releases_ = false;
        return Event_Processed;
    }
    if (type != wxEVT_LEFT_DOWN && type != wxEVT_LEFT_DCLICK) return Event_Skip;
    releases_ = is_second(dynamic_cast<wxMouseEvent&>(event));
    return releases_ ? Event_Processed : Event_Skip;
}

}  // namespace briar::editor
