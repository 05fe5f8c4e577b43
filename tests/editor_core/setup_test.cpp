#include "editor/core/setup_piles.hpp"

#include <gtest/gtest.h>

#include "editor/core/entry_commands.hpp"
#include "editor/core/entry_lens.hpp"
#include "editor/core/form.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/source/values.hpp"
#include "tests/editor_core/pack_folder.hpp"

namespace briar::editor {
namespace {

class Piles : public ::testing::Test {
protected:
    void SetUp() override { folder_.write_house(); }
    void open(const std::string& pack) {
        pack_ = folder_.open(pack);
        checked_ = check(pack_->snapshot());
    }
    EntryLens scenario() { return {*pack_, "scenarios/house"}; }
    std::vector<Pile> piles() { return piles_of(*pack_, *checked_, scenario()); }
    Pile pile(const std::string& title) {
        for (Pile& each : piles())
            if (each.title == title) return std::move(each);
        ADD_FAILURE() << "there is no pile " << title;
        return {};
    }
    static PileEntry entry(const Pile& pile, const std::string& id) {
        for (const PileEntry& each : pile.entries)
            if (each.id == id) return each;
        ADD_FAILURE() << id << " is not in " << pile.title;
        return {};
    }
    static std::string shown(const Pile& pile) {
        std::string text;
        for (const PileEntry& each : pile.entries)
            text += each.id + "*" + std::to_string(each.count) + " (" + each.selection + ") ";
        return text + "= " + std::to_string(pile.total);
    }
    std::string scenario_text() { return pack_->document("scenario.yaml")->text(); }
    /// One line of one file is different; taking it back gives the old bytes.
    void is_one_line(const Command& command, const std::string& file, const std::string& line) {
        const std::string before = pack_->document(file)->text();
        ASSERT_EQ(pack_->apply(command), "");
        EXPECT_EQ(changed_lines(before, pack_->document(file)->text()), 1);
        EXPECT_NE(pack_->document(file)->text().find(line), std::string::npos) << pack_->document(file)->text();
        EXPECT_EQ(problems_of(*pack_), "");
    }
    void undo_gives(const std::string& file, const std::string& before) {
        ASSERT_TRUE(pack_->undo());
        EXPECT_EQ(pack_->document(file)->text(), before);
    }

