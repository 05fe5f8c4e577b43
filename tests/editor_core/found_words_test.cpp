#include "editor/core/found_words.hpp"

#include <gtest/gtest.h>

#include "tests/editor_core/pack_folder.hpp"

/// Places where words were found, as they are told.
namespace briar::editor {
namespace {

class FoundWordsTest : public ::testing::Test {
protected:
    /// What is told of each place where `words` stand in the notes.
    std::vector<FoundWords> find(const std::string& words, const std::string& notes) {
        folder_.write_house();
        folder_.write("house/notes.yaml", notes);
        house_ = folder_.open("house");
        std::vector<FoundWords> found;
        for (const TextHit& hit : find_in_texts(*house_, words, 99))
            if (hit.file == "notes.yaml") found.push_back(in_words(*house_, hit));
        return found;
    }
    static std::string marked(const FoundWords& found) { return found.line.substr(found.at, found.length); }

    PackFolder folder_;
    std::unique_ptr<Workspace> house_;
};

TEST_F(FoundWordsTest, AreToldByEntryAndField) {
    const auto found = find("weeps",
                            "items:\n  rope:\n    name: Wet rope\n"
                            "    text: \"She weeps: \\\"Come closer\\\"\\nand WEEPS again\"\n");
    ASSERT_EQ(found.size(), 2U);
    EXPECT_EQ(found[0].where, "Wet rope \xE2\x80\xBA Text");
    EXPECT_EQ(found[0].line, "She weeps: \"Come closer\"") << "without the marks of the file";
    EXPECT_EQ(marked(found[0]), "weeps");
    EXPECT_EQ(found[1].line, "and WEEPS again");
    EXPECT_EQ(marked(found[1]), "WEEPS");
}

TEST_F(FoundWordsTest, OutsideOfTextsAreToldByTheirLine) {
    const auto found = find("well", "# The Cold well\nitems:\n  well-rope: {name: Rope}  # of a well\n");
    ASSERT_EQ(found.size(), 3U);
    EXPECT_EQ(found[0].where, "");
    EXPECT_EQ(found[0].line, "# The Cold well");
    EXPECT_EQ(marked(found[0]), "well");
    EXPECT_EQ(found[1].line, "well-rope: {name: Rope}  # of a well");
    EXPECT_EQ(found[1].at, 0U);
    EXPECT_EQ(marked(found[2]), "well");
}

TEST_F(FoundWordsTest, WithinRulesNameTheWayThere) {
    const auto found =
        find("sinks", "specials:\n  bog:\n    name: Bog\n    on:\n      entered:\n        - say: It sinks.\n");
    ASSERT_EQ(found.size(), 1U);
    EXPECT_EQ(found[0].where, "Bog \xE2\x80\xBA On \xE2\x80\xBA Entered \xE2\x80\xBA Say");
    EXPECT_EQ(found[0].line, "It sinks.");
}

}  // namespace
}  // namespace briar::editor
