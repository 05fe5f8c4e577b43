#include "runtime/script/zone_args.hpp"

#include "runtime/engine/verb_args.hpp"

namespace briar::script {
namespace {

int zone_player(const Game& game, const RuleContext& context, const ZoneFamily& family, Arg of) {
    if (family.def.each) return player_index(game, player_arg(game, context, of));
    if (of >= 0) refuse(game, context, "`" + family.id + "` belongs to the table: leave `of` out");
    return -1;
}

int zone_place(const Game& game, const RuleContext& context, const ZoneFamily& family, Arg at) {
    if (at == kUnsaid) return 0;
    if (family.def.places == 0) refuse(game, context, "`" + family.id + "` is no row of places: leave `at` out");
    if (at < 1 || at > family.def.places) {
        refuse(game, context,
               "`" + family.id + "` has the places 1 to " + std::to_string(family.def.places) + ", not " +
                   std::to_string(at));
    }
    return at;
}

}  // namespace

PieceId player_arg(const Game& game, const RuleContext& context, Arg player) {
    const PieceId given = player >= 0 ? piece_arg(player) : game.header().hero;
    if (seat_index(game, given) < 0) {
        refuse(game, context, game.rules().name(given) + " takes no part in this game");
    }
    return given;
}

ZoneArg zone_arg(const Game& game, const RuleContext& context, Arg zone, Arg at, Arg of) {
    const ZoneFamily& meant = family(game, ZoneId{static_cast<std::uint16_t>(zone)});
    const int place = zone_place(game, context, meant, at);
    return {&meant, zone_player(game, context, meant, of), place};
}

ZoneId one_zone_arg(const Game& game, const RuleContext& context, Arg zone, Arg at, Arg of) {
    const ZoneArg arg = zone_arg(game, context, zone, at, of);
    if (arg.family->def.places > 0 && arg.place == 0) {
        refuse(game, context,
               "`" + arg.family->id + "` is a row of " + std::to_string(arg.family->def.places) +
                   " places: say which with `at`");
    }
    return zone_at(*arg.family, arg.player, arg.place);
}

}  // namespace briar::script