    PackFolder folder_;
    std::unique_ptr<Workspace> pack_;
    std::shared_ptr<const Checked> checked_;
};

TEST_F(Piles, AreTheFieldsThatSelectEntries) {
    open("house");
    std::string titles;
    for (const Pile& each : piles())
        titles += each.title + "\n";
    EXPECT_EQ(titles, "House: stack\nHouse: monsters\nHouse: items\n");
    EXPECT_TRUE(has_piles(scenario()));
    EXPECT_FALSE(has_piles(EntryLens(*pack_, "tiles/hall")));
}

TEST_F(Piles, SayWhatIsInThemAndWhy) {
    open("house");
    EXPECT_EQ(shown(pile("House: stack")), "hall*3 (tag room) den*1 (tag room) last*1 (tag room) = 5");
    EXPECT_EQ(shown(pile("House: monsters")), "rat*4 (all monsters) = 4");
    EXPECT_EQ(pile("House: monsters").except, std::vector<std::string>{"ghost"});
    EXPECT_EQ(shown(pile("House: items")), "lamp*2 (named) = 2");
    EXPECT_EQ(ids_beside(*pack_, pile("House: monsters")).front(), "ghost");
}

TEST_F(Piles, OfferOnlyWhatMayLieInThem) {
    open("house");
    const auto offers = [&](const std::string& title, const std::string& id) {
        const std::vector<std::string> ids = ids_beside(*pack_, pile(title));
        return std::find(ids.begin(), ids.end(), id) != ids.end();
    };
    EXPECT_TRUE(offers("House: monsters", "ghost"));
    EXPECT_FALSE(offers("House: monsters", "lamp")) << "an item";
    EXPECT_FALSE(offers("House: items", "ghost")) << "a monster";
    EXPECT_EQ(pile("House: items").kinds, "items");
}

TEST_F(Piles, MarkNumbersThatThisPackChanged) {
    folder_.write_wing();
    open("wing");
    EXPECT_FALSE(entry(pile("House: stack"), "hall").changed);
    ASSERT_EQ(
        pack_->apply(set_pile_count(*pack_, scenario(), pile("House: stack"), entry(pile("House: stack"), "hall"), 5)),
        "");
    EXPECT_TRUE(entry(pile("House: stack"), "hall").changed);
    EXPECT_FALSE(entry(pile("House: stack"), "den").changed);
    EXPECT_FALSE(entry(pile("House: monsters"), "bat").changed) << "this pack's own";
}

TEST_F(Piles, CountsAreTheEntries) {
    open("house");
    const Pile stack = pile("House: stack");
    const std::string before = pack_->document("tiles.yaml")->text();
    is_one_line(set_pile_count(*pack_, scenario(), stack, entry(stack, "hall"), 6), "tiles.yaml", "    count: 6\n");
    EXPECT_EQ(pile("House: stack").total, 8) << "at once, before the next check";
    undo_gives("tiles.yaml", before);
    EXPECT_TRUE(set_pile_count(*pack_, scenario(), stack, entry(stack, "hall"), 3).empty());
}

TEST_F(Piles, WhatIsSelectedIsLeftOutAndComesBack) {
    open("house");
    const std::string before = scenario_text();
    const Pile monsters = pile("House: monsters");
    const Pile stack = pile("House: stack");
    is_one_line(take_out_of(*pack_, scenario(), stack, entry(stack, "den")), "scenario.yaml", "except: [den]");
    EXPECT_EQ(shown(pile("House: stack")), "hall*3 (tag room) last*1 (tag room) = 4");
    const Command back = put_into(*pack_, scenario(), pile("House: stack"), "den");
    ASSERT_EQ(pack_->apply(back), "");
    EXPECT_EQ(shown(pile("House: stack")), shown(stack));
    EXPECT_TRUE(pack_->undo());
    undo_gives("scenario.yaml", before);
    is_one_line(put_into(*pack_, scenario(), monsters, "ghost"), "scenario.yaml", "monsters: [{all: monsters}]");
    EXPECT_EQ(pile("House: monsters").entries.size(), 2U);
    undo_gives("scenario.yaml", before);
}

TEST_F(Piles, WhatIsNamedIsAddedAndTakenOut) {
    folder_.write("house/more.yaml", "items: {bell: {name: Bell}}\n");
    open("house");
    const std::string before = scenario_text();
    const Pile items = pile("House: items");
    is_one_line(put_into(*pack_, scenario(), items, "bell"), "scenario.yaml", "items: [lamp, bell]");
    const Pile more = pile("House: items");
    is_one_line(take_out_of(*pack_, scenario(), more, entry(more, "lamp")), "scenario.yaml", "items: [bell]");
    EXPECT_TRUE(pack_->undo());
    undo_gives("scenario.yaml", before);
}

TEST_F(Piles, CountsThatThePileSaysAreChangedThere) {
    folder_.write(
        "house/scenario.yaml",
        "scenarios:\n  house:\n    system: crawl\n    realms:\n      house:\n        start: gate\n        stack:\n"
        "          - {tag: room}\n          - {entry: den, count: 2}\n        bags: {monsters: rat, items: lamp}\n    "
        "rules: {monster_token: steps}\n");
    open("house");
    const Pile stack = pile("House: stack");
    EXPECT_EQ(shown(stack), "hall*3 (tag room) den*2 (named, counted) last*1 (tag room) = 6");
    is_one_line(set_pile_count(*pack_, scenario(), stack, entry(stack, "den"), 4), "scenario.yaml",
                "{entry: den, count: 4}");
    const Pile now = pile("House: stack");
    ASSERT_EQ(pack_->apply(take_out_of(*pack_, scenario(), now, entry(now, "den"))), "");
    EXPECT_EQ(shown(pile("House: stack")), "hall*3 (tag room) last*1 (tag room) = 4");
    EXPECT_EQ(problems_of(*pack_), "");
}

TEST_F(Piles, AnExpansionChangesThemByPatches) {
    folder_.write_wing();
    open("wing");
    const Pile monsters = pile("House: monsters");
    EXPECT_EQ(monsters.by_pack.at("wing"), 1);
    EXPECT_EQ(monsters.by_pack.at("house"), 4);
    ASSERT_EQ(pack_->apply(set_pile_count(*pack_, scenario(), monsters, entry(monsters, "rat"), 9)), "");
    EXPECT_EQ(entry(pile("House: monsters"), "rat").count, 9);
    const Pile now = pile("House: monsters");
    ASSERT_EQ(pack_->apply(take_out_of(*pack_, scenario(), now, entry(now, "bat"))), "");
    EXPECT_EQ(pile("House: monsters").entries.size(), 1U);
    EXPECT_EQ(problems_of(*pack_), "");
    EXPECT_NE(pack_->document("more.yaml")->text().find("count: 9"), std::string::npos);
}

TEST_F(Piles, OfWhatNobodyMeetsItIsKnownWhereItCouldLie) {
    open("house");
    EXPECT_TRUE(piles_for_unused(*pack_, *checked_, "tiles/hall").empty()) << "it lies in the stack";
    EXPECT_TRUE(piles_for_unused(*pack_, *checked_, "tiles/gate").empty()) << "the scenario names it";
    EXPECT_TRUE(piles_for_unused(*pack_, *checked_, "specials/draught").empty()) << "no pile takes any";
    ASSERT_EQ(pack_->apply(new_entry(*pack_, "tiles", "nook")), "");
    checked_ = check(pack_->snapshot());
    const std::vector<PileSite> sites = piles_for_unused(*pack_, *checked_, "tiles/nook");
    ASSERT_FALSE(sites.empty());
    EXPECT_EQ(sites.front().scenario, "scenarios/house");
    ASSERT_EQ(pack_->apply(put_into(*pack_, scenario(), sites.front().pile, "nook")), "");
    checked_ = check(pack_->snapshot());
    EXPECT_TRUE(piles_for_unused(*pack_, *checked_, "tiles/nook").empty()) << scenario_text();
}

}  // namespace
}  // namespace briar::editor
