#pragma once

#include <wx/combobox.h>

namespace briar::editor {

/// Offers other words in a box; what somebody is typing in it stays.
inline void offer(wxComboBox& box, const wxArrayString& words) {
    const wxString typed = box.GetValue();
    const long caret = box.GetInsertionPoint();
    box.Set(words);
    if (!typed.empty()) box.AutoComplete(words);
    box.ChangeValue(typed);
    box.SetInsertionPoint(caret);
}

/// Enter takes what is typed, also while words are offered: GTK would only put these away.
template <class Take>
void on_enter(wxComboBox& box, Take take) {
    box.Bind(wxEVT_KEY_DOWN, [take](wxKeyEvent& event) {
        const bool enter = event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER;
        if (enter && !event.HasAnyModifiers()) take();
        event.Skip();
    });
}

}  // namespace briar::editor
