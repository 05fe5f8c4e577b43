#include "editor/window/shortcuts_dialog.hpp"

#include <algorithm>
#include <array>

#include <wx/listctrl.h>
#include <wx/settings.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

#include "editor/widget/all_words.hpp"
#include "editor/widget/chosen_words.hpp"
#include "editor/widget/dialog_buttons.hpp"
#include "editor/window/commands.hpp"

namespace briar::editor {
namespace {

/// Keys that belong to a pane and stand in no menu.
struct PaneKey {
    const char* where;
    const char* keys;
    const char* what;
};
constexpr std::array<PaneKey, 27> kPaneKeys{{
    {"Documents", "Ctrl+PgDn, Ctrl+PgUp", "The next page of an entry (Form, Rules, Map), then the next document"},
    {"Everywhere", "Menu, Shift+F10", "What can be done with what is chosen"},
    {"Pack", "Arrow keys", "Look at one entry after the other"},
    {"Pack", "Shift+Arrow keys", "Choose several"},
    {"Pack", "Enter", "Go into the entry's form"},
    {"Pack", "Esc", "End the search"},
    {"Forms", "PgUp, PgDn", "Scroll"},
    {"Forms", "Alt+Delete", "Reset the field"},
    {"Game", "1 to 9, 0, then A to Z", "Take the option that shows this key"},
    {"Game", "Alt+underlined letter", "Take the option with this letter"},
    {"Board", "Arrow keys", "Go from place to place"},
    {"Board", "PgDn, PgUp", "Go through what stands on the place"},
    {"Board", "Tab, Shift+Tab", "Go through the places where something can be done, and out"},
    {"Board", "Enter, Space", "Do what can be done there, or look at what lies there"},
    {"Map", "M", "Move the chosen piece"},
    {"Map", "R, Shift+R", "Turn the chosen piece"},
    {"Map", "Delete", "Take the chosen piece away"},
    {"Map", "Esc", "Put or move nothing"},
    {"Set-up", "+, -", "One more, one less"},
    {"Set-up", "Insert", "Add an entry to the pile"},
    {"Text", "Ctrl+Space", "What may stand here"},
    {"Text", "Ctrl+click", "Go to where the word is defined"},
    {"Painter", "Arrow keys, Space", "Choose an edge, open or close it"},
    {"Painter", "R", "Turn the tile"},
    {"Blocks", "Enter", "Add what fits here"},
    {"Blocks", "Alt+Up, Alt+Down", "Move the block"},
    {"Blocks and lists", "Delete", "Take out what is chosen"},
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

wxListView* make_list(wxWindow& parent) {
    auto* list = new wxListView(&parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxLC_REPORT | wxLC_SINGLE_SEL);
    list->SetName("Keys");
    for (const char* head : {"Where", "Keys", "What they do"})
        list->AppendColumn(head);
    // The last one has what the others leave.
    list->Bind(wxEVT_SIZE, [list](wxSizeEvent& event) {
        event.Skip();
        const int rest = list->GetClientSize().x - list->GetColumnWidth(0) - list->GetColumnWidth(1);
        list->SetColumnWidth(2, std::max(list->FromDIP(80), rest));
    });
    tell_chosen(*list, [list]() -> wxString {
        const long row = std::max(0L, list->GetFocusedItem());
        if (row >= list->GetItemCount()) return {};
        return listed({list->GetItemText(row, 1), list->GetItemText(row, 2), list->GetItemText(row),
                       place_among(static_cast<int>(row), list->GetItemCount())});
    });
    return list;
}

}  // namespace

ShortcutsDialog::ShortcutsDialog(wxWindow* parent, const CommandTable& commands)
    : wxDialog(parent, wxID_ANY, "Keys", wxDefaultPosition, wxDefaultSize, wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER) {
    for (const WindowCommand& command : commands.list()) {
        wxString menu = command.menu;
        menu.Replace("&", "");
        if (!command.shortcut.empty()) rows_.push_back({menu, shown_keys(command), plain_label(command)});
    }
    for (const PaneKey& each : kPaneKeys)
        rows_.push_back({each.where, each.keys, each.what});
    words_ = new wxTextCtrl(this, wxID_ANY);
    words_->SetName("Search the keys");
    words_->SetHint("Search, for instance: board, or F5");
    list_ = make_list(*this);
    show_rows();
    show_whole_rows(*list_);
    auto* column = new wxBoxSizer(wxVERTICAL);
    const int margin = FromDIP(16);
    column->Add(words_, wxSizerFlags().Expand().Border(wxALL, margin));
    column->Add(list_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT, margin));
    add_dialog_buttons(*this, *column, wxCLOSE);
    SetSizerAndFit(column);
    SetEscapeId(wxID_CLOSE);
    Bind(
        wxEVT_BUTTON, [this](wxCommandEvent&) { Close(); }, wxID_CLOSE);
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) { Destroy(); });
    words_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { show_rows(); });
    words_->Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        const int page = std::max(1, list_->GetCountPerPage() - 1);
        switch (event.GetKeyCode()) {
            case WXK_UP:
                return step(-1);
            case WXK_DOWN:
                return step(1);
            case WXK_PAGEUP:
                return step(-page);
            case WXK_PAGEDOWN:
                return step(page);
            default:
                event.Skip();
        }
    });
    words_->SetFocus();
    CentreOnParent();
}

/// Those that have all words, and the first of them chosen.
void ShortcutsDialog::show_rows() {
    list_->DeleteAllItems();
    for (const Row& each : rows_) {
        if (!has_all_words(each.where + " " + each.keys + " " + each.what, words_->GetValue())) continue;
        const long row = list_->InsertItem(list_->GetItemCount(), each.where);
        list_->SetItem(row, 1, each.keys);
        list_->SetItem(row, 2, each.what);
    }
    if (list_->GetItemCount() == 0) list_->SetItem(list_->InsertItem(0, ""), 2, "No key does that.");
    step(0);
}

void ShortcutsDialog::step(int by) {
    const long row = std::clamp(list_->GetFirstSelected() + by, 0L, list_->GetItemCount() - 1L);
    list_->Select(row);
    list_->Focus(row);
}

}  // namespace briar::editor
