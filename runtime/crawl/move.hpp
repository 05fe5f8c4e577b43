#pragma once

#include "runtime/crawl/crawl_data.hpp"

/// CF-3.1, CF-5.2: moving from tile to tile, and what landing on one brings.
namespace briar::crawl {

/// The AP that a step costs the hero; -1: not allowed (no way, or a rule says no).
[[nodiscard]] int step_cost(Game& game, PieceId hero, PieceId to);
/// The same where there is known to be a way from the hero's tile.
[[nodiscard]] int way_cost(Game& game, PieceId hero, PieceId from, PieceId to);
/// Moves the hero to a tile (next to it or not) and resolves the landing: `moving`, `entered`, then encounters
/// (CF-5.2, CF-5.3). The cost has been paid. False: a rule forbade the move, the hero stays.
Flow<bool> move_to(Game& game, PieceId hero, PieceId tile);
/// Puts the hero on a tile without anything being resolved.
void put(Game& game, PieceId hero, PieceId tile);
/// What follows landing: `entered`, then encounters as long as the hero stands there.
Flow<void> land(Game& game, PieceId hero, PieceId from);

}  // namespace briar::crawl
