#pragma once

#include <functional>

#include <wx/string.h>

class wxStyledTextCtrl;
class wxWindow;

/// What is chosen in a window that paints itself, in words: screen readers know of such windows only what they are
/// told.
namespace briar::editor {

/// While the window, or one within it, has the focus the words are told whenever they have become others, once for many
/// changes of a moment. They are asked for often: they are to be made at once. Empty ones tell nothing.
void tell_chosen(wxWindow& window, std::function<wxString()> words);

/// Of a text: the line that the caret comes to, within a line the letter or the word that it was moved to. What is
/// typed is not told: readers hear keys themselves. `more` is said behind a line, of its number from 0.
void tell_caret(wxStyledTextCtrl& text, std::function<wxString(int line)> more = {});

/// `3 of 17`; the place counts from 0.
[[nodiscard]] wxString place_among(int place, int count);
/// With a comma between them, without those that are empty.
[[nodiscard]] wxString listed(const std::initializer_list<wxString>& words);

}  // namespace briar::editor
