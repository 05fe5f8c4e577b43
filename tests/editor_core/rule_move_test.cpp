// Blocks of rules on their way, and what their authors wrote about them.
#include <algorithm>
#include <functional>

#include "tests/editor_core/rules.hpp"

namespace briar::editor {
namespace {

TEST_F(Rules, CanBeMovedAndTakenOut) {
    open(kMany);
    const std::string before = text();
    change([&](RuleEdit& rule, const std::vector<Slot>& slots) {
        const Slot& top = first_effects(slots);
        return rule.move(top.blocks[1].slots[1], 0, top, 0);
    });
    EXPECT_EQ(first_effects(tree()).blocks[0].sentence,
              "say \xE2\x80\x9C"
              "Dark.\xE2\x80\x9D");
    EXPECT_EQ(problems_of(*house_), "");
    change([&](RuleEdit& rule, const std::vector<Slot>& slots) { return rule.remove(first_effects(slots), 1); });
    {
        const EntryLens special = lens();
        const std::vector<Slot> slots = tree();
        EXPECT_EQ(first_effects(slots).blocks.size(), 2U);
        EXPECT_FALSE(RuleEdit(*house_, special).move(first_effects(slots), 0, slots[1], 0).ok());
    }
    change([&](RuleEdit& rule, const std::vector<Slot>& slots) {
        return rule.remove(slots[0].blocks[0].slots[0].blocks[0].slots[0], 0);
    });
    EXPECT_EQ(problems_of(*house_), "");
    while (house_->undo()) {
    }
    EXPECT_EQ(text(), before);
}

TEST_F(Rules, AnAnswerMoreLeavesTheOthersAsTheyAre) {
    const std::string tail = R"(  way-out: {on: {entered: [{win: Out.}]}}
  bite: {script: specials/bite.lua}
)";
    open(R"(specials:
  draught:
    text: Cold air.
    on:
      entered:  # a step
        # cold
        - say: One.  # said

        # colder
        - say: "Two."
)" + tail);
    const auto answers = [](const std::vector<Slot>& slots) -> const Slot& { return slots[0].blocks[0].slots[0]; };
    change([&](RuleEdit& rule, const std::vector<Slot>& slots) {
        return rule.add(answers(slots).blocks[0].slots[0], 0, "fighting");
    });
    const std::string once = R"(specials:
  draught:
    text: Cold air.
    on:
      entered:  # a step
        when:
          fighting: true
        do:
          # cold
          - say: One.  # said
          # colder
          - say: "Two."
)";
    EXPECT_EQ(text(), once + tail);
    change([&](RuleEdit& rule, const std::vector<Slot>& slots) { return rule.add(answers(slots), 1, ""); });
    EXPECT_EQ(text(), R"(specials:
  draught:
    text: Cold air.
    on:
      entered:  # a step
        - when:
            fighting: true
          do:
            # cold
            - say: One.  # said
            # colder
            - say: "Two."
        - do: []
)" + tail);
    change([&](RuleEdit& rule, const std::vector<Slot>& slots) { return rule.add(slots[0], 0, "hurting"); });
    change([&](RuleEdit& rule, const std::vector<Slot>& slots) {
        const Slot& other = slots[0].blocks[1].slots[0];
        return rule.move(answers(slots), 0, other, 1);
    });
    EXPECT_NE(text().find(R"(      hurting:
        - {do: []}
        - when:
            fighting: true
          do:
            # cold
            - say: One.  # said
            # colder
            - say: "Two."
)"),
              std::string::npos)
        << text();
    EXPECT_EQ(problems_of(*house_), "");
}

/// The order of everything counts: what answers first, what is offered first.
TEST_F(Rules, OfEverySortChangeTheirOrderWithTheirComments) {
    const std::string before = R"(specials:
  draught:
    text: Cold air.
    on:
      # first of all
      entered:
        when:
          fighting: true  # in a fight
          # and unwell
          counter: {name: chill, at_least: 1}
        do:
          # it begins
          - say: One.
          - say: Two.  # the second

          - roll: d6
            1-2: [{say: Low.}]
            # well done
            3+: [{say: High.}]
          - say: Four.
      hurting: [{amend: {amount: 1}}]  # ouch
    actions:
      one: {label: One, during: turn, do: [heal: 1]}
      # the better one
      two: {label: Two, during: turn, do: [heal: 2]}
  way-out: {on: {entered: [{win: Out.}]}}
  bite: {script: specials/bite.lua}
)";
    open(before);
    const auto move = [&](const std::function<const Slot&(const std::vector<Slot>&)>& find, std::size_t index,
                          std::size_t place) {
        const EntryLens special = lens();
        const std::vector<Slot> slots = tree();
        const Slot& slot = find(slots);
        return apply(RuleEdit(*house_, special).move(slot, index, slot, place));
    };
    const auto entered = [](const std::vector<Slot>& slots) -> const Block& {
        const auto& events = slots[0].blocks;
        const auto is_it = [](const Block& each) { return each.word == "entered"; };
        return std::find_if(events.begin(), events.end(), is_it)->slots[0].blocks[0];
    };
    ASSERT_EQ(move([](const auto& slots) -> const Slot& { return slots[0]; }, 0, 2), "");
    ASSERT_EQ(move([](const auto& slots) -> const Slot& { return slots[1]; }, 1, 0), "");
    ASSERT_EQ(move([&](const auto& slots) -> const Slot& { return entered(slots).slots[0]; }, 1, 0), "");
    ASSERT_EQ(move([&](const auto& slots) -> const Slot& { return entered(slots).slots[1]; }, 3, 1), "");
    ASSERT_EQ(move([&](const auto& slots) -> const Slot& { return entered(slots).slots[1].blocks[3].slots[0]; }, 1, 0),
              "");
    EXPECT_EQ(text(), R"(specials:
  draught:
    text: Cold air.
    on:
      hurting: [{amend: {amount: 1}}]  # ouch
      # first of all
      entered:
        when:
          # and unwell
          counter: {name: chill, at_least: 1}
          fighting: true  # in a fight
        do:
          # it begins
          - say: One.
          - say: Four.

          - say: Two.  # the second
          - roll: d6
            # well done
            3+: [{say: High.}]
            1-2: [{say: Low.}]
    actions:
      # the better one
      two: {label: Two, during: turn, do: [heal: 2]}
      one: {label: One, during: turn, do: [heal: 1]}
  way-out: {on: {entered: [{win: Out.}]}}
  bite: {script: specials/bite.lua}
)");
    EXPECT_EQ(problems_of(*house_), "");
    for (int step = 0; step < 5; ++step)
        EXPECT_TRUE(house_->undo()) << "each is one step";
    EXPECT_EQ(text(), before);
}

}  // namespace
}  // namespace briar::editor
