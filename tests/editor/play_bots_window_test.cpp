#include "tests/editor/play_window.hpp"

/// Bots at the table, and dice that are laid down.
namespace briar {
namespace {

TEST_F(PlayWindow, BotsPlayAWholeGameWhileTheWindowLives) {
    begin_game();
    model().seat_bot(0, "greedy");
    model().seat_bot(1, "greedy");
    model().let_bots_play();
    while (model().bots_at_work()) {
        model().take_bot_choices(100'000);
        settle();
    }
    EXPECT_TRUE(model().session().over());
    screenshot("play-over");
    board().fit();
    screenshot("play-over-fit");
    model().seat_bot(0, "");
    model().seat_bot(1, "");
    frame().play().model().go_to(model().session().last() / 2);
    EXPECT_TRUE(named(frame(), "Options").GetChildren()[1]->IsEnabled());
    screenshot("play-middle");
}

TEST_F(PlayWindow, BotsAreHeldAndGoOn) {
    begin_game();
    model().seat_bot(0, "greedy");
    model().seat_bot(1, "greedy");
    model().let_bots_play();
    wxWindow& go = named(frame(), "Hold the bots or let them go on");
    wait([&] { return model().at() > 1 && go.IsShownOnScreen(); }, "bots play");
    EXPECT_TRUE(board().scene().targets.empty()) << "nothing can be chosen for them meanwhile";
    screenshot("bots-play");
    click(go);
    wait([this] { return model().bots_held(); }, "the bots are held");
    EXPECT_FALSE(model().bots_at_work());
    const std::size_t here = model().at();
    settle();
    EXPECT_EQ(model().at(), here);
    EXPECT_TRUE(frame().GetStatusBar()->GetStatusText(0).EndsWith("The bots are held: Shift+Ctrl+B lets them go on."));
    screenshot("bots-held");
    click(go);
    wait([&] { return model().at() > here; }, "they go on");
    press('Z', wxMOD_CONTROL);
    wait([this] { return !model().bots_at_work(); }, "an undo stops them");
    EXPECT_EQ(go.GetLabel(), "Let the bots go on");
}

TEST_F(PlayWindow, TheStripOfBotsHasRoomOfItsOwnWheneverItComesBack) {
    begin_game();
    const int whole = board().GetSize().y;
    wxWindow& strip = named(frame(), "State of the game");
    for (int time = 0; time < 2; ++time) {
        model().seat_bot(1, "greedy");
        wait([&] { return strip.IsShownOnScreen(); }, "the strip is there");
        settle();
        EXPECT_FALSE(strip.GetScreenRect().Intersects(board().GetScreenRect())) << "time " << time;
        EXPECT_LT(board().GetSize().y, whole);
        frame().play().begin(start());
        wait([&] { return model().playing() && !strip.IsShownOnScreen(); }, "a game without bots has begun");
        settle();
        EXPECT_EQ(board().GetSize().y, whole);
    }
}

TEST_F(PlayWindow, DiceThatAreLaidDownAreShownUntilTheyAreRolled) {
    begin_game();
    ASSERT_TRUE(model().force_dice({6, 1, 4}));
    wxWindow& dice = named(frame(), "Dice that are laid down");
    wait([&] { return dice.IsShownOnScreen(); }, "they are shown");
    EXPECT_EQ(dice.GetLabel(), "Next dice: 6 1 4");
    screenshot("dice-laid-down");
}

/// Digits are choices again.
TEST_F(PlayWindow, OnceDiceAreLaidDownTheKeyboardIsBackWhereChoicesAreMade) {
    begin_game();
    click(named(frame(), "Show Table"));
    wxWindow& dice = named(frame(), "Next dice");
    click(dice);
    type("3 4");
    press(WXK_RETURN);
    wait([this] { return board().HasFocus(); }, "the board has the keyboard");
    EXPECT_EQ(model().dice_waiting(), (std::vector<int>{3, 4}));
    click(dice);
    type("9");
    press(WXK_ESCAPE);
    wait([this] { return board().HasFocus(); }, "and again, without any dice");
    EXPECT_EQ(model().dice_waiting(), (std::vector<int>{3, 4}));
    const std::size_t at = model().at();
    press('1');
    wait([&] { return model().at() == at + 1; }, "a digit chooses");
}

}  // namespace
}  // namespace briar
