// What was typed into a form and not taken: nobody goes elsewhere, or saves, and believes it written.
#include <algorithm>
#include <utility>

#include <wx/msgdlg.h>

#include "editor/core/entry_lens.hpp"
#include "editor/core/workspace.hpp"
#include "editor/form/refused_words.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/window/entry_pane.hpp"
#include "editor/window/main_frame.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/problems_pane.hpp"

namespace briar::editor {
namespace {

/// A row among the problems. `title`: what people call the entries.
Diagnostic row_of(const Refused& refused, const Workspace& workspace, const std::vector<std::string>& full_ids,
                  const wxString& title) {
    Diagnostic row;
    row.severity = Severity::Warning;
    row.id = kNotTaken;
    row.message = what_of(refused, from_wx(title));
    row.hint = refused.problem;
    row.place = EntryLens(workspace, full_ids.front()).place_of(refused.path);
    if (full_ids.size() == 1) row.entry = full_ids.front();
    return row;
}

}  // namespace

/// Another page is shown now.
void MainFrame::note_left_page() {
    auto* left = dynamic_cast<EntryPane*>(seen_page_.get());
    seen_page_ = tabs_->GetCurrentPage();
    if (left != nullptr && left != seen_page_.get() && left->shows_refused()) tell_refused(*left);
}

void MainFrame::note_closing(EntryPane& page) {
    if (!page.shows_refused()) return;
    tell_refused(page, PageGoes::Closes);
    seen_page_ = nullptr;
}

/// What people call what is shown on a tab.
wxString MainFrame::title_of(const std::vector<std::string>& full_ids) const {
    if (full_ids.size() > 1) return wxString::Format("%zu entries", full_ids.size());
    const EntryInfo* info = pack_->workspace().entries().find(full_ids.front());
    return to_wx(info != nullptr ? info->name : full_ids.front());
}

wxString MainFrame::words_of_refused(const EntryPane& page) const {
    const std::vector<Refused> all = page.refused();
    const wxString words = words_of(all.front(), title_of(page.full_ids()));
    if (all.size() == 1) return words;
    return words + (all.size() == 2 ? wxString(" Another field there is not taken either.")
                                    : wxString::Format(" %zu more fields there are not taken either.", all.size() - 1));
}

void MainFrame::tell_refused(EntryPane& page, PageGoes goes) {
    const wxWeakRef<EntryPane> kept = &page;
    const auto show = [this, ids = page.full_ids(), path = page.refused().front().path] { show_refused(ids, path); };
    info_->tell(words_of_refused(page), wxICON_WARNING, {{"&Show it", show}},
                [kept, goes] { return goes == PageGoes::Closes || (kept && kept->shows_refused()); });
}

/// Beside the problems of the pack, of which it is none; what was told of it goes with it.
void MainFrame::list_refused() {
    refused_values_.clear();
    std::vector<Diagnostic> rows;
    for (std::size_t i = 0; pack_ && i < tabs_->GetPageCount(); ++i) {
        const auto* page = dynamic_cast<EntryPane*>(tabs_->GetPage(i));
        if (page == nullptr) continue;
        for (const Refused& each : page->refused()) {
            const std::vector<std::string>& ids = page->full_ids();
            rows.push_back(row_of(each, pack_->workspace(), ids, title_of(ids)));
            refused_values_.push_back({ids, each.path, rows.back()});
        }
    }
    info_->look_again();
    problems_->show_refused(std::move(rows));
    show_counts();
}

void MainFrame::open_refused(const Diagnostic& row) {
    const auto value = std::find_if(refused_values_.begin(), refused_values_.end(),
                                    [&](const RefusedValue& each) { return each.row == row; });
    if (value == refused_values_.end()) return;
    // The list changes when the field is shown.
    const RefusedValue kept = *value;
    show_refused(kept.full_ids, kept.path);
}

EntryPane* MainFrame::page_with_refused() const {
    for (std::size_t i = 0; i < tabs_->GetPageCount(); ++i) {
        auto* page = dynamic_cast<EntryPane*>(tabs_->GetPage(i));
        if (page != nullptr && page->shows_refused()) return page;
    }
    return nullptr;
}

void MainFrame::tell_all_refused() {
    if (EntryPane* page = page_with_refused()) tell_refused(*page);
}

bool MainFrame::may_leave_refused() {
    const EntryPane* page = pack_ ? page_with_refused() : nullptr;
    if (page == nullptr) return true;
    // While somebody is asked, the page may change or go.
    const std::vector<std::string> full_ids = page->full_ids();
    const Path path = page->refused().front().path;
    wxMessageDialog dialog(this, words_of_refused(*page), "Close without it?",
                           wxYES_NO | wxNO_DEFAULT | wxICON_WARNING);
    dialog.SetYesNoLabels("&Close without it", "&Show it");
    if (dialog.ShowModal() == wxID_YES) return true;
    show_refused(full_ids, path);
    return false;
}

void MainFrame::show_refused(const std::vector<std::string>& full_ids, const Path& path) {
    open_entries(full_ids);
    keep_shown_tab();
    if (EntryPane* page = shown_entry()) page->show_refused(path);
}

}  // namespace briar::editor
