#pragma once

#include "runtime/crawl/crawl_data.hpp"

/// CF-10, CF-20.2: calling another hero into a fight.
namespace briar::crawl {

/// Offers to call each hero who could come, at the start of a round.
void offer_tags(Game& game, PieceId hero);
[[nodiscard]] bool is_tag(const Option& option);
/// Calls: pays, asks for consent (or lets the die refuse), walks the partner here with its own AP, special tiles
/// resolved. Afterwards `fight.partner` is set if it arrived.
Flow<void> call(Game& game, PieceId hero, Option option);
/// CF-8.4: another hero on the tile becomes partner without cost, chosen by the hero's seat.
Flow<void> join_from_tile(Game& game, PieceId hero);

}  // namespace briar::crawl
