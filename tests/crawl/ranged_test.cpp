#include <gtest/gtest.h>

#include "tests/crawl/fight_table.hpp"

namespace briar::crawl {
namespace {

/// Ann at the gate with a weapon, `length` paths to the east of her.
void set_up(FightTable& table, const std::string& weapon, int length) {
    for (int x = 1; x <= length; ++x)
        table.lay(x, 0);
    table.give("ann", weapon);
}

TEST(Ranged, CF_8_1_TargetsLieInAStraightLineWithinRange) {
    FightTable table;
    set_up(table, "bow", 4);
    table.lay(1, 1);
    table.monster("rat", 3, 0);
    table.monster("bear", 1, 1);
    table.monster("wolf", 4, 0);
    table.run();
    EXPECT_TRUE(table.offers("shoot bow at rat 3,0"));
    EXPECT_EQ(table.label("shoot bow at rat 3,0"), "Shoot with Bow at Rat at 3,0 (2 AP, d6 damage, 3 health)");
    EXPECT_FALSE(table.offers("shoot bow at wolf")) << "too far";
    EXPECT_FALSE(table.offers("shoot bow at bear")) << "around a corner";
}

TEST(Ranged, CF_8_1_SomeWeaponsDoNotReachWhatIsNear) {
    FightTable table;
    set_up(table, "dart", 2);
    table.monster("rat", 1, 0);
    table.monster("wolf", 2, 0);
    table.run();
    EXPECT_FALSE(table.offers("shoot dart at rat"));
    EXPECT_TRUE(table.offers("shoot dart at wolf 2,0"));
}

TEST(Ranged, ApAndASpaceWhereItWorksAreNeeded) {
    FightTable table;
    set_up(table, "bow", 1);
    table.monster("rat", 1, 0);
    table.set("ann", "ap", 1);
    table.run();
    EXPECT_FALSE(table.offers("shoot"));
}

TEST(Ranged, CF_8_5_AKillIsAKillAndTheTurnGoesOn) {
    FightTable table;
    set_up(table, "bow", 2);
    table.monster("wolf", 2, 0);
    table.only_in_bag("items", {"herb"});
    table.dice({6});
    table.run();
    table.choose("shoot bow at wolf");
    EXPECT_EQ(table.in("ann/kills"), "wolf");
    EXPECT_EQ(table.in("ann/backpack"), "herb");
    EXPECT_EQ(table.prompt(), "turn");
    EXPECT_EQ(table.ap("ann"), 3);
}

TEST(Ranged, AKillFromAfarMayEndTheTurn) {
    FightTable table({"ranged_kill_ends_turn: true", {}, {}, {}}, {"ann", "ben"});
    set_up(table, "bow", 2);
    table.monster("rat", 2, 0);
    table.dice({6});
    table.run();
    table.choose("shoot bow at rat");
    EXPECT_EQ(table.decider(), "ben");
}

TEST(Ranged, CF_8_4_ASurvivorChargesAndMustBeFoughtAsItIs) {
    FightTable table({}, {"ann", "ben"});
    set_up(table, "bow", 3);
    table.hero("ben", 2, 0);
    table.monster("bear", 3, 0);
    table.dice({3, 4});
    table.run();
    table.choose("shoot bow at bear");
    EXPECT_EQ(table.health("ben"), 8 - 4) << "one die to each hero on the way";
    EXPECT_EQ(table.place("bear"), "0,0");
    EXPECT_EQ(table.health("bear"), 7);
    EXPECT_EQ(table.health("ann"), 10);
    EXPECT_TRUE(table.offers("fight bear"));
    EXPECT_TRUE(table.offers("call ben"));
}

TEST(Ranged, CF_8_4_AnotherHeroOnTheTileJoinsWithoutAp) {
    FightTable table({}, {"ann", "ben", "cid"}, 3);
    set_up(table, "bow", 2);
    table.monster("bear", 2, 0);
    table.dice({1});
    table.run();
    table.choose("shoot bow at bear");
    EXPECT_EQ(table.prompt(), "join");
    EXPECT_EQ(table.seat(), 0) << "the shooter chooses";
    table.choose("join cid");
    EXPECT_EQ(crawl(table.game()).fight.partner, table.piece("cid"));
    EXPECT_EQ(table.ap("cid"), 3);
    EXPECT_EQ(table.ap("ann"), 3);
    EXPECT_FALSE(table.offers("call"));
    EXPECT_FALSE(table.offers("escape"));
}

TEST(Ranged, CF_8_4_TheChargeIgnoresSpecialTiles) {
    const FightPack pack{{}, {{"path", "specials: mire"}}, "  mire: {on: {entered: [{hurt: 9}]}}\n", {}};
    FightTable table(pack);
    set_up(table, "bow", 3);
    table.monster("bear", 3, 0);
    table.dice({2});
    table.run();
    table.choose("shoot bow at bear");
    EXPECT_EQ(table.health("bear"), 8);
    EXPECT_EQ(table.health("ann"), 10);
    EXPECT_TRUE(table.offers("fight bear"));
}

TEST(Ranged, CF_8_3_AnUnrevealedMonsterIsRevealedFirst) {
    FightTable table;
    set_up(table, "bow", 2);
    table.unrevealed(2, 0);
    table.only_in_bag("monsters", {"rat"});
    table.dice({6});
    table.run();
    table.choose("shoot bow at unknown 2,0");
    EXPECT_EQ(table.in("ann/kills"), "rat");
    EXPECT_EQ(table.on(2, 0), "");
}

TEST(Ranged, CF_5_5_NothingMayAppear) {
    FightTable table;
    set_up(table, "bow", 2);
    table.unrevealed(2, 0);
    table.only_in_bag("monsters", {});
    table.run();
    table.choose("shoot bow at unknown 2,0");
    EXPECT_EQ(table.on(2, 0), "");
    EXPECT_EQ(table.ap("ann"), 3);
    EXPECT_EQ(table.prompt(), "turn");
}

TEST(Ranged, AWeaponForOneShotIsUsedUp) {
    FightTable table;
    set_up(table, "dart", 2);
    table.monster("wolf", 2, 0);
    table.only_in_bag("items", {});
    table.dice({3, 4});
    table.run();
    table.choose("shoot dart at wolf");
    EXPECT_EQ(table.in("used"), "dart");
    EXPECT_EQ(table.in("ann/kills"), "wolf");
}

TEST(Ranged, ShootingMayBeForbidden) {
    FightTable table({{}, {{"wolf", "specials: mist"}}, "  mist: {on: {shooting: [{forbid: unseen}]}}\n", {}});
    set_up(table, "bow", 2);
    table.monster("wolf", 2, 0);
    table.run();
    table.choose("shoot bow at wolf");
    EXPECT_EQ(table.health("wolf"), 6);
    EXPECT_EQ(table.place("wolf"), "2,0");
    EXPECT_EQ(table.prompt(), "turn");
}

TEST(Ranged, ChargingMayBeForbidden) {
    FightTable table({{}, {{"wolf", "specials: roots"}}, "  roots: {on: {charging: [{forbid: rooted}]}}\n", {}});
    set_up(table, "bow", 2);
    table.monster("wolf", 2, 0);
    table.dice({2});
    table.run();
    table.choose("shoot bow at wolf");
    EXPECT_EQ(table.place("wolf"), "2,0");
    EXPECT_EQ(table.health("wolf"), 4);
    EXPECT_EQ(table.prompt(), "turn");
    table.choose("end turn");
    EXPECT_EQ(table.health("wolf"), 6) << "CF-9.6";
}

TEST(Ranged, ModifiersChangeCostAndRange) {
    FightTable table({{}, {{"ann", "specials: eye"}}, "  eye: {modifiers: {shot_cost: -1, shot_range: 1}}\n", {}});
    set_up(table, "bow", 4);
    table.monster("rat", 4, 0);
    table.run();
    EXPECT_EQ(table.label("shoot bow at rat 4,0"), "Shoot with Bow at Rat at 4,0 (1 AP, d6 damage, 3 health)");
}

TEST(Ranged, ARuleMayShootAtAChosenTarget) {
    const FightPack pack{{},
                         {{"ann", "specials: bolt"}},
                         "  bolt: {actions: {bolt: {label: Bolt, during: turn, cost: {ap: 2}, target: monster_in_line, "
                         "range: 1-2, do: [{shoot: {amount: {roll: 2d6}, monster: target}}]}}}\n",
                         {}};
    FightTable table(pack);
    set_up(table, "herb", 3);
    table.unrevealed(1, 0);
    table.monster("wolf", 2, 0);
    table.monster("rat", 3, 0);
    table.dice({1, 2});
    table.run();
    EXPECT_TRUE(table.offers("bolt on unseen 1,0"));
    EXPECT_FALSE(table.offers("bolt on rat"));
    table.choose("bolt on wolf 2,0");
    EXPECT_EQ(table.place("wolf"), "0,0");
    EXPECT_EQ(table.health("wolf"), 3);
    EXPECT_TRUE(table.offers("fight wolf"));
    EXPECT_EQ(table.on(1, 0), "unseen") << "what lies on the way does not join";
}

}  // namespace
}  // namespace briar::crawl
