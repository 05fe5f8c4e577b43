#include "editor/map/map_palette.hpp"

#include <algorithm>

#include <wx/choice.h>
#include <wx/listbox.h>
#include <wx/sizer.h>
#include <wx/srchctrl.h>

#include "editor/core/workspace.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/heading.hpp"

namespace briar::editor {
namespace {

wxString capital(const std::string& word) {
    wxString text = to_wx(word);
    if (!text.empty()) text[0] = wxString(text[0]).Upper()[0];
    return text;
}

}  // namespace

MapPalette::MapPalette(wxWindow* parent) : wxPanel(parent) {
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(new Heading(this, "Put on the table"), wxSizerFlags().Border(wxBOTTOM, FromDIP(6)));
    kind_ = new wxChoice(this, wxID_ANY);
    kind_->SetName("Kind of piece");
    kind_->Bind(wxEVT_CHOICE, [this](wxCommandEvent&) { fill(); });
    column->Add(kind_, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(4)));
    search_ = new wxSearchCtrl(this, wxID_ANY);
    search_->SetName("Search pieces");
    search_->SetDescriptiveText("Search");
    search_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { fill(); });
    column->Add(search_, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(4)));
    list_ = new wxListBox(this, wxID_ANY);
    list_->SetName("Pieces to put");
    list_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) { take(); });
    column->Add(list_, wxSizerFlags(1).Expand());
    SetSizer(column);
}

void MapPalette::show(const Workspace& workspace, const std::vector<std::string>& kinds) {
    workspace_ = &workspace;
    if (kinds != kinds_) {
        kinds_ = kinds;
        kind_->Clear();
        for (const std::string& each : kinds_)
            kind_->Append(capital(each));
        if (!kinds_.empty()) kind_->SetSelection(0);
    }
    fill();
}

void MapPalette::fill() {
    const int kind = kind_->GetSelection();
    std::vector<Choice> choices;
    if (workspace_ != nullptr && kind >= 0) {
        const std::string& name = kinds_[static_cast<std::size_t>(kind)];
        for (const std::string& id : workspace_->entries().ids(name)) {
            const EntryInfo* info = workspace_->entries().find(name + "/" + id);
            choices.push_back({id, info != nullptr ? info->name : id, {}});
        }
    }
    const std::string words = from_wx(search_->GetValue());
    shown_ = words.empty() ? choices : matching(choices, words);
    wxArrayString rows;
    for (const Choice& each : shown_) {
        const auto same =
            std::count_if(choices.begin(), choices.end(), [&](const Choice& c) { return c.label == each.label; });
        rows.Add(same < 2 ? to_wx(each.label) : to_wx(each.label) + "  (" + to_wx(each.value) + ")");
    }
    if (rows != list_->GetStrings()) list_->Set(rows);
}

void MapPalette::choose_nothing() { list_->SetSelection(wxNOT_FOUND); }

void MapPalette::take() {
    const int row = list_->GetSelection();
    const int kind = kind_->GetSelection();
    if (row >= 0 && kind >= 0 && on_choose)
        on_choose(kinds_[static_cast<std::size_t>(kind)], shown_[static_cast<std::size_t>(row)].value);
}

}  // namespace briar::editor
