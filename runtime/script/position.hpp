#pragma once

#include <vector>

#include "runtime/content/schema.hpp"
#include "runtime/source/diagnostic.hpp"

/// Positions of the script system:
///
///     players: [{player: white, score: 3}, {player: black}]     # in the order of the turns
///     next: white                                               # where somebody said so
///     zones:
///       reserve: {white: [white-man#3, white-man#4], black: []}  # each player has one
///       middle: {5: [black-man#2]}                              # a row of places
///       entry: {white: {2: [white-man#1]}}                      # both
///       pool: [red, green]                                      # a zone of the table
///     pieces: [{piece: white-man#3, side: 2, wounds: 1}]        # what is not as at first
///
/// Whose turn it is stands in the engine's part (`game: {hero: black}`); without it the first of the players begins.
/// A zone's pieces come from its front; those that a position does not name lie behind them where the fresh game has
/// them.
namespace briar {
class Game;
class Node;
class Tree;
}  // namespace briar

namespace briar::script {

void write_position(const Game& game, Tree& position);
void read_position(Game& game, const Node& position, Diagnostics& diagnostics);
[[nodiscard]] std::vector<Property> position_keys();

}  // namespace briar::script
