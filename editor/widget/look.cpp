#include "editor/widget/look.hpp"

#include <algorithm>
#include <array>

#include <wx/settings.h>

#include "editor/picture/colours.hpp"

namespace briar::editor {
namespace {

constexpr double kFaint = 0.42;    // share of the ground in faint text, where that is read well enough
constexpr double kReadable = 4.6;  // contrast; a little more than WCAG 2 asks for

bool is_read_on(const wxColour& colour, const std::array<wxColour, 3>& grounds) {
    return std::all_of(grounds.begin(), grounds.end(),
                       [&](const wxColour& each) { return contrast(colour, each) >= kReadable; });
}

/// As faint as it can be while it is read well on all that it stands on.
wxColour faint_text(const wxColour& text, const std::array<wxColour, 3>& grounds) {
    for (double share = kFaint; share > 0; share -= 0.01) {
        const wxColour faint = mix(text, grounds.front(), share);
        if (is_read_on(faint, grounds)) return faint;
    }
    return text;
}

Look make_look(const wxColour& ground, const wxColour& text, const wxColour& window) {
    Look look;
    look.ground = ground;
    look.text = text;
    look.dark = look.ground.GetLuminance() < 0.5;
    look.line = mix(look.text, look.ground, 0.82);
    look.accent = look.dark ? wxColour(150, 198, 255) : wxColour(20, 92, 168);
    look.accent_ground = mix(look.ground, look.accent, look.dark ? 0.22 : 0.12);
    look.warning = look.dark ? wxColour(240, 190, 90) : wxColour(138, 86, 0);
    look.error = look.dark ? wxColour(255, 170, 162) : wxColour(178, 30, 30);
    look.faint = faint_text(look.text, {look.ground, look.accent_ground, window});
    return look;
}

}  // namespace

/// Kept: it is asked for by every line that is painted, and themes hardly ever change.
Look current_look() {
    const wxColour ground = wxSystemSettings::GetColour(wxSYS_COLOUR_LISTBOX);
    const wxColour text = wxSystemSettings::GetColour(wxSYS_COLOUR_LISTBOXTEXT);
    const wxColour window = wxSystemSettings::GetColour(wxSYS_COLOUR_BTNFACE);
    static std::array<wxColour, 3> made_of;
    static Look look;
    if (made_of != std::array<wxColour, 3>{ground, text, window}) {
        made_of = {ground, text, window};
        look = make_look(ground, text, window);
    }
    return look;
}

}  // namespace briar::editor
