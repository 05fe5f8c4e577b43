// FR-1: how a game begins.
#include <gtest/gtest.h>

#include <set>

#include "runtime/journey/set_up.hpp"
#include "tests/journey/outing.hpp"

namespace briar::journey {
namespace {

TEST(JourneySetUp, FR_1_1_DecksAreShuffled) {
    Outing outing;
    std::set<std::string> decks;
    std::set<std::string> shelves;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        outing.set_up(seed);
        decks.insert(outing.in("cards"));
        shelves.insert(outing.in("market/items"));
    }
    EXPECT_EQ(decks.size(), 20U);
    EXPECT_GT(shelves.size(), 1U);
}

TEST(JourneySetUp, TheSameSeedGivesTheSameGame) {
    Outing one;
    Outing other;
    EXPECT_EQ(one.set_up(7).game().state(), other.set_up(7).game().state());
}

TEST(JourneySetUp, FR_1_2_ThePartyIsChosenInItsOrder) {
    Outing outing;
    outing.set_up(1, {"una", "Bryn", "ged"});
    EXPECT_EQ(outing.in("party"), "una bryn ged");
    EXPECT_EQ(id_of(outing.game(), party(outing.game())[1]), "bryn");
    EXPECT_NE(outing.in("box").find("tove"), std::string::npos);
}

TEST(JourneySetUp, FR_1_2_ThePartyIsDrawnWhenNobodyIsNamed) {
    Outing outing;
    std::set<std::string> parties;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        outing.set_up(seed, {});
        EXPECT_EQ(party(outing.game()).size(), 3U);
        parties.insert(outing.in("party"));
    }
    EXPECT_GT(parties.size(), 10U);
}

TEST(JourneySetUp, FR_1_3_TheFirstLegsStartLiesWithThePawnOnIt) {
    Outing outing;
    outing.set_up();
    EXPECT_EQ(id_of(outing.game(), at(outing.game())), "gate");
    EXPECT_EQ(outing.in("aside"), "cave") << "the other start is set aside";
    EXPECT_EQ(outing.state().phase, Phase::Landing);
}

TEST(JourneySetUp, FR_1_4_DecksAreDrawnWithABossUnderThem) {
    Outing outing;
    std::set<std::string> drawn;
    std::set<std::string> bosses;
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        outing.set_up(seed);
        // Two of four are drawn; the top one is laid already.
        EXPECT_EQ(count(outing.game(), data(outing.game()).legs[0].deck), 1 + 1);
        const PieceId last = outing.game().state().zone(data(outing.game()).legs[0].deck).back;
        EXPECT_TRUE(location_def(outing.game(), last).boss);
        bosses.insert(id_of(outing.game(), last));
        drawn.insert(outing.in("road/deck"));
    }
    EXPECT_EQ(bosses.size(), 2U);
    EXPECT_GT(drawn.size(), 4U);
}

TEST(JourneySetUp, FR_1_5_EachLegHasItsDeck) {
    Outing outing;
    EXPECT_EQ(outing.set_up().in("deep/deck"), "hall king");
}

TEST(JourneySetUp, FR_1_6_TheTopIsLaidToTheRightAndTheRestIsOutOfTheGame) {
    Outing outing;
    outing.set_up();
    ASSERT_TRUE(next_location(outing.game()));
    EXPECT_EQ(outing.in("road/row"), "gate " + outing.game().rules().key(next_location(outing.game())));
    EXPECT_EQ(outing.game().state().piece(next_location(outing.game())).face, 1);
    int boxed = 0;
    for (const PieceId piece : ZoneRange(outing.game().state(), data(outing.game()).box))
        boxed += is_location(outing.game(), piece) ? 1 : 0;
    EXPECT_EQ(boxed, 2 + 1) << "two of the road, a boss";
}

TEST(JourneySetUp, FR_1_7_TheStartingNumbers) {
    Outing outing;
    outing.set_up();
    EXPECT_EQ(outing.state().gold, 0);
    EXPECT_EQ(outing.state().rest_tokens, 1);
    EXPECT_EQ(outing.state().shop_tokens[0], 2);
    EXPECT_EQ(outing.state().shop_tokens[1], 1);
    for (const PieceId hero : party(outing.game())) {
        EXPECT_TRUE(ready(outing.game(), hero));
        EXPECT_EQ(health(outing.game(), hero), hero_def(outing.game(), hero).health);
    }
    EXPECT_EQ(hand_size(outing.game()), 0);
}

TEST(JourneySetUp, FR_10_2_HardTakesCardsFromTheTopAndMakesTheRoadLonger) {
    Outing usual;
    Outing hard({"hard"});
    hard.set_up(5);
    EXPECT_EQ(deck_size(hard.game()), 10);
    EXPECT_EQ(count(hard.game(), data(hard.game()).removed), 2);
    EXPECT_TRUE(usual.set_up(5).in("cards").starts_with(hard.in("removed"))) << "those that lay on top";
    EXPECT_EQ(count(hard.game(), data(hard.game()).legs[0].deck), 2 + 1);
    EXPECT_EQ(hard.state().shop_tokens[0], 1);
}

TEST(JourneySetUp, ImpossibleWishesAreRefusedInWords) {
    Outing outing;
    EXPECT_EQ(outing.refusal({1, 1, {"bryn", "tovi", "ged"}}),
              "there is no hero `tovi` in this scenario; there is bryn, tove, ged, una");
    EXPECT_EQ(outing.refusal({1, 1, {"bryn", "bryn", "ged"}}), "the hero `bryn` was chosen twice");
    EXPECT_EQ(outing.refusal({1, 1, {"bryn"}}), "the party is of 3 heroes in this scenario, not of 1");
    EXPECT_EQ(outing.refusal({1, 2, {}}), "this scenario is for 1 player, not for 2");
    EXPECT_EQ(Outing({"drawn"}).refusal({1, 1, {"bryn", "tove", "ged"}}),
              "in this scenario chance says who makes up the party: name no heroes");
}

TEST(JourneySetUp, ALaterLegBeginsLikeTheFirst) {
    Outing outing;
    outing.set_up();
    while (outing.game().state().zone(leg(outing.game()).row).count > 0)
        to_box(outing.game(), outing.game().state().zone(leg(outing.game()).row).front);
    begin_leg(outing.game(), 1);
    EXPECT_EQ(outing.in("deep/row"), "cave hall");
    EXPECT_EQ(outing.in("deep/deck"), "king");
    EXPECT_EQ(id_of(outing.game(), at(outing.game())), "cave");
    EXPECT_EQ(outing.broken(), "");
}

}  // namespace
}  // namespace briar::journey
