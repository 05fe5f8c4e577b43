#include "editor/window/main_frame.hpp"

#include <wx/display.h>
#include <wx/dnd.h>
#include <wx/log.h>
#include <wx/settings.h>
#include <wx/sizer.h>

#include "editor/board/board_canvas.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/play/play_pane.hpp"
#include "editor/widget/look.hpp"
#include "editor/window/command_search.hpp"
#include "editor/window/entry_pane.hpp"
#include "editor/window/history_pane.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/pack_tree.hpp"
#include "editor/window/problems_pane.hpp"
#include "editor/window/program_icon.hpp"
#include "editor/window/start_page.hpp"
#include "editor/window/text_pane.hpp"
#include "editor/window/text_view.hpp"
#include "editor/window/uses_pane.hpp"

namespace briar::editor {
namespace fs = std::filesystem;
namespace {

constexpr int kLookAtDisk = 2000;  // milliseconds
constexpr int kWhisper = 10'000;

/// A folder that is dropped on the window is opened.
class FolderDrop : public wxFileDropTarget {
public:
    explicit FolderDrop(MainFrame& frame) : frame_(frame) {}
    bool OnDropFiles(wxCoord, wxCoord, const wxArrayString& names) override {
        if (names.empty()) return false;
        fs::path folder(from_wx(names[0]));
        std::error_code failed;
        if (!fs::is_directory(folder, failed)) folder = folder.parent_path();
        frame_.CallAfter([this, folder] { frame_.open_folder(folder); });
        return true;
    }

private:
    MainFrame& frame_;
};

}  // namespace

MainFrame::MainFrame()
    : wxFrame(nullptr, wxID_ANY, "Briarwright", wxDefaultPosition, wxDefaultSize),
      disk_timer_(this),
      whisper_timer_(this),
      opening_timer_(this),
      opening_(*this),
      testing_(*this) {
    SetName("Briarwright");
    SetIcons(program_icons());
    SetMinClientSize(FromDIP(wxSize(720, 480)));
    wxSize size = FromDIP(wxSize(1400, 900));
    size.DecTo(wxDisplay(0U).GetClientArea().GetSize());
    SetSize(size);
    CreateStatusBar(3);
    const int widths[] = {-3, FromDIP(220), FromDIP(180)};
    SetStatusWidths(3, widths);
    aui_.SetManagedWindow(this);
    take_look();
    build_panes();
    build_commands();
    restore_layout();
    SetDropTarget(new FolderDrop(*this));
    Bind(
        wxEVT_TIMER,
        [this](wxTimerEvent&) {
            follow_disk();
            warn_of_unsafe_work();
        },
        disk_timer_.GetId());
    Bind(
        wxEVT_TIMER, [this](wxTimerEvent&) { show_opening(); }, opening_timer_.GetId());
    Bind(wxEVT_ACTIVATE, [this](wxActivateEvent& event) {
        if (event.GetActive()) CallAfter([this] { follow_disk(); });
        event.Skip();
    });
    Bind(
        wxEVT_TIMER, [this](wxTimerEvent&) { end_whisper(); }, whisper_timer_.GetId());
    disk_timer_.Start(kLookAtDisk);
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent& event) {
        if (event.CanVeto() && !may_close()) {
            event.Veto();
            return;
        }
        keep_layout();
        play_->keep_game();
        Destroy();
    });
    update_title();
}

MainFrame::~MainFrame() {
    // Windows go before what they look at.
    aui_.UnInit();
    DestroyChildren();
}

/// Flat, in the desktop's colours.
void MainFrame::take_look() {
    const Look look = current_look();
    const wxColour ground = wxSystemSettings::GetColour(wxSYS_COLOUR_BTNFACE);
    wxAuiDockArt* art = aui_.GetArtProvider();
    art->SetMetric(wxAUI_DOCKART_GRADIENT_TYPE, wxAUI_GRADIENT_NONE);
    art->SetMetric(wxAUI_DOCKART_CAPTION_SIZE, FromDIP(24));
    art->SetMetric(wxAUI_DOCKART_PANE_BORDER_SIZE, 0);
    art->SetMetric(wxAUI_DOCKART_SASH_SIZE, FromDIP(5));
    for (const int part :
         {wxAUI_DOCKART_INACTIVE_CAPTION_COLOUR, wxAUI_DOCKART_ACTIVE_CAPTION_COLOUR, wxAUI_DOCKART_SASH_COLOUR})
        art->SetColour(part, ground);
    // It is seen beside the tools, which have the colour of the menus.
    art->SetColour(wxAUI_DOCKART_BACKGROUND_COLOUR, wxSystemSettings::GetColour(wxSYS_COLOUR_MENUBAR));
    for (const int part : {wxAUI_DOCKART_INACTIVE_CAPTION_TEXT_COLOUR, wxAUI_DOCKART_ACTIVE_CAPTION_TEXT_COLOUR})
        art->SetColour(part, look.text);
    art->SetFont(wxAUI_DOCKART_CAPTION_FONT, GetFont().Bold());
}

