// What is wrong in a text, as it is marked in it and told.
#include <algorithm>
#include <utility>

#include "editor/core/check.hpp"
#include "editor/core/workspace.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/chosen_words.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/text_view.hpp"
#include "runtime/source/letters.hpp"

namespace briar::editor {

/// What the last check says about this file, and what went wrong in it in tests and while a game was played.
std::vector<Diagnostic> TextView::problems_here() const {
    std::vector<Diagnostic> here;
    if (pack_.checked()) {
        for (const auto& [file, problems] : pack_.checked()->by_file) {
            if (pack_.workspace().name_of(file) != document_->name()) continue;
            for (const Diagnostic* each : problems)
                here.push_back(*each);
        }
    }
    for (const Diagnostic& each : pack_.other_problems()) {
        if (pack_.workspace().name_of(each.place.file) == document_->name()) here.push_back(each);
    }
    return here;
}

void TextView::show_problems() {
    if (std::exchange(tells_problem_, false) && !tells_call_) CallTipCancel();
    for (const int mark : {kErrorMark, kWarningMark}) {
        SetIndicatorCurrent(mark);
        IndicatorClearRange(0, GetLength());
    }
    MarkerDeleteAll(kErrorSign);
    MarkerDeleteAll(kWarningSign);
    for (const Diagnostic& problem : problems_here()) {
        const bool error = problem.severity == Severity::Error;
        const auto [begin, length] = marked_by(problem);
        SetIndicatorCurrent(error ? kErrorMark : kWarningMark);
        if (begin < GetLength()) IndicatorFillRange(begin, std::min(std::max(1, length), GetLength() - begin));
        MarkerAdd(LineFromPosition(std::min(begin, GetLength())), error ? kErrorSign : kWarningSign);
    }
}

/// Its place, or where that is none or nothing but blanks the words of its line: those are seen.
std::pair<int, int> TextView::marked_by(const Diagnostic& problem) {
    const int begin = static_cast<int>(problem.place.span.begin);
    const int length = static_cast<int>(problem.place.span.size());
    const bool there = begin + length <= GetLength();
    if (length > 0 && !(there && GetTextRange(begin, begin + length).Trim().empty())) return {begin, length};
    if (problem.place.line <= 0) return {begin, length};
    const int first = GetLineIndentPosition(problem.place.line - 1);
    return {first, GetLineEndPosition(problem.place.line - 1) - first};
}

bool TextView::is_at(const Diagnostic& problem, int position) const {
    const int begin = static_cast<int>(problem.place.span.begin);
    if (problem.place.span.empty()) return LineFromPosition(position) == problem.place.line - 1;
    return position >= begin && position <= static_cast<int>(problem.place.span.end);
}

/// What is wrong at the place.
wxString TextView::problems_at(int position) const {
    std::string text;
    for (const Diagnostic& problem : problems_here()) {
        if (!is_at(problem, position)) continue;
        text += (text.empty() ? "" : "\n") + capitalized(problem.message);
        if (!problem.hint.empty()) text += "\n  " + capitalized(problem.hint);
    }
    return to_wx(text);
}

/// What is wrong there and begins on the line.
wxString TextView::problems_on(int line) const {
    wxString text;
    for (const Diagnostic& problem : problems_here()) {
        if (problem.place.line - 1 == line) text = listed({text, to_read(problem.message)});
    }
    return text;
}

void TextView::show_hint(int position) {
    if (position < 0 || AutoCompActive() || tells_call_) return;
    wxString text = problems_at(position);
    tells_problem_ = !text.empty();
    if (text.empty()) text = language_.hint_at(position);
    if (!text.empty()) CallTipShow(position, in_quotes(text));
}

}  // namespace briar::editor
