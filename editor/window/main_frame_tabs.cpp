// Tabs that are only looked at, and those that come back when work was lost.
#include <algorithm>
#include <utility>

#include <wx/notebook.h>

#include "editor/core/workspace.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/for_now.hpp"
#include "editor/window/entry_pane.hpp"
#include "editor/window/main_frame.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/open_tabs.hpp"
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
        const int gone = before != nullptr ? tabs_->GetPageIndex(before) : wxNOT_FOUND;
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

std::vector<OpenTab> MainFrame::open_tabs() const {
    std::vector<OpenTab> tabs;
    for (std::size_t i = 0; i < tabs_->GetPageCount(); ++i) {
        OpenTab tab;
        tab.shown = tabs_->GetPage(i) == tabs_->GetCurrentPage();
        if (auto* entry = dynamic_cast<EntryPane*>(tabs_->GetPage(i))) {
            tab.entries = entry->full_ids();
            tab.at = entry->pages() != nullptr ? entry->pages()->GetSelection() : 0;
        } else if (auto* text = dynamic_cast<TextPane*>(tabs_->GetPage(i))) {
            if (text->document().read_only()) continue;
            tab.file = text->document().name();
            tab.at = text->text().GetCurrentPos();
        } else {
            continue;
        }
        tabs.push_back(std::move(tab));
    }
    return tabs;
}

void MainFrame::keep_tabs() {
    if (!pack_) return;
    const wxString now = tabs_to_text(open_tabs());
    if (now == std::exchange(kept_tabs_, now)) return;
    settings_.set(tabs_key(), now);
    settings_.flush();
}

wxString MainFrame::tabs_key() const {
    return wxString::Format("tabs/%zx", std::hash<std::string>{}(pack_->workspace().folder().string()));
}

/// As they were when the work was lost. False: there were none.
bool MainFrame::reopen_tabs() {
    std::vector<OpenTab> tabs = tabs_from_text(std::exchange(lost_tabs_, wxString()));
    std::stable_partition(tabs.begin(), tabs.end(), [](const OpenTab& tab) { return !tab.shown; });
    for (const OpenTab& tab : tabs) {
        if (tab.entries.empty()) {
            reopen_text(tab);
        } else {
            open_entries(tab.entries);
            if (EntryPane* page = shown_entry(); page != nullptr && page->pages() != nullptr && tab.at >= 0 &&
                                                 tab.at < static_cast<long>(page->pages()->GetPageCount()))
                page->pages()->SetSelection(static_cast<std::size_t>(tab.at));
        }
    }
    return !tabs.empty();
}

void MainFrame::reopen_text(const OpenTab& tab) {
    const auto document = pack_->workspace().document(tab.file);
    if (!document || !document->present()) return;
    open_file(tab.file);
    TextPane* page = shown_text();
    if (page == nullptr) return;
    page->text().GotoPos(static_cast<int>(std::clamp<long>(tab.at, 0, page->text().GetLength())));
    page->text().VerticalCentreCaret();
}

}  // namespace briar::editor
