#include <gtest/gtest.h>

#include "runtime/crawl/melee.hpp"
#include "tests/crawl/fight_table.hpp"

namespace briar::crawl {
namespace {

/// Path, gate, path in a row from west to east; the monster in the east, ann at the gate, ben in the west. Ann has
/// something to sort, so that every round stops to ask.
void set_up(FightTable& table, const std::string& monster) {
    table.lay(1, 0);
    table.lay(-1, 0);
    table.monster(monster, 1, 0);
    table.hero("ben", -1, 0);
    table.give("ann", "herb");
}

TEST(Tagging, CF_10_1_CallsThoseWhoCanAffordTheWay) {
    FightTable table({}, {"ann", "ben"});
    set_up(table, "wolf");
    table.run();
    table.choose("move east");
    EXPECT_TRUE(table.offers("call ben"));
    EXPECT_EQ(table.label("call ben"), "Call Ben to help (1 AP, and 2 of Ben's 4 AP)");
    FightTable poor({}, {"ann", "ben"});
    set_up(poor, "wolf");
    poor.set("ben", "ap", 1);
    poor.run();
    poor.choose("move east");
    EXPECT_FALSE(poor.offers("call"));
}

TEST(Tagging, CF_10_2_ThePartnerWalksWithItsOwnAp) {
    FightTable table({}, {"ann", "ben"});
    set_up(table, "wolf");
    table.run();
    table.choose("move east");
    table.choose("call ben");
    EXPECT_EQ(table.place("ben"), "1,0");
    EXPECT_EQ(table.ap("ben"), 2);
    EXPECT_EQ(table.ap("ann"), 3);
    EXPECT_EQ(crawl(table.game()).fight.partner, table.piece("ben"));
    EXPECT_EQ(table.label("fight wolf"), "Fight on: you 2d6+2, Wolf d6+2, 6 health") << "CF-10.3: one more die";
    EXPECT_FALSE(table.offers("call")) << "CF-10.3: one partner";
    EXPECT_FALSE(table.offers("escape")) << "CF-10.5";
}

TEST(Tagging, CF_3_4_TheApAreMissingInThePartnersNextTurn) {
    FightTable table({}, {"ann", "ben"});
    set_up(table, "rat");
    table.dice({6, 5, 1});
    table.run();
    table.choose("move east");
    table.choose("call ben");
    table.choose("fight rat");
    EXPECT_EQ(table.decider(), "ben");
    EXPECT_EQ(table.ap("ben"), 2);
    table.choose("end turn");
    EXPECT_EQ(table.ap("ben"), 4);
}

TEST(Tagging, CF_10_1_AnotherSeatMayRefuseAfterTheApAreSpent) {
    FightTable table({}, {"ann", "ben"}, 2);
    set_up(table, "wolf");
    table.run();
    table.choose("move east");
    table.choose("call ben");
    EXPECT_EQ(table.prompt(), "tag?");
    EXPECT_EQ(table.seat(), 1);
    EXPECT_EQ(table.ap("ann"), 3);
    table.choose("refuse");
    EXPECT_EQ(table.prompt(), "fight");
    EXPECT_EQ(table.seat(), 0);
    EXPECT_EQ(table.ap("ann"), 3);
    EXPECT_EQ(table.ap("ben"), 4);
    EXPECT_TRUE(table.offers("escape"));
    EXPECT_TRUE(table.offers("call ben")) << "nobody has come yet";
    table.choose("call ben");
    table.choose("come");
    EXPECT_EQ(table.place("ben"), "1,0");
}

TEST(Tagging, CF_20_2_InTheSoloGameADieRefuses) {
    const FightPack solo{"tag: {least_health: 5, refuses_on: 2}", {}, {}, {}};
    FightTable table(solo, {"ann", "ben"});
    set_up(table, "wolf");
    table.dice({2, 3});
    table.run();
    table.choose("move east");
    table.choose("call ben");
    EXPECT_EQ(table.place("ben"), "-1,0");
    EXPECT_EQ(table.ap("ben"), 4);
    table.choose("call ben");
    EXPECT_EQ(table.place("ben"), "1,0");
    FightTable weak(solo, {"ann", "ben"});
    set_up(weak, "wolf");
    weak.set("ben", "health", 4);
    weak.run();
    weak.choose("move east");
    EXPECT_FALSE(weak.offers("call"));
}

TEST(Tagging, CF_10_2_WhatLiesOnTheWayIsResolvedAndMayEndTheWalk) {
    FightTable table({}, {"ann", "ben"});
    set_up(table, "wolf");
    table.lay(-2, 0);
    table.hero("ben", -2, 0);
    table.monster("rat", -1, 0);
    table.dice({6, 5, 1});
    table.run();
    table.choose("move east");
    table.choose("call ben");
    EXPECT_TRUE(table.offers("fight rat"));
    EXPECT_EQ(table.decider(), "ben");
    table.choose("fight rat");
    EXPECT_EQ(table.in("ben/kills"), "rat");
    EXPECT_EQ(table.place("ben"), "-1,0") << "a fight ends the walk";
    EXPECT_EQ(table.decider(), "ann");
    EXPECT_TRUE(table.offers("fight wolf"));
    EXPECT_EQ(crawl(table.game()).fight.partner, PieceId{});
    EXPECT_NE(table.log().find("does not reach the fight"), std::string::npos);
    EXPECT_EQ(table.ap("ben"), 3);
}

TEST(Tagging, CF_10_2_EndTurnStopsTheWalkAndNotTheActiveHerosTurn) {
    const FightPack pack{{}, {{"gate", "specials: hole"}}, "  hole: {on: {entered: [end_turn]}}\n", {}};
    FightTable table(pack, {"ann", "ben"});
    set_up(table, "rat");
    table.dice({6, 1});
    table.run();
    table.choose("move east");
    table.choose("call ben");
    EXPECT_EQ(table.place("ben"), "0,0");
    EXPECT_EQ(table.prompt(), "fight");
    EXPECT_EQ(table.decider(), "ann");
    EXPECT_EQ(crawl(table.game()).turn_over, 0);
    EXPECT_EQ(crawl(table.game()).halted, 0);
    EXPECT_EQ(crawl(table.game()).walker, PieceId{});
}

TEST(Tagging, CF_10_4_ThePartnerTakesHalfRoundedDown) {
    FightTable table({}, {"ann", "ben"});
    set_up(table, "bear");
    table.dice({1, 2, 6, 2});
    table.give("ben", "shield");
    table.run();
    table.choose("move east");
    table.choose("call ben");
    table.choose("fight bear");
    EXPECT_EQ(table.health("ann"), 10 - 7);
    EXPECT_EQ(table.health("ben"), 8 - 3) << "its shield is of no use: CF-10.5";
}

TEST(Tagging, CriticalHitsWithThePartnersDie) {
    FightTable all({}, {"ann", "ben"});
    set_up(all, "bear");
    all.dice({3, 3, 1, 1});
    all.run();
    all.choose("move east");
    all.choose("call ben");
    all.choose("fight bear");
    EXPECT_EQ(all.health("bear"), 10 - (12 + 2 - 6));
    FightTable own({"tag: {criticals: own}", {}, {}, {}}, {"ann", "ben"});
    set_up(own, "bear");
    own.dice({3, 3, 1, 1});
    own.run();
    own.choose("move east");
    own.choose("call ben");
    own.choose("fight bear");
    EXPECT_EQ(own.health("bear"), 10 - (6 + 2 - 6)) << "ann's own die alone is never critical";
}

TEST(Tagging, CF_10_6_TheRewardMayBeGivenToThePartner) {
    FightTable table({}, {"ann", "ben"});
    set_up(table, "bear");
    table.set("bear", "health", 1);
    table.only_in_bag("items", {"herb", "sword"});
    table.dice({6, 5, 1, 1});
    table.run();
    table.choose("move east");
    table.choose("call ben");
    table.choose("fight bear");
    EXPECT_EQ(table.prompt(), "share");
    table.choose("for ben");
    table.choose("for ann");
    EXPECT_EQ(table.in("ben/backpack") + table.in("ben/hands"), "herb");
    EXPECT_EQ(table.in("ann/hands"), "sword");
    EXPECT_EQ(table.in("ann/kills"), "bear");
}

TEST(Tagging, CF_10_7_ThePartnerFightsOnAlone) {
    FightTable table({}, {"ann", "ben", "cid"});
    set_up(table, "bear");
    table.set("ann", "health", 2);
    table.give("ben", "herb");
    table.dice({1, 1, 5, 5, 6, 6, 1, 1, 5, 6, 1, 1});
    table.run();
    table.choose("move east");
    table.choose("call ben");
    table.choose("fight bear");
    EXPECT_EQ(table.lives("ann"), 2);
    EXPECT_EQ(table.place("ann"), "0,0");
    EXPECT_EQ(table.health("ben"), 4) << "half of 8 is taken besides";
    EXPECT_EQ(table.prompt(), "fight");
    EXPECT_EQ(table.decider(), "ben");
    EXPECT_FALSE(table.offers("escape"));
    EXPECT_FALSE(table.offers("call"));
    EXPECT_EQ(table.label("fight bear"), "Fight on: you 2d6, Bear 2d6+4, 10 health");
    table.choose("fight bear");
    EXPECT_EQ(table.in("ben/kills"), "bear") << "24 against 6";
    EXPECT_EQ(table.decider(), "ben") << "CF-10.7: the player left of ann goes on, and that is ben";
    EXPECT_EQ(table.ap("ben"), 2);
}

TEST(Tagging, AfterThePartnersDeathTheFightGoesOnUntagged) {
    FightTable table({}, {"ann", "ben", "cid"});
    set_up(table, "bear");
    table.set("ben", "health", 2);
    table.dice({1, 2, 6, 2});
    table.run();
    table.choose("move east");
    table.choose("call ben");
    table.choose("fight bear");
    EXPECT_EQ(table.lives("ben"), 2);
    EXPECT_EQ(table.place("ben"), "0,0");
    EXPECT_EQ(table.prompt(), "fight");
    EXPECT_EQ(table.decider(), "ann");
    EXPECT_FALSE(table.offers("call")) << "no second tag";
    EXPECT_TRUE(table.offers("escape west")) << "the fight is not tagged any more";
    EXPECT_EQ(table.label("fight bear"), "Fight on: you d6+2, Bear 2d6+4, 10 health");
}

TEST(Tagging, BothMayFall) {
    FightTable table({"lives: 1", {}, {}, {}}, {"ann", "ben", "cid"});
    set_up(table, "bear");
    table.set("ann", "health", 2);
    table.set("ben", "health", 2);
    table.dice({1, 1, 6, 6});
    table.run();
    table.choose("move east");
    table.choose("call ben");
    table.choose("fight bear");
    EXPECT_EQ(table.in("fallen"), "ben ann");
    EXPECT_EQ(table.decider(), "cid");
    EXPECT_FALSE(fighting(table.game()));
}

TEST(Tagging, ModifiersMayForbidCalling) {
    FightTable table({{}, {{"wolf", "specials: awe"}}, "  awe: {modifiers: {may_tag: {set: 0}}}\n", {}},
                     {"ann", "ben"});
    set_up(table, "wolf");
    table.run();
    table.choose("move east");
    EXPECT_FALSE(table.offers("call"));
}

TEST(Tagging, AFightMayRuleOutEscapeTagAndReward) {
    const FightPack pack{
        {},
        {{"path", "specials: den"}},
        "  den:\n    on:\n      entered:\n"
        "        - fight: {monster: {spawn: {monster: ghost, health: 1}}, escape: false, tag: false}\n",
        {}};
    FightTable table(pack, {"ann", "ben"});
    table.lay(1, 0);
    table.give("ann", "herb");
    table.run();
    table.choose("move east");
    EXPECT_EQ(table.prompt(), "fight");
    EXPECT_FALSE(table.offers("escape"));
    EXPECT_FALSE(table.offers("call"));
}

}  // namespace
}  // namespace briar::crawl
