#include <gtest/gtest.h>

#include <algorithm>

#include "runtime/crawl/targets.hpp"
#include "tests/crawl/fight_table.hpp"

namespace briar::crawl {
namespace {

/// The keys of an action of ann's that aims at `target`, without its label.
std::string targets(const std::string& target, const std::string& range = {}) {
    const std::string bounds = range.empty() ? "" : ", range: " + range;
    FightTable table(
        {{},
         {{"ann", "specials: aim"}},
         "  aim: {actions: {aim: {label: Aim, during: turn, target: " + target + bounds + ", do: [{spend: 1}]}}}\n",
         {}},
        {"ann", "ben", "cid"});
    for (const auto& [x, y] : {std::pair{1, 0}, {2, 0}, {2, 1}, {-1, 0}})
        table.lay(x, y);
    table.hero("cid", 2, 0);
    table.monster("rat", 0, 0);
    table.monster("wolf", 1, 0);
    table.monster("bear", 2, 1);
    table.unrevealed(2, 0);
    table.give("ann", "sword");
    table.game().state().move_to_back(table.piece("herb"), table.game().rules().info(table.piece("gate")).on);
    table.run();
    // Many targets are asked for when the action has been chosen.
    const std::vector<std::string> offered = table.game().keys();
    if (std::find(offered.begin(), offered.end(), "aim on ...") != offered.end()) table.choose("aim on ...");
    std::string keys;
    for (const std::string& key : table.game().keys()) {
        if (key.rfind("aim on ", 0) == 0) keys += (keys.empty() ? "" : ", ") + key.substr(7);
    }
    return keys;
}

TEST(VerbsTargets, Monsters) {
    EXPECT_EQ(targets("monster_here"), "rat 0,0");
    EXPECT_EQ(targets("monster_in_line"), "wolf 1,0, unseen 2,0");
    EXPECT_EQ(targets("monster_in_line", "2-9"), "unseen 2,0");
    EXPECT_EQ(targets("monster_near", "1-3"), "wolf 1,0, bear 2,1");
    EXPECT_EQ(targets("monster_near", "0-1"), "rat 0,0, wolf 1,0");
}

TEST(VerbsTargets, Heroes) {
    EXPECT_EQ(targets("hero_here"), "ann 0,0, ben 0,0");
    EXPECT_EQ(targets("other_hero_here"), "ben 0,0");
    EXPECT_EQ(targets("hero_near", "1-2"), "cid 2,0");
    EXPECT_EQ(targets("hero_near"), "ann 0,0, ben 0,0, cid 2,0");
}

TEST(VerbsTargets, Tiles) {
    EXPECT_EQ(targets("tile_next"), "path 1,0, path -1,0");
    EXPECT_EQ(targets("tile_over"), "path 2,0");
    EXPECT_EQ(targets("tile_near", "3-3"), "path 2,1");
    EXPECT_EQ(targets("tile_any"), "gate 0,0, path 1,0, path 2,0, path 2,1, path -1,0");
}

TEST(VerbsTargets, ItemsAndDirections) {
    EXPECT_EQ(targets("item_here"), "herb 0,0");
    EXPECT_EQ(targets("own_item"), "sword 0,0");
    EXPECT_EQ(targets("direction"), "north, east, south, west");
}

TEST(VerbsTargets, EveryWordIsExplained) {
    for (const TargetWord& word : target_words())
        EXPECT_GT(std::string(word.doc).size(), 10U) << word.name;
}

TEST(VerbsTargets, WhatIsUsedUpLeavesPlay) {
    FightTable table({{},
                      {{"herb", "specials: cure"}},
                      "  cure: {actions: {eat: {label: Eat, during: turn, uses_up: true, do: [{heal: 3}]}}}\n",
                      {}});
    table.give("ann", "herb");
    table.set("ann", "health", 5);
    table.run();
    table.choose("eat");
    EXPECT_EQ(table.health("ann"), 8);
    EXPECT_EQ(table.in("used"), "herb");
    EXPECT_EQ(table.in("ann/backpack"), "");
}

}  // namespace
}  // namespace briar::crawl
