#pragma once

#include <algorithm>
#include <functional>
#include <utility>

#include <wx/combobox.h>
#include <wx/timer.h>

namespace briar::editor {

/// The words that a box offers. They are put into it when somebody turns to it, or when nothing has changed for a
/// moment: that takes time, there may be thousands, and most boxes of a form are only looked at. (Desktops let nobody
/// open a list without words, nor say that the pointer is over its arrow.) The list that opens shows the first of them;
/// all are offered to what is typed.
class ComboOffer {
public:
    ComboOffer(wxComboBox& box, std::function<wxArrayString()> words) : box_(box), get_words_(std::move(words)) {
        // Files may have come meanwhile that nobody tells of.
        box_.Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& event) {
            stale_ = true;
            fill();
            event.Skip();
        });
        box_.Bind(wxEVT_ENTER_WINDOW, [this](wxMouseEvent& event) {
            stale_ = stale_ || words_.empty();
            fill();
            event.Skip();
        });
        moment_.SetOwner(&box_);
        box_.Bind(
            wxEVT_TIMER, [this](wxTimerEvent&) { fill(); }, moment_.GetId());
        moment_.StartOnce(kMoment);
        // From the first letter on, not to an empty box.
        box_.Bind(wxEVT_CHAR, [this](wxKeyEvent& event) {
            if (box_.GetValue().empty()) box_.AutoComplete(words_);
            event.Skip();
        });
    }
    ComboOffer(const ComboOffer&) = delete;
    ComboOffer& operator=(const ComboOffer&) = delete;

    /// There may be other words now.
    void change() {
        stale_ = true;
        if (box_.HasFocus()) return fill();
        moment_.StartOnce(kMoment);
    }
    /// What is meant by what was typed: the one of the words that it is, else the first that begins with it and so is
    /// offered first; itself where nothing is offered.
    [[nodiscard]] wxString meant(const wxString& typed) {
        fill();
        if (words_.Index(typed) != wxNOT_FOUND) return typed;
        const auto begins = [&](const wxString& word) { return word.Lower().StartsWith(typed.Lower()); };
        const auto found = std::find_if(words_.begin(), words_.end(), begins);
        return found == words_.end() ? typed : *found;
    }

private:
    static constexpr std::size_t kMostListed = 200;
    static constexpr int kMoment = 250;  // milliseconds

    /// What somebody is typing stays.
    void fill() {
        if (!std::exchange(stale_, false)) return;
        wxArrayString words = get_words_();
        if (words == words_) return;
        words_ = std::move(words);
        const wxString typed = box_.GetValue();
        const long caret = box_.GetInsertionPoint();
        wxArrayString listed;
        for (std::size_t i = 0; i < std::min(words_.size(), kMostListed); ++i)
            listed.Add(words_[i]);
        box_.Set(listed);
        if (!typed.empty()) box_.AutoComplete(words_);
        box_.ChangeValue(typed);
        box_.SetInsertionPoint(caret);
    }

    wxComboBox& box_;
    std::function<wxArrayString()> get_words_;
    wxArrayString words_;
    wxTimer moment_;
    bool stale_ = true;
};

/// Enter takes what is in the box when the desktop is done with it: what was highlighted among the words that are
/// offered has been put there by then.
template <class Take>
void on_enter(wxComboBox& box, Take take) {
    box.Bind(wxEVT_KEY_DOWN, [&box, take](wxKeyEvent& event) {
        const bool enter = event.GetKeyCode() == WXK_RETURN || event.GetKeyCode() == WXK_NUMPAD_ENTER;
        if (enter && !event.HasAnyModifiers()) box.CallAfter(take);
        event.Skip();
    });
}

}  // namespace briar::editor
