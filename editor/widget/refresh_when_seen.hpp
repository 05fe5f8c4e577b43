#pragma once

#include <functional>

#include <wx/window.h>

namespace briar::editor {

/// Brings a window up to date with what it shows: many changes of one moment are shown once, and while the window is
/// hidden nothing is done. Held by the window itself.
class RefreshWhenSeen {
public:
    RefreshWhenSeen(wxWindow& window, std::function<void()> refresh);
    /// What the window shows has changed.
    void note_change();
    /// It is shown as it is now.
    void note_fresh() { stale_ = false; }

private:
    bool stale_ = false;
};

}  // namespace briar::editor
