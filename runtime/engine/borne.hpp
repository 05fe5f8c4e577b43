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

/// The same for `piece` itself, and then for what it bears.
template <class Wanted, class Each>
void for_each_with_borne(const Game& game, PieceId piece, KindMask kinds, Wanted wanted, Each each) {
    const Ruleset& rules = game.rules();
    const PieceInfo& info = rules.info(piece);
    const Carried& carried = rules.carried[info.def.value];
    if (((kinds >> info.kind.value) & 1U) != 0 && wanted(carried)) each(piece, carried);
    for_each_borne(game, piece, kinds, wanted, each);
}

/// The same for all that counts with the table itself, in the order of its zones. Whether a piece counts is asked only
/// where it matters: most pieces have nothing to say.
template <class Wanted, class Each>
void for_each_on_table(const Game& game, KindMask kinds, Wanted wanted, Each each) {
    const Ruleset& rules = game.rules();
    for (const ZoneId zone : rules.table_bearing) {
        for (const PieceId piece : ZoneRange(game.state(), zone)) {
            const PieceInfo& info = rules.info(piece);
            const bool itself = ((kinds >> info.kind.value) & 1U) != 0 && wanted(rules.carried[info.def.value]);
            const bool borne = (rules.borne_kinds[info.kind.value] & kinds) != 0;
            if ((itself || borne) && rules.system->bears(game, piece))
                for_each_with_borne(game, piece, kinds, wanted, each);
        }
    }
}

/// Whether the piece counts with the table: it is heard whether or not an event is about it.
[[nodiscard]] inline bool heard_with_table(const Game& game, PieceId piece) {
    const Ruleset& rules = game.rules();
    if (rules.table_bearing.empty()) return false;
    const ZoneInfo& zone = rules.zones[game.state().piece(piece).zone.value];
    return zone.bearing && !zone.owner && rules.system->bears(game, piece);
}

}  // namespace briar
