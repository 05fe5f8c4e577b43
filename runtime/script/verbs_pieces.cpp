// Verbs about single pieces: where they are, whose they are, moving and turning them.
#include <utility>

#include "runtime/script/verbs.hpp"
#include "runtime/script/zone_args.hpp"

namespace briar::script {
namespace {

bool is_piece(const Game& game, PieceId piece) { return player_index(game, piece) < 0; }

/// The piece given; refuses none, and players.
PieceId given_piece(const Game& game, const RuleContext& context, Arg arg) {
    return meant(game, context, piece_arg(arg), is_piece, "a piece");
}

const ZoneUse& use_of(const Game& game, const RuleContext& context, Arg piece) {
    return data(game).uses[game.state().piece(given_piece(game, context, piece)).zone.value];
}

Arg zone_of(Game& game, RuleContext& context, const Args& args) {
    const auto index = static_cast<std::size_t>(use_of(game, context, args[0]).family);
    return game.keep_text(data(game).families[index].id).value;
}

Arg place_of(Game& game, RuleContext& context, const Args& args) { return use_of(game, context, args[0]).place; }

Arg is_in(Game& game, RuleContext& context, const Args& args) {
    return use_of(game, context, args[0]).family == data(game).uses[static_cast<std::size_t>(args[1])].family ? 1 : 0;
}

Arg owner(Game& game, RuleContext& context, const Args& args) {
    return Event::to_arg(data(game).owners[given_piece(game, context, args[0]).value]);
}

Arg side(Game& game, RuleContext& context, const Args& args) {
    return game.state().piece(given_piece(game, context, args[0])).face + 1;
}

Arg flip(Game& game, RuleContext& context, const Args& args) {
    const PieceId turned = given_piece(game, context, args[0]);
    const int sides = data(game).defs[turned.value].sides;
    Piece& piece = game.state().piece(turned);
    const Arg to = args[1] == kUnsaid ? (piece.face + 1) % sides + 1 : args[1];
    if (to < 1 || to > sides) {
        refuse(
            game, context,
            game.rules().name(turned) + " has the sides 1 to " + std::to_string(sides) + ", not " + std::to_string(to));
    }
    piece.face = static_cast<std::uint8_t>(to - 1);
    return to;
}

Flow<Arg> move(Game& game, RuleContext& context, Args args) {
    const PieceId piece = given_piece(game, context, args[0]);
    const ZoneId from = game.state().piece(piece).zone;
    const ZoneId to = one_zone_arg(game, context, args[1], args[2], args[3]);
    if (args[4] != 0) {
        game.state().move_to_front(piece, to);
    } else {
        game.state().move_to_back(piece, to);
    }
    if (game.rules().zones[to.value].sight < game.rules().zones[from.value].sight) game.revealed();
    Event moved(data(game).words.moved, piece, game.header().hero);
    co_await game.announce(moved);
    co_return 0;
}

Param piece(std::string doc) { return need("piece", Type::Piece, "pieces", std::move(doc)); }

}  // namespace

void describe_piece_verbs(Verbs& verbs) {
    verbs.query("zone_of", "The zone that a piece lies in, by its name in the scenario.", {piece("The piece.")}, kText,
                zone_of, "if piece:zone_of() == \"home\" then ... end");
    verbs.query("place_of", "The place in its row that a piece lies on, counted from 1; 0: no row.",
                {piece("The piece.")}, kNumber, place_of, "when: {place_of: {piece: piece, at_least: 4}}");
    verbs.query("is_in", "Whether a piece lies in a zone, whoever's and at whichever place.",
                {piece("The piece."), need("zone", Type::Zone, {}, "The zone.")}, kTruth, is_in,
                "when: {is_in: {piece: piece, zone: home}}");
    verbs.query("owner", "The player whose a piece is; none: the table's.", {piece("The piece.")},
                {Type::Piece, "players"}, owner, "next_turn: {owner: {piece: piece}}");
    verbs.query("side", "The side of a piece that is up, counted from 1.", {piece("The piece.")}, kNumber, side,
                "when: {side: {piece: piece, is: 2}}");
    verbs.change("flip", "Turns a piece to another side; gives that side.",
                 {piece("The piece."), may("to", Type::Int, {}, "Which side.", "the next one", kUnsaid)}, kNumber, flip,
                 "flip: {piece: piece}");
    verbs.flow("move", "Moves a piece to a zone, behind what lies there; rules may answer with `moved`.",
               {piece("What is moved."), need("to", Type::Zone, {}, "Where to."),
                may("at", Type::Int, {}, "The place in a row, counted from 1.", "none: the zone is no row", kUnsaid),
                may("of", Type::Piece, "players", "Whose, of a zone that each player has.",
                    "that of the player whose turn it is"),
                may("front", Type::Bool, {}, "Before what lies there instead.", "false", 0)},
               kNothing, move, "move: {piece: piece, to: home}");
}

}  // namespace briar::script
