// Verbs about zones and what lies in them.
#include <algorithm>
#include <utility>

#include "runtime/script/verbs.hpp"
#include "runtime/script/zone_args.hpp"

namespace briar::script {
namespace {

/// The zone verbs have the same parameters: zone, place, player.
ZoneArg zones_of(const Game& game, const RuleContext& context, const Args& args) {
    return zone_arg(game, context, args[0], args[1], args[2]);
}

Arg pieces(Game& game, RuleContext& context, const Args& args) {
    game.list().clear();
    zones_of(game, context, args).for_each([&](ZoneId zone) {
        for (const PieceId piece : ZoneRange(game.state(), zone))
            game.list().push_back(piece);
    });
    return 0;
}

Arg count(Game& game, RuleContext& context, const Args& args) {
    Arg total = 0;
    zones_of(game, context, args).for_each([&](ZoneId zone) { total += game.state().zone(zone).count; });
    return total;
}

Arg first(Game& game, RuleContext& context, const Args& args) {
    PieceId found;
    zones_of(game, context, args).for_each([&](ZoneId zone) {
        if (!found) found = game.state().zone(zone).front;
    });
    return Event::to_arg(found);
}

Arg places(Game& game, RuleContext&, const Args& args) {
    return family(game, ZoneId{static_cast<std::uint16_t>(args[0])}).def.places;
}

Arg is_marked(Game& game, RuleContext& context, const Args& args) {
    const ZoneArg zone = zone_arg(game, context, args[0], args[1], -1);
    const std::vector<int>& marks = zone.family->def.marks;
    return std::find(marks.begin(), marks.end(), zone.place) != marks.end() ? 1 : 0;
}

Arg shuffle(Game& game, RuleContext& context, const Args& args) {
    Random& random = game.header().random[static_cast<std::size_t>(Stream::Draws)];
    zones_of(game, context, args).for_each([&](ZoneId zone) { game.state().shuffle(zone, random); });
    ++game.header().chance;
    return 0;
}

const Gives kPiece{Type::Piece, "pieces"};

Param zone(std::string doc) { return need("zone", Type::Zone, {}, std::move(doc)); }

std::vector<Param> which_zone() {
    return {zone("Which zone."),
            may("at", Type::Int, {}, "Which place of a row, counted from 1.", "all places", kUnsaid),
            may("of", Type::Piece, "players", "Whose, of a zone that each player has.",
                "that of the player whose turn it is")};
}

}  // namespace

void describe_zone_verbs(Verbs& verbs) {
    verbs.list("pieces", "The pieces of a zone from its front, in a row from its first place.", which_zone(), "pieces",
               pieces, "for _, card in ipairs(player:pieces(\"hand\")) do ... end");
    verbs.query("count", "How many pieces lie in a zone.", which_zone(), kNumber, count,
                "when: {count: {zone: home, at_least: 7}}");
    verbs.query("first", "The first piece of a zone, such as the top of a pile; none: it is empty.", which_zone(),
                kPiece, first, "move: {piece: {first: {zone: deck}}, to: hand}");
    verbs.query("places", "How many places a row has; 0: the zone is no row.", {zone("Which zone.")}, kNumber, places,
                "when: {places: {zone: track, at_least: 12}}");
    verbs.query("is_marked", "Whether a place of a row is one of its `marks`.",
                {zone("Which row."), need("at", Type::Int, {}, "Which place, counted from 1.")}, kTruth, is_marked,
                "when: {is_marked: {zone: track, at: 4}}");
    verbs.change("shuffle", "Brings the pieces of a zone into an order by chance.", which_zone(), kNothing, shuffle,
                 "shuffle: {zone: deck}");
}

}  // namespace briar::script
