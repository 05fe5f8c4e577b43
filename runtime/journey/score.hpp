#pragma once

#include <optional>

#include "runtime/journey/journey_data.hpp"

/// FR-7.5, FR-10.1: the end of the journey, and what it is worth.
namespace briar::journey {

/// The game is won: the score is counted and told.
Flow<void> win(Game& game);
/// FR-10.1: of a game that is won; none for others.
[[nodiscard]] std::optional<int> score(const Game& game);

}  // namespace briar::journey
