#include "runtime/engine/box.hpp"

namespace briar {
namespace {

void refresh_counters(Game& game, PieceId piece) {
    const Ruleset& rules = game.rules();
    for (std::uint16_t i = 0; i < rules.counters.size(); ++i) {
        const int slot = rules.slot(piece, CounterId{i});
        if (slot < 0) continue;
        game.state().counter(static_cast<std::uint32_t>(slot)) = static_cast<std::int16_t>(rules.counters[i].initial);
    }
}

/// The piece of the box that comes before `piece` in the order of numbers; none: there is none.
PieceId neighbour(const Game& game, PieceId piece, ZoneId box) {
    for (std::uint16_t i = piece.value; i > 0; --i) {
        const PieceId before{static_cast<std::uint16_t>(i - 1)};
        if (game.state().piece(before).zone == box) return before;
    }
    return {};
}

}  // namespace

void put_into_box(Game& game, PieceId piece, ZoneId box) {
    State& state = game.state();
    if (state.piece(piece).zone == box) return;
    refresh_counters(game, piece);
    if (const PieceId before = neighbour(game, piece, box)) {
        state.move_behind(piece, before);
    } else {
        state.move_to_front(piece, box);
    }
    Piece& in_box = state.piece(piece);
    in_box.x = 0;
    in_box.y = 0;
    in_box.turn = 0;
    in_box.face = 0;
}

}  // namespace briar
