// Ways on foot and lines of sight.
#include <algorithm>

#include "runtime/crawl/map.hpp"

namespace briar::crawl {

Distances::Distances(const Game& game, PieceId from) : from_(from) {
    std::fill_n(steps_.begin(), data(game).tile_count, std::int16_t{-1});
    std::array<PieceId, 512> queue;
    std::size_t begin = 0;
    std::size_t end = 0;
    queue[end++] = from;
    steps_[from.value] = 0;
    while (begin < end) {
        const PieceId tile = queue[begin++];
        for (const Direction d : kDirections) {
            const PieceId next = way(game, tile, d);
            if (!next || steps_[next.value] >= 0) continue;
            steps_[next.value] = static_cast<std::int16_t>(steps_[tile.value] + 1);
            queue[end++] = next;
        }
    }
}

PieceId Distances::first_step(const Game& game, PieceId tile) const {
    if (to(tile) <= 0) return {};
    // Walking back from the goal, always to the first neighbour that is nearer.
    PieceId walk = tile;
    while (to(walk) > 1) {
        for (const Direction d : kDirections) {
            const PieceId back = way(game, walk, d);
            if (!back || to(back) != to(walk) - 1) continue;
            walk = back;
            break;
        }
    }
    return walk;
}

Line line_of_sight(const Game& game, PieceId from, PieceId to) {
    for (const Direction d : kDirections) {
        int distance = 1;
        for (PieceId tile = way(game, from, d); tile; tile = way(game, tile, d), ++distance) {
            if (tile == to) return {d, distance};
        }
    }
    return {};
}

}  // namespace briar::crawl
