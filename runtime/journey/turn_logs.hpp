#pragma once

#include <string_view>

#include "runtime/engine/observer.hpp"
#include "runtime/journey/journey_data.hpp"

/// The log lines of turns. The arguments stand with each; `standing`: heroes as bits, see heroes_text.
namespace briar::journey {

extern const LogKind kLegLog;          ///< leg, start
extern const LogKind kTurnLog;         ///< turn, location, standing, cards in hand
extern const LogKind kLaidLog;         ///< location, locations left in the deck
extern const LogKind kRestedLog;       ///< standing, cards shuffled into the deck, cards in it now
extern const LogKind kShopLog;         ///< standing, shop, gold
extern const LogKind kBoughtLog;       ///< standing, item, price, gold left
extern const LogKind kConsequenceLog;  ///< location on which it is printed, Mishap, damage, cards, incapacitate, gold
extern const LogKind kMovedLog;        ///< standing, location
extern const LogKind kScoreLog;        ///< score, for standing, for ready heroes, for health, for gold
extern const LogKind kUsedUpLog;       ///< item: it is used up
extern const LogKind kAddedLog;        ///< points added to the running fight or move
extern const LogKind kRestTokensLog;   ///< rest tokens now
extern const LogKind kShopTokensLog;   ///< shop, tokens now
extern const LogKind kDiscountLog;     ///< gold off each price

/// Says that a rule did not allow something, with its reason: `The party cannot rest: the fire is out.`
void log_forbidden(Game& game, std::string_view what, const Event& event);

}  // namespace briar::journey
