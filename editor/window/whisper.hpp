#pragma once

#include <wx/eventfilter.h>
#include <wx/frame.h>
#include <wx/timer.h>

namespace briar::editor {

/// What is said by the way, in the status bar: it goes after a while, unless something else is said there by then.
class Whisper : public wxEventFilter {
public:
    explicit Whisper(wxFrame& frame);
    ~Whisper() override;
    void say(const wxString& text);
    /// Whether it is this that is said, and is still seen.
    [[nodiscard]] bool says(const wxString& text) const;
    /// At once.
    void end();
    /// The help of a menu lies over what is said as long as it is shown, and then has been; empty: no help is shown.
    void cover(const wxString& help);
    /// Something else is shown: what was said goes, unless that is what it was said of. Who has pressed something since
    /// has turned to it; otherwise it has come by itself.
    void turn_away();
    int FilterEvent(wxEvent& event) override;

private:
    void show(const wxString& text);

    wxFrame& frame_;
    wxString said_;
    bool covered_ = false;
    bool pressed_since_ = false;  ///< a key, or the pointer's button
    wxTimer timer_;
};

}  // namespace briar::editor
