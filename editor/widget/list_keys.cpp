#include "editor/widget/list_keys.hpp"

#include <wx/listctrl.h>

namespace briar::editor {

void guard_empty_list(wxListCtrl& list, wxWindow& rows) {
    rows.Bind(wxEVT_CHAR, [&list](wxKeyEvent& event) {
        const bool has_room = list.GetCountPerPage() > 0;
        const bool nothing = list.GetItemCount() == 0 || !has_room;
        const int key = event.GetKeyCode();
        // Whoever leaves, or means the program, goes on.
        const bool leaves = key == WXK_TAB || key == WXK_ESCAPE || (key >= WXK_F1 && key <= WXK_F24);
        if (!nothing || leaves || (event.HasModifiers() && has_room)) event.Skip();
    });
}

}  // namespace briar::editor
