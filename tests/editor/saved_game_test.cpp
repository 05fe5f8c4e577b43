#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <thread>

#include "editor/playing/kept_renames.hpp"
#include "editor/playing/play_model.hpp"
#include "tests/editor/two_seats_game.hpp"
#include "tests/root.hpp"

/// Games in files, and games that others follow: nothing of them is lost.
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

/// What is kept of a game for the next time, in a folder of its own.
class KeptGame : public testing::Test {
protected:
    void SetUp() override {
        folder_ = std::filesystem::path(testing::TempDir()) / "kept course";
        std::filesystem::remove_all(folder_);
        std::filesystem::create_directories(folder_);
        std::filesystem::copy(project_root() / "scenarios/the-cursed-forest", pack(),
                              std::filesystem::copy_options::recursive);
        wish_ = {{pack().string()}, path_, {}, {}, {}};
        ASSERT_FALSE(played_.begin(load_rules(wish_), two_seats()).has_errors());
        for (int i = 0; i < 3; ++i)
            played_.choose(0);
    }
    [[nodiscard]] std::filesystem::path pack() const { return folder_ / "the-cursed-forest"; }
    [[nodiscard]] std::filesystem::path file() const { return folder_ / "game.yaml"; }
    /// A change that is not saved.
    void take_monster_in() {
        wish_.overlay[overlay_key(pack() / "more.yaml")] =
            "monsters:\n  marsh-wight: {name: Marsh wight, health: 4, dice: 1, count: 2}\n";
        wish_.scenario = "the-cursed-forest";
        Diagnostics problems;
        ASSERT_EQ(played_.take_over(load_rules(wish_), problems), TakenIn::Done);
    }
    [[nodiscard]] static bool knows_monster(const PlayModel& model) {
        return static_cast<bool>(model.rules().catalog->find("monsters", "marsh-wight"));
    }
    /// Files of games, by name.
    [[nodiscard]] std::set<std::string> games() const {
        std::set<std::string> names;
        for (const auto& each : std::filesystem::directory_iterator(folder_ / "game.course"))
            if (each.path().filename().string().starts_with("game-")) names.insert(each.path().filename().string());
        return names;
    }

    PackPath path_{project_root() / "scenarios"};
    std::filesystem::path folder_;
    GameWish wish_;
    PlayModel played_;
};

TEST_F(KeptGame, HoldsTheWholeCourseOfEveryLine) {
    take_monster_in();
    played_.choose(0);
    const std::uint64_t first = played_.session().state_hash();
    played_.call_line(0, "through the mud");
    played_.branch(1);
    played_.choose(played_.options().size() - 1);
    const std::uint64_t second = played_.session().state_hash();
    played_.keep(file());

    PlayModel opened;
    Diagnostics problems;
    ASSERT_TRUE(opened.load(file(), path_, problems));
    EXPECT_EQ(opened.note(), "");
    EXPECT_EQ(opened.session().state_hash(), second);
    ASSERT_EQ(opened.line_count(), 2U);
    opened.go_to_line(0);
    EXPECT_EQ(opened.lines().front().called, "through the mud");
    EXPECT_EQ(opened.session().state_hash(), first);
    EXPECT_TRUE(knows_monster(opened));
    opened.go_to(opened.first());
    EXPECT_FALSE(knows_monster(opened)) << "its past is there as well, on the content as it was";
}

TEST_F(KeptGame, OnlyWhatIsNewIsWritten) {
    take_monster_in();
    played_.choose(0);
    played_.branch(1);
    played_.choose(played_.options().size() - 1);
    played_.keep(file());
    const std::set<std::string> before = games();
    EXPECT_EQ(before.size(), 3U) << "two parts of the one line, one of the other";
    played_.undo();
    played_.keep(file());
    EXPECT_EQ(games(), before) << "to go back changes nothing of it";
    played_.redo();
    played_.choose(0);
    played_.keep(file());
    const std::set<std::string> after = games();
    EXPECT_EQ(after.size(), 3U);
    std::vector<std::string> same;
    std::set_intersection(before.begin(), before.end(), after.begin(), after.end(), std::back_inserter(same));
    EXPECT_EQ(same.size(), 2U) << "all but the part that is played";
}

/// Threads may be done in any order.
TEST_F(KeptGame, AJobThatComesLateWritesNothing) {
    const KeepJob early = played_.to_keep(file());
    played_.choose(0);
    const std::uint64_t now = played_.session().state_hash();
    const KeepJob late = played_.to_keep(file());
    std::jthread([&] { late.write(); }).join();
    std::jthread([&] { early.write(); }).join();
    PlayModel opened;
    Diagnostics problems;
    ASSERT_TRUE(opened.load(file(), path_, problems));
    EXPECT_EQ(opened.session().state_hash(), now);
}

