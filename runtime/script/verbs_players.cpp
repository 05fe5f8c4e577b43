// Verbs about who plays and whose turn it is.
#include <utility>

#include "runtime/script/verbs.hpp"
#include "runtime/script/zone_args.hpp"

namespace briar::script {
namespace {

PieceId on_turn(const Game& game) { return game.header().hero; }

int seat_number(const Game& game, PieceId player) { return seat_index(game, player) + 1; }

Arg next_turn(Game& game, RuleContext& context, const Args& args) {
    script(game).next = player_arg(game, context, args[0]);
    return 0;
}

const Gives kPlayer{Type::Piece, "players"};

Param player(std::string doc) {
    return may("player", Type::Piece, "players", std::move(doc), "the one whose turn it is");
}

}  // namespace

void describe_player_verbs(Verbs& verbs) {
    verbs.list("players", "All who play, in the order of the turns.", {}, "players", of_game<seated>,
               "for _, player in ipairs(game:players()) do player:set_counter(\"score\", 0) end");
    verbs.query("on_turn", "The player whose turn it is.", {}, kPlayer, of_game<on_turn>, "next_turn: {on_turn: true}");
    verbs.query("next_player", "The player whose turn follows in the order of the seats.", {player("After whom.")},
                kPlayer, of_piece<following, player_arg>, "next_turn: {next_player: {player: player}}");
    verbs.query("seat", "Where a player sits, counted from 1.", {player("Who.")}, kNumber,
                of_piece<seat_number, player_arg>, "when: {seat: {is: 1}}");
    verbs.change("next_turn",
                 "Says whose turn follows this one, instead of the next player's. In `set_up`: who begins.",
                 {player("Whose.")}, kNothing, next_turn, "next_turn: {on_turn: true}");
}

}  // namespace briar::script
