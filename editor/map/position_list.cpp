#include "editor/map/position_list.hpp"

#include <algorithm>

#include <wx/button.h>
#include <wx/listbox.h>
#include <wx/menu.h>
#include <wx/sizer.h>
#include <wx/srchctrl.h>
#include <wx/textctrl.h>

#include "editor/picture/wx_text.hpp"
#include "editor/widget/all_words.hpp"
#include "editor/widget/emptied_search.hpp"
#include "editor/widget/heading.hpp"
#include "editor/widget/list_rows.hpp"
#include "editor/widget/look.hpp"

namespace briar::editor {
namespace {

constexpr int kLeastList = 96;  // four rows

}  // namespace

PositionList::PositionList(wxWindow* parent)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL) {
    SetScrollRate(0, FromDIP(10));
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(new Heading(this, "Positions"), wxSizerFlags().Border(wxBOTTOM, FromDIP(6)));
    build_search(*column);
    positions_ = new wxListBox(this, wxID_ANY);
    positions_->SetName("Positions");
    cut_rows(*positions_);
    positions_->SetMinSize(FromDIP(wxSize(60, kLeastList)));
    positions_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent& event) {
        const int row = event.GetSelection();
        // A click chooses before it takes the keyboard: what is typed is still meant for the one that is shown.
        rename();
        if (on_position) on_position(row);
    });
    positions_->Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent&) { name_->SetFocus(); });
    positions_->Bind(wxEVT_MOTION, [this](wxMouseEvent& event) {
        event.Skip();
        // Long names are read whole where the pointer rests.
        const int row = positions_->HitTest(event.GetPosition());
        const wxString name = row < 0 ? wxString() : positions_->GetString(static_cast<unsigned>(row));
        if (positions_->GetToolTipText() != name) positions_->SetToolTip(name);
    });
    positions_->Bind(wxEVT_CONTEXT_MENU, [this](wxContextMenuEvent&) { show_menu(); });
    column->Add(positions_, wxSizerFlags(3).Expand());
    name_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    name_->SetName("Name of the position");
    untaken_name_.emplace(
        *name_, [this] { return shown_; }, [this] { rename(); });
    name_->SetToolTip("The name of the test that this position belongs to; Enter renames it");
    name_->SetMinSize(FromDIP(wxSize(60, -1)));
    name_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { rename(); });
    name_->Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
        event.Skip();
        if (!IsBeingDeleted()) rename();
    });
    column->Add(name_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(6)));
    build_buttons(*column);
    column->Add(new Heading(this, "On the table"), wxSizerFlags().Border(wxTOP | wxBOTTOM, FromDIP(8)));
    pieces_ = new wxListBox(this, wxID_ANY);
    pieces_->SetName("On the table");
    cut_rows(*pieces_);
    pieces_->SetMinSize(FromDIP(wxSize(60, kLeastList)));
    pieces_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent& event) {
        const auto row = static_cast<std::size_t>(event.GetSelection());
        if (row < listed_.size() && on_piece) on_piece(listed_[row]);
    });
    column->Add(pieces_, wxSizerFlags(2).Expand());
    SetSizer(column);
    FitInside();
}

void PositionList::build_search(wxSizer& column) {
    search_ = new wxSearchCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    empty_with_escape(*search_);
    search_->SetName("Find a position");
    search_->SetDescriptiveText("Find a position");
    search_->SetToolTip(
        "Goes to the position with all these words in its name; Enter goes to the next one, Esc ends it");
    search_->SetMinSize(FromDIP(wxSize(60, -1)));
    search_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { find_from(positions_->GetSelection()); });
    const auto next = [this](wxCommandEvent&) { find_from(positions_->GetSelection() + 1); };
    search_->Bind(wxEVT_TEXT_ENTER, next);
    search_->Bind(wxEVT_SEARCH, next);
    column.Add(search_, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(4)));
}

/// The first one from this row on, and round to it, whose name has the words; negative: there is none.
int PositionList::found_from(int row) const {
    const int count = static_cast<int>(positions_->GetCount());
    for (int i = 0; i < count; ++i) {
        const int at = (std::max(0, row) + i) % count;
        if (has_all_words(positions_->GetString(static_cast<unsigned>(at)), search_->GetValue())) return at;
    }
    return -1;
}

