#pragma once

#include <string>
#include <vector>

#include <wx/string.h>

namespace briar::editor {

/// A tab as it is kept in mind: what it shows, and where one was in it.
struct OpenTab {
    std::vector<std::string> entries;  ///< full ids; none: a text
    std::string file;                  ///< of a text
    long at = 0;                       ///< of a text: the byte of the caret; of entries: the inner tab
    bool shown = false;
    bool passing = false;  ///< only looked at: the next one takes its place
    std::string field{};   ///< of entries: the one that had the keyboard last, `guardian/dice`; or none

    friend bool operator==(const OpenTab&, const OpenTab&) = default;
};

/// As one text and back, for the settings. What cannot be read is left out.
[[nodiscard]] wxString tabs_to_text(const std::vector<OpenTab>& tabs);
[[nodiscard]] std::vector<OpenTab> tabs_from_text(const wxString& text);

}  // namespace briar::editor
