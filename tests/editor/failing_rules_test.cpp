#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>

#include "editor/playing/leading_error.hpp"
#include "editor/playing/why_not.hpp"
#include "runtime/session/pack_test.hpp"
#include "runtime/session/systems.hpp"
#include "tests/editor/bots_game.hpp"
#include "tests/root.hpp"

/// Rules that fail in a game that people play: it goes on, and they are told.
namespace briar::editor {
namespace {

std::filesystem::path forest_folder() { return project_root() / "scenarios/the-cursed-forest"; }

std::string text_of(const std::filesystem::path& file) {
    std::ifstream in(file);
    return {std::istreambuf_iterator<char>(in), {}};
}

class FailingRules : public BotsGame {
protected:
    void SetUp() override {
        overlay_[forest_folder() / "scenario.yaml"] =
            changed(forest_folder() / "scenario.yaml", "fight-boons]", "fight-boons, grumble]");
        special("");
        script("");
    }
    /// What the scenario's own special says beside its text and its script.
    void special(const std::string& more) {
        const std::filesystem::path file = forest_folder() / "specials/endgame.yaml";
        overlay_[file] =
            text_of(file) + "  grumble:\n    text: It grumbles.\n    script: specials/grumble.lua\n" + more;
    }
    void script(const std::string& functions) {
        overlay_[forest_folder() / "specials/grumble.lua"] =
            "local grumble = {}\n\n" + functions + "\n\nreturn grumble\n";
    }
    static std::string failing(const std::string& function) {
        return "function grumble." + function + "(game, event)\n  local here = nothing.at_all\nend\n";
    }
    void begin() {
        const GameRules rules = load_rules(forest(overlay_));
        ASSERT_TRUE(rules.rules) << rules.problems.list().front().message;
        model_.begin(rules, two_seats());
        ASSERT_TRUE(model_.playing());
    }
    void take_in() {
        Diagnostics problems;
        ASSERT_EQ(model_.take_over(load_rules(forest(overlay_)), problems), TakenIn::Done);
    }
    /// False: it failed.
    bool try_to(const std::string& key) {
        const auto& options = model_.options();
        const auto found =
            std::find_if(options.begin(), options.end(), [&](const auto& each) { return each.key == key; });
        EXPECT_NE(found, options.end()) << key;
        return model_.choose(static_cast<std::size_t>(found - options.begin()));
    }
    [[nodiscard]] std::vector<std::string> log() const {
        std::vector<std::string> lines;
        for (const LogEntry& each : model_.log())
            lines.push_back(each.text);
        return lines;
    }

