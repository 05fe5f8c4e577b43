#include "runtime/crawl/position_pieces.hpp"

#include <algorithm>

namespace briar::crawl {
std::uint8_t usual_face(const Game& game, PieceId piece) {
    const ZoneSort sort = use(game, game.state().piece(piece).zone).sort;
    switch (sort) {
        case ZoneSort::Stack:
        case ZoneSort::Bag:
        case ZoneSort::Box:
        case ZoneSort::Aside:
            return 0;
        default:
            return is_token(game, piece) || is_status(game, piece) ? 0 : 1;
    }
}

std::uint32_t once_a_turn_bit(const Game& game, DefId status) {
    constexpr unsigned kLastBit = 31;
    const std::vector<DefId> statuses = game.rules().catalog->of_kind("statuses", game.rules().system->name());
    unsigned place = 0;
    for (std::size_t i = 0; i < statuses.size(); ++i) {
        if (!data(game).status_defs[i]->once_per_turn) continue;
        if (statuses[i] == status) return 1U << std::min(place, kLastBit);
        ++place;
    }
    return 0;
}

}  // namespace briar::crawl
