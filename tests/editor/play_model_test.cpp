#include "editor/playing/play_model.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <condition_variable>
#include <filesystem>
#include <fstream>
#include <mutex>
#include <thread>

#include "editor/playing/dice_words.hpp"
#include "editor/playing/ending.hpp"
#include "editor/playing/inspection.hpp"
#include "editor/playing/place_words.hpp"
#include "runtime/session/systems.hpp"
#include "tests/editor/two_seats_game.hpp"
#include "tests/root.hpp"

/// Playing in the editor, without a window.
namespace briar::editor {
namespace {

/// Waits until bots have something, without asking again and again.
class Bell {
public:
    void ring() {
        const std::lock_guard lock(mutex_);
        rung_ = true;
        condition_.notify_all();
    }
    void wait() {
        std::unique_lock lock(mutex_);
        condition_.wait(lock, [this] { return rung_; });
        rung_ = false;
    }

private:
    std::mutex mutex_;
    std::condition_variable condition_;
    bool rung_ = false;
};

/// The text of a pack's file with one line replaced.
std::string changed(const std::filesystem::path& file, const std::string& from, const std::string& to) {
    std::ifstream in(file);
    std::string text{std::istreambuf_iterator<char>(in), {}};
    const std::size_t at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
}

class PlayModelTest : public TwoSeatsGame {
protected:
    void play_bots_until_over() {
        Bell bell;
        model_.on_bots([&] { bell.ring(); });
        model_.seat_bot(0, "random");
        model_.seat_bot(1, "random");
        model_.let_bots_play();
        while (model_.bots_at_work()) {
            bell.wait();
            model_.take_bot_choices(100'000);
        }
    }
};

TEST_F(PlayModelTest, ShowsTheBoardWithWhatCanBeDone) {
    const Scene& scene = model_.scene();
    ASSERT_EQ(scene.lying.size(), 1U);
    EXPECT_EQ(scene.lying.front().where, "0,0");
    EXPECT_EQ(scene.lying.front().marks.size(), 2U);
    const auto open = std::count_if(scene.targets.begin(), scene.targets.end(),
                                    [](const Target& each) { return each.sort == TargetSort::Open; });
    EXPECT_EQ(open, 4) << "the first tile is open on all sides";
    EXPECT_NE(scene.title.find("tiles left to draw"), std::string::npos);
}

TEST_F(PlayModelTest, LayingATileIsShownWhereItWouldLie) {
    choose("explore");
    const Scene& scene = model_.scene();
    ASSERT_FALSE(scene.targets.empty());
    for (const Target& target : scene.targets) {
        EXPECT_EQ(target.sort, TargetSort::Lay);
        EXPECT_TRUE(target.def);
        EXPECT_EQ(target.turns.size(), target.options.size());
    }
    const std::vector<std::string> lines = describe(scene);
    EXPECT_TRUE(std::any_of(lines.begin(), lines.end(), [](const std::string& line) {
        return line.find("a tile may be laid here") != std::string::npos;
    }));
}

/// What is told of a tile holds for how it lies.
TEST_F(PlayModelTest, ATurnedTileIsOpenWhereItLiesOpen) {
    play_bots_until_over();
    int turned = 0;
    for (std::size_t step = 0; step <= model_.last(); step += 5) {
        model_.go_to(step);
        for (const Lying& lying : model_.scene().lying) {
            if (lying.face_down) continue;
            const Face face = face_of(*model_.rules().catalog, lying.def, lying.side);
            EXPECT_EQ(describe(face, lying.turn).at(1), lying.ways) << lying.title << " turned " << lying.turn;
            turned += lying.turn % 4 != 0 ? 1 : 0;
        }
    }
    EXPECT_GT(turned, 0);
}

TEST_F(PlayModelTest, GoesBackForthAndAside) {
    const std::uint64_t start = model_.session().state_hash();
    choose("explore");
    model_.choose(0);
    const std::size_t there = model_.session().at();
    const std::uint64_t hash = model_.session().state_hash();
    model_.go_to(0);
    EXPECT_EQ(model_.session().state_hash(), start);
    EXPECT_NE(model_.note(), "") << "a tile had been seen";
    model_.branch(0);
    EXPECT_EQ(model_.line_count(), 2U);
    choose("end turn");
    model_.go_to_line(0);
    model_.go_to(there);
    EXPECT_EQ(model_.session().state_hash(), hash);
    EXPECT_EQ(model_.line_count(), 2U);
}

TEST_F(PlayModelTest, BotsPlayAGameToItsEndInTheirOwnThread) {
    play_bots_until_over();
    EXPECT_TRUE(model_.session().over());
    EXPECT_NE(model_.prompt().find(':'), std::string::npos) << model_.prompt();
    EXPECT_GT(model_.session().last(), 20U);
}

TEST_F(PlayModelTest, LogLinesKnowTheirStepAndTheRuleThatDidIt) {
    play_bots_until_over();
    const std::vector<LogEntry> log = model_.log();
    ASSERT_GT(log.size(), 20U);
    EXPECT_TRUE(
        std::is_sorted(log.begin(), log.end(), [](const LogEntry& a, const LogEntry& b) { return a.step < b.step; }));
    const auto caused = std::find_if(log.begin(), log.end(), [](const LogEntry& each) { return !each.cause.empty(); });
    ASSERT_NE(caused, log.end());
    EXPECT_GT(caused->place.line, 0);
    EXPECT_NE(caused->place.file.find("the-cursed-forest"), std::string::npos);
}

TEST_F(PlayModelTest, ForcedDiceAreRolled) {
    ASSERT_TRUE(model_.force_dice({6, 6}));
    EXPECT_FALSE(model_.force_dice({0}));
    EXPECT_NE(model_.note(), "");
    EXPECT_TRUE(model_.session().can_undo());
}

/// Any step can be looked at, whoever made it and whenever: it is made once more on a copy.
TEST_F(PlayModelTest, TheTraceIsOfTheStepThatIsLookedAt) {
    EXPECT_TRUE(model_.trace().lines.empty()) << "nothing was chosen at the beginning";
    choose("explore");
    model_.choose(0);
    const StepTrace second = model_.trace();
    EXPECT_EQ(second.step, 2U);
    const auto seen = [](const TraceLine& each) {
        return each.sort == TraceSort::Event && each.text.starts_with("revealed");
    };
    EXPECT_TRUE(std::any_of(second.lines.begin(), second.lines.end(), seen));
    const std::uint64_t hash = model_.session().state_hash();
    model_.go_to(1);
    const StepTrace first = model_.trace();
    EXPECT_EQ(first.step, 1U);
    EXPECT_NE(first.what.find("xplore"), std::string::npos) << first.what;
    EXPECT_FALSE(std::any_of(first.lines.begin(), first.lines.end(), seen));
    model_.go_to(2);
    EXPECT_EQ(model_.session().state_hash(), hash) << "looking changes nothing";
}

TEST_F(PlayModelTest, TheTraceSaysWhatABotChoseAndWhereRulesStand) {
    play_bots_until_over();
    bool answered = false;
    for (std::size_t step = 1; step <= model_.last() && !answered; ++step) {
        model_.go_to(step);
        const StepTrace trace = model_.trace();
        EXPECT_NE(trace.what.find(": "), std::string::npos) << trace.what;
        for (const TraceLine& line : trace.lines) {
            if (line.sort != TraceSort::Answer || line.place.file.empty()) continue;
            answered = true;
            const std::string place = place_in_words(line.place, *model_.rules().catalog);
            EXPECT_EQ(place.find("scenarios"), std::string::npos) << place;
            EXPECT_NE(place.find(".yaml:"), std::string::npos) << place;
        }
    }
    EXPECT_TRUE(answered);
}

TEST_F(PlayModelTest, TheInspectorKnowsCountersAndSpecials) {
    const Scene& scene = model_.scene();
    const Mark& hero = scene.lying.front().marks.front();
    const Inspection seen = inspect(model_.game(), hero.piece);
    EXPECT_EQ(seen.title, hero.title);
    EXPECT_TRUE(seen.entry.starts_with("heroes/"));
    EXPECT_EQ(seen.where, "on " + scene.lying.front().title);
    EXPECT_TRUE(std::any_of(seen.counters.begin(), seen.counters.end(),
                            [](const Inspection::Counter& each) { return each.name == "health" && each.value > 0; }));
    EXPECT_FALSE(inspect_vars(model_.game()).empty());
}

TEST_F(PlayModelTest, TheSameChoicesOnTheSameContentGoTheSameWay) {
    play_bots_until_over();
    const std::uint64_t hash = model_.session().state_hash();
    const RerunReport report = model_.rerun_on(load_rules(forest()));
    EXPECT_TRUE(report.same) << report.text();
    EXPECT_EQ(model_.session().state_hash(), hash);
}

TEST_F(PlayModelTest, ARerunTellsTheFirstDifference) {
    play_bots_until_over();
    const auto file = project_root() / "scenarios/the-cursed-forest/scenario.yaml";
    Overlay overlay;
    overlay[file] = changed(file, "lives: 3", "lives: 1");
    const RerunReport report = model_.rerun_on(load_rules(forest(overlay)));
    EXPECT_FALSE(report.same);
    EXPECT_GT(report.step, 0U);
    EXPECT_NE(report.before, report.now) << report.text();
    EXPECT_EQ(model_.line_count(), 2U) << "the old game is still there";
}

TEST_F(PlayModelTest, ARerunDoesNotMindWhatThingsAreCalled) {
    play_bots_until_over();
    const auto file = project_root() / "scenarios/the-cursed-forest/heroes.yaml";
    Overlay overlay;
    const std::string hero = model_.party().front().title;
    overlay[file] = changed(file, "name: " + hero, "name: Somebody Else");
    const RerunReport report = model_.rerun_on(load_rules(forest(overlay)));
    EXPECT_TRUE(report.same) << report.text();
}

TEST_F(PlayModelTest, ARerunTellsWhatIsOtherwiseAtTheBeginning) {
    choose("end turn");
    const Member hero = model_.party().front();
    const std::string health = std::to_string(hero.gauges.front().value);
    const auto file = project_root() / "scenarios/the-cursed-forest/heroes.yaml";
    std::ifstream in(file);
    std::string text{std::istreambuf_iterator<char>(in), {}};
    const std::size_t entry = text.find("\n  " + model_.rules().catalog->entry(hero.def).id + ":");
    text.replace(text.find("health: " + health, entry), 8 + health.size(), "health: 3");
    Overlay overlay;
    overlay[file] = text;
    const RerunReport report = model_.rerun_on(load_rules(forest(overlay)));
    EXPECT_FALSE(report.same);
    EXPECT_EQ(report.step, 0U) << report.text();
    EXPECT_NE(report.text().find("health: " + health + " before, 3 now"), std::string::npos) << report.text();
}

TEST_F(PlayModelTest, DiceThatDoNotFitAreNoProblemOfThePack) {
    ASSERT_TRUE(model_.force_dice({99, 99, 99, 99}));
    for (int i = 0; i < 60 && !model_.failure(); ++i) {
        std::size_t option = 0;
        while (option + 1 < model_.options().size() && model_.options()[option].failing)
            ++option;
        model_.choose(option);
    }
    ASSERT_TRUE(model_.failure());
    EXPECT_TRUE(model_.failed_by_dice());
    EXPECT_TRUE(model_.problems().empty());
    EXPECT_NE(model_.note().find("with the dice that are laid down"), std::string::npos) << model_.note();
}

TEST(DiceWords, AreNumbersOrTheNamesOfFaces) {
    const std::vector<std::string> faces{"Strength", "Wild", "Gold"};
    EXPECT_EQ(read_dice(" 6, 1  4 ", {}).dice, (std::vector<int>{6, 1, 4}));
    EXPECT_EQ(read_dice("wild GOLD 1", faces).dice, (std::vector<int>{2, 3, 1}));
    EXPECT_EQ(read_dice("wild silver", faces).wrong, "silver");
    EXPECT_EQ(read_dice("101", {}).wrong, "101");
    EXPECT_EQ(read_dice("0", {}).wrong, "0");
    EXPECT_NE(dice_that_may_be(faces).find("Wild (2)"), std::string::npos);
}

/// As the window does it: the work is done on a copy in another thread, and the game goes on meanwhile.
TEST_F(PlayModelTest, AChangeIsTakenInBesideTheGame) {
    choose("end turn");
    const auto file = project_root() / "scenarios/the-cursed-forest/scenario.yaml";
    Overlay overlay;
    overlay[file] = changed(file, "lives: 3", "lives: 2");
    const auto carry = [&] {
        const GameCopy copy = model_.copy_so_far();
        CarriedGame carried;
        std::jthread([&] { carried = carry_beside(copy, load_rules(forest(overlay))); }).join();
        return carried;
    };
    CarriedGame late = carry();
    choose("end turn");
    Diagnostics problems;
    EXPECT_EQ(model_.take_in(late, problems), TakenIn::Outdated) << "it would take the choice back";
    EXPECT_NE(late.rules.rules, nullptr) << "it can be done once more";
    EXPECT_EQ(model_.at(), 2U);
    CarriedGame carried = carry();
    EXPECT_EQ(model_.take_in(carried, problems), TakenIn::Done);
    EXPECT_FALSE(problems.has_errors());
    EXPECT_EQ(model_.at(), 3U);
    choose("end turn");
}

/// A script that waits in the middle of a turn goes along, too.
TEST_F(PlayModelTest, ATurnThatIsUnderWayIsTakenInBesideTheGame) {
    const GameWish wish{{"pig"}, {project_root() / "scenarios/examples"}, {}, {}, {}};
    ASSERT_FALSE(model_.begin(load_rules(wish), two_seats()).has_errors());
    for (int i = 0; i < 5; ++i)
        choose("roll");
    GameWish other = wish;
    const auto file = project_root() / "scenarios/examples/pig/pig.lua";
    other.overlay[file] = changed(file, " in the pot.", " in the big pot.");
    const GameCopy copy = model_.copy_so_far();
    CarriedGame carried;
    std::jthread([&] { carried = carry_beside(copy, load_rules(other)); }).join();
    Diagnostics problems;
    ASSERT_EQ(model_.take_in(carried, problems), TakenIn::Done);
    EXPECT_NE(model_.prompt().find("in the big pot"), std::string::npos) << model_.prompt();
    choose("hold");
}

TEST_F(PlayModelTest, ARerunSaysHowFarItIsAndCanBeStopped) {
    play_bots_until_over();
    const std::uint64_t hash = model_.session().state_hash();
    const GameRules rules = load_rules(forest());
    const GameCopy copy = model_.copy_whole();
    WorkProgress progress;
    RerunReport report;
    std::jthread([&] { report = rerun_beside(copy, rules, progress, {}); }).join();
    EXPECT_EQ(progress.all, model_.last());
    EXPECT_EQ(progress.done + 1, progress.all);
    EXPECT_TRUE(report.same);
    model_.take_rerun(report, rules);
    EXPECT_EQ(model_.session().state_hash(), hash);
    EXPECT_EQ(model_.line_count(), 2U);

    std::stop_source stop;
    stop.request_stop();
    WorkProgress none;
    RerunReport stopped = rerun_beside(copy, rules, none, stop.get_token());
    EXPECT_EQ(stopped.made, 0U);
    model_.take_rerun(stopped, rules);
    EXPECT_EQ(model_.line_count(), 2U) << "what was stopped is no line";
}

TEST_F(PlayModelTest, LinesAreNamedAndThrownAway) {
    choose("end turn");
    model_.branch(0);
    choose("explore");
    model_.branch(1);
    ASSERT_EQ(model_.line_count(), 3U);
    model_.call_line(1, "the other way");
    EXPECT_TRUE(model_.line_name(model_.lines()[1]).starts_with("Line 2, the other way, from"))
        << model_.line_name(model_.lines()[1]);
    const std::uint64_t moment = model_.moment();
    model_.drop_line(2);
    EXPECT_EQ(model_.line(), 1U) << "the last one before the one that was played";
    EXPECT_EQ(model_.at(), 1U);
    EXPECT_NE(model_.moment(), moment);
    model_.go_to_line(0);
    model_.drop_line(0);
    EXPECT_EQ(model_.line(), 1U) << "there is none before it";
    ASSERT_EQ(model_.line_count(), 1U);
    model_.drop_line(1);
    EXPECT_EQ(model_.line_count(), 1U) << "the only one stays";
    EXPECT_EQ(model_.lines().front().called, "the other way");
    model_.branch(0);
    model_.branch(0);
    model_.drop_other_lines();
    ASSERT_EQ(model_.line_count(), 1U);
    EXPECT_EQ(model_.line(), 4U) << "numbers are not given twice";
    EXPECT_EQ(model_.dropped_lines(), 2U);
    model_.bring_lines_back();
    EXPECT_EQ(model_.line_count(), 3U);
    EXPECT_EQ(model_.dropped_lines(), 0U);
    model_.go_to_line(1);
    EXPECT_EQ(model_.at(), 1U) << "it is as it was";
}

/// However far the game before had come.
TEST_F(PlayModelTest, WhatIsPlayedAgainBeginsAtTheBeginning) {
    choose("end turn");
    choose("end turn");
    model_.rerun_on(load_rules(forest()));
    model_.restart();
    ASSERT_EQ(model_.line_count(), 3U);
    for (const PlayModel::Line& line : model_.lines())
        EXPECT_EQ(line.begun_at, 0U) << model_.line_name(line);
}

TEST_F(PlayModelTest, WhatIsAheadIsKeptWhenAnotherChoiceIsMade) {
    play_bots_until_over();
    const std::size_t whole = model_.last();
    model_.go_to(4);
    const std::string next = model_.course().steps()[4].key;
    const std::vector<OptionView>& options = model_.options();
    const auto same = std::find_if(options.begin(), options.end(), [&](const auto& each) { return each.key == next; });
    ASSERT_TRUE(model_.choose(static_cast<std::size_t>(same - options.begin())));
    EXPECT_EQ(model_.at(), 5U);
    EXPECT_EQ(model_.last(), whole) << "as before: nothing is cut off";
    model_.go_to(4);
    const std::size_t other = same == options.begin() ? 1 : 0;
    ASSERT_TRUE(model_.choose(other));
    EXPECT_EQ(model_.last(), 5U);
    EXPECT_TRUE(model_.bots_held()) << "they do not run away from a single choice";
    model_.let_bots_play();
    EXPECT_FALSE(model_.bots_at_work());
    ASSERT_EQ(model_.line_count(), 2U);
    EXPECT_EQ(model_.lines().back().begun_at, 4U);
    model_.go_to_line(model_.lines().front().number);
    EXPECT_EQ(model_.last(), whole);
}

/// Whatever cuts off what is ahead: nothing that was played is lost, and a slip that is taken back is no line.
TEST_F(PlayModelTest, WhatIsAheadIsKeptWhenDiceAreLaidDownOrAChangeIsTakenIn) {
    for (int i = 0; i < 4; ++i)
        choose("end turn");
    model_.undo();
    choose("explore");
    EXPECT_EQ(model_.line_count(), 1U);
    EXPECT_NE(model_.note(), "") << "but it is told";
    model_.go_to(1);
    EXPECT_FALSE(model_.force_dice({0}));
    EXPECT_EQ(model_.line_count(), 1U) << "what is refused cuts off nothing";
    EXPECT_EQ(model_.last(), 4U);
    ASSERT_TRUE(model_.force_dice({6, 6}));
    EXPECT_EQ(model_.line_count(), 2U);
    model_.go_to_line(0);
    EXPECT_EQ(model_.last(), 4U);
    model_.go_to(2);
    const auto file = project_root() / "scenarios/the-cursed-forest/scenario.yaml";
    Overlay overlay;
    overlay[file] = changed(file, "lives: 3", "lives: 2");
    Diagnostics problems;
    ASSERT_EQ(model_.take_over(load_rules(forest(overlay)), problems), TakenIn::Done);
    EXPECT_EQ(model_.line_count(), 3U);
    EXPECT_NE(model_.note().find("kept"), std::string::npos) << model_.note();
}

/// Each with those who decide in it.
TEST_F(PlayModelTest, AGameThatWasPlayedIsKeptWhenAnotherOneBegins) {
    ASSERT_FALSE(model_.begin(load_rules(forest()), two_seats()).has_errors());
    EXPECT_EQ(model_.line_count(), 1U) << "nothing was done in the first";
    choose("end turn");
    model_.seat_bot(1, "greedy");
    const std::uint64_t hash = model_.session().state_hash();
    const GameWish pig{{"pig"}, {project_root() / "scenarios/examples"}, {}, {}, {}};
    ASSERT_FALSE(model_.begin(load_rules(pig), {3, 3, {}}).has_errors());
    EXPECT_NE(model_.note(), "");
    model_.seat_people();
    choose("roll");
    ASSERT_EQ(model_.line_count(), 2U);
    EXPECT_TRUE(model_.lines().back().is_new);
    model_.go_to_line(0);
    EXPECT_EQ(model_.session().state_hash(), hash);
    EXPECT_EQ(model_.bot_of(1), "greedy");
    EXPECT_FALSE(model_.scene().lying.empty());
    model_.go_to_line(1);
    EXPECT_EQ(model_.bot_of(1), "");
    choose("hold");
    model_.leave();
    EXPECT_EQ(model_.line_count(), 0U);
}

TEST_F(PlayModelTest, TheEndOfAGameTellsResultReasonAndWho) {
    play_bots_until_over();
    const Ending ending = ending_of(model_.session(), model_.scene(), model_.party());
    EXPECT_EQ(ending.result, model_.game().header().result);
    EXPECT_TRUE(ending.title == "Won" || ending.title == "Lost") << ending.title;
    EXPECT_FALSE(ending.reason.empty());
    ASSERT_FALSE(ending.facts.empty());
    EXPECT_NE(ending.facts.front().find("round"), std::string::npos) << ending.facts.front();
    EXPECT_GT(ending.facts.size(), 1U) << "who has done what";
}

TEST_F(PlayModelTest, ContentWithMistakesIsToldAndTheGameGoesOn) {
    const auto file = project_root() / "scenarios/the-cursed-forest/scenario.yaml";
    Overlay overlay;
    overlay[file] = changed(file, "system: crawl", "system: craw");
    const std::uint64_t hash = model_.session().state_hash();
    Diagnostics problems;
    EXPECT_EQ(model_.take_over(load_rules(forest(overlay)), problems), TakenIn::Refused);
    EXPECT_TRUE(problems.has_errors());
    EXPECT_EQ(model_.session().state_hash(), hash);
}

}  // namespace
}  // namespace briar::editor
