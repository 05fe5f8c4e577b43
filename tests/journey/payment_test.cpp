// FR-3.1, FR-3.2: sets of cards that pay.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <functional>
#include <map>
#include <vector>

#include "runtime/engine/random.hpp"
#include "runtime/journey/payment.hpp"

namespace briar::journey {
namespace {

using Hand = std::vector<PayCard>;

PayCard plain(int points, std::uint16_t sort = 0) { return {points, sort, false}; }
PayCard doubler(int points, std::uint16_t sort = 0) { return {points, sort, true}; }

std::vector<PayCard> chosen(const Hand& hand, CardSet cards) {
    std::vector<PayCard> list;
    for (std::size_t i = 0; i < hand.size(); ++i) {
        if ((cards >> i & 1U) != 0) list.push_back(hand[i]);
    }
    return list;
}

/// The same by trying out everything: each doubler counts itself, or doubles any one other card that counts itself.
int worth_by_trying(const std::vector<PayCard>& cards, Doubling doubling) {
    const std::size_t none = cards.size();
    std::vector<std::size_t> target(cards.size(), none);
    int best = 0;
    const auto value = [&] {
        int sum = 0;
        for (std::size_t i = 0; i < cards.size(); ++i) {
            if (target[i] != none) continue;
            int points = cards[i].points;
            int doublers = 0;
            for (std::size_t j = 0; j < cards.size(); ++j) {
                if (target[j] != i) continue;
                points *= doubling.factor;
                ++doublers;
            }
            if (doublers > 1 && !doubling.stacks) return -1;
            sum += points;
        }
        return sum;
    };
    const auto allowed = [&] {
        for (std::size_t i = 0; i < cards.size(); ++i) {
            if (target[i] != none && (target[i] == i || target[target[i]] != none)) return false;
        }
        return true;
    };
    const std::function<void(std::size_t)> try_all = [&](std::size_t at) {
        if (at == cards.size()) {
            if (allowed()) best = std::max(best, value());
            return;
        }
        target[at] = none;
        try_all(at + 1);
        for (std::size_t on = 0; cards[at].doubles && on < cards.size(); ++on) {
            target[at] = on;
            try_all(at + 1);
        }
        target[at] = none;
    };
    try_all(0);
    return best;
}

/// What a set looks like to people.
std::vector<std::array<int, 3>> look(const Hand& hand, CardSet cards) {
    std::vector<std::array<int, 3>> all;
    for (const PayCard& card : chosen(hand, cards))
        all.push_back({card.points, card.doubles ? 1 : 0, card.sort});
    std::sort(all.begin(), all.end());
    return all;
}

/// All sets that pay and need each of their cards: what they look like, and what they are worth.
std::map<std::vector<std::array<int, 3>>, int> payments_by_trying(const Hand& hand, int needed, Doubling doubling) {
    std::map<std::vector<std::array<int, 3>>, int> all;
    for (CardSet cards = 1; cards < CardSet{1} << hand.size(); ++cards) {
        const int value = worth_by_trying(chosen(hand, cards), doubling);
        bool needs_all = value >= needed;
        for (std::size_t i = 0; i < hand.size() && needs_all; ++i) {
            const CardSet without = cards & ~(CardSet{1} << i);
            needs_all = without == cards || worth_by_trying(chosen(hand, without), doubling) < needed;
        }
        if (needs_all) all[look(hand, cards)] = value;
    }
    return all;
}

Payments payments(const Hand& hand, int needed, Doubling doubling = {}) {
    Payments found;
    find_payments(hand, needed, doubling, found);
    return found;
}

TEST(Payment, FR_3_1_PointsOfSeveralCardsAddUp) {
    const Hand hand{plain(1), plain(4), plain(2)};
    EXPECT_EQ(worth(hand, 0b111, {}), 7);
    EXPECT_EQ(worth(hand, 0b101, {}), 3);
    EXPECT_EQ(worth(hand, 0, {}), 0);
}

TEST(Payment, FR_3_2_ADoublerDoublesTheBestOtherCardAndDoesNotCountItself) {
    const Hand hand{plain(3, 1), plain(4, 2), doubler(1, 3)};
    EXPECT_EQ(worth(hand, 0b110, {}), 8);
    EXPECT_EQ(worth(hand, 0b111, {}), 11);
}

TEST(Payment, FR_3_2_ADoublerAloneCountsItsOwnPoints) {
    EXPECT_EQ(worth(Hand{doubler(2)}, 1, {}), 2);
    EXPECT_EQ(worth(Hand{doubler(3), plain(1)}, 0b11, {}), 4) << "3 and 1 are as good as doubling, never worse";
    EXPECT_EQ(worth(Hand{doubler(5), plain(1)}, 0b11, {}), 6) << "counting it beats doubling 1";
}

TEST(Payment, FR_3_2_TwoDoublersOnOneCardMakeItFourfold) {
    const Hand hand{plain(3), doubler(1), doubler(1)};
    EXPECT_EQ(worth(hand, 0b111, {2, true}), 12);
    EXPECT_EQ(worth(hand, 0b111, {2, false}), 7) << "one doubles, the other counts itself";
    EXPECT_EQ(worth(Hand{plain(3), plain(2), doubler(1), doubler(1)}, 0b1111, {2, false}), 10);
}

TEST(Payment, ADoublerMayDoubleAnotherDoublersPoints) {
    EXPECT_EQ(worth(Hand{doubler(1, 1), doubler(4, 2)}, 0b11, {}), 8);
}

TEST(Payment, OnlySetsThatNeedEachOfTheirCardsAreListed) {
    const Payments found = payments({plain(5, 1), plain(3, 2), plain(2, 3)}, 5);
    ASSERT_EQ(found.count, 2U);
    EXPECT_EQ(found.list[0].cards, 0b001U) << "as little waste, and fewer cards";
    EXPECT_EQ(found.list[1].cards, 0b110U);
    EXPECT_TRUE(found.complete);
}

TEST(Payment, TheLeastWasteComesFirst) {
    const Payments found = payments({plain(9, 1), plain(4, 2), plain(3, 3), plain(2, 4)}, 5);
    ASSERT_GE(found.count, 3U);
    EXPECT_EQ(found.list[0].worth, 5);
    EXPECT_EQ(found.list[0].cards, 0b1100U);
    EXPECT_EQ(found.list[found.count - 1].worth, 9);
}

TEST(Payment, SetsThatAreAlikeAreListedOnce) {
    const Payments found = payments({plain(2, 7), plain(2, 7), plain(2, 7), plain(2, 8)}, 4);
    ASSERT_EQ(found.count, 2U);
    EXPECT_EQ(found.list[0].cards, 0b0011U) << "the first of equal cards";
    EXPECT_EQ(found.list[1].cards, 0b1001U);
}

TEST(Payment, NothingIsListedWhenTheHandIsWorthTooLittle) {
    EXPECT_EQ(payments({plain(2), plain(2), doubler(0)}, 7).count, 0U);
    EXPECT_EQ(payments({plain(2), plain(2), doubler(0)}, 6).count, 1U);
    EXPECT_EQ(payments({}, 1).count, 0U);
    EXPECT_EQ(payments({plain(0), doubler(0)}, 1).count, 0U);
}

TEST(Payment, LargeHandsGiveTheBestFortyAndSaySo) {
    Hand hand;
    for (int i = 0; i < 12; ++i)
        hand.push_back(plain(1 + i % 4, static_cast<std::uint16_t>(i)));
    const Payments found = payments(hand, 9);
    EXPECT_EQ(found.count, Payments::kMost);
    EXPECT_FALSE(found.complete);
    EXPECT_EQ(found.list[0].worth, 9);
    EXPECT_EQ(std::popcount(found.list[0].cards), 3);
}

TEST(Payment, AHandOfAnySizeIsSearchedInBoundedTime) {
    Hand hand;
    for (int i = 0; i < 64; ++i)
        hand.push_back(i % 9 == 0 ? doubler(1, static_cast<std::uint16_t>(i)) : plain(1 + i % 5, 1));
    const Payments found = payments(hand, 60);
    EXPECT_FALSE(found.complete);
    for (const Payment& payment : found)
        EXPECT_GE(payment.worth, 60);
}

/// What a reading says in words: each doubled card times the factor, once for each of its doublers.
int worth_as_read(const Hand& hand, CardSet cards, const Reading& reading, Doubling doubling) {
    int sum = 0;
    for (std::size_t i = 0; i < hand.size(); ++i) {
        const CardSet bit = CardSet{1} << i;
        if ((cards & ~reading.doublers & bit) == 0) continue;
        int times = (reading.doubled & bit) == 0 ? 0 : doubling.stacks ? std::popcount(reading.doublers) : 1;
        int points = hand[i].points;
        for (; times > 0; --times)
            points *= doubling.factor;
        sum += points;
    }
    return sum;
}

TEST(Payment, AReadingIsOfTheCardsAndComesToTheirWorth) {
    Random random(11, Stream::Setup);
    const auto below = [&](int bound) { return static_cast<int>(random.below(static_cast<std::uint32_t>(bound))); };
    for (int round = 0; round < 3000 && !HasFailure(); ++round) {
        Hand hand;
        for (int i = 1 + below(6); i > 0; --i)
            hand.push_back({below(5), static_cast<std::uint16_t>(below(3)), below(2) == 0});
        const Doubling doubling{1 + below(3), below(2) == 0};
        for (CardSet cards = 1; cards < CardSet{1} << hand.size(); ++cards) {
            const Reading reading = best_reading(hand, cards, doubling);
            ASSERT_EQ((reading.doublers | reading.doubled) & ~cards, 0U) << round;
            ASSERT_EQ(reading.doublers & reading.doubled, 0U) << round;
            ASSERT_EQ(worth_as_read(hand, cards, reading, doubling), worth(hand, cards, doubling)) << round;
        }
    }
}

TEST(Payment, AgreesWithTryingOutEverySet) {
    Random random(7, Stream::Setup);
    const auto below = [&](int bound) { return static_cast<int>(random.below(static_cast<std::uint32_t>(bound))); };
    for (int round = 0; round < 3000 && !HasFailure(); ++round) {
        Hand hand;
        const int doublers = below(4);
        for (int i = 1 + below(6); i > 0; --i)
            hand.push_back({below(5), static_cast<std::uint16_t>(below(3)), below(4) < doublers && below(2) == 0});
        const Doubling doubling{1 + below(3), below(2) == 0};
        const int needed = 1 + below(14);
        for (CardSet cards = 0; cards < CardSet{1} << hand.size(); ++cards)
            ASSERT_EQ(worth(hand, cards, doubling), worth_by_trying(chosen(hand, cards), doubling)) << round;
        const auto expected = payments_by_trying(hand, needed, doubling);
        const Payments found = payments(hand, needed, doubling);
        ASSERT_EQ(found.count, expected.size()) << round;
        EXPECT_TRUE(found.complete);
        for (std::size_t i = 0; i < found.count; ++i) {
            const auto known = expected.find(look(hand, found.list[i].cards));
            ASSERT_NE(known, expected.end()) << round;
            EXPECT_EQ(known->second, found.list[i].worth);
            EXPECT_LE(found.list[i > 0 ? i - 1 : 0].worth, found.list[i].worth);
        }
    }
}

}  // namespace
}  // namespace briar::journey
