#include "editor/face/neighbour.hpp"

namespace briar::editor {

Face neighbour_of(const Face& face, std::size_t side) {
    Face other;
    other.shape = FaceShape::Tile;
    other.ground = face.ground;
    other.seed = face.seed + 17U * static_cast<std::uint32_t>(side + 1);
    const unsigned towards = 1U << ((side + 2) & 3U);
    const bool open = (face.edges & (1U << side)) != 0;
    other.edges = (15U & ~towards) | (open ? towards : 0U);
    return other;
}

}  // namespace briar::editor
