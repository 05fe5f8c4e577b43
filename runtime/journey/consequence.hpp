#pragma once

#include "runtime/journey/journey_data.hpp"

/// FR-4.8: what failing and losing cost.
namespace briar::journey {

/// FR-4.6, FR-6.2: what hits who fails the check where the pawn stands, or does not pay the way on.
struct Failing {
    PieceId location;  ///< on which it is printed; none: nothing is to be feared
    Consequence what;
};
[[nodiscard]] Failing failing(const Game& game);

/// A consequence printed on `location` hits the party: cards leave the game, gold is lost, heroes are incapacitated,
/// damage is spread, in this order. Stops where the game is lost.
Flow<void> suffer(Game& game, Consequence what, PieceId location, Mishap cause);

}  // namespace briar::journey
