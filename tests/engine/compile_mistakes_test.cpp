// Mistakes in specials: where, what, and what to do.
#include <gtest/gtest.h>

#include "tests/engine/ground.hpp"

namespace briar {
namespace {

using garden::Ground;

/// `line:column: message [id] -> hint` of each problem of the special; lines count from its first.
std::string problems(const std::string& special, std::vector<ScriptReader::Function> functions = {}) {
    Ground ground(Ground::with_special(special), {{"specials/try.lua", "return {}"}});
    ground.scripts().known["specials/try.lua"] = std::move(functions);
    return ground.problems();
}

void expect_problem(const std::string& special, const std::string& expected,
                    std::vector<ScriptReader::Function> functions = {}) {
    const std::string found = problems(special, std::move(functions));
    EXPECT_NE(found.find(expected), std::string::npos) << special << "\nexpected: " << expected << "\nfound: " << found;
    EXPECT_EQ(std::count(found.begin(), found.end(), '['), 1) << "one mistake, one message: " << found;
}

TEST(CompileMistakes, ARoleThatTheEventLacks) {
    expect_problem("on: {watering: [{water: bed}]}",
                   "content.yaml:15:29: error: the event `watering` has no `bed` [rule.unknown-role]\n    ");
}

TEST(CompileMistakes, WhatIsLeftOutAndTheEventDoesNotBring) {
    expect_problem("on: {watering: {when: dry, do: end_day}}",
                   "`dry` lacks `bed`: the event `watering` brings none [rule.missing-parameter]");
    expect_problem("modifiers: {strength: {add: 1, when: {dry: true}}}",
                   "`dry` lacks `bed`: the value `strength` brings none [rule.missing-parameter]");
    EXPECT_EQ(problems("on: {entered: {when: dry, do: end_day}, watering: {when: {dry: here}, do: end_day}}"), "");
}

TEST(CompileMistakes, AConditionThatAsksNothing) {
    const std::string always = "warning: this condition asks nothing, and so it always holds [rule.asks-nothing]";
    expect_problem("on: {entered: {when: {}, do: end_day}}", always);
    expect_problem("on: {entered: [{if: {all: []}, then: end_day}]}", always);
    expect_problem("on: {entered: [{if: {not: {any: []}}, then: end_day}]}", "and so it never holds");
}

TEST(CompileMistakes, APieceOfAnotherKind) {
    expect_problem("on: {entered: [{water: hero}]}",
                   "`bed` must be one of the `beds`, but this is one of the `gardeners` [rule.wrong-kind]");
}

TEST(CompileMistakes, ANumberThatTheEventLacks) {
    expect_problem("on: {entered: [{water: {bed: bed, amount: amount}}]}",
                   "the event `entered` carries no number `amount` [rule.unknown-number]");
}

TEST(CompileMistakes, AVerbOfAnotherSystem) {
    expect_problem("on: {entered: [elsewhere]}",
                   "`elsewhere` is a verb of the system `desert`, but this game's is `garden`"
                   " [rule.other-system]");
}

TEST(CompileMistakes, AnEventOrAValueOfAnotherSystem) {
    expect_problem("on: {sandstorm: [end_day]}", "the event `sandstorm` belongs to the system `desert`");
    expect_problem("modifiers: {thirst: 1}", "`thirst` belongs to the system `desert`");
}

TEST(CompileMistakes, ANumberThatChangesTheGame) {
    expect_problem("modifiers: {strength: {add: {roll: d6}}}",
                   "`roll` changes the game; a condition or a number may only look [rule.only-looking]");
    expect_problem("on: {entered: {when: {is_wet: {bed: bed, at_least: {water: bed}}}, do: end_day}}",
                   "`water` changes the game");
}

TEST(CompileMistakes, AMissingParameter) {
    expect_problem("on: {entered: [{add_counter: ap}]}", "`add_counter` lacks `by` [rule.missing-parameter]");
}

TEST(CompileMistakes, UnknownCountersVarsAndZones) {
    expect_problem("on: {entered: [{add_counter: {name: app, by: 1}}]}",
                   "there is no counter `app` [rule.unknown-counter]\n    did you mean `ap`?");
    expect_problem("on: {entered: [{add_var: dom}]}", "has no var `dom` [rule.unknown-var]\n    did you mean `doom`?");
    expect_problem("on: {entered: [{fetch: shedd}]}",
                   "there is no zone `shedd` in this scenario [rule.unknown-zone]\n    did you mean `shed`?");
}

TEST(CompileMistakes, RollTables) {
    expect_problem("on: {entered: [{roll: d6, 1-3: end_day, 3-4: end_day}]}",
                   "`3-4` overlaps with `1-3` [rule.range-overlap]");
    expect_problem("on: {entered: [{roll: d6, 5-7: end_day}]}",
                   "`5-7` cannot be rolled [rule.range-outside]\n    d6 shows 1 to 6");
    expect_problem("on: {entered: [{roll: 2d6, 1: end_day}]}", "`1` cannot be rolled");
    expect_problem("on: {entered: [{roll: d6, 7+: end_day}]}", "`7+` cannot be rolled");
    expect_problem("on: {entered: [{roll: d6, 4-2: end_day}]}", "`4-2` holds no number [rule.range-empty]");
}

TEST(CompileMistakes, ForbiddingWhatHasHappened) {
    expect_problem(
        "on: {entered: [{forbid: No.}]}",
        "the event `entered` cannot be forbidden [rule.cannot-forbid]\n    what can be forbidden: `watering`");
}

TEST(CompileMistakes, AmendingWhatCannotBe) {
    expect_problem("on: {entered: [{amend: {amount: 1}}]}",
                   "`amount` of the event `entered` cannot be changed [rule.cannot-amend]");
}

TEST(CompileMistakes, AnActionThatDoesNothing) {
    expect_problem("actions: {dig: {during: turn}}", "the action `dig` does nothing [special.nothing-to-do]");
}

TEST(CompileMistakes, ActionsWithWrongCostsTargetsAndRanges) {
    expect_problem("actions: {dig: {during: turn, cost: {aq: 1}, do: end_day}}", "there is no counter `aq`");
    expect_problem("actions: {dig: {during: turn, target: bad, do: end_day}}",
                   "nothing can be chosen by `bad` [special.unknown-target]\n    did you mean `bed`?");
    expect_problem("actions: {dig: {during: turn, range: 1-2, do: end_day}}", "[special.range-of-nothing]");
    expect_problem("actions: {dig: {during: turn, target: bed, range: 3-2, do: end_day}}", "[special.range-empty]");
}

TEST(CompileMistakes, ScriptsAndFunctionsThatAreNotThere) {
    expect_problem("script: specials/tri.lua",
                   "the pack `plot` has no script `specials/tri.lua` [special.no-script]\n    "
                   "did you mean `specials/try.lua`?");
    expect_problem("on: {entered: [{run: work}]}",
                   "there is no function `work`: the special has no script [special.no-script]");
    expect_problem("script: specials/try.lua\non: {entered: [{run: wrk}]}",
                   "`specials/try.lua` has no function `wrk` [special.no-function]\n    did you mean `work`?",
                   {{"work", 1}});
}

TEST(CompileMistakes, FunctionsThatNothingUses) {
    expect_problem("script: specials/try.lua", "specials/try.lua:7: error: nothing uses the function `enterd`",
                   {{"enterd", 7}, {"entered", 9}});
    const std::string found = problems("script: specials/try.lua", {{"enterd", 7}});
    EXPECT_NE(found.find("did you mean `entered`?"), std::string::npos) << found;
    expect_problem("script: specials/try.lua", "specials/try.lua:7: warning: nothing uses the function `gather_all`",
                   {{"gather_all", 7}});
}

TEST(CompileMistakes, WhatNobodyHasChosenOrSaidYet) {
    expect_problem("on: {entered: [{say: \"\"}]}", "error: `text` is empty [shape.empty-text]");
    expect_problem("on: {entered: [{say: {text: \"\"}}]}", "is empty [shape.empty-text]");
    expect_problem("on: {entered: [{add_counter: {name: \"\", by: 1}}]}", "is still to be chosen [shape.not-chosen]");
    expect_problem("on: {entered: {when: {is: {piece: bed, what: \"\"}}, do: end_day}}",
                   "is still to be chosen [shape.not-chosen]");
}

TEST(CompileMistakes, ReferencesInTextsThatLeadNowhere) {
    expect_problem("text: Costs {dig.cost.app}.\nactions: {dig: {during: turn, cost: {ap: 3}, do: end_day}}",
                   "{dig.cost.app} stands for nothing here: in this text, braces are for numbers of the special "
                   "[special.unknown-path]\n    did you mean `dig.cost.ap`?");
}

TEST(CompileMistakes, NamesInTextsThatNobodyHas) {
    expect_problem(
        "on: {entered: [{say: \"{heroo} digs.\"}]}",
        "{heroo} stands for nothing here: in this text, braces are for who and what takes part, and for numbers "
        "of the special [special.unknown-path]\n    did you mean `hero`?");
    expect_problem("on: {watering: [{say: \"{moon}\"}]}",
                   "write words instead, or one of these: {hero}, {here}, {carrier}, {amount}");
}

TEST(CompileMistakes, NumbersInTextsThatAPieceDoesNotHave) {
    expect_problem("on: {entered: [{say: \"{hero.app}\"}]}", "did you mean `hero.ap`?");
    expect_problem("on: {entered: [{say: \"{hero.wet}\"}]}",
                   "write words instead, or one of these: {hero.name}, {hero.ap}");
    expect_problem("on: {entered: [{say: \"{bed.moon}\"}]}",
                   "write words instead, or one of these: {bed.name}, {bed.is_wet}, {bed.wet}");
}

TEST(CompileMistakes, AnswersMixedWithEffects) {
    expect_problem("on: {entered: [{when: sunny, do: end_day}, {shout: a}]}", "[special.mixed-answers]");
}

TEST(CompileMistakes, AreAllReportedAtOnce) {
    const std::string found = problems("on:\n  entered:\n    - fetch: shedd\n    - water: hero\n    - add_var: dom\n");
    EXPECT_NE(found.find("content.yaml:17:"), std::string::npos) << found;
    EXPECT_NE(found.find("content.yaml:18:"), std::string::npos) << found;
    EXPECT_NE(found.find("content.yaml:19:"), std::string::npos) << found;
}

TEST(CompileMistakes, QuestionsWithTooFewOrTooManyOptions) {
    expect_problem("on: {entered: [{choose: {text: What now, options: []}}]}",
                   "there is nothing to choose [rule.no-options]");
    std::string options;
    for (int i = 0; i < 101; ++i)
        options += "{label: a},";
    const std::string found = problems("on: {entered: [{choose: {text: What now, options: [" + options + "]}}]}");
    EXPECT_NE(found.find("these are more than 100 options [rule.too-many-options]"), std::string::npos) << found;
}

TEST(CompileMistakes, RulesThatNestTooDeeplyAreRefused) {
    std::string amount = "{var: doom}";
    for (int i = 0; i < 40; ++i)
        amount = "{add_var: {name: doom, by: " + amount + "}}";
    const std::string found = problems("on: {entered: [{water: {bed: bed, amount: " + amount + "}}]}");
    EXPECT_NE(found.find("error:"), std::string::npos);
}

}  // namespace
}  // namespace briar
