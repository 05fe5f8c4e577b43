#pragma once

#include <algorithm>
#include <array>

#include "runtime/engine/observer.hpp"
#include "runtime/journey/discard.hpp"

/// The log lines of cards. Their first two arguments stand with each; then come up to eight cards, two in an argument.
namespace briar::journey {

extern const LogKind kDrewLog;       ///< standing heroes, cards left in the deck
extern const LogKind kLostCardsLog;  ///< cards left in the deck
extern const LogKind
    kPaidFightLog;  ///< standing heroes, points of the cards together with what was needed, see pack_points
extern const LogKind kPaidMoveLog;    ///< the same
extern const LogKind kDiscardedLog;   ///< no arguments: a rule wants them discarded
extern const LogKind kTakenBackLog;   ///< no arguments: from the discard pile into the hand
extern const LogKind kPutUnderLog;    ///< no arguments: under the deck
extern const LogKind kShownItemsLog;  ///< shop (-1: none): the items it shows
extern const LogKind kDeckEmptyLog;   ///< cards in hand; no cards follow
extern const LogKind kNoneToLoseLog;  ///< no arguments: cards should leave the game, and the deck is empty
extern const LogKind kTooDearLog;     ///< gold of the party: it buys nothing that is on offer

/// Points paid and needed in one argument.
[[nodiscard]] inline std::int32_t pack_points(int paid, int needed) {
    return std::min(paid, 99'999) * 4096 + std::min(needed, 4095);
}

/// Logs a piece in a line without further arguments.
void log_card(Game& game, const LogKind& kind, PieceId card);
/// Logs pieces in as many lines as they need; nothing for none.
void log_cards(Game& game, const LogKind& kind, std::array<std::int32_t, 2> head, const CardRow& cards);

}  // namespace briar::journey
