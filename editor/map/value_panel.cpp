#include "editor/map/value_panel.hpp"

#include <algorithm>
#include <utility>

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include "editor/picture/wx_text.hpp"
#include "editor/widget/look.hpp"

namespace briar::editor {
namespace {

/// Whether the same fields can show both.
bool alike(const PieceValue& a, const PieceValue& b) {
    return a.label == b.label && a.sort == b.sort && a.least == b.least && a.most == b.most && a.titles == b.titles;
}

}  // namespace

ValuePanel::ValuePanel(wxWindow* parent) : wxPanel(parent) { SetName("Values"); }

void ValuePanel::show(const std::vector<PieceValue>& values, Change change) {
    const bool same =
        values.size() == values_.size() && std::equal(values.begin(), values.end(), values_.begin(), alike);
    values_ = values;
    change_ = std::move(change);
    if (!same) build();
    fill();
    Show(!values_.empty());
}

void ValuePanel::fit(int width) {
    if (std::exchange(width_, width) == width) return;
    build();
    fill();
}

void ValuePanel::build() {
    DestroyChildren();
    fields_.clear();
    auto* column = new wxBoxSizer(wxVERTICAL);
    for (std::size_t i = 0; i < values_.size(); ++i) {
        wxWindow* label = values_[i].sort == PieceValue::Sort::Flag ? nullptr : make_label(i);
        wxWindow* field = make_field(i);
        field->SetName(to_wx(values_[i].label));
        fields_.push_back(field);
        add_row(*column, label, field, values_[i].sort == PieceValue::Sort::Choice);
    }
    SetSizer(column);
}

/// Nothing is cut: what has no room side by side stands one above the other. Names to choose from take the whole width.
void ValuePanel::add_row(wxSizer& column, wxWindow* label, wxWindow* field, bool whole_width) {
    const int gap = FromDIP(6);
    const int needed = (label != nullptr ? label->GetBestSize().x + gap : 0) + field->GetBestSize().x;
    const bool above = whole_width || needed > width_;
    auto* row = new wxBoxSizer(above ? wxVERTICAL : wxHORIZONTAL);
    if (label != nullptr && above) row->Add(label, wxSizerFlags().Expand().Border(wxBOTTOM, gap / 3));
    if (label != nullptr && !above) row->Add(label, wxSizerFlags(1).CentreVertical().Border(wxRIGHT, gap));
    row->Add(field, whole_width ? wxSizerFlags().Expand() : wxSizerFlags());
    column.Add(row, wxSizerFlags().Expand().Border(wxBOTTOM, gap));
}

/// A long one is read whole where the pointer rests.
wxWindow* ValuePanel::make_label(std::size_t number) {
    const wxString words = to_wx(values_[number].label);
    auto* label = new wxStaticText(this, wxID_ANY, words, wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
    label->SetToolTip(words);
    return label;
}

wxWindow* ValuePanel::make_field(std::size_t number) {
    const PieceValue& value = values_[number];
    if (value.sort == PieceValue::Sort::Flag) {
        auto* box = new wxCheckBox(this, wxID_ANY, to_wx(value.label));
        box->Bind(wxEVT_CHECKBOX, [this, number](wxCommandEvent& event) { change(number, event.IsChecked() ? 1 : 0); });
        return box;
    }
    if (value.sort == PieceValue::Sort::Choice) {
        auto* choice = new wxChoice(this, wxID_ANY);
        for (const std::string& each : value.titles)
            choice->Append(to_wx(each));
        choice->Bind(wxEVT_CHOICE, [this, number](wxCommandEvent& event) { change(number, event.GetSelection()); });
        return choice;
    }
    auto* spin = new wxSpinCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, value.least,
                                value.most, value.value);
    spin->Bind(wxEVT_SPINCTRL, [this, number](wxSpinEvent& event) { change(number, event.GetPosition()); });
    return spin;
}

void ValuePanel::fill() {
    for (std::size_t i = 0; i < fields_.size(); ++i) {
        fields_[i]->Enable(change_ != nullptr);
        // What is written looks otherwise than what only comes of it.
        fields_[i]->SetForegroundColour(values_[i].by_itself ? current_look().faint : current_look().text);
        fields_[i]->SetToolTip(values_[i].by_itself ? "Nothing of it is written: the game begins so." : "");
        const int value = values_[i].value;
        if (auto* spin = dynamic_cast<wxSpinCtrl*>(fields_[i]); spin != nullptr && spin->GetValue() != value)
            spin->SetValue(value);
        if (auto* box = dynamic_cast<wxCheckBox*>(fields_[i])) box->SetValue(value != 0);
        if (auto* choice = dynamic_cast<wxChoice*>(fields_[i])) choice->SetSelection(value);
    }
}

void ValuePanel::take_typed() {
    for (std::size_t i = 0; i < fields_.size(); ++i) {
        const auto* spin = dynamic_cast<wxSpinCtrl*>(fields_[i]);
        if (spin == nullptr || !spin->HasFocus() || !change_) continue;
        // What is shown is made anew by the change.
        const Change change = change_;
        const PieceValue which = values_[i];
        const int value = spin->GetValue();
        if (value != which.value) return change(which, value);
    }
}

void ValuePanel::change(std::size_t number, int value) {
    if (number >= values_.size() || values_[number].value == value || !change_) return;
    // What comes of it shows these fields anew; they may be those of another piece by then.
    CallAfter([change = change_, which = values_[number], value] { change(which, value); });
}

}  // namespace briar::editor
