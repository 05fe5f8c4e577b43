#pragma once

#include "runtime/crawl/crawl_data.hpp"

/// CF-5: unrevealed monsters, drawing monsters, meeting them.
namespace briar::crawl {

/// CF-5.1: puts the token of an unrevealed monster on a tile just laid that carries the symbol.
void mark_monster_tile(Game& game, PieceId tile);
[[nodiscard]] bool has_unrevealed(const Game& game, PieceId tile);
/// The first monster on a tile; none.
[[nodiscard]] PieceId monster_on(const Game& game, PieceId tile);
/// CF-5.5: draws a monster from a bag of the tile's realm and puts it on the tile at full health on the right side
/// (CF-5.4). None: there is no bag (null), or it and what was traded in are empty.
Flow<PieceId> draw_monster(Game& game, PieceId hero, PieceId tile, const BagData* bag);
/// CF-5.2, CF-8.3: replaces the tile's token by a drawn monster, which is returned; none when nothing appears.
Flow<PieceId> reveal_monster(Game& game, PieceId hero, PieceId tile);
/// The first living monster on the tile that would fight the hero and does not fight already; none.
[[nodiscard]] PieceId next_opponent(Game& game, PieceId hero, PieceId tile);
/// CF-5.2, CF-5.3: reveals and fights what is on the hero's tile.
Flow<void> encounter(Game& game, PieceId hero);
/// Takes a monster from the box and puts it on a tile; none when there is none left. `health_value` 0: its own.
PieceId spawn(Game& game, DefId monster, PieceId tile, int health_value);
/// CF-9.6: monsters that live at the end of a turn are at full health again.
void heal_monsters(Game& game);

}  // namespace briar::crawl
