#pragma once

#include "runtime/crawl/crawl_data.hpp"

/// CF-12: spaces, carrying, trading, dropping, picking up.
namespace briar::crawl {

/// CF-12.2: whether an item works where it is.
[[nodiscard]] bool active(const Game& game, PieceId item);
/// The hero that carries a piece; none.
[[nodiscard]] PieceId bearer(const Game& game, PieceId item);
/// Free spaces of a sort; items and status tokens fill them.
[[nodiscard]] int free_spaces(Game& game, PieceId hero, ZoneId space);
/// The best free space for an item: where it works; else the backpack, then a hand. None: no room.
[[nodiscard]] ZoneId room_for(Game& game, PieceId hero, PieceId item);
/// Gives an item to a hero: a free space, or the seat chooses what to leave instead (CF-9.1). Announces `gained`.
Flow<void> gain(Game& game, PieceId hero, PieceId item);
/// Takes an item from its bearer and puts it into `to` (announces `losing`); false: a rule forbade it.
Flow<bool> lose(Game& game, PieceId item, ZoneId to);
/// Everything a hero carries falls on a tile (CF-9.3).
void drop_everything(Game& game, PieceId hero, PieceId tile);
/// Offers the free actions of CF-12.3, 12.4: one option that opens them, and one for each thing to pick up.
void offer_inventory(Game& game, PieceId hero, bool in_fight);
[[nodiscard]] bool is_inventory(const Option& option);
Flow<void> do_inventory(Game& game, PieceId hero, Option option, bool in_fight);

}  // namespace briar::crawl
