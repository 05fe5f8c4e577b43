#pragma once

#include "runtime/crawl/map.hpp"

/// What can be derived from the tiles' places, kept in the state behind CrawlState so that it is copied with it: four
/// neighbours for each tile, and an index of places (realm, x, y). Both depend on nothing but where tiles lie: equal
/// maps have equal bytes, however they came about.
namespace briar::crawl {

[[nodiscard]] constexpr std::uint32_t map_index_size(std::uint32_t tiles, std::uint32_t cells) {
    return static_cast<std::uint32_t>(sizeof(PieceId)) * (tiles * 4 + cells);
}
/// Cells of the place index: a power of two, at least twice the tiles.
[[nodiscard]] constexpr std::uint32_t place_cells(std::uint32_t tiles) {
    std::uint32_t cells = 16;
    while (cells < tiles * 2)
        cells *= 2;
    return cells;
}

/// Forgets all links and places.
void clear_map_index(Game& game);
/// Adds a laid tile to links and place index.
void add_to_map_index(Game& game, PieceId tile);

}  // namespace briar::crawl
