#include "editor/form/refused_words.hpp"

#include "editor/picture/wx_text.hpp"

namespace briar::editor {

std::string what_of(const Refused& refused, const std::string& where) {
    const std::string field = refused.name + (where.empty() ? "" : " of " + where);
    return refused.typed.empty() ? field + " stays as it was" : "`" + refused.typed + "` is not taken as " + field;
}

wxString words_of(const Refused& refused, const wxString& where) {
    const wxString words = to_read(what_of(refused, from_wx(where)) + ": " + refused.problem);
    return words + (words.EndsWith(".") ? "" : ".");
}

}  // namespace briar::editor
