#include "editor/map/map_palette.hpp"

#include <algorithm>

#include <wx/choice.h>
#include <wx/listbox.h>
#include <wx/sizer.h>
#include <wx/srchctrl.h>
#include <wx/stattext.h>

#include "editor/core/workspace.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/emptied_search.hpp"
#include "editor/widget/heading.hpp"
#include "editor/widget/look.hpp"

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
    empty_with_escape(*search_);
    search_->SetName("Search pieces");
    search_->SetDescriptiveText("Search");
    search_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { fill(); });
    column->Add(search_, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(4)));
    list_ = new wxListBox(this, wxID_ANY);
    list_->SetName("Pieces to put");
    list_->SetMinSize(FromDIP(wxSize(60, 96)));  // four rows
    list_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent&) { take(); });
    column->Add(list_, wxSizerFlags(1).Expand());
    none_ = new wxStaticText(this, wxID_ANY, "Nothing is called like that.");
    none_->SetForegroundColour(current_look().faint);
    none_->SetMinSize(list_->GetMinSize());  // nothing moves below it
    none_->Hide();
    column->Add(none_, wxSizerFlags(1).Expand());
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

void MapPalette::add_choices(const std::string& kind) {
    for (const std::string& id : workspace_->entries().ids(kind)) {
        const EntryInfo* info = workspace_->entries().find(kind + "/" + id);
        all_.push_back({kind, {id, info != nullptr ? info->name : id, {}}});
    }
}

/// Of the chosen kind; a search goes through all of them, the chosen one first.
void MapPalette::fill() {
    const int chosen = kind_->GetSelection();
    const std::string words = from_wx(search_->GetValue());
    const std::string first = chosen < 0 ? std::string() : kinds_[static_cast<std::size_t>(chosen)];
    all_.clear();
    if (workspace_ != nullptr && chosen >= 0) add_choices(first);
    for (const std::string& kind : kinds_) {
        if (!words.empty() && kind != first) add_choices(kind);
    }
    shown_.clear();
    for (const Row& each : all_) {
        if (words.empty() || !matching({each.choice}, words).empty()) shown_.push_back(each);
    }
    wxArrayString rows;
    for (const Row& each : shown_) {
        const auto same = std::count_if(all_.begin(), all_.end(), [&](const Row& other) {
            return other.kind == each.kind && other.choice.label == each.choice.label;
        });
        wxString row = to_wx(each.choice.label);
        if (same > 1) row += "  (" + to_wx(each.choice.value) + ")";
        if (each.kind != first) row += "  " + to_wx(each.kind);
        rows.Add(row);
    }
    if (rows != list_->GetStrings()) list_->Set(rows);
    none_->Show(rows.empty() && !words.empty());
    list_->Show(!none_->IsShown());
    Layout();
}

void MapPalette::choose_nothing() { list_->SetSelection(wxNOT_FOUND); }

void MapPalette::take() {
    const int row = list_->GetSelection();
    if (row < 0 || !on_choose) return;
    const Row& chosen = shown_[static_cast<std::size_t>(row)];
    on_choose(chosen.kind, chosen.choice.value);
}

}  // namespace briar::editor
