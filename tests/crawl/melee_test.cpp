#include <gtest/gtest.h>

#include "runtime/crawl/melee.hpp"
#include "tests/crawl/fight_table.hpp"

namespace briar::crawl {
namespace {

/// Ann at the gate, a monster to the east of her.
FightTable& facing(FightTable& table, const std::string& monster) {
    table.lay(1, 0);
    table.monster(monster, 1, 0);
    return table;
}

TEST(Melee, CF_6_2_EachRoundBeginsWithADecision) {
    FightTable table;
    facing(table, "wolf").run();
    table.choose("move east");
    EXPECT_EQ(table.prompt(), "fight");
    EXPECT_TRUE(table.offers("fight wolf"));
    EXPECT_TRUE(table.offers("escape west"));
    EXPECT_TRUE(table.offers("escape exploring"));
    EXPECT_FALSE(table.offers("escape north"));
    EXPECT_FALSE(table.offers("call"));
    EXPECT_EQ(table.label("fight wolf"), "Fight on: you d6+2, Wolf d6+2, 6 health");
    EXPECT_EQ(table.label("escape west"), "Escape west (1 AP, 1 damage)");
    EXPECT_EQ(table.label("escape exploring"), "Escape to a new tile (2 AP, 2 damage)");
}

TEST(Melee, CF_7_3_TheLowerTotalTakesTheDifference) {
    FightTable table;
    facing(table, "wolf").dice({5, 3, 1, 6, 4, 4});
    table.run();
    table.choose("move east");
    table.choose("fight wolf");
    EXPECT_EQ(table.health("wolf"), 4);
    EXPECT_EQ(table.health("ann"), 10);
    table.choose("fight wolf");
    EXPECT_EQ(table.health("ann"), 5);
    table.choose("fight wolf");
    EXPECT_EQ(table.health("wolf"), 4) << "equal totals hurt nobody";
    EXPECT_EQ(table.health("ann"), 5);
}

TEST(Melee, CF_3_5_AFightNeedsNoAp) {
    FightTable table;
    facing(table, "wolf").dice({6, 1, 6, 1});
    table.set("ann", "ap", 1);
    table.run();
    table.choose("move east");
    EXPECT_EQ(table.in("ann/kills"), "wolf") << "a decision with one option is taken by itself";
    EXPECT_EQ(table.prompt(), "turn");
}

TEST(Melee, CF_7_3c_EqualDiceAreDoubledBeforeModifiers) {
    FightTable table({}, {"ben"});
    facing(table, "bear").dice({3, 3, 1, 2});
    table.run();
    table.choose("move east");
    table.choose("fight bear");
    EXPECT_EQ(table.health("bear"), 10 - (12 - 7));
    EXPECT_NE(table.log().find("Ben 12 (critical hit), Bear 7."), std::string::npos);
}

TEST(Melee, CF_7_3c_OneDieIsNeverCriticalAndMonstersNeverAre) {
    FightTable table;
    facing(table, "bear").dice({6, 2, 2});
    table.run();
    table.choose("move east");
    table.choose("fight bear");
    EXPECT_EQ(table.health("bear"), 10);
    EXPECT_EQ(table.health("ann"), 10) << "6+2 against 2+2+4";
}

TEST(Melee, CriticalFactorIsAParameter) {
    FightTable table({"critical_factor: 1", {}, {}, {}}, {"ben"});
    facing(table, "wolf").dice({3, 3, 1});
    table.run();
    table.choose("move east");
    table.choose("fight wolf");
    EXPECT_EQ(table.health("wolf"), 3);
}

TEST(Melee, CF_7_4_TheTurnEndsAfterAFight) {
    FightTable table({}, {"ann", "ben"});
    facing(table, "rat").dice({6, 1});
    table.run();
    table.choose("move east");
    table.choose("fight rat");
    EXPECT_EQ(table.in("ann/kills"), "rat");
    EXPECT_EQ(table.prompt(), "turn");
    EXPECT_EQ(table.decider(), "ben");
    EXPECT_EQ(table.ap("ann"), 5) << "AP are full again at the end of one's own turn";
    EXPECT_FALSE(fighting(table.game()));
}

TEST(Melee, AFightNeedNotEndTheTurn) {
    FightTable table({"fight_ends_turn: false", {}, {}, {}}, {"ann", "ben"});
    facing(table, "rat").dice({6, 1});
    table.run();
    table.choose("move east");
    table.choose("fight rat");
    EXPECT_EQ(table.decider(), "ann");
    EXPECT_EQ(table.ap("ann"), 4);
}

TEST(Melee, CF_7_1_AnEscapeCostsApAndDirectDamageAndTheTurnGoesOn) {
    FightTable table;
    table.give("ann", "shield");
    facing(table, "wolf").run();
    table.choose("move east");
    table.choose("escape west");
    EXPECT_EQ(table.place("ann"), "0,0");
    EXPECT_EQ(table.health("ann"), 9);
    EXPECT_EQ(table.ap("ann"), 3);
    EXPECT_EQ(table.prompt(), "turn");
    EXPECT_EQ(table.on(1, 0), "wolf");
    EXPECT_FALSE(fighting(table.game()));
}

TEST(Melee, CF_7_1_AnEscapeToANewTile) {
    FightTable table;
    facing(table, "wolf").run();
    table.choose("move east");
    table.choose("escape exploring");
    table.choose("lay north");
    EXPECT_EQ(table.place("ann"), "1,-1");
    EXPECT_EQ(table.health("ann"), 8);
    EXPECT_EQ(table.ap("ann"), 2);
}

TEST(Melee, CF_7_1a_AnEscapeMayEndTheTurn) {
    FightTable table({"escape_ends_turn: true", {}, {}, {}}, {"ann", "ben"});
    facing(table, "wolf").run();
    table.choose("move east");
    table.choose("escape west");
    EXPECT_EQ(table.decider(), "ben");
}

TEST(Melee, CF_7_1b_EscapingOntoAMonsterMeansAnotherFight) {
    FightTable table;
    table.monster("rat", 0, 0);
    facing(table, "wolf").run();
    table.choose("move east");
    table.choose("escape west");
    EXPECT_EQ(table.prompt(), "fight");
    EXPECT_TRUE(table.offers("fight rat"));
    EXPECT_EQ(crawl(table.game()).outer_fights, 0) << "the first fight is over";
}

TEST(Melee, CF_7_1b_ATileThatCannotBeLaidLeavesTheHeroInTheFight) {
    FightTable table({{}, {}, "  fog: {on: {drawing_tile: [{forbid: fog}]}}\n", "specials: fog"});
    facing(table, "wolf").run();
    table.choose("move east");
    table.choose("escape exploring");
    EXPECT_EQ(table.prompt(), "fight");
    EXPECT_EQ(table.ap("ann"), 2);
    EXPECT_EQ(table.health("ann"), 10);
}

TEST(Melee, RulesMayHoldAHeroBack) {
    FightTable table({{}, {{"wolf", "specials: jaws"}}, "  jaws: {on: {escaping: [{forbid: it holds on}]}}\n", {}});
    facing(table, "wolf").run();
    table.choose("move east");
    table.choose("escape west");
    EXPECT_EQ(table.prompt(), "fight");
    EXPECT_EQ(table.ap("ann"), 3);
    EXPECT_EQ(table.health("ann"), 10);
    EXPECT_EQ(table.place("ann"), "1,0");
}

TEST(Melee, ModifiersMayRuleOutAnEscape) {
    FightTable table({{}, {{"wolf", "specials: jaws"}}, "  jaws: {modifiers: {may_escape: {set: 0}}}\n", {}});
    facing(table, "wolf").dice({2, 2});
    table.give("ann", "herb");
    table.run();
    table.choose("move east");
    EXPECT_FALSE(table.offers("escape"));
}

TEST(Melee, CF_12_2_ItemsCountWhereTheyWork) {
    FightTable table({}, {"cid"});
    table.give("cid", "sword");
    facing(table, "wolf").run();
    table.choose("move east");
    EXPECT_EQ(table.label("fight wolf"), "Fight on: you d6+3, Wolf d6+2, 6 health");
    const PieceId sword = table.piece("sword");
    table.game().state().move_to_back(sword, table.data().hero_zones[table.piece("cid").value].backpack);
    table.choose("inventory");
    table.choose("back");
    EXPECT_EQ(table.label("fight wolf"), "Fight on: you d6, Wolf d6+2, 6 health");
}

TEST(Melee, ModifiersChangeBothSides) {
    FightTable table({{},
                      {{"ann", "specials: rage"}, {"wolf", "specials: pack"}},
                      "  rage: {modifiers: {combat_bonus: 4, combat_dice: 1}}\n"
                      "  pack: {modifiers: {monster_bonus: 1, monster_dice: 1}}\n",
                      {}});
    facing(table, "wolf").run();
    table.choose("move east");
    EXPECT_EQ(table.label("fight wolf"), "Fight on: you 2d6+6, Wolf 2d6+3, 6 health");
}

TEST(Melee, ScoresMayBeChangedBeforeTheDamage) {
    FightTable table({{}, {{"ann", "specials: luck"}}, "  luck: {on: {scored: [{amend: {hero_score: 12}}]}}\n", {}});
    facing(table, "wolf").dice({1, 6});
    table.run();
    table.choose("move east");
    table.choose("fight wolf");
    EXPECT_EQ(table.health("wolf"), 2);
}

TEST(Melee, ActionsAreOfferedInFightsAndMayKill) {
    FightTable table({{},
                      {{"ann", "specials: shout"}},
                      "  shout: {actions: {shout: {label: Shout, during: fight, cost: {ap: 1}, limit: fight, do: "
                      "[{wound: 6}]}}}\n",
                      {}});
    facing(table, "wolf").run();
    EXPECT_FALSE(table.offers("shout"));
    table.choose("move east");
    table.choose("shout");
    EXPECT_EQ(table.in("ann/kills"), "wolf");
    EXPECT_EQ(table.prompt(), "turn");
    EXPECT_FALSE(fighting(table.game()));
}

TEST(Melee, ABrokenOffFightHasNoWinner) {
    FightTable table({{},
                      {{"ann", "specials: bell"}},
                      "  bell: {actions: {ring: {label: Ring, during: fight, do: [break_off]}}}\n",
                      {}},
                     {"ann", "ben"});
    facing(table, "wolf").run();
    table.choose("move east");
    table.choose("ring");
    EXPECT_EQ(table.in("ann/kills"), "");
    EXPECT_EQ(table.on(1, 0), "wolf ann");
    EXPECT_EQ(table.decider(), "ben");
}

TEST(Melee, WhoIsPutElsewhereFightsNoMore) {
    FightTable table({{},
                      {{"ann", "specials: wings"}},
                      "  wings: {on: {hurt: [{put: {tile: {tile_of: {piece_of: gate}}}}]}}\n",
                      {}});
    facing(table, "wolf").dice({1, 6});
    table.run();
    table.choose("move east");
    table.choose("fight wolf");
    EXPECT_EQ(table.place("ann"), "0,0");
    EXPECT_FALSE(fighting(table.game()));
    EXPECT_NE(table.log().find("broken off"), std::string::npos);
}

TEST(Melee, AFightWithinAFightHasItsOwnNumber) {
    FightTable table({{},
                      {{"ann", "specials: horn"}},
                      "  horn:\n"
                      "    actions:\n"
                      "      blow: {label: Blow, during: fight, limit: fight, do: [{fight: {spawn: ghost}}]}\n",
                      {}});
    facing(table, "wolf").dice({6, 1, 6, 1, 6, 1});
    table.run();
    table.choose("move east");
    const auto outer = table.game().header().bout;
    table.choose("blow");
    EXPECT_TRUE(table.offers("fight ghost"));
    EXPECT_TRUE(table.offers("blow")) << "another fight, so once more";
    table.choose("fight ghost");
    EXPECT_TRUE(table.offers("fight wolf"));
    EXPECT_EQ(table.game().header().bout, outer);
    EXPECT_FALSE(table.offers("blow"));
    table.choose("fight wolf");
    table.choose("fight wolf");
    EXPECT_GT(table.game().header().bout, outer) << "the next fight gets a number that none had";
}

TEST(Melee, AFightThatCannotEndAsksNowAndThen) {
    FightTable table({{},
                      {{"ann", "specials: calm"}},
                      "  calm: {modifiers: {combat_dice: {set: 0}, combat_bonus: {set: 0}, monster_dice: {set: 0}, "
                      "monster_bonus: {set: 0}}}\n",
                      {}});
    facing(table, "wolf");
    table.set("ann", "ap", 1);
    table.run();
    table.choose("move east");
    EXPECT_EQ(table.prompt(), "fight");
    EXPECT_EQ(table.game().decision().options.size(), 1U);
    table.choose("fight wolf");
    EXPECT_EQ(table.prompt(), "fight");
}

}  // namespace
}  // namespace briar::crawl
