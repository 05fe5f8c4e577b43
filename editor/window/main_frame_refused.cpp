// What was typed into a form and not taken: nobody goes elsewhere, or saves, and believes it written.
#include <utility>

#include <wx/msgdlg.h>

#include "editor/core/workspace.hpp"
#include "editor/form/form_panel.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/window/entry_pane.hpp"
#include "editor/window/main_frame.hpp"
#include "editor/window/open_pack.hpp"

namespace briar::editor {
namespace {

/// `“9999” is not taken as Health of Owl: expected a whole number from 0 to 99`; `Name of Owl stays as it was: it must
/// not be empty`
wxString words_of(const FormPanel::Refused& refused, const wxString& where) {
    const wxString field = to_wx(refused.name) + " of " + where;
    const wxString why = to_read(refused.problem);
    return (refused.typed.empty() ? field + " stays as it was: "
                                  : to_read("`" + refused.typed + "`") + " is not taken as " + field + ": ") +
           why + (why.EndsWith(".") ? "" : ".");
}

}  // namespace

/// Another page is shown now.
void MainFrame::note_left_page() {
    auto* left = dynamic_cast<EntryPane*>(seen_page_.get());
    seen_page_ = tabs_->GetCurrentPage();
    if (left != nullptr && left != seen_page_.get() && left->form().shows_refused()) tell_refused(*left);
}

void MainFrame::note_closing(EntryPane& page) {
    if (!page.form().shows_refused()) return;
    tell_refused(page, PageGoes::Closes);
    seen_page_ = nullptr;
}

wxString MainFrame::words_of_refused(const EntryPane& page) const {
    const std::vector<FormPanel::Refused> all = page.form().refused();
    const std::vector<std::string>& ids = page.full_ids();
    const EntryInfo* info = pack_->workspace().entries().find(ids.front());
    const wxString where = ids.size() > 1 ? wxString::Format("%zu entries", ids.size())
                                          : to_wx(info != nullptr ? info->name : ids.front());
    const wxString words = words_of(all.front(), where);
    if (all.size() == 1) return words;
    return words + (all.size() == 2 ? wxString(" Another field there is not taken either.")
                                    : wxString::Format(" %zu more fields there are not taken either.", all.size() - 1));
}

void MainFrame::tell_refused(EntryPane& page, PageGoes goes) {
    const wxWeakRef<EntryPane> kept = &page;
    const auto show = [this, ids = page.full_ids(), path = page.form().refused().front().path] {
        show_refused(ids, path);
    };
    info_->tell(words_of_refused(page), wxICON_WARNING, {{"&Show it", show}},
                [kept, goes] { return goes == PageGoes::Closes || (kept && kept->form().shows_refused()); });
}

/// Beside the problems of the pack, of which it is none; what was told of it goes with it.
void MainFrame::count_refused() {
    std::size_t count = 0;
    for (std::size_t i = 0; i < tabs_->GetPageCount(); ++i) {
        const auto* page = dynamic_cast<EntryPane*>(tabs_->GetPage(i));
        if (page != nullptr) count += page->form().refused().size();
    }
    info_->look_again();
    if (std::exchange(refused_count_, count) != count) show_counts();
}

EntryPane* MainFrame::page_with_refused() const {
    for (std::size_t i = 0; i < tabs_->GetPageCount(); ++i) {
        auto* page = dynamic_cast<EntryPane*>(tabs_->GetPage(i));
        if (page != nullptr && page->form().shows_refused()) return page;
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
    const Path path = page->form().refused().front().path;
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
    if (EntryPane* page = shown_entry()) page->show_field(path);
}

}  // namespace briar::editor