TEST_F(KeptGame, LinesThatCannotBeBroughtBackAreTold) {
    played_.branch(1);
    played_.choose(played_.options().size() - 1);
    played_.keep(file());
    const std::set<std::string> both = games();
    played_.drop_other_lines();
    played_.keep(file());
    const std::set<std::string> own = games();
    ASSERT_EQ(own.size(), 1U);
    played_.bring_lines_back();
    played_.keep(file());
    for (const std::string& each : games())
        if (!own.contains(each)) std::filesystem::remove(folder_ / "game.course" / each);
    PlayModel opened;
    Diagnostics problems;
    ASSERT_TRUE(opened.load(file(), path_, problems));
    EXPECT_TRUE(opened.note().starts_with("1 line of play cannot be brought back")) << opened.note();
    EXPECT_EQ(opened.line_count(), 1U);
}

/// Whatever ended the program: what was renamed before is still found.
TEST_F(KeptGame, IsFollowedThroughRenamesThatWereMadeBefore) {
    const DefId hero = played_.party().front().def;
    const std::string id = played_.rules().catalog->entry(hero).id;
    played_.keep(file());
    EXPECT_TRUE(read_kept_renames(file()).empty());
    keep_rename(file(), {"heroes", id, "in-between"});
    keep_rename(file(), {"heroes", "in-between", "somebody-else"});
    for (const auto& each : std::filesystem::recursive_directory_iterator(pack())) {
        if (!each.is_regular_file()) continue;
        std::ifstream in(each.path());
        std::string text{std::istreambuf_iterator<char>(in), {}};
        text = std::regex_replace(text, std::regex("(^|[^a-z0-9-])" + id + "(?![a-z0-9-])"), "$1somebody-else");
        wish_.overlay[overlay_key(each.path())] = text;
    }
    PlayModel opened;
    Diagnostics problems;
    ASSERT_TRUE(opened.load(file(), path_, problems));
    for (const Renamed& each : read_kept_renames(file()))
        opened.note_rename(each);
    wish_.scenario = "the-cursed-forest";
    ASSERT_EQ(opened.take_over(load_rules(wish_), problems), TakenIn::Done);
    EXPECT_EQ(opened.lost(), std::vector<std::string>());
    EXPECT_EQ(opened.rules().catalog->entry(opened.party().front().def).id, "somebody-else");
}

/// After a crash the pack lies there as it was saved, without what was typed: the game is as it was all the same.
TEST_F(KeptGame, GoesOnWithTheContentThatItWasPlayedWith) {
    take_monster_in();
    played_.choose(0);
    std::vector<std::string> log;
    for (const LogEntry& line : played_.log())
        log.push_back(line.text);
    played_.keep(file());
    const std::uint64_t hash = played_.session().state_hash();
    const std::size_t at = played_.at();

    PlayModel opened;
    Diagnostics problems;
    ASSERT_TRUE(opened.load(file(), path_, problems));
    EXPECT_EQ(opened.note(), "");
    EXPECT_EQ(opened.at(), at);
    EXPECT_EQ(opened.session().state_hash(), hash);
    ASSERT_EQ(opened.log_size(), log.size());
    for (std::size_t i = 0; i < log.size(); ++i)
        EXPECT_EQ(opened.log_entry(i).text, log[i]);
    EXPECT_TRUE(knows_monster(opened));
    opened.go_to(opened.first());
    EXPECT_FALSE(knows_monster(opened));
    const GameWish as_it_lies{{pack().string()}, path_, {}, {}, {}};
    opened.go_to(opened.last());
    EXPECT_TRUE(opened.is_behind(*load_rules(as_it_lies).catalog)) << "the change is not in the pack";
}

TEST_F(KeptGame, ACourseOfAnOlderSaveIsNotGoneOnWith) {
    take_monster_in();
    played_.choose(0);
    played_.keep(file());
    played_.choose(0);
    played_.choose(0);
    played_.save(folder_ / "newer.yaml");
    std::filesystem::copy(folder_ / "game.course", folder_ / "newer.course", std::filesystem::copy_options::recursive);
    EXPECT_TRUE(PlayModel::read(folder_ / "newer.yaml", path_).whole.empty());
}

TEST_F(KeptGame, ACourseThatCannotBeReadIsNoReasonNotToGoOn) {
    take_monster_in();
    played_.choose(0);
    played_.keep(file());
    for (const std::string& each : games())
        std::filesystem::remove(folder_ / "game.course" / each);
    PlayModel another;
    Diagnostics problems;
    ASSERT_TRUE(another.load(file(), path_, problems));
    EXPECT_TRUE(another.playing());
}

/// What was played behind a change stays, wherever the game stands when a save is opened.
TEST_F(KeptGame, AGameThatHasAChangeAheadIsKeptWhenItsOwnOldSaveIsOpened) {
    played_.save(folder_ / "old.yaml");
    played_.undo();
    take_monster_in();
    played_.choose(0);
    played_.choose(0);
    const std::uint64_t further = played_.session().state_hash();
    played_.go_to(1);
    Diagnostics problems;
    ASSERT_TRUE(played_.load(folder_ / "old.yaml", path_, problems));
    bool found = false;
    for (const PlayModel::Line& line : played_.lines()) {
        played_.go_to_line(line.number);
        played_.go_to(played_.last());
        found = found || played_.session().state_hash() == further;
    }
    EXPECT_TRUE(found);
}

}  // namespace
}  // namespace briar::editor
