#include "runtime/content/catalog.hpp"

#include <gtest/gtest.h>

#include "tests/content/temp_packs.hpp"

namespace briar {
namespace {

const char* kRooms =
    "rooms:\n"
    "  hall:\n"
    "    name: Hall\n"
    "    next_to: [cellar]\n"
    "    entered: [{roll: d6, 1-3: [{summon: rat}], 4-6: win}]\n"
    "  cellar: {name: Cellar, count: 2, keeper: {health: 3}, tags: [low, damp]}\n"
    "beasts:\n"
    "  rat: {health: 2, lives_in: cellar}\n";

TEST(Catalog, HoldsTheEntriesOfAPackInFileOrder) {
    TempPacks packs;
    packs.pack("base");
    packs.write("base/rooms.yaml", kRooms);
    Diagnostics diagnostics;
    const auto catalog = packs.load({"base"}, diagnostics);
    EXPECT_EQ(packs.rendered(diagnostics), "");
    ASSERT_EQ(catalog->entries().size(), 3u);
    EXPECT_EQ(catalog->entries()[0].full_id(), "rooms/hall");
    EXPECT_EQ(catalog->entries()[2].full_id(), "beasts/rat");
    const DefId cellar = catalog->find("rooms", "cellar");
    ASSERT_TRUE(cellar);
    EXPECT_EQ(catalog->entry(cellar).node->find("count")->text, "2");
    EXPECT_EQ(catalog->find("beasts|rooms", "cellar"), cellar);
    EXPECT_EQ(catalog->find("rooms", "rooms/cellar"), cellar);
    EXPECT_FALSE(catalog->find("beasts", "rooms/cellar"));
    EXPECT_FALSE(catalog->find("beasts", "cellar"));
    EXPECT_EQ(catalog->of_kind("rooms").size(), 2u);
}

TEST(Catalog, LaysPatchesOverEntriesAndRemembersWhereEachValueComesFrom) {
    TempPacks packs;
    packs.pack("base");
    packs.write("base/rooms.yaml", kRooms);
    packs.pack("more", "extends: base\n");
    packs.write("more/changes.yaml",
                "patch:\n"
                "  rooms:\n"
                "    cellar:\n"
                "      count: 5\n"
                "      keeper: {bonus: 1}\n"
                "      tags: {append: [wet], remove: [damp]}\n"
                "remove: {beasts: [rat]}\n"
                "beasts: {rat: {health: 9}}\n");
    Diagnostics diagnostics;
    const auto catalog = packs.load({"more"}, diagnostics);
    EXPECT_EQ(packs.rendered(diagnostics), "");
    ASSERT_EQ(catalog->packs().size(), 2u);
    EXPECT_EQ(catalog->packs()[0].id, "base");
    const DefId cellar = catalog->find("rooms", "cellar");
    const Node& node = *catalog->entry(cellar).node;
    EXPECT_EQ(node.find("count")->text, "5");
    EXPECT_EQ(node.find("keeper")->find("health")->text, "3");
    EXPECT_EQ(node.find("keeper")->find("bonus")->text, "1");
    ASSERT_EQ(node.find("tags")->items.size(), 2u);
    EXPECT_EQ(node.find("tags")->items[1]->text, "wet");
    EXPECT_EQ(catalog->entry(catalog->find("beasts", "rat")).pack, "more");
    const auto origins = catalog->origins(cellar, "count");
    ASSERT_EQ(origins.size(), 2u);
    EXPECT_EQ(origins[0].pack, "base");
    EXPECT_EQ(origins[0].value, "2");
    EXPECT_EQ(origins[0].place.line, 6);
    EXPECT_EQ(origins[1].pack, "more");
    EXPECT_EQ(origins[1].value, "5");
    EXPECT_EQ(origins[1].place.line, 4);
    EXPECT_EQ(catalog->origins(cellar, "keeper.bonus").size(), 1u);
    EXPECT_EQ(catalog->origins(cellar, "").size(), 2u);
}

}  // namespace
}  // namespace briar
