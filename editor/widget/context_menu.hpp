#pragma once

#include <wx/menu.h>
#include <wx/window.h>

namespace briar::editor {

/// Opens a menu at a place of a window so that nothing of it lies below the pointer there: letting go of the button
/// that opened it chooses nothing, however long it was held.
inline void pop_up(wxWindow& window, wxMenu& menu, const wxPoint& at) { window.PopupMenu(&menu, at + wxPoint(1, 1)); }

/// What is chosen in a menu that opens there, once it is closed again; wxID_NONE: nothing. Meanwhile the window may be
/// made anew and gone: the menu belongs to the one around.
[[nodiscard]] inline int ask_in_menu(wxWindow& window, wxMenu& menu, const wxPoint& at) {
    wxWindow* frame = wxGetTopLevelParent(&window);
    return frame->GetPopupMenuSelectionFromUser(menu, frame->ScreenToClient(window.ClientToScreen(at)) + wxPoint(1, 1));
}

}  // namespace briar::editor
