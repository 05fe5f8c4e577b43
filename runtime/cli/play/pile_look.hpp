#pragma once

#include <functional>
#include <string>
#include <vector>

#include "runtime/engine/ids.hpp"

/// What lies in a zone, for whoever sits at the screen: a hand, a pile, a bag. The same for all systems.
namespace briar {
class Game;
}

namespace briar::cli {

/// Whether who decides may see what lies there; at one screen everybody looks, so others' secrets stay covered.
[[nodiscard]] bool is_open(const Game& game, ZoneId zone);

/// Zones that people may ask for by a word: those whose name or sort is called so, in any case.
[[nodiscard]] std::vector<ZoneId> piles_called(const Game& game, const std::string& word);

/// A piece of a pile in a line.
using PieceLine = std::function<std::string(PieceId)>;
/// What lies in each: alike pieces are counted; of covered ones only how many there are. Empty ones that belong to
/// somebody are left out.
[[nodiscard]] std::vector<std::string> look_at_piles(const Game& game, const std::vector<ZoneId>& piles,
                                                     const PieceLine& line);
/// The same with the pieces' names, for all piles called so; empty: there is no such pile.
[[nodiscard]] std::vector<std::string> look_at_piles(const Game& game, const std::string& word);

}  // namespace briar::cli
