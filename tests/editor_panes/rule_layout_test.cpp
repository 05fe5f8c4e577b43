#include "editor/blocks/rule_layout.hpp"

#include <gtest/gtest.h>

#include "editor/core/workspace.hpp"
#include "tests/editor_core/pack_folder.hpp"

/// Where blocks are drawn: needs no window.
namespace briar::editor {
namespace {

class RuleLayouts : public ::testing::Test {
protected:
    void SetUp() override {
        folder_.write_house();
        folder_.write("house/specials/rules.yaml", R"(specials:
  draught:
    text: Cold air.
    on:
      entered:
        when: {counter: {name: chill, at_least: 1}}
        do:
          - roll: d6
            1-2: [{say: Brr.}]
            3+: [{heal: 1}, {say: Ah.}]
          - say: Done.
    modifiers: {combat_bonus: 1}
  way-out: {on: {entered: [{win: Out.}]}}
  bite: {script: specials/bite.lua}
)");
        house_ = folder_.open("house");
        slots_ = rule_tree(*house_, EntryLens(*house_, "specials/draught"));
        layout_ = lay_out(slots_, {});
    }

    PackFolder folder_;
    std::unique_ptr<Workspace> house_;
    std::vector<Slot> slots_;
    RuleLayout layout_;
};

TEST_F(RuleLayouts, ReadLikeARule) {
    std::string text;
    for (const RuleItem& each : layout_.items) {
        if (each.sort != RuleItemSort::Block) continue;
        text += std::string(static_cast<std::size_t>(each.box.x / 4), ' ') + each.word + ": " + each.text + "\n";
    }
    EXPECT_EQ(text, R"(   when: a hero enters a tile
        if: “chill” of the hero is at least 1
        do: roll d6
             1-2: on a roll of 1 to 2
                  do: say “Brr.”
             3+: on a roll of 3 or more
                  do: heal the hero by 1
                  and: say “Ah.”
        and: say “Done.”
   number: the bonus of the hero in a fight: add 1
)");
}

TEST_F(RuleLayouts, SayWhatAConditionOfAnActionIsFor) {
    folder_.write("house/specials/rules.yaml", R"(specials:
  draught:
    actions:
      blow:
        label: Blow
        during: turn
        target: monsters
        when: {health: {at_least: 1}, fighting: true}
        target_when: {health: {piece: target, at_least: 2}}
        do: [{say: Puff.}]
  way-out: {on: {entered: [{win: Out.}]}}
  bite: {script: specials/bite.lua}
)");
    house_ = folder_.open("house");
    slots_ = rule_tree(*house_, EntryLens(*house_, "specials/draught"));
    layout_ = lay_out(slots_, {});
    std::vector<std::string> read;
    for (const RuleItem& each : layout_.items) {
        const bool condition = each.sort == RuleItemSort::Block && each.block == BlockSort::Condition;
        const Slot* slot = each.sort == RuleItemSort::Add ? slot_at(slots_, each.address) : nullptr;
        if (condition) read.push_back(each.word);
        if (slot != nullptr && slot->sort == SlotSort::Conditions) read.push_back(each.text);
    }
    EXPECT_EQ(read, (std::vector<std::string>{"offered when", "and", "And when\xE2\x80\xA6", "targets where",
                                              "And where\xE2\x80\xA6", "Bots like it when\xE2\x80\xA6"}));
    EXPECT_EQ(slots_[1].blocks[0].slots[1].doc, "What must be true of a target for it to be offered.");
}

TEST_F(RuleLayouts, LinesDoNotOverlapAndBlocksHoldWhatIsInThem) {
    for (std::size_t i = 1; i < layout_.items.size(); ++i)
        EXPECT_GE(layout_.items[i].box.y, layout_.items[i - 1].box.y + layout_.items[i - 1].box.height);
    for (const RuleItem& outer : layout_.items) {
        for (const RuleItem& inner : layout_.items) {
            const bool within = inner.address.size() > outer.address.size() && outer.sort == RuleItemSort::Block &&
                                std::equal(outer.address.begin(), outer.address.end(), inner.address.begin());
            if (!within) continue;
            EXPECT_LE(inner.whole.y + inner.whole.height, outer.whole.y + outer.whole.height);
            EXPECT_LT(inner.box.x + inner.box.width, outer.box.x + outer.box.width);
        }
    }
}

TEST_F(RuleLayouts, AddressesLeadToBlocksAndBack) {
    for (const RuleItem& each : layout_.items) {
        if (each.sort == RuleItemSort::Block) {
            const Block* block = block_at(slots_, each.address);
            ASSERT_NE(block, nullptr);
            EXPECT_EQ(address_of(slots_, block->path), each.address) << block->sentence;
        } else {
            EXPECT_NE(slot_at(slots_, each.address), nullptr);
        }
    }
    EXPECT_EQ(block_at(slots_, {9, 9}), nullptr);
    EXPECT_EQ(slot_at(slots_, {0, 7, 0}), nullptr);
    EXPECT_TRUE(address_of(slots_, {"text"}).empty());
}

TEST_F(RuleLayouts, BlocksAreDroppedWhereTheirSortMayStand) {
    const auto say = layout_.item_of({0, 0, 0, 0, 1, 1});
    ASSERT_TRUE(say);
    const PlacedBox& heal = layout_.items[*layout_.item_of({0, 0, 0, 0, 1, 0, 0, 1, 0, 0})].box;
    const auto place = drop_place(layout_, slots_, {0, 0, 0, 0, 1, 1}, heal.x, heal.y);
    ASSERT_TRUE(place);
    EXPECT_EQ(place->slot, (BlockAddress{0, 0, 0, 0, 1, 0, 0, 1, 0}));
    EXPECT_EQ(place->index, 0U);
    const auto event = drop_place(layout_, slots_, {0, 0}, heal.x, heal.y);
    ASSERT_TRUE(event);
    EXPECT_EQ(event->slot, (BlockAddress{0})) << "events stand nowhere else";
    const auto row = drop_place(layout_, slots_, {0, 0, 0, 0, 1, 0, 0, 1}, 0, 0);
    ASSERT_TRUE(row);
    EXPECT_EQ(row->slot, (BlockAddress{0, 0, 0, 0, 1, 0, 0})) << "results stay with their roll";
    EXPECT_EQ(row->index, 0U);
    const auto roll = drop_place(layout_, slots_, {0, 0, 0, 0, 1, 0}, heal.x, heal.y);
    ASSERT_TRUE(roll);
    EXPECT_EQ(roll->slot, (BlockAddress{0, 0, 0, 0, 1})) << "not into itself";
}

}  // namespace
}  // namespace briar::editor
