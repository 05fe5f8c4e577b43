#include "editor/window/find_bar.hpp"

#include <utility>

#include <wx/button.h>
#include <wx/checkbox.h>
#include <wx/sizer.h>
#include <wx/stattext.h>
#include <wx/stc/stc.h>
#include <wx/textctrl.h>
#include <wx/wrapsizer.h>

#include "editor/picture/wx_text.hpp"
#include "editor/widget/look.hpp"

namespace briar::editor {
namespace {

constexpr int kMostCounted = 2'000;
/// The indicator of places that are found; those of the text itself are others.
constexpr int kFoundMark = 12;

}  // namespace

FindBar::FindBar(wxWindow* parent, wxStyledTextCtrl& text) : wxPanel(parent), text_(text) {
    SetName("Find and replace");
    const int gap = FromDIP(4);
    words_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, FromDIP(wxSize(200, -1)), wxTE_PROCESS_ENTER);
    words_->SetName("Find");
    words_->SetHint("Find");
    instead_ = new wxTextCtrl(this, wxID_ANY, "", wxDefaultPosition, FromDIP(wxSize(200, -1)), wxTE_PROCESS_ENTER);
    instead_->SetName("Replace with");
    instead_->SetHint("Replace with");
    exact_ = new wxCheckBox(this, wxID_ANY, "Match &case");
    note_ = new wxStaticText(this, wxID_ANY, "");
    // In a narrow window what does not fit goes on in the next line.
    auto* row = new wxWrapSizer(wxHORIZONTAL, wxREMOVE_LEADING_SPACES);
    const auto add = [&](wxWindow* window) { row->Add(window, wxSizerFlags().CentreVertical().Border(wxALL, gap)); };
    const auto button = [&](const wxString& label, auto action) {
        auto* made = new wxButton(this, wxID_ANY, label, wxDefaultPosition, wxDefaultSize, wxBU_EXACTFIT);
        made->SetMinSize(made->GetBestSize() + FromDIP(wxSize(14, 2)));
        made->Bind(wxEVT_BUTTON, [action](wxCommandEvent&) { action(); });
        add(made);
    };
    add(words_);
    button("&Next", [this] { find(true); });
    button("&Previous", [this] { find(false); });
    add(instead_);
    button("&Replace", [this] { replace(); });
    button("Replace &all", [this] { replace_all(); });
    add(exact_);
    button("Close", [this] { close(); });
    add(note_);
    SetSizer(row);
    words_->Bind(wxEVT_TEXT, [this](wxCommandEvent&) { find_typed(); });
    exact_->Bind(wxEVT_CHECKBOX, [this](wxCommandEvent&) { find_typed(); });
    words_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { find(true); });
    instead_->Bind(wxEVT_TEXT_ENTER, [this](wxCommandEvent&) { replace(); });
    Bind(wxEVT_CHAR_HOOK, [this](wxKeyEvent& event) {
        if (event.GetKeyCode() != WXK_ESCAPE) return event.Skip();
        close();
    });
    text_.Bind(wxEVT_STC_MODIFIED, [this](wxStyledTextEvent& event) {
        event.Skip();
        const int written = wxSTC_MOD_INSERTTEXT | wxSTC_MOD_DELETETEXT;
        if (marked_ && (event.GetModificationType() & written) != 0) CallAfter([this] { unmark(); });
    });
    Hide();
}

void FindBar::close() {
    Hide();
    unmark();
    GetParent()->Layout();
    text_.SetFocus();
}

void FindBar::open() {
    const wxString selected = text_.GetSelectedText();
    if (!selected.empty() && !selected.Contains("\n")) words_->ChangeValue(selected);
    Show();
    GetParent()->Layout();
    words_->SetFocus();
    words_->SelectAll();
}

void FindBar::open_replace() {
    open();
    if (words_->GetValue().empty()) return;
    instead_->SetFocus();
    instead_->SelectAll();
}

