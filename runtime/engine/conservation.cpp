#include "runtime/engine/conservation.hpp"

#include <vector>

#include "runtime/engine/texts.hpp"

namespace briar {
namespace {

/// Counts the pieces of a zone in `seen`, and says where a link is broken.
std::string walk(const Game& game, ZoneId zone, std::vector<int>& seen) {
    const State& state = game.state();
    PieceId previous;
    int count = 0;
    for (const PieceId piece : ZoneRange(state, zone)) {
        if (++seen[piece.value] > 1 || state.piece(piece).zone != zone || state.piece(piece).previous != previous) {
            return quoted(game, piece) + " is not linked well in " + game.rules().zones[zone.value].name;
        }
        previous = piece;
        ++count;
    }
    if (count == state.zone(zone).count && state.zone(zone).back == previous) return {};
    return "the zone " + game.rules().zones[zone.value].name + " does not know what it holds";
}

}  // namespace

std::string lost_piece(const Game& game) {
    std::vector<int> seen(game.rules().pieces.size(), 0);
    for (std::uint16_t i = 0; i < game.rules().zones.size(); ++i) {
        if (std::string broken = walk(game, ZoneId{i}, seen); !broken.empty()) return broken;
    }
    for (std::uint16_t i = 0; i < seen.size(); ++i) {
        if (seen[i] != 1) return quoted(game, PieceId{i}) + " is in no zone";
    }
    return {};
}

}  // namespace briar
