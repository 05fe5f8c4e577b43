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

std::vector<Param> zone_params(const char* doc) {
    return {required_param("zone", Type::Zone, {}, doc),
            optional_param("at", Type::Int, {}, "Which place of a row, counted from 1.", "all places", kUnsaid),
            optional_param("of", Type::Piece, "players", "Whose, of a zone that each player has.",
                           "that of the player whose turn it is")};
}

void add(Registry& registry, VerbSpec spec, VerbCall call, std::string result_kinds = {}) {
    spec.call = call;
    spec.result_kinds = std::move(result_kinds);
    registry.add(std::move(spec));
}

}  // namespace

void describe_zone_verbs(Registry& registry) {
    add(registry,
        verb_spec("pieces", VerbSort::Query, "The pieces of a zone from its front, in a row from its first place.",
                  zone_params("Which zone."), Type::Pieces,
                  "for _, card in ipairs(player:pieces(\"hand\")) do ... end"),
        pieces, "pieces");
    add(registry,
        verb_spec("count", VerbSort::Query, "How many pieces lie in a zone.", zone_params("Which zone."), Type::Int,
                  "when: {count: {zone: home, at_least: 7}}"),
        count);
    add(registry,
        verb_spec("first", VerbSort::Query, "The first piece of a zone, such as the top of a pile; none: it is empty.",
                  zone_params("Which zone."), Type::Piece, "move: {piece: {first: {zone: deck}}, to: hand}"),
        first, "pieces");
    add(registry,
        verb_spec("places", VerbSort::Query, "How many places a row has; 0: the zone is no row.",
                  {required_param("zone", Type::Zone, {}, "Which zone.")}, Type::Int,
                  "when: {places: {zone: track, at_least: 12}}"),
        places);
    add(registry,
        verb_spec("is_marked", VerbSort::Query, "Whether a place of a row is one of its `marks`.",
                  {required_param("zone", Type::Zone, {}, "Which row."),
                   required_param("at", Type::Int, {}, "Which place, counted from 1.")},
                  Type::Bool, "when: {is_marked: {zone: track, at: 4}}"),
        is_marked);
    add(registry,
        verb_spec("shuffle", VerbSort::Change, "Brings the pieces of a zone into an order by chance.",
                  zone_params("Which zone."), Type::None, "shuffle: {zone: deck}"),
        shuffle);
}

}  // namespace briar::script
