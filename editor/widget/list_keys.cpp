#include "editor/widget/list_keys.hpp"

#include <wx/listctrl.h>

namespace briar::editor {

void guard_empty_list(wxListCtrl& list, wxWindow& rows) {
    const auto guard = [&list](wxKeyEvent& event) {
        const bool nothing = list.GetItemCount() == 0 || list.GetCountPerPage() <= 0;
        const int key = event.GetKeyCode();
        // Whoever leaves goes on.
        if (nothing && key != WXK_TAB && key != WXK_ESCAPE && !event.HasModifiers()) return;
        event.Skip();
    };
    rows.Bind(wxEVT_KEY_DOWN, guard);
    rows.Bind(wxEVT_CHAR, guard);
}

}  // namespace briar::editor
