#pragma once

#include <array>

#include "runtime/crawl/crawl_data.hpp"

/// CF-12.1, CF-12.2: the four sorts of spaces, what may lie in each, and how much it fills.
namespace briar::crawl {

/// The spaces that things fill, in the order hands, boots, armour, backpack.
[[nodiscard]] std::array<ZoneId, 4> spaces_of(const Game& game, PieceId hero);
/// How many spaces of that sort the hero has.
[[nodiscard]] int capacity(const Game& game, PieceId hero, ZoneSort sort);
/// Whether an item or a status may lie in spaces of that sort.
[[nodiscard]] bool may_lie(const Game& game, PieceId piece, ZoneSort sort);
/// How many spaces of that sort a piece fills.
[[nodiscard]] int fills(Game& game, PieceId hero, PieceId piece, ZoneSort sort);
/// As `room_for`, if `leaving` (of the same hero; may be none) were not there.
[[nodiscard]] ZoneId room_without(Game& game, PieceId hero, PieceId item, PieceId leaving);

}  // namespace briar::crawl
