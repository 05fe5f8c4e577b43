#include "editor/painter/tile_list.hpp"

#include <algorithm>

#include <wx/checklst.h>
#include <wx/sizer.h>
#include <wx/srchctrl.h>
#include <wx/stattext.h>

#include "editor/core/known_names.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/emptied_search.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/remark.hpp"

namespace briar::editor {
namespace {

constexpr std::size_t kNeedsSearch = 8;

/// Its name; with the id where another one is called the same.
wxString row_of(const PaletteItem& item, const std::vector<PaletteItem>& all) {
    const auto same =
        std::count_if(all.begin(), all.end(), [&](const PaletteItem& each) { return each.label == item.label; });
    return same < 2 ? to_wx(item.label) : to_wx(item.label) + "  (" + to_wx(item.value) + ")";
}

wxString doc_of(const PaletteItem& item) {
    if (item.label == item.value) return to_wx(item.doc);
    return to_wx(item.value) + (item.doc.empty() ? wxString() : ": " + to_wx(item.doc));
}

}  // namespace

TileList::TileList(wxWindow* parent, const PaletteList& list) : wxPanel(parent) {
    const wxString name = to_wx(list.control.label);
    auto* column = new wxBoxSizer(wxVERTICAL);
    auto* title = new wxStaticText(this, wxID_ANY, name);
    title->SetFont(title->GetFont().Bold());
    title->SetToolTip(to_wx(list.control.doc));
    column->Add(title, wxSizerFlags().Border(wxBOTTOM, FromDIP(4)));
    search_ = new wxSearchCtrl(this, wxID_ANY);
    empty_with_escape(*search_);
    search_->SetName("Search " + name);
    search_->SetDescriptiveText("Search");
    search_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { fill(); });
    column->Add(search_, wxSizerFlags().Expand().Border(wxBOTTOM, FromDIP(4)));
    box_ = new wxCheckListBox(this, wxID_ANY);
    box_->SetName(name);
    box_->SetMinSize(FromDIP(wxSize(-1, 96)));
    box_->Bind(wxEVT_CHECKLISTBOX, [this](wxCommandEvent& event) { switch_row(event.GetInt()); });
    box_->Bind(wxEVT_KEY_DOWN, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() != WXK_SPACE || event.HasAnyModifiers()) return event.Skip();
        switch_row(box_->GetSelection());
    });
    box_->Bind(wxEVT_LISTBOX, [this](wxCommandEvent& event) { show_doc(event.GetInt()); });
    column->Add(box_, wxSizerFlags(1).Expand());
    doc_ = new Remark(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
    doc_->SetForegroundColour(current_look().faint);
    column->Add(doc_, wxSizerFlags().Expand().Border(wxTOP, FromDIP(4)));
    SetSizer(column);
    show(list);
}

void TileList::show(const PaletteList& list) {
    list_ = list;
    search_->Show(list_.items.size() >= kNeedsSearch);
    fill();
    Layout();
}

void TileList::fill() {
    std::vector<Choice> choices;
    for (const PaletteItem& each : list_.items)
        choices.push_back({each.value, each.label, each.doc});
    const std::string words = from_wx(search_->GetValue());
    if (!words.empty()) choices = matching(choices, words);
    wxArrayString rows;
    std::vector<std::size_t> shown;
    for (const Choice& each : choices) {
        const auto item = std::find_if(list_.items.begin(), list_.items.end(),
                                       [&](const PaletteItem& known) { return known.value == each.value; });
        shown.push_back(static_cast<std::size_t>(item - list_.items.begin()));
        rows.Add(row_of(*item, list_.items));
    }
    const int chosen = box_->GetSelection();
    const wxString kept = chosen >= 0 ? box_->GetString(static_cast<unsigned>(chosen)) : wxString();
    if (rows != box_->GetStrings()) box_->Set(rows);
    shown_ = std::move(shown);
    for (std::size_t i = 0; i < shown_.size(); ++i)
        box_->Check(static_cast<unsigned>(i), list_.items[shown_[i]].on);
    if (!kept.empty()) box_->SetStringSelection(kept);
    show_doc(box_->GetSelection());
}

void TileList::switch_row(int row) {
    if (row < 0 || static_cast<std::size_t>(row) >= shown_.size() || !on_switch) return;
    // The list is made anew by what follows.
    CallAfter([this, value = list_.items[shown_[static_cast<std::size_t>(row)]].value] { on_switch(value); });
}

void TileList::show_doc(int row) {
    wxString words;
    if (row >= 0 && static_cast<std::size_t>(row) < shown_.size())
        words = doc_of(list_.items[shown_[static_cast<std::size_t>(row)]]);
    if (shown_.empty()) words = list_.items.empty() ? "There are none yet." : "Nothing is called that.";
    doc_->SetLabel(words);
}

}  // namespace briar::editor
