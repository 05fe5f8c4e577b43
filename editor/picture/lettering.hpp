#pragma once

#include <cstdint>
#include <string>

#include <wx/colour.h>
#include <wx/geometry.h>
#include <wx/string.h>

class wxGraphicsContext;

/// Text in pictures, measured in pixels of the picture.
namespace briar::editor {

enum class Hand : std::uint8_t { Title, Text, Strong, Slanted };
enum class Align : std::uint8_t { Left, Centre, Right };

struct Lettering {
    Hand hand = Hand::Text;
    double size = 12;  ///< height of the letters' box in pixels
    wxColour colour;
    Align align = Align::Left;
};

/// One line within `box`, vertically in its middle. What is too wide is written smaller, down to two thirds, then cut
/// with an ellipsis.
void write_line(wxGraphicsContext& gc, const wxString& text, const wxRect2DDouble& box, const Lettering& lettering);
/// The text's own lines, each broken at words within `box`; what does not fit ends with an ellipsis. Gives the height
/// that was used.
double write_text(wxGraphicsContext& gc, const wxString& text, const wxRect2DDouble& box, const Lettering& lettering);
/// The height that `write_text` would use in a box of that width, however high. Where it is more than `enough`, that it
/// is more is all that is known.
[[nodiscard]] double text_height(wxGraphicsContext& gc, const wxString& text, double width, const Lettering& lettering,
                                 double enough);
/// How wide a line would be.
[[nodiscard]] double line_width(wxGraphicsContext& gc, const wxString& text, const Lettering& lettering);
/// Distance from line to line.
[[nodiscard]] double line_height(const Lettering& lettering);

}  // namespace briar::editor
