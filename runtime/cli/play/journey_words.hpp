#pragma once

#include <string>

#include "runtime/engine/ids.hpp"

namespace briar {
class Game;
namespace journey {
struct Consequence;
}
}  // namespace briar

/// Short words for the numbers on the journey's cards.
namespace briar::cli {

/// `2hp 1 hero`: as much as fits on a card.
[[nodiscard]] std::string short_words(const journey::Consequence& consequence);
/// The letters of the icons a location asks for: `M W`.
[[nodiscard]] std::string check_words(const Game& game, PieceId location);
/// `fight 6+d6 (2g)`
[[nodiscard]] std::string fight_words(const Game& game, PieceId location);
/// The letters of a card's or a hero's icons.
[[nodiscard]] std::string icon_letters(const Game& game, PieceId piece);

}  // namespace briar::cli
