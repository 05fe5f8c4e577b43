#pragma once

#include <wx/string.h>

class wxWindow;

/// What screen readers are told of windows: wxWidgets gives GTK neither the names of windows nor whose label a text is.
/// Where there is no GTK nothing of this happens.
namespace briar::editor {

/// The window is called as it is here (`SetName`), or as what it is a part of, unless that has only the name that all
/// of its kind have. What is painted is told for what it is: a tree, a text, something drawn.
void speak_name(wxWindow& window);

/// What a window shows that paints itself, in words; they are its label here.
void speak_content(wxWindow& window, const wxString& words);

/// The text says what the field, or what can have the focus within it, is for.
void speak_label(wxWindow& text, wxWindow& field);

/// What is to be known of a field beside its name and its value: what may stand in it, what is wrong with that. Of a
/// window with several parts it is told of each that can have the focus.
void speak_about(wxWindow& field, const wxString& words, bool wrong);

/// What is told of a window.
struct Spoken {
    wxString name;
    wxString content;
    wxString role;  ///< in the words of ATK
};
[[nodiscard]] Spoken spoken(const wxWindow& window);
[[nodiscard]] bool has_spoken_label(const wxWindow& window);

}  // namespace briar::editor
