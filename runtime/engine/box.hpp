#pragma once

#include <string_view>

#include "runtime/engine/game.hpp"

/// The box: a zone for what is not in play. Pieces lie in it in the order of their numbers, so that the order tells
/// nothing of how they came there.
namespace briar {

/// The role (ZoneInfo::role) of a box.
inline constexpr std::string_view kBoxRole = "box";

/// Puts a piece into the box `box`, face down, unturned, and with fresh counters; without effect when it lies there.
void put_into_box(Game& game, PieceId piece, ZoneId box);

}  // namespace briar
