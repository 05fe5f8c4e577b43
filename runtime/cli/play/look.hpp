#pragma once

#include <string>
#include <vector>

namespace briar {
class Game;
}

namespace briar::cli {

/// Everything about a tile by its place, or about a piece by its name or id, in lines; empty: there is none.
[[nodiscard]] std::vector<std::string> look_at(const Game& game, const std::string& what);

}  // namespace briar::cli
