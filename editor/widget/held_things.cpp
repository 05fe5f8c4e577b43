#include "editor/widget/held_things.hpp"

#include <wx/event.h>
#include <wx/utils.h>

namespace briar::editor {

HeldThings::HeldThings() {
    wxEvtHandler::AddFilter(this);
    Register();
}

HeldThings::~HeldThings() { wxEvtHandler::RemoveFilter(this); }

int HeldThings::FilterEvent(wxEvent& event) {
    if (event.GetEventType() == wxEVT_MENU_OPEN) menus_.insert(event.GetEventObject());
    if (event.GetEventType() == wxEVT_MENU_CLOSE) menus_.erase(event.GetEventObject());
    return Event_Skip;
}

int HeldThings::Enter(wxDialog*) {
    ++dialogs_;
    return wxID_NONE;
}

void HeldThings::Exit(wxDialog*) { --dialogs_; }

bool HeldThings::holds() const {
    const wxMouseState mouse = wxGetMouseState();
    return !menus_.empty() || mouse.LeftIsDown() || mouse.RightIsDown();
}

}  // namespace briar::editor
