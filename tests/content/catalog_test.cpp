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

TEST(Catalog, KnowsTranslationsOfItsTexts) {
    TempPacks packs;
    packs.pack("base");
    packs.write("base/rooms.yaml", kRooms);
    packs.write("base/lang/de.yaml", "rooms: {hall: {name: Diele}, cellar: {name: Kammer, keeper: {health: drei}}}\n");
    packs.pack("more", "extends: base\n");
    packs.write("more/lang/de.yaml", "rooms: {cellar: {name: Keller}}\n");
    Diagnostics diagnostics;
    const auto catalog = packs.load({"more"}, diagnostics);
    EXPECT_EQ(packs.rendered(diagnostics), "");
    const DefId cellar = catalog->find("rooms", "cellar");
    ASSERT_NE(catalog->translation("de", cellar, "name"), nullptr);
    EXPECT_EQ(*catalog->translation("de", cellar, "name"), "Keller");
    EXPECT_EQ(*catalog->translation("de", cellar, "keeper.health"), "drei");
    EXPECT_EQ(catalog->translation("de", cellar, "count"), nullptr);
    EXPECT_EQ(catalog->translation("fr", cellar, "name"), nullptr);
    EXPECT_EQ(catalog->pack("base")->translations, (std::vector<std::string>{"lang/de.yaml"}));
}

TEST(Catalog, IsLoadedAnewWithoutATraceOfAFailure) {
    TempPacks packs;
    packs.pack("base");
    packs.write("base/rooms.yaml", "rooms: {hall: {nam: Hall}}\n");
    EXPECT_NE(packs.problems({"base"}), "");
    packs.write("base/rooms.yaml", kRooms);
    EXPECT_EQ(packs.problems({"base"}), "");
}

TEST(Catalog, OfTwoOfOneIdTheOneBesideThePackIsMeant) {
    TempPacks packs;
    packs.pack("base");
    packs.write("base/rooms.yaml", kRooms);
    packs.write("away/base/pack.yaml", "id: base\ntitle: A copy\nversion: 1.0.0\n");
    packs.write("away/more/pack.yaml", "id: more\ntitle: More\nversion: 1.0.0\nrequires: {base: '*'}\n");
    Diagnostics diagnostics;
    const auto catalog = packs.load({(packs.folder() / "away" / "more").string()}, diagnostics);
    EXPECT_EQ(packs.rendered(diagnostics), "") << "the other one is further away, and no mistake";
    ASSERT_NE(catalog->pack("base"), nullptr);
    EXPECT_EQ(catalog->pack("base")->title, "A copy");
    EXPECT_EQ(packs.load({"base"}, diagnostics)->pack("base")->title, "The base") << "by its id it is that of the path";
}

TEST(Catalog, LeavesOutBrokenEntriesAndKeepsTheOthers) {
    TempPacks packs;
    packs.pack("base");
    packs.write("base/a.yaml", "rooms: {hall: {nam: Hall}, cellar: {name: Cellar}}\n");
    packs.write("base/b.yaml", "rooms: [\n");
    Diagnostics diagnostics;
    const auto catalog = packs.load({"base", "nowhere"}, diagnostics);
    EXPECT_FALSE(catalog->find("rooms", "hall"));
    EXPECT_TRUE(catalog->find("rooms", "cellar"));
    EXPECT_TRUE(diagnostics.has_errors());
}

