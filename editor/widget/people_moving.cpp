#include "editor/widget/people_moving.hpp"

#include <utility>

#include <wx/utils.h>
#include <wx/window.h>

namespace briar::editor {

void on_people_moving(wxWindow& window, std::function<void()> note) {
    window.Bind(wxEVT_CHILD_FOCUS, [&window, note](wxChildFocusEvent& event) {
        event.Skip();
        if (wxGetMouseState().LeftIsDown() && window.GetScreenRect().Contains(wxGetMousePosition())) note();
    });
    window.Bind(wxEVT_CHAR_HOOK, [&window, note = std::move(note)](wxKeyEvent& event) {
        event.Skip();
        window.CallAfter(note);
    });
}

}  // namespace briar::editor
