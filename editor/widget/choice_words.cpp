#include "editor/widget/choice_words.hpp"

#include "editor/picture/wx_text.hpp"

namespace briar::editor {

wxString what_for(const Choice& choice) {
    wxString first = to_read(choice.doc).BeforeFirst('\n');
    const std::size_t end = first.find(". ");
    if (end != wxString::npos) first.Truncate(end);
    if (first.EndsWith(".")) first.RemoveLast();
    return first.empty() ? first : wxString::FromUTF8("  \xE2\x80\x93  ") + first;
}

wxString in_words(const Choice& choice) {
    wxString text = to_wx(choice.label.empty() ? choice.value : choice.label);
    if (choice.label.empty()) text.Replace("_", " ");
    return text + what_for(choice);
}

}  // namespace briar::editor
