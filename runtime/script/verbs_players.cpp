// Verbs about who plays and whose turn it is.
#include <utility>

#include "runtime/script/verbs.hpp"
#include "runtime/script/zone_args.hpp"

namespace briar::script {
namespace {

Arg players(Game& game, RuleContext&, const Args&) {
    const auto all = seated(game);
    game.list().assign(all.begin(), all.end());
    return 0;
}

Arg on_turn(Game& game, RuleContext&, const Args&) { return Event::to_arg(game.header().hero); }

Arg next_player(Game& game, RuleContext& context, const Args& args) {
    return Event::to_arg(following(game, player_arg(game, context, args[0])));
}

Arg seat(Game& game, RuleContext& context, const Args& args) {
    return seat_index(game, player_arg(game, context, args[0])) + 1;
}

Arg next_turn(Game& game, RuleContext& context, const Args& args) {
    script(game).next = player_arg(game, context, args[0]);
    return 0;
}

Param player(std::string doc) {
    return optional_param("player", Type::Piece, "players", std::move(doc), "the one whose turn it is");
}

}  // namespace

void describe_player_verbs(Registry& registry) {
    VerbSpec all = verb_spec("players", VerbSort::Query, "All who play, in the order of the turns.", {}, Type::Pieces,
                             "for _, player in ipairs(game:players()) do player:set_counter(\"score\", 0) end");
    all.result_kinds = "players";
    all.call = players;
    registry.add(std::move(all));

    VerbSpec now = verb_spec("on_turn", VerbSort::Query, "The player whose turn it is.", {}, Type::Piece,
                             "next_turn: {on_turn: true}");
    now.result_kinds = "players";
    now.call = on_turn;
    registry.add(std::move(now));

    VerbSpec next =
        verb_spec("next_player", VerbSort::Query, "The player whose turn follows in the order of the seats.",
                  {player("After whom.")}, Type::Piece, "next_turn: {next_player: {player: player}}");
    next.result_kinds = "players";
    next.call = next_player;
    registry.add(std::move(next));

    VerbSpec number = verb_spec("seat", VerbSort::Query, "Where a player sits, counted from 1.", {player("Who.")},
                                Type::Int, "when: {seat: {is: 1}}");
    number.call = seat;
    registry.add(std::move(number));

    VerbSpec then =
        verb_spec("next_turn", VerbSort::Change,
                  "Says whose turn follows this one, instead of the next player's. In `set_up`: who begins.",
                  {player("Whose.")}, Type::None, "next_turn: {on_turn: true}");
    then.call = next_turn;
    registry.add(std::move(then));
}

}  // namespace briar::script
