#pragma once

#include <deque>

#include <wx/eventfilter.h>
#include <wx/timer.h>
#include <wx/weakref.h>
#include <wx/window.h>

namespace briar::editor {

/// Makes windows known to the desktop as they come to the screen: what they are called, and how their lists open. For
/// all windows of the program while there is one.
class NewWindows : public wxTimer, public wxEventFilter {
public:
    NewWindows();
    ~NewWindows() override;
    int FilterEvent(wxEvent& event) override;

    /// A few at a time: a form has hundreds.
    void Notify() override;

private:
    std::deque<wxWeakRef<wxWindow>> waiting_;
};

}  // namespace briar::editor
