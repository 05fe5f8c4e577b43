#pragma once

#include <wx/colour.h>

namespace briar::editor {

/// `hue` in degrees, the others from 0 to 1.
[[nodiscard]] wxColour from_hsl(double hue, double saturation, double lightness, double alpha = 1);
/// `share` of `b`, the rest of `a`; opacity is mixed too.
[[nodiscard]] wxColour mix(const wxColour& a, const wxColour& b, double share);
[[nodiscard]] wxColour with_alpha(const wxColour& colour, double alpha);

/// Whether dark letters are read better on it than light ones.
[[nodiscard]] bool is_light(const wxColour& colour);
/// How well one is read on the other, from 1 to 21 (WCAG 2); both without opacity. Text needs 4.5.
[[nodiscard]] double contrast(const wxColour& a, const wxColour& b);

// The colours that all pictures share.
extern const wxColour kInk;        ///< text and lines on parchment
extern const wxColour kFadedInk;   ///< what matters less
extern const wxColour kParchment;  ///< cards and labels
extern const wxColour kParchmentShade;
extern const wxColour kBone;   ///< text on dark ground
extern const wxColour kBlood;  ///< monsters

}  // namespace briar::editor
