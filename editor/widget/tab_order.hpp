#pragma once

#include <wx/window.h>

namespace briar::editor {

/// Tab leads only to what could have the focus when the desktop was last told of the order: to nothing that was
/// disabled or empty then. To be called when that has changed; the order stays as it is.
inline void renew_tab_order(wxWindow& parent) {
    const wxWindowList& all = parent.GetChildren();
    if (all.GetCount() < 2) return;
    const auto last = all.GetLast();
    last->GetData()->MoveAfterInTabOrder(last->GetPrevious()->GetData());
}

}  // namespace briar::editor
