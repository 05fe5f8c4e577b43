#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

/// FR-3.1, FR-3.2: what the cards of a hand are worth together, and which sets of them pay a number of points. Pure
/// arithmetic: it knows no game.
namespace briar::journey {

/// Cards of a hand, as bits 1 << place in the hand.
using CardSet = std::uint32_t;
/// Cards beyond these are not thought of for sets.
inline constexpr std::size_t kMostCards = 30;

/// One card of the hand, seen from the side that is paid with.
struct PayCard {
    std::int32_t points = 0;  ///< not negative
    std::uint16_t sort = 0;   ///< cards of one sort with equal points are alike to people
    bool doubles = false;
};

/// FR-3.2
struct Doubling {
    int factor = 2;      ///< at least 1
    bool stacks = true;  ///< several doublers on one card each multiply; otherwise one at most
};

/// The most that a set of cards is worth: each doubler in it either multiplies the points of one other card, or counts
/// with its own points.
[[nodiscard]] int worth(std::span<const PayCard> hand, CardSet cards, Doubling doubling);

/// How the best worth comes about: which cards double, and which are doubled (one by all of them where doublers stack,
/// otherwise each by one).
struct Reading {
    CardSet doublers = 0;
    CardSet doubled = 0;
};
[[nodiscard]] Reading best_reading(std::span<const PayCard> hand, CardSet cards, Doubling doubling);

struct Payment {
    CardSet cards = 0;
    std::int32_t worth = 0;
};

/// Sets that pay what is needed, none of which can do without one of its cards; of sets that are alike only one. In
/// order: the least waste first, then the fewest cards, then the cards that lie first in the hand.
struct Payments {
    static constexpr std::size_t kMost = 40;
    std::array<Payment, kMost> list{};
    std::size_t count = 0;
    bool complete = true;  ///< no such set is missing in the list

    [[nodiscard]] const Payment* begin() const { return list.data(); }
    [[nodiscard]] const Payment* end() const { return list.data() + count; }
};

/// Fills `found`. `needed` is at least 1; at most kMostCards of the hand are looked at.
void find_payments(std::span<const PayCard> hand, int needed, Doubling doubling, Payments& found);

}  // namespace briar::journey
