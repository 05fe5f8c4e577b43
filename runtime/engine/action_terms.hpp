#pragma once

#include <vector>

#include "runtime/engine/game.hpp"

/// What an action asks of who does it: how often, for how much, to whom. For the engine's own files.
namespace briar {

/// Whether it was done as often as it may be, in this turn, fight or game.
[[nodiscard]] bool used_up_limit(const Game& game, const Action& of, PieceId hero, PieceId carrier);
/// Notes that it is being done.
void stamp_limit(Game& game, const Action& of, PieceId hero, PieceId carrier);

/// What its cost of this number is at this moment. The first one goes through the value `action_cost`.
[[nodiscard]] int cost_now(Game& game, const Action& of, std::size_t index, PieceId hero, PieceId carrier);
void pay(Game& game, const Action& of, PieceId hero, PieceId carrier);

/// What the hero may choose that is as the action asks of its target.
void list_targets(Game& game, const Action& of, PieceId hero, PieceId carrier, std::vector<Arg>& targets);

}  // namespace briar
