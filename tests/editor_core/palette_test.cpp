#include "editor/core/tile_palette.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "editor/core/workspace.hpp"
#include "tests/editor_core/pack_folder.hpp"

namespace briar::editor {
namespace {

class Palette : public ::testing::Test {
protected:
    void SetUp() override {
        folder_.write_house();
        house_ = folder_.open("house");
        before_ = text();
    }
    EntryLens lens(const std::string& id = "tiles/hall") { return {*house_, id}; }
    TilePalette palette(const std::string& id = "tiles/hall") { return tile_palette(*house_, lens(id)); }
    std::string text() { return house_->document("tiles.yaml")->text(); }
    /// Applies it, says how many lines are different, and takes it back.
    int lines_changed_by(const Command& command) {
        EXPECT_EQ(house_->apply(command), "");
        const int lines = changed_lines(before_, text());
        after_ = text();
        EXPECT_TRUE(house_->undo());
        EXPECT_EQ(text(), before_);
        return lines;
    }
    [[nodiscard]] bool has(const std::string& line) const { return after_.find(line) != std::string::npos; }

    PackFolder folder_;
    std::unique_ptr<Workspace> house_;
    std::string before_;
    std::string after_;
};

TEST_F(Palette, IsForEntriesWithEdges) {
    EXPECT_TRUE(is_paintable(lens()));
    EXPECT_FALSE(is_paintable(lens("monsters/rat")));
    EXPECT_FALSE(is_paintable(lens("tiles/no-such")));
}

TEST_F(Palette, HoldsWhatTheSchemaKnowsAndThePackHas) {
    const TilePalette all = palette();
    ASSERT_EQ(all.edges.size(), 1U);
    EXPECT_EQ(all.edges[0].text, "n s");
    ASSERT_FALSE(all.symbols.empty());
    EXPECT_EQ(all.symbols[0].key, "monster");
    ASSERT_EQ(all.lists.size(), 2U);
    const auto specials = std::find_if(all.lists.begin(), all.lists.end(),
                                       [](const PaletteList& each) { return each.control.key == "specials"; });
    ASSERT_NE(specials, all.lists.end());
    ASSERT_EQ(specials->items.size(), 3U);
    EXPECT_EQ(specials->items[0].value, "draught") << "what is there comes first";
    EXPECT_TRUE(specials->items[0].on);
    EXPECT_FALSE(specials->items[1].on);
    const auto tags = std::find_if(all.lists.begin(), all.lists.end(),
                                   [](const PaletteList& each) { return each.control.key == "tags"; });
    ASSERT_NE(tags, all.lists.end());
    EXPECT_EQ(tags->items.size(), 2U) << "room and wide";
}

TEST_F(Palette, EdgesAreOneLine) {
    const Command open = paint_edge(lens(), palette().edges[0], 1, true);
    EXPECT_EQ(open.label, "Open the east edge of Great hall");
    EXPECT_EQ(lines_changed_by(open), 1);
    EXPECT_TRUE(has("    edges: n e s\n"));
    EXPECT_TRUE(paint_edge(lens(), palette().edges[0], 0, true).empty()) << "it is open";
    EXPECT_EQ(lines_changed_by(paint_edge(lens("tiles/gate"), palette("tiles/gate").edges[0], 3, false)), 1);
    EXPECT_TRUE(has("    edges: n e - -\n")) << "in the manner in which it stands there";
}

TEST_F(Palette, ATurnIsOneLine) {
    const Command turn = turn_tile(*house_, lens(), 1);
    EXPECT_EQ(turn.label, "Turn Great hall");
    EXPECT_EQ(lines_changed_by(turn), 1);
    EXPECT_TRUE(has("    edges: e w\n"));
}

TEST_F(Palette, SymbolsAreOneLine) {
    EXPECT_EQ(lines_changed_by(switch_symbol(lens(), palette().symbols[0])), 1);
    EXPECT_TRUE(has("    monster: true\n"));
    const Command off = switch_symbol(lens("tiles/den"), palette("tiles/den").symbols[0]);
    EXPECT_EQ(off.label, "Take monster off Den");
    EXPECT_EQ(lines_changed_by(off), 1);
    EXPECT_FALSE(has("monster: "));
}

TEST_F(Palette, NumbersAreOneLineAndGoWhenTheyAreTheUsualOnes) {
    const auto numbers = palette().numbers;
    const auto found =
        std::find_if(numbers.begin(), numbers.end(), [](const auto& each) { return each.key == "count"; });
    ASSERT_NE(found, numbers.end());
    const auto count = *found;
    EXPECT_EQ(lines_changed_by(set_number(lens(), count, 5)), 1);
    EXPECT_TRUE(has("    count: 5\n"));
    EXPECT_EQ(lines_changed_by(set_number(lens(), count, 1)), 1);
    EXPECT_FALSE(has("count: 3"));
    EXPECT_TRUE(set_number(lens(), count, 3).empty());
}

TEST_F(Palette, ItemsArePutOnAndTakenOff) {
    const auto specials = [&](const std::string& id) {
        for (PaletteList& each : palette(id).lists)
            if (each.control.key == "specials") return std::move(each);
        return PaletteList{};
    };
    EXPECT_EQ(lines_changed_by(switch_item(lens(), specials("tiles/hall"), 1)), 1);
    EXPECT_TRUE(has("    specials: [draught, way-out]\n")) << after_;
    EXPECT_EQ(lines_changed_by(switch_item(lens(), specials("tiles/hall"), 0)), 1);
    EXPECT_FALSE(has("specials: [draught]"));
    EXPECT_EQ(lines_changed_by(switch_item(lens("tiles/den"), specials("tiles/den"), 0)), 1);
    EXPECT_FALSE(switch_item(lens(), specials("tiles/hall"), 99).ok());
}

}  // namespace
}  // namespace briar::editor
