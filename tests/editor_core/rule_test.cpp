#include "editor/core/rule_tree.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <iostream>
#include <set>

#include "editor/core/check.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/session/pack_test.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/values.hpp"
#include "tests/editor_core/pack_folder.hpp"
#include "tests/root.hpp"

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

    PackFolder folder_;
    std::unique_ptr<Workspace> house_;
};

constexpr const char* kMany = R"(specials:
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

TEST_F(Rules, AreShownAsBlocks) {
    open(kMany);
    const auto slots = tree();
    EXPECT_EQ(shown(slots), R"(when: Entered
  when counter chill at least 1 not fighting
    when: counter chill at least 1
    when: not fighting
      fighting
    do: Roll d6
      1-2
        fight monster spawn rat
      3+
        add counter chill by 1
        Choose: Shut the window?
          Yes
            do: set counter chill value 0
          No
            when: health at least 2
            do: hurt 1
    do: If counter chill is 0
      if: counter chill is 0
      then: say Dark.
      else: say Bright.
when: Hurting
  always
    do: amend amount 1
actions: Warm up
  when: counter chill at least 1
  do: set counter chill value 0
  do: heal 1
modifiers: Combat bonus
  add 1
)");
    const Block& fight = slots[0].blocks[0].slots[0].blocks[0].slots[1].blocks[0].slots[0].blocks[0].slots[0].blocks[0];
    EXPECT_EQ(fight.word, "fight");
    EXPECT_EQ(fight.fields.at(0).key, "monster");
    EXPECT_TRUE(fight.fields.at(0).required);
    EXPECT_EQ(fight.fields.at(0).kind, ControlKind::Variant);
}

