#include <algorithm>
#include <filesystem>

#include "editor/widget/linked_text.hpp"
#include "editor/window/message_bar.hpp"
#include "tests/editor/play_window.hpp"
#include "tests/root.hpp"

/// What is done on the board, with the pointer and the keyboard.
namespace briar {
namespace {

using editor::TargetSort;

using editor::BoardCanvas;
using editor::Target;
using editor::TargetSort;

TEST_F(PlayWindow, AClickOnAnEmptyPlaceExplores) {
    begin_game();
    screenshot("play-start");
    click_target(first(TargetSort::Open));
    wait([this] { return model().session().at() == 1; }, "the choice is made");
    EXPECT_EQ(first(TargetSort::Lay).sort, TargetSort::Lay);
    screenshot("play-lay");
}

/// Games that are all script have a board as well: a click on a piece takes the option that is about it.
TEST_F(PlayWindow, AClickOnAPieceOfAScriptsGameMovesIt) {
    begin_game("examples/royal-game-of-ur", 2);
    const std::string key = model().options()[first(TargetSort::Act).options.front()].key;
    click_target(first(TargetSort::Act));
    wait([this] { return model().session().at() == 1; }, "the choice is made");
    const std::vector<editor::LogEntry> log = model().log();
    EXPECT_TRUE(std::any_of(log.begin(), log.end(), [&](const auto& each) {
        return each.text.find(key) != std::string::npos;
    })) << key;
    screenshot("play-script");
}

TEST_F(PlayWindow, TabAndEnterChooseOnTheBoard) {
    begin_game();
    board().SetFocus();
    wait([this] { return board().HasFocus(); }, "the board has the focus");
    press(WXK_TAB);
    press(WXK_RETURN);
    wait([this] { return model().session().at() == 1; }, "the place is chosen");
}

TEST_F(PlayWindow, WheelZoomsDragPansFitShowsAll) {
    begin_game();
    const double before = board().view().scale();
    frame().commands().run("view.zoom-in");
    EXPECT_GT(board().view().scale(), before);
    const double left = board().view().table_x(0);
    const wxSize size = board().GetClientSize();
    drag(board(), {{size.x / 4, size.y / 4}, {size.x / 4 + 120, size.y / 4 + 60}});
    wait([&] { return board().view().table_x(0) < left; }, "the board has moved");
    EXPECT_EQ(model().session().at(), 0U) << "a drag is no click";
    press('0', wxMOD_CONTROL);
    wait([&] { return board().view().scale() == before; }, "the whole board is shown");
}

TEST_F(PlayWindow, TheCardOfATileStandsBesideIt) {
    begin_game();
    for (const int option : {1, 0, 0, 0})
        model().choose(static_cast<std::size_t>(option));
    settle();
    const wxRect box = board().pixels(board().scene().lying.back().at);
    click(board(), box.GetPosition() + wxPoint(box.width / 2, box.height / 4));
    settle();
    EXPECT_FALSE(board().hover_text().empty());
    screenshot("play-hover");
    board().SetFocus();
    press('1');
    wait([this] { return board().hover_text().empty(); }, "whoever plays on by keys sees the board");
}

TEST_F(PlayWindow, TheCardOfATileIsGoneWhenTheGameGoesOn) {
    begin_game();
    const auto middle_of_a_tile = [this] {
        const wxRect box = board().pixels(board().scene().lying.front().at);
        return box.GetPosition() + wxPoint(box.width / 2, box.height / 3);
    };
    point_at(board(), middle_of_a_tile());
    wait([this] { return board().tells(); }, "the card is there");
    model().choose(model().options().size() - 1);
    EXPECT_FALSE(board().tells()) << "somebody has made a step, whoever it was";
    settle();
    point_at(board(), middle_of_a_tile() + wxPoint(3, 3));
    wait([this] { return board().tells(); }, "it is there again when the pointer moves");
}

/// The pointer over a card shows what it is, whatever the game.
TEST_F(PlayWindow, WhatThePointerIsOverIsExplainedInAllGames) {
    const std::vector<std::pair<std::string, int>> games = {
        {"the-cursed-forest", 2}, {"the-forgotten-road", 1}, {"examples/royal-game-of-ur", 2}};
    for (const auto& [pack, seats] : games) {
        const std::string name = std::filesystem::path(pack).filename().string();
        const std::filesystem::path copy = folder() / name;
        std::filesystem::copy(project_root() / "scenarios" / pack, copy, std::filesystem::copy_options::recursive);
        open_pack(copy);
        wait([this] { return !frame().play().loading(); }, "the form of a new game is there");
        frame().play().begin({name, {}, {7, seats, {}}, {}});
        wait([this] { return model().playing(); }, "a game has begun");
        settle();
        const auto& lying = board().scene().lying;
        const auto open = std::find_if(lying.begin(), lying.end(), [](const auto& each) { return !each.face_down; });
        ASSERT_NE(open, lying.end()) << name;
        const wxRect box = board().pixels(open->at);
        point_at(board(), box.GetPosition() + box.GetSize() / 2);
        // It has been over the board of the game before, and told what lay there.
        wait([&] { return !board().hover_text().empty() && board().hover_text().front() == open->title; },
             "it is told what lies there in " + name);
        EXPECT_EQ(board().pixels(open->at), box) << "what is fitted at once need not be fitted anew";
        screenshot("hover-" + name);
        frame().play().explain();
        auto& told = dynamic_cast<editor::LinkedText&>(named(frame(), "Why things cannot be done now"));
        wait([&] { return told.IsShownOnScreen() && told.GetLineCount() > 1; }, "reasons are told");
        screenshot("why-not-" + name);
    }
}

/// As large as it is, and not when somebody has chosen what is seen.
TEST_F(PlayWindow, WhatIsLaidToOneSideComesBackToTheMiddle) {
    begin_game();
    editor::Scene aside = board().scene();
    const editor::Box before = aside.bounds;
    aside.bounds.y += before.height / 2;
    aside.bounds.height /= 2;
    const double scale = board().view().scale();
    ASSERT_GT(board().view().off_centre(aside.bounds), 0.15);
    board().show(aside, true);
    EXPECT_LT(board().view().off_centre(aside.bounds), 0.01);
    EXPECT_EQ(board().view().scale(), scale);
    frame().commands().run("view.zoom-out");
    board().show(aside, true);
    const double top = board().view().table_y(0);
    aside.bounds = before;
    board().show(aside, true);
    EXPECT_EQ(board().view().table_y(0), top);
}

/// Until somebody zooms or moves the board.
TEST_F(PlayWindow, WhatIsFittedStaysFittedWhenTheBoardChangesItsSize) {
    begin_game();
    for (int i = 0; i < 6; ++i)
        model().choose(0);
    frame().commands().run("view.fit");
    const auto fitted = [this] {
        editor::BoardView whole = board().view();
        whole.fit(board().scene().bounds);
        return whole.scale();
    };
    for (const wxSize& size : {wxSize(800, 600), wxSize(1300, 900), wxSize(1000, 640)}) {
        resize(size.x, size.y);
        EXPECT_TRUE(board().view().holds(board().scene().bounds)) << size.x;
        EXPECT_EQ(board().view().scale(), fitted()) << size.x;
    }
    frame().commands().run("view.zoom-in");
    const double chosen = board().view().scale();
    resize(1300, 900);
    EXPECT_EQ(board().view().scale(), chosen);
    EXPECT_NE(chosen, fitted());
}

/// As a pane's border is dragged: little by little.
TEST_F(PlayWindow, ABoardThatGrowsLittleByLittleIsFittedInTheEnd) {
    begin_game();
    resize(1100, 560);
    frame().commands().run("view.fit");
    const double before = board().view().scale();
    for (int height = 580; height <= 900; height += 40)
        resize(1100, height);
    EXPECT_GT(board().view().scale(), before);
}

/// Somebody may be about to click.
TEST_F(PlayWindow, AMessageAboveTheBoardMovesNothingOnIt) {
    begin_game();
    for (int i = 0; i < 4; ++i)
        model().choose(0);
    settle();
    const auto on_screen = [this] {
        return board().ClientToScreen(board().pixels(board().scene().focus).GetPosition());
    };
    const wxPoint before = on_screen();
    const int height = board().GetSize().y;
    frame().play().save_game(folder() / "game.yaml");
    wait([&] { return board().GetSize().y < height; }, "a message is shown above");
    settle();
    EXPECT_EQ(on_screen(), before);
    frame().messages().turn_away();
    wait([&] { return board().GetSize().y == height; }, "it is gone");
    settle();
    EXPECT_EQ(on_screen(), before);
}

TEST_F(PlayWindow, ABoardKeepsItsSizeWhilePiecesComeAndGo) {
    begin_game("examples/royal-game-of-ur", 2);
    const double scale = board().view().scale();
    const double left = board().view().table_x(0);
    for (int i = 0; i < 40; ++i) {
        model().choose(model().options().size() - 1);
        EXPECT_EQ(board().view().scale(), scale) << "step " << model().at();
        EXPECT_EQ(board().view().table_x(0), left) << "step " << model().at();
    }
}

/// A menu that is opened by its key tells no pointer of it.
TEST_F(PlayWindow, TheCardOfATileGoesWhenAMenuIsOpened) {
    begin_game();
    const wxRect here = board().pixels(board().scene().focus);
    point_at(board(), here.GetPosition() + here.GetSize() / 2);
    wait([this] { return !board().hover_text().empty(); }, "the card is there");
    press('F', wxMOD_ALT);
    wait([this] { return board().hover_text().empty(); }, "it is gone below the menu");
    press(WXK_ESCAPE);
    press(WXK_ESCAPE);
}

/// As long as nobody has zoomed or moved the board.
TEST_F(PlayWindow, ALongRoadIsSeenAsAWhole) {
    begin_game("the-forgotten-road", 1);
    resize(1280, 800);
    for (std::size_t i = 0; i < 60 && !model().session().over(); ++i) {
        model().choose(i * 3 % model().options().size());
        settle();
        EXPECT_TRUE(board().view().holds(board().scene().bounds)) << "step " << model().at();
    }
    screenshot("play-long-road");
}

TEST_F(PlayWindow, PiecesThatCanBeChosenCarryTheNumbersOfTheirOptions) {
    begin_game("examples/royal-game-of-ur", 2);
    while (model().options().size() < 3)
        model().choose(0);
    settle();
    screenshot("play-ur");
}

/// The one that is seen is the one that a click lays.
TEST_F(PlayWindow, ATileIsTurnedByItsKeyBeforeItIsLaid) {
    begin_game();
    const auto turnable = [this] {
        const auto& targets = board().scene().targets;
        return std::find_if(targets.begin(), targets.end(), [](const auto& each) { return each.can_be_turned(); });
    };
    for (int i = 0; i < 200 && turnable() == board().scene().targets.end(); ++i) {
        model().choose(static_cast<std::size_t>(i) % model().options().size());
        settle();
    }
    ASSERT_NE(turnable(), board().scene().targets.end());
    const editor::Target target = *turnable();
    const wxRect box = board().pixels(target.at);
    board().SetFocus();
    point_at(board(), box.GetPosition() + box.GetSize() / 2);
    press('R');
    screenshot("play-turned");
    const std::string wanted = model().options()[target.options[1]].key;
    const std::size_t at = model().at();
    click(board(), box.GetPosition() + box.GetSize() / 2);
    wait([&] { return model().at() == at + 1; }, "the tile is laid");
    EXPECT_EQ(model().course().steps().back().key, wanted);
}

}  // namespace
}  // namespace briar
