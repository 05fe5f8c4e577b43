#include "editor/core/setup_table.hpp"

#include <gtest/gtest.h>

#include "editor/core/entry_lens.hpp"
#include "editor/core/form.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/source/values.hpp"
#include "tests/editor_core/pack_folder.hpp"

namespace briar::editor {
namespace {

std::string shown(const SetupTable& table) {
    std::string text;
    for (const SetupZone& zone : table.zones) {
        text += zone.zone + " " + std::to_string(zone.count) + ":";
        for (const SetupCount& each : zone.entries)
            text += " " + each.id + "*" + std::to_string(each.count);
        text += "\n";
    }
    return text;
}

TEST(SetupTable, CountsWhatLiesWhere) {
    const PackFolder folder;
    folder.write_house();
    const auto house = folder.open("house");
    const Snapshot snapshot = house->snapshot();
    const auto checked = check(snapshot);
    const std::string table = shown(setup_table(snapshot, *checked, "house"));
    EXPECT_NE(table.find("house/stack 5: hall*3 den*1 last*1\n"), std::string::npos) << table;
    EXPECT_NE(table.find("house/aside 1: gate*1\n"), std::string::npos) << table;
    EXPECT_NE(table.find("house/monsters 4: rat*4\n"), std::string::npos) << table;
    EXPECT_NE(table.find("house/items 2: lamp*2\n"), std::string::npos) << table;
    EXPECT_TRUE(setup_table(snapshot, *checked, "no-such").problems.has_errors());
}

TEST(SetupTable, FollowsEditsThatAreNotSaved) {
    const PackFolder folder;
    folder.write_house();
    const auto house = folder.open("house");
    ASSERT_EQ(house->apply(EntryLens(*house, "tiles/hall").set({"count"}, make_int(7))), "");
    const EntryLens scenario(*house, "scenarios/house");
    ASSERT_EQ(house->apply(scenario.insert({"realms", "house", "bags", "items"}, 9, make_text("lamp"))), "");
    const Snapshot snapshot = house->snapshot();
    const auto checked = check(snapshot);
    EXPECT_NE(shown(setup_table(snapshot, *checked, "house", {"dark"})).find("house/stack 9: hall*7"),
              std::string::npos);
}

}  // namespace
}  // namespace briar::editor
