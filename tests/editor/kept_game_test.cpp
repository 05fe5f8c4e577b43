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
#include "runtime/session/systems.hpp"
#include "tests/editor/two_seats_game.hpp"
#include "tests/root.hpp"

/// Whole courses in files, through changes of the pack: the game that is kept while it runs, and saved games.
namespace briar::editor {
namespace {

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
    EXPECT_EQ(before.size(), 2U) << "both parts of the one line; what is played stands in the save itself";
    played_.undo();
    played_.keep(file());
    EXPECT_EQ(games(), before) << "to go back changes nothing of it";
    played_.redo();
    played_.choose(0);
    played_.keep(file());
    EXPECT_EQ(games(), before);
    played_.go_to_line(0);
    played_.keep(file());
    const std::set<std::string> after = games();
    EXPECT_EQ(after.size(), 2U) << "what came before the change, and the other line";
    EXPECT_TRUE(std::any_of(after.begin(), after.end(), [&](const auto& each) { return before.contains(each); }));
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

/// The sanitizers tell what it leaves behind.
TEST_F(KeptGame, AJobGoesWithTheThreadThatHasDoneIt) {
    std::thread([job = played_.to_keep(file())] { job.write(); }).join();
    EXPECT_TRUE(std::filesystem::exists(file()));
}

TEST_F(KeptGame, LinesThatCannotBeBroughtBackAreTold) {
    played_.branch(1);
    played_.choose(played_.options().size() - 1);
    played_.keep(file());
    const std::set<std::string> both = games();
    played_.drop_other_lines();
    played_.keep(file());
    const std::set<std::string> own = games();
    ASSERT_TRUE(own.empty());
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

/// Parts come before what names them, and those before go last: whenever the program is killed, all is there.
TEST_F(KeptGame, IsAsItWasKeptBeforeWhenItIsNotKeptToItsEnd) {
    take_monster_in();
    played_.choose(0);
    played_.keep(file());
    const std::uint64_t before = played_.session().state_hash();
    const auto all_of_it = std::filesystem::copy_options::recursive | std::filesystem::copy_options::skip_existing;
    const std::filesystem::path aside = folder_ / "aside";
    std::filesystem::create_directories(aside);
    std::filesystem::copy(file(), aside / "game.yaml");
    std::filesystem::copy(folder_ / "game.course", aside / "game.course", all_of_it);
    played_.branch(1);
    played_.choose(played_.options().size() - 1);
    played_.keep(file());
    std::filesystem::copy(folder_ / "game.course", aside / "game.course", all_of_it);
    PlayModel opened;
    Diagnostics problems;
    ASSERT_TRUE(opened.load(aside / "game.yaml", path_, problems));
    EXPECT_EQ(opened.note(), "");
    EXPECT_EQ(opened.session().state_hash(), before);
    EXPECT_EQ(opened.first(), 0U);
    EXPECT_EQ(opened.at(), 5U) << "through the change of the pack";
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
    EXPECT_NE(another.note().find("what was played before, 4 steps, cannot be brought back"), std::string::npos)
        << another.note();
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

/// One file holds all of it, whatever the pack is now.
class WholeSave : public KeptGame {
protected:
    /// Two lines, the first through a change of the pack; saved, and the name of each.
    std::vector<std::string> save_two_lines() {
        take_monster_in();
        played_.choose(0);
        played_.branch(1);
        played_.choose(played_.options().size() - 1);
        played_.choose(0);
        played_.go_to_line(0);
        played_.save(saved());
        return names(played_);
    }
    [[nodiscard]] std::filesystem::path saved() const { return folder_ / "given away.yaml"; }
    static std::vector<std::string> names(const PlayModel& model) {
        std::vector<std::string> all;
        for (const PlayModel::Line& each : model.lines())
            all.push_back(model.line_name(each));
        return all;
    }
};

TEST_F(WholeSave, EveryLineIsOpenedAsItWasSaved) {
    const std::vector<std::string> lines = save_two_lines();
    const std::uint64_t hash = played_.session().state_hash();
    PlayModel opened;
    Diagnostics problems;
    ASSERT_TRUE(opened.load(saved(), path_, problems));
    EXPECT_EQ(opened.note(), "");
    EXPECT_TRUE(problems.empty());
    EXPECT_EQ(names(opened), lines);
    EXPECT_EQ(opened.session().state_hash(), hash);
    EXPECT_EQ(opened.log_size(), played_.log_size());
    EXPECT_TRUE(knows_monster(opened));
    opened.go_to(opened.first());
    EXPECT_FALSE(knows_monster(opened));
    // And once more from there.
    opened.go_to(opened.last());
    opened.save(saved());
    PlayModel again;
    ASSERT_TRUE(again.load(saved(), path_, problems));
    EXPECT_EQ(names(again), lines);
}

TEST_F(WholeSave, IsOpenedWhereverItsPackLies) {
    const std::vector<std::string> lines = save_two_lines();
    const std::filesystem::path elsewhere = folder_ / "elsewhere";
    std::filesystem::rename(pack(), elsewhere);
    PlayModel opened;
    Diagnostics problems;
    ASSERT_TRUE(opened.take(PlayModel::read(saved(), {}, {elsewhere.string()}), problems));
    EXPECT_EQ(names(opened), lines);
    EXPECT_EQ(opened.rules().catalog->packs().back().folder, elsewhere);
}

TEST_F(WholeSave, NothingOfTheGameThatRunsIsOpenedTwice) {
    const std::vector<std::string> lines = save_two_lines();
    played_.go_to_line(1);
    Diagnostics problems;
    ASSERT_TRUE(played_.load(saved(), path_, problems));
    EXPECT_EQ(names(played_), lines);
    EXPECT_EQ(played_.line(), 0U);
    EXPECT_NE(played_.note().find("played here already"), std::string::npos) << played_.note();
}

TEST_F(WholeSave, LinesHaveTheirNumbersBesideAnotherGameAsFarAsTheyAreFree) {
    played_.branch(1);
    played_.choose(played_.options().size() - 1);
    take_monster_in();
    played_.drop_line(0);
    ASSERT_EQ(played_.line(), 1U);
    played_.save(saved());
    PlayModel other;
    ASSERT_FALSE(other.begin(load_rules(wish_), two_seats(9)).has_errors());
    other.choose(0);
    Diagnostics problems;
    ASSERT_TRUE(other.load(saved(), path_, problems));
    EXPECT_EQ(other.line(), 1U);
    EXPECT_EQ(names(other).size(), 2U);
}

/// Whoever has no editor hears what is missing.
TEST_F(WholeSave, IsGoneOnWithElsewhereFromTheLastChange) {
    save_two_lines();
    LoadOptions options;
    options.path = path_;
    options.on_difference = OnDifference::Accept;
    const LoadedGame loaded = load_game(system_set(), saved(), options);
    ASSERT_NE(loaded.session, nullptr);
    const auto& told = loaded.problems.list();
    const auto found = std::find_if(told.begin(), told.end(),
                                    [](const Diagnostic& each) { return each.id == "save.earlier-left-out"; });
    ASSERT_NE(found, told.end());
    EXPECT_NE(found->message.find("without the 4 steps before it"), std::string::npos) << found->message;
}

TEST_F(WholeSave, AFileThatSomebodyHasChangedIsNoDanger) {
    save_two_lines();
    std::ifstream in(saved());
    const std::string text{std::istreambuf_iterator<char>(in), {}};
    in.close();
    const std::vector<std::pair<std::string, std::string>> changes{{"begins: [0-9]+", "begins: 77"},
                                                                   {"left: [0-9]+", "left: 900"},
                                                                   {"quiet_lines: [0-9]+", "quiet_lines: 9999"},
                                                                   {"game: game-[0-9]+", "game: ../../x"},
                                                                   {"content: content-[0-9a-f]+", "content: .."},
                                                                   {"\n    at: [0-9]+", "\n    at: 900000"}};
    for (const auto& [what, with] : changes) {
        std::ofstream(saved()) << std::regex_replace(text, std::regex(what), with);
        PlayModel opened;
        Diagnostics problems;
        if (opened.load(saved(), path_, problems)) {
            opened.go_to(opened.first());
            EXPECT_EQ(opened.log().size(), opened.log_size()) << with;
        }
    }
}

}  // namespace
}  // namespace briar::editor
