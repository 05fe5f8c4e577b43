// The panes of the window, and what they tell it.
#include <wx/settings.h>
#include <wx/sizer.h>

#include "editor/picture/wx_text.hpp"
#include "editor/play/play_pane.hpp"
#include "editor/widget/least_room.hpp"
#include "editor/window/entry_pane.hpp"
#include "editor/window/history_pane.hpp"
#include "editor/window/main_frame.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/pack_tree.hpp"
#include "editor/window/problems_pane.hpp"
#include "editor/window/start_page.hpp"
#include "editor/window/text_pane.hpp"
#include "editor/window/text_view.hpp"
#include "editor/window/uses_pane.hpp"

namespace briar::editor {
namespace fs = std::filesystem;
namespace {

/// Of the documents: with less GTK complains, and nobody could read them.
const wxSize kLeastRoom(420, 300);

}  // namespace

void MainFrame::build_panes() {
    build_middle();
    build_tree();
    build_problems();
    history_ = new HistoryPane(this, [this](std::size_t position) { go_to_moment(position); });
    uses_ = new UsesPane(this);
    uses_->on_place = [this](const Place& place) { open_place(place); };
    uses_->on_replace = [this](const std::string& words) { replace_in_texts(words); };
    dock_panes();
    name_tabs();
    Bind(wxEVT_CHILD_FOCUS, [this](wxChildFocusEvent& event) {
        if (event.GetWindow() != nullptr) info_->note_focus(*event.GetWindow());
        event.Skip();
    });
    show_start();
}

/// The documents, and messages below them, which are seen also where documents have to be scrolled.
void MainFrame::build_middle() {
    middle_ = new wxPanel(this);
    auto* room = new LeastRoom(middle_);
    info_ = new MessageBar(middle_);
    info_->on_focus_lost = [this] { focus_page(); };
    tabs_ = new wxAuiNotebook(room->body(), wxID_ANY, wxDefaultPosition, wxDefaultSize,
                              wxAUI_NB_TOP | wxAUI_NB_TAB_MOVE | wxAUI_NB_SCROLL_BUTTONS |
                                  wxAUI_NB_CLOSE_ON_ACTIVE_TAB | wxAUI_NB_MIDDLE_CLICK_CLOSE | wxNO_BORDER);
    tabs_->SetName("Documents");
    // Else pages are as dark as the ground of their tabs.
    tabs_->GetAuiManager().GetArtProvider()->SetColour(wxAUI_DOCKART_BACKGROUND_COLOUR,
                                                       wxSystemSettings::GetColour(wxSYS_COLOUR_BTNFACE));
    tabs_->SetMinSize(FromDIP(kLeastRoom));
    room->body()->SetSizer(new wxBoxSizer(wxVERTICAL));
    room->body()->GetSizer()->Add(tabs_, wxSizerFlags(1).Expand());
    room->FitInside();
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(room, wxSizerFlags(1).Expand());
    column->Add(info_, wxSizerFlags().Expand());
    middle_->SetSizer(column);
    tabs_->Bind(wxEVT_AUINOTEBOOK_PAGE_CHANGING, [this](wxAuiNotebookEvent& event) {
        event.Skip();
        note_visit();
    });
    tabs_->Bind(wxEVT_AUINOTEBOOK_PAGE_CHANGED, [this](wxAuiNotebookEvent& event) {
        event.Skip();
        page_changed();
    });
    build_kept_pages();
}

/// The game and the start page: they are kept for the next time when their tabs are closed.
void MainFrame::build_kept_pages() {
    play_ = new PlayPane(tabs_, make_play_host());
    play_->Hide();
    start_ = new StartPage(tabs_);
    start_->Hide();
    start_->on_open = [this](const fs::path& folder) { open_folder(folder); };
    start_->on_browse = [this] { browse(); };
    start_->on_new_game = [this] { new_pack(true); };
    start_->on_new_expansion = [this] { new_pack(false); };
    tabs_->Bind(wxEVT_AUINOTEBOOK_PAGE_CLOSE, [this](wxAuiNotebookEvent& event) {
        wxWindow* page = tabs_->GetPage(static_cast<std::size_t>(event.GetSelection()));
        do_what_waits(page);
        if (page == glance_) glance_ = nullptr;
        if (auto* entry = dynamic_cast<EntryPane*>(page)) note_closing(*entry);
        if (page != play_ && page != start_) return;
        event.Veto();
        tabs_->RemovePage(static_cast<std::size_t>(event.GetSelection()));
        page->Hide();
    });
}

void MainFrame::build_tree() {
    tree_ = new PackTree(this);
    tree_->on_entry = [this](const std::string& id) { look_at_entries({id}); };
    tree_->on_keep = [this](const std::string& id) {
        open_entry(id);
        enter_page();
    };
    tree_->on_file = [this](const std::string& file) { look_at_file(file); };
    tree_->on_keep_file = [this](const std::string& file) {
        open_file(file);
        if (TextPane* page = shown_text()) page->text().SetFocus();
    };
    tree_->on_remove = [this](const std::vector<std::string>& ids) { remove_entries(ids); };
    tree_->on_group_menu = [this](const std::string& kind, const wxPoint& at) { group_menu(kind, at); };
    tree_->on_menu = [this](const std::vector<std::string>& ids, const wxPoint& at) { entry_menu(ids, at); };
    tree_->on_several = [this](const std::vector<std::string>& ids) { look_at_entries(ids); };
}

void MainFrame::build_problems() {
    problems_ = new ProblemsPane(this);
    problems_->on_open = [this](const Diagnostic& problem) { open_problem(problem); };
    problems_->on_text = [this](const Diagnostic& problem) { open_place(problem.place); };
    problems_->on_count = [this](std::size_t errors, std::size_t warnings) { tell_problem_count(errors, warnings); };
    problems_->on_script = [this](const std::string& file) { show_script(file); };
    problems_->on_refused = [this](const std::string& reason) { tell(to_wx(reason), wxICON_WARNING); };
}

void MainFrame::dock_panes() {
    aui_.AddPane(middle_, wxAuiPaneInfo().Name("documents").CenterPane());
    aui_.AddPane(tree_, wxAuiPaneInfo()
                            .Name("pack")
                            .Caption("Pack")
                            .Left()
                            .BestSize(FromDIP(wxSize(280, 600)))
                            .MinSize(FromDIP(wxSize(180, 120)))
                            .CloseButton(true)
                            .MaximizeButton(false));
    aui_.AddPane(problems_, wxAuiPaneInfo()
                                .Name("problems")
                                .Caption("Problems")
                                .Bottom()
                                .BestSize(FromDIP(wxSize(900, 190)))
                                .MinSize(FromDIP(wxSize(200, 90)))
                                .CloseButton(true));
    aui_.AddPane(uses_, wxAuiPaneInfo()
                            .Name("uses")
                            .Caption("Uses")
                            .Bottom()
                            .BestSize(FromDIP(wxSize(400, 140)))
                            .MinSize(FromDIP(wxSize(200, 90)))
                            .Hide());
    aui_.AddPane(history_, wxAuiPaneInfo()
                               .Name("history")
                               .Caption("History")
                               .Right()
                               .BestSize(FromDIP(wxSize(240, 500)))
                               .MinSize(FromDIP(wxSize(160, 120)))
                               .Hide());
}

}  // namespace briar::editor
