#pragma once

#include <wx/eventfilter.h>
#include <wx/gdicmn.h>

class wxMouseEvent;

namespace briar::editor {

/// What goes at the first click of a double click lets nothing below have the second one. For all windows of the
/// program while there is one.
class ClickGuard : public wxEventFilter {
public:
    ClickGuard();
    ~ClickGuard() override;
    int FilterEvent(wxEvent& event) override;

    /// The click was for a window that goes now.
    static void spend(const wxMouseEvent& click);

private:
    bool releases_ = false;  ///< what was pressed and let nothing have
};

}  // namespace briar::editor
