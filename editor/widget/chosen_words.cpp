#include "editor/widget/chosen_words.hpp"

#include <memory>
#include <utility>

#include <wx/stc/stc.h>

#include "editor/widget/spoken.hpp"

namespace briar::editor {
namespace {

/// What the caret of a text has come to since somebody asked last.
class CaretWords {
public:
    CaretWords(wxStyledTextCtrl& text, std::function<wxString(int line)> more) : text_(text), more_(std::move(more)) {}

    wxString operator()() {
        const int at = text_.GetCurrentPos();
        const int line = text_.LineFromPosition(at);
        const int length = text_.GetLength();
        const bool same_text = length == length_;
        const int before = std::exchange(at_, at);
        length_ = length;
        if (line != std::exchange(line_, line)) return words_ = words_of(line);
        if (at == before || !same_text) return words_;
        // One line may be broken into several rows.
        const bool other_row = text_.PointFromPosition(before).y != text_.PointFromPosition(at).y;
        return words_ = other_row ? text_.GetTextRange(at, text_.GetLineEndPosition(line)) : passed(before, at);
    }

private:
    [[nodiscard]] wxString words_of(int line) const {
        wxString words = text_.GetLine(line).Trim();
        if (wxString(words).Trim(false).empty()) words = "empty line";
        if (more_) words = listed({words, more_(line)});
        return words;
    }
    /// What lies behind the caret: a letter where it went one on, otherwise a word.
    [[nodiscard]] wxString passed(int from, int to) const {
        const bool one = text_.PositionAfter(std::min(from, to)) == std::max(from, to);
        const int end =
            one ? text_.PositionAfter(to) : std::max(text_.PositionAfter(to), text_.WordEndPosition(to, true));
        const wxString words = text_.GetTextRange(to, end);
        if (words == " ") return "space";
        return wxString(words).Trim().empty() ? wxString("end of the line") : words;
    }

    wxStyledTextCtrl& text_;
    std::function<wxString(int line)> more_;
    wxString words_;
    int at_ = -1;
    int line_ = -1;
    int length_ = -1;
};

}  // namespace

void tell_chosen(wxWindow& window, std::function<wxString()> words) {
    // Shared: handlers are copied.
    const auto told = std::make_shared<wxString>();
    window.Bind(wxEVT_IDLE, [&window, told, words = std::move(words)](wxIdleEvent& event) {
        event.Skip();
        wxWindow* focus = wxWindow::FindFocus();
        if (focus == nullptr || (focus != &window && !window.IsDescendant(focus))) return;
        const wxString now = words();
        if (now.empty() || now == *told) return;
        *told = now;
        speak_content(*focus, now);
        // Of lists that are no desktop's own a part within has the focus, though they are said to have it.
        for (wxWindow* each : focus->GetChildren())
            speak_content(*each, now);
    });
}

void tell_caret(wxStyledTextCtrl& text, std::function<wxString(int line)> more) {
    const auto caret = std::make_shared<CaretWords>(text, std::move(more));
    tell_chosen(text, [caret] { return (*caret)(); });
}

wxString place_among(int place, int count) { return wxString::Format("%d of %d", place + 1, count); }

wxString listed(const std::initializer_list<wxString>& words) {
    wxString all;
    for (const wxString& each : words) {
        if (!each.empty()) all += (all.empty() ? "" : ", ") + each;
    }
    return all;
}

}  // namespace briar::editor
