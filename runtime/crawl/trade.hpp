#pragma once

#include "runtime/crawl/crawl_data.hpp"

/// CF-12.4: trading with heroes on the same tile, free and with consent.
namespace briar::crawl {

/// Offers to give, to take and to trade one thing for another, as far as both find space for what they get.
void offer_trades(Game& game, PieceId hero);
[[nodiscard]] bool is_trade(const Option& option);
/// Asks the other hero's player, if it is another one, and lets the things change hands.
Flow<void> trade(Game& game, Option option);

}  // namespace briar::crawl
