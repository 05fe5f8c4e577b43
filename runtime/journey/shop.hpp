#pragma once

#include <cstddef>

#include "runtime/journey/journey_data.hpp"

/// FR-9.2: shops.
namespace briar::journey {

/// Whether there is a token, an item to be shown, and no rule against it.
[[nodiscard]] bool can_shop(Game& game, std::size_t shop);
/// Spends a token, unless a rule forbids it; see offer_items.
Flow<void> shop(Game& game, std::size_t number);
/// Shows items of a shop's deck; those bought lie before the party, the others leave the game.
Flow<void> offer_items(Game& game, std::size_t shop, int items);
[[nodiscard]] int price(Game& game, PieceId item);

}  // namespace briar::journey
