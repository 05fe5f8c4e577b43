#include "runtime/session/pack_test.hpp"

#include <gtest/gtest.h>

#include "runtime/session/content_loader.hpp"
#include "runtime/session/record_test.hpp"
#include "tests/session/stroll.hpp"
#include "tests/session/stroll_packs.hpp"

namespace briar::stroll {
namespace {

constexpr const char* kShiny = "  shiny:\n    text: It shines.\n    on: {drawn: [{add_var: luck}]}\n";

std::string without_folder(const Packs& packs, std::string text) {
    const std::string prefix = packs.folder().generic_string() + "/lane/tests/";
    for (std::size_t at = text.find(prefix); at != std::string::npos; at = text.find(prefix, at))
        text.erase(at, prefix.size());
    return text;
}

/// What running a file of tests tells: for each `passed` or its problems; before that the file's own problems.
std::string told(const Packs& packs, const std::string& file) {
    packs.write("lane/tests/a.yaml", file);
    Diagnostics problems;
    const auto catalog = load_content(systems(), {"lane"}, {packs.folder()}, problems);
    const std::vector<PackTest> tests = read_pack_tests(systems(), *catalog, "lane", problems);
    std::string text = rendered(problems);
    PackTestRunner runner(systems(), catalog);
    for (const PackTest& test : tests) {
        const PackTestResult result = runner.run(test);
        text += result.passed() ? result.name + " passed\n" : rendered(result.problems);
    }
    return without_folder(packs, text);
}

TEST(PackTest, PassesWhenEverythingIsMet) {
    const Packs packs(kShiny);
    EXPECT_EQ(told(packs,
                   "tests:\n"
                   "  walking:\n"
                   "    clause: ST-1\n"
                   "    heroes: [ann, bert]\n"
                   "    given: {dice: [2, 5], walkers: [{walker: ann, steps: 3}]}\n"
                   "    when: [walk, WALK]\n"
                   "    then:\n"
                   "      deciding: ann\n"
                   "      offers: [wag, rest]\n"
                   "      offers_not: raise\n"
                   "      rejected: [fly, wa]\n"
                   "      log: [walks to 5, Ann rolls]\n"
                   "      log_not: [draws]\n"
                   "      result: playing\n"
                   "      vars: {luck: 3}\n"
                   "      walkers: [{steps: 10}, {walker: bert, steps: 0, purse: []}]\n"
                   "      wager: none\n"),
              "walking passed\n");
}

TEST(PackTest, SeesAFightThatIsGoingOn) {
    const Packs packs;
    EXPECT_EQ(told(packs,
                   "tests:\n  a wager:\n    given: {dice: [3]}\n    when: wager\n"
                   "    then: {offers: [raise, stop], wager: {stake: 1}, deciding: 0}\n"),
              "a wager passed\n");
}

TEST(PackTest, ComparesListsByNameInAnyOrderOrFromTheFront) {
    const Packs packs;
    const std::string given =
        "tests:\n  coins:\n    given: {pouch: [tin#3, gold#1], walkers: [{purse: [gold#2, tin#1, gold#3]}]}\n";
    EXPECT_EQ(told(packs, given + "    then:\n"
                                  "      pouch: [gold, tin#3, tin, tin]\n"
                                  "      walkers: [{walker: ann, purse: [tin, gold, gold#2]}]\n"
                                  "      spent: []\n"),
              "coins passed\n");
    EXPECT_EQ(told(packs, given + "    then: {pouch: [tin, tin, tin#3, ...]}\n"), "coins passed\n");
    const std::string wrong_order = told(packs, given + "    then: {pouch: [gold, ...]}\n");
    EXPECT_NE(wrong_order.find("a.yaml:4:19: error: pouch: expected [gold, \"...\"], found [tin#"), std::string::npos)
        << wrong_order;
    const std::string one_less = told(packs, given + "    then: {pouch: [gold, tin, tin]}\n");
    EXPECT_NE(one_less.find("pouch: expected [gold, tin, tin], found"), std::string::npos) << one_less;
}

TEST(PackTest, SaysEachLineThatIsNotMet) {
    const Packs packs(kShiny);
    EXPECT_EQ(told(packs,
                   "tests:\n"
                   "  walking:\n"
                   "    given: {dice: [2]}\n"
                   "    when: [walk]\n"
                   "    then:\n"
                   "      deciding: bert\n"
                   "      offers: [fly]\n"
                   "      offers_not: [walk]\n"
                   "      rejected: rest\n"
                   "      log: [walks to 7]\n"
                   "      result: won\n"
                   "      vars: {luck: 4, luk: 1}\n"
                   "      walkers: [{walker: ann, steps: 3}, {walker: zoe}]\n"
                   "      wager: {stake: 1}\n"),
              "a.yaml:6:17: error: deciding: expected bert, found 0 (ann) [test.differs]\n"
              "a.yaml:7:16: error: expected an option `fly` [test.differs]\n"
              "    the options are `walk`, `draw`, `wager`, `rest`\n"
              "a.yaml:8:20: error: expected no option `walk` [test.differs]\n"
              "    the options are `walk`, `draw`, `wager`, `rest`\n"
              "a.yaml:9:17: error: expected `rest` to be rejected, but it was done [test.differs]\n"
              "a.yaml:10:13: error: expected a line of the log with `walks to 7` [test.differs]\n"
              "    the log is `Ann rolls d6: 2.`, `Ann walks to 2.`\n"
              "a.yaml:11:15: error: result: expected won, found playing [test.differs]\n"
              "a.yaml:12:20: error: vars.luck: expected 4, found 3 [test.differs]\n"
              "a.yaml:12:28: error: vars.luk: expected 1, found nothing [test.differs]\n"
              "a.yaml:13:38: error: walkers[ann].steps: expected 3, found 2 [test.differs]\n"
              "a.yaml:13:42: error: walkers: expected {walker: zoe}, found [{walker: ann, seat: 0, steps: 2, purse: "
              "[]}] [test.differs]\n"
              "a.yaml:14:14: error: wager: expected {stake: 1}, found nothing [test.differs]\n");
}

TEST(PackTest, SaysThatABlankIsMissingBehindAColon) {
    const Packs packs(kShiny);
    const std::string text = told(packs, "tests:\n  a:\n    then: {walkers: [{walker: ann, steps:7}]}\n");
    EXPECT_NE(text.find("steps:7: nothing is called so [test.differs]"), std::string::npos) << text;
}

TEST(PackTest, StopsAtAChoiceThatIsNotThere) {
    const Packs packs;
    EXPECT_EQ(told(packs, "tests:\n  flying:\n    when: [rest, fly, rest]\n    then: {result: won}\n"),
              "a.yaml:3:18: error: there is no option `fly` now [test.rejected]\n"
              "    the options are `walk`, `draw`, `wager`, `rest`\n");
}

TEST(PackTest, CountsDiceLeftAndDiceMissing) {
    const Packs packs;
    EXPECT_EQ(told(packs,
                   "tests:\n  left:\n    given: {dice: [2, 5]}\n    when: walk\n    then: {}\n"
                   "  missing:\n    given: {dice: [2]}\n    when: [walk, walk]\n    then: {}\n"
                   "  random:\n    given: {dice: random}\n    when: [walk, walk]\n    then: {}\n"),
              "a.yaml:3:19: error: dice were laid down that nobody rolled: 5 [test.dice-left]\n"
              "a.yaml:8:18: error: all 1 laid-down dice are used up, and one more is rolled [test.failed]\n"
              "random passed\n");
}

TEST(PackTest, LaysDiceDownInBetween) {
    const Packs packs;
    EXPECT_EQ(told(packs,
                   "tests:\n  twice:\n    when: [{dice: 2}, walk, {dice: [3]}, walk]\n"
                   "    then: {log: ['rolls d6: 2', 'rolls d6: 3']}\n"
                   "  left: {when: {dice: [2, 5]}, then: {}}\n"),
              "twice passed\n"
              "a.yaml:5:23: error: dice were laid down that nobody rolled: 2, 5 [test.dice-left]\n");
    const std::string wrong = told(packs,
                                   "tests:\n  wrong: {when: [{dice: 0}], then: {}}\n"
                                   "  misspelt: {when: [{dies: 1}], then: {}}\n");
    EXPECT_NE(wrong.find("expected a whole number from 1 to 100"), std::string::npos) << wrong;
    EXPECT_NE(wrong.find("the key here may be `dice`"), std::string::npos) << wrong;
}

TEST(PackTest, ShowsTheRuleThatFailed) {
    const Packs packs("  shiny:\n    text: It shines.\n    on: {drawn: [{fail: 7}]}\n");
    EXPECT_EQ(told(packs,
                   "tests:\n  drawing:\n    given: {walkers: [{purse: [tin#1, tin#2, tin#3, tin#4]}]}\n    when: draw\n"
                   "    then: {}\n"),
              "a.yaml:4:11: error: `draw` failed: see coins.yaml [test.failed]\n"
              "coins.yaml:7: error: rule `shiny.drawn`: it breaks [play.rule-failed]\n    coins.yaml:1: in it\n");
}

TEST(PackTest, ReportsMistakesOfTheFile) {
    const Packs packs;
    const std::string text = told(packs,
                                  "tests:\n  one: {whn: [walk], then: {}}\n  two: {scenario: lan, then: {}}\n"
                                  "  three: {then: {walkrs: []}}\n");
    EXPECT_NE(text.find("a.yaml:2:9: error: unknown key `whn`"), std::string::npos) << text;
    EXPECT_NE(text.find("unknown key `walkrs`"), std::string::npos) << text;
    EXPECT_EQ(told(packs, "tests:\n  two: {scenario: lan, then: {}}\n"),
              "a.yaml:2:19: error: there is no scenario `lan` [test.unknown-scenario]\n    did you mean `lane`?\n");
    EXPECT_EQ(told(packs, "tests:\n  two: {heroes: zoe, then: {}}\n"),
              "a.yaml:2:3: error: there is no walker `zoe` [play.setup]\n");
}

/// Without running it: a key that no position has is never met, or always where nothing is expected of it.
TEST(PackTest, IsCheckedForKeysThatNoPositionHas) {
    const Packs packs(kShiny);
    packs.write("lane/tests/a.yaml",
                "tests:\n"
                "  walking:\n"
                "    when: [walk]\n"
                "    then:\n"
                "      deciding: ann\n"
                "      game: {choice: 1, started: true}\n"
                "      walkers: [{walker: ann, stepps: none, purse: []}]\n");
    Diagnostics problems;
    const auto catalog = load_content(systems(), {"lane"}, {packs.folder()}, problems);
    check_pack_tests(systems(), catalog, "lane", problems);
    EXPECT_EQ(without_folder(packs, rendered(problems)),
              "a.yaml:6:14: error: unknown key `choice` in `then.game` [shape.unknown-key]\n"
              "    did you mean `choices`?\n"
              "a.yaml:7:31: error: unknown key `stepps` in item 1 of `then.walkers` [shape.unknown-key]\n"
              "    did you mean `steps`?\n");
}

TEST(PackTest, IsRecordedFromPlayAndPasses) {
    const Packs packs(kShiny);
    const auto session = packs.begin(5);
    play(*session, 12);
    const std::uint64_t before = session->state_hash();
    for (std::size_t from = 0; from <= session->at(); from += 4) {
        const std::string file = record_test(*session, "what happened", from).to_yaml();
        EXPECT_EQ(told(packs, file), "what happened passed\n") << file;
    }
    EXPECT_EQ(session->state_hash(), before);
    // It can fail: other content, another end.
    const std::string file = record_test(*session, "what happened", 0).to_yaml();
    packs.write("lane/scenario.yaml", "scenarios:\n  lane: {system: stroll, seats: 1-4, length: 2, vars: {luck: 3}}\n");
    EXPECT_NE(told(packs, file), "what happened passed\n");
}

TEST(PackTest, PublishesItsSchema) {
    const std::string schema = json_schema_for_tests(systems());
    for (const char* key : {"\"given\"", "\"walkers\"", "\"offers_not\"", "\"dice\"", "draft-07"})
        EXPECT_NE(schema.find(key), std::string::npos) << key;
}

}  // namespace
}  // namespace briar::stroll
