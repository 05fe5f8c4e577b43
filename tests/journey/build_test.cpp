// Compiling scenarios: what goes where, and what is said when parts do not fit together.
#include <gtest/gtest.h>

#include <algorithm>

#include "tests/journey/outing.hpp"

namespace briar::journey {
namespace {

/// What compiling the changed pack complains about.
std::string problems_with(const std::string& what, const std::string& by) {
    return Compiled(outing_with(what, by)).rendered();
}

int pieces_in(const Compiled& compiled, const std::string& zone) {
    const auto& starts = compiled.rules->starts;
    return static_cast<int>(std::count(starts.begin(), starts.end(), compiled.rules->zone(zone)));
}

PieceId first(const Compiled& compiled, const std::string& id) {
    const auto& pieces = compiled.rules->pieces;
    const auto at = std::find_if(pieces.begin(), pieces.end(), [&](const PieceInfo& piece) {
        return compiled.rules->catalog->entry(piece.def).id == id;
    });
    return PieceId{static_cast<std::uint16_t>(at - pieces.begin())};
}

TEST(JourneyBuild, PilesHoldWhatTheirSelectionsMean) {
    const Compiled compiled;
    ASSERT_TRUE(compiled.rules) << compiled.rendered();
    EXPECT_EQ(compiled.rendered(), "");
    EXPECT_EQ(pieces_in(compiled, "cards"), 3 + 3 + 3 + 2 + 1);
    EXPECT_EQ(pieces_in(compiled, "market/items"), 3);
    EXPECT_EQ(pieces_in(compiled, "stall/items"), 1);
    EXPECT_EQ(pieces_in(compiled, "aside"), 2) << "the starts";
    // In the box until they are drawn: the road's four and two bosses, one hall, the king, four heroes.
    EXPECT_EQ(pieces_in(compiled, "box"), 4 + 2 + 1 + 1 + 4);
}

TEST(JourneyBuild, LegsComeInTheirOrder) {
    const Compiled compiled;
    ASSERT_EQ(compiled.data().legs.size(), 2U);
    const LegData& road = compiled.data().legs[0];
    EXPECT_EQ(road.name, "The road");
    EXPECT_EQ(road.cards, 2);
    EXPECT_EQ(road.locations.size(), 4U);
    EXPECT_EQ(road.bosses.size(), 2U);
    EXPECT_EQ(road.boss_count, 1);
    EXPECT_EQ(road.start, first(compiled, "gate"));
    const LegData& deep = compiled.data().legs[1];
    EXPECT_EQ(deep.name, "deep") << "its id where it has no name";
    EXPECT_EQ(deep.cards, 1) << "all there are";
    EXPECT_EQ(deep.layout, RowLayout::Descending);
}

TEST(JourneyBuild, DefinitionsSayWhatIsPrinted) {
    const Compiled compiled;
    const LocationDef& hill = *compiled.data().locations[first(compiled, "hill").value];
    EXPECT_EQ(hill.failing, (Consequence{2, 0, 0, 1}));
    EXPECT_EQ(hill.fight.points, 5);
    EXPECT_EQ(hill.fight.gold, 2);
    EXPECT_EQ(hill.fight.losing, (Consequence{0, 1, 0, 0}));
    EXPECT_EQ(hill.fight.dice.count, 0) << "no dice unless said";
    EXPECT_EQ(hill.steps.before, 2);
    EXPECT_EQ(hill.steps.after, 1);
    EXPECT_FALSE(hill.boss);
    EXPECT_EQ(compiled.data().locations[first(compiled, "ogre").value]->fight.dice, (DiceExpr{1, 6, 0}));
    EXPECT_EQ(compiled.data().cards[first(compiled, "echo").value]->doubles, Doubles::Both);
    EXPECT_EQ(compiled.data().cards[first(compiled, "spur").value]->doubles, Doubles::Move);
    EXPECT_EQ(compiled.data().heroes[first(compiled, "ged").value]->health, 2);
    EXPECT_EQ(compiled.data().items[first(compiled, "rope").value]->price, 2);
}

TEST(JourneyBuild, IconsAreNumberedAndKnownByPieces) {
    const Compiled compiled;
    const JourneyData& data = compiled.data();
    ASSERT_EQ(data.icons.size(), 5U);
    EXPECT_EQ(data.any_icons, 1U << 3U) << "the wild one";
    EXPECT_EQ(data.icons[3]->letter, "*");
    EXPECT_EQ(data.icons[2]->letter, "È") << "the first of its name";
    EXPECT_EQ(data.checks[first(compiled, "ford").value], (std::vector<Icon>{2, 2})) << "FR-4.1: twice the same";
    EXPECT_EQ(data.shown[first(compiled, "bash").value], 0b11U);
    EXPECT_EQ(data.shown[first(compiled, "tove").value], 0b10U);
    EXPECT_EQ(data.shown[first(compiled, "una").value], 0U) << "no icon";
    EXPECT_EQ(data.dice, 2);
    EXPECT_EQ(data.faces, (std::vector<Icon>{0, 0, 1, 2, 3, 4}));
}

TEST(JourneyBuild, FR_10_2_ModesOverrideSingleNumbers) {
    const Compiled compiled(outing_content(), {"hard", "drawn"});
    ASSERT_TRUE(compiled.rules) << compiled.rendered();
    EXPECT_EQ(compiled.data().legs[0].cards, 3);
    EXPECT_EQ(compiled.data().legs[0].locations.size(), 4U) << "the deck is as it was";
    EXPECT_EQ(compiled.data().shops[0].tokens, 1);
    EXPECT_EQ(compiled.data().shops[0].draw, 2);
    EXPECT_EQ(compiled.data().rules.removed_at_start, 2);
    EXPECT_EQ(compiled.data().rules.choose_party, PartyChoice::Drawn);
    EXPECT_FALSE(compiled.data().rules.doubling.stacks);
    EXPECT_EQ(compiled.data().rules.doubling.factor, 2);
}

TEST(JourneyBuild, RulingsHaveTheirDefaults) {
    const Parameters rules = Compiled().data().rules;
    EXPECT_EQ(rules.party, 3);
    EXPECT_EQ(rules.hand, 5);
    EXPECT_EQ(rules.gold.start, 0);
    EXPECT_EQ(rules.gold.most, 7);
    EXPECT_TRUE(rules.doubling.stacks);
    EXPECT_FALSE(rules.reroll_each_attempt);
    EXPECT_TRUE(rules.rest_keeps_hand);
    EXPECT_TRUE(rules.revive_ready);
    EXPECT_EQ(rules.consequence, FailingRule::Next);
    EXPECT_EQ(rules.score.standing, 4);
    EXPECT_EQ(rules.score.ready, 3);
    EXPECT_EQ(rules.score.health, 2);
    EXPECT_EQ(rules.score.gold, 1);
}

TEST(JourneyBuild, ADeckMustHaveWhatIsDrawnFromIt) {
    EXPECT_NE(problems_with("cards: 2, bosses", "cards: 9, bosses")
                  .find("the leg `road` draws 9 locations, but its deck has 4 [journey.deck-too-small]"),
              std::string::npos);
    EXPECT_NE(problems_with("bosses: [{tag: boss}]", "bosses: [{tag: boss}], boss_count: 3")
                  .find("the leg `road` ends with 3 bosses, but has 2 to draw from [journey.too-few-bosses]"),
              std::string::npos);
    EXPECT_NE(problems_with(", bosses: king", "").find("the leg `deep` ends with 1 boss, but has 0 to draw from"),
              std::string::npos);
    EXPECT_NE(problems_with("stall: {items: lamp}", "stall: {items: {entry: lamp, count: 0}}")
                  .find("the shop `stall` has nothing to sell [journey.empty-shop]"),
              std::string::npos);
}

TEST(JourneyBuild, OnlyBossesEndALeg) {
    EXPECT_NE(problems_with("bosses: king", "bosses: [king, wood]")
                  .find("`wood` ends the leg `deep`, but is no boss [journey.no-boss]"),
              std::string::npos);
}

TEST(JourneyBuild, ABossInADeckIsTold) {
    EXPECT_NE(problems_with("deck: [{tag: deep}]", "deck: [{tag: deep}, giant]")
                  .find("warning: `giant` is a boss, but is drawn among the other locations of the leg `deep` "
                        "[journey.boss-in-deck]"),
              std::string::npos);
}

TEST(JourneyBuild, AStartIsNotDrawn) {
    const Compiled compiled(outing_with("deck: [{tag: road}]", "deck: [{tag: road}, gate]"));
    EXPECT_NE(compiled.rendered().find("warning: `gate` begins a leg: it is left out of what is drawn for `road` "
                                       "[journey.start-in-deck]"),
              std::string::npos);
    ASSERT_TRUE(compiled.rules);
    EXPECT_EQ(compiled.data().legs[0].locations.size(), 4U);
}

TEST(JourneyBuild, WhatLiesInTwoPilesIsTold) {
    EXPECT_NE(problems_with("deck: [{tag: deep}]", "deck: [{tag: deep}, wood]")
                  .find("warning: `wood` is in two piles of the journey [journey.drawn-twice]"),
              std::string::npos);
}

TEST(JourneyBuild, ThePartyNeedsItsHeroes) {
    EXPECT_NE(problems_with("party: [{all: heroes}]", "party: [bryn, tove]")
                  .find("the scenario has 2 heroes to choose from, but the party is of 3 [journey.too-few-heroes]"),
              std::string::npos);
}

TEST(JourneyBuild, ThereMustBeCardsToPlay) {
    EXPECT_NE(problems_with("rests: {name: Camp, tokens: 1}", "rules: {removed_at_start: 12}")
                  .find("all 12 action cards leave the game before it starts [journey.no-cards]"),
              std::string::npos);
    EXPECT_NE(
        problems_with("cards: [{all: cards}]", "cards: []").find("the scenario has no action cards [journey.no-cards]"),
        std::string::npos);
    EXPECT_NE(problems_with("rests: {name: Camp, tokens: 1}", "rules: {hand: 0}").find("1 to 30"), std::string::npos);
}

TEST(JourneyBuild, GoldStartsWithinItsLimit) {
    EXPECT_NE(problems_with("rests: {name: Camp, tokens: 1}", "rules: {gold: {start: 9}}")
                  .find("the party starts with 9 gold, but may have 7 at most [journey.too-much-gold]"),
              std::string::npos);
}

TEST(JourneyBuild, ACheckAsksForIconsThatThereAre) {
    std::string content = outing_with("faces: [might, might, wit, grace, wild, coin]", "faces: [might, wit, coin]");
    const std::string check = "check: [grace, grace]";
    content.replace(content.find(check), check.size(), "check: [wild, wit]");
    EXPECT_NE(Compiled(content).rendered().find("warning: the check of `ford` asks for `wild`, which no card, hero or "
                                                "die of this scenario shows [journey.icon-nobody-has]"),
              std::string::npos)
        << Compiled(content).rendered();
    EXPECT_NE(problems_with("check: [might, wit]", "check: [wit, wit, wit, wit, wit, wit, wit, wit, wit]")
                  .find("the check of `hill` asks for 9 icons [journey.too-many-icons]"),
              std::string::npos);
    EXPECT_NE(problems_with("check: [might, wit]", "check: [might, with]").find("did you mean `wit`?"),
              std::string::npos);
}

TEST(JourneyBuild, DiceShowIcons) {
    EXPECT_NE(problems_with("faces: [might, might", "faces: [might, mihgt").find("did you mean `might`?"),
              std::string::npos);
    EXPECT_NE(problems_with("faces: [might, might, wit, grace, wild, coin]", "faces: [might]")
                  .find("a die of checks has 1 face [journey.faces]"),
              std::string::npos);
}

TEST(JourneyBuild, ThereAreLimits) {
    std::string legs = "legs:\n";
    std::string shops = "shops:\n";
    for (int i = 0; i < 9; ++i) {
        legs += "      leg-" + std::to_string(i) + ": {start: gate, deck: [{tag: road}], bosses: king}\n";
        shops += "      shop-" + std::to_string(i) + ": {items: lamp}\n";
    }
    EXPECT_NE(problems_with("legs:\n", legs).find("[journey.too-many-legs]\n    8 are the most"), std::string::npos);
    EXPECT_NE(problems_with("shops:\n", shops).find("[journey.too-many-shops]\n    4 are the most"), std::string::npos);
    EXPECT_NE(problems_with("system: journey\n", "system: journey\n    seats: 1-2\n").find("[journey.too-many-seats]"),
              std::string::npos);
    EXPECT_NE(problems_with("stall: {", "rest: {").find("[journey.reserved-shop-name]"), std::string::npos);
}

TEST(JourneyBuild, AScenarioNeedsALeg) {
    EXPECT_NE(problems_with("    legs:\n", "    legs: {}\n    legs-were:\n").find("[shape.unknown-key]"),
              std::string::npos);
    std::string content = outing_content();
    const auto begin = content.find("    legs:\n");
    content.replace(begin, content.find("    shops:\n") - begin, "    legs: {}\n");
    EXPECT_NE(Compiled(content).rendered().find("the scenario has no leg to travel [journey.no-leg]"),
              std::string::npos);
}

TEST(JourneyBuild, AModeMayNotLeaveALegWithoutItsStart) {
    const Compiled compiled(
        outing_with("hard: {", "long: {legs: {coast: {deck: [{tag: road}], bosses: king}}}\n      hard: {"), {"long"});
    EXPECT_NE(compiled.rendered().find("the leg `coast` has no location to begin at [journey.no-start]"),
              std::string::npos)
        << compiled.rendered();
}

}  // namespace
}  // namespace briar::journey
