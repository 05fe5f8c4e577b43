#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <thread>

#include "editor/playing/play_model.hpp"
#include "runtime/session/pack_test.hpp"
#include "runtime/session/systems.hpp"
#include "tests/editor/two_seats_game.hpp"
#include "tests/root.hpp"

/// Moves that were played as tests of the pack.
namespace briar::editor {
namespace {

class RecordedTest : public TwoSeatsGame {};

/// As the window does it: what the test will hold is told before, and it is made in another thread.
TEST_F(RecordedTest, SaysBeforehandWhatItWillHold) {
    choose("explore");
    model_.choose(0);
    const Recording recording = model_.recording_from(0);
    ASSERT_TRUE(recording.possible());
    const std::vector<std::string> lines = describe(recording);
    ASSERT_EQ(lines.size(), 3U);
    EXPECT_EQ(lines[0], "Given: the position at step 0.");
    EXPECT_TRUE(lines[1].starts_with("When: 2 choices, steps 1 to 2: `explore`, then `")) << lines[1];
    EXPECT_NE(lines[2].find("the heroes"), std::string::npos) << lines[2];
    EXPECT_TRUE(lines[2].ends_with("; what was said: 1 line.")) << lines[2];
    std::string text;
    std::jthread([&] { text = text_of(recording, "a tile is laid"); }).join();
    EXPECT_NE(text.find("a tile is laid"), std::string::npos) << text;
    EXPECT_NE(text.find("when:"), std::string::npos) << text;
    EXPECT_EQ(text_of(recording, "stopped", [](std::size_t, std::size_t) { return false; }), "");
}

/// So that it holds whatever else lies in the stack.
TEST_F(RecordedTest, NamesOfTheStackOnlyWhatIsDrawn) {
    choose("explore");
    model_.choose(0);
    const std::string text = text_of(model_.recording_from(0), "a tile is laid");
    const std::size_t stack = text.find("stack");
    ASSERT_NE(stack, std::string::npos) << text;
    EXPECT_EQ(text.find("only"), std::string::npos) << text;
    EXPECT_EQ(text.find("stack", stack + 1), std::string::npos)
        << "the rest of it is nothing that is looked at: " << text;
    // Another number of each tile.
    const auto file = project_root() / "scenarios/the-cursed-forest/tiles.yaml";
    std::ifstream in(file);
    std::string tiles{std::istreambuf_iterator<char>(in), {}};
    for (std::size_t at = tiles.find("count: 2"); at != std::string::npos; at = tiles.find("count: 2", at))
        tiles.replace(at, 8, "count: 4");
    const GameRules rules = load_rules(forest({{file, tiles}}));
    Diagnostics problems;
    const auto document = Document::parse("test.yaml", text, problems);
    const auto tests = read_pack_tests(system_set(), *rules.catalog, "the-cursed-forest", document, problems);
    ASSERT_EQ(tests.size(), 1U);
    const PackTestResult result = PackTestRunner(system_set(), rules.catalog).run(tests.front());
    EXPECT_TRUE(result.passed()) << result.problems.list().front().message << '\n' << text;
}

class RunningRecordedTest : public RecordedTest {
protected:
    /// What is wrong with the test, and its text; empty: it passes.
    static std::string wrong_with(const std::string& text, const GameRules& rules) {
        Diagnostics problems;
        const auto document = Document::parse("test.yaml", text, problems);
        const auto tests = read_pack_tests(system_set(), *rules.catalog, "the-cursed-forest", document, problems);
        std::string wrong;
        for (const PackTest& test : tests)
            problems.append(PackTestRunner(system_set(), rules.catalog).run(test).problems);
        for (const Diagnostic& each : problems.list())
            wrong += each.message + '\n';
        return wrong.empty() && !tests.empty() ? wrong : wrong + text;
    }
};

TEST_F(RunningRecordedTest, LooksAtWhatWasSaidAndAtWhatHasChangedAsPeopleWish) {
    choose("explore");
    model_.choose(0);
    const std::string said = model_.log().back().text;
    const auto recorded = [&](LookedAt at) { return text_of(model_.recording_from(0, at), "a tile is laid"); };
    const std::string both = recorded({});
    EXPECT_NE(both.find(said), std::string::npos) << both;
    EXPECT_EQ(wrong_with(both, model_.rules()), "");
    const std::string log = recorded({false, true});
    EXPECT_NE(log.find(said), std::string::npos) << log;
    EXPECT_LT(log.size(), both.size());
    EXPECT_EQ(wrong_with(log, model_.rules()), "");
    const std::string changes = recorded({true, false});
    EXPECT_EQ(changes.find("log:"), std::string::npos) << changes;
    // It can fail: other words.
    std::string other = log;
    other.replace(other.find(said), said.size(), "Nobody lays anything.");
    EXPECT_NE(wrong_with(other, model_.rules()).find("Nobody lays anything."), std::string::npos);
}

/// Those that were rolled; what lay there unused proves nothing.
TEST_F(RunningRecordedTest, HoldsTheDiceThatWereLaidDownInBetween) {
    choose("end turn");
    ASSERT_TRUE(model_.force_dice({6, 5, 4, 3, 2, 1, 6, 5, 4, 3, 2, 1}));
    for (std::size_t i = 0; i < 60 && model_.dice_waiting().size() > 9; ++i)
        model_.choose(i * 7 % model_.options().size());
    ASSERT_LE(model_.dice_waiting().size(), 9U) << "some were rolled";
    ASSERT_FALSE(model_.dice_waiting().empty());
    const Recording recording = model_.recording_from(0);
    ASSERT_TRUE(recording.possible());
    EXPECT_NE(describe(recording)[1].find("`end turn`, `dice: 6 5 4`"), std::string::npos) << describe(recording)[1];
    const std::string text = text_of(recording, "a fight is lost");
    EXPECT_NE(text.find("dice: [6, 5, 4"), std::string::npos) << text;
    EXPECT_EQ(wrong_with(text, model_.rules()), "");
}

TEST_F(RunningRecordedTest, LeavesOutDiceThatNobodyRolled) {
    choose("end turn");
    ASSERT_TRUE(model_.force_dice({6, 6}));
    const std::string text = text_of(model_.recording_from(0), "a turn ends");
    EXPECT_NE(text.find("when: [end turn]"), std::string::npos) << text;
    EXPECT_EQ(wrong_with(text, model_.rules()), "");
}

TEST_F(RunningRecordedTest, LeavesOutDiceThatLayThereBeforeAndNobodyRolled) {
    choose("end turn");
    ASSERT_TRUE(model_.force_dice({6, 6}));
    choose("end turn");
    for (const std::size_t from : {std::size_t{0}, std::size_t{1}, std::size_t{2}}) {
        const std::string text = text_of(model_.recording_from(from), "another turn ends");
        EXPECT_EQ(wrong_with(text, model_.rules()), "") << "from step " << from << "\n" << text;
    }
}

/// Dice are no choice; steps are counted as the slider does.
TEST_F(RunningRecordedTest, SaysHowManyChoicesAndWhichStepsItHolds) {
    ASSERT_TRUE(model_.force_dice({3}));
    choose("explore");
    const std::vector<std::string> told = describe(model_.recording_from(0));
    ASSERT_EQ(told.size(), 3U);
    EXPECT_TRUE(told[1].starts_with("When: one choice")) << told[1];
    EXPECT_NE(told[1].find("steps 1 to 2"), std::string::npos) << told[1];
}

}  // namespace
}  // namespace briar::editor
