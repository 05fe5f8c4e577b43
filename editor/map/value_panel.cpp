#include "editor/map/value_panel.hpp"

#include <algorithm>

#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>

#include "editor/picture/wx_text.hpp"

namespace briar::editor {
namespace {

/// Fields are never cut: their buttons would be. Labels give way.
constexpr int kLeastLabel = 40;

/// Whether the same fields can show both.
bool alike(const PieceValue& a, const PieceValue& b) {
    return a.label == b.label && a.sort == b.sort && a.least == b.least && a.most == b.most && a.titles == b.titles;
}

}  // namespace

ValuePanel::ValuePanel(wxWindow* parent)
    : wxScrolledWindow(parent, wxID_ANY, wxDefaultPosition, wxDefaultSize, wxVSCROLL | wxTAB_TRAVERSAL) {
    SetName("Values");
    SetScrollRate(0, FromDIP(10));
}

void ValuePanel::show(const std::vector<PieceValue>& values, bool can_change) {
    const bool same =
        values.size() == values_.size() && std::equal(values.begin(), values.end(), values_.begin(), alike);
    values_ = values;
    if (!same) build();
    fill();
    for (wxWindow* each : fields_)
        each->Enable(can_change);
    Show(!values_.empty());
}

void ValuePanel::build() {
    DestroyChildren();
    fields_.clear();
    const int gap = FromDIP(6);
    auto* grid = new wxFlexGridSizer(2, gap, gap);
    grid->AddGrowableCol(0);
    for (std::size_t i = 0; i < values_.size(); ++i) {
        const wxString label = to_wx(values_[i].label);
        auto* words = new wxStaticText(this, wxID_ANY, label, wxDefaultPosition, wxDefaultSize, wxST_ELLIPSIZE_END);
        words->SetToolTip(label);
        words->SetMinSize(FromDIP(wxSize(kLeastLabel, -1)));
        grid->Add(words, wxSizerFlags().CentreVertical().Expand());
        wxWindow* field = make_field(i);
        field->SetName(label);
        grid->Add(field, wxSizerFlags().Expand());
        fields_.push_back(field);
    }
    SetSizer(grid);
    FitInside();
    Layout();
}

wxWindow* ValuePanel::make_field(std::size_t number) {
    const PieceValue& value = values_[number];
    if (value.sort == PieceValue::Sort::Flag) {
        auto* box = new wxCheckBox(this, wxID_ANY, "");
        box->Bind(wxEVT_CHECKBOX, [this, number](wxCommandEvent& event) { change(number, event.IsChecked() ? 1 : 0); });
        return box;
    }
    if (value.sort == PieceValue::Sort::Choice) {
        auto* choice = new wxChoice(this, wxID_ANY);
        for (const std::string& each : value.titles)
            choice->Append(to_wx(each));
        choice->SetMinSize(FromDIP(wxSize(90, -1)));
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
        const int value = values_[i].value;
        if (auto* spin = dynamic_cast<wxSpinCtrl*>(fields_[i]); spin != nullptr && spin->GetValue() != value)
            spin->SetValue(value);
        if (auto* box = dynamic_cast<wxCheckBox*>(fields_[i])) box->SetValue(value != 0);
        if (auto* choice = dynamic_cast<wxChoice*>(fields_[i])) choice->SetSelection(value);
    }
}

void ValuePanel::change(std::size_t number, int value) {
    // What comes of it shows these fields anew.
    CallAfter([this, number, value] {
        if (number < values_.size() && values_[number].value != value && on_change) on_change(values_[number], value);
    });
}

}  // namespace briar::editor
