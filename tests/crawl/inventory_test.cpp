// CF-9.1, CF-9.5, CF-11.2, CF-12: spaces, and what may be done with things for free.
#include <gtest/gtest.h>

#include "runtime/crawl/inventory.hpp"
#include "tests/crawl/plot.hpp"

namespace briar::crawl {
namespace {

bool works(Plot& plot, const std::string& key) { return active(plot.game(), plot.piece(key)); }

std::string best_room(Plot& plot, const std::string& hero, const std::string& item) {
    const ZoneId zone = room_for(plot.game(), plot.piece(hero), plot.piece(item));
    return zone ? plot.game().rules().zones[zone.value].role : "none";
}

TEST(Inventory, CF_12_2_ThingsWorkOnlyInTheirOwnSpace) {
    Plot plot;
    plot.at(
        "heroes: [{hero: ann, hands: [boots, sword], backpack: [mail, herb], bound: [crow]}, {hero: ben, boots: []}]",
        2);
    EXPECT_TRUE(works(plot, "sword"));
    EXPECT_FALSE(works(plot, "boots")) << "carried in a hand";
    EXPECT_FALSE(works(plot, "mail"));
    EXPECT_TRUE(works(plot, "herb")) << "no symbol: works anywhere";
    EXPECT_TRUE(works(plot, "crow"));
    EXPECT_FALSE(works(plot, "axe")) << "lies in the bag";
}

TEST(Inventory, CF_12_1_ATwoHandedWeaponFillsBothHands) {
    Plot plot;
    plot.at("heroes: [{hero: ann, hands: [axe]}, {hero: ben, hands: [sword]}]", 2);
    EXPECT_EQ(free_spaces(plot.game(), plot.piece("ann"), plot.game().rules().zone("ann/hands")), 0);
    EXPECT_EQ(best_room(plot, "ben", "axe"), "backpack") << "one hand is not enough";
    EXPECT_EQ(best_room(plot, "cid", "axe"), "hands");
}

TEST(Inventory, HandsAThingFillsAreAValue) {
    Plot plot({}, "  strong: {modifiers: {hand_space: {at_most: 1}}}\n", "strong");
    plot.at("heroes: [{hero: ann, hands: [axe]}]");
    EXPECT_EQ(free_spaces(plot.game(), plot.piece("ann"), plot.game().rules().zone("ann/hands")), 1);
}

TEST(Inventory, CF_12_2_ThingsGoWhereTheyWorkElseIntoTheBackpackElseIntoAHand) {
    Plot plot;
    plot.at("heroes: [{hero: ann, backpack: [fever, fever]}]");
    EXPECT_EQ(best_room(plot, "ann", "boots"), "boots");
    EXPECT_EQ(best_room(plot, "ann", "mail"), "armour");
    EXPECT_EQ(best_room(plot, "ann", "sword"), "hands");
    EXPECT_EQ(best_room(plot, "ann", "herb"), "hands") << "the backpack is blocked";
    EXPECT_EQ(best_room(plot, "ann", "relic"), "bound");
    EXPECT_EQ(best_room(plot, "ben", "herb"), "backpack");
}

TEST(Inventory, CF_9_5_ThingsArePickedUpForNothing) {
    Plot plot;
    plot.at("realms: {hills: {tiles: [{tile: gate, at: 0 0, items: [herb, sword]}]}}\nheroes: [{hero: ann}]").run();
    plot.choose("pick up sword");
    EXPECT_EQ(plot.in("ann/hands"), "sword");
    EXPECT_EQ(plot.count("ann", "ap"), 5);
    EXPECT_TRUE(plot.offers("pick up herb"));
    EXPECT_NE(plot.log().find("Ann takes Sword."), std::string::npos);
}

TEST(Inventory, CF_9_5_NotWhileAMonsterIsThere) {
    Plot plot;
    plot.at("realms: {hills: {tiles: [{tile: gate, at: 0 0, items: [herb], monsters: [rat]}]}}\nheroes: [{hero: ann}]")
        .run();
    EXPECT_FALSE(plot.offers("pick up herb"));
}

TEST(Inventory, CF_9_1_WithoutSpaceOneSwapsOrLeavesIt) {
    Plot plot;
    const char* const full = R"(
realms: {hills: {tiles: [{tile: gate, at: 0 0, items: [herb#1]}]}}
heroes: [{hero: ann, hands: [fever, sword], backpack: [herb#2, fever]}]
)";
    plot.at(full).run();
    plot.choose("pick up herb");
    EXPECT_EQ(plot.prompt(), "room");
    EXPECT_EQ(plot.keys(), "drop sword for herb, drop herb for herb, leave herb");
    plot.choose("drop sword for herb");
    EXPECT_EQ(plot.in("ann/hands"), "fever#1 herb#1");
    EXPECT_EQ(plot.on(0, 0), "ann sword");
    plot.at(full).run();
    plot.choose("pick up herb").choose("leave herb");
    EXPECT_EQ(plot.on(0, 0), "herb#1 ann");
    EXPECT_NE(plot.log().find("Ann has no space for Herb and leaves it."), std::string::npos);
}

TEST(Inventory, CF_12_3_ThingsAreRearrangedForNothing) {
    Plot plot;
    plot.at("heroes: [{hero: ann, hands: [sword], backpack: [boots]}]").run();
    plot.choose("inventory");
    EXPECT_EQ(plot.prompt(), "inventory");
    EXPECT_EQ(plot.keys(),
              "move sword to backpack, swap sword and boots, move boots to hands, move boots to boots, "
              "drop sword, drop boots, back");
    plot.choose("move boots to boots");
    EXPECT_EQ(plot.in("ann/boots"), "boots");
    EXPECT_EQ(plot.prompt(), "turn");
    EXPECT_EQ(plot.count("ann", "ap"), 5);
    plot.choose("inventory").choose("back");
    EXPECT_EQ(plot.prompt(), "turn");
}

TEST(Inventory, CF_12_3_WhatCannotBeMovedOffersNoSorting) {
    Plot plot;
    plot.at("heroes: [{hero: ann, bound: [relic]}, {hero: ben}]").run();
    EXPECT_FALSE(plot.offers("inventory"));
    plot.choose("end turn");
    EXPECT_FALSE(plot.offers("inventory")) << "nobody can ask for what cannot be given";
}

TEST(Inventory, CF_12_4_WhatTakesNoSpaceMayBeDroppedAndTraded) {
    Plot plot;
    plot.at("heroes: [{hero: ann, bound: [crow]}, {hero: ben}]").run();
    plot.choose("inventory");
    EXPECT_EQ(plot.keys(), "drop crow, give crow to ben, back");
    plot.choose("back").choose("end turn");
    EXPECT_TRUE(plot.offers("inventory"));
}

TEST(Inventory, CF_12_3_FullSpacesExchangeWhatBothCanHold) {
    Plot plot;
    plot.at("heroes: [{hero: ann, hands: [axe], backpack: [sword, herb]}]").run();
    plot.choose("inventory");
    EXPECT_TRUE(plot.offers("swap axe and sword")) << "one hand for two";
    plot.choose("swap axe and sword");
    EXPECT_EQ(plot.in("ann/hands"), "sword");
    EXPECT_EQ(plot.in("ann/backpack"), "herb#1 axe");
    plot.choose("inventory");
    EXPECT_TRUE(plot.offers("swap sword and axe"));
}

TEST(Inventory, CF_11_2_WhatBlocksASpaceMayBeMovedToAny) {
    Plot plot;
    plot.at("heroes: [{hero: ann, hands: [fever], backpack: [fever]}]").run();
    plot.choose("inventory");
    EXPECT_TRUE(plot.offers("move fever to armour"));
    EXPECT_FALSE(plot.offers("drop fever"));
    plot.choose("move fever to armour");
    EXPECT_EQ(plot.in("ann/armour"), "fever#1");
}

TEST(Inventory, CF_12_4_ThingsAreDroppedForNothing) {
    Plot plot;
    plot.at("heroes: [{hero: ann, hands: [sword], bound: [relic]}]").run();
    plot.choose("inventory");
    EXPECT_FALSE(plot.offers("drop relic")) << "it is bound";
    plot.choose("drop sword");
    EXPECT_EQ(plot.on(0, 0), "ann sword");
}

TEST(Inventory, ARuleMayKeepAThing) {
    Plot plot({}, "  curse: {on: {losing: [forbid: It clings to the hand.]}}\n", "curse");
    plot.at("heroes: [{hero: ann, hands: [sword]}]").run();
    plot.choose("inventory").choose("drop sword");
    EXPECT_EQ(plot.in("ann/hands"), "sword");
    EXPECT_NE(plot.log().find("Ann cannot part with that: It clings to the hand."), std::string::npos) << plot.log();
}

constexpr const char* kTwoTogether =
    "heroes: [{hero: ann, hands: [sword]}, {hero: ben, hands: [axe], backpack: [herb]}]";

TEST(Inventory, CF_12_4_GivingToAnothersHeroNeedsConsent) {
    Plot plot;
    plot.at(kTwoTogether, 2).run();
    plot.choose("inventory").choose("give sword to ben");
    EXPECT_EQ(plot.decider(), "ben");
    EXPECT_EQ(plot.game().prompt(), "Ann offers Sword to Ben. Take it?");
    plot.choose("no");
    EXPECT_EQ(plot.in("ann/hands"), "sword");
    EXPECT_NE(plot.log().find("Ben does not agree to what Ann proposes."), std::string::npos);
    plot.choose("inventory").choose("give sword to ben").choose("yes");
    EXPECT_EQ(plot.in("ben/backpack"), "herb#1 sword");
    EXPECT_NE(plot.log().find("Ann gives Sword to Ben."), std::string::npos);
}

TEST(Inventory, CF_12_4_OnesOwnHeroesTradeWithoutAsking) {
    Plot plot;
    plot.at(kTwoTogether, 1).run();
    plot.choose("inventory").choose("trade sword for axe of ben");
    EXPECT_EQ(plot.prompt(), "turn");
    EXPECT_EQ(plot.in("ann/hands"), "axe");
    EXPECT_EQ(plot.in("ben/hands"), "sword");
    plot.choose("inventory").choose("take herb from ben");
    EXPECT_EQ(plot.in("ann/backpack"), "herb#1");
    EXPECT_NE(plot.log().find("Ann gives Sword to Ben for Axe.\n"), std::string::npos);
    EXPECT_NE(plot.log().find("Ann gets Herb from Ben.\n"), std::string::npos);
}

TEST(Inventory, CF_12_4_OnlyOnTheSameTile) {
    Plot plot;
    plot.at("realms: {hills: {tiles: [{tile: cross, at: 0 -1}]}}\n"
            "heroes: [{hero: ann, hands: [sword]}, {hero: ben, at: 0 -1}]")
        .run();
    plot.choose("inventory");
    EXPECT_FALSE(plot.offers("give sword to ben"));
}

TEST(Inventory, CF_9_2_OneCannotAskForWhatIsHidden) {
    Plot plot({"hidden"});
    plot.at(kTwoTogether, 2).run();
    plot.choose("inventory");
    EXPECT_TRUE(plot.offers("give sword to ben"));
    EXPECT_FALSE(plot.offers("take herb from ben"));
    EXPECT_FALSE(plot.offers("trade sword for axe of ben"));
}

TEST(Inventory, NobodyGetsWhatFindsNoSpace) {
    Plot plot;
    plot.at("heroes: [{hero: ann, hands: [sword]}, {hero: ben, hands: [axe], backpack: [fever, fever]}]", 1).run();
    plot.choose("inventory");
    EXPECT_FALSE(plot.offers("give sword to ben"));
    EXPECT_TRUE(plot.offers("trade sword for axe of ben"));
}

TEST(Inventory, CF_9_3_EverythingDropsAtOnce) {
    Plot plot;
    plot.at("heroes: [{hero: ann, hands: [sword, fever], backpack: [herb], bound: [relic, crow]}]");
    drop_everything(plot.game(), plot.piece("ann"), plot.tile(0, 0));
    EXPECT_EQ(plot.on(0, 0), "ann sword herb#1 relic crow");
    EXPECT_EQ(plot.in("ann/hands"), "fever#1");
}

}  // namespace
}  // namespace briar::crawl
