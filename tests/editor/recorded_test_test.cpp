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
    EXPECT_NE(lines[2].find("`heroes`"), std::string::npos) << lines[2];
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

TEST_F(RecordedTest, WhereDiceWereLaidDownSinceNoTestCanBegin) {
    choose("end turn");
    ASSERT_TRUE(model_.force_dice({6, 6}));
    EXPECT_FALSE(model_.recording_from(0).possible());
    EXPECT_NE(describe(model_.recording_from(0)).front().find("dice"), std::string::npos);
    EXPECT_TRUE(model_.recording_from(2).possible());
}

}  // namespace
}  // namespace briar::editor
