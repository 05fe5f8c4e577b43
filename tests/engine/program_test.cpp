// What compiled rules do when they run.
#include <gtest/gtest.h>

#include "tests/engine/ground.hpp"

namespace briar {
namespace {

using garden::Ground;
using garden::notes;
using Notes = std::vector<std::string>;

/// What the special does when the gardener enters the bed that carries it.
Notes done(const std::string& special, std::vector<int> dice = {}, std::map<std::string, int> gives = {},
           std::vector<ScriptReader::Function> functions = {}) {
    Ground ground(Ground::with_special(special), {{"specials/try.lua", "return {}"}});
    ground.scripts().known["specials/try.lua"] = std::move(functions);
    const auto game = ground.play(std::move(dice), std::move(gives));
    EXPECT_TRUE(game);
    const Notes all = notes();
    EXPECT_EQ(ground.problems(), "");
    return all;
}

Event entered(const Game& game, const std::string& bed) {
    PieceId piece{0};
    while (game.rules().key(piece) != bed)
        ++piece.value;
    return Event(game.rules().registry->event("entered", "garden"), game.header().hero, piece);
}

TEST(Program, GivesTheFirstParameterByTheVerbsValue) {
    EXPECT_EQ(done("on: {entered: [{water: bed}]}"), (Notes{"water rose 1"}));
}

TEST(Program, GivesParametersByName) {
    EXPECT_EQ(done("on: {entered: [{water: {bed: bed, amount: 3}}]}"), (Notes{"water rose 3"}));
    EXPECT_EQ(done("on: {entered: {water: {amount: 3, bed: here}}}"), (Notes{"water rose 3"}));
}

TEST(Program, RunsAVerbThatNeedsNothingByItsName) {
    EXPECT_EQ(done("on: {entered: [end_day, {shout: bye}]}"), (Notes{"end_day", "shout bye"}));
    EXPECT_EQ(done("on: {entered: [{end_day: true}]}"), (Notes{"end_day"}));
}

TEST(Program, KnowsTheCarrierAndNestedVerbs) {
    EXPECT_EQ(done("on: {entered: [{water: carrier}]}"), (Notes{"water rose 1"}));
    EXPECT_EQ(done("on: {entered: [{water: {first_bed: true}}]}"), (Notes{"water rose 1"}));
    EXPECT_EQ(done("on: {entered: [{water: {bed: {first_bed: true}, amount: {var: doom}}}]}"), (Notes{"water rose 2"}));
}

TEST(Program, DoesNothingToAPieceThatIsNotThere) {
    EXPECT_EQ(done("on: {entered: [{water: {no_bed: true}}, {shout: on}]}"), (Notes{"shout on"}));
}

TEST(Program, FindsZonesWordsAndEntries) {
    EXPECT_EQ(done("on: {entered: [{fetch: {from: shed, tone: high}}, {fetch: table}, {lay: spade}]}"),
              (Notes{"fetch from shed to 1", "fetch from table to 0", "lay spade"}));
}

TEST(Program, RollsOnATable) {
    const std::string table =
        "on:\n  entered:\n    - roll: d6\n      1-2: [{shout: low}]\n      5+: [{shout: high}]\n"
        "    - shout: after\n";
    EXPECT_EQ(done(table, {2}), (Notes{"shout low", "shout after"}));
    EXPECT_EQ(done(table, {3}), (Notes{"shout after"})) << "a gap: nothing happens";
    EXPECT_EQ(done(table, {6}), (Notes{"shout high", "shout after"}));
}

TEST(Program, RollsWhereANumberIsWanted) {
    EXPECT_EQ(done("on: {entered: [{water: {bed: bed, amount: {roll: d6+1}}}]}", {4}), (Notes{"water rose 5"}));
}

TEST(Program, BranchesOnConditions) {
    const std::string branch =
        "on: {entered: [{if: {var: {name: doom, at_least: 2, at_most: 3}}, then: {shout: in}, "
        "else: {shout: out}}, {shout: after}]}";
    EXPECT_EQ(done(branch), (Notes{"shout in", "shout after"}));
    EXPECT_EQ(done("on: {entered: [{if: {var: {name: doom, is: 3}}, then: {shout: in}, else: {shout: out}}]}"),
              (Notes{"shout out"}));
}

struct Case {
    const char* condition;
    bool holds;
};

class Conditions : public testing::TestWithParam<Case> {};

TEST_P(Conditions, HoldOrNot) {
    const std::string rule = std::string("on: {entered: {when: ") + GetParam().condition + ", do: {shout: yes}}}";
    EXPECT_EQ(!done(rule, {}, {{"told", 7}, {"untold", 0}}, {{"told", 1}, {"untold", 2}}).empty(), GetParam().holds)
        << GetParam().condition;
}

// The functions of a script that a condition does not name would be reported, so scripts have a test of their own.
INSTANTIATE_TEST_SUITE_P(
    All, Conditions,
    testing::Values(
        Case{"sunny", true}, Case{"{sunny: true}", true}, Case{"{sunny: false}", false}, Case{"{not: sunny}", false},
        Case{"{not: {not: sunny}}", true}, Case{"{var: doom}", true}, Case{"{is_wet: bed}", false},
        Case{"{is_wet: {bed: bed, at_most: 0}}", true}, Case{"{sunny: true, var: {name: doom, is: 2}}", true},
        Case{"{sunny: true, var: {name: doom, is: 1}}", false}, Case{"{var: {name: doom, is: 1}, sunny: true}", false},
        Case{"{all: [sunny, {var: doom}]}", true}, Case{"{all: [sunny, {is_wet: bed}]}", false},
        Case{"{any: [{is_wet: bed}, sunny]}", true}, Case{"{any: [{is_wet: bed}, {not: sunny}]}", false},
        Case{"{any: [sunny], not: {is_wet: bed}}", true}, Case{"{first_bed: true}", true},
        Case{"{no_bed: true}", false}, Case{"{no_bed: false}", true}, Case{"{is_wet: {no_bed: true}}", false},
        Case{"{is: {piece: bed, what: rose}}", true}, Case{"{is: {piece: bed, what: lily}}", false},
        Case{"{var: {name: doom, at_least: {var: sun}}}", true},
        Case{"{var: {name: sun, at_least: {var: doom}}}", false}));

/// The check warns of them.
TEST(Program, HoldsOrNotWhereNothingIsAsked) {
    for (const Case& each : {Case{"{}", true}, Case{"{all: []}", true}, Case{"{any: []}", false}}) {
        Ground ground(Ground::with_special(std::string("on: {entered: {when: ") + each.condition + ", do: end_day}}"));
        ASSERT_TRUE(ground.play());
        EXPECT_EQ(!notes().empty(), each.holds) << each.condition;
    }
}

TEST(Program, RunsScripts) {
    const std::string special =
        "script: specials/try.lua\non:\n  entered:\n    when: {run: willing}\n    do: [run: work]\n";
    const std::vector<ScriptReader::Function> functions = {{"willing", 1}, {"work", 4}};
    EXPECT_EQ(done(special, {}, {{"willing", 1}}, functions), (Notes{"run work"}));
    EXPECT_EQ(done(special, {}, {{"willing", 0}}, functions), Notes{});
}

TEST(Program, LetsAFunctionAnswerTheEventItIsCalledLike) {
    EXPECT_EQ(done("script: specials/try.lua\non: {entered: {shout: first}}\n", {}, {}, {{"entered", 3}}),
              (Notes{"shout first", "run entered"}));
}

TEST(Program, RunsBlocksForVerbs) {
    EXPECT_EQ(done("on: {entered: [{twice: [{shout: a}, {twice: {shout: b}}]}]}"),
              (Notes{"shout a", "shout b", "shout b", "shout a", "shout b", "shout b"}));
}

TEST(Program, StopsWhenTheGameIsOver) {
    EXPECT_EQ(done("on: {entered: [{shout: a}, {win: Done.}, {shout: b}]}"), (Notes{"shout a"}));
    EXPECT_EQ(done("on: {entered: [{twice: [{shout: a}, {lose: Over.}]}, {shout: b}]}"), (Notes{"shout a"}));
}

TEST(Program, AsksThePlayer) {
    Ground ground(
        Ground::with_special("on:\n  entered:\n    - choose:\n        text: What now?\n        options:\n"
                             "          - {label: Dig, do: [{shout: dug}]}\n"
                             "          - {label: Swim, when: {is_wet: bed}, do: [{shout: swum}]}\n"
                             "          - {label: Rest}\n    - shout: after\n"));
    const auto game = ground.play();
    ASSERT_TRUE(game) << ground.problems();
    ASSERT_FALSE(game->over());
    EXPECT_EQ(game->prompt(), "What now?");
    EXPECT_EQ(game->keys(), (Notes{"Dig", "Rest"}));
    game->choose(0);
    EXPECT_TRUE(game->over());
    EXPECT_EQ(notes(), (Notes{"shout dug", "shout after"}));
}

TEST(Program, AmendsAndForbids) {
    Ground guarded([] {
        std::string content =
            Ground::with_special("on: {watering: [{amend: {amount: {var: doom}}}, {forbid: Too wet.}]}");
        content.replace(content.find("    pieces"), 0, "    specials: try\n");
        return content;
    }());
    const auto game = guarded.play();
    ASSERT_TRUE(game) << guarded.problems();
    Event event(guarded.registry().event("watering", "garden"), game->header().hero, 7);
    const Flow<void> flow = game->announce(event);
    ASSERT_TRUE(flow.done());
    EXPECT_EQ(event.fields[1], 2);
    EXPECT_TRUE(event.forbidden);
    EXPECT_EQ(game->text(event.reason), "Too wet.");
}

TEST(Program, FillsNumbersIntoTexts) {
    EXPECT_EQ(done("on: {entered: [{shout: \"Costs {dig.cost.ap}.\"}]}\n"
                   "actions: {dig: {during: turn, cost: {ap: 3}, do: end_day}}"),
              (Notes{"shout Costs 3."}));
}

TEST(Program, SaysWhoAndWhatTakesPart) {
    EXPECT_EQ(done("on: {entered: [{shout: \"{hero} waters {bed}, {carrier} and {here}: {dig.cost.ap}.\"}]}\n"
                   "actions: {dig: {during: turn, cost: {ap: 3}, do: end_day}}"),
              (Notes{"shout Ann waters Rose, Rose and Rose: 3."}));
    EXPECT_EQ(done("on: {entered: [{twice: [{shout: \"{hero}!\"}]}, {shout: \"{hero}{bed}\"}]}"),
              (Notes{"shout Ann!", "shout Ann!", "shout AnnRose"}));
}

TEST(Program, SaysNumbersOfWhoTakesPart) {
    const std::string counters = "counters: {mud: {for: [gardeners, beds], initial: 4}}\n";
    Ground ground(counters + Ground::with_special("on: {entered: [{shout: \"{hero.name}, {hero.mud} and {bed.mud} on "
                                                  "{carrier.is_wet} of {here.wet}, {hero.ap} AP\"}]}"));
    const auto game = ground.play();
    ASSERT_TRUE(game);
    EXPECT_EQ(notes(), (Notes{"shout Ann, 4 and 4 on 0 of 0, 0 AP"}));
    EXPECT_EQ(ground.problems(), "");
}

TEST(Program, SaysANumberOfTheSpecialBeforeOneThatIsWrittenAlike) {
    EXPECT_EQ(
        done("on: {entered: [{shout: \"{hero.ap}\"}]}\nactions: {hero: {during: turn, cost: {ap: 3}, do: end_day}}"),
        (Notes{"shout 0"}));
    EXPECT_EQ(done("on: {entered: [{shout: \"{hero.cost.ap}\"}]}\n"
                   "actions: {hero: {during: turn, cost: {ap: 3}, do: end_day}}"),
              (Notes{"shout 3"}));
}

TEST(Program, SaysNumbersOfTheEventAndWhoIsNotThere) {
    Ground guarded([] {
        std::string content =
            Ground::with_special("on: {watering: [{forbid: \"{amount} is too much for {hero}, says {carrier}.\"}]}");
        content.replace(content.find("    pieces"), 0, "    specials: try\n");
        return content;
    }());
    const auto game = guarded.play();
    ASSERT_TRUE(game) << guarded.problems();
    Event event(guarded.registry().event("watering", "garden"), game->header().hero, 7);
    ASSERT_TRUE(game->announce(event).done());
    EXPECT_EQ(game->text(event.reason), "7 is too much for Ann, says Nobody.");
}

TEST(Program, AsksInWordsOfWhatHappens) {
    Ground ground(
        Ground::with_special("on:\n  entered:\n    - choose:\n        text: What now, {hero}?\n        options:\n"
                             "          - {label: Dig, do: [{shout: dug}]}\n          - {label: Rest}\n"));
    const auto game = ground.play();
    ASSERT_TRUE(game) << ground.problems();
    ASSERT_FALSE(game->over());
    EXPECT_EQ(game->prompt(), "What now, Ann?");
    game->choose(0);
    EXPECT_EQ(notes(), (Notes{"shout dug"}));
}

TEST(Program, FindsNumbersInListsOfEffects) {
    const std::string listed =
        "actions: {dig: {during: turn, do: [end_day, {water: {bed: carrier, amount: 3}}, {water: {bed: carrier, "
        "amount: "
        "4}}]}}\n";
    EXPECT_EQ(done("on: {entered: [{shout: \"{dig.do.water.amount} or {dig.do.3.water.amount}\"}]}\n" + listed),
              (Notes{"shout 3 or 4"}));
}

TEST(Program, ChangesValues) {
    Ground ground([] {
        std::string content = Ground::with_special(
            "modifiers:\n  strength:\n    - {add: {var: doom}}\n    - {add: 10, when: {not: sunny}}\n    - 1\n");
        content.replace(content.find("    pieces"), 0, "    specials: try\n");
        return content;
    }());
    const auto game = ground.play();
    ASSERT_TRUE(game) << ground.problems();
    Event subject(EventId{}, game->header().hero);
    EXPECT_EQ(game->modified(ground.registry().value("strength", "garden"), 5, subject), 8);
}

TEST(Program, EventsWithoutEndAreRefusedWithTheRulesThatAnswered) {
    Ground ground(Ground::with_special("on: {entered: [{shout: on}], acting: [{shout: off}]}"));
    const auto game = ground.play();
    ASSERT_TRUE(game);
    const auto enter = [&](int times) {
        for (int i = 0; i < times; ++i) {
            Event event = entered(*game, "rose");
            (void)game->announce(event);
        }
    };
    enter(90'000);
    try {
        enter(90'000);
        FAIL() << "it goes on";
    } catch (const RuleError& error) {
        EXPECT_STREQ(error.what(),
                     "100000 events have passed without a question to anybody, and the game goes on without end; these "
                     "rules answered the last of them: `try.entered`");
        EXPECT_TRUE(error.rule);
    }
}

}  // namespace
}  // namespace briar
