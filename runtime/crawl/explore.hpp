#pragma once

#include "runtime/crawl/crawl_data.hpp"

/// CF-4: drawing tiles and laying them.
namespace briar::crawl {

/// What came of drawing a tile.
struct Laid {
    PieceId tile;  ///< none: it did not fit (CF-4.2), or there was none
};
/// CF-4.4: whether revealing a tile is offered to the hero where it stands (AP are not looked at).
[[nodiscard]] bool can_reveal(Game& game, PieceId hero);
/// The AP that revealing a tile costs the hero where it stands.
[[nodiscard]] int reveal_cost(Game& game, PieceId hero);
/// Draws a tile of the hero's realm and lets the hero lay it next to where it stands; `revealed` and, for the last
/// tile, `stack_emptied` are announced. The cost has been paid.
Flow<Laid> reveal(Game& game, PieceId hero);
/// Lays a certain tile next to `beside` (or at the nearest open edge when nothing fits there), chosen by the hero's
/// seat where there are several ways; false: it fits nowhere (CF-15.1).
Flow<bool> lay_beside(Game& game, PieceId hero, PieceId tile, PieceId beside);
/// CF-4.5: declares a realm complete and announces `stack_emptied`, if its stack is empty or nothing fits any more.
Flow<void> complete_realm(Game& game, PieceId hero, int realm);

}  // namespace briar::crawl
