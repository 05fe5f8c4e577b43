#include <gtest/gtest.h>

#include <algorithm>

#include "tests/editor/bots_game.hpp"
#include "tests/root.hpp"

/// Lines of play: what is kept, named, thrown away.
namespace briar::editor {
namespace {

class LinesOfPlay : public BotsGame {
protected:
    void choose_first() { ASSERT_TRUE(model_.choose(0)); }
};

TEST_F(LinesOfPlay, GoesBackForthAndAside) {
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

/// There is nothing ahead that could be kept.
TEST_F(LinesOfPlay, AtTheEndThereIsNothingToBranchOff) {
    choose("end turn");
    const std::uint64_t hash = model_.session().state_hash();
    model_.branch(model_.at());
    EXPECT_EQ(model_.line_count(), 1U);
    EXPECT_EQ(model_.session().state_hash(), hash);
    EXPECT_NE(model_.note().find("the end of the game so far"), std::string::npos) << model_.note();
}

TEST_F(LinesOfPlay, LinesAreNamedAndThrownAway) {
    choose("end turn");
    model_.branch(0);
    choose("explore");
    choose_first();
    model_.branch(1);
    ASSERT_EQ(model_.line_count(), 3U);
    model_.call_line(1, "the other way");
    EXPECT_TRUE(model_.line_name(model_.lines()[1]).starts_with("Line 2, the other way, from"))
        << model_.line_name(model_.lines()[1]);
    const std::uint64_t moment = model_.moment();
    model_.drop_line(2);
    EXPECT_EQ(model_.line(), 1U) << "the last one before the one that was played";
    EXPECT_EQ(model_.at(), 2U);
    EXPECT_NE(model_.moment(), moment);
    model_.go_to_line(0);
    model_.drop_line(0);
    EXPECT_EQ(model_.line(), 1U) << "there is none before it";
    ASSERT_EQ(model_.line_count(), 1U);
    model_.drop_line(1);
    EXPECT_EQ(model_.line_count(), 1U) << "the only one stays";
    EXPECT_EQ(model_.lines().front().called, "the other way");
    model_.branch(0);
    choose_first();
    model_.branch(0);
    model_.drop_other_lines();
    ASSERT_EQ(model_.line_count(), 1U);
    EXPECT_EQ(model_.line(), 4U) << "numbers are not given twice";
    EXPECT_EQ(model_.dropped_lines(), 2U);
    model_.bring_lines_back();
    EXPECT_EQ(model_.line_count(), 3U);
    EXPECT_EQ(model_.dropped_lines(), 0U);
    model_.go_to_line(1);
    EXPECT_EQ(model_.at(), 2U) << "it is as it was";
}

/// However far the game before had come.
TEST_F(LinesOfPlay, WhatIsPlayedAgainBeginsAtTheBeginning) {
    choose("end turn");
    choose("end turn");
    model_.rerun_on(load_rules(forest()));
    EXPECT_EQ(model_.line_count(), 1U) << "nothing has changed";
    EXPECT_NE(model_.note().find("nothing has changed"), std::string::npos) << model_.note();
    const auto file = project_root() / "scenarios/the-cursed-forest/scenario.yaml";
    model_.rerun_on(load_rules(forest({{file, changed(file, "lives: 3", "lives: 2")}})));
    model_.restart();
    ASSERT_EQ(model_.line_count(), 3U);
    for (const PlayModel::Line& line : model_.lines())
        EXPECT_EQ(line.begun_at, 0U) << model_.line_name(line);
}

TEST_F(LinesOfPlay, WhatIsAheadIsKeptWhenAnotherChoiceIsMade) {
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
TEST_F(LinesOfPlay, WhatIsAheadIsKeptWhenDiceAreLaidDownOrAChangeIsTakenIn) {
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
TEST_F(LinesOfPlay, AGameThatWasPlayedIsKeptWhenAnotherOneBegins) {
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

}  // namespace
}  // namespace briar::editor
