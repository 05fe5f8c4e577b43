#include "editor/window/shortcuts_dialog.hpp"

#include <algorithm>
#include <array>

#include <wx/listctrl.h>
#include <wx/settings.h>
#include <wx/sizer.h>

#include "editor/widget/chosen_words.hpp"
#include "editor/window/commands.hpp"

namespace briar::editor {
namespace {

/// Keys that belong to a pane and stand in no menu.
struct PaneKey {
    const char* keys;
    const char* what;
};
constexpr std::array<PaneKey, 27> kPaneKeys{{
    {"Ctrl+Tab, Ctrl+Shift+Tab", "Out of a text, and from the parts of an entry's form on"},
    {"Ctrl+PgDn, Ctrl+PgUp", "Entries: the next page (Form, Rules, Set-up, Map, Paint)"},
    {"Menu, Shift+F10", "What can be done with what is chosen"},
    {"Arrow keys", "Pack: look at one entry after the other"},
    {"Shift+Arrow keys", "Pack: choose several"},
    {"Enter", "Pack: go into the entry's form"},
    {"Esc", "Pack: end the search"},
    {"PgUp, PgDn", "Forms: scroll"},
    {"Alt+Delete", "Forms: reset the field"},
    {"1 to 9, 0, then A to Z", "Game: take the option that shows this key"},
    {"Alt+underlined letter", "Game: take the option with this letter"},
    {"Arrow keys", "Board: go from place to place"},
    {"PgDn, PgUp", "Board: go through what stands on the place"},
    {"Tab, Shift+Tab", "Board: go through the places where something can be done, and out"},
    {"Enter, Space", "Board: do what can be done there, or look at what lies there"},
    {"M", "Map: move the chosen piece"},
    {"R, Shift+R", "Map: turn the chosen piece"},
    {"Delete", "Map: take the chosen piece away"},
    {"Esc", "Map: put or move nothing"},
    {"+, -", "Set-up: one more, one less"},
    {"Insert", "Set-up: add an entry to the pile"},
    {"Ctrl+Space", "Text: what may stand here"},
    {"Arrow keys, Space", "Painter: choose an edge, open or close it"},
    {"R", "Painter: turn the tile"},
    {"Enter", "Blocks: add what fits here"},
    {"Alt+Arrow keys", "Blocks: move the block"},
    {"Delete", "Blocks and lists: take out what is chosen"},
}};

/// As wide as what is written in them, whatever the letters are.
void show_whole_rows(wxListView& list) {
    int width = wxSystemSettings::GetMetric(wxSYS_VSCROLL_X, &list) + list.FromDIP(12);
    for (int column = 0; column < list.GetColumnCount(); ++column) {
        list.SetColumnWidth(column, wxLIST_AUTOSIZE);
        width += list.GetColumnWidth(column);
    }
    list.SetMinSize({width, list.FromDIP(460)});
}

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
        if (!command.shortcut.empty()) add(shown_keys(command), menu + ": " + plain_label(command));
    }
    for (const PaneKey& each : kPaneKeys)
        add(each.keys, each.what);
    show_whole_rows(*list);
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(list, wxSizerFlags(1).Expand().Border(wxALL, FromDIP(8)));
    column->Add(CreateStdDialogButtonSizer(wxCLOSE), wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
    SetSizerAndFit(column);
    SetEscapeId(wxID_CLOSE);
    Bind(
        wxEVT_BUTTON, [this](wxCommandEvent&) { Close(); }, wxID_CLOSE);
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) { Destroy(); });
    tell_chosen(*list, [list] {
        const long row = std::max(0L, list->GetFocusedItem());
        return listed({list->GetItemText(row), list->GetItemText(row, 1),
                       place_among(static_cast<int>(row), list->GetItemCount())});
    });
    list->SetFocus();
    list->Focus(0);
    list->Select(0);
    CentreOnParent();
}

}  // namespace briar::editor
