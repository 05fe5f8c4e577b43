#pragma once

#include <string>
#include <string_view>

#include <wx/string.h>

#include "runtime/source/dots.hpp"

/// Texts on their way to and from wxWidgets. All of ours are UTF-8.
namespace briar::editor {

[[nodiscard]] inline wxString to_wx(std::string_view text) {
    wxString result = wxString::FromUTF8(text.data(), text.size());
    // Bytes that are no UTF-8 are shown one by one rather than not at all.
    return result.empty() && !text.empty() ? wxString::From8BitData(text.data(), text.size()) : result;
}
/// Words in backquotes, as docs and problems have them, as people read them: in quotes.
[[nodiscard]] inline wxString in_quotes(wxString text) {
    for (std::size_t open = 0; (open = text.find('`', open)) != wxString::npos;) {
        const std::size_t close = text.find('`', open + 1);
        if (close == wxString::npos) break;
        text.replace(close, 1, wxString::FromUTF8("\xE2\x80\x9D"));
        text.replace(open, 1, wxString::FromUTF8("\xE2\x80\x9C"));
        open = close + 1;
    }
    return text;
}
/// The same of a doc or a problem.
[[nodiscard]] inline wxString to_read(std::string_view text) { return in_quotes(to_wx(text)); }
/// With a capital letter, as a sentence begins.
[[nodiscard]] inline wxString in_capital(wxString text) {
    if (!text.empty()) text[0] = wxString(text[0]).Upper()[0];
    return text;
}
/// Of what asks before it does anything, and of words that are cut off; of none: the dots alone.
[[nodiscard]] inline wxString dots(const wxString& text = {}) { return text + wxString::FromUTF8(kDots); }
[[nodiscard]] inline std::string from_wx(const wxString& text) {
    const auto bytes = text.utf8_str();
    return {bytes.data(), bytes.length()};
}

}  // namespace briar::editor
