#pragma once

#include "runtime/journey/discard.hpp"
#include "runtime/journey/payment.hpp"

/// FR-5.1, FR-6.1: paying for a fight or for the way on with the cards of the hand.
namespace briar::journey {

enum class Side : std::uint8_t { Fight, Move };

/// What became of it.
enum class Paid : std::uint8_t {
    Free,      ///< nothing is needed (any more)
    Cards,     ///< with cards, which are discarded
    Declined,  ///< not at all
};

/// Points that are needed now, after what abilities and items added; 0 or less: none.
[[nodiscard]] int points_needed(Game& game, Side side);
/// Lets the player pay in one decision, or use abilities before; the decision is that of the phase. Whether cards are
/// left after it is not looked at.
Flow<Paid> pay_points(Game& game, Side side);

/// The hand as it pays on one side.
struct Purse {
    std::array<PayCard, CardRow::kMost> cards{};
    CardRow pieces;  ///< in the same order
    Doubling doubling;

    [[nodiscard]] std::span<const PayCard> all() const { return {cards.data(), pieces.count}; }
};
[[nodiscard]] Purse open_purse(Game& game, Side side);

}  // namespace briar::journey
