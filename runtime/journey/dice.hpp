#pragma once

#include "runtime/journey/journey_data.hpp"

/// FR-4.1, FR-4.2, FR-4.4: the dice of the running skill check.
namespace briar::journey {

/// Dice that lie on the table; 0 outside of checks.
[[nodiscard]] int dice_count(const Game& game);
/// What a die shows; `die` < dice_count.
[[nodiscard]] inline Icon face_of(const Game& game, int die) {
    return face_icon(game, journey(game).faces[static_cast<std::size_t>(die)]);
}
/// A die is used once at most, as what it shows or in place of another icon.
[[nodiscard]] inline bool die_used(const Game& game, int die) {
    return (journey(game).used_dice >> static_cast<unsigned>(die) & 1U) != 0;
}

/// FR-4.1: rolls the dice of a check; FR-4.4: gold that they show is gained.
Flow<void> roll_check(Game& game);
/// Rolls one of them again; FR-4.4 holds for it as well.
Flow<void> roll_again(Game& game, int die);
/// Rolls all of them again that were not used, each once; gives how many. The same holds.
Flow<int> roll_all_again(Game& game);

}  // namespace briar::journey
