#include "editor/widget/untaken_text.hpp"

#include <utility>

#include <wx/textctrl.h>

namespace briar::editor {

UntakenText::UntakenText(wxTextCtrl& field, std::function<wxString()> known, std::function<void()> take)
    : field_(field), known_(std::move(known)), take_(std::move(take)) {
    field_.Bind(wxEVT_TEXT, [this](wxCommandEvent& event) {
        if (!writing_) taken_back_.reset();
        event.Skip();
    });
}

bool UntakenText::is_there() const { return field_.HasFocus() && waits(); }

bool UntakenText::waits() const { return field_.GetValue() != known_(); }

void UntakenText::take_back() {
    const wxString typed = field_.GetValue();
    write(known_());
    taken_back_ = typed;
}

bool UntakenText::can_return() const { return field_.HasFocus() && taken_back_ && !is_there(); }

void UntakenText::bring_back() {
    write(taken_back_.value_or(wxString()));
    taken_back_.reset();
}

void UntakenText::write(const wxString& words) {
    writing_ = true;
    // What stands beside the field follows, as when it is typed.
    field_.SetValue(words);
    field_.SetInsertionPointEnd();
    writing_ = false;
}

UntakenText* untaken_text_of_focus() {
    for (wxWindow* each = wxWindow::FindFocus(); each != nullptr && !each->IsTopLevel(); each = each->GetParent()) {
        if (auto* holder = dynamic_cast<TypingHolder*>(each)) return holder->untaken_text();
    }
    return nullptr;
}

}  // namespace briar::editor
