// CF-17: several realms, each with its own stack, bags and start.
#include <gtest/gtest.h>

#include "runtime/crawl/map.hpp"
#include "tests/crawl/plot.hpp"

namespace briar::crawl {
namespace {

/// Whoever steps on a crossing opens the caves and falls into them.
constexpr const char* kTrapdoor = R"(
  trapdoor:
    on:
      entered:
        when: {is: {piece: tile, what: cross}}
        do: [{lay: {tile: cellar, beside: tile}}, {move: {tile: {piece_of: cellar}}}]
)";

Plot& fall(Plot& plot) {
    plot.at("realms: {hills: {tiles: [{tile: cross, at: 0 -1}]}}\nheroes: [{hero: ann}]").run().choose("move north");
    return plot;
}

TEST(Realms, CF_17_1_ASecondRealmBeginsWhenItsStartIsLaid) {
    Plot plot({"deep"}, kTrapdoor, "trapdoor");
    plot.at("");
    EXPECT_EQ(plot.in("caves/aside"), "cellar") << "not laid at the beginning";
    fall(plot);
    EXPECT_EQ(plot.in("caves/map"), "cellar");
    EXPECT_EQ(plot.in("hills/map"), "gate cross#1");
    EXPECT_EQ(realm_of(plot.game(), plot.piece("ann")), 1);
    EXPECT_EQ(plot.place("ann"), "0,0");
}

TEST(Realms, CF_17_3_TilesAndMonstersComeFromTheRealmOneIsIn) {
    Plot plot({"deep"}, kTrapdoor, "trapdoor");
    fall(plot).choose("explore").choose("lay north");
    EXPECT_EQ(plot.in("caves/map"), "cellar tunnel");
    EXPECT_EQ(crawl(plot.game()).realms[1].complete, 1) << "that was the last one";
    EXPECT_EQ(crawl(plot.game()).realms[0].complete, 0);
    plot.choose("move north");
    EXPECT_EQ(plot.prompt(), "fight");
    EXPECT_NE(plot.log().find("Bat appears at 0,-1 (1 health)."), std::string::npos) << plot.log();
}

TEST(Realms, SpotsOfOneRealmAreNotThoseOfAnother) {
    Plot plot({"deep"}, kTrapdoor, "trapdoor");
    fall(plot);
    EXPECT_EQ(tile_at(plot.game(), 0, {0, 0}), plot.piece("gate"));
    EXPECT_EQ(tile_at(plot.game(), 1, {0, 0}), plot.piece("cellar"));
    EXPECT_FALSE(tile_at(plot.game(), 1, {0, -1}));
}

TEST(Realms, PositionsTellInWhichRealmAHeroStands) {
    Plot plot({"deep"}, kTrapdoor, "trapdoor");
    fall(plot);
    const std::string written = plot.position();
    EXPECT_NE(written.find("realm: caves"), std::string::npos) << written;
    Plot other({"deep"}, kTrapdoor, "trapdoor");
    other.at(written);
    other.game().header() = plot.game().header();
    EXPECT_EQ(other.game().state(), plot.game().state());
}

}  // namespace
}  // namespace briar::crawl
