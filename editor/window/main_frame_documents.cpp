// The documents in the middle of the window.

#include "editor/core/unreadable_entry.hpp"
#include "editor/core/workspace.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/play/play_pane.hpp"
#include "editor/window/entry_pane.hpp"
#include "editor/window/find_bar.hpp"
#include "editor/window/help_pane.hpp"
#include "editor/window/main_frame.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/pack_tree.hpp"
#include "editor/window/problems_pane.hpp"
#include "editor/window/start_page.hpp"
#include "editor/window/text_pane.hpp"
#include "editor/window/text_view.hpp"

namespace briar::editor {
namespace {

/// The page of a window in the notebook, added when it is not there.
void show_page(wxAuiNotebook& tabs, wxWindow* window, const wxString& title) {
    const int known = tabs.GetPageIndex(window);
    if (known == wxNOT_FOUND) {
        tabs.AddPage(window, title, true);
    } else {
        tabs.SetSelection(static_cast<std::size_t>(known));
    }
}

/// What cannot be read while somebody writes comes back.
bool is_gone(const Workspace& workspace, const std::string& full_id) {
    return workspace.entries().find(full_id) == nullptr && file_hiding(workspace, full_id).empty();
}

}  // namespace

void MainFrame::show_start() {
    start_->show(settings_);
    show_page(*tabs_, start_, "Start");
}

void MainFrame::show_play() { show_page(*tabs_, play_, "Play"); }

/// At the kind of the entry that is looked at, if there is one.
void MainFrame::open_documentation() {
    const EntryPane* entry = shown_entry();
    HelpPane* help = nullptr;
    for (std::size_t i = 0; help == nullptr && i < tabs_->GetPageCount(); ++i)
        help = dynamic_cast<HelpPane*>(tabs_->GetPage(i));
    if (help == nullptr) help = new HelpPane(tabs_);
    if (entry != nullptr) {
        const std::string& id = entry->full_ids().front();
        const std::string kind = id.substr(0, id.find('/'));
        help->show_page("format.md", {kind + " (" + pack_->workspace().system() + ")", kind});
    } else if (help->shown() == nullptr) {
        help->show_page("packs.md");
    }
    show_page(*tabs_, help, "Documentation");
}

/// Pages of entries and files that are not there any more. A dialog may have been opened from one: then they wait.
void MainFrame::close_gone_pages() {
    if (held_.asks()) return;
    follow_new_names();
    for (std::size_t i = tabs_->GetPageCount(); i-- > 0;) {
        const auto* entry = dynamic_cast<EntryPane*>(tabs_->GetPage(i));
        auto* text = dynamic_cast<TextPane*>(tabs_->GetPage(i));
        bool gone = text != nullptr && !text->document().present();
        if (entry != nullptr) {
            for (const std::string& id : entry->full_ids())
                gone = gone || is_gone(pack_->workspace(), id);
        }
        if (!gone) continue;
        if (tabs_->GetPage(i) == glance_) glance_ = nullptr;
        tabs_->DeletePage(i);
    }
}

/// The tree shows what is looked at; a message about something else goes.
void MainFrame::page_changed() {
    info_->turn_away();
    whisper_.turn_away();
    // What is said of the game is said beside it.
    if (tabs_->GetCurrentPage() != play_ && whisper_.says(whispered_by_play_)) whisper_.end();
    CallAfter([this] {
        focus_game();
        keep_tabs();
    });
    if (!pack_) return;
    note_left_page();
    // What came while somebody played.
    const bool wait = problems_closed_ || playing_is_shown() || problems_->listed().empty();
    if (!wait && !aui_.is_shown("problems")) {
        aui_.GetPane("problems").Show();
        aui_.Update();
    }
    if (const EntryPane* entry = shown_entry()) {
        tree_->select_several(entry->full_ids());
    } else if (TextPane* text = shown_text()) {
        tree_->select_file(text->document().name());
    }
}

void MainFrame::turn_page(int by) {
    const int count = static_cast<int>(tabs_->GetPageCount());
    if (count == 0) return;
    tabs_->SetSelection(static_cast<std::size_t>((tabs_->GetSelection() + by + count) % count));
    tabs_->GetCurrentPage()->SetFocus();
}

/// As its cross does: the start page and the game stay to be shown again.
void MainFrame::close_tab() {
    const int shown = tabs_->GetSelection();
    if (shown == wxNOT_FOUND) return;
    wxWindow* page = tabs_->GetPage(static_cast<std::size_t>(shown));
    take_typing();
    do_what_waits(page);
    if (auto* entry = dynamic_cast<EntryPane*>(page)) note_closing(*entry);
    if (page == glance_) glance_ = nullptr;
    if (page != play_ && page != start_) {
        tabs_->DeletePage(static_cast<std::size_t>(shown));
        return;
    }
    tabs_->RemovePage(static_cast<std::size_t>(shown));
    page->Hide();
}

void MainFrame::find() {
    if (TextPane* page = shown_text()) return page->find_bar().open();
    if (auto* help = dynamic_cast<HelpPane*>(tabs_->GetCurrentPage())) return help->search();
    tree_->focus_search();
}

void MainFrame::do_what_waits(wxWindow* page) {
    for (std::size_t i = 0; i < tabs_->GetPageCount(); ++i) {
        auto* entry = dynamic_cast<EntryPane*>(tabs_->GetPage(i));
        if (entry != nullptr && (page == nullptr || page == entry)) entry->do_what_waits();
    }
}

bool MainFrame::waits() const {
    for (std::size_t i = 0; i < tabs_->GetPageCount(); ++i) {
        const auto* entry = dynamic_cast<EntryPane*>(tabs_->GetPage(i));
        if (entry != nullptr && entry->waits()) return true;
    }
    return false;
}

}  // namespace briar::editor
