// The documents in the middle of the window.
#include <utility>

#include <wx/infobar.h>
#include <wx/notebook.h>

#include "editor/board/board_canvas.hpp"
#include "editor/core/new_name.hpp"
#include "editor/core/workspace.hpp"
#include "editor/form/form_panel.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/play/play_pane.hpp"
#include "editor/window/entry_pane.hpp"
#include "editor/window/find_bar.hpp"
#include "editor/window/help_pane.hpp"
#include "editor/window/main_frame.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/pack_tree.hpp"
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

wxString tab_title(const Workspace& workspace, const std::vector<std::string>& full_ids) {
    const EntryInfo* first = workspace.entries().find(full_ids.front());
    if (first == nullptr) return to_wx(full_ids.front());
    return full_ids.size() == 1 ? to_wx(first->name) : wxString::Format("%zu ", full_ids.size()) + to_wx(first->kind);
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

void MainFrame::open_entry(const std::string& full_id) {
    open_entries({full_id});
    if (tabs_->GetCurrentPage() == glance_) glance_ = nullptr;
}

void MainFrame::look_at_entries(const std::vector<std::string>& full_ids) {
    const std::size_t pages = tabs_->GetPageCount();
    wxWindow* before = glance_;
    looking_ = true;
    open_entries(full_ids);
    if (tabs_->GetPageCount() != pages) {
        glance_ = shown_entry();
        const int gone = before != nullptr ? tabs_->GetPageIndex(before) : wxNOT_FOUND;
        if (gone != wxNOT_FOUND) tabs_->DeletePage(static_cast<std::size_t>(gone));
    }
    looking_ = false;
    if (EntryPane* page = shown_entry()) page->be_quiet(false);
}

void MainFrame::open_entries(const std::vector<std::string>& full_ids) {
    if (!pack_ || full_ids.empty()) return;
    for (const std::string& id : full_ids) {
        if (pack_->workspace().entries().find(id) == nullptr) return;
    }
    for (std::size_t i = 0; i < tabs_->GetPageCount(); ++i) {
        auto* page = dynamic_cast<EntryPane*>(tabs_->GetPage(i));
        if (page == nullptr || page->full_ids() != full_ids) continue;
        page->be_quiet(looking_);
        tabs_->SetSelection(i);
        return;
    }
    EntryPane* page = make_entry_page(full_ids);
    page->be_quiet(looking_);
    tabs_->AddPage(page, tab_title(pack_->workspace(), full_ids), true);
}

EntryPane* MainFrame::make_entry_page(const std::vector<std::string>& full_ids) {
    auto* page = new EntryPane(tabs_, *pack_, full_ids);
    page->on_entry = [this](const std::string& id) { open_entry(id); };
    page->on_place = [this](const Place& place) { open_place(place); };
    page->on_refused = [this](const std::string& reason) { tell(to_wx(reason), wxICON_WARNING); };
    page->on_play_from = [this](const PackTest& test) {
        show_play();
        play_->play_from(test);
    };
    return page;
}

void MainFrame::open_entry_text(const std::string& full_id) {
    if (!pack_) return;
    const EntryInfo* entry = pack_->workspace().entries().find(full_id);
    if (entry == nullptr) return;
    if (!entry->sites.empty()) {
        const EntrySite site = entry->sites.front();
        open_file(site.file);
        if (TextPane* page = shown_text()) page->text().go_to_bytes(site.key.begin, site.key.end);
        return;
    }
    const DefId below = pack_->workspace().below()->find(entry->kind, entry->id);
    if (below) open_place(pack_->workspace().below()->entry(below).place);
}

/// What the shown entries are called now whose ids a step has taken away.
void MainFrame::note_new_names(const StepEvent& step) {
    for (std::size_t i = 0; i < tabs_->GetPageCount(); ++i) {
        const auto* page = dynamic_cast<EntryPane*>(tabs_->GetPage(i));
        if (page == nullptr) continue;
        for (const std::string& id : page->full_ids()) {
            const auto known = new_names_.find(id);
            const std::string now = known != new_names_.end() ? known->second : id;
            if (pack_->workspace().entries().find(now) != nullptr) continue;
            if (const std::string name = new_name(pack_->workspace(), step, now); !name.empty()) new_names_[id] = name;
        }
    }
}

void MainFrame::follow_new_names() {
    const std::map<std::string, std::string> names = std::exchange(new_names_, {});
    for (std::size_t i = tabs_->GetPageCount(); !names.empty() && i-- > 0;) {
        const auto* page = dynamic_cast<EntryPane*>(tabs_->GetPage(i));
        if (page == nullptr) continue;
        std::vector<std::string> ids = page->full_ids();
        for (std::string& id : ids) {
            const auto known = names.find(id);
            if (known != names.end()) id = known->second;
        }
        if (ids != page->full_ids()) call_page(i, ids);
    }
}

/// A page of the same entries under other ids, in the place of the one that there is.
void MainFrame::call_page(std::size_t number, const std::vector<std::string>& full_ids) {
    auto* before = dynamic_cast<EntryPane*>(tabs_->GetPage(number));
    const bool shown = tabs_->GetCurrentPage() == before;
    const bool focused = shown && before->IsDescendant(wxWindow::FindFocus());
    EntryPane* page = make_entry_page(full_ids);
    if (page->pages() != nullptr && before->pages() != nullptr &&
        page->pages()->GetPageCount() == before->pages()->GetPageCount())
        page->pages()->SetSelection(static_cast<std::size_t>(before->pages()->GetSelection()));
    tabs_->InsertPage(number, page, tab_title(pack_->workspace(), full_ids), shown);
    if (glance_ == before) glance_ = page;
    tabs_->DeletePage(number + 1);
    if (focused) page->SetFocus();
}

/// Pages of entries and files that are not there any more.
void MainFrame::close_gone_pages() {
    follow_new_names();
    for (std::size_t i = tabs_->GetPageCount(); i-- > 0;) {
        const auto* entry = dynamic_cast<EntryPane*>(tabs_->GetPage(i));
        auto* text = dynamic_cast<TextPane*>(tabs_->GetPage(i));
        bool gone = text != nullptr && !text->document().present();
        if (entry != nullptr) {
            for (const std::string& id : entry->full_ids())
                gone = gone || pack_->workspace().entries().find(id) == nullptr;
        }
        if (!gone) continue;
        if (tabs_->GetPage(i) == glance_) glance_ = nullptr;
        tabs_->DeletePage(i);
    }
}

/// The page that shows a document; made when there is none.
TextPane& MainFrame::text_page(const std::shared_ptr<SourceDocument>& document) {
    for (std::size_t i = 0; i < tabs_->GetPageCount(); ++i) {
        auto* page = dynamic_cast<TextPane*>(tabs_->GetPage(i));
        if (page == nullptr || &page->document() != document.get()) continue;
        tabs_->SetSelection(i);
        return *page;
    }
    auto* page = new TextPane(tabs_, *pack_, document);
    page->text().on_refused = [this](const std::string& reason) { tell(to_wx(reason), wxICON_WARNING); };
    page->text().on_definition = [this](const Definition& definition) {
        open_place({definition.file, 0, 0, definition.span});
    };
    page->text().UsePopUp(wxSTC_POPUP_NEVER);
    page->text().Bind(wxEVT_CONTEXT_MENU, [this, page](wxContextMenuEvent& event) {
        const bool by_key = event.GetPosition() == wxDefaultPosition;
        TextView& text = page->text();
        text_menu(text,
                  by_key ? text.PointFromPosition(text.GetCurrentPos()) : text.ScreenToClient(event.GetPosition()));
    });
    tabs_->AddPage(page, to_wx(document->name()), true);
    return *page;
}

void MainFrame::open_file(const std::string& file) {
    if (!pack_) return;
    if (const auto document = pack_->workspace().document(file)) text_page(document);
}

void MainFrame::open_place(const Place& place) {
    if (!pack_ || place.file.empty()) return;
    const auto document = pack_->workspace().document_at(place.file);
    if (!document) {
        tell("There is no file " + to_wx(place.file) + " in this pack or those below.", wxICON_WARNING);
        return;
    }
    TextView& text = text_page(document).text();
    if (place.span.empty()) {
        text.go_to(place.line, place.column);
    } else {
        text.go_to_bytes(place.span.begin, place.span.end);
    }
}

/// Tabs of entries are called as the entries are.
void MainFrame::update_tab_titles() {
    for (std::size_t i = 0; i < tabs_->GetPageCount(); ++i) {
        const auto* entry = dynamic_cast<EntryPane*>(tabs_->GetPage(i));
        if (entry == nullptr) continue;
        const wxString title = tab_title(pack_->workspace(), entry->full_ids());
        if (tabs_->GetPageText(i) != title) tabs_->SetPageText(i, title);
    }
}

/// The tree shows what is looked at; a message about something else goes.
void MainFrame::page_changed() {
    info_->turn_away();
    CallAfter([this] { focus_game(); });
    if (!pack_) return;
    if (const EntryPane* entry = shown_entry()) {
        if (entry->full_ids().size() == 1) tree_->select(entry->full_ids().front());
    } else if (TextPane* text = shown_text()) {
        tree_->select_file(text->document().name());
    }
}

/// A click on its tab leaves the focus with the tabs, or with a field that is hidden now; digits are for the game.
void MainFrame::focus_game() {
    if (tabs_->GetCurrentPage() != play_) return;
    const wxWindow* now = FindFocus();
    if (now == nullptr || now->GetParent() == tabs_ || !now->IsShownOnScreen()) play_->take_focus();
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
    if (page == glance_) glance_ = nullptr;
    if (page != play_ && page != start_) {
        tabs_->DeletePage(static_cast<std::size_t>(shown));
        return;
    }
    tabs_->RemovePage(static_cast<std::size_t>(shown));
    page->Hide();
}

bool MainFrame::playing_is_shown() const { return tabs_->GetCurrentPage() == play_ && play_->model().playing(); }

EntryPane* MainFrame::shown_entry() const { return dynamic_cast<EntryPane*>(tabs_->GetCurrentPage()); }

TextPane* MainFrame::shown_text() const { return dynamic_cast<TextPane*>(tabs_->GetCurrentPage()); }

/// The entries that commands are about: those chosen in the tree while it is used, else the one that is shown, in its
/// form or around the caret of its text.
std::vector<std::string> MainFrame::chosen_entries() const {
    if (tree_->is_used()) return tree_->selected_all();
    if (const EntryPane* shown = shown_entry()) return shown->full_ids();
    if (TextPane* shown = shown_text()) {
        const auto caret = static_cast<std::size_t>(shown->text().GetCurrentPos());
        const EntryInfo* entry = pack_->workspace().entries().at(shown->document().name(), caret);
        return entry != nullptr ? std::vector<std::string>{entry->full_id()} : std::vector<std::string>();
    }
    return tree_->selected_all();
}

void MainFrame::find() {
    if (TextPane* page = shown_text()) return page->find_bar().open();
    if (auto* help = dynamic_cast<HelpPane*>(tabs_->GetCurrentPage())) return help->search();
    tree_->focus_search();
}

bool MainFrame::refused_is_shown() const {
    const EntryPane* page = shown_entry();
    return page != nullptr && page->form().shows_refused();
}

bool MainFrame::can_undo() const {
    if (playing_is_shown()) return play_->model().can_undo();
    return refused_is_shown() || (pack_ && pack_->workspace().can_undo());
}

std::string MainFrame::undo_label() const {
    if (playing_is_shown()) return "the last choice";
    if (refused_is_shown()) return "what was refused";
    return pack_ ? pack_->workspace().history().undo_label() : std::string();
}

void MainFrame::undo() {
    if (playing_is_shown()) return play_->undo();
    const std::string label = undo_label();
    if (refused_is_shown()) {
        shown_entry()->form().take_back_refused();
        return whisper("Undone: " + to_wx(label));
    }
    if (pack_ && pack_->workspace().undo()) whisper("Undone: " + to_wx(label));
}

void MainFrame::redo() {
    if (playing_is_shown()) return play_->redo();
    const std::string label = pack_ ? pack_->workspace().history().redo_label() : std::string();
    if (pack_ && pack_->workspace().redo()) whisper("Done again: " + to_wx(label));
}

}  // namespace briar::editor
