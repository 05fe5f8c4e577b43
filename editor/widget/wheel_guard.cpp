#include "editor/widget/wheel_guard.hpp"

#include <wx/choice.h>
#include <wx/combobox.h>
#include <wx/scrolwin.h>
#include <wx/slider.h>
#include <wx/spinbutt.h>
#include <wx/spinctrl.h>

namespace briar::editor {
namespace {

template <class... Control>
bool is_one_of(const wxWindow& window) {
    return ((dynamic_cast<const Control*>(&window) != nullptr) || ...);
}

wxScrolledWindow* what_scrolls(wxWindow& window) {
    wxWindow* around = window.GetParent();
    while (around != nullptr && dynamic_cast<wxScrolledWindow*>(around) == nullptr && !around->IsTopLevel())
        around = around->GetParent();
    return dynamic_cast<wxScrolledWindow*>(around);
}

}  // namespace

WheelGuard::WheelGuard() { wxEvtHandler::AddFilter(this); }

WheelGuard::~WheelGuard() { wxEvtHandler::RemoveFilter(this); }

int WheelGuard::FilterEvent(wxEvent& event) {
    if (event.GetEventType() != wxEVT_MOUSEWHEEL) return Event_Skip;
    auto* window = dynamic_cast<wxWindow*>(event.GetEventObject());
    if (window == nullptr || !is_one_of<wxSpinCtrl, wxSpinButton, wxChoice, wxComboBox, wxSlider>(*window))
        return Event_Skip;
    // Not as an event: where desktops scroll by themselves, they only heed the wheel's own.
    if (wxScrolledWindow* around = what_scrolls(*window)) {
        wxMouseEvent moved(dynamic_cast<wxMouseEvent&>(event));
        around->HandleOnMouseWheel(moved);
    }
    return Event_Processed;
}

}  // namespace briar::editor
