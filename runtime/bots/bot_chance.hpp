#pragma once

#include <cstddef>

namespace briar {

class Game;

/// A number in [0, bound), bound > 0, that depends on the state's `bots` stream and on how many choices were made. The
/// same state gives the same number.
[[nodiscard]] std::size_t bot_chance(const Game& game, std::size_t bound);

}  // namespace briar
