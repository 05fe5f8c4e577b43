#include "editor/playing/course.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <regex>

#include "editor/playing/play_model.hpp"
#include "editor/scene/known_piece.hpp"
#include "tests/root.hpp"

/// Content that is changed while a game is played: the past stays.
namespace briar::editor {
namespace {

std::filesystem::path forest_folder() { return project_root() / "scenarios/the-cursed-forest"; }

std::string text_of(const std::filesystem::path& file) {
    std::ifstream in(file);
    return {std::istreambuf_iterator<char>(in), {}};
}

class CourseTest : public testing::Test {
protected:
    void SetUp() override { ASSERT_FALSE(model_.begin(rules(), {7, 2, {}}).has_errors()); }

    [[nodiscard]] GameRules rules() const {
        return load_rules({{"the-cursed-forest"}, {project_root() / "scenarios"}, overlay_, {}, {}});
    }
    /// From here on the file has this text instead of that.
    void edit(const std::string& file, const std::string& from, const std::string& to) {
        const std::filesystem::path path = forest_folder() / file;
        std::string text = overlay_.count(path) != 0 ? *overlay_[path] : text_of(path);
        const std::size_t at = text.find(from);
        ASSERT_NE(at, std::string::npos) << from;
        overlay_[path] = text.replace(at, from.size(), to);
    }
    TakenIn take_in() {
        Diagnostics problems;
        const TakenIn taken = model_.take_over(rules(), problems);
        EXPECT_FALSE(problems.has_errors());
        return taken;
    }
    void play(int choices) {
        for (int i = 0; i < choices && !model_.session().over(); ++i)
            model_.choose(i % 3 == 0 ? 0 : model_.options().size() - 1);
    }
    [[nodiscard]] std::vector<std::string> log() const {
        std::vector<std::string> lines;
        for (const LogEntry& each : model_.log())
            lines.push_back(each.text);
        return lines;
    }
    [[nodiscard]] bool told(const std::string& words) const {
        const std::vector<std::string> lines = log();
        return std::any_of(lines.begin(), lines.end(),
                           [&](const std::string& line) { return line.find(words) != std::string::npos; });
    }

    /// A tile that was laid and that nobody stands on.
    [[nodiscard]] Lying laid_tile() {
        for (const Lying& each : model_.scene().lying) {
            if (each.where != "0,0" && each.marks.empty()) return each;
        }
        ADD_FAILURE() << "no tile was laid";
        return {};
    }
    [[nodiscard]] std::string id_of(const Lying& tile) const { return model_.rules().catalog->entry(tile.def).id; }
    void rename_everywhere(const std::string& before, const std::string& now) {
        const std::regex word("(^|[^a-z0-9-])" + before + "(?![a-z0-9-])");
        for (const auto& each : std::filesystem::recursive_directory_iterator(forest_folder())) {
            if (each.is_regular_file())
                overlay_[each.path()] = std::regex_replace(text_of(each.path()), word, "$1" + now);
        }
    }

