#include "editor/widget/look.hpp"

#include <wx/settings.h>

#include "editor/picture/colours.hpp"

namespace briar::editor {

Look current_look() {
    Look look;
    look.ground = wxSystemSettings::GetColour(wxSYS_COLOUR_LISTBOX);
    look.text = wxSystemSettings::GetColour(wxSYS_COLOUR_LISTBOXTEXT);
    look.dark = look.ground.GetLuminance() < 0.5;
    look.faint = mix(look.text, look.ground, 0.42);
    look.line = mix(look.text, look.ground, 0.82);
    look.accent = look.dark ? wxColour(124, 182, 255) : wxColour(20, 92, 168);
    look.accent_ground = mix(look.ground, look.accent, look.dark ? 0.22 : 0.12);
    look.warning = look.dark ? wxColour(240, 190, 90) : wxColour(150, 96, 0);
    look.error = look.dark ? wxColour(255, 138, 128) : wxColour(178, 30, 30);
    return look;
}

}  // namespace briar::editor
