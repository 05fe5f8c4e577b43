// What stays where it is in a form while something else comes or goes.
#include <algorithm>

#include <wx/utils.h>

#include "editor/form/form_panel.hpp"

namespace briar::editor {
namespace {

constexpr int kLookAgain = 30;  // milliseconds

}  // namespace

/// A press leaves the field that was typed into, which may be wrong now: nothing moves before the click has come to
/// whatever it was meant for.
bool FormPanel::waits_for_release() {
    const bool pressed = wxGetMouseState().LeftIsDown() && GetScreenRect().Contains(wxGetMousePosition());
    if (pressed) release_.StartOnce(kLookAgain);
    return pressed;
}

/// What the pointer is over within the form; between two rows the nearest. Null: it is elsewhere.
const wxWindow* FormPanel::window_at_pointer() const {
    const wxPoint pointer = wxGetMousePosition();
    if (!IsShownOnScreen() || !GetScreenRect().Contains(pointer)) return nullptr;
    const wxWindow* nearest = nullptr;
    int least = 0;
    for (const wxWindow* each : body_->GetChildren()) {
        if (!each->IsShown()) continue;
        const wxRect box = each->GetScreenRect();
        const int away = std::max({box.y - pointer.y, pointer.y - box.GetBottom(), 0});
        if (nearest != nullptr && away >= least) continue;
        nearest = each;
        least = away;
    }
    return nearest;
}

/// Whoever has moved the pointer since the last key is about to click; else somebody types.
const wxWindow* FormPanel::window_that_stays() const {
    const wxWindow* pointed = wxGetMousePosition() != pointer_at_key_ ? window_at_pointer() : nullptr;
    return pointed != nullptr ? pointed : focus_within();
}

/// After something within has another height.
void FormPanel::lay_out() {
    const wxRecursionGuard building(building_);
    const wxWindow* still = window_that_stays();
    // Where it is on the screen is known only when the desktop has laid everything out, too.
    const auto place = [this, still] {
        int y = 0;
        for (const wxWindow* each = still; each != nullptr && each != body_ && each != this; each = each->GetParent())
            y += each->GetPosition().y;
        return y;
    };
    const int before = place();
    FitInside();
    Layout();
    body_->Layout();
    if (still == nullptr) return;
    int none = 0;
    int unit = 0;
    GetScrollPixelsPerUnit(&none, &unit);
    const int by = (place() - before) / unit;
    if (by != 0) Scroll(-1, std::max(0, GetViewStart().y + by));
}

}  // namespace briar::editor
