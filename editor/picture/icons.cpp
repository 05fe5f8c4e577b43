#include "editor/picture/icons.hpp"

#include <array>
#include <string>

namespace briar::editor {
namespace {

/// Insides of an SVG of 24 by 24; `C` stands for the colour where something is filled.
constexpr std::array<const char*, kIcons> kShapes{
    // New
    "<path d='M13 3H6v18h12V8z M13 3v5h5 M12 11v6 M9 14h6'/>",
    // Open
    "<path d='M3 6h6l2 2h10v11H3z M3 11h18'/>",
    // Save
    "<path d='M4 4h13l3 3v13H4z M8 4v5h8V4 M7 20v-7h10v7'/>",
    // Undo
    "<path d='M9 7L4 12l5 5 M4 12h10a5 5 0 0 1 0 10h-2'/>",
    // Redo
    "<path d='M15 7l5 5-5 5 M20 12H10a5 5 0 0 0 0 10h2'/>",
    // Play
    "<path d='M7 4l13 8-13 8z' fill='C'/>",
    // Stop
    "<path d='M6 6h12v12H6z' fill='C'/>",
    // Restart
    "<path d='M19 5v6h-6 M19 11a7.5 7.5 0 1 0 1 5'/>",
    // Branch
    "<path d='M6 4v16 M6 15c0-5 11-3 11-8'/><circle cx='6' cy='4' r='2' fill='C'/><circle cx='6' cy='20' r='2' "
    "fill='C'/><circle cx='17' cy='6' r='2' fill='C'/>",
    // Bot
    "<path d='M5 9h14v10H5z M12 5v4 M9 19v2 M15 19v2'/><circle cx='12' cy='4' r='1.5' fill='C'/><circle cx='9' "
    "cy='13.5' r='1.5' fill='C'/><circle cx='15' cy='13.5' r='1.5' fill='C'/>",
    // Die
    "<path d='M4 4h16v16H4z'/><circle cx='8.5' cy='8.5' r='1.6' fill='C'/><circle cx='15.5' cy='15.5' r='1.6' "
    "fill='C'/><circle cx='12' cy='12' r='1.6' fill='C'/>",
    // Search
    "<circle cx='10.5' cy='10.5' r='6.5'/><path d='M15.5 15.5L21 21'/>",
    // Fit
    "<path d='M4 9V4h5 M15 4h5v5 M20 15v5h-5 M9 20H4v-5'/>",
    // ZoomIn
    "<circle cx='10.5' cy='10.5' r='6.5'/><path d='M15.5 15.5L21 21 M7.5 10.5h6 M10.5 7.5v6'/>",
    // ZoomOut
    "<circle cx='10.5' cy='10.5' r='6.5'/><path d='M15.5 15.5L21 21 M7.5 10.5h6'/>",
    // Add
    "<path d='M12 5v14 M5 12h14'/>",
    // Remove
    "<path d='M5 12h14'/>",
    // Turn
    "<path d='M17 4v5h-5 M17 9a7 7 0 1 0 2 6'/>",
    // Edit
    "<path d='M4 20l1-5L16 4l4 4L9 19z M14 6l4 4'/>",
    // Folder
    "<path d='M3 6h6l2 2h10v11H3z'/>",
    // File
    "<path d='M13 3H6v18h12V8z M13 3v5h5'/>",
    // Script
    "<path d='M13 3H6v18h12V8z M13 3v5h5 M10 12l-2 2 2 2 M14 12l2 2-2 2'/>",
    // Error
    "<circle cx='12' cy='12' r='9'/><path d='M9 9l6 6 M15 9l-6 6'/>",
    // Warning
    "<path d='M12 3l10 18H2z M12 10v5 M12 17.5v1'/>",
    // Note
    "<circle cx='12' cy='12' r='9'/><path d='M12 11v6 M12 7v1'/>",
    // Fix
    "<path d='M9 18h6 M10 21h4 M8 15c-5-5-1-12 4-12s9 7 4 12z'/>",
    // First
    "<path d='M6 5v14 M19 5L9 12l10 7z' fill='C'/>",
    // Last
    "<path d='M18 5v14 M5 5l10 7-10 7z' fill='C'/>",
    // Close
    "<path d='M6 6l12 12 M18 6L6 18'/>",
    // Lock
    "<path d='M5 11h14v9H5z M8 11V8a4 4 0 0 1 8 0v3'/>",
    // Check
    "<path d='M4 13l5 5L20 6'/>",
    // History
    "<path d='M4 12a8 8 0 1 0 3-6 M4 4v4h4 M12 8v5l3 2'/>",
    // Question
    "<circle cx='12' cy='12' r='9'/><path d='M9 9.5a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1-1.5 2.2 M12 17v.8'/>",
    // Record
    "<path d='M6 3h12v18H6z M9 8h6 M9 12h2'/><circle cx='15' cy='16' r='3' fill='C'/>",
    // TakeIn
    "<path d='M3 12h11 M10 8l4 4-4 4 M12 4h8v16h-8'/>",
    // Again
    "<path d='M4 12a8 8 0 0 1 14-5 M18 3v4h-4 M20 12a8 8 0 0 1-14 5 M6 21v-4h4'/>",
    // Up
    "<path d='M12 19V5 M6 11l6-6 6 6'/>",
    // Down
    "<path d='M12 5v14 M6 13l6 6 6-6'/>",
    // Copy
    "<path d='M8 8h12v12H8z M16 8V4H4v12h4'/>",
};

}  // namespace

wxBitmapBundle icon(Icon which, const wxColour& colour, int size) {
    const std::string ink = colour.GetAsString(wxC2S_HTML_SYNTAX).ToStdString();
    std::string shape = kShapes[static_cast<std::size_t>(which)];
    for (std::size_t at = shape.find("'C'"); at != std::string::npos; at = shape.find("'C'", at))
        shape.replace(at, 3, "'" + ink + "'");
    const std::string svg = "<svg width='24' height='24' viewBox='0 0 24 24'><g fill='none' stroke='" + ink +
                            "' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'>" + shape + "</g></svg>";
    return wxBitmapBundle::FromSVG(svg.c_str(), wxSize(size, size));
}

}  // namespace briar::editor
