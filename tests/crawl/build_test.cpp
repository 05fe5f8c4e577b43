// Compiling scenarios: what goes where, and what is said when parts do not fit together.
#include <gtest/gtest.h>

#include "runtime/crawl/map.hpp"
#include "tests/crawl/plot.hpp"

namespace briar::crawl {
namespace {

std::string replaced(std::string text, const std::string& what, const std::string& by) {
    const auto at = text.find(what);
    if (at == std::string::npos) throw std::runtime_error("the pack has no " + what);
    return text.replace(at, what.size(), by);
}

std::string with(const std::string& what, const std::string& by) { return replaced(plot_content(), what, by); }

/// What compiling the changed pack complains about.
std::string problems_with(const std::string& what, const std::string& by) {
    const Compiled compiled(with(what, by));
    EXPECT_FALSE(compiled.rules && compiled.problems.has_errors());
    return compiled.rendered();
}

int pieces_in(const Compiled& compiled, const std::string& zone) {
    int count = 0;
    for (const ZoneId start : compiled.rules->starts)
        count += start == compiled.rules->zone(zone) ? 1 : 0;
    return count;
}

TEST(Build, CF_2_1_StartAndExitAreNotInTheStack) {
    const Compiled compiled(with("stack: [{tag: hills}]", "stack: [{all: tiles, except: [cellar, tunnel]}]"));
    ASSERT_TRUE(compiled.rules) << compiled.rendered();
    EXPECT_EQ(pieces_in(compiled, "hills/stack"), 4 + 4 + 2 + 4 + 3);
    EXPECT_EQ(pieces_in(compiled, "hills/aside"), 2);
}

TEST(Build, BagsHoldWhatTheirSelectionsMean) {
    const Compiled compiled(plot_content());
    ASSERT_TRUE(compiled.rules) << compiled.rendered();
    EXPECT_EQ(pieces_in(compiled, "hills/monsters"), 4) << "two rats, two wolves, no lord";
    EXPECT_EQ(pieces_in(compiled, "hills/items"), 7);
    // In the box: a lord, a bat, a relic, three heroes, six tokens, six statuses.
    EXPECT_EQ(pieces_in(compiled, "box"), 2 + 1 + 3 + 6 + 6);
}

TEST(Build, WhatComesLaterInASelectionSaysHowMany) {
    const Compiled compiled(
        with("monsters: [{all: monsters, except: [lord, bat]}]",
             "monsters: [{all: monsters}, {entry: rat, count: 5}, {entry: lord, count: 0}, {entry: bat, count: 0}]"));
    ASSERT_TRUE(compiled.rules) << compiled.rendered();
    EXPECT_EQ(pieces_in(compiled, "hills/monsters"), 5 + 2);
}

TEST(Build, OneEntryWithoutAListIsASelectionToo) {
    const Compiled compiled(with("monsters: [{all: monsters, except: [lord, bat]}]", "monsters: wolf"));
    ASSERT_TRUE(compiled.rules) << compiled.rendered();
    EXPECT_EQ(pieces_in(compiled, "hills/monsters"), 2);
}

TEST(Build, CF_5_4_TheGuardianSideDiffersOnlyInWhatItSays) {
    const Compiled compiled(plot_content());
    const CrawlData& data = compiled.rules->data<CrawlData>();
    const DefId wolf = compiled.rules->catalog->find("monsters", "wolf");
    const MonsterDef& def = *data.monsters[data.copies[wolf.value].begin];
    EXPECT_EQ(def.guardian.health, 9);
    EXPECT_EQ(def.guardian.bonus, 2) << "as on the front";
}

TEST(Build, CF_8_OnlyItemsWithARangedPartShoot) {
    const Compiled compiled(with("herb: {name: Herb, count: 2}", "herb: {name: Herb, ranged: {dice: 2d6}}"));
    ASSERT_TRUE(compiled.rules) << compiled.rendered();
    const CrawlData& data = compiled.rules->data<CrawlData>();
    const auto item = [&](const char* id) {
        return data.items[data.copies[compiled.rules->catalog->find("items", id).value].begin];
    };
    EXPECT_EQ(item("sword")->ranged.range, (Range{0, 0}));
    EXPECT_EQ(item("herb")->ranged.range, (Range{1, 1}));
    EXPECT_EQ(item("herb")->ranged.dice, (DiceExpr{2, 6, 0}));
}

TEST(Build, ModesLayTheirRulesOverTheScenario) {
    EXPECT_EQ(Compiled(plot_content()).rules->data<CrawlData>().rules.edges, EdgeRule::All);
    EXPECT_EQ(Compiled(plot_content(), {"joined"}).rules->data<CrawlData>().rules.edges, EdgeRule::Joined);
}

TEST(Build, StatesAreSmall) {
    const Compiled compiled(plot_content());
    EXPECT_LT(compiled.rules->layout.size, 8U * 1024);
}

TEST(Build, MissingStartIsAnError) {
    EXPECT_NE(problems_with("start: gate\n", "\n").find("`start`"), std::string::npos);
}

TEST(Build, MonsterTilesNeedATokenEach) {
    EXPECT_NE(problems_with("unseen: {name: Unseen, count: 4}", "unseen: {name: Unseen, count: 2}")
                  .find("there are 3 monster tiles but 2 tokens of `unseen` [crawl.too-few-monster-tokens]"),
              std::string::npos);
    EXPECT_NE(problems_with(", monster_token: unseen", "").find("[crawl.no-monster-token]"), std::string::npos);
}

TEST(Build, MonsterTilesNeedABag) {
    EXPECT_NE(problems_with("bags: {monsters: [", "bags: {beasts: [").find("no bag `monsters` [crawl.no-monster-bag]"),
              std::string::npos);
}

TEST(Build, RewardsMayNotOverlap) {
    EXPECT_NE(problems_with("rules: {", "rules: {rewards: {6-9: 1, 8+: 2}, ").find("[crawl.rewards-overlap]"),
              std::string::npos);
}

TEST(Build, AHeroMustBeAbleToCarrySomething) {
    const std::string none = "spaces: {hands: 0, boots: 0, armour: 0, backpack: 0}";
    EXPECT_NE(problems_with("ap: 3, dice: 1}", "ap: 3, dice: 1, " + none + "}").find("[crawl.hero-without-spaces]"),
              std::string::npos);
}

TEST(Build, ATagThatNothingHasIsAnError) {
    EXPECT_NE(
        problems_with("[{tag: hills}]", "[{tag: hill}]").find("has the tag `hill` [scenario.nothing-has-the-tag]"),
        std::string::npos);
}

TEST(Build, TilesNeedAnOpenEdge) {
    EXPECT_NE(problems_with("edges: n e, count", "edges: \"- -\", count").find("[crawl.tile-without-edges]"),
              std::string::npos);
}

TEST(Build, FiveHundredTilesAreTheMost) {
    std::string content =
        with("cross: {name: Cross, edges: n e s w, count: 4,", "cross: {name: Cross, edges: n e s w, count: 99,");
    for (const char* const id : {"a", "b", "c", "d", "e"}) {
        content = replaced(
            content,
            "  cross:", "  many-" + std::string(id) + ": {name: Many, edges: n s, count: 99, tags: [hills]}\n  cross:");
    }
    const Compiled compiled(content);
    EXPECT_FALSE(compiled.rules);
    EXPECT_NE(compiled.rendered().find("[crawl.too-many-tiles]"), std::string::npos) << compiled.rendered();
}

TEST(Build, FourRealmsAreTheMost) {
    std::string more;
    for (const char* const id : {"a", "b", "c", "d"})
        more += "      " + std::string(id) + ": {start: road}\n";
    EXPECT_NE(problems_with("      hills:\n", more + "      hills:\n").find("[crawl.too-many-realms]"),
              std::string::npos);
}

TEST(Build, ABagCannotTakeThePlaceOfTheStack) {
    EXPECT_NE(problems_with("bags: {", "bags: {stack: rat, ").find("[crawl.reserved-bag-name]"), std::string::npos);
}

TEST(Build, AnEntryInTwoBagsIsPointedOut) {
    const Compiled compiled(with("bags: {", "bags: {more: rat, "));
    EXPECT_TRUE(compiled.rules) << "it may be meant";
    EXPECT_NE(compiled.rendered().find("`rat` lies in two bags [crawl.in-two-bags]"), std::string::npos);
}

TEST(Build, ABagHoldsThingsOfTheKindThatRulesDrawFromIt) {
    EXPECT_NE(problems_with("monsters: [{all: monsters", "monsters: [sword, {all: monsters")
                  .find("`sword` is an item, but the bag `monsters` holds monsters [crawl.wrong-kind-in-bag]\n"
                        "    take it out: `rules` say that monsters are drawn from this bag"),
              std::string::npos);
    EXPECT_NE(problems_with("items: [{all: items", "items: [rat, {all: items")
                  .find("`rat` is a monster, but the bag `items` holds items [crawl.wrong-kind-in-bag]"),
              std::string::npos);
    EXPECT_NE(problems_with("bags: {", "bags: {chest: [herb, rat], ").find("[crawl.wrong-kind-in-bag]"),
              std::string::npos)
        << "other bags hold one kind too";
}

TEST(Build, RulesMayNameOtherBagsToDrawFrom) {
    const std::string swapped = replaced(with("bags: {monsters: [", "bags: {beasts: ["), "rules: {",
                                         "rules: {monster_bag: beasts, item_bag: chest, ");
    EXPECT_TRUE(Compiled(replaced(swapped, ", items: [", ", chest: [")).rules);
    EXPECT_FALSE(Compiled(replaced(swapped, ", items: [", ", chest: [rat, ")).rules);
}

TEST(Build, OneBagCannotBeForMonstersAndItems) {
    EXPECT_NE(problems_with("rules: {", "rules: {item_bag: monsters, ").find("[crawl.one-bag-for-both]"),
              std::string::npos);
}

TEST(Build, SeatsNeedHeroes) {
    EXPECT_NE(problems_with("rules: {", "rules: {heroes: 1-2, ").find("[crawl.too-many-seats]"), std::string::npos);
}

}  // namespace
}  // namespace briar::crawl
