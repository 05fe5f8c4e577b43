#pragma once

#include <cstddef>

#include "editor/face/face.hpp"

namespace briar::editor {

/// What could lie beside a tile, to be painted faintly: it meets the tile's way where there is one, so that one sees
/// what is joined. `side` counts from north, clockwise.
[[nodiscard]] Face neighbour_of(const Face& face, std::size_t side);

}  // namespace briar::editor
