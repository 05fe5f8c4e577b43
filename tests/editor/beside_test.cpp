#include <gtest/gtest.h>

#include <thread>

#include "tests/editor/bots_game.hpp"
#include "tests/root.hpp"

/// Work on a copy of the game, in another thread.
namespace briar::editor {
namespace {

class BesideTheGame : public BotsGame {};

/// As the window does it: the work is done on a copy in another thread, and the game goes on meanwhile.
TEST_F(BesideTheGame, AChangeIsTakenInBesideTheGame) {
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
TEST_F(BesideTheGame, ATurnThatIsUnderWayIsTakenInBesideTheGame) {
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

}  // namespace
}  // namespace briar::editor