void FindBar::again(bool forward) {
    const wxString selected = text_.GetSelectedText();
    if (words_->GetValue().empty() && !selected.Contains("\n")) words_->ChangeValue(selected);
    if (words_->GetValue().empty()) return open();
    find(forward);
}

bool FindBar::find_between(int from, int end) {
    text_.SetSearchFlags(exact_->GetValue() ? wxSTC_FIND_MATCHCASE : 0);
    text_.SetTargetStart(from);
    text_.SetTargetEnd(end);
    return text_.SearchInTarget(words_->GetValue()) != wxSTC_INVALID_POSITION;
}

void FindBar::find(bool forward) {
    const wxString words = words_->GetValue();
    if (words.empty()) return;
    const int from = forward ? text_.GetSelectionEnd() : text_.GetSelectionStart();
    const int end = forward ? text_.GetLength() : 0;
    if (show_found(find_between(from, end))) return;
    if (show_found(find_between(forward ? 0 : text_.GetLength(), end)))
        note_->SetLabel(note_->GetLabel() + ", begun again at the other end");
}

void FindBar::find_typed() {
    note_->SetLabel("");
    unmark();
    if (words_->GetValue().empty()) return;
    const int from = text_.GetSelectionStart();
    if (!show_found(find_between(from, text_.GetLength()))) show_found(find_between(0, text_.GetLength()));
}

bool FindBar::show_found(bool found) {
    if (!found) {
        unmark();
        note_->SetLabel("Not found.");
        return false;
    }
    const int start = text_.GetTargetStart();
    text_.EnsureVisible(text_.LineFromPosition(start));
    text_.SetSelection(start, text_.GetTargetEnd());
    text_.EnsureCaretVisible();
    note_->SetLabel(mark_all());
    Layout();
    return true;
}

void FindBar::unmark() {
    if (!std::exchange(marked_, false)) return;
    text_.SetIndicatorCurrent(kFoundMark);
    text_.IndicatorClearRange(0, text_.GetLength());
}

wxString FindBar::mark_all() {
    unmark();
    text_.IndicatorSetStyle(kFoundMark, wxSTC_INDIC_STRAIGHTBOX);
    text_.IndicatorSetForeground(kFoundMark, current_look().accent);
    text_.SetIndicatorCurrent(kFoundMark);
    marked_ = true;
    int number = 0;
    int all = 0;
    for (int from = 0; all < kMostCounted && find_between(from, text_.GetLength()); from = text_.GetTargetEnd()) {
        ++all;
        if (text_.GetTargetStart() == text_.GetSelectionStart()) number = all;
        text_.IndicatorFillRange(text_.GetTargetStart(), text_.GetTargetEnd() - text_.GetTargetStart());
    }
    if (all == kMostCounted) return "one of very many";
    return wxString::Format("%d of %d", number, all);
}

bool FindBar::selection_matches() const {
    const wxString selected = text_.GetSelectedText();
    return !selected.empty() &&
           (exact_->GetValue() ? selected == words_->GetValue() : selected.CmpNoCase(words_->GetValue()) == 0);
}

bool FindBar::refuse_to_write() {
    if (text_.GetReadOnly()) note_->SetLabel("This file can be read only.");
    return text_.GetReadOnly();
}

void FindBar::replace() {
    if (refuse_to_write()) return;
    if (selection_matches()) {
        if (on_change) on_change();
        text_.ReplaceSelection(instead_->GetValue());
    }
    find(true);
}

void FindBar::replace_all() {
    if (words_->GetValue().empty() || refuse_to_write()) return;
    std::vector<Splice> splices;
    for (int from = 0; find_between(from, text_.GetLength()); from = text_.GetTargetEnd())
        splices.push_back(
            {{static_cast<std::uint32_t>(text_.GetTargetStart()), static_cast<std::uint32_t>(text_.GetTargetEnd())},
             from_wx(instead_->GetValue())});
    const std::size_t count = splices.size();
    if (count > 0 && on_replace_all) on_replace_all(std::move(splices));
    note_->SetLabel(count == 0 ? wxString("Not found.") : wxString::Format("%zu replaced.", count));
}

}  // namespace briar::editor
