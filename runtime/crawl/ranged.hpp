#pragma once

#include "runtime/crawl/crawl_data.hpp"

/// CF-8: shooting, and the charge of what survives it.
namespace briar::crawl {

/// Offers every shot the hero can make now: active ranged items, targets in line and range, AP.
void offer_shots(Game& game, PieceId hero);
[[nodiscard]] bool is_shot(const Option& option);
/// Makes a shot that was offered: pays, reveals, rolls, and so on. The hero whose turn it is shoots.
Flow<void> shoot(Game& game, Option option);
/// The monster that an attack from afar meets: a monster itself; for a tile, or what lies on it, the unrevealed one,
/// which is revealed now (CF-8.3). None: nothing is or appears there.
Flow<PieceId> ranged_target(Game& game, PieceId hero, PieceId target);
/// CF-8.2 to CF-8.5 for any ranged attack, by item or by rule: reveals the target tile's monster if need be (`target`:
/// a monster, or a tile or token as in `ranged_target`), does the damage, then kill or charge. `item` may be none.
Flow<void> ranged_damage(Game& game, PieceId hero, PieceId target, PieceId item, int amount);
/// CF-8.4: the monster runs to the hero's tile and must be fought there.
Flow<void> charge(Game& game, PieceId monster, PieceId hero);

}  // namespace briar::crawl
