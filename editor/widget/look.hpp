#pragma once

#include <wx/colour.h>

class wxWindow;

/// Colours of the desktop, light or dark, for what draws itself.
namespace briar::editor {

struct Look {
    bool dark = false;
    wxColour ground;  ///< behind text
    wxColour text;
    wxColour faint;   ///< text that matters less
    wxColour line;    ///< between things
    wxColour accent;  ///< what is chosen or can be followed
    wxColour accent_ground;
    wxColour warning;
    wxColour error;
};

/// As the desktop's theme is now.
[[nodiscard]] Look current_look();

}  // namespace briar::editor
