#include "editor/widget/type_ahead.hpp"

#include <wx/crt.h>

namespace briar::editor {

bool TypeAhead::take(wxUniChar letter, Clock::time_point now) {
    if (now - last_ > kPause) words_.clear();
    const auto code = static_cast<wchar_t>(letter.GetValue());
    // By these signs rows are folded and unfolded.
    const bool begins = !wxIsspace(code) && wxString("+-*/").Find(letter) == wxNOT_FOUND;
    if (!wxIsprint(code) || (words_.empty() && !begins)) return false;
    words_ += wxString(letter).Lower();
    last_ = now;
    return true;
}

/// `ccc`: each goes to the next row that begins with it.
bool TypeAhead::is_one_letter() const { return !words_.empty() && words_ == wxString(words_[0], words_.size()); }

std::optional<std::size_t> TypeAhead::row_meant(const std::vector<wxString>& rows, std::size_t chosen) const {
    const auto find = [&](const wxString& words, std::size_t first) -> std::optional<std::size_t> {
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const std::size_t row = (first + i) % rows.size();
            if (rows[row].Lower().StartsWith(words)) return row;
        }
        return std::nullopt;
    };
    if (words_.empty() || rows.empty()) return std::nullopt;
    if (words_.size() > 1) {
        if (const auto row = find(words_, chosen)) return row;
        if (!is_one_letter()) return std::nullopt;
    }
    return find(words_.Left(1), chosen >= rows.size() ? 0 : chosen + 1);
}

}  // namespace briar::editor
