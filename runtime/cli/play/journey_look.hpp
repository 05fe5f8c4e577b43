#pragma once

#include <string>
#include <vector>

namespace briar {
class Game;
}

namespace briar::cli {

/// Everything about a card, hero, item or location of the journey by its name or id, in lines; without a name about the
/// location where the pawn stands; empty: there is none.
[[nodiscard]] std::vector<std::string> look_at_journey(const Game& game, const std::string& what);

}  // namespace briar::cli
