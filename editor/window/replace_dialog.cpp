#include "editor/window/replace_dialog.hpp"

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/checklst.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/core/workspace.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/remark.hpp"
#include "editor/window/open_pack.hpp"

namespace briar::editor {
namespace {

constexpr std::size_t kMostShown = 1'000;

wxString place_of(const TextHit& hit) { return to_wx(hit.file) + wxString::Format(":%d   ", hit.place.line); }

/// How the line reads now and how it would read.
wxString preview(const TextHit& hit, const std::string& instead) {
    if (hit.at == std::string::npos) return place_of(hit) + to_wx(hit.line);
    std::string after = hit.line;
    after.replace(hit.at, hit.place.span.size(), instead);
    return place_of(hit) + to_wx(hit.line) + wxString::FromUTF8("   \xE2\x86\x92   ") + to_wx(after);
}

}  // namespace

ReplaceDialog::ReplaceDialog(wxWindow* parent, OpenPack& pack, const wxString& words)
    : wxDialog(parent, wxID_ANY, "Replace in all texts", wxDefaultPosition, wxDefaultSize,
               wxDEFAULT_DIALOG_STYLE | wxRESIZE_BORDER),
      pack_(pack) {
    build(words);
    words_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { search(); });
    exact_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { search(); });
    instead_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { show_lines(); });
    places_->Bind(wxEVT_CHECKLISTBOX, [this](wxCommandEvent&) { count(); });
    Bind(
        wxEVT_BUTTON, [this](wxCommandEvent&) { replace(); }, wxID_OK);
    search();
    (words.empty() ? words_ : instead_)->SetFocus();
    CentreOnParent();
}

void ReplaceDialog::build(const wxString& words) {
    const int gap = FromDIP(8);
    auto* grid = new wxFlexGridSizer(2, gap, gap);
    grid->AddGrowableCol(1);
    const auto field = [&](const wxString& label, const wxString& value) {
        grid->Add(new wxStaticText(this, wxID_ANY, label), wxSizerFlags().CentreVertical());
        auto* made = new wxTextCtrl(this, wxID_ANY, value);
        made->SetName(wxStaticText::RemoveMnemonics(label));
        grid->Add(made, wxSizerFlags().Expand());
        return made;
    };
    words_ = field("&Find", words);
    instead_ = field("Replace &by", "");
    exact_ = new wxCheckBox(this, wxID_ANY, "Match &case");
    places_ = new wxCheckListBox(this, wxID_ANY, wxDefaultPosition, FromDIP(wxSize(720, 300)));
    places_->SetName("Places");
    note_ = new Remark(this, wxID_ANY, "");
    note_->SetName("What will be replaced");
    auto* ticks = new wxBoxSizer(wxHORIZONTAL);
    ticks->Add(exact_, wxSizerFlags(1).CentreVertical());
    for (const bool on : {true, false}) {
        auto* button = new wxButton(this, wxID_ANY, on ? "Tick &all" : "Tick &none");
        button->Bind(wxEVT_BUTTON, [this, on](wxCommandEvent&) { tick_all(on); });
        ticks->Add(button, wxSizerFlags().Border(wxLEFT, gap));
    }
    auto* column = new wxBoxSizer(wxVERTICAL);
    column->Add(grid, wxSizerFlags().Expand().Border(wxALL, gap * 2));
    column->Add(ticks, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxBOTTOM, gap * 2));
    column->Add(places_, wxSizerFlags(1).Expand().Border(wxLEFT | wxRIGHT, gap * 2));
    column->Add(note_, wxSizerFlags().Expand().Border(wxLEFT | wxRIGHT | wxTOP, gap * 2));
    column->Add(CreateStdDialogButtonSizer(wxOK | wxCANCEL), wxSizerFlags().Expand().Border(wxALL, gap * 2));
    ok_ = dynamic_cast<wxButton*>(FindWindow(wxID_OK));
    ok_->SetLabel("&Replace");
    SetSizerAndFit(column);
}

void ReplaceDialog::search() {
    found_at_ = pack_.workspace().revision();
    hits_ = find_in_texts(pack_.workspace(), from_wx(words_->GetValue()), kMostShown,
                          exact_->GetValue() ? Letters::Exact : Letters::Alike);
    places_->Clear();
    show_lines();
    tick_all(true);
}

/// What is ticked stays so.
void ReplaceDialog::show_lines() {
    const std::string instead = from_wx(instead_->GetValue());
    std::vector<bool> on(hits_.size(), false);
    for (unsigned i = 0; i < places_->GetCount(); ++i)
        on[i] = places_->IsChecked(i);
    wxArrayString lines;
    for (const TextHit& hit : hits_)
        lines.Add(preview(hit, instead));
    places_->Set(lines);
    for (unsigned i = 0; i < places_->GetCount(); ++i)
        places_->Check(i, on[i]);
    count();
}

void ReplaceDialog::tick_all(bool on) {
    for (unsigned i = 0; i < places_->GetCount(); ++i)
        places_->Check(i, on);
    count();
}

void ReplaceDialog::count() {
    const std::size_t chosen = ticked().size();
    wxString note = words_->GetValue().empty() ? wxString("Type the words that are to go.")
                    : hits_.empty()            ? wxString("They stand nowhere in the texts of this pack.")
                                               : wxString::Format("%zu of %zu places", chosen, hits_.size());
    if (hits_.size() == kMostShown) note += ", and there are more: replace these first";
    note_->SetLabel(note);
    ok_->Enable(chosen > 0);
}

std::vector<TextHit> ReplaceDialog::ticked() const {
    std::vector<TextHit> chosen;
    for (unsigned i = 0; i < places_->GetCount(); ++i) {
        if (places_->IsChecked(i)) chosen.push_back(hits_[i]);
    }
    return chosen;
}

/// Others may have written to the pack meanwhile: then the places are shown as they are now, and nothing is replaced.
void ReplaceDialog::replace() {
    const std::vector<TextHit> chosen = ticked();
    const std::string refused =
        pack_.apply(replace_in_texts(pack_.workspace(), chosen, from_wx(instead_->GetValue()), found_at_));
    if (!refused.empty()) {
        search();
        note_->SetLabel("Nothing is replaced: " + to_wx(refused) + ".");
        return;
    }
    replaced_ = chosen.size();
    EndModal(wxID_OK);
}

}  // namespace briar::editor
