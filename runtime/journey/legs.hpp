#pragma once

#include "runtime/journey/journey_data.hpp"

/// FR-1.6, FR-6.3, FR-7.4, FR-7.5: locations are laid, one leg follows another.
namespace briar::journey {

/// See System::deal: the locations and the bosses of each leg are drawn from the box, each among their like.
[[nodiscard]] std::uint32_t deal_of(const Ruleset& rules, PieceId piece);
/// The pawn comes to stand on a laid location; everything about the one before is forgotten.
void stand_on(Game& game, PieceId location);
/// FR-6.3: lays the deck's next location to the right; nothing happens when there is none (FR-7.1).
Flow<void> lay_ahead(Game& game);
/// The leg that the pawn stands in begins, with the next location laid already: rules are let know.
Flow<void> open_leg(Game& game);
/// FR-7.4, FR-7.5: the leg's last location is behind the party: the next leg begins, or the game is won.
Flow<void> complete_leg(Game& game);

}  // namespace briar::journey
