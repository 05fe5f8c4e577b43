#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "runtime/crawl/crawl_data.hpp"

/// The geometry of realms: laid tiles, open edges, neighbours, ways, lines of sight. Nothing here changes health, AP or
/// tells anybody anything; laying a tile keeps the links that the rest is answered from.
namespace briar::crawl {

struct Spot {
    int x = 0;
    int y = 0;
    friend bool operator==(const Spot&, const Spot&) = default;
};

inline constexpr std::array<Direction, 4> kDirections{Direction::North, Direction::East, Direction::South,
                                                      Direction::West};
[[nodiscard]] constexpr Direction opposite(Direction d) {
    return static_cast<Direction>((static_cast<unsigned>(d) + 2U) & 3U);
}
/// `y` grows to the south.
[[nodiscard]] constexpr Spot step(Spot s, Direction d) {
    constexpr std::array<int, 4> dx{0, 1, 0, -1};
    constexpr std::array<int, 4> dy{-1, 0, 1, 0};
    return {s.x + dx[static_cast<unsigned>(d)], s.y + dy[static_cast<unsigned>(d)]};
}
[[nodiscard]] constexpr Edges turned(Edges edges, int quarter_turns) {
    const unsigned doubled = static_cast<unsigned>(edges) * 0x11U;
    return static_cast<Edges>((doubled >> (4U - (static_cast<unsigned>(quarter_turns) & 3U))) & 15U);
}
[[nodiscard]] constexpr bool is_open(Edges edges, Direction d) {
    return ((edges >> static_cast<unsigned>(d)) & 1U) != 0;
}
[[nodiscard]] const char* name(Direction d);  ///< `north`

/// Of a laid tile as it lies.
[[nodiscard]] inline Edges open_edges(const Game& game, PieceId tile) {
    return data(game).edges[tile.value * 4U + game.state().piece(tile).turn];
}
/// The four neighbours of a tile; see map_index.hpp.
[[nodiscard]] inline const PieceId* links_of(const Game& game, PieceId tile) {
    const auto* begin = reinterpret_cast<const std::byte*>(&crawl(game)) + sizeof(CrawlState);
    return reinterpret_cast<const PieceId*>(begin) + tile.value * 4U;
}
[[nodiscard]] inline Spot spot_of(const Game& game, PieceId tile) {
    const Piece& piece = game.state().piece(tile);
    return {piece.x, piece.y};
}
/// Index of the realm whose map, stack or bag the piece's zone belongs to (for heroes and monsters: their tile's).
[[nodiscard]] inline int realm_of(const Game& game, PieceId piece) {
    const ZoneUse* at = &use(game, game.state().piece(piece).zone);
    while (at->owner)
        at = &use(game, game.state().piece(at->owner).zone);
    return at->sort <= ZoneSort::Traded ? at->realm : -1;
}
[[nodiscard]] inline bool laid(const Game& game, PieceId tile) {
    return use(game, game.state().piece(tile).zone).sort == ZoneSort::Map;
}
[[nodiscard]] PieceId tile_at(const Game& game, int realm, Spot spot);  ///< none: an empty place
/// The tile next to `tile`, whatever its edges; none: an empty place.
[[nodiscard]] inline PieceId neighbour(const Game& game, PieceId tile, Direction d) {
    return links_of(game, tile)[static_cast<unsigned>(d)];
}
/// The tile one can walk to: both edges open (CF-4.3). None: no way.
[[nodiscard]] inline PieceId way(const Game& game, PieceId tile, Direction d) {
    const PieceId next = neighbour(game, tile, d);
    if (!next || !is_open(open_edges(game, tile), d) || !is_open(open_edges(game, next), opposite(d))) return {};
    return next;
}
/// The tile a hero, monster or token stands or lies on; none when it is not on a map.
[[nodiscard]] inline PieceId tile_of(const Game& game, PieceId piece) {
    if (is_tile(game, piece)) return laid(game, piece) ? piece : PieceId{};
    const ZoneUse* at = &use(game, game.state().piece(piece).zone);
    while (at->owner && at->sort != ZoneSort::Ground)
        at = &use(game, game.state().piece(at->owner).zone);
    return at->sort == ZoneSort::Ground && laid(game, at->owner) ? at->owner : PieceId{};
}

/// One legal way to lay a tile.
struct Placement {
    Spot spot;
    std::uint8_t turn = 0;  ///< quarter turns clockwise
};
struct Placements {
    std::array<Placement, 16> list{};
    int count = 0;
};
/// CF-4.1, CF-4.3, CF-4.5: all places and turns for `tile` next to `beside`, in the order north, east, south, west,
/// then by turn. Turns that look the same are listed once.
[[nodiscard]] Placements placements(const Game& game, PieceId tile, PieceId beside);
[[nodiscard]] Placements placements(const Game& game, PieceId tile, PieceId beside, EdgeRule rule);
/// CF-4.4: whether `tile` has an open edge on an empty place.
[[nodiscard]] bool has_open_side(const Game& game, PieceId tile);
/// Open edges of a realm's laid tiles on empty places.
[[nodiscard]] int open_ends(const Game& game, int realm);
/// CF-4.5: whether any tile left in the realm's stack can be laid anywhere.
[[nodiscard]] bool anything_fits(const Game& game, int realm);
/// Puts a tile on the map and links it. The place must be empty.
void lay(Game& game, PieceId tile, int realm, Placement placement);
/// Takes a tile off the map (nothing may stand on it).
void take_up(Game& game, PieceId tile, ZoneId to);
/// Builds links and place index anew from the tiles' places (after reading a position).
void relink(Game& game);

/// Steps on foot from one tile to all others of its realm along ways; -1: no way. Walks breadth first, north, east,
/// south, west.
class Distances {
public:
    Distances(const Game& game, PieceId from);
    [[nodiscard]] int to(PieceId tile) const { return steps_[tile.value]; }
    /// The first tile on a shortest way to `tile`.
    [[nodiscard]] PieceId first_step(const Game& game, PieceId tile) const;

private:
    std::array<std::int16_t, 512> steps_;
    PieceId from_;
};

/// CF-8.1: a straight line through open edges. The direction and how many tiles away (adjacent: 1); distance 0: no line
/// (or the same tile).
struct Line {
    Direction direction = Direction::North;
    int distance = 0;
};
[[nodiscard]] Line line_of_sight(const Game& game, PieceId from, PieceId to);

}  // namespace briar::crawl
