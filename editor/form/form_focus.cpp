// The keyboard in a form: which field has it, where it was left, and how it comes back.
#include <algorithm>
#include <utility>

#include <wx/textctrl.h>

#include "editor/form/form_panel.hpp"
#include "editor/widget/people_moving.hpp"

namespace briar::editor {

wxWindow* FormPanel::focus_within() const {
    wxWindow* focus = wxWindow::FindFocus();
    return focus != nullptr && IsDescendant(focus) ? focus : nullptr;
}

/// That the window belongs to; null: to none.
const FormPanel::Row* FormPanel::row_of(wxWindow& window) const {
    const auto found = std::find_if(rows_.begin(), rows_.end(), [&](const auto& row) {
        return &window == row->window || row->window->IsDescendant(&window);
    });
    return found != rows_.end() ? found->get() : nullptr;
}

/// Null: the focus is in none.
const FormPanel::Row* FormPanel::focused_row() const {
    wxWindow* focus = wxWindow::FindFocus();
    return focus != nullptr ? row_of(*focus) : nullptr;
}

void FormPanel::bind_leaving() {
    on_people_moving(*this, [this] { note_focus(); });
    const auto scrolled = [this](wxScrollWinEvent& event) {
        event.Skip();
        note_view();
    };
    for (const auto& type :
         {wxEVT_SCROLLWIN_TOP, wxEVT_SCROLLWIN_BOTTOM, wxEVT_SCROLLWIN_LINEUP, wxEVT_SCROLLWIN_LINEDOWN,
          wxEVT_SCROLLWIN_PAGEUP, wxEVT_SCROLLWIN_PAGEDOWN, wxEVT_SCROLLWIN_THUMBTRACK, wxEVT_SCROLLWIN_THUMBRELEASE})
        Bind(type, scrolled);
}

/// Once it has come to rest.
void FormPanel::note_view() {
    CallAfter([this] {
        if (IsShownOnScreen()) left_view_ = GetViewStart();
    });
}

void FormPanel::note_focus() {
    wxWindow* focus = focus_within();
    if (focus == nullptr || !IsShownOnScreen()) return;
    left_ = focus;
    const Row* row = row_of(*focus);
    left_path_ = row != nullptr ? row->path : Path();
    note_view();
}

std::string FormPanel::field_in_use() const {
    const Row* row = focused_row();
    const Path& path = row != nullptr ? row->path : left_path_;
    return path.empty() ? std::string() : to_text(path);
}

void FormPanel::leave_at(const std::string& field) {
    const auto row =
        std::find_if(rows_.begin(), rows_.end(), [&](const auto& each) { return to_text(each->path) == field; });
    if (row == rows_.end()) return;
    left_ = nullptr;
    left_path_ = (*row)->path;
    if (focus_within() != nullptr) (*row)->window->SetFocus();
}

/// Null: it is not there any more.
wxWindow* FormPanel::window_left() {
    if (left_ && IsDescendant(left_.get())) return left_.get();
    const auto row =
        std::find_if(rows_.begin(), rows_.end(), [&](const auto& each) { return each->path == left_path_; });
    return row != rows_.end() ? (*row)->window : nullptr;
}

void FormPanel::SetFocus() {
    // Not before what has the keyboard is brought into sight.
    if (left_view_.y > 0) {
        returns_to_ = left_view_;
        CallAfter([this] { CallAfter([this] { return_to_view(); }); });
    }
    wxWindow* left = window_left();
    if (left == nullptr) {
        wxScrolledWindow::SetFocus();
        // What is typed next is added to a field's words: it does not wipe them out.
        auto* first = dynamic_cast<wxTextCtrl*>(focus_within());
        if (first != nullptr && first->IsSingleLine()) first->SetInsertionPointEnd();
        return;
    }
    auto* text = dynamic_cast<wxTextCtrl*>(left);
    long from = 0;
    long to = 0;
    if (text != nullptr) text->GetSelection(&from, &to);
    left->SetFocus();
    // Desktops mark all of a field that gets the keyboard.
    if (text != nullptr) text->SetSelection(from, to);
}

/// Unless somebody was led to a field meanwhile.
void FormPanel::return_to_view() {
    if (const auto view = std::exchange(returns_to_, std::nullopt)) Scroll(*view);
}

/// Whether there was something to reset.
bool FormPanel::reset_focused() {
    const Row* row = focused_row();
    if (row == nullptr || !row->reset->IsShown()) return false;
    wxCommandEvent pressed(wxEVT_BUTTON, row->reset->GetId());
    pressed.SetEventObject(row->reset);
    return row->reset->ProcessWindowEvent(pressed);
}

void FormPanel::focus(const Path& path) {
    returns_to_.reset();
    if (unfold_to(controls_, path)) show(std::vector<Control>(controls_));
    for (const auto& row : rows_) {
        if (row->path != path) continue;
        row->window->SetFocus();
        return note_focus();
    }
    // A group has no row of its own.
    folded_[to_text(path)] = false;
    show(std::vector<Control>(controls_));
    focus_first_in(path);
}

}  // namespace briar::editor
