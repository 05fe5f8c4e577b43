#pragma once

#include <string>
#include <vector>

#include "runtime/engine/ids.hpp"
#include "runtime/source/diagnostic.hpp"

namespace briar {
class Game;
}

/// "Why not?": what cannot be done at this moment, with the reason and where it is written.
namespace briar::editor {

struct WhyNot {
    std::string what;  ///< `Search the mill`
    std::string why;   ///< a sentence
    Place place;       ///< where what says so is written; no file: it is the system's own rule
};

/// What whoever is asked cannot do: actions of all that could offer some, what rules named but did not allow, and what
/// the system's own rules bar. Empty when nobody is asked.
[[nodiscard]] std::vector<WhyNot> why_not(const Game& game);
/// The same about one piece.
[[nodiscard]] std::vector<WhyNot> why_not(const Game& game, PieceId piece);

}  // namespace briar::editor
