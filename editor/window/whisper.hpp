#pragma once

#include <wx/frame.h>
#include <wx/timer.h>

namespace briar::editor {

/// What is said by the way, in the status bar: it goes after a while, unless something else is said there by then.
class Whisper {
public:
    explicit Whisper(wxFrame& frame);
    void say(const wxString& text);
    /// Whether it is this that is said, and is still seen.
    [[nodiscard]] bool says(const wxString& text) const;
    /// At once.
    void end();

private:
    wxFrame& frame_;
    wxString said_;
    wxTimer timer_;
};

}  // namespace briar::editor
