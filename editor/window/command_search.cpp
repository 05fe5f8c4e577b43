#include "editor/window/command_search.hpp"

#include <algorithm>

#include <wx/listbox.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

namespace briar::editor {
namespace {

/// All words stand in the text, in any order.
bool matches(const wxString& text, const wxString& words) {
    const wxString small = text.Lower();
    for (const wxString& word : wxSplit(words.Lower(), ' ', '\0')) {
        if (!word.empty() && small.Find(word) == wxNOT_FOUND) return false;
    }
    return true;
}

/// How well a command answers the words; less is better: its name begins so, has them in this order, has them all.
int distance(const WindowCommand& command, const wxString& words) {
    const wxString label = plain_label(command).Lower();
    const wxString wanted = words.Lower().Trim().Trim(false);
    if (label.StartsWith(wanted)) return 0;
    if (label.Find(wanted) != wxNOT_FOUND) return 1;
    return matches(label, wanted) ? 2 : 3;
}

wxString shown(const WindowCommand& command) {
    wxString menu = command.menu;
    menu.Replace("&", "");
    const wxString where = menu.empty() ? wxString() : menu + ": ";
    const wxString keys = command.shortcut.empty() ? wxString() : "     " + shown_keys(command);
    return where + plain_label(command) + keys;
}

}  // namespace

CommandSearch::CommandSearch(wxWindow* parent, const CommandTable& commands)
    : wxDialog(parent, wxID_ANY, "Search commands", wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      commands_(commands) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    field_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxTE_PROCESS_ENTER);
    field_->SetName("Words of the command");
    field_->SetHint("Type what you want to do");
    found_ = new wxListBox(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(460, 300)));
    found_->SetName("Commands");
    column->Add(field_, wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
    column->Add(found_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(8)));
    SetSizerAndFit(column);
    field_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { search(field_->GetValue()); });
    field_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { run_chosen(); });
    found_->Bind(wxEVT_LISTBOX_DCLICK, [this](wxCommandEvent&) { run_chosen(); });
    Bind(wxEVT_CHAR_HOOK, &CommandSearch::on_key, this);
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) { Destroy(); });
    search("");
    field_->SetFocus();
    CentreOnParent();
}

/// Those whose names answer best come first, those that cannot be used now last.
void CommandSearch::search(const wxString& words) {
    ids_.clear();
    std::vector<std::pair<int, const WindowCommand*>> found;
    constexpr int kNotNow = 4;
    for (const WindowCommand& command : commands_.list()) {
        const bool can = !command.enabled || command.enabled();
        if (can && matches(shown(command) + " " + command.help, words))
            found.emplace_back(distance(command, words), &command);
        if (!can && !words.empty() && matches(shown(command), words)) found.emplace_back(kNotNow, &command);
    }
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    wxArrayString rows;
    for (const auto& [far, command] : found) {
        ids_.push_back(command->id);
        rows.Add(shown(*command) + (far == kNotNow ? "     (not possible now)" : ""));
    }
    if (rows.empty()) rows.Add("Nothing is called so.");
    found_->Set(rows);
    if (!ids_.empty()) found_->SetSelection(0);
}

void CommandSearch::run_chosen() {
    const int chosen = found_->GetSelection();
    if (chosen < 0 || static_cast<std::size_t>(chosen) >= ids_.size()) return;
    const std::string id = ids_[static_cast<std::size_t>(chosen)];
    GetParent()->CallAfter([&commands = commands_, id] { commands.run(id); });
    Close();
}

void CommandSearch::on_key(wxKeyEvent& event) {
    const int last = static_cast<int>(ids_.size()) - 1;
    switch (event.GetKeyCode()) {
        case WXK_ESCAPE:
            Close();
            return;
        case WXK_UP:
            if (last >= 0) found_->SetSelection(std::max(0, found_->GetSelection() - 1));
            return;
        case WXK_DOWN:
            if (last >= 0) found_->SetSelection(std::min(last, found_->GetSelection() + 1));
            return;
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
            return run_chosen();
        default:
            event.Skip();
    }
}

}  // namespace briar::editor