void MainFrame::build_panes() {
    auto* middle = new wxPanel(this);
    auto* column = new wxBoxSizer(wxVERTICAL);
    info_ = new MessageBar(middle);
    tabs_ = new wxAuiNotebook(middle, wxID_ANY, wxDefaultPosition, wxDefaultSize,
                              wxAUI_NB_TOP | wxAUI_NB_TAB_MOVE | wxAUI_NB_SCROLL_BUTTONS |
                                  wxAUI_NB_CLOSE_ON_ACTIVE_TAB | wxAUI_NB_MIDDLE_CLICK_CLOSE | wxNO_BORDER);
    tabs_->SetName("Documents");
    column->Add(tabs_, wxSizerFlags(1).Expand());
    column->Add(info_, wxSizerFlags().Expand());
    middle->SetSizer(column);

    tree_ = new PackTree(this);
    tree_->on_entry = [this](const std::string& id) { look_at_entries({id}); };
    tree_->on_keep = [this](const std::string& id) {
        open_entry(id);
        if (EntryPane* page = shown_entry()) page->SetFocus();
    };
    tree_->on_file = [this](const std::string& file) { open_file(file); };
    tree_->on_keep_file = [this](const std::string& file) {
        open_file(file);
        if (TextPane* page = shown_text()) page->text().SetFocus();
    };
    tree_->on_group_menu = [this](const std::string& kind, const wxPoint& at) { group_menu(kind, at); };
    problems_ = new ProblemsPane(this);
    problems_->on_open = [this](const Diagnostic& problem) { open_place(problem.place); };
    problems_->on_count = [this](std::size_t errors, std::size_t warnings) {
        SetStatusText(wxString::Format("%zu %s, %zu %s", errors, errors == 1 ? "error" : "errors", warnings,
                                       warnings == 1 ? "warning" : "warnings"),
                      1);
    };
    tree_->on_menu = [this](const std::vector<std::string>& ids, const wxPoint& at) { entry_menu(ids, at); };
    tree_->on_several = [this](const std::vector<std::string>& ids) { look_at_entries(ids); };
    problems_->on_refused = [this](const std::string& reason) { tell(to_wx(reason), wxICON_WARNING); };
    history_ = new HistoryPane(this);
    uses_ = new UsesPane(this);
    uses_->on_place = [this](const Place& place) { open_place(place); };
    PlayHost host;
    host.wish = [this] { return pack_ ? pack_->wish() : GameWish{}; };
    host.edit_entry = [this](const std::string& id) { open_entry(id); };
    host.open_place = [this](const Place& place) { open_place(place); };
    host.tell = [this](const wxString& text, PlayHost::Tone tone) {
        told_by_play_ = text;
        tell(text, tone == PlayHost::Tone::Error     ? wxICON_ERROR
                   : tone == PlayHost::Tone::Warning ? wxICON_WARNING
                                                     : wxICON_INFORMATION);
    };
    host.whisper = [this](const wxString& text) { whisper(text); };
    host.file_for_test = [this](const std::string& name) { return new_test_file(name); };
    host.add_test = [this](const std::string& name, const std::string& text) { add_test(name, text); };
    host.kept_start = [this](const std::string& pack) { return from_wx(settings_.text("starts/" + to_wx(pack))); };
    host.keep_start = [this](const std::string& pack, const std::string& start) {
        settings_.set("starts/" + to_wx(pack), to_wx(start));
        settings_.flush();
    };
    host.kept_pace = [this] { return from_wx(settings_.text("play/pace")); };
    host.keep_pace = [this](const std::string& pace) {
        settings_.set("play/pace", to_wx(pace));
        settings_.flush();
    };
    host.open_saved = [this] { load_game(); };
    host.kept_game = [this] { return kept_game(); };
    host.show_problems = [this](const Diagnostics& problems) {
        if (pack_) pack_->note_game_problems(problems);
    };
    host.hush = [this] {
        if (!told_by_play_.empty() && info_->text().StartsWith(told_by_play_)) info_->turn_away();
        told_by_play_.clear();
    };
    play_ = new PlayPane(tabs_, std::move(host));
    play_->Hide();
    start_ = new StartPage(tabs_);
    start_->Hide();
    start_->on_open = [this](const fs::path& folder) { open_folder(folder); };
    start_->on_browse = [this] { browse(); };
    start_->on_new_game = [this] { new_pack(true); };
    start_->on_new_expansion = [this] { new_pack(false); };
    // These two are kept for the next time when their tabs are closed.
    tabs_->Bind(wxEVT_AUINOTEBOOK_PAGE_CLOSE, [this](wxAuiNotebookEvent& event) {
        wxWindow* page = tabs_->GetPage(static_cast<std::size_t>(event.GetSelection()));
        if (page == glance_) glance_ = nullptr;
        if (page != play_ && page != start_) return;
        event.Veto();
        tabs_->RemovePage(static_cast<std::size_t>(event.GetSelection()));
        page->Hide();
    });

    tabs_->Bind(wxEVT_AUINOTEBOOK_PAGE_CHANGED, [this](wxAuiNotebookEvent& event) {
        event.Skip();
        page_changed();
    });
    Bind(wxEVT_CHILD_FOCUS, [this](wxChildFocusEvent& event) {
        if (event.GetWindow() != nullptr) info_->note_focus(*event.GetWindow());
        event.Skip();
    });

    aui_.AddPane(middle, wxAuiPaneInfo().Name("documents").CenterPane());
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
                                .BestSize(FromDIP(wxSize(900, 140)))
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
    name_tabs();
    show_start();
}

