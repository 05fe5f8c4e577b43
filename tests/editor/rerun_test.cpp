#include <gtest/gtest.h>

#include <fstream>
#include <thread>

#include "tests/editor/bots_game.hpp"
#include "tests/root.hpp"

/// The same choices once more, on content that has changed.
namespace briar::editor {
namespace {

class RerunTest : public BotsGame {};

TEST_F(RerunTest, TheSameChoicesOnTheSameContentGoTheSameWay) {
    play_bots_until_over();
    const std::uint64_t hash = model_.session().state_hash();
    const RerunReport report = model_.rerun_on(load_rules(forest()));
    EXPECT_TRUE(report.same) << report.text();
    EXPECT_EQ(model_.session().state_hash(), hash);
}

/// Nothing has become of it: whoever played goes on.
TEST_F(RerunTest, BotsThatPlayGoOnWhenNothingHasChanged) {
    model_.seat_bot(0, "random");
    model_.seat_bot(1, "random");
    model_.let_bots_play();
    model_.rerun_on(load_rules(forest()));
    EXPECT_TRUE(model_.bots_at_work());
}

TEST_F(RerunTest, ARerunTellsTheFirstDifference) {
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

TEST_F(RerunTest, ARerunDoesNotMindWhatThingsAreCalled) {
    play_bots_until_over();
    const auto file = project_root() / "scenarios/the-cursed-forest/heroes.yaml";
    Overlay overlay;
    const std::string hero = model_.party().front().title;
    overlay[file] = changed(file, "name: " + hero, "name: Somebody Else");
    const RerunReport report = model_.rerun_on(load_rules(forest(overlay)));
    EXPECT_TRUE(report.same) << report.text();
}

TEST_F(RerunTest, ARerunTellsWhatIsOtherwiseAtTheBeginning) {
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

TEST_F(RerunTest, ARerunSaysHowFarItIsAndCanBeStopped) {
    play_bots_until_over();
    const std::uint64_t hash = model_.session().state_hash();
    const auto file = project_root() / "scenarios/the-cursed-forest/heroes.yaml";
    const std::string hero = model_.party().front().title;
    const GameRules rules = load_rules(forest({{file, changed(file, "name: " + hero, "name: Somebody Else")}}));
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

}  // namespace
}  // namespace briar::editor
