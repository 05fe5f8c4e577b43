#pragma once

#include "runtime/cli/play/styled.hpp"
#include "runtime/cli/play/table_view.hpp"

namespace briar::cli {

/// The row of location cards of the journey, with the numbers that meet between neighbours; a descending row steps down
/// from card to card. At most so large: the pawn's card and what lies next to it come first.
[[nodiscard]] Lines draw_row(const Game& game, Room room);
/// The whole row, card by card, in as many bands as the width needs.
[[nodiscard]] Lines draw_whole_row(const Game& game);

}  // namespace briar::cli
