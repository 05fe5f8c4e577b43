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

/// Enter takes what is in the box when the desktop is done with it: what was highlighted among the words that are
/// offered has been put there by then.
template <class Take>
void on_enter(wxComboBox& box, Take take) {
    box.Bind(wxEVT_KEY_DOWN, [&box, take](wxKeyEvent& event) {
        const bool enter = event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER;
        if (enter && !event.HasAnyModifiers()) box.CallAfter(take);
        event.Skip();
    });
}

/// What is meant by what was typed: the one of these words that it is or that alone begins with it; else itself.
[[nodiscard]] inline wxString meant(const wxString& typed, const wxArrayString& words) {
    wxString found;
    for (const wxString& word : words) {
        if (word == typed) return word;
        if (!word.Lower().StartsWith(typed.Lower())) continue;
        if (!found.empty()) return typed;
        found = word;
    }
    return found.empty() ? typed : found;
}

}  // namespace briar::editor
