#include <gtest/gtest.h>

#include "tests/crawl/fight_table.hpp"

namespace briar::crawl {
namespace {

/// Ann next to a monster with one health left, which the dice then kill.
void about_to_kill(FightTable& table, const std::string& monster) {
    table.lay(1, 0);
    table.monster(monster, 1, 0);
    table.set(monster, "health", 1);
    table.dice({6, 1, 1});
    table.run();
    table.choose("move east");
    table.choose("fight " + monster);
}

TEST(Rewards, CF_9_1_ItemsByStartingHealth) {
    FightTable none;
    none.only_in_bag("items", {"herb", "herb", "herb"});
    about_to_kill(none, "rat");
    EXPECT_EQ(none.in("ann/backpack"), "");
    FightTable one;
    one.only_in_bag("items", {"herb", "herb", "herb"});
    about_to_kill(one, "wolf");
    EXPECT_EQ(one.in("ann/kills"), "wolf");
    EXPECT_EQ(one.in("hills/items"), "herb herb") << "what counts is the health printed on the token";
    FightTable two;
    two.only_in_bag("items", {"herb", "herb", "herb"});
    about_to_kill(two, "bear");
    EXPECT_EQ(two.in("hills/items"), "herb");
}

TEST(Rewards, AnEmptyBagGivesNothing) {
    FightTable table;
    table.only_in_bag("items", {});
    about_to_kill(table, "wolf");
    EXPECT_NE(table.log().find("the bag is empty"), std::string::npos);
    EXPECT_EQ(table.prompt(), "turn");
}

TEST(Rewards, SomeTokensAreNoTrophies) {
    FightTable table;
    table.only_in_bag("items", {"herb"});
    about_to_kill(table, "ghost");
    EXPECT_EQ(table.in("ann/kills"), "");
    EXPECT_EQ(table.in("hills/items"), "herb");
    EXPECT_NE(table.in("box").find("ghost"), std::string::npos);
}

TEST(Rewards, ModifiersAndRulesChangeThem) {
    FightTable more({{}, {{"ann", "specials: greed"}}, "  greed: {modifiers: {reward: 1}}\n", {}});
    more.only_in_bag("items", {"herb", "herb", "herb"});
    about_to_kill(more, "wolf");
    EXPECT_EQ(more.in("hills/items"), "herb");
    FightTable none({{}, {{"ann", "specials: vow"}}, "  vow: {on: {rewarding: [{forbid: a vow}]}}\n", {}});
    none.only_in_bag("items", {"herb"});
    about_to_kill(none, "wolf");
    EXPECT_EQ(none.in("hills/items"), "herb");
    FightTable amended({{}, {{"ann", "specials: vow"}}, "  vow: {on: {rewarding: [{amend: {amount: 2}}]}}\n", {}});
    amended.only_in_bag("items", {"herb", "herb"});
    about_to_kill(amended, "wolf");
    EXPECT_EQ(amended.in("hills/items"), "");
}

TEST(Rewards, CF_5_4_TheGuardianSideCounts) {
    FightTable table({{}, {{"rat", "guardian: {health: 10}"}}, {}, {}});
    table.only_in_bag("items", {"herb", "herb"});
    table.lay(1, 0);
    table.monster("rat", 1, 0);
    table.game().state().piece(table.piece("rat")).face = 2;
    table.set("rat", "health", 1);
    table.dice({6, 1});
    table.run();
    table.choose("move east");
    table.choose("fight rat");
    EXPECT_EQ(table.in("hills/items"), "");
}

TEST(Rewards, KilledIsAnnouncedWithTheTileOfTheFight) {
    const FightPack pack{{}, {{"wolf", "specials: bones"}}, "  bones: {on: {killed: [{place: mud}, {heal: 2}]}}\n", {}};
    FightTable table(pack);
    table.set("ann", "health", 5);
    about_to_kill(table, "wolf");
    EXPECT_EQ(table.health("ann"), 7);
    EXPECT_EQ(table.on(1, 0), "ann mud");
}

}  // namespace
}  // namespace briar::crawl