/// Words that no name has stand in red.
void PositionList::find_from(int row) {
    const bool any = !search_->GetValue().Strip(wxString::both).empty();
    const int at = any ? found_from(row) : -1;
    search_->SetForegroundColour(any && at < 0 ? current_look().error : current_look().text);
    if (at >= 0 && at != positions_->GetSelection()) {
        positions_->SetSelection(at);
        positions_->EnsureVisible(at);
        if (on_position) on_position(at);
    }
}

void PositionList::build_buttons(wxSizer& column) {
    auto* add = new wxButton(this, wxID_ANY, "&New position");
    add->SetToolTip("A test that begins as the scenario does; change what it is given here");
    add->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        if (on_new) on_new();
    });
    play_ = new wxButton(this, wxID_ANY, "&Play from here");
    play_->Bind(wxEVT_BUTTON, [this](wxCommandEvent&) {
        if (on_play) CallAfter(on_play);
    });
    for (wxButton* each : {add, play_})
        column.Add(each, wxSizerFlags().Expand().Border(wxTOP, FromDIP(4)));
}

void PositionList::rename() {
    if (!name_->IsEnabled()) return;
    const wxString name = name_->GetValue().Strip(wxString::both);
    if (name != shown_ && on_rename) on_rename(name);
    // Refused or not: the field says what it is called.
    show_name(shown_);
}

void PositionList::ask_for_name() {
    name_->SetFocus();
    name_->SelectAll();
}

/// What is typed from here on is somebody's own.
void PositionList::show_name(const wxString& name) {
    name_->ChangeValue(name);
    name_->DiscardEdits();
}

void PositionList::show_menu() {
    wxMenu menu;
    const bool test = positions_->GetSelection() > 0;
    const std::function<void()> rename_here = [this] { name_->SetFocus(); };
    const auto add = [&](const wxString& label, const std::function<void()>& action, bool on) {
        wxMenuItem* item = menu.Append(wxID_ANY, label);
        item->Enable(on);
        menu.Bind(
            wxEVT_MENU,
            [this, &action](wxCommandEvent&) {
                if (action) CallAfter(action);
            },
            item->GetId());
    };
    add("&Play from here", on_play, play_->IsEnabled());
    menu.AppendSeparator();
    add("Re&name", rename_here, test);
    add("&Copy", on_copy, test);
    add("Take &away", on_remove, test);
    menu.AppendSeparator();
    add("Show as &YAML", on_yaml, test);
    positions_->PopupMenu(&menu);
}

/// What cannot be pressed says why.
void PositionList::may_play(bool may) {
    play_->Enable(may);
    play_->SetToolTip(may ? "Begins a game from this position (F5)"
                      : positions_->GetSelection() == 0
                          ? "Every game of this scenario begins so: F5 asks who plays, and begins one."
                          : "This position cannot be played as it stands: the problems say why.");
}

void PositionList::show_positions(const wxArrayString& titles, int chosen) {
    const bool another = titles != positions_->GetStrings() || chosen != positions_->GetSelection();
    if (titles != positions_->GetStrings()) positions_->Set(titles);
    positions_->SetSelection(chosen);
    if (chosen >= 0 && another) positions_->EnsureVisible(chosen);
    const wxString title = chosen < 0 ? wxString() : titles[static_cast<std::size_t>(chosen)];
    shown_ = title;
    if (!name_->HasFocus() || !name_->IsModified()) show_name(title);
    name_->Enable(chosen > 0);
}

void PositionList::show_pieces(const Scene& scene, PieceId chosen) {
    wxArrayString rows;
    listed_.clear();
    for (const Lying& each : scene.lying) {
        rows.Add(to_wx(each.title) + (each.where.empty() ? wxString() : "  " + to_wx(each.where)));
        listed_.push_back(each.piece);
        for (const Mark& mark : each.marks) {
            rows.Add("    " + to_wx(mark.title));
            listed_.push_back(mark.piece);
        }
    }
    if (rows != pieces_->GetStrings()) pieces_->Set(rows);
    const auto row = std::find(listed_.begin(), listed_.end(), chosen);
    pieces_->SetSelection(row == listed_.end() ? wxNOT_FOUND : static_cast<int>(row - listed_.begin()));
}

}  // namespace briar::editor
