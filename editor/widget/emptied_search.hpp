#pragma once

#include <wx/srchctrl.h>

namespace briar::editor {

/// Escape empties a search in which something is typed; whoever stands around it hears of it only when it is empty.
inline void empty_with_escape(wxSearchCtrl& search) {
    search.Bind(wxEVT_CHAR_HOOK, [&search](wxKeyEvent& event) {
        const bool empties = event.GetKeyCode() == WXK_ESCAPE && !event.HasAnyModifiers() && !search.GetValue().empty();
        empties ? search.SetValue("") : event.Skip();
    });
}

}  // namespace briar::editor
