// FR-6: moving on.
#include <gtest/gtest.h>

#include "tests/journey/trek.hpp"

namespace briar::journey {
namespace {

/// From the hill (1 after it) to the ford (3 before it): 4 points.
Trek leaving_hill(const std::vector<std::string>& hand, const TrekPack& pack = {}) {
    Trek trek(pack);
    trek.row({"gate", "hill", "ford"}).standing_at("hill").ahead({"wood", "ogre"}).phase(Phase::Move).hand(hand);
    trek.deck({"dud", "dud", "dud"});
    return trek;
}

TEST(Move, FR_6_1_TheNumbersThatMeetAreAdded) {
    Trek trek = leaving_hill({"stride", "feint", "feint"});
    trek.run();
    EXPECT_EQ(trek.question(), "On to Ford: 4 movement points needed");
    EXPECT_EQ(trek.keys(), "pay stride, pay feint + feint, card by card, decline");
    trek.choose("pay feint + feint");
    EXPECT_EQ(trek.discards(), "feint feint");
    EXPECT_EQ(trek.at(), "ford");
    EXPECT_TRUE(trek.told("Bryn, Tove and Ged travel with Feint and Feint: 4 points for 4."));
    EXPECT_TRUE(trek.told("Bryn, Tove and Ged reach Ford."));
}

TEST(Move, FR_6_2_WhoDeclinesSuffersAndMovesAllTheSame) {
    Trek trek = leaving_hill({"stride"});
    trek.run();
    EXPECT_EQ(trek.label("decline"), "Do not pay the way: 1 hero incapacitated");
    trek.choose("decline");
    EXPECT_TRUE(trek.told("Consequence of Ford: 1 hero incapacitated."));
    trek.choose("incapacitate ged");
    EXPECT_EQ(trek.at(), "ford");
    EXPECT_EQ(trek.hand(), "stride");
    EXPECT_EQ(trek.prompt(), "landing");
}

TEST(Move, FR_6_2_NotWhenAllAreIncapacitated) {
    Trek trek = leaving_hill({"dud"});
    trek.health("tove", 0).health("ged", 0).run().choose("decline");
    EXPECT_EQ(trek.result(), Result::Lost);
    EXPECT_EQ(trek.at(), "hill");
}

TEST(Move, FR_6_3_TheNextLocationIsLaidOnLanding) {
    Trek trek = leaving_hill({"stride"});
    trek.run().choose("pay stride");
    EXPECT_EQ(trek.row(), "gate hill ford wood");
    EXPECT_TRUE(trek.told("Ahead: Wood (1 more to come)."));
}

TEST(Move, FR_7_4_BehindTheLastLocationTheLegEnds) {
    Trek trek;
    trek.row({"gate", "hill", "ogre"}).standing_at("ogre").ahead({}).phase(Phase::Move).hand({"stride"}).run();
    EXPECT_EQ(trek.at(), "cave");
    EXPECT_EQ(trek.hand(), "stride") << "nothing is paid for";
}

TEST(Move, ThePointsNeededAndThoseOfCardsHaveModifiers) {
    Trek trek = leaving_hill({"stride", "dud"}, {"",
                                                 "  mud: {modifiers: {move_needed: 2}}\n"
                                                 "  boots: {modifiers: {card_move: 2}}\n",
                                                 {{"hill", "specials: mud"}, {"coat", "specials: boots"}}});
    trek.items({"coat"}).run();
    EXPECT_EQ(trek.question(), "On to Ford: 6 movement points needed (4 printed, 2 more by special rules)");
    EXPECT_EQ(trek.label("pay stride"), "Pay 6: Stride 6");
}

TEST(Move, AWayThatCostsNothingIsNotAskedAbout) {
    Trek trek = leaving_hill({"dud"}, {"", "  path: {modifiers: {move_needed: -9}}\n", {{"ford", "specials: path"}}});
    trek.run();
    EXPECT_EQ(trek.at(), "ford");
    EXPECT_FALSE(trek.told("Consequence of"));
}

TEST(Move, ARuleThatForbidsItGivesAnotherTurnAndAsksBefore) {
    Trek trek = leaving_hill({"stride", "dud"},
                             {"", "  wall: {on: {moving: [{forbid: A wall.}]}}\n", {{"ford", "specials: wall"}}});
    trek.dice({1, 2, 1}).run().choose("pay stride");
    EXPECT_EQ(trek.prompt(), "landing");
    EXPECT_EQ(trek.keys(), "go on");
    EXPECT_TRUE(trek.told("The party cannot move on: A wall."));
    trek.choose("go on");
    EXPECT_EQ(trek.at(), "hill");
    EXPECT_EQ(trek.prompt(), "fight") << "the check was passed\n" << trek.log();
}

}  // namespace
}  // namespace briar::journey
