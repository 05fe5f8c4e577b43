// Packs that were open before, and help.
#include <wx/aboutdlg.h>
#include <wx/menu.h>

#include "editor/picture/wx_text.hpp"
#include "editor/window/main_frame.hpp"
#include "editor/window/program_icon.hpp"
#include "editor/window/shortcuts_dialog.hpp"

namespace briar::editor {
namespace fs = std::filesystem;
namespace {

constexpr std::size_t kMostRecent = 9;  // one for each digit

}  // namespace

/// Below `Open folder`; filled whenever the menu is opened.
void MainFrame::add_recent_menu() {
    wxMenu* file = nullptr;
    wxMenuItem* open = GetMenuBar()->FindItem(commands_.find("file.open")->wx_id, &file);
    std::size_t at = 0;
    while (file->FindItemByPosition(at) != open)
        ++at;
    recent_ = new wxMenu;
    file->Insert(at + 1, wxID_ANY, "Open &recent", recent_, "Opens a pack that was open before.");
    for (std::size_t i = 0; i < kMostRecent; ++i) {
        recent_ids_.push_back(wxWindow::NewControlId());
        Bind(
            wxEVT_MENU,
            [this, i](wxCommandEvent&) {
                const std::vector<fs::path> folders = settings_.recent();
                if (i < folders.size()) open_folder(folders[i]);
            },
            recent_ids_.back());
    }
    Bind(wxEVT_MENU_OPEN, [this](wxMenuEvent& event) {
        fill_recent_menu();
        event.Skip();
    });
    fill_recent_menu();
}

void MainFrame::fill_recent_menu() {
    const std::vector<fs::path> folders = settings_.recent();
    while (recent_->GetMenuItemCount() > 0)
        recent_->Delete(recent_->FindItemByPosition(0));
    for (std::size_t i = 0; i < std::min(folders.size(), recent_ids_.size()); ++i) {
        wxString label = to_wx(folders[i].filename().string() + "   (" + folders[i].parent_path().string() + ")");
        label.Replace("&", "&&");
        recent_->Append(recent_ids_[i], wxString::Format("&%zu ", i + 1) + label);
    }
    if (folders.empty()) recent_->Append(wxID_ANY, "None yet")->Enable(false);
}

void MainFrame::add_help_commands() {
    const wxString menu = "&Help";
    commands_.add(
        {"help.keys", menu, "&Keys", "F1", "Shows every key that does something.", [this] { show_shortcuts(); }});
    commands_.add({"help.docs", menu, "&Documentation", "Shift+F1", "Opens the pages about packs, rules and scripts.",
                   [this] { open_documentation(); }});
    commands_.separate();
    commands_.add({"help.about", menu, "&About Briarwright", "", "Says what this is.", [this] { show_about(); }});
}

void MainFrame::show_shortcuts() { (new ShortcutsDialog(this, commands_))->Show(); }

void MainFrame::show_about() {
    wxAboutDialogInfo info;
    info.SetName("Briarwright");
    info.SetVersion(BRIAR_VERSION);
    info.SetDescription("Makes and plays tile-and-card adventure games.");
    info.SetCopyright(wxString::FromUTF8("\xC2\xA9 the Briarwright authors. Free under the MIT licence."));
    info.SetIcon(program_icons().GetIcon(wxSize(64, 64)));
    wxAboutBox(info, this);
}

}  // namespace briar::editor
