#pragma once

#include "runtime/crawl/crawl_data.hpp"

/// CF-2, CF-3: the order of turns, and a turn from its start to its end.
namespace briar::crawl {

/// The whole game from a fresh or quiescent state.
Flow<void> play(Game& game);
/// Ends the running turn as soon as what runs is done (CF-3.3).
void end_turn_soon(Game& game);
/// Whether the running turn is to end, or the game is over.
[[nodiscard]] bool turn_is_over(const Game& game);

}  // namespace briar::crawl
