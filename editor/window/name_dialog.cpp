#include "editor/window/name_dialog.hpp"

#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/picture/wx_text.hpp"
#include "editor/widget/dialog_buttons.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/remark.hpp"

namespace briar::editor {
namespace {

constexpr int kMargin = 16;
constexpr int kGap = 8;
constexpr int kFieldWidth = 300;
constexpr int kNoteWidth = 380;
constexpr int kTwoLines = 40;  // for what is wrong

}  // namespace

NameDialog::NameDialog(wxWindow& parent, const wxString& title) : wxDialog(&parent, wxID_ANY, title) {
    grid_ = new wxFlexGridSizer(2, FromDIP(kGap), FromDIP(kGap));
    grid_->AddGrowableCol(1);
}

void NameDialog::add_row(const wxString& label, wxWindow& asked) {
    auto* text = new wxStaticText(this, wxID_ANY, label);
    // A mnemonic leads to what stands behind its label.
    text->MoveBeforeInTabOrder(&asked);
    grid_->Add(text, wxSizerFlags().CentreVertical());
    grid_->Add(&asked, wxSizerFlags().Expand());
    asked.SetName(wxStaticText::RemoveMnemonics(label));
}

void NameDialog::add_name(const wxString& label, const std::string& value) {
    name_ = new wxTextCtrl(this, wxID_ANY, to_wx(value), wxDefaultPosition, FromDIP(wxSize(kFieldWidth, -1)));
    name_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { look_again(); });
    add_row(label, *name_);
}

void NameDialog::finish(wxWindow* below) {
    const int margin = FromDIP(kMargin);
    note_ =
        new Remark(this, wxID_ANY, "\n", wxDefaultPosition, FromDIP(wxSize(kNoteWidth, kTwoLines)), wxST_NO_AUTORESIZE);
    note_->SetForegroundColour(current_look().faint);
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(grid_, wxSizerFlags().Expand().Border(wxALL, margin));
    if (below != nullptr) column->Add(below, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, margin));
    column->Add(note_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, margin));
    add_dialog_buttons(*this, *column, wxOK | wxCANCEL);
    SetSizerAndFit(column);
    look_again();
    name_->SetFocus();
    name_->SelectAll();
    CentreOnParent();
}

std::string NameDialog::typed() const { return from_wx(name_->GetValue().Strip(wxString::both)); }

void NameDialog::say(const std::string& note, bool may_be) {
    note_->SetLabel(to_read(note));
    note_->Wrap(FromDIP(kNoteWidth));
    if (wxWindow* ok = FindWindow(wxID_OK)) ok->Enable(may_be);
}

}  // namespace briar::editor
