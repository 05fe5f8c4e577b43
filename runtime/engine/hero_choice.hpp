#pragma once

#include <vector>

#include "runtime/engine/game.hpp"

/// Who plays: the wishes of a set-up held against what a scenario has. All throw SetupError in plain words.
namespace briar {

/// How many may play.
void check_seats(const Game& game, const Setup& setup);
/// The heroes that the set-up names by id or name, in its order; each must be one of `candidates`, once. An empty name
/// is drawn by chance among those that are not named; when the last one is empty, as many are drawn as `least` needs.
[[nodiscard]] std::vector<PieceId> wished_heroes(Game& game, const std::vector<PieceId>& candidates, const Setup& setup,
                                                 int least);
/// So many of `candidates` by chance, all of them when there are fewer.
[[nodiscard]] std::vector<PieceId> heroes_by_chance(Game& game, std::vector<PieceId> candidates, int count);

}  // namespace briar
