#include "editor/play/record_dialog.hpp"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/sizer.h>
#include <wx/spinctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/picture/wx_text.hpp"
#include "editor/playing/play_model.hpp"
#include "editor/widget/dialog_buttons.hpp"
#include "editor/widget/remark.hpp"

namespace briar::editor {
namespace {

constexpr int kWidth = 480;

}  // namespace

RecordDialog::RecordDialog(wxWindow* parent, PlayModel& model,
                           std::function<std::string(const std::string& name)> file_for)
    : wxDialog(parent, wxID_ANY, "Record as test", wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      model_(model),
      file_for_(std::move(file_for)) {
    const int gap = FromDIP(8);
    auto* column = new wxBoxSizer(wxVERTICAL);
    build_questions(*column);
    holds_ = new Remark(this, wxID_ANY, "");
    holds_->SetName("What the test will hold");
    column->Add(holds_, wxSizerFlags(1).Expand().Border(wxTOP, gap));
    auto* all = new wxBoxSizer(wxVERTICAL);
    all->Add(column, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap * 2));
    add_dialog_buttons(*this, *all, wxOK | wxCANCEL);
    if (wxWindow* ok = FindWindow(wxID_OK)) ok->SetLabel("&Record");
    SetSizer(all);
    look_again();
    // Behind a change of the pack a test can sometimes only begin where the game stands.
    if (!recording_.possible()) from_->SetValue(from_->GetMax());
    look_again();
    name_->SetFocus();
    CentreOnParent();
}

void RecordDialog::build_questions(wxSizer& column) {
    const int gap = FromDIP(8);
    column.Add(new wxStaticText(this, wxID_ANY, "What does it &show?"), wxSizerFlags().Border(wxBOTTOM, gap / 2));
    name_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, FromDIP(wxSize(kWidth, -1)));
    name_->SetName("What does it show?");
    name_->SetHint("the wolf is driven off by fire");
    name_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { show_what_it_holds(); });
    column.Add(name_, wxSizerFlags().Expand().Border(wxBOTTOM, gap));
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(new wxStaticText(this, wxID_ANY, "It &begins at step"), wxSizerFlags().CentreVertical());
    const int last = static_cast<int>(model_.at());
    const int first = last - static_cast<int>(model_.course().steps_here());
    from_ = new wxSpinCtrl(this, wxID_ANY, "", wxDefaultPosition, wxDefaultSize, wxSP_ARROW_KEYS, first, last,
                           std::max(first, last - 1));
    from_->SetName("It begins at step");
    from_->SetToolTip("A test begins where a position stands for itself: there, or a little before.");
    from_->Bind(wxEVT_SPINCTRL, [this](wxSpinEvent&) { look_again(); });
    row->Add(from_, wxSizerFlags().Border(wxLEFT, gap));
    column.Add(row, wxSizerFlags().Border(wxBOTTOM, gap));
    column.Add(new Remark(this, wxID_ANY, "It looks at who decides, what is offered, the result, and"));
    changes_ = add_box(column, "what has &changed", "Every part of the position that is not as it was.");
    log_ = add_box(column, "what was &said", "The lines of the log, as they were written.");
}

wxCheckBox* RecordDialog::add_box(wxSizer& column, const wxString& label, const wxString& tip) {
    auto* box = new wxCheckBox(this, wxID_ANY, label);
    box->SetName(wxControl::RemoveMnemonics(label));
    box->SetToolTip(tip);
    box->SetValue(true);
    box->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { look_again(); });
    column.Add(box, wxSizerFlags().Border(wxTOP, FromDIP(4)));
    return box;
}

std::string RecordDialog::name() const { return from_wx(name_->GetValue().Strip(wxString::both)); }

void RecordDialog::look_again() {
    recording_ =
        model_.recording_from(static_cast<std::size_t>(from_->GetValue()), {changes_->GetValue(), log_->GetValue()});
    show_what_it_holds();
}

void RecordDialog::show_what_it_holds() {
    wxString text;
    for (const std::string& line : describe(recording_))
        text += to_read(line) + "\n";
    if (recording_.possible() && !name().empty())
        text += "It is written as " + to_wx(file_for_(name())) + ", made as small as it can be.";
    holds_->SetLabel(text);
    holds_->Wrap(FromDIP(kWidth));
    if (wxWindow* ok = FindWindow(wxID_OK)) ok->Enable(recording_.possible() && !name().empty());
    GetSizer()->SetSizeHints(this);
}

}  // namespace briar::editor
