#pragma once

#include <vector>

#include "runtime/cli/play/styled.hpp"
#include "runtime/engine/ids.hpp"

/// A location of the journey as a card in characters.
///
///     +---------------+
///     |Toll house     |
///     |>check C       |   > the pawn's half
///     | fail 1hp      |   what failing here costs
///     | fight 4 (2g)  |
///     | lose 3g       |   what losing that costs
///     +---------------+
namespace briar {
class Game;
}

namespace briar::cli {

/// How large the cards of a row are.
struct CardShape {
    std::size_t face = 0;        ///< characters between the edges
    std::size_t name_lines = 1;  ///< lines that the longest name takes

    [[nodiscard]] std::size_t width() const { return face + 2; }
    [[nodiscard]] std::size_t height() const { return name_lines + 6; }
};

/// The shape in which all of the row can be read; where two such cards would not stand side by side in `room`, names
/// are broken, and as the last resort lines are cut.
[[nodiscard]] CardShape shape_of(const Game& game, const std::vector<PieceId>& row, std::size_t room,
                                 std::size_t joint);
/// Lines that the longest of these names takes on such cards.
[[nodiscard]] std::size_t lines_for_names(const Game& game, const std::vector<PieceId>& row, std::size_t face);
/// The lines of a card, edges included. `next` lies to the right of it; none: nothing is laid there.
[[nodiscard]] Lines draw_location(const Game& game, PieceId location, PieceId next, CardShape shape);

}  // namespace briar::cli
