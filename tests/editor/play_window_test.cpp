#include <algorithm>

#include <wx/button.h>
#include <wx/listbox.h>
#include <wx/textctrl.h>

#include "editor/board/board_canvas.hpp"
#include "editor/play/play_pane.hpp"
#include "editor/window/command_search.hpp"
#include "editor/window/open_pack.hpp"
#include "tests/editor/window_test.hpp"

/// Playing with the pointer and the keyboard.
namespace briar {
namespace {

using editor::BoardCanvas;
using editor::Target;
using editor::TargetSort;

class PlayWindow : public WindowTest {
protected:
    /// Opens the pack and begins a game with two seats as the form offers it.
    void begin_game() {
        ASSERT_TRUE(frame().open_folder(copy_pack("the-cursed-forest")));
        wait([this] { return !frame().play().loading(); }, "the form of a new game is there");
        frame().play().begin(start());
        wait([this] { return frame().play().model().playing(); }, "a game has begun");
        settle();
    }
    static editor::GameStart start() { return {"the-cursed-forest", {}, {7, 2, {}}, {}}; }
    BoardCanvas& board() { return frame().play().board(); }
    editor::PlayModel& model() { return frame().play().model(); }
    const Target& first(TargetSort sort) {
        const auto& targets = board().scene().targets;
        return *std::find_if(targets.begin(), targets.end(), [&](const Target& each) { return each.sort == sort; });
    }
    void click_target(const Target& target) {
        const wxRect box = board().pixels(target.at);
        click(board(), box.GetPosition() + box.GetSize() / 2);
    }
};

TEST_F(PlayWindow, TheStartPageListsPacksAndOpensOne) {
    screenshot("start");
    ASSERT_TRUE(frame().open_folder(copy_pack("the-cursed-forest")));
    wait([this] { return frame().pack()->check_is_current(); }, "the pack is checked");
    wait([this] { return named(frame(), "Seat 1, who decides").IsShownOnScreen(); }, "the form of a new game is there");
    screenshot("new-game");
}

TEST_F(PlayWindow, AClickOnAnEmptyPlaceExplores) {
    begin_game();
    screenshot("play-start");
    click_target(first(TargetSort::Open));
    wait([this] { return model().session().at() == 1; }, "the choice is made");
    EXPECT_EQ(first(TargetSort::Lay).sort, TargetSort::Lay);
    screenshot("play-lay");
}

TEST_F(PlayWindow, DigitsTakeOptionsAndUndoTakesThemBack) {
    begin_game();
    board().SetFocus();
    press('1');
    wait([this] { return model().session().at() == 1; }, "the first option is taken");
    press('Z', wxMOD_CONTROL);
    wait([this] { return model().session().at() == 0; }, "it is taken back");
    press('Z', wxMOD_CONTROL | wxMOD_SHIFT);
    wait([this] { return model().session().at() == 1; }, "it is done again");
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
    drag(board(), {size.x / 4, size.y / 4}, {size.x / 4 + 120, size.y / 4 + 60});
    wait([&] { return board().view().table_x(0) < left; }, "the board has moved");
    EXPECT_EQ(model().session().at(), 0U) << "a drag is no click";
    press('0', wxMOD_CONTROL);
    wait([&] { return board().view().scale() == before; }, "the whole board is shown");
}

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

TEST_F(PlayWindow, TheCommandSearchFindsAndRuns) {
    begin_game();
    frame().commands().run("view.commands");
    wxWindow& field = named(frame(), "Words of the command");
    wait([&] { return field.IsShownOnScreen(); }, "the search is there");
    auto* search = dynamic_cast<editor::CommandSearch*>(wxGetTopLevelParent(&field));
    ASSERT_NE(search, nullptr);
    search->field()->SetValue("branch");
    EXPECT_EQ(search->found()->GetCount(), 1U);
    screenshot("command-search");
    search->field()->SetFocus();
    press(WXK_RETURN);
    wait([this] { return model().line_count() == 2; }, "the game is branched");
}

}  // namespace
}  // namespace briar
