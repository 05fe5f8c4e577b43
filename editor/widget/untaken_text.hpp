#pragma once

#include <functional>
#include <optional>

#include <wx/string.h>

class wxTextCtrl;

namespace briar::editor {

/// What is typed into a field and nothing was told of yet.
class UntakenText {
public:
    /// `known`: what the field says when nothing is typed. `take` tells what is, as turning elsewhere does.
    UntakenText(wxTextCtrl& field, std::function<wxString()> known, std::function<void()> take);
    UntakenText(const UntakenText&) = delete;
    UntakenText& operator=(const UntakenText&) = delete;

    /// While the keyboard is there: who turns elsewhere has it taken.
    [[nodiscard]] bool is_there() const;
    /// The same wherever the keyboard is by now.
    [[nodiscard]] bool waits() const;
    /// Before everything is saved, or goes. What is refused stays there.
    void take() { take_(); }
    void take_back();
    /// Whether it was taken back, and nothing else was typed since.
    [[nodiscard]] bool can_return() const;
    void bring_back();

private:
    void write(const wxString& words);

    wxTextCtrl& field_;
    std::function<wxString()> known_;
    std::function<void()> take_;
    std::optional<wxString> taken_back_;
    bool writing_ = false;
};

/// A window with such fields. Undo takes back what is typed in them before any step, redo brings it back.
class TypingHolder {
public:
    virtual ~TypingHolder() = default;
    /// Of the field under the keyboard; null: it has none.
    [[nodiscard]] virtual UntakenText* untaken_text() = 0;
};

/// Of the field under the keyboard, whichever window it lies in; null: nothing waits there to be taken.
[[nodiscard]] UntakenText* untaken_text_of_focus();

}  // namespace briar::editor
