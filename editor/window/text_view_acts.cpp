// What one does with a text besides writing: mending what is wrong in it, folding it, being led to a place.
#include <algorithm>

#include "editor/core/line_acts.hpp"
#include "editor/core/workspace.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/choice_search.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/text_view.hpp"
#include "runtime/source/report.hpp"

namespace briar::editor {

std::vector<Fix> TextView::fixes_here() const {
    std::vector<Fix> all;
    // Where a problem was is not where it is after a change.
    if (!pack_.check_is_current()) return all;
    for (const Diagnostic& problem : problems_here()) {
        if (!is_at(problem, GetCurrentPos())) continue;
        for (Fix& each : fixes(pack_.workspace(), problem))
            all.push_back(std::move(each));
    }
    return all;
}

void TextView::mend_here() {
    // The check of what was typed last is about to end, and does it then.
    if (!pack_.check_is_current()) {
        mend_waits_ = GetCurrentPos();
        return;
    }
    const std::vector<Fix> found = fixes_here();
    if (found.empty()) {
        const bool wrong = !problems_at(GetCurrentPos()).empty();
        CallTipShow(GetCurrentPos(), wrong ? "There is no quick way to mend this." : "Nothing is wrong here.");
        return;
    }
    if (found.size() == 1) return mend(found.front());
    std::vector<Choice> choices;
    for (std::size_t i = 0; i < found.size(); ++i)
        choices.push_back({std::to_string(i), found[i].label, {}});
    auto* search = new ChoiceSearch(this, "Mend the problem", std::move(choices), [this](const std::string& number) {
        const std::vector<Fix> now = fixes_here();
        const auto index = static_cast<std::size_t>(std::stoul(number));
        index < now.size() ? mend(now[index]) : mend_here();
    });
    search->show_at(ClientToScreen(PointFromPosition(GetCurrentPos()) + wxPoint(0, TextHeight(0))));
}

/// One of many ways is found by typing.
void TextView::ask_which(const Fix& fix) {
    const auto take = [this, chosen = fix.chosen](const std::string& choice) {
        const std::string refused = pack_.apply(chosen(pack_.workspace(), choice));
        if (!refused.empty() && on_refused) on_refused(refused);
        SetFocus();
    };
    auto* search = new ChoiceSearch(this, to_wx(fix.label), fix.choices, take);
    search->show_at(ClientToScreen(PointFromPosition(GetCurrentPos()) + wxPoint(0, TextHeight(0))));
}

void TextView::mend(const Fix& fix) {
    if (fix.asks()) return ask_which(fix);
    const std::string refused = pack_.apply(fix.command);
    if (!refused.empty() && on_refused) on_refused(refused);
    SetFocus();
    if (refused.empty() && !fix.shows.empty() && on_script) on_script(fix.shows);
}

void TextView::replace_all(std::vector<Splice> splices) {
    editor::Command command = text_command(*document_, std::move(splices), Stretch::Alone);
    command.label = "Replace in " + document_->name();
    const std::string refused = pack_.apply(command);
    if (!refused.empty() && on_refused) on_refused(refused);
}

Span TextView::selected() const {
    return make_span(static_cast<std::size_t>(GetSelectionStart()), static_cast<std::size_t>(GetSelectionEnd()));
}

void TextView::do_with_lines(const std::string& what, const LineAct& act) {
    if (act.splices.empty() || GetReadOnly()) return;
    begin_step();
    editor::Command command = text_command(*document_, act.splices, Stretch::Alone);
    command.label = what + " in " + document_->name();
    if (const std::string refused = pack_.apply(command); !refused.empty()) {
        if (on_refused) on_refused(refused);
        return;
    }
    SetSelection(static_cast<int>(act.selection.begin), static_cast<int>(act.selection.end));
    EnsureCaretVisible();
}

void TextView::toggle_comment() {
    do_with_lines("Comment", editor::toggle_comment(text_sort(document_->name()), document_->text(), selected()));
}

void TextView::move_up() { do_with_lines("Move up", move_lines(document_->text(), selected(), LineWay::Up)); }

void TextView::move_down() { do_with_lines("Move down", move_lines(document_->text(), selected(), LineWay::Down)); }

void TextView::duplicate_lines() {
    do_with_lines("Duplicate lines", editor::duplicate_lines(document_->text(), selected()));
}

void TextView::delete_lines() { do_with_lines("Delete lines", editor::delete_lines(document_->text(), selected())); }

/// What begins at the caret's line, else what that line stands in.
void TextView::toggle_fold() {
    int line = GetCurrentLine();
    if ((GetFoldLevel(line) & wxSTC_FOLDLEVELHEADERFLAG) == 0) line = GetFoldParent(line);
    if (line < 0) return;
    ToggleFold(line);
    if (!GetLineVisible(GetCurrentLine())) GotoLine(line);
}

void TextView::fold_all(bool fold) {
    FoldAll(fold ? wxSTC_FOLDACTION_CONTRACT : wxSTC_FOLDACTION_EXPAND);
    int line = GetCurrentLine();
    while (line > 0 && !GetLineVisible(line))
        --line;
    if (line != GetCurrentLine()) GotoLine(line);
    EnsureCaretVisible();
}

void TextView::mark_place(std::size_t begin, std::size_t end) {
    forget_place();
    IndicatorFillRange(static_cast<int>(begin), static_cast<int>(std::max(end, begin + 1) - begin));
}

void TextView::forget_place() {
    SetIndicatorCurrent(kPlaceMark);
    IndicatorClearRange(0, GetLength());
}

TextView::Moment TextView::now() const { return {pack_.workspace().revision(), GetCurrentPos()}; }

const std::string& TextView::entry_named_here() {
    if (std::exchange(named_at_, now()) != now())
        named_ = entry_at(pack_.workspace(), document_->name(), static_cast<std::size_t>(GetCurrentPos()));
    return named_;
}

const std::optional<PartName>& TextView::part_named_here() {
    if (std::exchange(part_at_, now()) != now())
        part_ = part_at(pack_.workspace(), document_->name(), static_cast<std::size_t>(GetCurrentPos()));
    return part_;
}

}  // namespace briar::editor
