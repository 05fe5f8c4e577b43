// The pane of the problems: it takes no room before there is one, and none from whoever has closed it.
#include "editor/core/pile_spot.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/window/entry_pane.hpp"
#include "editor/window/main_frame.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/problems_pane.hpp"

namespace briar::editor {
namespace {

constexpr int kCountField = 1;  // of the status bar

}  // namespace

/// Where people work: in the field of a form, the block of a rule, or a row of the set-up. What no form has, they mend
/// in the text.
void MainFrame::open_problem(const Diagnostic& problem) {
    if (problem.id == kNotTaken) return open_refused(problem);
    const auto in_pile = [&] {
        const auto& checked = pack_->checked();
        return checked && pile_spot(pack_->workspace(), *checked, problem.entry, problem.place);
    };
    const bool shown = pack_ && (EntryPane::shows_place(pack_->workspace(), problem.entry, problem.place) || in_pile());
    if (!shown) return open_place(problem.place);
    note_visit();
    open_entry(problem.entry);
    keep_shown_tab();
    if (EntryPane* page = shown_entry()) page->show_place(problem.place);
}

/// The first problem opens the pane, though not beside a game: nothing moves while somebody plays. It does not go by
/// itself: nothing moves while somebody mends one after the other.
void MainFrame::tell_problem_count(std::size_t errors, std::size_t warnings) {
    problem_count_ = problem_count(errors, warnings);
    show_counts();
    if (!pack_ || errors + warnings == 0 || problems_closed_ || aui_.is_shown("problems") || playing_is_shown()) return;
    aui_.GetPane("problems").Show();
    aui_.Update();
}

/// What somebody typed and the form did not take is no problem of the pack, but nobody should believe it written.
void MainFrame::show_counts() {
    SetStatusText(pack_ ? to_wx(problem_count_ + refused_count(refused_values_.size())) : wxString(), kCountField);
}

/// Of a pack that was opened just now.
void MainFrame::fold_problems() {
    if (!problems_->listed().empty() || !aui_.is_shown("problems")) return;
    aui_.GetPane("problems").Hide();
    aui_.Update();
}

void MainFrame::leave_problems_closed(bool closed) {
    problems_closed_ = closed;
    settings_.set("problems/closed", closed ? 1L : 0L);
}

/// A click on the number of problems shows them.
void MainFrame::bind_status() {
    problems_closed_ = settings_.number("problems/closed", 0) != 0;
    Bind(wxEVT_AUI_PANE_CLOSE, [this](wxAuiManagerEvent& event) {
        if (event.GetPane()->name == "problems") leave_problems_closed(true);
        event.Skip();
    });
    GetStatusBar()->Bind(wxEVT_LEFT_UP, [this](wxMouseEvent& event) {
        event.Skip();
        wxRect field;
        if (!pack_ || !GetStatusBar()->GetFieldRect(kCountField, field) || !field.Contains(event.GetPosition())) return;
        if (!aui_.is_shown("problems")) return call_pane("problems");
        focus_pane("problems");
    });
}

void MainFrame::reset_layout() {
    leave_problems_closed(false);
    aui_.reset();
    if (pack_) fold_problems();
}

}  // namespace briar::editor
