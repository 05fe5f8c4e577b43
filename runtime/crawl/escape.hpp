#pragma once

#include "runtime/crawl/crawl_data.hpp"

/// CF-7.1, CF-21.2: getting away from a fight.
namespace briar::crawl {

/// Offers the ways out that the hero can pay for, at the start of a round.
void offer_escapes(Game& game, PieceId hero);
[[nodiscard]] bool is_escape(const Option& option);
/// Pays for an escape. Afterwards the hero is marked as fled and knows its refuge, unless something held it back.
Flow<void> escape(Game& game, PieceId hero, Option option);
/// After the fight is over: the hero lands on its refuge, and what waits there is resolved (CF-7.1b).
Flow<void> reach_refuge(Game& game, PieceId hero, PieceId opponent, PieceId from, PieceId refuge);

}  // namespace briar::crawl
