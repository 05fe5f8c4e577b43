// Verbs about single pieces: where they are, whose they are, moving and turning them.
#include <utility>

#include "runtime/script/verbs.hpp"
#include "runtime/script/zone_args.hpp"

namespace briar::script {
namespace {

const ZoneUse& use_of(const Game& game, Arg piece) {
    return data(game).uses[game.state().piece(piece_arg(piece)).zone.value];
}

Arg zone_of(Game& game, RuleContext&, const Args& args) {
    const auto index = static_cast<std::size_t>(use_of(game, args[0]).family);
    return game.keep_text(data(game).families[index].id).value;
}

Arg place_of(Game& game, RuleContext&, const Args& args) { return use_of(game, args[0]).place; }

Arg is_in(Game& game, RuleContext&, const Args& args) {
    return use_of(game, args[0]).family == data(game).uses[static_cast<std::size_t>(args[1])].family ? 1 : 0;
}

Arg owner(Game& game, RuleContext&, const Args& args) {
    return Event::to_arg(data(game).owners[static_cast<std::size_t>(args[0])]);
}

Arg side(Game& game, RuleContext&, const Args& args) { return game.state().piece(piece_arg(args[0])).face + 1; }

Arg flip(Game& game, RuleContext& context, const Args& args) {
    const int sides = data(game).defs[static_cast<std::size_t>(args[0])].sides;
    Piece& piece = game.state().piece(piece_arg(args[0]));
    const Arg to = args[1] == kUnsaid ? (piece.face + 1) % sides + 1 : args[1];
    if (to < 1 || to > sides) {
        refuse(context, game.rules().name(piece_arg(args[0])) + " has the sides 1 to " + std::to_string(sides) +
                            ", not " + std::to_string(to));
    }
    piece.face = static_cast<std::uint8_t>(to - 1);
    return to;
}

Flow<Arg> move(Game& game, RuleContext& context, Args args) {
    const PieceId piece = piece_arg(args[0]);
    const ZoneId from = game.state().piece(piece).zone;
    const ZoneId to = one_zone_arg(game, context, args[1], args[2], args[3]);
    if (args[4] != 0) {
        game.state().move_to_front(piece, to);
    } else {
        game.state().move_to_back(piece, to);
    }
    if (game.rules().zones[to.value].sight < game.rules().zones[from.value].sight) game.revealed();
    Event moved(data(game).moved_event, piece, game.header().hero);
    co_await game.announce(moved);
    co_return 0;
}

Param piece_param(const char* doc) { return required_param("piece", Type::Piece, "pieces", doc); }

void add(Registry& registry, VerbSpec spec, VerbCall call) {
    spec.call = call;
    registry.add(std::move(spec));
}

void describe_move(Registry& registry) {
    VerbSpec spec = verb_spec("move", VerbSort::Flow,
                              "Moves a piece to a zone, behind what lies there; rules may answer with `moved`.",
                              {piece_param("What is moved."), required_param("to", Type::Zone, {}, "Where to."),
                               optional_param("at", Type::Int, {}, "The place in a row, counted from 1.",
                                              "none: the zone is no row", kUnsaid),
                               optional_param("of", Type::Piece, "players", "Whose, of a zone that each player has.",
                                              "that of the player whose turn it is"),
                               optional_param("front", Type::Bool, {}, "Before what lies there instead.", "false", 0)},
                              Type::None, "move: {piece: piece, to: home}");
    spec.flow = move;
    registry.add(std::move(spec));
}

}  // namespace

void describe_piece_verbs(Registry& registry) {
    add(registry,
        verb_spec("zone_of", VerbSort::Query, "The zone that a piece lies in, by its name in the scenario.",
                  {piece_param("The piece.")}, Type::Text, "if piece:zone_of() == \"home\" then ... end"),
        zone_of);
    add(registry,
        verb_spec("place_of", VerbSort::Query, "The place in its row that a piece lies on, counted from 1; 0: no row.",
                  {piece_param("The piece.")}, Type::Int, "when: {place_of: {piece: piece, at_least: 4}}"),
        place_of);
    add(registry,
        verb_spec("is_in", VerbSort::Query, "Whether a piece lies in a zone, whoever's and at whichever place.",
                  {piece_param("The piece."), required_param("zone", Type::Zone, {}, "The zone.")}, Type::Bool,
                  "when: {is_in: {piece: piece, zone: home}}"),
        is_in);
    VerbSpec whose = verb_spec("owner", VerbSort::Query, "The player whose a piece is; none: the table's.",
                               {piece_param("The piece.")}, Type::Piece, "next_turn: {owner: {piece: piece}}");
    whose.result_kinds = "players";
    add(registry, std::move(whose), owner);
    add(registry,
        verb_spec("side", VerbSort::Query, "The side of a piece that is up, counted from 1.",
                  {piece_param("The piece.")}, Type::Int, "when: {side: {piece: piece, is: 2}}"),
        side);
    add(registry,
        verb_spec(
            "flip", VerbSort::Change, "Turns a piece to another side; gives that side.",
            {piece_param("The piece."), optional_param("to", Type::Int, {}, "Which side.", "the next one", kUnsaid)},
            Type::Int, "flip: {piece: piece}"),
        flip);
    describe_move(registry);
}

}  // namespace briar::script
