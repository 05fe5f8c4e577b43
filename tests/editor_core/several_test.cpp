// Forms of several entries: what differs is told, and what is set changes only what was set.
#include "editor/core/several_entries.hpp"

#include <algorithm>

#include <gtest/gtest.h>

#include "editor/core/form.hpp"
#include "editor/core/tile_edges.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/source/values.hpp"
#include "tests/editor_core/pack_folder.hpp"

namespace briar::editor {
namespace {

class Several : public ::testing::Test {
protected:
    void SetUp() override {
        folder_.write_house();
        folder_.write_wing();
        pack_ = folder_.open("house");
    }
    [[nodiscard]] Control control(const std::vector<std::string>& ids, const Path& path) const {
        std::vector<EntryLens> lenses;
        for (const std::string& each : ids)
            lenses.emplace_back(*pack_, each);
        std::vector<Control> controls = make_form(lenses);
        return within(controls, path);
    }
    static Control within(const std::vector<Control>& controls, const Path& path) {
        for (const Control& each : controls) {
            if (each.path == path && each.kind != ControlKind::Variant) return each;
            if (const Control found = within(each.children, path); !found.path.empty()) return found;
        }
        return {};
    }
    [[nodiscard]] std::string value(const std::string& full_id, const std::string& key) const {
        const EntryLens lens(*pack_, full_id);
        const Node* found = lens.value().find(key);
        return found != nullptr ? found->text : "nothing";
    }
    /// "room 3, wide 1"
    [[nodiscard]] static std::string parts(const Control& list) {
        std::string text;
        for (const Shared::Part& each : list.shared.parts)
            text += (text.empty() ? "" : ", ") + each.text + " " + std::to_string(each.in);
        return text;
    }

