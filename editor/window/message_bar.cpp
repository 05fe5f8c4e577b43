#include "editor/window/message_bar.hpp"

#include <algorithm>

#include <wx/button.h>

namespace briar::editor {
namespace {

/// What stands beside a text, and the room of each answer.
constexpr int kBesideText = 140;

/// The bar of GTK marks the letter of a shortcut as GTK does.
wxString button_label(wxString label) {
#ifdef __WXGTK__
    label.Replace("_", "__");
    label.Replace("&", "_");
#endif
    return label;
}

}  // namespace

MessageBar::MessageBar(wxWindow* parent) : wxInfoBar(parent) {
    SetName("Message");
    Bind(wxEVT_BUTTON, [this](wxCommandEvent& event) {
        const auto id = std::find(ids_.begin(), ids_.end(), event.GetId());
        if (id == ids_.end()) {
            text_.clear();
            CallAfter([this] { give_focus_back(); });
            return event.Skip();
        }
        answer(static_cast<std::size_t>(id - ids_.begin()));
    });
}

void MessageBar::ask(const wxString& text, int icon, std::vector<Answer> answers) {
    for (const int id : ids_)
        RemoveButton(id);
    ids_.clear();
    answers_ = std::move(answers);
    for (const Answer& each : answers_) {
        ids_.push_back(wxWindow::NewControlId());
        AddButton(ids_.back(), button_label(each.label));
    }
    text_ = text;
    // Ampersands are no mnemonics here.
    wxString shown = text;
    shown.Replace("&", "&&");
    make_room();
    ShowMessage(shown, icon);
}

/// A bar does not ask for the room that a long text needs once it is broken into lines.
void MessageBar::make_room() {
    const wxSize text = GetTextExtent(text_);
    const int width = GetParent()->GetClientSize().x - FromDIP(kBesideText) -
                      FromDIP(kBesideText) * static_cast<int>(answers_.size());
    const int lines = 1 + text.x * 11 / 10 / std::max(width, FromDIP(kBesideText));
    SetMinSize({-1, lines < 2 ? -1 : (lines + 1) * text.y});
}

void MessageBar::answer(std::size_t index) {
    const std::function<void()> run = answers_[index].run;
    Dismiss();
    text_.clear();
    give_focus_back();
    CallAfter(run);
}

void MessageBar::turn_away() {
    if (asks() || text_.empty()) return;
    Dismiss();
    text_.clear();
}

void MessageBar::note_focus(wxWindow& window) {
    if (&window != this && !IsDescendant(&window)) focused_ = &window;
}

void MessageBar::give_focus_back() {
    wxWindow* now = wxWindow::FindFocus();
    const bool lost = now == nullptr || now == this || IsDescendant(now);
    if (lost && focused_ && focused_->IsShownOnScreen()) focused_->SetFocus();
}

}  // namespace briar::editor
