#pragma once

#include <string>
#include <string_view>

#include "runtime/journey/journey_data.hpp"

/// FR-8.2, FR-9.3: abilities of heroes, items, cards and locations: what System asks of the journey about actions.
namespace briar::journey {

/// Whether a piece's specials count now: a hero that stands, an item bought, a card in hand, the location where the
/// pawn stands.
[[nodiscard]] bool bears(const Game& game, PieceId piece);
/// Offers the actions of the scenario, of ready heroes, of items, of cards in hand and of the location.
void offer_party_actions(Game& game, int occasion);
/// What using an ability costs: `Bryn is exhausted`, `uses up Rope`.
[[nodiscard]] std::string action_price(const Game& game, PieceId carrier, ActionId action);
/// FR-8.2, FR-9.3: before an action's effects its hero is exhausted, its item leaves the game where it is used up, its
/// card is discarded.
Flow<void> before_action(Game& game, PieceId carrier, ActionId action);
/// The piece behind a role: `here`, `next`, `lead`; none.
[[nodiscard]] PieceId role_of(const Game& game, std::string_view name);
/// Describes the roles.
void describe_roles(Registry& registry);

}  // namespace briar::journey
