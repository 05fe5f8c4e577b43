#pragma once

#include <optional>
#include <vector>

#include "editor/playing/why_not.hpp"

namespace briar {
class Game;
}

/// Why a hero cannot go somewhere, in games with a map of tiles.
namespace briar::editor {

/// Of the hero's own sides: those one cannot go through, and why nothing can be explored. `probe` is a copy.
[[nodiscard]] std::vector<WhyNot> closed_ways(Game& probe, PieceId hero);
/// Why the hero cannot step on a laid tile; none: it can, or the piece is no tile of the map.
[[nodiscard]] std::optional<WhyNot> no_way_to(Game& probe, PieceId hero, PieceId tile);

}  // namespace briar::editor
