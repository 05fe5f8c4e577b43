#pragma once

#include <cstddef>
#include <cstring>
#include <optional>

#include "runtime/bots/fight_odds.hpp"
#include "runtime/engine/game.hpp"

/// The parts of the greedy bot, one for each sort of decision. Internal to this room.
namespace briar::greedy {

[[nodiscard]] inline bool is(const Option& option, const char* kind) {
    return std::strcmp(option.kind->name, kind) == 0;
}
[[nodiscard]] inline bool asks(const Game& game, const char* prompt) {
    return std::strcmp(game.decision().prompt->name, prompt) == 0;
}
[[nodiscard]] inline PieceId piece_at(const Option& option, std::size_t index) {
    const Arg value = option.args[index];
    return value < 0 ? PieceId{} : PieceId{static_cast<std::uint16_t>(value)};
}
/// The first option of a kind.
[[nodiscard]] std::optional<std::size_t> first_of(const Game& game, const char* kind);

/// The odds of a hero against a monster where it stands; a wounded one counts as it is.
[[nodiscard]] FightOdds odds_against(Game& game, PieceId hero, PieceId monster);
/// The average over what the bag of the tile's realm holds.
[[nodiscard]] FightOdds odds_against_unknown(Game& game, PieceId hero, PieceId tile);
/// What an item is worth to a hero, roughly in points of combat.
[[nodiscard]] double item_worth(const Game& game, PieceId item);

/// Where a hero would go who stood on the tile `from`; `from` itself when nothing draws it away.
[[nodiscard]] PieceId next_goal(Game& game, PieceId hero, PieceId from);

[[nodiscard]] std::size_t choose_turn(Game& game);
[[nodiscard]] std::size_t choose_fight(Game& game);
[[nodiscard]] std::size_t choose_placement(const Game& game);
[[nodiscard]] std::size_t choose_room(const Game& game);

}  // namespace briar::greedy
