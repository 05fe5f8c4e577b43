#pragma once

#include <wx/geometry.h>

#include "editor/face/face.hpp"

class wxGraphicsContext;
class wxImage;
class wxSize;

/// The way in to this room: a face becomes a picture of any size, on a window or off the screen. Nothing here needs a
/// display.
namespace briar::editor {

/// How an entry is shown. Whole: tiles as squares, cards with their text, discs. Icon: a square of any size for lists.
/// Piece: as it stands on a board: a disc with the portrait.
enum class Manner : std::uint8_t { Whole, Icon, Piece };

/// Paints into the box; a tile is turned by so many quarter turns clockwise. Cards that are too small to read show
/// their title and numbers alone, still smaller ones become icons.
void paint_face(wxGraphicsContext& gc, const wxRect2DDouble& box, const Face& face, Manner manner = Manner::Whole,
                int turn = 0);
/// The same as an image with transparency, `size` in pixels.
[[nodiscard]] wxImage face_image(const Face& face, const wxSize& size, Manner manner = Manner::Whole, int turn = 0);

}  // namespace briar::editor
