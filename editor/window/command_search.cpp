#include "editor/window/command_search.hpp"

#include <algorithm>

#include <wx/dataview.h>
#include <wx/sizer.h>
#include <wx/textctrl.h>

#include "editor/widget/chosen_words.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/markup.hpp"
#include "editor/window/command_words.hpp"

namespace briar::editor {
namespace {

wxString shown(const WindowCommand& command) {
    wxString menu = command.menu;
    menu.Replace("&", "");
    const wxString where = menu.empty() ? wxString() : menu + ": ";
    return where + plain_label(command);
}

/// The first letters of the words: `nsl` of New special in Lua.
wxString initials(const wxString& label) {
    wxString letters;
    for (const wxString& word : wxSplit(label.Lower(), ' ', '\0')) {
        if (!word.empty()) letters += word[0];
    }
    return letters;
}

wxString other_words_of(const WindowCommand& command) {
    for (const auto& [id, words] : other_words()) {
        if (id == command.id) return words;
    }
    return {};
}

/// How well a command answers, less is better.
enum Distance { kBegins, kInOrder, kInName, kFirstLetters, kOtherWords, kInHelp, kNotAtAll };

Distance distance_of_word(const WindowCommand& command, const wxString& word) {
    const wxString label = plain_label(command);
    if (label.Lower().Contains(word)) return kInName;
    if (word.length() > 1 && initials(label).StartsWith(word)) return kFirstLetters;
    if ((other_words_of(command) + " " + (shown(command) + " " + shown_keys(command)).Lower()).Contains(word))
        return kOtherWords;
    return command.help.Lower().Contains(word) ? kInHelp : kNotAtAll;
}

/// All words count, in any order: the one that fits least says how far the command is.
Distance distance(const WindowCommand& command, const wxString& typed) {
    const wxString wanted = wxString(typed).Lower().Trim(true).Trim(false);
    const wxString label = plain_label(command).Lower();
    if (label.StartsWith(wanted)) return kBegins;
    if (label.Contains(wanted)) return kInOrder;
    Distance far = kInName;
    for (const wxString& word : wxSplit(wanted, ' ', '\0')) {
        if (!word.empty()) far = std::max(far, distance_of_word(command, word));
    }
    return far;
}

/// Fainter when it cannot be chosen now.
wxString row_markup(const wxString& words, bool can) {
    const wxString text = as_markup(words);
    const wxString faint = current_look().faint.GetAsString(wxC2S_HTML_SYNTAX);
    return can ? text : "<span foreground=\"" + faint + "\">" + text + "</span>";
}

/// What commands are called, and their keys in line at the right.
wxDataViewListCtrl* make_list(wxWindow& parent) {
    auto* list = new wxDataViewListCtrl(&parent, wxID_ANY, wxDefaultPosition, parent.FromDIP(wxSize(640, 340)),
                                        wxDV_SINGLE | wxDV_NO_HEADER);
    list->SetName("Commands");
    auto* words = new wxDataViewTextRenderer();
    words->EnableMarkup();
    list->AppendColumn(new wxDataViewColumn("Command", words, 0, parent.FromDIP(370), wxALIGN_LEFT));
    list->AppendTextColumn("Keys", wxDATAVIEW_CELL_INERT, parent.FromDIP(235), wxALIGN_RIGHT);
    return list;
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
    list_ = make_list(*this);
    column->Add(field_, wxSizerFlags().Expand().Border(wxALL, FromDIP(8)));
    column->Add(list_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, FromDIP(8)));
    SetSizerAndFit(column);
    field_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { search(field_->GetValue()); });
    field_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { run_chosen(); });
    list_->Bind(wxEVT_DATAVIEW_ITEM_ACTIVATED, [this](wxDataViewEvent&) { run_chosen(); });
    Bind(wxEVT_CHAR_HOOK, &CommandSearch::on_key, this);
    Bind(wxEVT_CLOSE_WINDOW, [this](wxCloseEvent&) { Destroy(); });
    tell_chosen(*this, [this]() -> wxString {
        const int row = list_->GetSelectedRow();
        if (row < 0) return rows_.empty() ? wxString() : rows_[0];
        return listed({rows_[static_cast<std::size_t>(row)], place_among(row, static_cast<int>(ids_.size()))});
    });
    search("");
    field_->SetFocus();
    CentreOnParent();
}

/// Those whose names answer best come first, those that cannot be used now last.
void CommandSearch::search(const wxString& words) {
    ids_.clear();
    std::vector<std::pair<int, const WindowCommand*>> found;
    for (const WindowCommand& command : commands_.list()) {
        const bool can = !command.enabled || command.enabled();
        const Distance far = distance(command, words);
        if (can && far != kNotAtAll) found.emplace_back(far, &command);
        if (!can && !words.empty() && far < kInHelp) found.emplace_back(kNotAtAll, &command);
    }
    std::stable_sort(found.begin(), found.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
    rows_.clear();
    list_->DeleteAllItems();
    const auto add = [this](const wxString& row, const wxString& keys, bool can = true) {
        rows_.Add(row);
        wxVector<wxVariant> cells;
        cells.push_back(row_markup(row, can));
        cells.push_back(keys);
        list_->AppendItem(cells);
    };
    for (const auto& [far, command] : found) {
        ids_.push_back(command->id);
        const bool can = far != kNotAtAll;
        add(shown(*command) + (can ? "" : " (not possible now)"), shown_keys(*command), can);
    }
    if (rows_.empty()) add("No command is called that.", "");
    if (!ids_.empty()) choose(0);
}

void CommandSearch::choose(int row) {
    list_->SelectRow(static_cast<unsigned>(row));
    list_->EnsureVisible(list_->RowToItem(row));
}

void CommandSearch::run_chosen() {
    const int chosen = list_->GetSelectedRow();
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
            if (last >= 0) choose(std::max(0, list_->GetSelectedRow() - 1));
            return;
        case WXK_DOWN:
            if (last >= 0) choose(std::min(last, list_->GetSelectedRow() + 1));
            return;
        case WXK_RETURN:
        case WXK_NUMPAD_ENTER:
            return run_chosen();
        default:
            event.Skip();
    }
}

}  // namespace briar::editor
