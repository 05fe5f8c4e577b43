#pragma once

#include <utility>

#include <wx/settings.h>
#include <wx/textctrl.h>

#include "editor/widget/look.hpp"

namespace briar::editor {

/// Says "various" in a box of several lines (which have no hint of their own on all desktops) until somebody turns to
/// it: several entries are shown that say different things.
class VariousSign {
public:
    explicit VariousSign(wxTextCtrl& box) : box_(box) {
        box_.Bind(wxEVT_SET_FOCUS, [this](wxFocusEvent& event) {
            write(false);
            event.Skip();
        });
        box_.Bind(wxEVT_KILL_FOCUS, [this](wxFocusEvent& event) {
            write(wanted_ && box_.GetValue().empty());
            event.Skip();
        });
    }
    VariousSign(const VariousSign&) = delete;
    VariousSign& operator=(const VariousSign&) = delete;

    void want(bool wanted) {
        wanted_ = wanted;
        write(wanted_ && !box_.HasFocus() && (written_ || box_.GetValue().empty()));
    }
    /// What people see there is no text of theirs.
    [[nodiscard]] bool is_written() const { return written_; }

private:
    void write(bool on) {
        if (std::exchange(written_, on) == on) return;
        box_.SetForegroundColour(on ? current_look().faint : wxSystemSettings::GetColour(wxSYS_COLOUR_WINDOWTEXT));
        box_.ChangeValue(on ? "various" : "");
    }

    wxTextCtrl& box_;
    bool wanted_ = false;
    bool written_ = false;
};

}  // namespace briar::editor
