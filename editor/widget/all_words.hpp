#pragma once

#include <algorithm>

#include <wx/arrstr.h>
#include <wx/string.h>

namespace briar::editor {

/// Whether a text has each of the words, wherever and however large; no words are in every text.
inline bool has_all_words(const wxString& text, const wxString& words) {
    const wxString low = text.Lower();
    const wxArrayString wanted = wxSplit(words.Lower(), ' ', '\0');
    return std::all_of(wanted.begin(), wanted.end(), [&](const wxString& each) { return low.Contains(each); });
}

}  // namespace briar::editor