TEST(Catalog, ReplacesOneFormOfAValueByAnother) {
    TempPacks packs;
    packs.pack("base");
    packs.write("base/rooms.yaml",
                "rooms:\n"
                "  hall: {name: Hall, tags: low, entered: {hurt: 1, whom: everybody}}\n"
                "beasts: {rat: {health: 1}}\n"
                "plays: {tour: {system: walk, start: hall}}\n");
    packs.pack("more", "extends: base\n");
    packs.write("more/changes.yaml",
                "patch:\n"
                "  rooms:\n"
                "    hall:\n"
                "      tags: {append: high}\n"
                "      entered: {append: {summon: rat}}\n"
                "      keeper: {health: 4}\n"
                "  plays: {tour: {system: race, start: ~, laps: 2}}\n");
    Diagnostics diagnostics;
    const auto catalog = packs.load({"more"}, diagnostics);
    EXPECT_EQ(packs.rendered(diagnostics), "");
    const Node& hall = *catalog->entry(catalog->find("rooms", "hall")).node;
    ASSERT_EQ(hall.find("tags")->items.size(), 2u);
    ASSERT_EQ(hall.find("entered")->items.size(), 2u);
    EXPECT_NE(hall.find("entered")->items[0]->find("whom"), nullptr);
    EXPECT_EQ(catalog->place(*hall.find("entered")->items[1]).file.find("changes") == std::string::npos, false);
    EXPECT_EQ(hall.find("keeper")->find("health")->text, "4");
    const Node& tour = *catalog->entry(catalog->find("plays", "tour")).node;
    EXPECT_EQ(tour.find("start"), nullptr) << "a null takes the value out";
    EXPECT_EQ(tour.find("laps")->text, "2");
}

TEST(Catalog, HasTheTextsOfContentAndScripts) {
    TempPacks packs;
    packs.pack("base");
    packs.write("base/rooms.yaml", kRooms);
    packs.write("base/specials/trap.lua", "return {}\n");
    packs.write("base/tests/first.yaml", "tests: {}\n");
    Diagnostics diagnostics;
    const auto catalog = packs.load({"base"}, diagnostics);
    ASSERT_NE(catalog->file("base", "specials/trap.lua"), nullptr);
    EXPECT_EQ(*catalog->file("base", "specials/trap.lua"), "return {}\n");
    EXPECT_EQ(*catalog->file("base", "rooms.yaml"), kRooms);
    EXPECT_EQ(catalog->file("base", "other.lua"), nullptr);
    EXPECT_EQ(catalog->file("other", "rooms.yaml"), nullptr);
    const Pack& pack = *catalog->pack("base");
    EXPECT_EQ(pack.files, (std::vector<std::string>{"rooms.yaml"}));
    EXPECT_EQ(pack.scripts, (std::vector<std::string>{"specials/trap.lua"}));
    EXPECT_EQ(pack.tests, (std::vector<std::string>{"tests/first.yaml"}));
    EXPECT_EQ(catalog->pack("other"), nullptr);
}

/// An editor holds the content of every change that a game has taken in.
TEST(Catalog, TakesNoMoreRoomForTextsThanTheyNeed) {
    TempPacks packs;
    packs.pack("base");
    packs.write("base/rooms.yaml", kRooms);
    packs.write("base/specials/trap.lua", "return {}\n");
    Diagnostics diagnostics;
    const auto catalog = packs.load({"base"}, diagnostics);
    for (const char* file : {"rooms.yaml", "specials/trap.lua"}) {
        const std::string* text = catalog->file("base", file);
        ASSERT_NE(text, nullptr) << file;
        EXPECT_LT(text->capacity(), text->size() + 100) << file;
    }
}

TEST(Catalog, HashesContentAlikeOnEveryMachine) {
    TempPacks packs;
    packs.pack("base");
    packs.write("base/rooms.yaml", "rooms:\n  hall: {name: Hall}\n");
    packs.write("base/a.lua", "return {}\n");
    const auto hash = [&] {
        Diagnostics diagnostics;
        return packs.load({"base"}, diagnostics)->packs().at(0).content_hash;
    };
    const std::uint64_t first = hash();
    EXPECT_EQ(first, 0x676563bed40e2dc0ull);
    packs.write("base/rooms.yaml", "rooms:\r\n  hall: {name: Hall}\r\n");
    packs.write("base/tests/new.yaml", "tests: {}\n");
    EXPECT_EQ(hash(), first) << "line ends and tests do not count";
    packs.write("base/a.lua", "return {1}\n");
    EXPECT_NE(hash(), first);
}

