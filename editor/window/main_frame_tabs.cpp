// Tabs that are only looked at, and those that come back when the pack is opened again.
#include <algorithm>
#include <utility>

#include <wx/notebook.h>
#include <wx/wupdlock.h>

#include "editor/board/board_canvas.hpp"
#include "editor/core/workspace.hpp"
#include "editor/form/form_panel.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/play/play_pane.hpp"
#include "editor/widget/for_now.hpp"
#include "editor/window/entry_pane.hpp"
#include "editor/window/main_frame.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/open_tabs.hpp"
#include "editor/window/pack_tree.hpp"
#include "editor/window/text_pane.hpp"
#include "editor/window/text_view.hpp"

namespace briar::editor {

/// What it opens stands in a tab that the next thing which is only looked at takes over.
void MainFrame::look_at(const std::function<void()>& open) {
    const std::size_t pages = tabs_->GetPageCount();
    wxWindow* before = glance_;
    const ForNow looking(looking_, true);
    open();
    if (tabs_->GetPageCount() != pages) {
        glance_ = tabs_->GetCurrentPage();
        const auto* entry = dynamic_cast<EntryPane*>(before);
        // What was typed and not taken is there still.
        const bool stays = before == nullptr || (entry != nullptr && entry->shows_refused());
        const int gone = stays ? wxNOT_FOUND : tabs_->GetPageIndex(before);
        if (gone != wxNOT_FOUND) do_what_waits(before);
        if (gone != wxNOT_FOUND) tabs_->DeletePage(static_cast<std::size_t>(gone));
    }
}

void MainFrame::look_at_entries(const std::vector<std::string>& full_ids) {
    look_at([&] { open_entries(full_ids); });
    if (EntryPane* page = shown_entry()) page->be_quiet(false);
}

void MainFrame::look_at_file(const std::string& file) {
    look_at([&] { open_file(file); });
}

/// What is worked on stays; of several entries at once only the entries are worked on.
void MainFrame::keep_shown_tab() {
    const EntryPane* entries = shown_entry();
    if (looking_ || (entries != nullptr && entries->full_ids().size() > 1)) return;
    if (tabs_->GetCurrentPage() == glance_) glance_ = nullptr;
}

/// Nothing for pages that are no part of a pack, such as documentation. The game is a tab of nothing.
std::optional<OpenTab> MainFrame::tab_of(wxWindow* page) const {
    OpenTab tab;
    if (auto* entry = dynamic_cast<EntryPane*>(page)) {
        tab.entries = entry->full_ids();
        tab.at = entry->pages() != nullptr ? entry->pages()->GetSelection() : 0;
        tab.field = entry->form().field_in_use();
    } else if (auto* text = dynamic_cast<TextPane*>(page)) {
        const bool own = !text->document().read_only();
        tab.file = own ? text->document().name() : text->document().path().generic_string();
        tab.at = text->text().GetCurrentPos();
    } else if (page == nullptr || page != play_) {
        return {};
    }
    return tab;
}

/// Those that come back when the pack is opened again: of packs below none.
std::vector<OpenTab> MainFrame::open_tabs() const {
    std::vector<OpenTab> tabs;
    for (std::size_t i = 0; i < tabs_->GetPageCount(); ++i) {
        wxWindow* page = tabs_->GetPage(i);
        auto* text = dynamic_cast<TextPane*>(page);
        std::optional<OpenTab> tab = tab_of(page);
        if (!tab || page == play_ || (text != nullptr && text->document().read_only())) continue;
        tab->shown = page == tabs_->GetCurrentPage();
        tab->passing = page == glance_;
        tabs.push_back(*std::move(tab));
    }
    return tabs;
}

/// Before another place is shown.
void MainFrame::note_visit() {
    if (!pack_ || restoring_ || revisits_) return;
    if (const std::optional<OpenTab> here = tab_of(tabs_->GetCurrentPage())) visits_.leave(*here);
}

/// What is gone by now is passed over.
void MainFrame::go_visited(int by) {
    const ForNow revisits(revisits_, true);
    while (const std::optional<OpenTab> to = visits_.go(by, tab_of(tabs_->GetCurrentPage()))) {
        if (to->entries.empty() && to->file.empty()) return show_play();
        if (reopen(*to)) return enter_page();
    }
}

/// While lost work is offered, the tabs that belong to it stay in mind: some of what they show is only in there.
void MainFrame::keep_tabs() {
    if (!pack_ || lost_offered_ || restoring_) return;
    const long only = tree_->shows_only_own() ? 1 : 0;
    if (settings_.number(only_own_key(), 0) != only) settings_.set(only_own_key(), only);
    const wxString now = tabs_to_text(open_tabs());
    if (now == std::exchange(kept_tabs_, now)) return;
    settings_.set(tabs_key(), now);
    settings_.flush();
}

wxString MainFrame::tabs_key() const {
    return wxString::Format("tabs/%zx", std::hash<std::string>{}(pack_->workspace().folder().string()));
}

wxString MainFrame::only_own_key() const {
    return wxString::Format("only-own/%zx", std::hash<std::string>{}(pack_->workspace().folder().string()));
}

/// As they were when the pack was open the last time, however that ended; of entries and files that there are. False:
/// there were none.
bool MainFrame::reopen_tabs() {
    // Nobody has been there yet.
    const ForNow revisits(revisits_, true);
    wxWindow* shown = play_;
    std::vector<wxWindow*> pages;
    tree_->show_only_own(settings_.number(only_own_key(), 0) != 0);
    {
        const wxWindowUpdateLocker quiet(tabs_);
        for (const OpenTab& tab : tabs_from_text(lost_tabs_)) {
            wxWindow* page = reopen(tab);
            if (page == nullptr) continue;
            pages.push_back(page);
            if (tab.shown) shown = page;
            if (tab.passing) glance_ = page;
        }
        put_in_order(pages);
    }
    const bool any = !pages.empty();
    const int page = tabs_->GetPageIndex(shown);
    if (any && page != wxNOT_FOUND) tabs_->SetSelection(static_cast<std::size_t>(page));
    // Whoever goes on writes where they were.
    if (any) CallAfter([this] { enter_page(); });
    return any;
}

/// Some were open before the others came: each stands behind the one before it.
void MainFrame::put_in_order(const std::vector<wxWindow*>& pages) {
    int place = 0;
    for (wxWindow* page : pages) {
        const int now = tabs_->GetPageIndex(page);
        if (now < place) {
            const wxString title = tabs_->GetPageText(static_cast<std::size_t>(now));
            tabs_->RemovePage(static_cast<std::size_t>(now));
            tabs_->InsertPage(static_cast<std::size_t>(place) - 1, page, title);
        }
        place = tabs_->GetPageIndex(page) + 1;
    }
}

/// Null: what it showed is not there.
wxWindow* MainFrame::reopen(const OpenTab& tab) {
    const auto own = pack_->workspace().document(tab.file);
    const auto document = own ? own : pack_->workspace().document_at(tab.file);
    if (tab.entries.empty() && (!document || !document->present())) return nullptr;
    for (const std::string& id : tab.entries) {
        if (pack_->workspace().entries().find(id) == nullptr) return nullptr;
    }
    if (!tab.entries.empty()) {
        open_entries(tab.entries);
        wxNotebook* pages = shown_entry()->pages();
        if (pages != nullptr && tab.at >= 0 && tab.at < static_cast<long>(pages->GetPageCount()))
            pages->SetSelection(static_cast<std::size_t>(tab.at));
        shown_entry()->form().leave_at(tab.field);
        return tabs_->GetCurrentPage();
    }
    TextView& text = text_page(document).text();
    keep_shown_tab();
    text.come_back_to(static_cast<int>(std::clamp<long>(tab.at, 0, text.GetLength())));
    return tabs_->GetCurrentPage();
}

}  // namespace briar::editor