void MainFrame::show_pack_panes(bool shown) {
    if (shown) {
        for (const wxString& name : put_away_)
            aui_.GetPane(name).Show();
        put_away_.clear();
    }
    for (const char* name : {"pack", "problems", "uses", "history"}) {
        wxAuiPaneInfo& pane = aui_.GetPane(name);
        if (shown || !pane.IsShown()) continue;
        put_away_.emplace_back(name);
        pane.Hide();
    }
    aui_.Update();
}

void MainFrame::restore_layout() {
    const wxString layout = settings_.text("window/layout");
    if (!layout.empty()) aui_.LoadPerspective(layout, false);
    if (!layout.Contains("name=tools;")) aui_.GetPane("tools").Show();  // kept before there were any
    show_pack_panes(false);
    const long width = settings_.number("window/width", 0);
    const long height = settings_.number("window/height", 0);
    if (width > 0 && height > 0) {
        // It may have been kept on a larger screen.
        wxSize size = FromDIP(wxSize(static_cast<int>(width), static_cast<int>(height)));
        size.DecTo(wxDisplay(0U).GetClientArea().GetSize());
        SetSize(size);
    }
    if (settings_.number("window/maximized", 0) != 0) Maximize();
}

void MainFrame::keep_layout() {
    show_pack_panes(true);
    settings_.set("window/layout", aui_.SavePerspective());
    settings_.set("window/maximized", IsMaximized() ? 1L : 0L);
    if (!IsMaximized()) {
        const wxSize size = ToDIP(GetSize());
        settings_.set("window/width", static_cast<long>(size.x));
        settings_.set("window/height", static_cast<long>(size.y));
    }
    settings_.flush();
}

/// In the status bar, for a while.
void MainFrame::whisper(const wxString& text) {
    whispered_ = in_quotes(text);
    SetStatusText(whispered_, 0);
    // Letters of other scripts are higher than the field: the whole bar is painted.
    GetStatusBar()->Refresh();
    whisper_timer_.StartOnce(kWhisper);
}

void MainFrame::end_whisper() {
    if (!whispered_.empty() && GetStatusBar()->GetStatusText(0) == whispered_) {
        SetStatusText("", 0);
        GetStatusBar()->Refresh();
    }
    whispered_.clear();
}

void MainFrame::tell(const wxString& text, int icon) { info_->tell(text, icon); }

void MainFrame::search_commands() {
    auto* search = new CommandSearch(this, commands_);
    search->Show();
}

void MainFrame::update_title() {
    if (!pack_) {
        SetTitle("Briarwright");
        return;
    }
    const wxString mark = pack_->workspace().modified() ? wxString::FromUTF8("\xE2\x97\x8F ") : wxString();
    SetTitle(mark + to_wx(pack_->workspace().title()) + wxString::FromUTF8(" \xE2\x80\x94 Briarwright"));
    SetStatusText(pack_->workspace().modified() ? "Unsaved changes" : "Saved", 2);
}

}  // namespace briar::editor
