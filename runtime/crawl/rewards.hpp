#pragma once

#include "runtime/crawl/crawl_data.hpp"

/// CF-9.1: what a won fight brings.
namespace briar::crawl {

/// Takes the token as a kill, announces `killed`, draws the items. `may_share`: CF-10.6, the partner may get of it.
Flow<void> win(Game& game, PieceId hero, PieceId monster, PieceId may_share, bool ranged);
/// A monster died and nobody gets anything for it: its token goes back to the box.
void take_away(Game& game, PieceId monster);
/// Draws items from a bag and finds room for them (CF-9.1, 12); `may_share` as for `win`.
Flow<void> draw_items_from(Game& game, PieceId hero, ZoneId bag, int count, PieceId may_share);
/// CF-9.1: items for a kill by the starting health of the side that is up.
[[nodiscard]] int reward_for(Game& game, PieceId hero, PieceId monster);

}  // namespace briar::crawl
