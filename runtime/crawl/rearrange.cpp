#include "runtime/crawl/rearrange.hpp"

#include "runtime/crawl/inventory.hpp"
#include "runtime/crawl/inventory_logs.hpp"
#include "runtime/crawl/inventory_options.hpp"
#include "runtime/crawl/spaces.hpp"

namespace briar::crawl {
namespace {

ZoneSort sort_of(const Game& game, ZoneId zone) { return use(game, zone).sort; }

/// Whether the same thing stands before it in its space: one option is enough for both.
bool again(const Game& game, PieceId piece) {
    const DefId def = game.rules().info(piece).def;
    for (PieceId other = game.state().piece(piece).previous; other; other = game.state().piece(other).previous) {
        if (game.rules().info(other).def == def) return true;
    }
    return false;
}

/// Whether both fit where the other one is.
bool may_exchange(Game& game, PieceId hero, PieceId one, PieceId other) {
    const ZoneId from = game.state().piece(one).zone;
    const ZoneId to = game.state().piece(other).zone;
    const ZoneSort from_sort = sort_of(game, from);
    const ZoneSort to_sort = sort_of(game, to);
    if (!may_lie(game, one, to_sort) || !may_lie(game, other, from_sort)) return false;
    const int room_there = free_spaces(game, hero, to) + fills(game, hero, other, to_sort);
    const int room_here = free_spaces(game, hero, from) + fills(game, hero, one, from_sort);
    return room_there >= fills(game, hero, one, to_sort) && room_here >= fills(game, hero, other, from_sort);
}

void offer_exchanges(Game& game, PieceId hero, PieceId piece, ZoneId space) {
    for (const PieceId other : ZoneRange(game.state(), space)) {
        const bool alike = game.rules().info(other).def == game.rules().info(piece).def;
        if (alike || again(game, other) || !may_exchange(game, hero, piece, other)) continue;
        game.offer(kExchangeOption, hero.value, piece.value, other.value);
    }
}

void offer_for(Game& game, PieceId hero, PieceId piece) {
    const ZoneId from = game.state().piece(piece).zone;
    bool behind = false;
    for (const ZoneId space : spaces_of(game, hero)) {
        if (space == from) {
            behind = true;
            continue;
        }
        const ZoneSort sort = sort_of(game, space);
        const bool fits =
            may_lie(game, piece, sort) && free_spaces(game, hero, space) >= fills(game, hero, piece, sort);
        if (fits) game.offer(kShiftOption, hero.value, piece.value, space.value);
        // Each pair once: with what lies in a later space.
        if (behind) offer_exchanges(game, hero, piece, space);
    }
}

void exchange(Game& game, PieceId one, PieceId other) {
    State& state = game.state();
    const ZoneId from = state.piece(one).zone;
    const ZoneId to = state.piece(other).zone;
    state.move_to_back(one, to);
    state.move_to_back(other, from);
}

}  // namespace

void offer_rearranging(Game& game, PieceId hero) {
    for (const ZoneId space : spaces_of(game, hero)) {
        for (const PieceId piece : ZoneRange(game.state(), space)) {
            if (!again(game, piece)) offer_for(game, hero, piece);
        }
    }
}

void rearrange(Game& game, const Option& option) {
    const PieceId piece = piece_arg(option.args[1]);
    if (option.kind == &kShiftOption) {
        const ZoneId space{static_cast<std::uint16_t>(option.args[2])};
        game.state().move_to_back(piece, space);
        game.log(kShiftedLog, option.args[0], piece.value, space.value);
        return;
    }
    exchange(game, piece, piece_arg(option.args[2]));
    game.log(kExchangedLog, option.args[0], piece.value, option.args[2]);
}

}  // namespace briar::crawl
