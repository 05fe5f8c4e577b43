// The geometry of realms: edges, places, ways, lines of sight, and where tiles may be laid.
#include <gtest/gtest.h>

#include <cstring>

#include "runtime/crawl/map.hpp"
#include "tests/crawl/plot.hpp"

namespace briar::crawl {
namespace {

/// `north 0, east 1`: all placements of a tile beside another one.
std::string ways_to_lay(Plot& plot, const std::string& tile, int x, int y) {
    const PieceId beside = plot.tile(x, y);
    const Placements all = placements(plot.game(), plot.piece(tile), beside);
    std::string text;
    for (int i = 0; i < all.count; ++i) {
        const Placement& placement = all.list[static_cast<std::size_t>(i)];
        for (const Direction d : kDirections) {
            if (step({x, y}, d) == placement.spot) text += (text.empty() ? "" : ", ") + std::string(name(d));
        }
        text += " " + std::to_string(placement.turn);
    }
    return text;
}

constexpr Edges kNorth = 1;
constexpr Edges kEast = 2;
constexpr Edges kSouth = 4;
constexpr Edges kWest = 8;

TEST(Map, QuarterTurnBringsNorthToEast) {
    EXPECT_EQ(turned(kNorth, 1), kEast);
    EXPECT_EQ(turned(kNorth | kEast, 1), kEast | kSouth);
    EXPECT_EQ(turned(kWest, 1), kNorth);
    EXPECT_EQ(turned(kNorth | kSouth, 3), kEast | kWest);
}

TEST(Map, SouthIsPositiveY) {
    EXPECT_EQ(step({0, 0}, Direction::South), (Spot{0, 1}));
    EXPECT_EQ(step({0, 0}, Direction::West), (Spot{-1, 0}));
}

TEST(Map, CF_4_3_OneWalksOnlyThroughTwoOpenEdges) {
    Plot plot;
    plot.at("realms: {hills: {tiles: [{tile: road, at: 0 -1}, {tile: road, at: 1 0}]}}");
    const PieceId gate = plot.tile(0, 0);
    EXPECT_EQ(way(plot.game(), gate, Direction::North), plot.tile(0, -1));
    EXPECT_FALSE(way(plot.game(), gate, Direction::East)) << "the road runs north to south";
    EXPECT_EQ(neighbour(plot.game(), gate, Direction::East), plot.tile(1, 0)) << "but it lies there";
    EXPECT_FALSE(way(plot.game(), gate, Direction::South)) << "nothing lies there";
}

TEST(Map, CF_4_1_PlacementsComeByDirectionThenByTurnAndEachLookOnce) {
    Plot plot;
    plot.at("");
    EXPECT_EQ(ways_to_lay(plot, "cross", 0, 0), "north 0, east 0, south 0, west 0");
    EXPECT_EQ(ways_to_lay(plot, "road", 0, 0), "north 0, east 1, south 0, west 1");
    EXPECT_EQ(ways_to_lay(plot, "bend", 0, 0), "north 1, north 2, east 2, east 3, south 0, south 3, west 0, west 1");
}

TEST(Map, CF_4_3_AllEdgesMustAgreeUnlessOnlyTheJoinedOneCounts) {
    // The place east of the road's northern end touches the cross to its south and the road to its west.
    const char* const tiles =
        "realms: {hills: {tiles: [{tile: road, at: 0 -1}, {tile: cross, at: 1 0}]}}\nheroes: [{hero: ann, at: 1 0}]";
    Plot strict;
    strict.at(tiles);
    EXPECT_EQ(ways_to_lay(strict, "cross", 1, 0), "east 0, south 0") << "the road is closed to the east";
    Plot joined({"joined"});
    joined.at(tiles);
    EXPECT_EQ(ways_to_lay(joined, "cross", 1, 0), "north 0, east 0, south 0");
}

TEST(Map, CF_4_4_OpenSidesFaceEmptyPlaces) {
    Plot plot;
    plot.at("realms: {hills: {tiles: [{tile: road, at: 0 -1}, {tile: end, at: 0 -2}]}}");
    EXPECT_TRUE(has_open_side(plot.game(), plot.tile(0, 0)));
    EXPECT_FALSE(has_open_side(plot.game(), plot.tile(0, -1))) << "both its ends are joined";
    EXPECT_EQ(open_ends(plot.game(), 0), 3);
}

/// Only the gate's north is open: what lies in its east and in the stack is given.
std::string one_open_end(const std::string& east, const std::string& stack) {
    return "realms: {hills: {tiles: [{tile: " + east +
           ", at: 1 0, turn: 1}, {tile: end#1, at: 0 1, turn: 2}, {tile: end#2, at: -1 0, turn: 3}], stack: {only: [" +
           stack + "]}}}";
}

TEST(Map, CF_4_5_NothingClosesTheLastOpenEndWhileTheExitWaits) {
    Plot plot;
    plot.at(one_open_end("end#3", "end#4"));
    ASSERT_EQ(open_ends(plot.game(), 0), 1);
    EXPECT_EQ(ways_to_lay(plot, "end#4", 0, 0), "");
    EXPECT_FALSE(anything_fits(plot.game(), 0)) << "the realm is complete, and its exit can still be laid";
    EXPECT_EQ(ways_to_lay(plot, "tree", 0, 0), "north 0");
}

TEST(Map, CF_4_5_WhatKeepsAnEndOpenFits) {
    Plot plot;
    plot.at(one_open_end("end#3", "end#4, road#1"));
    EXPECT_EQ(ways_to_lay(plot, "end#4", 0, 0), "");
    EXPECT_EQ(ways_to_lay(plot, "road#1", 0, 0), "north 0");
    EXPECT_TRUE(anything_fits(plot.game(), 0));
}

TEST(Map, CF_4_5_TheLastTileMayCloseTheRealmWhenTheExitLies) {
    Plot plot;
    plot.at(one_open_end("tree", "end#4"));
    EXPECT_EQ(ways_to_lay(plot, "end#4", 0, 0), "north 0");
    EXPECT_TRUE(anything_fits(plot.game(), 0));
}

TEST(Map, CF_4_5_ClosingIsAllowedOnlyWhenNoOtherTileCouldBeLaidOtherwise) {
    Plot plot;
    plot.at(one_open_end("tree", "end#4, road#1"));
    EXPECT_EQ(ways_to_lay(plot, "end#4", 0, 0), "") << "the road keeps the end open";
    plot.at(one_open_end("tree", "end#4, end#3"));
    EXPECT_EQ(ways_to_lay(plot, "end#4", 0, 0), "north 0") << "every tile that is left would close it";
}

TEST(Map, DistancesAreOnFoot) {
    Plot plot;
    plot.at(
        "realms: {hills: {tiles: [{tile: cross, at: 1 0}, {tile: cross, at: 1 -1}, {tile: road, at: 0 -1}, "
        "{tile: road, at: 5 5}]}}");
    const Distances distances(plot.game(), plot.tile(0, 0));
    EXPECT_EQ(distances.to(plot.tile(0, 0)), 0);
    EXPECT_EQ(distances.to(plot.tile(1, 0)), 1);
    EXPECT_EQ(distances.to(plot.tile(1, -1)), 2);
    EXPECT_EQ(distances.to(plot.tile(5, 5)), -1) << "no way leads there";
    EXPECT_EQ(distances.first_step(plot.game(), plot.tile(1, -1)), plot.tile(1, 0));
}

TEST(Map, CF_8_1_SightRunsStraightThroughOpenEdges) {
    Plot plot;
    plot.at(
        "realms: {hills: {tiles: [{tile: cross, at: 1 0}, {tile: cross, at: 2 0}, {tile: road, at: 3 0}, "
        "{tile: cross, at: 1 1}]}}");
    const PieceId gate = plot.tile(0, 0);
    EXPECT_EQ(line_of_sight(plot.game(), gate, plot.tile(1, 0)).distance, 1) << "the next tile counts as 1";
    EXPECT_EQ(line_of_sight(plot.game(), gate, plot.tile(2, 0)).distance, 2);
    EXPECT_EQ(line_of_sight(plot.game(), gate, plot.tile(2, 0)).direction, Direction::East);
    EXPECT_EQ(line_of_sight(plot.game(), gate, plot.tile(3, 0)).distance, 0) << "a closed edge is in between";
    EXPECT_EQ(line_of_sight(plot.game(), gate, plot.tile(1, 1)).distance, 0) << "not around corners";
    EXPECT_EQ(line_of_sight(plot.game(), gate, gate).distance, 0);
}

TEST(Map, EqualMapsHaveEqualBytesHoweverTheyCameAbout) {
    Plot one;
    Plot other;
    one.at("");
    other.at("");
    for (int i = 0; i < 4; ++i)
        lay(one.game(), one.piece("cross#" + std::to_string(i + 1)), 0, {{i + 1, -i}, 0});
    for (int i = 3; i >= 0; --i)
        lay(other.game(), other.piece("cross#" + std::to_string(i + 1)), 0, {{i + 1, -i}, 0});
    // The order in which tiles were laid is part of the state; what is derived from their places is not.
    const auto index_of = [](Plot& plot) {
        const auto bytes = plot.game().state().bytes();
        const auto& layout = plot.game().rules().layout;
        return bytes.subspan(layout.system + sizeof(CrawlState), layout.zones - layout.system - sizeof(CrawlState));
    };
    const auto a = index_of(one);
    const auto b = index_of(other);
    ASSERT_EQ(a.size(), b.size());
    EXPECT_EQ(std::memcmp(a.data(), b.data(), a.size()), 0);
}

TEST(Map, TakingATileUpUnlinksIt) {
    Plot plot;
    plot.at("realms: {hills: {tiles: [{tile: cross, at: 0 -1}, {tile: cross, at: 0 -2}]}}");
    const PieceId taken = plot.tile(0, -2);
    take_up(plot.game(), taken, plot.game().rules().zone("used"));
    EXPECT_FALSE(laid(plot.game(), taken));
    EXPECT_FALSE(plot.tile(0, -2));
    EXPECT_FALSE(neighbour(plot.game(), plot.tile(0, -1), Direction::North));
    EXPECT_EQ(plot.in("used"), "cross#2");
}

}  // namespace
}  // namespace briar::crawl
