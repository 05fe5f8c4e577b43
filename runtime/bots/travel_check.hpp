#pragma once

#include <cstddef>

namespace briar {
class Game;
}

/// The greedy bot in skill checks: whether they are worth their price, and what pays best.
namespace briar::greedy {

/// The phase's own decision: fail, use something, or begin to pay.
[[nodiscard]] std::size_t choose_in_check(Game& game);
/// What pays for the next icon, once paying has begun.
[[nodiscard]] std::size_t choose_means(Game& game);

}  // namespace briar::greedy