    Overlay overlay_;
    PlayModel model_;
};

TEST_F(CourseTest, WhatGoesWithWhoCarriesItIsTold) {
    Member carrier;
    const auto carries = [&] {
        const std::vector<Member> party = model_.party();
        const auto found = std::find_if(party.begin(), party.end(), [](const Member& m) { return !m.carried.empty(); });
        if (found != party.end()) carrier = *found;
        return found != party.end();
    };
    for (int i = 0; i < 300 && !carries(); ++i)
        play(1);
    ASSERT_FALSE(carrier.carried.empty());
    const std::string id = model_.rules().catalog->entry(model_.game().rules().info(carrier.piece).def).id;
    std::string text = text_of(forest_folder() / "heroes.yaml");
    text.replace(text.find("\n  " + id + ":"), id.size() + 4, "\n  somebody-else:");
    overlay_[forest_folder() / "heroes.yaml"] = text;
    Diagnostics problems;
    ASSERT_EQ(model_.take_over(rules(), problems), TakenIn::Done);
    EXPECT_TRUE(told("Gone: " + carrier.carried.front().title + ", which " + carrier.title + " carries."))
        << log().back();
}

TEST_F(CourseTest, WhatIsGoneIsToldInWordsAndIsNoProblemOfThePack) {
    play(14);
    const Lying tile = laid_tile();
    const std::string text = text_of(forest_folder() / "tiles.yaml");
    const std::size_t entry = text.find("\n  " + id_of(tile) + ":");
    const std::size_t tags = text.find("tags: [forest", entry);
    overlay_[forest_folder() / "tiles.yaml"] = text.substr(0, tags) + "tags: [meadow" + text.substr(tags + 13);
    Diagnostics problems;
    ASSERT_EQ(model_.take_over(rules(), problems), TakenIn::Done);
    EXPECT_TRUE(problems.empty()) << problems.list().front().message;
    const std::string gone = "Gone: " + tile.title + " at " + tile.where + ".";
    EXPECT_TRUE(told(gone)) << gone;
    EXPECT_NE(model_.note().find(gone), std::string::npos) << model_.note();
}

TEST_F(CourseTest, WhatIsRenamedStaysInTheGame) {
    play(14);
    const Lying tile = laid_tile();
    const std::string id = id_of(tile);
    const std::size_t before = model_.scene().lying.size();
    rename_everywhere(id, "another-name");
    model_.note_rename({"tiles", id, "another-name"});
    ASSERT_EQ(take_in(), TakenIn::Done);
    EXPECT_EQ(model_.lost(), std::vector<std::string>());
    EXPECT_EQ(model_.scene().lying.size(), before);
    EXPECT_EQ(laid_tile().where, tile.where);
    EXPECT_EQ(id_of(laid_tile()), "another-name");
    // Taken back, without a word.
    overlay_.clear();
    ASSERT_EQ(take_in(), TakenIn::Done);
    EXPECT_EQ(model_.lost(), std::vector<std::string>());
    EXPECT_EQ(id_of(laid_tile()), id);
}

/// Whoever was chosen when it began is called otherwise now.
TEST_F(CourseTest, ARenamedHeroIsFollowedByEverythingThatBeginsTheGameAgain) {
    const std::string id = model_.rules().catalog->entry(model_.party().front().def).id;
    ASSERT_FALSE(model_.begin(rules(), {7, 1, {id}}).has_errors());
    play(6);
    rename_everywhere(id, "somebody-else");
    model_.note_rename({"heroes", id, "somebody-else"});
    const RerunReport report = model_.rerun_on(rules());
    EXPECT_TRUE(report.begun);
    EXPECT_TRUE(report.same) << report.text();
    model_.go_to_line(0);
    ASSERT_EQ(take_in(), TakenIn::Done);
    const std::size_t line = model_.line();
    EXPECT_FALSE(model_.restart().has_errors());
    EXPECT_NE(model_.line(), line);
    EXPECT_EQ(model_.rules().catalog->entry(model_.party().front().def).id, "somebody-else");
}

/// Pieces have other numbers on other content.
TEST_F(CourseTest, APieceIsFoundAgainWhenOthersHaveCome) {
    const PieceId hero = model_.party().front().piece;
    const KnownPiece known = known_piece(model_.session().rules(), hero);
    overlay_[forest_folder() / "aaa.yaml"] = "heroes:\n  aaron: {name: Aaron, health: 9}\n";
    const GameRules changed = rules();
    ASSERT_TRUE(changed.rules);
    const PieceId now = find_piece(*changed.rules, known);
    EXPECT_EQ(changed.rules->name(now), model_.session().rules().name(hero));
    EXPECT_FALSE(find_piece(*changed.rules, {"heroes/nobody", 1}));
    EXPECT_FALSE(find_piece(*changed.rules, known_piece(*changed.rules, {})));
}

TEST_F(CourseTest, TakingAnUnchangedPackInDoesNothingAndSaysSo) {
    play(4);
    const std::uint64_t hash = model_.session().state_hash();
    EXPECT_EQ(take_in(), TakenIn::Unchanged);
    EXPECT_NE(model_.note().find("nothing to take in"), std::string::npos);
    EXPECT_EQ(model_.at(), 4U);
    EXPECT_EQ(model_.session().state_hash(), hash);
    EXPECT_TRUE(model_.can_undo());
}

TEST_F(CourseTest, TakingAChangeInIsAStepThatIsTakenBackAndDoneAgain) {
    play(4);
    const std::vector<std::string> before = log();
    const std::uint64_t old_hash = model_.session().state_hash();
    edit("heroes.yaml", "health: 10", "health: 12");
    ASSERT_EQ(take_in(), TakenIn::Done);
    EXPECT_EQ(model_.at(), 5U);
    EXPECT_EQ(model_.last(), 5U);
    EXPECT_EQ(model_.course().remark(), "the pack changed");
    const Ruleset* now = &model_.session().rules();

    // What was told stays told, and nothing is told twice.
    std::vector<std::string> after = before;
    after.push_back("The pack has changed; the game goes on with it.");
    EXPECT_EQ(log(), after);
    EXPECT_EQ(model_.log().back().step, 5U);

    play(3);
    const std::uint64_t end = model_.session().state_hash();
    const std::vector<std::string> whole = log();
    EXPECT_EQ(model_.at(), 8U);
    for (int i = 0; i < 4; ++i)
        model_.undo();
    EXPECT_EQ(model_.at(), 4U);
    EXPECT_EQ(model_.session().state_hash(), old_hash) << "as it was, on the content as it was";
    EXPECT_NE(&model_.session().rules(), now);
    EXPECT_EQ(log(), before);
    EXPECT_TRUE(model_.can_redo());
    model_.go_to(0);
    EXPECT_FALSE(model_.can_undo());
    model_.go_to(8);
    EXPECT_EQ(model_.session().state_hash(), end);
    EXPECT_EQ(log(), whole);
    EXPECT_FALSE(model_.can_redo());
}

TEST_F(CourseTest, AChoiceBehindTheChangeCutsTheChangeOff) {
    play(4);
    edit("heroes.yaml", "health: 10", "health: 12");
    take_in();
    play(3);
    model_.go_to(3);
    model_.choose(model_.options().size() - 1);  // the first one was chosen
    EXPECT_EQ(model_.at(), 4U);
    EXPECT_EQ(model_.last(), 4U);
    EXPECT_EQ(take_in(), TakenIn::Done) << "the game is behind the pack again";
}

TEST_F(CourseTest, ChangesAreTakenInOneAfterTheOther) {
    play(2);
    edit("heroes.yaml", "health: 10", "health: 12");
    take_in();
    play(2);
    edit("heroes.yaml", "health: 12", "health: 14");
    take_in();
    play(2);
    EXPECT_EQ(model_.at(), 8U);
    std::vector<std::uint64_t> hashes;
    for (std::size_t step = 0; step <= 8; ++step) {
        model_.go_to(step);
        EXPECT_EQ(model_.at(), step);
        hashes.push_back(model_.session().state_hash());
    }
    for (std::size_t step = 9; step-- > 0;) {
        model_.go_to(step);
        EXPECT_EQ(model_.session().state_hash(), hashes[step]) << step;
    }
}

TEST_F(CourseTest, AChangeTakenInOnceMoreFromTheSamePastReplacesTheFirst) {
    play(4);
    model_.go_to(2);
    edit("heroes.yaml", "health: 10", "health: 12");
    take_in();
    EXPECT_EQ(model_.line_count(), 2U) << "what had been played is kept";
    model_.go_to(2);
    edit("heroes.yaml", "health: 12", "health: 13");
    take_in();
    EXPECT_EQ(model_.line_count(), 2U) << "nothing was played after the first change";
}

TEST_F(CourseTest, ABranchTakesThePastAlong) {
    play(4);
    edit("heroes.yaml", "health: 10", "health: 12");
    take_in();
    play(3);
    const std::uint64_t end = model_.session().state_hash();
    model_.branch(6);
    EXPECT_EQ(model_.at(), 6U);
    EXPECT_EQ(model_.last(), 6U);
    play(2);
    model_.go_to(2);
    EXPECT_EQ(model_.at(), 2U);
    model_.go_to_line(0);
    EXPECT_EQ(model_.at(), 8U);
    EXPECT_EQ(model_.session().state_hash(), end);
}

TEST_F(CourseTest, PlayedAgainItBeginsAtTheVeryBeginning) {
    play(4);
    edit("heroes.yaml", "health: 10", "health: 12");
    take_in();
    play(3);
    const RerunReport report = model_.rerun_on(rules());
    ASSERT_TRUE(report.begun);
    EXPECT_EQ(report.made, 7U);
    EXPECT_EQ(model_.last(), 7U) << "nobody changed the pack within this line";
    EXPECT_EQ(model_.line_count(), 2U);
}

TEST_F(CourseTest, ASaveMadeBehindTheChangeIsOpenedAgain) {
    play(4);
    edit("heroes.yaml", "health: 10", "health: 12");
    take_in();
    play(3);
    const std::filesystem::path file = std::filesystem::path(testing::TempDir()) / "behind the change.yaml";
    const std::uint64_t hash = model_.session().state_hash();
    model_.save(file);
    // The pack as it was edited, on the disk.
    const std::filesystem::path packs = std::filesystem::path(testing::TempDir()) / "edited packs";
    std::filesystem::remove_all(packs);
    std::filesystem::create_directories(packs);
    std::filesystem::copy(forest_folder(), packs / "the-cursed-forest", std::filesystem::copy_options::recursive);
    std::ofstream(packs / "the-cursed-forest/heroes.yaml") << *overlay_[forest_folder() / "heroes.yaml"];
    PlayModel other;
    Diagnostics problems;
    ASSERT_TRUE(other.load(file, {packs}, problems));
    EXPECT_EQ(other.session().state_hash(), hash);
}

/// Whoever saves while looking at what was before the change loses nothing.
TEST_F(CourseTest, ASaveMadeBeforeTheChangeKeepsWhatFollowed) {
    play(4);
    edit("heroes.yaml", "health: 10", "health: 12");
    take_in();
    play(3);
    const std::uint64_t hash = model_.session().state_hash();
    overlay_.clear();
    model_.go_to(2);
    const std::filesystem::path file = std::filesystem::path(testing::TempDir()) / "before the change.yaml";
    model_.save(file);
    PlayModel other;
    Diagnostics problems;
    ASSERT_TRUE(other.load(file, {project_root() / "scenarios"}, problems));
    EXPECT_EQ(other.at(), 2U);
    EXPECT_EQ(other.last(), 8U);
    EXPECT_EQ(other.line_count(), 1U);
    other.go_to(8);
    EXPECT_EQ(other.session().state_hash(), hash);
}

TEST_F(CourseTest, BeginningAgainKeepsTheGameSoFar) {
    play(5);
    const std::uint64_t hash = model_.session().state_hash();
    model_.restart();
    EXPECT_EQ(model_.at(), 0U);
    EXPECT_EQ(model_.line_count(), 2U);
    model_.go_to_line(0);
    EXPECT_EQ(model_.session().state_hash(), hash);
}

// --- scripts that fail

class FailingScriptTest : public CourseTest {
protected:
    void SetUp() override { begin("    text: It grumbles.\n"); }
    /// A game in which a rule of the scenario fails when a turn ends.
    void begin(const std::string& special) {
        edit("scenario.yaml", "fight-boons]", "fight-boons, grumble]");
        const std::filesystem::path specials = forest_folder() / "specials/endgame.yaml";
        overlay_[specials] = text_of(specials) + "  grumble:\n" + special + "    script: specials/grumble.lua\n";
        write_script("game:say(\"Grr.\")");
        CourseTest::SetUp();
        // What is sound first; the mistake comes while the game is played.
        write_script("local here = nothing");
        take_in();
    }
    void write_script(const std::string& line) {
        overlay_[forest_folder() / "specials/grumble.lua"] =
            "local grumble = {}\n\nfunction grumble.turn_ending(game, event)\n  local least = 1\n  " + line +
            "\nend\n\nreturn grumble\n";
    }
    void end_turn() {
        const auto& options = model_.options();
        const auto found =
            std::find_if(options.begin(), options.end(), [](const OptionView& each) { return each.key == "end turn"; });
        ASSERT_NE(found, options.end());
        model_.choose(static_cast<std::size_t>(found - options.begin()));
    }
};

TEST_F(FailingScriptTest, IsAProblemAtTheLineThatFails) {
    end_turn();
    ASSERT_TRUE(model_.failure());
    EXPECT_NE(model_.note().find("in grumble.lua, line 5"), std::string::npos) << model_.note();
    ASSERT_EQ(model_.problems().list().size(), 1U);
    const Diagnostic& problem = model_.problems().list().front();
    EXPECT_EQ(problem.place.file, (forest_folder() / "specials/grumble.lua").generic_string());
    EXPECT_EQ(problem.place.line, 5);
    const LogEntry last = model_.log().back();
    EXPECT_EQ(last.cause, "Grumble (turn ending)");
    EXPECT_EQ(last.place.line, 5) << "where it failed, not where the function begins";
}

TEST_F(FailingScriptTest, LeavesATraceOfWhatWasTried) {
    end_turn();
    const StepTrace tried = model_.trace();
    EXPECT_TRUE(tried.failed);
    EXPECT_NE(tried.what.find("nd the turn"), std::string::npos) << tried.what;
    EXPECT_TRUE(std::any_of(tried.lines.begin(), tried.lines.end(), [](const TraceLine& each) {
        return each.sort == TraceSort::Answer && each.rule == "grumble.turn_ending";
    }));
    model_.undo();
    EXPECT_FALSE(model_.trace().failed);
}

TEST_F(FailingScriptTest, TakesPartAgainOnceItIsMended) {
    end_turn();
    ASSERT_TRUE(model_.failure());
    end_turn();
    EXPECT_FALSE(told("Grr."));
    write_script("game:say(\"Grr.\")");
    ASSERT_EQ(take_in(), TakenIn::Done);
    EXPECT_TRUE(told("`grumble.turn_ending`, which had failed, takes part again"));
    EXPECT_TRUE(model_.problems().empty());
    end_turn();
    EXPECT_TRUE(told("Grr."));
    EXPECT_EQ(text_of(model_.recording_from(model_.at() - 1), "grumbles").find("put_aside"), std::string::npos);
}

/// A rule in YAML that runs a function of the script on its way.
class RunningScriptTest : public FailingScriptTest {
protected:
    void SetUp() override {
        begin("    text: It grumbles.\n    on: {turn_ending: {do: [{say: Hm.}, {run: turn_ending}]}}\n");
    }
};

TEST_F(RunningScriptTest, TakesPartAgainOnceTheScriptIsMended) {
    end_turn();
    ASSERT_TRUE(model_.failure());
    write_script("game:say(\"Grr.\")");
    ASSERT_EQ(take_in(), TakenIn::Done);
    EXPECT_TRUE(told("`grumble.turn_ending`, which had failed, takes part again"));
    end_turn();
    EXPECT_TRUE(told("Grr."));
}

}  // namespace
}  // namespace briar::editor
