#include "editor/window/part_name_dialog.hpp"

#include <algorithm>

#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/picture/wx_text.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/remark.hpp"
#include "runtime/session/new_pack.hpp"

namespace briar::editor {
namespace {

constexpr int kNoteWidth = 380;

}  // namespace

PartNameDialog::PartNameDialog(wxWindow& parent, const Workspace& workspace, const PartName& part)
    : wxDialog(&parent, wxID_ANY, "Rename the " + to_wx(part.sort_in_words()) + " " + to_wx(part.name)),
      workspace_(workspace),
      part_(part) {
    const int gap = FromDIP(8);
    auto* row = new wxBoxSizer(wxHORIZONTAL);
    row->Add(new wxStaticText(this, wxID_ANY, "&New name"), wxSizerFlags().CentreVertical().Border(wxRIGHT, gap));
    name_ = new wxTextCtrl(this, wxID_ANY, to_wx(part.name), wxDefaultPosition, FromDIP(wxSize(280, -1)));
    name_->SetName("New name");
    name_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { look_again(); });
    row->Add(name_, wxSizerFlags(1));
    // Two lines for what is wrong.
    note_ = new Remark(this, wxID_ANY, "\n", wxDefaultPosition, FromDIP(wxSize(kNoteWidth, 40)), wxST_NO_AUTORESIZE);
    note_->SetForegroundColour(current_look().faint);
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(row, wxSizerFlags().Expand().Border(wxALL, gap * 2));
    column->Add(note_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT, gap * 2));
    column->Add(CreateStdDialogButtonSizer(wxOK | wxCANCEL), wxSizerFlags().Expand().Border(wxALL, gap * 2));
    SetSizerAndFit(column);
    look_again();
    name_->SetFocus();
    name_->SelectAll();
    CentreOnParent();
}

std::string PartNameDialog::name() const {
    const std::string typed = from_wx(wxString(name_->GetValue()).Trim(true).Trim(false));
    std::string name = pack_id_from(typed);
    if (part_.sort == "var") std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

void PartNameDialog::look_again() {
    const bool same = name() == part_.name;
    const std::string objection = same ? std::string() : plan_part_rename(workspace_, part_, name()).refused;
    note_->SetLabel(to_read(same                 ? "That is its name now."
                            : !objection.empty() ? objection
                                                 : "It will be called `" + name() + "` wherever it is spoken of."));
    note_->Wrap(FromDIP(kNoteWidth));
    if (wxWindow* ok = FindWindow(wxID_OK)) ok->Enable(!same && objection.empty());
}

}  // namespace briar::editor
