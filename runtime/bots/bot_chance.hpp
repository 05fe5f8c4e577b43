#pragma once

#include <cstddef>
#include <cstdint>

namespace briar {

class Game;

/// A number for the decision that the game stands at, drawn from the state's `bots` stream and how many choices were
/// made: for streams of a bot's own. The same state gives the same number.
[[nodiscard]] std::uint64_t bot_seed(const Game& game);
/// A number in [0, bound), bound > 0, that depends on the state's `bots` stream and on how many choices were made. The
/// same state gives the same number.
[[nodiscard]] std::size_t bot_chance(const Game& game, std::size_t bound);

}  // namespace briar
