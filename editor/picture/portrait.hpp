#pragma once

#include <wx/colour.h>
#include <wx/geometry.h>

#include "editor/face/face.hpp"

class wxGraphicsContext;

namespace briar::editor {

/// What is behind a portrait and around it: the face's own colour, or its hue.
struct PortraitGround {
    wxColour inner;
    wxColour outer;
    wxColour head;  ///< of a card, behind its title
    wxColour ink;   ///< of letters on it
};
[[nodiscard]] PortraitGround ground_behind(const Face& face);

/// Who or what an entry is, alone, in the middle of the box: a beast, a figure or a sign.
void paint_portrait(wxGraphicsContext& gc, const wxRect2DDouble& box, const Face& face);

// The two that are made up from a seed.
void paint_beast(wxGraphicsContext& gc, const wxRect2DDouble& box, const BeastTraits& traits, std::uint32_t seed);
void paint_figure(wxGraphicsContext& gc, const wxRect2DDouble& box, std::uint32_t seed);

}  // namespace briar::editor
