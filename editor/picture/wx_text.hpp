#pragma once

#include <string>
#include <string_view>

#include <wx/string.h>

/// Texts on their way to and from wxWidgets. All of ours are UTF-8.
namespace briar::editor {

[[nodiscard]] inline wxString to_wx(std::string_view text) {
    wxString result = wxString::FromUTF8(text.data(), text.size());
    // Bytes that are no UTF-8 are shown one by one rather than not at all.
    return result.empty() && !text.empty() ? wxString::From8BitData(text.data(), text.size()) : result;
}
[[nodiscard]] inline std::string from_wx(const wxString& text) {
    const auto bytes = text.utf8_str();
    return {bytes.data(), bytes.length()};
}

}  // namespace briar::editor
