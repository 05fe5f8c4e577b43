#pragma once

#include "runtime/crawl/crawl_data.hpp"

/// CF-8: shooting, and the charge of what survives it.
namespace briar::crawl {

/// Offers every shot the hero can make now: active ranged items, targets in line and range, AP.
void offer_shots(Game& game, PieceId hero);
[[nodiscard]] bool is_shot(const Option& option);
/// Makes a shot that was offered.
Flow<void> shoot(Game& game, Option option);
/// CF-8.2 to CF-8.5 for any ranged attack, by item or by rule: reveals the target tile's monster if need be, does the
/// damage, then kill or charge. `item` may be none.
Flow<void> ranged_damage(Game& game, PieceId hero, PieceId monster, PieceId item, int amount);
/// CF-8.4: the monster runs to the hero's tile and must be fought there.
Flow<void> charge(Game& game, PieceId monster, PieceId hero);

}  // namespace briar::crawl
