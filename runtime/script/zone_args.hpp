#pragma once

#include <limits>
#include <string>

#include "runtime/script/script_data.hpp"

/// How the system's verbs understand what they are given: a zone by its name, with a place and a player where it takes
/// them to say which one is meant.
namespace briar::script {

/// A number that was left out: no script can give it.
inline constexpr Arg kUnsaid = std::numeric_limits<Arg>::min();

/// The player given, else the one whose turn it is. Refuses who takes no part.
[[nodiscard]] PieceId player_arg(const Game& game, const RuleContext& context, Arg player);

/// Where an argument points to: all places of a row, or one zone.
struct ZoneArg {
    const ZoneFamily* family = nullptr;
    int player = -1;  ///< index into ScriptData::players; -1: the table's
    int place = 0;    ///< 0: all places of a row, or no row

    /// `each(zone)` for the zones meant, in the order of the places.
    template <class Use>
    void for_each(const Use& use) const {
        const bool all = family->def.places > 0 && place == 0;
        for (int at = all ? 1 : place; at <= (all ? family->width() : place); ++at)
            use(zone_at(*family, player, at));
    }
};

/// Reads zone, place (`at`) and player (`of`). Refuses places that are not there, a place of what is no row, and a
/// player where the zone belongs to the table.
[[nodiscard]] ZoneArg zone_arg(const Game& game, const RuleContext& context, Arg zone, Arg at, Arg of);
/// The same for one zone: refuses a row without a place.
[[nodiscard]] ZoneId one_zone_arg(const Game& game, const RuleContext& context, Arg zone, Arg at, Arg of);

}  // namespace briar::script
