#pragma once

#include <cstddef>

namespace briar {
class Game;
}

/// The greedy bot on a journey.
namespace briar::greedy {

/// The option to take at a decision of the journey.
[[nodiscard]] std::size_t choose_on_journey(Game& game);

}  // namespace briar::greedy
