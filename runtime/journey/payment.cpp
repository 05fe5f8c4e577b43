#include "runtime/journey/payment.hpp"

#include <algorithm>
#include <bit>

namespace briar::journey {
namespace {

/// No sum of points is greater: keeps many doublers on one card within a number.
constexpr std::int64_t kMostWorth = 1'000'000;
/// Sets looked at before the search gives up on large hands; a hand of ten cards has a thousand.
constexpr int kPatience = 20'000;

std::int64_t times(std::int64_t a, std::int64_t b) { return std::min(a * b, kMostWorth); }

/// Chosen cards by what they do, each row from the most points to the fewest.
class Tally {
public:
    void add(const PayCard& card) {
        if (card.doubles) {
            doublers_[doubler_count_++] = card.points;
        } else {
            plain_[plain_count_++] = card.points;
        }
        sum_ += card.points;
    }
    void take_back(const PayCard& card) {
        --(card.doubles ? doubler_count_ : plain_count_);
        sum_ -= card.points;
    }

    [[nodiscard]] bool has_doublers() const { return doubler_count_ > 0; }
    /// Of the plain cards, of which there is one at least.
    [[nodiscard]] int fewest_points() const { return plain_[plain_count_ - 1]; }

    /// FR-3.2: of the doublers those with the fewest points double, the others count. How many double is tried out.
    [[nodiscard]] int worth(Doubling doubling) const {
        std::int64_t best = sum_;
        std::int64_t sum = sum_;
        std::int64_t power = 1;
        for (std::size_t doubling_now = 1; doubling_now <= doubler_count_; ++doubling_now) {
            sum -= doublers_[doubler_count_ - doubling_now];
            power = times(power, doubling.factor);
            const std::size_t counting = doubler_count_ - doubling_now;
            const std::int64_t more = doubling.stacks
                                          ? times(most_points(counting), power - 1)
                                          : times(points_of_best(counting, doubling_now), doubling.factor - 1);
            best = std::max(best, sum + more);
        }
        return static_cast<int>(std::min(best, kMostWorth));
    }

private:
    /// Of the plain cards and the first `counting` doublers.
    [[nodiscard]] std::int64_t most_points(std::size_t counting) const {
        const std::int64_t plain = plain_count_ > 0 ? plain_[0] : 0;
        return counting > 0 ? std::max<std::int64_t>(plain, doublers_[0]) : plain;
    }
    /// The sum of the `most` best among the plain cards and the first `counting` doublers.
    [[nodiscard]] std::int64_t points_of_best(std::size_t counting, std::size_t most) const {
        std::int64_t sum = 0;
        std::size_t plain = 0;
        std::size_t doubler = 0;
        for (; most > 0 && (plain < plain_count_ || doubler < counting); --most) {
            const bool take_plain =
                doubler >= counting || (plain < plain_count_ && plain_[plain] >= doublers_[doubler]);
            sum += take_plain ? plain_[plain++] : doublers_[doubler++];
        }
        return sum;
    }

    std::array<std::int32_t, kMostCards> plain_{};
    std::array<std::int32_t, kMostCards> doublers_{};
    std::size_t plain_count_ = 0;
    std::size_t doubler_count_ = 0;
    std::int64_t sum_ = 0;
};

/// The hand in the order in which it is tallied: the plain cards first, then the doublers, each from the most points
/// to the fewest; what is alike stands together, in the order of the hand. Cards that add nothing are left out.
struct Sorted {
    std::array<std::uint8_t, kMostCards> places{};
    std::size_t count = 0;

    explicit Sorted(std::span<const PayCard> hand) {
        for (std::size_t i = 0; i < std::min(hand.size(), kMostCards); ++i) {
            if (hand[i].points > 0 || hand[i].doubles) insert(hand, i);
        }
    }

private:
    /// Hands are small, and sorting them by insertion needs no memory.
    void insert(std::span<const PayCard> hand, std::size_t place) {
        std::size_t at = count++;
        for (; at > 0 && before(hand[place], hand[places[at - 1]]); --at)
            places[at] = places[at - 1];
        places[at] = static_cast<std::uint8_t>(place);
    }
    static bool before(const PayCard& a, const PayCard& b) {
        if (a.doubles != b.doubles) return b.doubles;
        if (a.points != b.points) return a.points > b.points;
        return a.sort < b.sort;
    }
};

bool alike(const PayCard& a, const PayCard& b) {
    return a.sort == b.sort && a.points == b.points && a.doubles == b.doubles;
}

/// Whether `a` comes before `b` in the list.
bool better(const Payment& a, const Payment& b) {
    if (a.worth != b.worth) return a.worth < b.worth;
    const int cards_a = std::popcount(a.cards);
    const int cards_b = std::popcount(b.cards);
    if (cards_a != cards_b) return cards_a < cards_b;
    return a.cards < b.cards;
}

/// Goes through the sets in a fixed order, never beyond one that pays: all sets without a card too many are met.
class Search {
public:
    Search(std::span<const PayCard> hand, int needed, Doubling doubling, Payments& found)
        : hand_(hand), needed_(needed), doubling_(doubling), sorted_(hand), found_(found) {
        points_left_[sorted_.count] = 0;
        doublers_left_[sorted_.count] = 0;
        for (std::size_t i = sorted_.count; i-- > 0;) {
            points_left_[i] = points_left_[i + 1] + card(i).points;
            doublers_left_[i] = static_cast<std::int8_t>(doublers_left_[i + 1] + (card(i).doubles ? 1 : 0));
            most_points_ = std::max(most_points_, card(i).points);
        }
    }

    void run() { extend(0, 0, 0, 0); }

private:
    [[nodiscard]] const PayCard& card(std::size_t i) const { return hand_[sorted_.places[i]]; }

