// CF-4: drawing tiles and laying them.
#include <gtest/gtest.h>

#include "runtime/crawl/map.hpp"
#include "tests/crawl/plot.hpp"

namespace briar::crawl {
namespace {

TEST(Explore, CF_4_1_ThePlayerChoosesPlaceAndRotation) {
    Plot plot;
    plot.at("realms: {hills: {stack: [road, cross]}}\nheroes: [{hero: ann}]").run();
    plot.choose("explore");
    EXPECT_EQ(plot.prompt(), "lay");
    EXPECT_EQ(plot.keys(), "lay north, lay east turned east, lay south, lay west turned east");
    EXPECT_EQ(plot.game().prompt(), "Where does Road go?");
    EXPECT_NE(plot.labels().find("Lay Road to the east at 1,0, open to east, west\n"), std::string::npos)
        << plot.labels();
    plot.choose("lay east turned east");
    EXPECT_EQ(plot.game().rules().key(plot.tile(1, 0)), "road#1");
    EXPECT_EQ(plot.count("ann", "ap"), 4) << "CF-3.1";
    EXPECT_TRUE(way(plot.game(), plot.tile(0, 0), Direction::East));
}

TEST(Explore, CF_4_2_WhatFitsNowhereGoesUnderTheStackAndTheApAreSpent) {
    Plot plot;
    // North of the road the places to the left and right are closed by roads: a crossing does not agree.
    const char* const tiles = R"(
realms:
  hills:
    tiles: [{tile: road, at: 0 -1}, {tile: road, at: -1 -2}, {tile: road, at: 1 -2}]
    stack: {only: [cross, bend, road#4]}
heroes: [{hero: ann, at: 0 -1}]
)";
    plot.at(tiles).run();
    plot.choose("explore");
    EXPECT_EQ(plot.prompt(), "turn") << "nothing can be chosen";
    EXPECT_EQ(plot.in("hills/stack"), "bend#1 road#4 cross#1");
    EXPECT_EQ(plot.count("ann", "ap"), 4);
    EXPECT_NE(plot.log().find("Ann draws Cross, but it fits nowhere here: it goes under the stack."),
              std::string::npos);
    Plot drawing_on({"redraw"});
    drawing_on.at(tiles).run();
    drawing_on.choose("explore");
    EXPECT_EQ(drawing_on.in("hills/stack"), "cross#1 bend#1") << "drawn on until the road fitted";
    EXPECT_EQ(drawing_on.count("ann", "ap"), 4) << "for one AP";
}

TEST(Explore, CF_4_4_NotOfferedWithoutAnOpenSideOrTiles) {
    Plot plot;
    plot.at(
        "realms: {hills: {tiles: [{tile: road, at: 0 -1}, {tile: cross, at: 0 -2}]}}\nheroes: [{hero: ann, at: 0 -1}]");
    plot.run();
    EXPECT_FALSE(plot.offers("explore"));
    plot.at("realms: {hills: {stack: {only: []}}}\nheroes: [{hero: ann}]").run();
    EXPECT_FALSE(plot.offers("explore"));
}

TEST(Explore, CF_5_1_AMonsterTileGetsAToken) {
    Plot plot;
    plot.at("realms: {hills: {stack: [lair]}}\nheroes: [{hero: ann}]").run();
    plot.choose("explore").choose("lay north");
    EXPECT_EQ(plot.on(0, -1), "unseen#1");
}

TEST(Explore, RulesHearOfNewTilesAndMayForbidDrawing) {
    Plot plot({}, "  eyes: {on: {revealed: [say: Something new.]}}\n", "eyes");
    plot.at("realms: {hills: {stack: [cross]}}\nheroes: [{hero: ann}]").run();
    plot.choose("explore").choose("lay north");
    EXPECT_NE(plot.log().find("Ann lays Cross at 0,-1.\nSomething new.\n"), std::string::npos) << plot.log();
    Plot fog({}, "  fog: {on: {drawing_tile: [forbid: The fog is too thick.]}}\n", "fog");
    fog.at("realms: {hills: {stack: [cross]}}\nheroes: [{hero: ann}]").run();
    fog.choose("explore");
    EXPECT_NE(fog.log().find("Ann cannot draw a tile: The fog is too thick."), std::string::npos) << fog.log();
    EXPECT_EQ(fog.in("hills/map"), "gate");
}

TEST(Explore, CostAndPermissionAreValues) {
    Plot plot({}, "  slow: {modifiers: {reveal_cost: {add: 2}}}\n", "slow");
    plot.at("realms: {hills: {stack: [cross]}}\nheroes: [{hero: ann}]").run();
    plot.choose("explore").choose("lay north");
    EXPECT_EQ(plot.count("ann", "ap"), 2);
    EXPECT_FALSE(plot.offers("explore")) << "3 AP are needed, 2 are left";
    Plot never({}, "  never: {modifiers: {may_reveal: {set: 0}}}\n", "never");
    never.at("heroes: [{hero: ann}]").run();
    EXPECT_FALSE(never.offers("explore"));
}

constexpr const char* kEnding =
    "  ending: {on: {stack_emptied: [{say: The end is near.}, {lay: {tile: tree, beside: tile}}]}}\n";

TEST(Explore, CF_15_1_TheExitIsLaidBesideTheLastTile) {
    Plot plot({}, kEnding, "ending");
    plot.at("realms: {hills: {stack: {only: [road]}}}\nheroes: [{hero: ann}]").run();
    plot.choose("explore").choose("lay north");
    EXPECT_NE(plot.log().find("The last tile of hills has been laid.\nThe end is near.\nAnn lays Tree at 0,-2.\n"),
              std::string::npos)
        << plot.log();
    EXPECT_TRUE(way(plot.game(), plot.tile(0, -1), Direction::North));
    EXPECT_EQ(crawl(plot.game()).realms[0].complete, 1);
}

TEST(Explore, CF_15_1_WithoutRoomThereTheExitIsLaidAtTheNearestOpenEdge) {
    Plot plot({}, kEnding, "ending");
    plot.at("realms: {hills: {stack: {only: [end]}}}\nheroes: [{hero: ann}]").run();
    plot.choose("explore").choose("lay north");
    EXPECT_EQ(plot.prompt(), "lay") << "the dead end has no room: beside the gate it goes";
    EXPECT_EQ(plot.keys(), "lay east turned east, lay south turned south, lay west turned west");
    plot.choose("lay south turned south");
    EXPECT_EQ(plot.game().rules().key(plot.tile(0, 1)), "tree");
}

TEST(Explore, CF_4_5_ARealmWhereNothingFitsIsComplete) {
    Plot plot({}, kEnding, "ending");
    // Two ends are open; laying the third dead end leaves one for the exit, and the fourth fits nowhere.
    plot.at(R"(
realms:
  hills:
    tiles: [{tile: end#1, at: 1 0, turn: 1}, {tile: end#2, at: 0 1, turn: 2}]
    stack: {only: [end#3, end#4]}
heroes: [{hero: ann}]
)")
        .run();
    plot.choose("explore").choose("lay north");
    EXPECT_NE(plot.log().find(
                  "Nothing that is left of hills fits any more (1 tile).\nThe end is near.\nAnn lays Tree at -1,0."),
              std::string::npos)
        << plot.log();
    EXPECT_FALSE(plot.offers("explore"));
}

TEST(Explore, ARealmWithoutAStackIsCompleteFromTheStart) {
    Plot plot({}, kEnding, "ending");
    plot.at("realms: {hills: {stack: {only: []}}}\nheroes: [{hero: ann}]").run();
    EXPECT_NE(plot.log().find("The end is near."), std::string::npos);
    plot.at("realms: {hills: {stack: {only: []}, complete: true}}\nheroes: [{hero: ann}]").run();
    EXPECT_EQ(plot.log().find("The end is near.", plot.log().find("The end is near.") + 1), std::string::npos)
        << "what is complete is not completed again";
}

}  // namespace
}  // namespace briar::crawl
