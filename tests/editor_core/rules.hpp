#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "editor/core/rule_tree.hpp"
#include "editor/core/workspace.hpp"
#include "tests/editor_core/pack_folder.hpp"

namespace briar::editor {

/// The rules of a small pack's special, to be changed.
class Rules : public ::testing::Test {
protected:
    void SetUp() override { folder_.write_house(); }
    void open(const std::string& specials) {
        folder_.write("house/specials/rules.yaml", specials);
        house_ = folder_.open("house");
    }
    EntryLens lens(const std::string& id = "draught") { return {*house_, "specials/" + id}; }
    std::vector<Slot> tree(const std::string& id = "draught") { return rule_tree(*house_, lens(id)); }
    std::string text() { return house_->document("specials/rules.yaml")->text(); }
    std::string apply(const Command& command) { return house_->apply(command); }
    /// What the first answer to the first event does.
    static const Slot& first_effects(const std::vector<Slot>& slots) {
        return slots.at(0).blocks.at(0).slots.at(0).blocks.at(0).slots.at(1);
    }
    /// A command made from the rule as it stands now, and done.
    template <class Make>
    void change(const Make& make) {
        const EntryLens special = lens();
        const std::vector<Slot> slots = rule_tree(*house_, special);
        RuleEdit rule(*house_, special);
        EXPECT_EQ(apply(make(rule, slots)), "");
    }

    PackFolder folder_;
    std::unique_ptr<Workspace> house_;
};

/// Many sorts of blocks, one within the other.
inline constexpr const char* kMany = R"(specials:
  draught:
    text: Cold air.
    on:
      entered:
        when: {counter: {name: chill, at_least: 1}, not: {fighting: true}}
        do:
          - roll: d6
            1-2: [{fight: {monster: {spawn: rat}}}]
            3+:
              - add_counter: {name: chill, by: 1}
              - choose:
                  text: Shut the window?
                  options:
                    - {label: Yes, do: [{set_counter: {name: chill, value: 0}}]}
                    - label: No
                      when: {health: {at_least: 2}}
                      do: [{hurt: 1}]
          - if: {counter: {name: chill, is: 0}}
            then: [{say: Dark.}]
            else: [{say: Bright.}]
      hurting: [{amend: {amount: 1}}]
    actions:
      warm_up:
        label: Warm up
        during: turn
        cost: {ap: 1}
        when: {counter: {name: chill, at_least: 1}}
        do: [{set_counter: {name: chill, value: 0}}, heal: 1]
    modifiers:
      combat_bonus: 1
  way-out: {on: {entered: [{win: Out.}]}}
  bite: {script: specials/bite.lua}
)";

}  // namespace briar::editor
