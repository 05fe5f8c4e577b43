#include "runtime/crawl/map_index.hpp"

#include <algorithm>
#include <utility>

namespace briar::crawl {
namespace {

PieceId* index_begin(Game& game) {
    auto* begin = reinterpret_cast<std::byte*>(&crawl(game)) + sizeof(CrawlState);
    return reinterpret_cast<PieceId*>(begin);
}

const PieceId* cells_of(const Game& game) { return links_of(game, PieceId{data(game).tile_count}); }

std::uint32_t home_cell(const Game& game, int realm, Spot spot) {
    const auto mixed = (static_cast<std::uint32_t>(spot.x) * 0x9e3779b1U) ^
                       (static_cast<std::uint32_t>(spot.y) * 0x85ebca6bU) ^
                       (static_cast<std::uint32_t>(realm) * 0xc2b2ae35U);
    return (mixed ^ (mixed >> 15U)) & (data(game).grid_size - 1U);
}

std::uint32_t home_cell(const Game& game, PieceId tile) {
    return home_cell(game, realm_of(game, tile), spot_of(game, tile));
}

}  // namespace

void clear_map_index(Game& game) {
    const std::size_t size = data(game).tile_count * 4U + data(game).grid_size;
    std::fill_n(index_begin(game), size, PieceId{});
}

void add_to_map_index(Game& game, PieceId tile) {
    PieceId* const begin = index_begin(game);
    const int realm = realm_of(game, tile);
    const Spot spot = spot_of(game, tile);
    for (const Direction d : kDirections) {
        const PieceId next = tile_at(game, realm, step(spot, d));
        begin[tile.value * 4U + static_cast<unsigned>(d)] = next;
        if (next) begin[next.value * 4U + static_cast<unsigned>(opposite(d))] = tile;
    }
    // Smaller numbers come first on every way through the cells: the same tiles at the same places then fill the same
    // cells in whatever order they were added.
    PieceId* const cells = begin + data(game).tile_count * 4U;
    PieceId homeless = tile;
    for (std::uint32_t cell = home_cell(game, tile); homeless; cell = (cell + 1U) & (data(game).grid_size - 1U)) {
        if (!cells[cell] || homeless < cells[cell]) std::swap(cells[cell], homeless);
    }
}

PieceId tile_at(const Game& game, int realm, Spot spot) {
    const PieceId* const cells = cells_of(game);
    for (std::uint32_t cell = home_cell(game, realm, spot); cells[cell];
         cell = (cell + 1U) & (data(game).grid_size - 1U)) {
        const PieceId tile = cells[cell];
        if (spot_of(game, tile) == spot && realm_of(game, tile) == realm) return tile;
    }
    return {};
}

}  // namespace briar::crawl
