#pragma once

#include <chrono>
#include <optional>
#include <vector>

#include <wx/string.h>

namespace briar::editor {

/// The letters by which somebody looks for a row while the keyboard is in a list. They are one search as long as they
/// come one soon after the other; a blank goes on with a search and begins none.
class TypeAhead {
public:
    using Clock = std::chrono::steady_clock;
    static constexpr Clock::duration kPause = std::chrono::milliseconds(1200);

    /// False: the letter is not for a search.
    bool take(wxUniChar letter, Clock::time_point now);
    [[nodiscard]] const wxString& words() const { return words_; }
    void end() { words_.clear(); }

    /// Which of the rows is meant, looked for from the chosen one on (their number: none is)
    /// and round again; nothing: none begins so. The first letter of a search, and the same one again, goes on to the
    /// next row.
    [[nodiscard]] std::optional<std::size_t> row_meant(const std::vector<wxString>& rows, std::size_t chosen) const;

private:
    [[nodiscard]] bool is_one_letter() const;

    wxString words_;
    Clock::time_point last_;
};

}  // namespace briar::editor
