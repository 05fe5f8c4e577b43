#pragma once

#include "runtime/engine/game.hpp"

/// What a piece bears: the pieces in its bearing zones that count at this moment.
namespace briar {

/// Calls `each(piece, carried)` for what `bearer` bears, in the order of its zones, as far as it is of one of `kinds`
/// and `wanted(carried)` holds. `each` must not move pieces.
template <class Wanted, class Each>
void for_each_borne(const Game& game, PieceId bearer, KindMask kinds, Wanted wanted, Each each) {
    const Ruleset& rules = game.rules();
    if ((rules.borne_kinds[rules.info(bearer).kind.value] & kinds) == 0) return;
    const State& state = game.state();
    for (const ZoneId zone : rules.bearing_zones(bearer)) {
        for (const PieceId borne : ZoneRange(state, zone)) {
            const PieceInfo& info = rules.info(borne);
            if (((kinds >> info.kind.value) & 1U) == 0) continue;
            const Carried& carried = rules.carried[info.def.value];
            if (wanted(carried) && rules.system->bears(game, borne)) each(borne, carried);
        }
    }
}

/// Calls `each(piece)` for what counts with the table itself, in the order of its zones. `each` must not move pieces.
template <class Each>
void for_each_on_table(const Game& game, Each each) {
    const Ruleset& rules = game.rules();
    for (const ZoneId zone : rules.table_bearing) {
        for (const PieceId piece : ZoneRange(game.state(), zone)) {
            if (rules.system->bears(game, piece)) each(piece);
        }
    }
}

}  // namespace briar
