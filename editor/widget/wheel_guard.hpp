#pragma once

#include <wx/eventfilter.h>

namespace briar::editor {

/// The wheel scrolls: over a number, a drop-down or a slider it moves what they lie in, and never changes them on its
/// way. For all windows of the program while there is one.
class WheelGuard : public wxEventFilter {
public:
    WheelGuard();
    ~WheelGuard() override;
    int FilterEvent(wxEvent& event) override;
};

}  // namespace briar::editor
