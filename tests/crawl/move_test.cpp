// CF-3.1, CF-5: moving, landing and what waits there.
#include <gtest/gtest.h>

#include "runtime/crawl/encounter.hpp"
#include "tests/crawl/plot.hpp"

namespace briar::crawl {
namespace {

constexpr const char* kCross = "realms: {hills: {tiles: [{tile: cross, at: 0 -1}]}}\nheroes: [{hero: ann}]\n";
constexpr const char* kLair =
    "realms: {hills: {tiles: [{tile: lair, at: 0 -1, tokens: [unseen]}], bags: {monsters: [wolf]}}}\nheroes: [{hero: "
    "ann}]\n";

TEST(Move, CF_3_1_AStepCostsOneAp) {
    Plot plot;
    plot.at(kCross).run();
    plot.choose("move north");
    EXPECT_EQ(plot.place("ann"), "0,-1");
    EXPECT_EQ(plot.count("ann", "ap"), 4);
    EXPECT_NE(plot.log().find("Ann moves to 0,-1, Cross."), std::string::npos);
}

TEST(Move, RulesMayForbidIt) {
    Plot plot({}, "  gale: {on: {moving: [forbid: A gale blows.]}}\n", "gale");
    plot.at(kCross).run();
    plot.choose("move north");
    EXPECT_EQ(plot.place("ann"), "0,0");
    EXPECT_NE(plot.log().find("Ann cannot move there: A gale blows."), std::string::npos) << plot.log();
    EXPECT_EQ(plot.count("ann", "ap"), 4) << "the AP are spent";
}

TEST(Move, CostAndPermissionAreValues) {
    Plot plot({}, "  mud: {modifiers: {move_cost: {add: 4}}}\n", "mud");
    plot.at(kCross).run();
    plot.choose("move north");
    EXPECT_EQ(plot.decider(), "ann");
    EXPECT_EQ(plot.game().header().turn, 2U) << "all five AP are gone, and so is the turn";
    Plot stuck({}, "  glue: {modifiers: {may_move: {set: 0}}}\n", "glue");
    stuck.at(kCross).run();
    EXPECT_FALSE(stuck.offers("move north"));
}

TEST(Move, CF_5_2_LandingRevealsAMonsterAndFightsIt) {
    Plot plot;
    plot.at(kLair).run();
    plot.choose("move north");
    EXPECT_EQ(plot.prompt(), "fight");
    EXPECT_EQ(plot.on(0, -1), "ann wolf#1") << "the token is back in the box";
    EXPECT_EQ(plot.count("wolf", "health"), 6);
    EXPECT_NE(plot.log().find("Wolf appears at 0,-1 (6 health)."), std::string::npos) << plot.log();
}

TEST(Move, CF_5_3_ALivingMonsterIsMetOnLanding) {
    Plot plot;
    plot.at(
        "realms: {hills: {tiles: [{tile: cross, at: 0 -1, monsters: [{monster: rat, health: 2}]}]}}\nheroes: [{hero: "
        "ann}]");
    plot.run().choose("move north");
    EXPECT_EQ(plot.prompt(), "fight");
    EXPECT_EQ(plot.count("rat", "health"), 2);
}

TEST(Move, CF_5_3_MonsterTilesAreRevealedOnce) {
    Plot plot;
    plot.at("realms: {hills: {tiles: [{tile: lair, at: 0 -1}]}}\nheroes: [{hero: ann}]").run();
    plot.choose("move north");
    EXPECT_EQ(plot.prompt(), "turn") << "without a token nothing waits there";
}

TEST(Move, CF_5_4_TheRuleShowsTheGuardianSide) {
    Plot plot({"guarded"});
    plot.at(kLair).run();
    plot.choose("move north");
    EXPECT_EQ(plot.count("wolf", "health"), 9);
    EXPECT_NE(plot.log().find("Wolf appears at 0,-1 (9 health, the guardian side)."), std::string::npos) << plot.log();
    Plot by_rule({}, "  ring: {modifiers: {guardian: {set: 1}}}\n", "ring");
    by_rule.at(kLair).run();
    by_rule.choose("move north");
    EXPECT_EQ(by_rule.count("wolf", "health"), 9);
}

TEST(Move, CF_5_5_AnEmptyBagIsFilledWithWhatWasTradedIn) {
    Plot plot;
    plot.at(
        "realms: {hills: {tiles: [{tile: lair, at: 0 -1, tokens: [unseen]}], bags: {monsters: {only: []}}, "
        "traded: {monsters: [rat]}}}\nheroes: [{hero: ann}]");
    plot.run().choose("move north");
    EXPECT_EQ(plot.on(0, -1), "ann rat#1");
    EXPECT_EQ(plot.in("hills/monsters/traded"), "");
}

TEST(Move, CF_5_5_NothingAppearsWhenNoMonsterIsLeft) {
    Plot plot;
    plot.at(
        "realms: {hills: {tiles: [{tile: lair, at: 0 -1, tokens: [unseen]}], bags: {monsters: {only: []}}}}\n"
        "heroes: [{hero: ann}]");
    plot.run().choose("move north");
    EXPECT_EQ(plot.prompt(), "turn");
    EXPECT_NE(plot.log().find("Nothing appears at 0,-1: no monster is left."), std::string::npos);
}

TEST(Move, ARuleMayLetOnePass) {
    Plot plot({}, "  truce: {modifiers: {may_fight: {set: 0}}}\n", "truce");
    plot.at(kLair).run();
    plot.choose("move north");
    EXPECT_EQ(plot.prompt(), "turn");
    EXPECT_EQ(plot.on(0, -1), "ann wolf#1");
}

TEST(Move, WhatEnteringDoesComesBeforeTheEncounter) {
    Plot plot({}, "  sleep: {on: {entered: [end_turn]}}\n", "sleep");
    plot.at(kLair).run();
    plot.choose("move north");
    EXPECT_EQ(plot.prompt(), "turn") << "the turn is over before the monster is met";
    EXPECT_EQ(plot.on(0, -1), "unseen#1 ann");
}

TEST(Move, CF_9_6_MonstersRecoverAtTheEndOfATurnButBossesDoNot) {
    Plot plot;
    plot.at(
        "realms: {hills: {tiles: [{tile: cross, at: 0 -1, monsters: [{monster: wolf, health: 1, guardian: true}, "
        "{monster: lord, health: 4}]}]}}\nheroes: [{hero: ann}]");
    plot.run().choose("end turn");
    EXPECT_EQ(plot.count("wolf", "health"), 9) << "of the side that is up";
    EXPECT_EQ(plot.count("lord", "health"), 4);
}

TEST(Move, SpawnedMonstersComeFromTheBox) {
    Plot plot;
    plot.at(kCross);
    const DefId lord = plot.game().rules().catalog->find("monsters", "lord");
    const PieceId spawned = spawn(plot.game(), lord, plot.tile(0, -1), 7);
    ASSERT_TRUE(spawned);
    EXPECT_EQ(plot.count("lord", "health"), 7);
    EXPECT_FALSE(spawn(plot.game(), lord, plot.tile(0, -1), 7)) << "there is only one";
}

}  // namespace
}  // namespace briar::crawl
