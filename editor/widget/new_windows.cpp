#include "editor/widget/new_windows.hpp"

#include "editor/widget/held_list.hpp"
#include "editor/widget/list_letters.hpp"
#include "editor/widget/spoken.hpp"

namespace briar::editor {
namespace {

constexpr int kSoon = 10;  // milliseconds
constexpr int kAtOnce = 40;

}  // namespace

NewWindows::NewWindows() { wxEvtHandler::AddFilter(this); }

NewWindows::~NewWindows() { wxEvtHandler::RemoveFilter(this); }

int NewWindows::FilterEvent(wxEvent& event) {
    const wxEventType type = event.GetEventType();
    if (type != wxEVT_CREATE && type != wxEVT_SET_FOCUS) return Event_Skip;
    auto* window = dynamic_cast<wxWindow*>(event.GetEventObject());
    if (window == nullptr) return Event_Skip;
    if (type == wxEVT_SET_FOCUS) {
        // It may be called otherwise by now.
        speak_name(*window);
        return Event_Skip;
    }
    // Whoever makes it has not named it yet.
    if (!IsRunning()) StartOnce(kSoon);
    waiting_.emplace_back(window);
    return Event_Skip;
}

void NewWindows::Notify() {
    for (int i = 0; i < kAtOnce && !waiting_.empty(); ++i) {
        wxWindow* window = waiting_.front();
        waiting_.pop_front();
        if (window == nullptr || window->IsBeingDeleted()) continue;
        speak_name(*window);
        hold_list(*window);
        find_by_letters(*window);
    }
    if (!waiting_.empty()) StartOnce(kSoon);
}

}  // namespace briar::editor