    PackFolder folder_;
    std::unique_ptr<Workspace> pack_;
    const std::vector<std::string> tiles_{"tiles/gate", "tiles/hall", "tiles/den"};  // n e - w; n s; n e s w
};

TEST_F(Several, TickingAnEdgeChangesThatEdgeAlone) {
    const auto shared = shared_edges(control(tiles_, {"edges"}).shared.texts);
    EXPECT_EQ(shared[0], SharedEdge::Open);
    for (std::size_t side = 1; side < 4; ++side)
        EXPECT_EQ(shared[side], SharedEdge::Various) << side;
    const auto open_east = [](OpenEdges edges) {
        edges[1] = true;
        return edges;
    };
    ASSERT_EQ(pack_->apply(change_edges_in_all(*pack_, tiles_, {"edges"}, open_east)), "");
    EXPECT_EQ(value("tiles/gate", "edges"), "n e - w") << "it was open";
    EXPECT_EQ(value("tiles/hall", "edges"), "n e s");
    EXPECT_EQ(value("tiles/den", "edges"), "n e s w");
}

TEST_F(Several, TurningTurnsEachOnItsOwn) {
    ASSERT_EQ(pack_->apply(change_edges_in_all(*pack_, tiles_, {"edges"},
                                               [](const OpenEdges& edges) { return turned(edges, 1); })),
              "");
    EXPECT_EQ(value("tiles/gate", "edges"), "n e s -");
    EXPECT_EQ(value("tiles/hall", "edges"), "e w");
    EXPECT_EQ(value("tiles/den", "edges"), "n e s w");
    EXPECT_EQ(pack_->history().steps().size(), 1U);
}

TEST_F(Several, ListsOfWordsShowWhatIsCommonAndThatThereIsMore) {
    const Control tags = control({"tiles/hall", "tiles/den"}, {"tags"});
    ASSERT_EQ(tags.children.size(), 1U);
    EXPECT_EQ(tags.children[0].text, "room");
    EXPECT_EQ(parts(tags), "wide 1");
    EXPECT_TRUE(tags.mixed);
    EXPECT_EQ(parts(control(tiles_, {"tags"})), "room 2, wide 1");
    EXPECT_EQ(parts(control({"tiles/hall", "tiles/last"}, {"specials"})), "draught 1, way-out 1");
    EXPECT_FALSE(control({"tiles/den", "tiles/last"}, {"tags"}).mixed);
}

TEST_F(Several, TextsChoicesAndRecordsSayThatTheyDiffer) {
    EXPECT_TRUE(control(tiles_, {"text"}).mixed) << "one has a text";
    EXPECT_TRUE(control(tiles_, {"name"}).mixed);
    EXPECT_TRUE(control(tiles_, {"monster"}).mixed);
    const std::vector<std::string> monsters{"monsters/rat", "monsters/ghost"};
    EXPECT_TRUE(control(monsters, {"guardian", "health"}).mixed);
    ASSERT_EQ(pack_->apply(set_in_all(*pack_, monsters, {"guardian", "health"}, make_int(7))), "");
    const Control health = control(monsters, {"guardian", "health"});
    EXPECT_FALSE(health.mixed);
    EXPECT_EQ(health.text, "7");
    EXPECT_EQ(EntryLens(*pack_, "monsters/rat").field({"guardian", "dice"}).value->text, "2") << "only what was set";
}

TEST_F(Several, MapsShowTheMembersThatAllHave) {
    folder_.write("house/more.yaml",
                  "scenarios:\n  other:\n    name: Other\n    system: crawl\n    seats: 1\n    realms:\n      house:\n"
                  "        start: gate\n        stack: [den]\n        bags: {monsters: [rat], items: [lamp]}\n"
                  "    rules: {heroes: '1', monster_token: steps}\n    modes:\n      bright: {name: Bright}\n"
                  "    vars: {light: 3}\n");
    pack_ = folder_.open("house");
    const std::vector<std::string> both{"scenarios/house", "scenarios/other"};
    EXPECT_EQ(parts(control(both, {"modes"})), "Dark 1, Bright 1");
    EXPECT_FALSE(control(both, {"realms", "house", "start"}).mixed);
    EXPECT_TRUE(control(both, {"realms", "house", "bags", "monsters"}).mixed);
    EXPECT_TRUE(control(both, {"realms", "house", "bags", "monsters"}).children.empty());
    ASSERT_EQ(pack_->apply(add_member(*pack_, both, control(both, {"modes"}), "bright")), "");
    EXPECT_EQ(EntryLens(*pack_, "scenarios/other").field({"modes", "bright", "name"}).value->text, "Bright");
    EXPECT_NE(EntryLens(*pack_, "scenarios/house").field({"modes", "bright"}).value, nullptr);
    EXPECT_NE(pack_->apply(add_member(*pack_, both, control(both, {"modes"}), "bright")), "") << "both have it";
    ASSERT_EQ(pack_->apply(add_item(*pack_, both, control(both, {"realms", "house", "bags", "monsters"}))), "");
    for (const std::string& each : both)
        EXPECT_EQ(EntryLens(*pack_, each).field({"realms", "house", "bags", "monsters"}).value->items.size(), 2U);
}

TEST_F(Several, ChangesAreToldOfAllNotOfTheFirst) {
    pack_ = folder_.open("wing");
    const std::vector<std::string> monsters{"monsters/rat", "monsters/ghost"};
    EXPECT_EQ(state_words(control(monsters, {"name"})), "inherited");
    ASSERT_EQ(pack_->apply(set_in_all(*pack_, monsters, {"count"}, make_int(4))), "");
    const Control count = control(monsters, {"count"});
    EXPECT_EQ(state_words(count), "changed in 1") << "the rat had four before";
    EXPECT_EQ(state_sentence(count), "This pack changes it in 1 of 2.");
    EXPECT_TRUE(count.can_reset);
    ASSERT_EQ(pack_->apply(reset_in_all(*pack_, monsters, {"count"})), "");
    EXPECT_FALSE(control(monsters, {"count"}).can_reset);
    const std::vector<std::string> turned_round{"monsters/ghost", "monsters/rat"};
    ASSERT_EQ(pack_->apply(set_in_all(*pack_, {"monsters/rat"}, {"health"}, make_int(4))), "");
    EXPECT_EQ(state_words(control(turned_round, {"health"})), "changed here");
}

TEST_F(Several, WhatABaseDoesNotSayIsChangedHereToo) {
    pack_ = folder_.open("wing");
    ASSERT_EQ(pack_->apply(EntryLens(*pack_, "monsters/ghost").set({"count"}, make_int(2))), "");
    EXPECT_EQ(state_words(control({"monsters/ghost"}, {"count"})), "changed here");
    EXPECT_TRUE(control({"monsters/ghost"}, {"count"}).can_reset);
    EXPECT_EQ(state_words(control({"monsters/bat"}, {"health"})), "") << "an entry of this pack";
}

}  // namespace
}  // namespace briar::editor
