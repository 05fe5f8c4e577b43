// Kinds of the same name in two systems: the system of a pack says which one its files mean.
#include <gtest/gtest.h>

#include <algorithm>
#include <nlohmann/json.hpp>

#include "runtime/content/json_schema.hpp"
#include "runtime/content/reference_page.hpp"
#include "tests/content/sample_kinds.hpp"
#include "tests/content/temp_packs.hpp"

namespace briar {
namespace {

/// Guests walk on legs or race on wheels; places are rooms for walkers; a race has tracks, which only it knows.
Kinds two_systems() {
    using schema::integer;
    using schema::named;
    using schema::record;
    const Property name{"name", schema::text(), "The name.", false, {}};
    const SchemaRef walker = record({name, {"legs", integer(0, 9), "How many legs.", true, {}}});
    const SchemaRef racer = record({name,
                                    {"wheels", integer(0, 9), "How many wheels.", false, "4"},
                                    {"rival", schema::id("guests"), "Who else races.", false, {}}});
    Kinds kinds = sample::kinds();
    kinds.push_back({"guests", "guest", "Those who walk.", named("guest", "A guest.", walker), "walk"});
    kinds.push_back({"guests", "guest", "Those who race.", named("guest", "A racer.", racer), "race"});
    kinds.push_back({"tracks", "track", "Where they race.", record({name}), "race"});
    return kinds;
}

class Systems : public testing::Test {
protected:
    std::shared_ptr<const Catalog> load(const std::vector<std::string>& names) {
        return Catalog::load(names, {packs.folder()}, two_systems(), diagnostics);
    }
    std::string problems(const std::vector<std::string>& names) {
        load(names);
        return packs.rendered(diagnostics);
    }
    const Entry& entry(const Catalog& catalog, const char* kind, const char* id) const {
        return catalog.entry(catalog.find(kind, id));
    }

