// Help.
#include <wx/aboutdlg.h>

#include "editor/window/main_frame.hpp"
#include "editor/window/program_icon.hpp"
#include "editor/window/shortcuts_dialog.hpp"

namespace briar::editor {

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
