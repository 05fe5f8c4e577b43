#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "editor/playing/play_model.hpp"
#include "tests/editor/two_seats_game.hpp"
#include "tests/root.hpp"

/// Games in files, and games that others follow: nothing of them is lost. See kept_game_test.cpp for whole courses.
namespace briar::editor {
namespace {

class SavedGame : public TwoSeatsGame {};

TEST_F(SavedGame, SavesAndOpensAgain) {
    choose("explore");
    ASSERT_TRUE(model_.force_dice({3}));
    model_.choose(0);
    const std::uint64_t hash = model_.session().state_hash();
    const auto file = std::filesystem::path(testing::TempDir()) / "spiel \xC3\xA4\xE6\xA3\xAE.yaml";
    model_.save(file);
    choose("end turn");
    Diagnostics problems;
    const PackPath path{project_root() / "scenarios"};
    ASSERT_TRUE(model_.take(PlayModel::read(file, path), problems));
    EXPECT_EQ(model_.session().state_hash(), hash);
    EXPECT_FALSE(problems.has_errors());
}

TEST_F(SavedGame, ASavedGameKeepsWhoSitsWhere) {
    model_.seat_bot(1, "greedy");
    const auto file = std::filesystem::path(testing::TempDir()) / "seats.yaml";
    model_.save(file);
    model_.seat_people();
    Diagnostics problems;
    const PackPath path{project_root() / "scenarios"};
    ASSERT_TRUE(model_.take(PlayModel::read(file, path), problems));
    EXPECT_EQ(model_.bot_of(0), "");
    EXPECT_EQ(model_.bot_of(1), "greedy");
    model_.seat_people();
    model_.save(file);
    ASSERT_TRUE(model_.take(PlayModel::read(file, path), problems));
    EXPECT_FALSE(model_.has_bots());
}

/// A save is the whole course: what is ahead and other lines as well.
TEST_F(SavedGame, ASaveKeepsWhatIsAheadAndAllLines) {
    for (int i = 0; i < 9; ++i)
        model_.choose(model_.options().size() - 1);
    const std::uint64_t end = model_.session().state_hash();
    model_.branch(4);
    model_.choose(0);
    const std::uint64_t other = model_.session().state_hash();
    model_.go_to(3);
    const auto file = std::filesystem::path(testing::TempDir()) / "lines.yaml";
    model_.call_line(model_.lines().front().number, "through the mud: \"slowly\"");
    model_.save(file);
    const std::string name = model_.line_name(model_.lines().front());
    EXPECT_NE(name.find("through the mud"), std::string::npos) << name;
    PlayModel opened;
    Diagnostics problems;
    ASSERT_TRUE(opened.load(file, {project_root() / "scenarios"}, problems));
    EXPECT_EQ(opened.note(), "");
    EXPECT_EQ(opened.line(), 1U);
    EXPECT_EQ(opened.at(), 3U);
    ASSERT_EQ(opened.last(), 5U);
    opened.go_to(5);
    EXPECT_EQ(opened.session().state_hash(), other);
    ASSERT_EQ(opened.line_count(), 2U);
    EXPECT_EQ(opened.line_name(opened.lines().front()), name);
    opened.go_to_line(0);
    EXPECT_EQ(opened.at(), 9U);
    EXPECT_EQ(opened.session().state_hash(), end);
    opened.branch(2);
    EXPECT_EQ(opened.line(), 2U) << "no number is given twice";
}

TEST_F(SavedGame, AGameThatIsPlayedIsKeptWhenAnotherBegins) {
    choose("explore");
    const std::uint64_t hash = model_.session().state_hash();
    GameWish pig{{"pig"}, {project_root() / "scenarios/examples"}, {}, {}, {}};
    ASSERT_FALSE(model_.begin(load_rules(pig), two_seats()).has_errors());
    EXPECT_NE(model_.note().find("is kept: see line 1 in"), std::string::npos) << model_.note();
    EXPECT_EQ(model_.line_count(), 2U);
    EXPECT_NE(model_.line_name(model_.lines().front()).find("The Cursed Forest"), std::string::npos)
        << model_.line_name(model_.lines().front());
    model_.go_to_line(0);
    EXPECT_EQ(model_.session().state_hash(), hash);
    EXPECT_FALSE(model_.scene().lying.empty());
}

TEST_F(SavedGame, AGameThatNobodyPlayedIsNotKept) {
    ASSERT_FALSE(model_.begin(load_rules(forest()), two_seats(8)).has_errors());
    EXPECT_EQ(model_.line_count(), 1U);
    EXPECT_EQ(model_.note(), "");
}

TEST_F(SavedGame, AGameThatIsPlayedIsKeptWhenASavedOneIsOpened) {
    choose("explore");
    const auto file = std::filesystem::path(testing::TempDir()) / "kept beside.yaml";
    model_.save(file);
    model_.undo();
    model_.choose(model_.options().size() - 1);
    const std::uint64_t hash = model_.session().state_hash();
    Diagnostics problems;
    ASSERT_TRUE(model_.load(file, {project_root() / "scenarios"}, problems));
    EXPECT_EQ(model_.at(), 1U);
    EXPECT_EQ(model_.line_count(), 2U);
    model_.go_to_line(0);
    EXPECT_EQ(model_.session().state_hash(), hash);
}

TEST_F(SavedGame, NothingOfTheGameThatRunsIsOpenedTwice) {
    for (int i = 0; i < 4; ++i)
        model_.choose(0);
    model_.branch(2);
    model_.choose(model_.options().size() - 1);
    ASSERT_EQ(model_.line_count(), 2U);
    const std::uint64_t saved = model_.session().state_hash();
    const auto file = std::filesystem::path(testing::TempDir()) / "twice.yaml";
    model_.save(file);
    const PackPath path{project_root() / "scenarios"};
    Diagnostics problems;
    ASSERT_TRUE(model_.load(file, path, problems));
    EXPECT_EQ(model_.line_count(), 2U);
    EXPECT_EQ(model_.session().state_hash(), saved);
    EXPECT_NE(model_.note().find("played here already"), std::string::npos) << model_.note();

    model_.choose(0);
    const std::uint64_t further = model_.session().state_hash();
    model_.go_to_line(0);
    ASSERT_TRUE(model_.load(file, path, problems));
    EXPECT_EQ(model_.line_count(), 2U);
    EXPECT_EQ(model_.line(), 1U) << "the line that was saved";
    EXPECT_EQ(model_.session().state_hash(), saved);
    model_.redo();
    EXPECT_EQ(model_.session().state_hash(), further) << "what was played since is still ahead";
}

TEST_F(SavedGame, EveryLineHasItsOwnBots) {
    choose("explore");
    model_.seat_bot(1, "greedy");
    ASSERT_FALSE(model_.begin(load_rules(forest()), two_seats(8)).has_errors());
    model_.seat_people();
    model_.choose(0);
    model_.go_to_line(0);
    EXPECT_EQ(model_.bot_of(1), "greedy");
    model_.go_to_line(1);
    EXPECT_FALSE(model_.has_bots());
}

TEST_F(SavedGame, ASaveOfAnotherPackIsRefusedWithWords) {
    choose("explore");
    const auto file = std::filesystem::path(testing::TempDir()) / "other pack.yaml";
    model_.save(file);
    Diagnostics problems;
    const PackPath path{project_root() / "scenarios"};
    EXPECT_FALSE(model_.take(PlayModel::read(file, path, {"the-forgotten-road"}), problems));
    EXPECT_NE(model_.note().find("a game of `the-cursed-forest`, which is not open here"), std::string::npos)
        << model_.note();
    EXPECT_TRUE(problems.empty());
    EXPECT_TRUE(model_.take(PlayModel::read(file, path, {"the-cursed-forest"}), problems));
}

TEST_F(SavedGame, ASaveWithUnknownBotsSaysWhoSitsThere) {
    model_.seat_bot(1, "greedy");
    const auto file = std::filesystem::path(testing::TempDir()) / "genius.yaml";
    model_.save(file);
    std::ifstream in(file);
    std::string text{std::istreambuf_iterator<char>(in), {}};
    in.close();
    text.replace(text.find("greedy"), 6, "genius");
    std::ofstream(file) << text;
    Diagnostics problems;
    ASSERT_TRUE(model_.load(file, {project_root() / "scenarios"}, problems));
    EXPECT_EQ(model_.note(), "There is no bot `genius`: people sit there.");
    EXPECT_FALSE(model_.has_bots());
}

TEST_F(SavedGame, ASaveThatWasEditedDoesNotBlameThePacks) {
    choose("end turn");
    choose("end turn");
    const auto file = std::filesystem::path(testing::TempDir()) / "edited.yaml";
    model_.save(file);
    std::ifstream in(file);
    std::string text{std::istreambuf_iterator<char>(in), {}};
    in.close();
    text.replace(text.find("end turn"), 8, "fly away");
    std::ofstream(file) << text;
    Diagnostics problems;
    ASSERT_TRUE(model_.load(file, {project_root() / "scenarios"}, problems));
    EXPECT_NE(model_.note().find("was changed by hand"), std::string::npos) << model_.note();
    EXPECT_EQ(model_.note().find("have changed"), std::string::npos) << model_.note();
    EXPECT_TRUE(problems.empty());
}

TEST_F(SavedGame, WhyASavedGameCannotBeOpenedIsSaid) {
    const auto file = std::filesystem::path(testing::TempDir()) / "half.yaml";
    model_.save(file);
    std::filesystem::resize_file(file, std::filesystem::file_size(file) / 2);
    const std::uint64_t hash = model_.session().state_hash();
    Diagnostics problems;
    EXPECT_FALSE(model_.take(PlayModel::read(file, {}), problems));
    EXPECT_TRUE(problems.empty()) << "it is none of the pack's";
    EXPECT_TRUE(model_.note().starts_with("The saved game cannot be opened: ")) << model_.note();
    EXPECT_EQ(model_.session().state_hash(), hash);
}

}  // namespace
}  // namespace briar::editor
