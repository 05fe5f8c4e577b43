#pragma once

#include "runtime/journey/journey_data.hpp"

/// FR-9.1: resting.
namespace briar::journey {

/// Whether there is a token, something to shuffle, and no rule against it.
[[nodiscard]] bool can_rest(Game& game);
/// Spends a token, unless a rule forbids it; see refill.
Flow<void> rest(Game& game);
/// The discard pile (and the hand where the rules say so) is shuffled into the deck.
Flow<void> refill(Game& game);

}  // namespace briar::journey
