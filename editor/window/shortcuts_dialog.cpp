#include "editor/window/shortcuts_dialog.hpp"

#include <array>

#include <wx/listctrl.h>
#include <wx/sizer.h>

#include "editor/window/commands.hpp"

namespace briar::editor {
namespace {

/// Keys that belong to a pane and stand in no menu.
struct PaneKey {
    const char* keys;
    const char* what;
};
constexpr std::array<PaneKey, 8> kPaneKeys{{
    {"1 to 9", "Game: take the option of that number"},
    {"Tab, Enter", "Board: go through the places, choose one"},
    {"Ctrl+Space", "Text: what may stand here"},
    {"Arrow keys, Space", "Painter: choose an edge, open or close it"},
    {"R", "Painter: turn the tile"},
    {"Enter", "Blocks: add what fits here"},
    {"Alt+Arrow keys", "Blocks: move the block"},
    {"Delete", "Blocks and lists: take out what is chosen"},
}};

}  // namespace

ShortcutsDialog::ShortcutsDialog(wxWindow* parent, const CommandTable& commands)
    : wxDialog(parent, wxID_ANY, "Keys", wxDefaultPosition, wxDefaultSize, wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER) {
    auto* list = new wxListView(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(560, 460)), wxLC_REPORT);
    list->SetName("Keys");
    list->AppendColumn("Keys", wxLIST_FORMAT_LEFT, FromDIP(150));
    list->AppendColumn("What they do", wxLIST_FORMAT_LEFT, FromDIP(380));
    const auto add = [&](const wxString& keys, const wxString& what) {
        list->SetItem(list->InsertItem(list->GetItemCount(), keys), 1, what);
    };
    for (const WindowCommand& command : commands.list()) {
        wxString menu = command.menu;
        menu.Replace("&", "");
        if (!command.shortcut.empty()) add(command.shortcut, menu + ": " + plain_label(command));
    }
    for (const PaneKey& each : kPaneKeys)
        add(each.keys, each.what);
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(list, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(8)));
    column->Add(CreateStdDialogButtonSizer(wxCLOSE), wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
    SetSizerAndFit(column);
    SetEscapeId(wxID_CLOSE);
    Bind(
        wxEVT_BUTTON, [this](wxCommandEvent&) { Close(); }, wxID_CLOSE);
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) { Destroy(); });
    list->SetFocus();
    CentreOnParent();
}

}  // namespace briar::editor