    TempPacks packs;
    Diagnostics diagnostics;
};

constexpr const char* kWalkPlay = "rooms: {hall: {name: Hall}}\nplays: {stroll: {system: walk, start: hall}}\n";

TEST_F(Systems, APackSaysItsSystemInItsManifest) {
    packs.pack("cars", "system: race\n");
    packs.write("cars/guests.yaml", "guests: {bus: {wheels: 6}}\n");
    packs.pack("park", "system: walk\n");
    packs.write("park/guests.yaml", "guests: {dog: {legs: 4}}\n");
    const auto catalog = load({"cars", "park"});
    EXPECT_EQ(packs.rendered(diagnostics), "");
    EXPECT_EQ(entry(*catalog, "guests", "bus").system, "race");
    EXPECT_EQ(entry(*catalog, "guests", "dog").system, "walk");
    EXPECT_EQ(catalog->of_kind("guests").size(), 2u);
    ASSERT_EQ(catalog->of_kind("guests", "race").size(), 1u);
    EXPECT_EQ(catalog->entry(catalog->of_kind("guests", "race")[0]).id, "bus");
    EXPECT_FALSE(catalog->find("guests", "bus", "walk"));
    EXPECT_TRUE(catalog->find("guests", "bus", "race"));
    EXPECT_EQ(catalog->pack("cars")->system, "race");
}

TEST_F(Systems, APackHasTheSystemOfItsScenarios) {
    packs.pack("park");
    packs.write("park/a-guests.yaml", "guests: {dog: {legs: 4}}\n");
    packs.write("park/plays.yaml", kWalkPlay);
    const auto catalog = load({"park"});
    EXPECT_EQ(packs.rendered(diagnostics), "");
    EXPECT_EQ(entry(*catalog, "guests", "dog").system, "walk");
    EXPECT_EQ(entry(*catalog, "plays", "stroll").system, "walk");
    EXPECT_EQ(entry(*catalog, "rooms", "hall").system, "") << "rooms are everybody's";
}

TEST_F(Systems, APackHasTheSystemOfThePacksItNeeds) {
    packs.pack("cars", "system: race\n");
    packs.pack("more-cars", "requires: {cars: '*'}\n");
    packs.pack("most-cars", "extends: more-cars\n");
    packs.write("most-cars/guests.yaml", "guests: {bus: {wheels: 6}}\n");
    const auto catalog = load({"most-cars"});
    EXPECT_EQ(packs.rendered(diagnostics), "");
    EXPECT_EQ(entry(*catalog, "guests", "bus").system, "race");
}

TEST_F(Systems, TheShapeIsThatOfThePacksSystem) {
    packs.pack("park", "system: walk\n");
    packs.write("park/guests.yaml", "guests: {bus: {wheels: 6, legs: 0}}\n");
    const std::string found = problems({"park"});
    EXPECT_NE(found.find("unknown key `wheels`"), std::string::npos) << found;
}

TEST_F(Systems, AKindOfOneSystemAloneIsKnownInEveryPack) {
    packs.pack("park", "system: walk\n");
    packs.write("park/tracks.yaml", "tracks: {oval: {}}\n");
    const auto catalog = load({"park"});
    EXPECT_EQ(packs.rendered(diagnostics), "");
    EXPECT_EQ(entry(*catalog, "tracks", "oval").system, "race");
}

TEST_F(Systems, WhatNothingTellsIsAskedFor) {
    packs.pack("mixed");
    packs.write("mixed/guests.yaml", "guests:\n  bus: {wheels: 6}\n  car: {rival: bus}\n");
    packs.write("mixed/tracks.yaml", "tracks: {oval: {}}\n");
    EXPECT_EQ(
        problems({"mixed"}),
        "mixed/guests.yaml:1:1: error: `guests` may be those of the systems `walk` and `race`, and nothing says for "
        "which of them this pack is [content.ambiguous-kind]\n"
        "    write `system: walk` or `system: race` in pack.yaml\n");
}

TEST_F(Systems, TwoSystemsInOnePackTellNothing) {
    packs.pack("mixed");
    packs.write("mixed/plays.yaml", kWalkPlay);
    packs.write("mixed/race.yaml", "plays: {rally: {system: race, laps: 2}}\nguests: {bus: {}}\n");
    EXPECT_NE(problems({"mixed"}).find("[content.ambiguous-kind]"), std::string::npos);
}

TEST_F(Systems, AnUnknownSystemIsReported) {
    packs.pack("cars", "system: rase\n");
    EXPECT_EQ(problems({"cars"}),
              "cars/pack.yaml:4:9: error: there is no system `rase` [pack.unknown-system]\n    did you mean `race`?\n");
}

TEST_F(Systems, PatchesAndRemovalsFollowTheEntry) {
    packs.pack("cars", "system: race\n");
    packs.write("cars/guests.yaml", "guests: {bus: {wheels: 6}, van: {}}\n");
    packs.pack("park", "system: walk\n");
    packs.write("park/guests.yaml", "guests: {dog: {legs: 4}, cat: {legs: 4}}\n");
    packs.pack("changes", "requires: {cars: '*', park: '*'}\n");
    packs.write("changes/all.yaml",
                "patch: {guests: {bus: {wheels: 8}, dog: {legs: 3}}}\nremove: {guests: [van, cat]}\n");
    const auto catalog = load({"changes"});
    EXPECT_EQ(packs.rendered(diagnostics), "");
    EXPECT_EQ(entry(*catalog, "guests", "bus").node->find("wheels")->text, "8");
    EXPECT_EQ(entry(*catalog, "guests", "dog").node->find("legs")->text, "3");
    EXPECT_EQ(catalog->of_kind("guests").size(), 2u);
}

TEST_F(Systems, APatchMustFitTheKindOfItsEntry) {
    packs.pack("cars", "system: race\n");
    packs.write("cars/guests.yaml", "guests: {bus: {wheels: 6}}\n");
    packs.pack("changes", "requires: {cars: '*'}\nsystem: walk\n");
    packs.write("changes/all.yaml", "patch: {guests: {bus: {legs: 8}}}\n");
    EXPECT_NE(problems({"changes"}).find("unknown key `legs`"), std::string::npos);
}

TEST_F(Systems, TranslationsFollowTheEntry) {
    packs.pack("cars", "system: race\nlanguages: [en, de]\n");
    packs.write("cars/guests.yaml", "guests: {bus: {name: Bus}}\n");
    packs.write("cars/lang/de.yaml", "guests: {bus: {name: Der Bus}}\n");
    const auto catalog = load({"cars"});
    EXPECT_EQ(packs.rendered(diagnostics), "");
    ASSERT_NE(catalog->translation("de", catalog->find("guests", "bus"), "name"), nullptr);
}

TEST_F(Systems, OneIdIsOneEntryOverAllSystems) {
    packs.pack("cars", "system: race\n");
    packs.write("cars/guests.yaml", "guests: {bus: {}}\n");
    packs.pack("park", "system: walk\n");
    packs.write("park/guests.yaml", "guests: {bus: {legs: 0}}\n");
    EXPECT_NE(problems({"cars", "park"}).find("[layer.shadows]"), std::string::npos);
}

TEST_F(Systems, EntriesOfOneSystemNameNoneOfAnother) {
    packs.pack("park", "system: walk\n");
    packs.write("park/guests.yaml", "guests: {dog: {legs: 4}}\n");
    packs.pack("cars", "system: race\nrequires: {park: '*'}\n");
    packs.write("cars/guests.yaml", "guests: {bus: {rival: dog}, van: {rival: bus}}\n");
    EXPECT_EQ(
        problems({"cars"}),
        "cars/guests.yaml:1:23: error: there is no guest `dog` [reference.unknown]\n"
        "    there is one of that name in the pack `park`, but of the system `walk`; here it must be of `race`\n");
}

TEST_F(Systems, ArePublishedSideBySide) {
    const auto schema = nlohmann::json::parse(json_schema_for_content(two_systems()));
    const auto& guests = schema["properties"]["guests"];
    ASSERT_EQ(guests["additionalProperties"]["anyOf"].size(), 2u) << guests.dump(2);
    EXPECT_EQ(guests["description"], "walk: Those who walk. race: Those who race.");
    const auto& definitions = schema["definitions"];
    EXPECT_TRUE(definitions["guests"]["properties"].contains("legs"));
    EXPECT_TRUE(definitions["guests_race"]["properties"].contains("wheels"));
    EXPECT_TRUE(definitions["guests_race-patch"]["properties"].contains("wheels"));
    const std::string page = reference_markdown(two_systems());
    for (const char* part : {"## guests (walk)\n\nThose who walk. Of the system `walk`.", "## guests (race)\n\nThose",
                             "## tracks\n\nWhere they race. Of the system `race`."})
        EXPECT_NE(page.find(part), std::string::npos) << part;
}

TEST_F(Systems, KindsAreFoundBySystem) {
    const Kinds kinds = two_systems();
    ASSERT_NE(find_kind(kinds, "guests", "race"), nullptr);
    EXPECT_EQ(find_kind(kinds, "guests", "race")->system, "race");
    EXPECT_EQ(find_kind(kinds, "guests", "walk")->doc, "Those who walk.");
    EXPECT_EQ(find_kind(kinds, "guests"), nullptr);
    EXPECT_EQ(find_kind(kinds, "rooms", "race")->system, "");
    EXPECT_EQ(find_kind(kinds, "tracks")->system, "race");
    EXPECT_EQ(kinds_called(kinds, "guests").size(), 2u);
    const auto names = kind_names(kinds);
    EXPECT_EQ(std::count(names.begin(), names.end(), "guests"), 1);
    EXPECT_EQ(systems_of(kinds), (std::vector<std::string>{"walk", "race"}));
}

}  // namespace
}  // namespace briar
