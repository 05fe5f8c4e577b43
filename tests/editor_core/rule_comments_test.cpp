// What authors wrote about blocks goes with them.
#include <algorithm>
#include <functional>

#include "tests/editor_core/rules.hpp"

namespace briar::editor {
namespace {

constexpr const char* kCommented = R"(specials:
  draught:
    text: Cold air.
    on:
      # first of all
      entered:
        when: {fighting: true}
        do:  # what happens
          # it begins
          # with this
          - say: One.  # the first
          - if: {fighting: true}
            then:
              # deep
              - roll: d6  # a die
                # low
                1-2: [{say: "Low."}]

                3+:
                  - say: High.
                # that is all
              - say: Two.
            else: {say: Three.}  # alone
          # last
          - say: Four.
      hurting: [{amend: {amount: 1}}]  # ouch
  way-out: {on: {entered: [{win: Out.}]}}
  bite: {script: specials/bite.lua}
)";

/// What an author wrote moves as it is; nothing else changes.
TEST_F(Rules, StepsTakeTheirCommentsIntoOtherLists) {
    open(kCommented);
    const auto inner = [&](const std::vector<Slot>& slots, std::size_t which, std::size_t place) -> const Slot& {
        return first_effects(slots).blocks[place].slots[which];
    };
    change([&](RuleEdit& rule, const std::vector<Slot>& slots) {
        return rule.move(inner(slots, 1, 1), 0, first_effects(slots), 3);
    });
    change([&](RuleEdit& rule, const std::vector<Slot>& slots) {
        return rule.move(first_effects(slots), 0, inner(slots, 2, 1), 1);
    });
    EXPECT_EQ(text(), R"(specials:
  draught:
    text: Cold air.
    on:
      # first of all
      entered:
        when: {fighting: true}
        do:  # what happens
          - if: {fighting: true}
            then:
              - say: Two.
            else:  # alone
              - {say: Three.}
              # it begins
              # with this
              - say: One.  # the first
          # last
          - say: Four.
          # deep
          - roll: d6  # a die
            # low
            1-2: [{say: "Low."}]

            3+:
              - say: High.
            # that is all
      hurting: [{amend: {amount: 1}}]  # ouch
  way-out: {on: {entered: [{win: Out.}]}}
  bite: {script: specials/bite.lua}
)");
    change([&](RuleEdit& rule, const std::vector<Slot>& slots) {
        const Slot& low = inner(slots, 0, 2).blocks[0].slots[0];
        return rule.move(inner(slots, 2, 0), 1, low, 0);
    });
    EXPECT_NE(text().find(R"(            # low
            1-2:
              # it begins
              # with this
              - say: One.  # the first
              - {say: "Low."}
)"),
              std::string::npos)
        << text();
    EXPECT_EQ(problems_of(*house_), "");
    while (house_->undo()) {
    }
    EXPECT_EQ(text(), kCommented);
}

TEST_F(Rules, ThatAPatchSaysAsAWholeKeepTheirComments) {
    folder_.write_wing();
    folder_.write("wing/rules.yaml", R"(patch:
  specials:
    draught:
      on:
        entered:
          # cold
          - if: {fighting: true, hero: {tag: wide}}
            then:
              # deep
              - say: "One."  # said
              - say: Two.
            else: [{say: Three.}]
          # colder
          - say: 'Four.'
)");
    const auto wing = folder_.open("wing");
    const EntryLens special(*wing, "specials/draught");
    const std::vector<Slot> slots = rule_tree(*wing, special);
    const Slot& top = first_effects(slots);
    ASSERT_EQ(wing->apply(RuleEdit(*wing, special).move(top.blocks[0].slots[1], 0, top, 2)), "");
    EXPECT_EQ(wing->document("rules.yaml")->text(), R"(patch:
  specials:
    draught:
      on:
        entered:
          # cold
          - if: {fighting: true, hero: {tag: wide}}
            then:
              - say: Two.
            else: [{say: Three.}]
          # colder
          - say: 'Four.'
          # deep
          - say: "One."  # said
)");
    {
        const EntryLens now(*wing, "specials/draught");
        const std::vector<Slot> after = rule_tree(*wing, now);
        const Block& branch = first_effects(after).blocks[0];
        ASSERT_EQ(wing->apply(RuleEdit(*wing, now).remove(branch.slots[0], 1)), "");
    }
    EXPECT_NE(wing->document("rules.yaml")->text().find("          # cold\n          - if: {fighting: true}\n"),
              std::string::npos)
        << wing->document("rules.yaml")->text();
    EXPECT_EQ(problems_of(*wing), "");
}

}  // namespace
}  // namespace briar::editor
