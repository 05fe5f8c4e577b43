#pragma once

#include <wx/window.h>

namespace briar::editor {

/// A click on what lies between controls leaves the focus where it is. Desktops would give it to the first control
/// within, and the next keys with it.
inline void keep_focus_on_click(wxWindow& ground) {
    for (const auto& click : {wxEVT_LEFT_DOWN, wxEVT_LEFT_DCLICK})
        ground.Bind(click, [](wxMouseEvent&) {});
}

}  // namespace briar::editor