TEST_F(Rules, OfferOnlyWhatFits) {
    open(kMany);
    const auto slots = tree();
    const auto words = [&](const Slot& slot) {
        std::set<std::string> all;
        for (const BlockChoice& each : choices_for_slot(*house_, lens(), slot))
            all.insert(each.word);
        return all;
    };
    const auto events = words(slots[0]);
    EXPECT_EQ(events.count("entered"), 0U) << "it is answered already";
    EXPECT_EQ(events.count("turn_started"), 1U);
    const auto& entered = slots[0].blocks[0].slots[0].blocks[0];
    const auto effects = words(entered.slots[1]);
    EXPECT_EQ(effects.count("heal"), 1U);
    EXPECT_EQ(effects.count("forbid"), 0U) << "it has happened";
    EXPECT_EQ(effects.count("amend"), 0U);
    EXPECT_EQ(effects.count("run"), 0U) << "there is no script";
    const auto before = words(slots[0].blocks[1].slots[0].blocks[0].slots[1]);
    EXPECT_EQ(before.count("forbid"), 1U);
    EXPECT_EQ(before.count("amend"), 1U);
    EXPECT_EQ(words(entered.slots[0]).count("heal"), 0U) << "conditions only look";
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
    const auto rolled = [&] { return tree()[0].blocks[0].slots[0].blocks[0].slots[1].blocks[1]; };
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

TEST_F(Rules, TakeEveryWordThatIsOffered) {
    open(kMany);
    std::size_t taken = 0;
    std::size_t refused = 0;
    const auto before = check(house_->snapshot());
    const EntryLens special = lens();
    const std::function<void(const std::vector<Slot>&)> all = [&](const std::vector<Slot>& slots) {
        for (const Slot& slot : slots) {
            const bool sample = slot.sort == SlotSort::Effects && slot.blocks.size() > 1;
            const bool wanted = sample || slot.sort == SlotSort::Events || slot.sort == SlotSort::Modifiers ||
                                (slot.sort == SlotSort::Conditions && slot.path.size() == 3);
            for (const BlockChoice& each : choices_for_slot(*house_, special, slot)) {
                if (!wanted) break;
                const Command command = RuleEdit(*house_, special, before).add(slot, 0, each.word);
                ++(command.ok() ? taken : refused);
                EXPECT_TRUE(command.ok() || command.refused.starts_with("there is nothing yet")) << command.refused;
            }
            for (const Block& block : slot.blocks)
                all(block.slots);
        }
    };
    all(rule_tree(*house_, special));
    EXPECT_GT(taken, 60U);
    EXPECT_LT(refused * 4, taken);
}

TEST_F(Rules, AreNeverMadeInvalid) {
    open(kMany);
    const EntryLens special = lens();
    RuleEdit edit(*house_, special);
    const auto slots = rule_tree(*house_, special);
    const Block& roll = slots[0].blocks[0].slots[0].blocks[0].slots[1].blocks[0];
    EXPECT_FALSE(edit.rename(roll.slots[0].blocks[0], "1-9").ok()) << "no die shows a nine";
    EXPECT_FALSE(edit.rename(roll.slots[0].blocks[0], "some").ok());
    EXPECT_FALSE(edit.add(slots[0], 0, "entring").ok());
    const Block& counter = roll.slots[0].blocks[1].slots[0].blocks[0];
    EXPECT_FALSE(edit.set_field(counter, "name", make_text("no-such")).ok());
    EXPECT_FALSE(edit.set_field(counter, "name", std::nullopt).ok()) << "it needs one";
    EXPECT_FALSE(edit.set_field(counter, "nothing", make_int(1)).ok());
    EXPECT_FALSE(house_->modified());
    ASSERT_EQ(apply(edit.set_field(counter, "by", make_int(2))), "");
    EXPECT_NE(text().find("add_counter: {name: chill, by: 2}"), std::string::npos);
}

TEST_F(Rules, CanBeMovedAndTakenOut) {
    open(kMany);
    const std::string before = text();
    {
        const EntryLens special = lens();
        const auto slots = rule_tree(*house_, special);
        const Slot& top = slots[0].blocks[0].slots[0].blocks[0].slots[1];
        const Slot& then = top.blocks[1].slots[1];
        ASSERT_EQ(apply(RuleEdit(*house_, special).move(then, 0, top, 0)), "");
    }
    EXPECT_EQ(tree()[0].blocks[0].slots[0].blocks[0].slots[1].blocks[0].sentence, "say Dark.");
    EXPECT_EQ(problems_of(*house_), "");
    {
        const EntryLens special = lens();
        const auto slots = rule_tree(*house_, special);
        const Slot& top = slots[0].blocks[0].slots[0].blocks[0].slots[1];
        ASSERT_EQ(apply(RuleEdit(*house_, special).remove(top, 1)), "");
        ASSERT_FALSE(RuleEdit(*house_, special).move(top, 0, slots[1], 0).ok());
    }
    EXPECT_EQ(tree()[0].blocks[0].slots[0].blocks[0].slots[1].blocks.size(), 2U);
    {
        const EntryLens special = lens();
        ASSERT_EQ(apply(RuleEdit(*house_, special).remove(tree()[0].blocks[0].slots[0].blocks[0].slots[0], 0)), "");
    }
    EXPECT_EQ(problems_of(*house_), "");
    while (house_->undo()) {
    }
    EXPECT_EQ(text(), before);
}

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
    const auto list = [](const std::vector<Slot>& slots) -> const Slot& {
        return slots[0].blocks[0].slots[0].blocks[0].slots[1];
    };
    const auto inner = [&](const std::vector<Slot>& slots, std::size_t which, std::size_t place) -> const Slot& {
        return list(slots).blocks[place].slots[which];
    };
    {
        const EntryLens special = lens();
        const std::vector<Slot> slots = tree();
        ASSERT_EQ(apply(RuleEdit(*house_, special).move(inner(slots, 1, 1), 0, list(slots), 3)), "");
    }
    {
        const EntryLens special = lens();
        const std::vector<Slot> slots = tree();
        ASSERT_EQ(apply(RuleEdit(*house_, special).move(list(slots), 0, inner(slots, 2, 1), 1)), "");
    }
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
    {
        const EntryLens special = lens();
        const std::vector<Slot> slots = tree();
        const Slot& low = inner(slots, 0, 2).blocks[0].slots[0];
        ASSERT_EQ(apply(RuleEdit(*house_, special).move(inner(slots, 2, 0), 1, low, 0)), "");
    }
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
    const Slot& top = slots[0].blocks[0].slots[0].blocks[0].slots[1];
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
        const Block& branch = after[0].blocks[0].slots[0].blocks[0].slots[1].blocks[0];
        ASSERT_EQ(wing->apply(RuleEdit(*wing, now).remove(branch.slots[0], 1)), "");
    }
    EXPECT_NE(wing->document("rules.yaml")->text().find("          # cold\n          - if: {fighting: true}\n"),
              std::string::npos)
        << wing->document("rules.yaml")->text();
    EXPECT_EQ(problems_of(*wing), "");
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
    {
        const EntryLens special = lens();
        const std::vector<Slot> slots = tree();
        ASSERT_EQ(apply(RuleEdit(*house_, special).add(answers(slots).blocks[0].slots[0], 0, "fighting")), "");
    }
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
    {
        const EntryLens special = lens();
        const std::vector<Slot> slots = tree();
        ASSERT_EQ(apply(RuleEdit(*house_, special).add(answers(slots), 1, "")), "");
    }
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
        - do:
            - say: "..."
)" + tail);
    {
        const EntryLens special = lens();
        const std::vector<Slot> slots = tree();
        ASSERT_EQ(apply(RuleEdit(*house_, special).add(slots[0], 0, "hurting")), "");
    }
    {
        const EntryLens special = lens();
        const std::vector<Slot> slots = tree();
        const Slot& other = slots[0].blocks[1].slots[0];
        ASSERT_EQ(apply(RuleEdit(*house_, special).move(answers(slots), 0, other, 1)), "");
    }
    EXPECT_NE(text().find(R"(      hurting:
        - do:
            - say: "..."
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

TEST_F(Rules, BecomeFunctionsThatDoTheSame) {
    open(kMany);
    {
        const EntryLens special = lens();
        ASSERT_EQ(apply(RuleEdit(*house_, special).turn_into_lua(tree()[0].blocks[0].slots[0].blocks[0])), "");
    }
    EXPECT_EQ(house_->document("specials/draught.lua")->text(), R"(local draught = {}

function draught.entered(game, event)
  if (game:counter({name = "chill"}) >= 1 and not (game:fighting())) then
    local rolled = game:roll("d6")
    if rolled >= 1 and rolled <= 2 then
      game:fight({monster = game:spawn("rat")})
    elseif rolled >= 3 and rolled <= 6 then
      game:add_counter({name = "chill", by = 1})
      local options = {}
      options[#options + 1] = {label = "Yes", value = 1}
      if game:health() >= 2 then options[#options + 1] = {label = "No", value = 2} end
      local _, chosen = game:choose("Shut the window?", options)
      if chosen.value == 1 then
        game:set_counter({name = "chill", value = 0})
      elseif chosen.value == 2 then
        game:hurt(1)
      end
    end
    if game:counter({name = "chill"}) == 0 then
      game:say("Dark.")
    else
      game:say("Bright.")
    end
  end
end

return draught
)");
    EXPECT_EQ(problems_of(*house_), "");
    EXPECT_EQ(text().find("entered"), text().find("entered: [{win"));
}

/// What fails in the pack's tests, and how many pass.
struct Tested {
    std::string failures;
    std::size_t passed = 0;
};
Tested test_pack(const Workspace& workspace) {
    Tested tested;
    const Snapshot snapshot = workspace.snapshot();
    const auto checked = check(snapshot);
    for (const Diagnostic& each : checked->problems.list()) {
        if (each.severity == Severity::Error) tested.failures += render(each) + "\n";
    }
    PackTestRunner runner(system_set(), checked->catalog);
    Diagnostics problems;
    for (const PackTest& test : read_pack_tests(system_set(), *checked->catalog, snapshot.pack, problems)) {
        const PackTestResult result = runner.run(test);
        if (result.passed()) ++tested.passed;
        if (!result.passed()) tested.failures += result.name + "\n";
    }
    return tested;
}

/// Turns the first answer or action of the special that can be; false when none is left.
bool turn_one(Workspace& workspace, const std::string& full_id, std::set<std::string>& refused) {
    const EntryLens special(workspace, full_id);
    const auto slots = rule_tree(workspace, special);
    for (const std::size_t slot : {0U, 1U}) {
        for (const Block& block : slots[slot].blocks) {
            const bool code = slot == 0 || special.field({"actions", block.word, "do"}).value != nullptr;
            if (!code) continue;
            const Command command = RuleEdit(workspace, special).turn_into_lua(block);
            if (command.ok()) return workspace.apply(command).empty();
            refused.insert(full_id + "." + block.word + ": " + command.refused);
        }
    }
    return false;
}

/// Every answer and action of a pack that is written in YAML, turned into Lua: its tests must pass as before.
TEST(RulesInLua, PlayLikeThoseInYaml) {
    const auto forest = Workspace::open(system_set(), project_root() / "scenarios/the-cursed-forest", {});
    const Tested before = test_pack(*forest);
    EXPECT_EQ(before.failures, "");
    std::size_t turned = 0;
    std::set<std::string> refused;
    std::vector<std::string> specials;
    for (const EntryInfo* each : forest->entries().of_kind("specials"))
        specials.push_back(each->full_id());
    for (const std::string& each : specials) {
        while (turn_one(*forest, each, refused))
            ++turned;
    }
    for (const std::string& each : refused)
        std::cout << each << "\n";
    std::cout << turned << " turned, " << refused.size() << " refused\n";
    EXPECT_GT(turned, 20U);
    const Tested after = test_pack(*forest);
    EXPECT_EQ(after.failures, "");
    EXPECT_EQ(after.passed, before.passed);
}

}  // namespace
}  // namespace briar::editor
