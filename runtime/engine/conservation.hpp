#pragma once

#include <string>

/// Pieces are conserved: each is in exactly one zone, and zones know what they hold.
namespace briar {

class Game;

/// The first broken link between pieces and zones, in words; empty: none.
[[nodiscard]] std::string lost_piece(const Game& game);

}  // namespace briar
