// Positions: written and read back as the same bytes, written by hand, and wrong.
#include <gtest/gtest.h>

#include "runtime/journey/set_up.hpp"
#include "tests/journey/outing.hpp"

namespace briar::journey {
namespace {

/// The state that reading the written position gives, over another fresh set-up.
void expect_same_after_reading(Outing& outing) {
    const std::string written = outing.position();
    Outing other;
    other.at(written);
    // Chance and the counts of the header are not the journey's part.
    other.game().header() = outing.game().header();
    EXPECT_EQ(other.game().state(), outing.game().state()) << written << "\n" << other.position();
    EXPECT_EQ(other.position(), written);
}

constexpr const char* kBusy = R"(
leg: road
row: [gate, wood, ford, ogre]
at: ford
decks: {road: [], deep: [hall, king]}
cards: [bash, stride#3]
hand: [echo, bash, spur, echo]
discard: [feint#2, feint#1]
removed: [stride, rope]
heroes:
  - {hero: una, health: 2, exhausted: true}
  - {hero: ged, incapacitated: true}
  - {hero: bryn}
gold: 3
tokens: {rest: 0, market: 1}
shops: {market: [bread#2], stall: []}
items: [lamp, bread#1]
phase: check
phase_begun: true
rolled: [might#2, wild]
used_dice: [2]
met: [grace]
bonus: 2
fight_rolled: 4
attempts: 1
check_failed: true
rested: true
discount: 1
)";

TEST(JourneyPosition, ReadsBackAsTheSameBytes) {
    Outing outing;
    outing.set_up(11, {"tove", "una", "ged"});
    expect_same_after_reading(outing);
    outing.at(kBusy);
    expect_same_after_reading(outing);
}

TEST(JourneyPosition, SaysEverythingThatItWasTold) {
    Outing outing;
    outing.at(kBusy);
    EXPECT_EQ(outing.in("road/row"), "gate wood ford#1 ogre");
    EXPECT_EQ(id_of(outing.game(), at(outing.game())), "ford");
    EXPECT_EQ(outing.in("road/deck"), "");
    EXPECT_EQ(outing.in("cards"), "bash#2 stride#3");
    EXPECT_EQ(outing.in("hand"), "echo#1 bash#1 spur echo#2");
    EXPECT_EQ(outing.in("discard"), "feint#2 feint#1");
    EXPECT_EQ(outing.in("removed"), "stride#1 rope");
    EXPECT_EQ(outing.in("party"), "una ged bryn");
    EXPECT_EQ(health(outing.game(), outing.piece("una")), 2);
    EXPECT_FALSE(ready(outing.game(), outing.piece("una")));
    EXPECT_FALSE(standing(outing.game(), outing.piece("ged")));
    EXPECT_TRUE(ready(outing.game(), outing.piece("bryn")));
    EXPECT_EQ(outing.in("belongings"), "lamp bread#1");
    EXPECT_EQ(outing.in("market/items"), "bread#2");
    const JourneyState& state = outing.state();
    EXPECT_EQ(state.gold, 3);
    EXPECT_EQ(state.rest_tokens, 0);
    EXPECT_EQ(state.shop_tokens[0], 1);
    EXPECT_EQ(state.phase, Phase::Check);
    EXPECT_EQ(state.faces[0], 1) << "the second face with might";
    EXPECT_EQ(state.faces[1], 4);
    EXPECT_EQ(state.faces[2], kNoFace);
    EXPECT_EQ(state.used_dice, 0b10);
    EXPECT_EQ(state.met[0], 2);
    EXPECT_EQ(state.rolled, 4);
    EXPECT_EQ(state.fight_rolled, 1);
}

TEST(JourneyPosition, WhatIsLeftOutIsAFreshSetUp) {
    Outing fresh;
    fresh.set_up();
    Outing outing;
    outing.at("hand: [echo]\ngold: 2");
    EXPECT_EQ(outing.in("road/row"), fresh.in("road/row"));
    EXPECT_EQ(outing.in("market/items"), fresh.in("market/items"));
    EXPECT_EQ(deck_size(outing.game()), deck_size(fresh.game()) - 1) << "what is named leaves its pile";
    EXPECT_EQ(outing.state().rest_tokens, 1);
    EXPECT_EQ(outing.at("").game().state(), fresh.game().state());
}

TEST(JourneyPosition, ThePawnStandsOnTheFirstOfTheRow) {
    Outing outing;
    outing.at("row: [hill, ford]");
    EXPECT_EQ(id_of(outing.game(), at(outing.game())), "hill");
    EXPECT_EQ(id_of(outing.game(), next_location(outing.game())), "ford");
    outing.at("row: [hill, ford]\nat: ford");
    EXPECT_EQ(id_of(outing.game(), at(outing.game())), "ford");
}

TEST(JourneyPosition, ADeckIsAllThereIsOrWhatLiesOnTop) {
    Outing outing;
    EXPECT_EQ(outing.at("cards: [spur]").in("cards"), "spur");
    EXPECT_NE(outing.in("box").find("echo#1"), std::string::npos);
    outing.at("cards: {first: [spur, echo]}");
    EXPECT_TRUE(outing.in("cards").starts_with("spur echo#1 "));
    EXPECT_EQ(deck_size(outing.game()), 12);
    EXPECT_EQ(outing.at("cards: []").in("cards"), "");
    EXPECT_EQ(outing.at("decks: {road: [hill, giant]}").in("road/deck"), "hill giant");
}

TEST(JourneyPosition, ALaterLegCanBeStoodIn) {
    Outing outing;
    outing.at("leg: deep");
    EXPECT_EQ(outing.in("deep/row"), "cave hall");
    EXPECT_EQ(outing.in("road/row"), "");
    outing.at("leg: deep\nrow: [hall, king]\nat: king");
    EXPECT_EQ(id_of(outing.game(), at(outing.game())), "king");
    expect_same_after_reading(outing);
}

TEST(JourneyPosition, SaysWhatAPieceIsOnlyWhenItIsUnusual) {
    Outing outing;
    outing.at(kBusy);
    EXPECT_EQ(outing.position().find("pieces:"), std::string::npos) << outing.position();
    outing.game().state().piece(outing.piece("lamp")).face = 1;
    EXPECT_NE(outing.position().find("pieces:"), std::string::npos);
    expect_same_after_reading(outing);
}

TEST(JourneyPosition, MistakesAreSaidWithTheirPlace) {
    Outing outing;
    const auto complains = [&](const std::string& position, const std::string& of) {
        const std::string problems = outing.problems_at(position);
        EXPECT_NE(problems.find(of), std::string::npos) << position << "\n" << problems;
    };
    complains("hand: [ehco]",
              "position:1:8: error: there is no `ehco` here [position.unknown-piece]\n"
              "    did you mean `echo`?");
    complains("leg: raod", "no leg `raod` [position.unknown-leg]\n    did you mean `road`?");
    complains("decks: {deeep: [hall]}", "[position.unknown-leg]\n    did you mean `deep`?");
    complains("row: []", "[position.empty-row]");
    complains("at: hill\nrow: [gate]", "`hill` is not laid [position.not-in-row]");
    complains("row: [gate, ogre]\nat: ogre\ndecks: {road: [giant]}", "[position.nothing-ahead]");
    complains("row: [gate, ogre]\nat: ogre\nphase: move",
              "position:3:8: error: Ogre is the last of the row, so there is nothing to move on to "
              "[position.nothing-ahead]");
    complains("phase: move\nrow: [ford]", "[position.nothing-ahead]");
    complains("heroes: []", "one to 8 heroes [position.heroes]");
    complains("heroes: [{hero: ged, health: 0}]", "a standing hero has health left [position.out-of-range]");
    complains("heroes: [{hero: ged}, {hero: ged}]", "[position.piece-twice]");
    complains("heroes: [{hero: ged, counters: {size: 3}}]", "has no counter `size` [position.unknown-counter]");
    complains("hand: [spur, spur]", "every `spur` lies somewhere else in this position already");
    complains("hand: [\"echo#3\"]", "the scenario has 2 of `echo`, none is `echo#3` [position.no-such-copy]");
    complains("gold: 8", "the party may have 7 gold at most [position.out-of-range]");
    complains("tokens: {marked: 1}", "no shop `marked` [position.unknown-shop]\n    did you mean `market`?");
    complains("shops: {stal: []}", "[position.unknown-shop]\n    did you mean `stall`?");
    complains("rolled: [migt]", "no face `migt` [position.unknown-face]\n    did you mean `might`?");
    complains("rolled: [\"might#3\"]", "[position.unknown-face]");
    complains("rolled: [wit]\nused_dice: [2]", "1 die lies there, none is number 2 [position.no-such-die]");
    complains("rolled: [wit, wit, wit]", "a check has 2 dice at most [position.too-many-dice]");
    complains("phase: chekc", "did you mean `check`?");
    complains("hands: [echo]", "[shape.unknown-key]");
}

}  // namespace
}  // namespace briar::journey
