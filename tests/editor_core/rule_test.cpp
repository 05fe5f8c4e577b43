#include <algorithm>
#include <functional>
#include <set>

#include "editor/core/check.hpp"
#include "editor/core/rule_ways.hpp"
#include "runtime/engine/engine_words.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/values.hpp"
#include "tests/editor_core/rules.hpp"

namespace briar::editor {
namespace {

/// All blocks below some slots, as lines.
std::string shown(const std::vector<Slot>& slots, int depth = 0) {
    std::string text;
    for (const Slot& slot : slots) {
        for (const Block& block : slot.blocks) {
            text += std::string(static_cast<std::size_t>(depth) * 2, ' ') +
                    (slot.label.empty() ? "" : slot.label + ": ") + block.sentence + "\n" +
                    shown(block.slots, depth + 1);
        }
    }
    return text;
}

TEST_F(Rules, AreShownAsBlocks) {
    open(kMany);
    const auto slots = tree();
    EXPECT_EQ(shown(slots), R"(when: a hero enters a tile
  when “chill” of the hero is at least 1 and no fight is going on
    when: “chill” of the hero is at least 1
    when: this is not so:
      a fight is going on
    do: roll d6
      on a roll of 1 to 2
        the hero fights a new Rat
      on a roll of 3 or more
        add 1 to “chill” of the hero
        let the player choose: “Shut the window?”
          Yes
            do: set “chill” of the hero to 0
          No
            when: the hero has at least 2 health
            do: deal 1 damage to the hero
    do: if “chill” of the hero is 0
      if: “chill” of the hero is 0
      then: say “Dark.”
      else: say “Bright.”
when: a hero is about to be hurt
  always
    do: set the amount to 1
actions: Warm up
  when: “chill” of the hero is at least 1
  do: set “chill” of the hero to 0
  do: heal the hero by 1
modifiers: the bonus of the hero in a fight
  add 1
)");
    const Block& fight = slots[0].blocks[0].slots[0].blocks[0].slots[1].blocks[0].slots[0].blocks[0].slots[0].blocks[0];
    EXPECT_EQ(fight.word, "fight");
    EXPECT_EQ(fight.fields.at(0).key, "monster");
    EXPECT_TRUE(fight.fields.at(0).required);
    EXPECT_EQ(fight.fields.at(0).kind, ControlKind::Variant);
}

/// A query that is the first argument without its name: it is chosen anew where it stands, not beside itself.
TEST_F(Rules, WhatStandsForTheFirstArgumentIsThatOne) {
    open("specials:\n  draught:\n    on: {entered: [{gain: {piece_of: \"\"}}, {gain: {item: {piece_of: lamp}}}]}\n");
    const std::vector<Slot> slots = tree();
    const Slot& effects = first_effects(slots);
    const Control& alone = effects.blocks.at(0).fields.at(0);
    EXPECT_EQ(alone.key, "item");
    EXPECT_EQ(alone.path.back().key, "gain");
    const std::vector<std::string> ways = alone.children.at(0).children.at(0).ways;
    EXPECT_NE(std::find(ways.begin(), ways.end(), "an entry"), ways.end())
        << "in few words, not all kinds that there are";
    EXPECT_EQ(apply(lens().set(alone.path, make_text("carrier"))), "");
    EXPECT_NE(text().find("{gain: carrier}"), std::string::npos) << text();
    EXPECT_EQ(effects.blocks.at(1).fields.at(0).path.back().key, "item");
}

TEST_F(Rules, AreShownWhileTheyAreTyped) {
    for (const char* effect : {"roll", "choose", "if", "run", "amend", "forbid", "say", "{roll: }", "{choose: }",
                               "{if: }", "{choose: {options: [x]}}", "{}", "[]", "~"}) {
        open("specials:\n  draught:\n    on:\n      entered: [" + std::string(effect) + "]\n");
        EXPECT_EQ(tree()[0].blocks.size(), 1U) << effect;
    }
    for (const char* rules : {"on: x", "on: {entered: }", "on: {entered: {do: , when: []}}", "actions: {x: y}",
                              "modifiers: {combat_bonus: }", "modifiers: {nothing: [1, {}]}", "modifiers: [x]"}) {
        open("specials:\n  draught: {" + std::string(rules) + "}\n");
        EXPECT_EQ(tree().size(), 3U) << rules;
    }
}

TEST_F(Rules, CanBeBuiltFromNothing) {
    open(
        "specials:\n  draught: {text: Cold air.}\n  way-out: {on: {entered: [{win: Out.}]}}\n  bite: {script: "
        "specials/bite.lua}\n");
    const auto add = [&](const Slot& slot, const std::string& word) {
        const EntryLens special = lens();
        return apply(RuleEdit(*house_, special).add(slot, 99, word));
    };
    ASSERT_EQ(add(tree()[0], "entered"), "");
    ASSERT_EQ(add(tree()[0].blocks[0].slots[0].blocks[0].slots[1], "roll"), "");
    const auto rolled = [&] { return tree()[0].blocks[0].slots[0].blocks[0].slots[1].blocks[0]; };
    ASSERT_EQ(rolled().word, "roll");
    ASSERT_EQ(add(rolled().slots[0].blocks[0].slots[0], "fight"), "");
    ASSERT_EQ(add(rolled().slots[0].blocks[1].slots[0], "heal"), "");
    ASSERT_EQ(add(tree()[0].blocks[0].slots[0].blocks[0].slots[0], "health"), "");
    ASSERT_EQ(add(tree()[0].blocks[0].slots[0], "answer"), "");
    ASSERT_EQ(add(tree()[1], "warm_up"), "");
    ASSERT_EQ(add(tree()[2], "combat_bonus"), "");
    EXPECT_EQ(problems_of(*house_), "") << text();
    {
        const EntryLens special = lens();
        RuleEdit rule(*house_, special);
        const Block heal = rolled().slots[0].blocks[1].slots[0].blocks[0];
        ASSERT_EQ(apply(rule.set_field(heal, "amount", make_int(3))), "");
    }
    EXPECT_NE(text().find("heal: 3"), std::string::npos) << text();
    while (house_->undo()) {
    }
    EXPECT_FALSE(house_->modified());
}

TEST_F(Rules, AreNeverMadeInvalid) {
    open(kMany);
    const EntryLens special = lens();
    RuleEdit edit(*house_, special);
    const auto slots = rule_tree(*house_, special);
    const Block& roll = slots[0].blocks[0].slots[0].blocks[0].slots[1].blocks[0];
    EXPECT_FALSE(edit.rename(roll.slots[0].blocks[0], "1-9").ok()) << "no die shows a nine";
    EXPECT_FALSE(edit.rename(roll.slots[0].blocks[0], "some").ok());
    Block action = roll.slots[0].blocks[0];
    action.sort = BlockSort::Action;
    EXPECT_NE(edit.rename(action, "Brew potion").label.find(" to brew-potion"), std::string::npos)
        << "what people call an action becomes a name that it can have";
    EXPECT_FALSE(edit.add(slots[0], 0, "entring").ok());
    const Block& counter = roll.slots[0].blocks[1].slots[0].blocks[0];
    EXPECT_FALSE(edit.set_field(counter, "name", make_text("no-such")).ok());
    EXPECT_FALSE(edit.set_field(counter, "name", std::nullopt).ok()) << "it needs one";
    EXPECT_FALSE(edit.set_field(counter, "nothing", make_int(1)).ok());
    EXPECT_FALSE(house_->modified());
    ASSERT_EQ(apply(edit.set_field(counter, "by", make_int(2))), "");
    EXPECT_NE(text().find("add_counter: {name: chill, by: 2}"), std::string::npos);
}

TEST_F(Rules, CanBeDuplicatedWhereThereMayBeTwo) {
    open(kMany);
    const std::string before = text();
    const auto slots = tree();
    const EntryLens special = lens();
    RuleEdit edit(*house_, special);
    const Slot& effects = slots[0].blocks[0].slots[0].blocks[0].slots[1];
    EXPECT_FALSE(edit.duplicate(slots[0], 0).ok()) << "an event is answered once";
    EXPECT_FALSE(edit.duplicate(slots[0].blocks[0].slots[0], 0).ok()) << "one answer, written without a list";
    EXPECT_FALSE(edit.duplicate(effects, 99).ok());
    ASSERT_EQ(apply(edit.duplicate(effects, 1)), "");
    EXPECT_EQ(tree()[0].blocks[0].slots[0].blocks[0].slots[1].blocks.size(), 3U);
    EXPECT_EQ(problems_of(*house_), "");
    {
        const EntryLens now = lens();
        ASSERT_EQ(apply(RuleEdit(*house_, now).duplicate(tree()[1], 0)), "");
    }
    EXPECT_EQ(tree()[1].blocks.at(1).word, "warm_up_2");
    while (house_->undo()) {
    }
    EXPECT_EQ(text(), before);
}

TEST_F(Rules, ProblemsStandAtTheirBlocks) {
    open(
        "specials:\n  draught:\n    text: Cold.\n    on:\n      entered:\n        - say: Brr.\n        - heal: "
        "{amount: many}\n"
        "  way-out: {on: {entered: [{win: Out.}]}}\n  bite: {script: specials/bite.lua}\n");
    const auto checked = check(house_->snapshot());
    const auto problems = problems_in_rules(*house_, lens(), *checked);
    ASSERT_EQ(problems.size(), 1U);
    EXPECT_TRUE(problems[0].error);
    EXPECT_EQ(to_text(problems[0].path), to_text(Path{"on", "entered", 1, "heal", "amount"}));
    EXPECT_TRUE(problems_in_rules(*house_, lens("bite"), *checked).empty());
    ASSERT_EQ(apply(lens("bite").set({"text"}, make_text("It bit."))), "");
    EXPECT_TRUE(problems_in_rules(*house_, lens(), *checked).empty()) << "the check is of an older text";
}

/// The value that choosing another way of a field gives.
Node way_of(const Workspace& workspace, const Block& block, const std::string& key, int way) {
    for (const Control& each : block.fields) {
        if (each.key != key) continue;
        auto start = start_of_way(workspace, each, way);
        EXPECT_TRUE(start) << key;
        if (start) return std::move(*start);
    }
    ADD_FAILURE() << "no field " << key;
    return make_map();
}

TEST_F(Rules, SwapOneBoundForAnother) {
    open(
        "specials:\n  draught: {on: {entered: {when: {health: {at_least: 1}}, do: [{say: Cold.}]}}}\n"
        "  way-out: {on: {entered: [{win: Out.}]}}\n  bite: {script: specials/bite.lua}\n");
    const auto health = [&] { return tree()[0].blocks[0].slots[0].blocks[0].slots[0].blocks[0]; };
    const auto edit = [&](const std::string& key, const std::optional<Node>& value) {
        const EntryLens special = lens();
        return apply(RuleEdit(*house_, special).set_field(health(), key, value));
    };
    ASSERT_EQ(edit("at_least", std::nullopt), "");
    ASSERT_EQ(edit("at_most", way_of(*house_, health(), "at_most", 0)), "") << text();
    EXPECT_NE(text().find("health: {at_most: 1}"), std::string::npos) << text();
    ASSERT_EQ(edit("at_least", make_int(1)), "");
    ASSERT_EQ(edit("at_most", std::nullopt), "");
    EXPECT_NE(text().find("health: {at_least: 1}"), std::string::npos) << text();
}

TEST_F(Rules, KeepAChangeWhoseOnlyValueIsTakenOut) {
    for (const char* change : {"{add: 1}", "1", "{set: 3}", "{add: 1, when: fighting}"}) {
        open(std::string("specials:\n  draught: {modifiers: {combat_dice: ") + change +
             "}}\n  way-out: {on: {entered: [{win: Out.}]}}\n  bite: {script: specials/bite.lua}\n");
        const auto number = [&] { return tree()[2].blocks.at(0).slots[0].blocks.at(0); };
        const auto edit = [&](const std::string& key, const std::optional<Node>& value) {
            const EntryLens special = lens();
            return apply(RuleEdit(*house_, special).set_field(number(), key, value));
        };
        const std::string key = std::string(change).find("set") == std::string::npos ? "add" : "set";
        ASSERT_EQ(edit(key, std::nullopt), "") << change;
        ASSERT_EQ(tree()[2].blocks.size(), 1U) << change << "\n" << text();
        ASSERT_EQ(edit("at_least", make_int(2)), "") << change;
        ASSERT_EQ(edit("add", std::nullopt), "") << change;
        EXPECT_NE(text().find("at_least: 2"), std::string::npos) << text();
        EXPECT_EQ(text().find("add:"), std::string::npos) << text();
    }
}

TEST_F(Rules, SplitResultsWhenAllHaveAnAnswer) {
    open(
        "specials:\n  draught: {on: {entered: [{roll: d6, 1-3: [{say: Low.}], 4-6: [{say: High.}]}]}}\n"
        "  way-out: {on: {entered: [{win: Out.}]}}\n  bite: {script: specials/bite.lua}\n");
    const auto rows = [&] { return tree()[0].blocks[0].slots[0].blocks[0].slots[1].blocks[0].slots[0]; };
    const auto add = [&] {
        const EntryLens special = lens();
        const auto choices = choices_for_slot(*house_, special, rows());
        if (choices.empty()) return std::string("none");
        return apply(RuleEdit(*house_, special).add(rows(), 9, choices.front().word));
    };
    const auto words = [&] {
        std::string all;
        for (const Block& each : rows().blocks)
            all += each.word + " ";
        return all;
    };
    ASSERT_EQ(add(), "") << text();
    EXPECT_EQ(words(), "1-3 4-5 6 ");
    for (int i = 0; i < 3; ++i)
        ASSERT_EQ(add(), "") << text();
    EXPECT_EQ(rows().blocks.size(), 6U) << words();
    EXPECT_EQ(add(), "none") << "every result has its answer";
    EXPECT_EQ(problems_of(*house_), "") << text();
}

}  // namespace
}  // namespace briar::editor
