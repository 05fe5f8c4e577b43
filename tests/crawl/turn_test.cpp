// CF-2, CF-3: how a game begins, and turns.
#include <gtest/gtest.h>

#include <set>

#include "runtime/crawl/crawl_system.hpp"
#include "runtime/engine/script_host.hpp"
#include "tests/crawl/plot.hpp"

namespace briar::crawl {
namespace {

TEST(SetUp, CF_2_2_HeroesStandOnStartWithEverything) {
    Plot plot;
    plot.at("", 2);
    EXPECT_EQ(plot.place("ann"), "0,0");
    EXPECT_EQ(plot.count("ann", "health"), 10);
    EXPECT_EQ(plot.count("ann", "ap"), 5);
    EXPECT_EQ(plot.count("ben", "lives"), 3);
    EXPECT_EQ(plot.in("hills/map"), "gate");
    EXPECT_EQ(plot.in("hills/aside"), "tree");
}

TEST(SetUp, CF_2_1_StacksAreShuffledByTheSeed) {
    Plot plot;
    briar::Setup setup;
    setup.heroes = {"ann"};
    std::set<std::string> orders;
    for (const std::uint64_t seed : {1U, 2U, 1U}) {
        setup.seed = seed;
        plot.game().set_up(setup);
        orders.insert(plot.in("hills/stack"));
    }
    EXPECT_EQ(orders.size(), 2U) << "the same seed gives the same order";
}

TEST(SetUp, HeroesAreDealtToTheSeatsInTurn) {
    Plot plot;
    briar::Setup setup;
    setup.seats = 2;
    setup.heroes = {"cid", "ann", "ben"};
    plot.game().set_up(setup);
    EXPECT_EQ(seat_of(plot.game(), plot.piece("cid")), SeatId{0});
    EXPECT_EQ(seat_of(plot.game(), plot.piece("ann")), SeatId{1});
    EXPECT_EQ(seat_of(plot.game(), plot.piece("ben")), SeatId{0});
}

TEST(SetUp, HeroesNotNamedAreDrawnOneForEachSeat) {
    Plot plot;
    briar::Setup setup;
    setup.seats = 3;
    plot.game().set_up(setup);
    EXPECT_EQ(heroes_in_play(plot.game()).count, 3);
}

std::string refusal(Plot& plot, const briar::Setup& setup) {
    try {
        plot.game().set_up(setup);
    } catch (const SetupError& error) {
        return error.what();
    }
    return "none";
}

TEST(SetUp, ImpossibleWishesAreRefusedInWords) {
    Plot plot;
    briar::Setup setup;
    setup.seats = 4;
    EXPECT_EQ(refusal(plot, setup), "this scenario is for 1 to 3 players, not for 4");
    setup.seats = 1;
    setup.heroes = {"dora"};
    EXPECT_EQ(refusal(plot, setup), "there is no hero `dora` in this scenario; there is ann, ben, cid");
    setup.heroes = {"ann", "ann"};
    EXPECT_EQ(refusal(plot, setup), "the hero `ann` was chosen twice");
    setup.seats = 2;
    setup.heroes = {"ann"};
    EXPECT_EQ(refusal(plot, setup), "there are 2 players but only 1 hero");
}

TEST(Turn, CF_3_1_TheMenuOffersWhatCanBePaid) {
    Plot plot;
    plot.at("realms: {hills: {tiles: [{tile: road, at: 0 -1}]}}\nheroes: [{hero: ann, ap: 1}]").run();
    EXPECT_EQ(plot.keys(), "move north, explore, end turn");
    EXPECT_EQ(plot.prompt(), "turn");
    EXPECT_EQ(plot.game().decision().stop, Stop::Quiescent);
}

TEST(Turn, LabelsSayWhatItCostsAndWhoWaits) {
    Plot plot;
    plot.at(R"(
realms: {hills: {tiles: [{tile: road, at: 0 -1, monsters: [wolf]}, {tile: lair, at: 1 0, tokens: [unseen]}]}}
heroes: [{hero: ann, ap: 1}]
)")
        .run();
    EXPECT_EQ(plot.labels(),
              "Move north to 0,-1, Road (1 AP), Wolf (6 health) waits there\n"
              "Move east to 1,0, Lair (1 AP), a monster waits there\n"
              "Explore: draw a tile and lay it here (1 AP)\n"
              "End the turn (1 AP is lost)\n");
}

TEST(Turn, CF_3_3_WithoutApTheTurnEndsByItself) {
    Plot plot;
    plot.at("realms: {hills: {tiles: [{tile: road, at: 0 -1}]}}\nheroes: [{hero: ann, ap: 1}, {hero: ben}]").run();
    plot.choose("move north");
    EXPECT_EQ(plot.decider(), "ben");
    EXPECT_EQ(plot.count("ann", "ap"), 5) << "CF-3.4: AP are full again at the end of one's own turn";
}

TEST(Turn, CF_3_3_WhatCannotBeMovedIsNoFreeAction) {
    Plot plot;
    plot.at("realms: {hills: {tiles: [{tile: road, at: 0 -1}]}}\n"
            "heroes: [{hero: ann, ap: 1, bound: [relic]}, {hero: ben}]")
        .run();
    plot.choose("move north");
    EXPECT_EQ(plot.decider(), "ben");
}

TEST(Turn, CF_3_3_FreeActionsAreLeftWithoutAp) {
    Plot plot;
    plot.at("realms: {hills: {tiles: [{tile: road, at: 0 -1, items: [herb]}]}}\n"
            "heroes: [{hero: ann, ap: 1}, {hero: ben}]")
        .run();
    plot.choose("move north");
    EXPECT_EQ(plot.decider(), "ann");
    EXPECT_EQ(plot.keys(), "pick up herb, end turn");
}

TEST(Turn, CF_3_3_ApAreNotCarriedOver) {
    Plot plot;
    plot.at("heroes: [{hero: ann, ap: 3}]").run();
    plot.choose("end turn");
    EXPECT_EQ(plot.decider(), "ann");
    EXPECT_EQ(plot.count("ann", "ap"), 5);
}

TEST(Turn, CF_3_4_ApSpentInAnothersTurnAreMissingInOnesNext) {
    Plot plot;
    plot.at("heroes: [{hero: ann}, {hero: ben, ap: 1}]").run();
    plot.choose("end turn");
    EXPECT_EQ(plot.decider(), "ben");
    EXPECT_EQ(plot.count("ben", "ap"), 1);
}

TEST(Turn, CF_2_3_TurnsGoRoundInOrderAndRoundsAreCounted) {
    Plot plot;
    plot.at("heroes: [{hero: ann}, {hero: ben}]\nactive: ben").run();
    EXPECT_EQ(plot.decider(), "ben");
    plot.choose("end turn");
    EXPECT_EQ(plot.decider(), "ann");
    EXPECT_EQ(crawl(plot.game()).round, 2);
    plot.choose("end turn");
    EXPECT_EQ(plot.decider(), "ben");
    EXPECT_EQ(crawl(plot.game()).round, 2);
    EXPECT_EQ(plot.game().header().turn, 3U);
}

TEST(Turn, HeroesOutOfTheGameHaveNoTurn) {
    Plot plot;
    plot.at("heroes: [{hero: ann}, {hero: ben, out: true}, {hero: cid}]", 3).run();
    plot.choose("end turn");
    EXPECT_EQ(plot.decider(), "cid");
    plot.choose("end turn");
    EXPECT_EQ(plot.decider(), "ann");
}

TEST(Turn, AHeroThatCanDoNothingIsAskedOnceATurn) {
    // Without AP for ever: turns must not follow each other without end.
    Plot plot({}, "  tired: {modifiers: {ap_most: {set: 0}}}\n", "tired");
    plot.at("heroes: [{hero: ann, ap: 0}]").run();
    EXPECT_EQ(plot.keys(), "end turn");
    plot.choose("end turn");
    EXPECT_EQ(plot.keys(), "end turn");
}

TEST(Turn, RulesHearItsStartAndItsEnd) {
    Plot plot(
        {},
        "  bell:\n    on:\n      turn_started: [say: The bell rings.]\n      turn_ending: [say: The bell is still.]\n"
        "      round_ended: [say: Night falls.]\n      game_started: [say: Dawn.]\n",
        "bell");
    plot.at("heroes: [{hero: ann}]").run();
    EXPECT_EQ(plot.log(), "Dawn.\nRound 1: it is Ann's turn.\nThe bell rings.\n");
    plot.choose("end turn");
    EXPECT_NE(plot.log().find(
                  "The bell is still.\nAnn's turn ends.\nRound 1 is over.\nNight falls.\nRound 2: it is Ann's turn.\n"),
              std::string::npos)
        << plot.log();
}

TEST(Turn, ARuleMayEndIt) {
    Plot plot({}, "  mire: {on: {entered: [end_turn]}}\n", "mire");
    plot.at("realms: {hills: {tiles: [{tile: cross, at: 0 -1}]}}\nheroes: [{hero: ann}, {hero: ben}]").run();
    plot.choose("move north");
    EXPECT_EQ(plot.decider(), "ben");
}

TEST(Turn, PlayGoesOnFromTheStateAlone) {
    Plot plot;
    plot.at("heroes: [{hero: ann}, {hero: ben}]").run();
    const std::string before = plot.log();
    const State state = plot.game().state();
    plot.choose("end turn");
    plot.game().restore(state);
    EXPECT_EQ(plot.decider(), "ann");
    EXPECT_EQ(plot.game().state(), state) << "nothing happens on the way to the menu";
    EXPECT_EQ(plot.game().header().turn, 1U);
}

}  // namespace
}  // namespace briar::crawl
