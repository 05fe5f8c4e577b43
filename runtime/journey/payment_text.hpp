#pragma once

#include <string>

#include "runtime/journey/paying.hpp"

/// Paying in words.
namespace briar::journey {

/// How a set of cards comes to its best worth: `Long stride 3 doubled by Echo + Bash 2`. `cards` are bits by place in
/// the purse; empty: none.
[[nodiscard]] std::string set_text(const Game& game, const Purse& purse, CardSet cards);
/// What a doubler may do besides counting its own points: `, or doubles another card`; nothing where nothing is
/// doubled.
[[nodiscard]] std::string doubler_text(Doubling doubling);
/// FR-2.3: `your last cards, and so the game is lost`.
[[nodiscard]] std::string last_cards_text(int cards);
/// How far the points that are needed have come, and what they are made of: `1 of 9 points still needed (4 printed, 5
/// rolled; 8 from abilities)`. `what` is `points` or `movement points`.
[[nodiscard]] std::string needed_text(const Game& game, Side side, int needed, const std::string& what);

}  // namespace briar::journey