    /// More than everything that is left together can add to a set: all points, and each doubler on the best card.
    [[nodiscard]] bool hopeless(std::size_t from, std::int64_t points, int doublers) const {
        std::int64_t power = 1;
        for (int i = doublers + doublers_left_[from]; i > 0; --i)
            power = times(power, doubling_.factor);
        return points + points_left_[from] + times(most_points_, power - 1) < needed_;
    }

    /// Tries all sets that are `chosen` with one more of the cards from `from` on, and so on.
    void extend(std::size_t from, CardSet chosen, std::int64_t points, int doublers) {
        if (hopeless(from, points, doublers)) return;
        for (std::size_t i = from; i < sorted_.count; ++i) {
            // Of cards that are alike the first ones are taken.
            if (i > from && alike(card(i), card(i - 1))) continue;
            if (++looked_at_ > kPatience) {
                found_.complete = false;
                return;
            }
            const CardSet with = chosen | CardSet{1} << sorted_.places[i];
            tally_.add(card(i));
            if (const int value = tally_.worth(doubling_); value < needed_) {
                extend(i + 1, with, points + card(i).points, doublers + (card(i).doubles ? 1 : 0));
            } else if (needs_all(with, value)) {
                keep({with, value});
            }
            tally_.take_back(card(i));
        }
    }

    /// Whether none of the cards can be left out.
    [[nodiscard]] bool needs_all(CardSet cards, int value) const {
        if (!tally_.has_doublers()) return value - tally_.fewest_points() < needed_;
        for (CardSet left = cards; left != 0; left &= left - 1) {
            const CardSet without = cards & ~(left & (~left + 1));
            if (worth(without) >= needed_) return false;
        }
        return true;
    }
    [[nodiscard]] int worth(CardSet cards) const {
        Tally tally;
        for (std::size_t i = 0; i < sorted_.count; ++i) {
            if ((cards >> sorted_.places[i] & 1U) != 0) tally.add(card(i));
        }
        return tally.worth(doubling_);
    }

    /// Puts a payment into its place in the list; the last one falls out of a full list.
    void keep(Payment payment) {
        std::size_t at = found_.count;
        if (at == Payments::kMost) {
            found_.complete = false;
            if (!better(payment, found_.list[--at])) return;
        } else {
            ++found_.count;
        }
        for (; at > 0 && better(payment, found_.list[at - 1]); --at)
            found_.list[at] = found_.list[at - 1];
        found_.list[at] = payment;
    }

    std::span<const PayCard> hand_;
    int needed_;
    Doubling doubling_;
    Sorted sorted_;
    Payments& found_;
    Tally tally_;
    std::array<std::int32_t, kMostCards + 1> points_left_{};
    std::array<std::int8_t, kMostCards + 1> doublers_left_{};
    std::int32_t most_points_ = 0;
    int looked_at_ = 0;
};

/// How many cards are doubled.
int targets(CardSet doublers, Doubling doubling) { return doubling.stacks ? 1 : std::popcount(doublers); }

/// The `most` cards with the most points, the first of equal ones.
CardSet best_targets(std::span<const PayCard> hand, CardSet among, int most) {
    CardSet chosen = 0;
    for (; most > 0 && chosen != among; --most) {
        CardSet best = 0;
        int points = -1;
        for (std::size_t i = 0; i < std::min(hand.size(), kMostCards); ++i) {
            const CardSet bit = CardSet{1} << i;
            if ((among & ~chosen & bit) == 0 || hand[i].points <= points) continue;
            points = hand[i].points;
            best = bit;
        }
        chosen |= best;
    }
    return chosen;
}

/// What a set is worth when its cards are read so.
std::int64_t read_as(std::span<const PayCard> hand, CardSet cards, const Reading& reading, Doubling doubling) {
    const int doublers = std::popcount(reading.doublers);
    std::int64_t factor = 1;
    for (int i = doubling.stacks ? doublers : std::min(doublers, 1); i > 0; --i)
        factor = times(factor, doubling.factor);
    std::int64_t sum = 0;
    for (std::size_t i = 0; i < std::min(hand.size(), kMostCards); ++i) {
        const CardSet bit = CardSet{1} << i;
        if ((cards & ~reading.doublers & bit) == 0) continue;
        sum += times(hand[i].points, (reading.doubled & bit) != 0 ? factor : 1);
    }
    return sum;
}

}  // namespace

int worth(std::span<const PayCard> hand, CardSet cards, Doubling doubling) {
    const Sorted sorted(hand);
    Tally tally;
    for (std::size_t i = 0; i < sorted.count; ++i) {
        if ((cards >> sorted.places[i] & 1U) != 0) tally.add(hand[sorted.places[i]]);
    }
    return tally.worth(doubling);
}

Reading best_reading(std::span<const PayCard> hand, CardSet cards, Doubling doubling) {
    const Sorted sorted(hand);
    const int best = worth(hand, cards, doubling);
    Reading reading;
    // As many of the doublers with the fewest points double as it takes to come to the best worth.
    for (std::size_t i = sorted.count; i-- > 0 && read_as(hand, cards, reading, doubling) < best;) {
        const CardSet bit = CardSet{1} << sorted.places[i];
        if ((cards & bit) == 0 || !hand[sorted.places[i]].doubles) continue;
        reading.doublers |= bit;
        reading.doubled = best_targets(hand, cards & ~reading.doublers, targets(reading.doublers, doubling));
    }
    return reading;
}

void find_payments(std::span<const PayCard> hand, int needed, Doubling doubling, Payments& found) {
    found.count = 0;
    found.complete = hand.size() <= kMostCards;
    Search(hand, needed, doubling, found).run();
}

}  // namespace briar::journey
