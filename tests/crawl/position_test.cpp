// Positions: written and read back as the same bytes, written by hand, and wrong.
#include <gtest/gtest.h>

#include "runtime/crawl/crawl_system.hpp"
#include "tests/crawl/plot.hpp"

namespace briar::crawl {
namespace {

/// The state that reading the plot's written position gives, over another fresh set-up.
void expect_same_after_reading(Plot& plot, int seats) {
    const std::string written = plot.position();
    Plot other;
    other.at(written, seats);
    // Chance and the counts of the header are not the crawl's part.
    other.game().header() = plot.game().header();
    EXPECT_EQ(other.game().state(), plot.game().state()) << written << "\n" << other.position();
    EXPECT_EQ(other.position(), written);
}

constexpr const char* kBusy = R"(
realms:
  hills:
    tiles:
      - {tile: cross#2, at: 0 -1, items: [herb, sword], tokens: [mud]}
      - {tile: lair, at: 1 0, tokens: [unseen#2]}
      - {tile: road, at: 2 0, turn: 1, monsters: [{monster: wolf#2, health: 2, guardian: true}, rat]}
    bags: {monsters: [wolf#1]}
    traded: {monsters: [rat#2]}
heroes:
  - {hero: ben, at: 1 0, ap: 1, health: 3, lives: 2, hands: [axe], backpack: [fever, herb], bound: [crow]}
  - {hero: ann, boots: [boots], kills: [lord]}
  - {hero: cid, out: true}
active: ann
round: 4
turn_begun: true
used: [mail]
)";

TEST(Position, ReadsBackAsTheSameBytes) {
    Plot plot;
    plot.at(kBusy, 2);
    expect_same_after_reading(plot, 2);
    plot.run();
    expect_same_after_reading(plot, 2);
}

TEST(Position, KeepsTheOrderOfWhatLiesOnATile) {
    Plot plot;
    plot.at(
        "heroes: [{hero: ann, hands: [sword]}, {hero: ben}]\nrealms: {hills: {tiles: [{tile: gate, at: 0 0, items: "
        "[herb], tokens: [mud]}]}}");
    // Heroes lie behind items here; a dropped sword behind them.
    plot.run().choose("inventory").choose("drop sword");
    EXPECT_EQ(plot.on(0, 0), "mud#1 herb#1 ann ben sword");
    EXPECT_NE(plot.position().find("order: ["), std::string::npos);
    expect_same_after_reading(plot, 1);
}

TEST(Position, TellsOfTheRunningFight) {
    Plot plot;
    plot.at(
        "heroes: [{hero: ann}]\nrealms: {hills: {tiles: [{tile: gate, at: 0 0, monsters: [{monster: wolf, health: "
        "90}]}]}}");
    plot.run();
    EXPECT_EQ(plot.position().find("\nfight:"), std::string::npos);
    plot.choose("fight wolf#1");
    ASSERT_EQ(plot.prompt(), "fight") << plot.position();
    EXPECT_NE(plot.position().find("\nfight: {hero: ann, monster: wolf#1, health: "), std::string::npos)
        << plot.position();
}

TEST(Position, DoesNotBeginWithinAFight) {
    Plot plot;
    EXPECT_NE(plot.problems_at("heroes: [{hero: ann}]\nfight: {monster: wolf}").find("position.fight"),
              std::string::npos);
}

TEST(Position, SaysWhatAPieceIsOnlyWhenItIsUnusual) {
    Plot plot;
    plot.at(kBusy, 2);
    EXPECT_EQ(plot.position().find("pieces:"), std::string::npos) << plot.position();
    plot.game().set_counter(plot.piece("rat#2"), plot.game().rules().counter("health"), 2);
    EXPECT_NE(plot.position().find("pieces:"), std::string::npos);
    expect_same_after_reading(plot, 2);
}

TEST(Position, WhatIsLeftOutIsAFreshSetUp) {
    Plot plot;
    plot.at("");
    const std::string stack = plot.in("hills/stack");
    Plot other;
    other.at("heroes: [{hero: ann, ap: 2}]");
    EXPECT_EQ(other.in("hills/stack"), stack);
    EXPECT_EQ(other.count("ann", "ap"), 2);
    EXPECT_EQ(other.count("ann", "health"), 10);
    EXPECT_EQ(other.place("ann"), "0,0");
    EXPECT_EQ(other.in("box").find("ann"), std::string::npos);
}

TEST(Position, HeroesNotNamedTakeNoPart) {
    Plot plot;
    plot.at("heroes: [{hero: cid}]", 2);
    EXPECT_EQ(heroes_in_play(plot.game()).count, 1);
    EXPECT_NE(plot.in("box").find("ann ben"), std::string::npos);
}

TEST(Position, StacksAndBagsNameWhatComesFirst) {
    Plot plot;
    plot.at("realms: {hills: {stack: [end, road], bags: {monsters: [rat]}}}");
    EXPECT_TRUE(plot.in("hills/stack").starts_with("end#1 road#1 "));
    EXPECT_EQ(plot.in("hills/stack").size(),
              std::string("cross#1 cross#2 cross#3 cross#4 road#1 road#2 road#3 road#4 bend#1 "
                          "bend#2 end#1 end#2 end#3 end#4 lair#1 lair#2 lair#3")
                  .size());
    const ZoneId bag = plot.game().rules().zone("hills/monsters");
    EXPECT_EQ(plot.game().state().zone(bag).fixed, 1);
    EXPECT_EQ(plot.game().state().zone(bag).count, 4);
    EXPECT_EQ(plot.game().draw(bag), plot.piece("rat#1"));
}

TEST(Position, OnlyLeavesOutTheRest) {
    Plot plot;
    plot.at("realms: {hills: {stack: {only: [road]}, bags: {monsters: {first: [wolf], only: [rat]}}}}");
    EXPECT_EQ(plot.in("hills/stack"), "road#1");
    EXPECT_EQ(plot.in("hills/monsters"), "wolf#1 rat#1");
    EXPECT_NE(plot.in("used").find("cross#1"), std::string::npos);
    EXPECT_NE(plot.in("box").find("rat#2"), std::string::npos);
}

TEST(Position, ANameIsTheNextFreeCopy) {
    Plot plot;
    plot.at("realms: {hills: {tiles: [{tile: cross, at: 0 -1, monsters: [wolf, wolf]}, {tile: cross, at: 0 -2}]}}");
    EXPECT_EQ(plot.on(0, -1), "wolf#1 wolf#2");
    EXPECT_EQ(plot.game().rules().key(plot.tile(0, -2)), "cross#2");
}

TEST(Position, CF_2_3_TheFirstNamedBeginsUnlessToldOtherwise) {
    Plot plot;
    plot.at("heroes: [{hero: ben}, {hero: ann}]").run();
    EXPECT_EQ(plot.decider(), "ben");
    plot.at("heroes: [{hero: ben}, {hero: ann}]\nactive: ann").run();
    EXPECT_EQ(plot.decider(), "ann");
}

/// The position's complaint, and that the game is sound nevertheless.
std::string complaint(const std::string& position) {
    Plot plot;
    std::string problems = plot.problems_at(position);
    plot.run();
    return problems;
}

TEST(Position, MistakesAreSaidWithTheirPlace) {
    EXPECT_EQ(complaint("heroes: [{hero: anne}]"),
              "position:1:17: error: there is no `anne` here [position.unknown-piece]\n    did you mean `ann`?\n");
    EXPECT_NE(
        complaint("realms: {hill: {}}").find("no realm `hill` [position.unknown-realm]\n    did you mean `hills`?"),
        std::string::npos);
    EXPECT_NE(complaint("realms: {hills: {bags: {monster: [rat]}}}").find("[position.unknown-bag]"), std::string::npos);
    EXPECT_NE(complaint("heroes: [{hero: ann, at: 5 5}]").find("no tile lies at 5 5 [position.no-tile-there]"),
              std::string::npos);
    EXPECT_NE(complaint("heroes: [{hero: ann, ap: -1}]").find("[position.out-of-range]"), std::string::npos);
    EXPECT_NE(complaint("heroes: [{hero: ann}]\nactive: ben").find("`ben` takes no part [position.not-playing]"),
              std::string::npos);
    EXPECT_NE(complaint("pieces: {wolf: {size: 3}}").find("has no counter `size` [position.unknown-counter]"),
              std::string::npos);
    EXPECT_NE(complaint("herose: []").find("[shape.unknown-key]"), std::string::npos);
}

TEST(Position, CF_5_5_BagsHoldThingsOfOneKind) {
    EXPECT_EQ(complaint("realms: {hills: {bags: {monsters: [rat, sword]}}}"),
              "position:1:41: error: `sword` is an item, but the bag `monsters` holds monsters "
              "[position.wrong-kind-in-bag]\n    name it where things of its kind lie\n");
    EXPECT_NE(complaint("realms: {hills: {bags: {items: {only: [rat]}}}}").find("[position.wrong-kind-in-bag]"),
              std::string::npos);
    EXPECT_NE(complaint("realms: {hills: {traded: {items: [rat]}}}").find("[position.wrong-kind-in-bag]"),
              std::string::npos);
}

TEST(Position, APieceIsInOnePlaceOnly) {
    EXPECT_NE(complaint("heroes: [{hero: ann, hands: [sword], backpack: [sword]}]").find("[position.piece-twice]"),
              std::string::npos);
    EXPECT_NE(complaint("heroes: [{hero: ann, hands: [\"herb#3\"]}]").find("[position.no-such-copy]"),
              std::string::npos);
    EXPECT_NE(complaint("heroes: [{hero: ann}, {hero: ann}]").find("[position.piece-twice]"), std::string::npos);
}

TEST(Position, TwoTilesCannotLieAtOnePlace) {
    EXPECT_NE(complaint("realms: {hills: {tiles: [{tile: road, at: 0 0}]}}")
                  .find("`gate` lies at 0 0 already [position.two-tiles]"),
              std::string::npos);
    EXPECT_NE(complaint("realms: {hills: {tiles: [{tile: road, at: 0 0}, {tile: gate, at: 0 0}]}}")
                  .find("[position.two-tiles]"),
              std::string::npos);
}

TEST(Position, SpacesHoldNoMoreThanTheyCan) {
    EXPECT_NE(complaint("heroes: [{hero: ann, hands: [sword, herb, herb]}]").find("[position.no-space]"),
              std::string::npos);
    EXPECT_NE(complaint("heroes: [{hero: ann, boots: [sword]}]").find("[position.no-space]"), std::string::npos);
}

}  // namespace
}  // namespace briar::crawl