TEST(Catalog, ReadsWhatTheOverlaySaysInsteadOfFiles) {
    TempPacks packs;
    packs.pack("base");
    packs.write("base/rooms.yaml", kRooms);
    packs.write("base/a.lua", "return {}\n");
    Diagnostics diagnostics;
    const Overlay overlay{{packs.folder() / "base/rooms.yaml", "rooms: {attic: {name: Attic}}\n"},
                          {packs.folder() / "base/a.lua", "return 2\n"}};
    const auto catalog = Catalog::load({"base"}, {packs.folder()}, {}, diagnostics, overlay);
    EXPECT_EQ(diagnostics.list().at(0).message, "there is no kind `rooms`");
    EXPECT_EQ(*catalog->file("base", "a.lua"), "return 2\n");
}

TEST(Catalog, KnowsFilesThatOnlyTheOverlayHasAndForgetsThoseThatItDeletes) {
    TempPacks packs;
    packs.pack("base");
    packs.write("base/rooms.yaml", kRooms);
    packs.write("base/a.lua", "return {}\n");
    Diagnostics diagnostics;
    const std::filesystem::path folder = packs.folder() / "base";
    const Overlay overlay{{folder / "rooms.yaml", std::nullopt},     {folder / "a.lua", std::nullopt},
                          {folder / "new/more.yaml", "rooms: {}\n"}, {folder / "tests/new.yaml", "tests: {}\n"},
                          {folder / ".hidden/b.lua", "return 1\n"},  {packs.folder() / "other/c.lua", "return 1\n"},
                          {folder / "b.lua", "return 3\n"}};
    const auto catalog = Catalog::load({"base"}, {packs.folder()}, {}, diagnostics, overlay);
    const Pack& pack = catalog->packs().at(0);
    EXPECT_EQ(pack.files, (std::vector<std::string>{"new/more.yaml"}));
    EXPECT_EQ(pack.scripts, (std::vector<std::string>{"b.lua"}));
    EXPECT_EQ(pack.tests, (std::vector<std::string>{"tests/new.yaml"}));
    EXPECT_EQ(catalog->file("base", "a.lua"), nullptr);
    EXPECT_EQ(*catalog->file("base", "b.lua"), "return 3\n");
}

TEST(Catalog, FindsPacksByFolderWithTheirNeighbours) {
    TempPacks packs;
    packs.pack("base");
    packs.write("base/rooms.yaml", kRooms);
    packs.pack("more", "requires: {base: \"*\"}\nextends: base\n");
    Diagnostics diagnostics;
    for (const std::string end : {"/more", "/more/", "/more/pack.yaml"}) {
        const auto catalog = Catalog::load({packs.folder().generic_string() + end}, {}, {}, diagnostics);
        ASSERT_EQ(catalog->packs().size(), 2u) << end;
        EXPECT_EQ(catalog->packs()[1].id, "more");
        EXPECT_EQ(catalog->packs()[1].extends, (std::vector<std::string>{"base"}));
        EXPECT_EQ(catalog->packs()[1].needs.size(), 1u);
    }
}

TEST(DiscoverPacks, ListsAllSortedByIdWithBrokenOnes) {
    TempPacks packs;
    packs.pack("zoo");
    packs.pack("attic");
    packs.write("broken/pack.yaml", "id: [\n");
    packs.write("no-pack/rooms.yaml", "");
    Diagnostics diagnostics;
    const auto found = discover_packs({packs.folder(), packs.folder() / "nowhere"}, diagnostics);
    ASSERT_EQ(found.size(), 3u);
    EXPECT_EQ(found[0].id, "attic");
    EXPECT_EQ(found[1].id, "broken");
    EXPECT_EQ(found[1].title, "");
    EXPECT_EQ(found[2].title, "The zoo");
    EXPECT_TRUE(diagnostics.has_errors());
}

}  // namespace
}  // namespace briar
