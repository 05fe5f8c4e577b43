#include "editor/widget/choice_words.hpp"

#include <wx/arrstr.h>

#include "editor/picture/wx_text.hpp"

namespace briar::editor {

namespace {

/// `Lets the player choose` and `let the player choose` say the same.
wxString plain(const wxString& words) {
    wxString all;
    for (wxString word : wxSplit(words.Lower(), ' ', '\0')) {
        if (word == "a" || word == "an" || word == "the") continue;
        if (word.EndsWith("s")) word.RemoveLast();
        all += word + " ";
    }
    return all;
}

}  // namespace

wxString what_for(const Choice& choice) {
    wxString first = to_read(choice.doc).BeforeFirst('\n');
    const std::size_t end = first.find(". ");
    if (end != wxString::npos) first.Truncate(end);
    if (first.EndsWith(".")) first.RemoveLast();
    if (plain(first) == plain(name_in_words(choice))) first.clear();
    return first.empty() ? first : wxString::FromUTF8("  \xE2\x80\x93  ") + first;
}

wxString name_in_words(const Choice& choice) {
    wxString text = to_wx(choice.label.empty() ? choice.value : choice.label);
    if (choice.label.empty()) text.Replace("_", " ");
    return text;
}

wxString in_words(const Choice& choice) { return name_in_words(choice) + what_for(choice); }

}  // namespace briar::editor
