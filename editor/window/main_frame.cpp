#include "editor/window/main_frame.hpp"

#include <wx/display.h>
#include <wx/dnd.h>

#include "editor/picture/wx_text.hpp"
#include "editor/play/play_pane.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/program_icon.hpp"
#include "runtime/source/letters.hpp"

namespace briar::editor {
namespace fs = std::filesystem;
namespace {

constexpr int kLookAtDisk = 2000;  // milliseconds

/// A folder that is dropped on the window is opened, of a file the pack that it belongs to.
class FolderDrop : public wxFileDropTarget {
public:
    explicit FolderDrop(MainFrame& frame) : frame_(frame) {}
    bool OnDropFiles(wxCoord, wxCoord, const wxArrayString& names) override {
        if (names.empty()) return false;
        frame_.CallAfter([this, dropped = fs::path(from_wx(names[0]))] { frame_.open_dropped(dropped); });
        return true;
    }

private:
    MainFrame& frame_;
};

}  // namespace

MainFrame::MainFrame()
    : wxFrame(nullptr, wxID_ANY, "Briarwright", wxDefaultPosition, wxDefaultSize),
      recent_(*this, settings_, [this](const fs::path& folder) { open_folder(folder); }),
      disk_timer_(this),
      whisper_(*this),
      opening_timer_(this),
      opening_(*this),
      looking_around_(*this),
      testing_(*this) {
    SetName("Briarwright");
    SetIcons(program_icons());
    SetMinClientSize(FromDIP(wxSize(720, 480)));
    wxSize size = FromDIP(wxSize(1400, 900));
    size.DecTo(wxDisplay(0U).GetClientArea().GetSize());
    SetSize(size);
    CreateStatusBar(3);
    const int widths[] = {-3, FromDIP(290), FromDIP(180)};
    SetStatusWidths(3, widths);
    aui_.SetManagedWindow(this);
    aui_.take_look();
    build_panes();
    build_commands();
    aui_.note_usual();
    restore_layout();
    bind_status();
    SetDropTarget(new FolderDrop(*this));
    Bind(
        wxEVT_TIMER,
        [this](wxTimerEvent&) {
            follow_disk();
            look_around();
            if (pack_ && !held_.holds()) close_gone_pages();
            keep_tabs();
            warn_of_unsafe_work();
        },
        disk_timer_.GetId());
    Bind(
        wxEVT_TIMER, [this](wxTimerEvent&) { show_opening(); }, opening_timer_.GetId());
    Bind(wxEVT_ACTIVATE, [this](wxActivateEvent& event) {
        if (event.GetActive())
            CallAfter([this] {
                follow_disk();
                look_around();
            });
        event.Skip();
    });
    disk_timer_.Start(kLookAtDisk);
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent& event) {
        if (event.CanVeto() && !may_close()) {
            event.Veto();
            return;
        }
        keep_tabs();
        keep_layout();
        play_->close_game();
        Destroy();
    });
    update_title();
}

MainFrame::~MainFrame() {
    // Windows go before what they look at.
    aui_.UnInit();
    DestroyChildren();
}

void MainFrame::restore_layout() {
    aui_.restore(settings_);
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
    aui_.keep(settings_);
    settings_.set("window/maximized", IsMaximized() ? 1L : 0L);
    if (!IsMaximized()) {
        const wxSize size = ToDIP(GetSize());
        settings_.set("window/width", static_cast<long>(size.x));
        settings_.set("window/height", static_cast<long>(size.y));
    }
    settings_.flush();
}

void MainFrame::whisper(const wxString& text) { whisper_.say(text); }

void MainFrame::tell(const wxString& text, int icon) { info_->tell(to_wx(capitalized(from_wx(text))), icon); }

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