    Overlay overlay_;
};

TEST_F(FailingRules, OneWithMistakesTakesNoPartAndPeopleAreTold) {
    special("    on: {turn_ending: [{if: {sunny: true}, then: [{say: Grumble!}]}, {say: Grumble!}]}\n");
    const std::string told =
        "The rule `grumble` takes no part: it is not there, or has a mistake, or what it names does. See Problems.";
    begin();
    EXPECT_EQ(log().front(), told);
    EXPECT_EQ(model_.note(), told);
    EXPECT_TRUE(try_to("end turn"));
    for (const std::string& line : log())
        EXPECT_EQ(line.find("Grumble!"), std::string::npos) << line;

    special("    on: {turn_ending: [{say: Grumble!}]}\n");
    take_in();
    const std::string back = "The rule `grumble` takes part now: nothing is in the way any more.";
    EXPECT_NE(model_.note().find(back), std::string::npos) << model_.note();
    EXPECT_EQ(log().back(), back);
    EXPECT_TRUE(try_to("end turn"));
    const std::vector<std::string> lines = log();
    EXPECT_NE(std::find(lines.begin(), lines.end(), "Grumble!"), lines.end());

    special("    on: {turn_ending: [{gain: {counter: \"\"}}]}\n");
    take_in();
    EXPECT_EQ(log().back(), told);
    EXPECT_NE(model_.note().find(told), std::string::npos) << model_.note();
}

TEST_F(FailingRules, OneWhoseScriptCannotBeReadTakesNoPartAndPeopleAreTold) {
    special("    on: {turn_ending: [{say: Grumble!}]}\n");
    script("function grumble.entered(");
    begin();
    EXPECT_TRUE(log().front().starts_with("The rule `grumble` takes no part")) << log().front();
    EXPECT_TRUE(try_to("end turn"));
    for (const std::string& line : log())
        EXPECT_EQ(line.find("Grumble!"), std::string::npos) << line;
    script("");
    take_in();
    EXPECT_EQ(log().back(), "The rule `grumble` takes part now: nothing is in the way any more.");
}

/// A game that is a script cannot do without it. What else is wrong is not to blame.
TEST(BrokenGame, SaysThatItsScriptCannotBeRead) {
    const auto folder = project_root() / "scenarios/examples/royal-game-of-ur";
    GameWish wish;
    wish.packs = {folder.string()};
    wish.path = {folder.parent_path()};
    wish.overlay[folder / "ur.lua"] = "local ur = {\n";
    const GameRules rules = load_rules(wish);
    EXPECT_FALSE(rules.rules);
    const Diagnostic* error = leading_error(rules.problems, "scenarios/royal-game-of-ur");
    ASSERT_NE(error, nullptr);
    EXPECT_TRUE(error->place.file.ends_with("ur.lua")) << error->place.file;
}

TEST_F(FailingRules, AllThatFailedAreProblemsWheneverTheyDid) {
    script(failing("game_started") + failing("turn_ending"));
    begin();
    EXPECT_EQ(model_.problems().list().size(), 1U) << "at the beginning already";
    EXPECT_FALSE(try_to("end turn"));
    ASSERT_EQ(model_.problems().list().size(), 2U);
    EXPECT_NE(model_.problems().list().front().message.find("grumble.game_started"), std::string::npos);
    EXPECT_NE(model_.problems().list().back().message.find("grumble.turn_ending"), std::string::npos);
}

TEST_F(FailingRules, OneThatABotAsksEndsNothingAndPeopleAreTold) {
    special(
        "    actions:\n      mutter:\n        label: Mutter\n        during: turn\n        appeal: 5\n"
        "        appeal_when: {run: wants}\n        do: [{say: Hm.}]\n");
    script(failing("wants"));
    begin();
    Bell bell;
    model_.on_bots([&] { bell.ring(); });
    model_.seat_bot(0, "greedy");
    model_.let_bots_play();
    while (model_.bots_at_work()) {
        bell.wait();
        model_.take_bot_choices(100);
    }
    ASSERT_TRUE(model_.failure());
    EXPECT_TRUE(model_.note().starts_with("The bot could not choose. A rule failed in grumble.lua")) << model_.note();
    EXPECT_TRUE(model_.bots_held());
    EXPECT_EQ(model_.problems().list().size(), 1U);
    EXPECT_TRUE(try_to("end turn")) << "people may choose for it";
}

TEST_F(FailingRules, OneThatIsAskedWhyNotIsToldWithItsLine) {
    special(
        "    actions:\n      mutter:\n        label: Mutter\n        during: fight\n"
        "        when: {run: may}\n        do: [{say: Hm.}]\n");
    script(failing("may"));
    begin();
    const std::vector<WhyNot> all = why_not(model_.game());
    const auto mutter =
        std::find_if(all.begin(), all.end(), [](const WhyNot& each) { return each.what.starts_with("Mutter"); });
    ASSERT_NE(mutter, all.end());
    EXPECT_TRUE(mutter->why.starts_with("A rule failed when it was asked: ")) << mutter->why;
    EXPECT_EQ(mutter->place.line, 4);
    EXPECT_GT(all.size(), 1U) << "all others are told as well";
}

/// The rule is put aside before the change was taken in: what was told stays told, and what came before is made again.
TEST_F(FailingRules, OneThatFailsInAMoveInWhichAChangeWasTakenInTakesNothingBack) {
    script("function grumble.revealed(game, event)\n  game:say(\"Grr.\")\nend\n");
    begin();
    choose("end turn");
    choose("explore");
    const std::vector<std::string> before = log();
    script(failing("revealed"));
    take_in();
    const std::size_t lines = model_.log_size();
    const std::size_t at = model_.at();
    const std::string asked = model_.prompt();
    EXPECT_FALSE(model_.choose(0)) << "a tile is laid, and the rule fails";
    ASSERT_TRUE(model_.failure());
    EXPECT_EQ(model_.at(), at);
    EXPECT_EQ(model_.prompt(), asked);
    EXPECT_EQ(model_.course().remark(), "the pack changed");
    const std::vector<std::string> after = log();
    ASSERT_GT(after.size(), lines);
    EXPECT_TRUE(std::equal(before.begin(), before.end(), after.begin())) << "nothing is hidden, nothing told twice";
    EXPECT_NE(after[lines].find("grumble.revealed"), std::string::npos) << after[lines];
    model_.undo();
    EXPECT_EQ(model_.course().remark(), "");
    model_.redo();
    EXPECT_EQ(model_.at(), at);
    EXPECT_EQ(log(), after);
    EXPECT_TRUE(model_.choose(0)) << "the tile is laid without the rule";
    const RerunReport again = model_.rerun_on(model_.rules());
    EXPECT_EQ(again.made, 3U) << "no choice is made twice";
    EXPECT_EQ(again.step, 0U) << again.text();
}

TEST_F(FailingRules, OneThatFailsInTheMidstOfAMoveTakesNothingBack) {
    script(failing("revealed"));
    begin();
    choose("end turn");
    choose("explore");
    const std::string asked = model_.prompt();
    const std::size_t at = model_.at();
    EXPECT_FALSE(model_.choose(0)) << "a tile is laid, and the rule fails";
    EXPECT_EQ(model_.at(), at + 1) << "the rule that was put aside is a step";
    EXPECT_EQ(model_.prompt(), asked);
    EXPECT_TRUE(model_.note().ends_with(". From here on it takes no part: choose again")) << model_.note();
    EXPECT_TRUE(model_.choose(0));
}

/// What is not there without the rule cannot be chosen again, and is told.
TEST_F(FailingRules, OneThatMadeAChoiceAndFailsThenTakesItBack) {
    const std::string ask = "choose: {text: What now, options: [{label: Growl, do: [";
    const std::string or_be_quiet = "]}, {label: Be quiet, do: [{say: Hush.}]}]}";
    special("    on: {turn_ending: [{" + ask + "{" + ask + "{run: growled}" + or_be_quiet + "}" + or_be_quiet +
            "}]}\n");
    script(failing("growled"));
    begin();
    EXPECT_TRUE(try_to("end turn"));
    EXPECT_TRUE(model_.choose(0));
    EXPECT_FALSE(model_.choose(0)) << "it growls, and fails";
    EXPECT_TRUE(model_.note().ends_with("Without it the last step cannot be made as before")) << model_.note();
}

/// A rule that fails only now is the first difference; the game is played on without it.
TEST_F(FailingRules, OneThatFailsWhenTheGameIsRunAgainIsADifference) {
    begin();
    choose("end turn");
    choose("explore");
    script(failing("turn_ending"));
    const RerunReport again = model_.rerun_on(load_rules(forest(overlay_)));
    EXPECT_EQ(again.step, 1U);
    EXPECT_NE(again.now.find("there is no `nothing`"), std::string::npos) << again.now;
    EXPECT_EQ(again.made, 2U);
}

/// What a recorded test does is what was done: it passes on the content with which it was recorded.
TEST_F(FailingRules, OneThatWasPutAsideIsSoInARecordedTest) {
    script(failing("turn_ending"));
    begin();
    EXPECT_FALSE(try_to("end turn"));
    EXPECT_TRUE(try_to("end turn"));
    const Recording recording = model_.recording_from(0);
    ASSERT_TRUE(recording.possible());
    const std::vector<std::string> told = describe(recording);
    EXPECT_NE(told[1].find("one choice and a rule put aside, steps 1 to 2"), std::string::npos) << told[1];
    EXPECT_NE(told[1].find("put_aside: grumble.turn_ending"), std::string::npos) << told[1];
    const std::string text = editor::text_of(recording, "a turn ends");
    EXPECT_NE(text.find("{put_aside: grumble.turn_ending}"), std::string::npos) << text;
    Diagnostics problems;
    const auto document = Document::parse("test.yaml", text, problems);
    const auto& catalog = model_.rules().catalog;
    const auto tests = read_pack_tests(system_set(), *catalog, "the-cursed-forest", document, problems);
    ASSERT_EQ(tests.size(), 1U) << text;
    const PackTestResult result = PackTestRunner(system_set(), catalog).run(tests.front());
    EXPECT_TRUE(result.passed()) << result.problems.list().front().message << '\n' << text;
}

}  // namespace
}  // namespace briar::editor
