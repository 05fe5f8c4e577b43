#include <wx/choice.h>
#include <wx/listbox.h>

#include "editor/board/board_canvas.hpp"
#include "editor/map/map_palette.hpp"
#include "editor/map/map_pane.hpp"
#include "editor/scene/mark_layout.hpp"
#include "tests/editor_panes/pane_test.hpp"

/// Positions on the board, changed with the pointer and the keyboard.
namespace briar::editor {
namespace {

constexpr const char* kFile = "tests/first.yaml";

class Map : public PaneTest {
protected:
    void show(const std::string& full_id) {
        pane_ = new MapPane(frame(), host(), full_id);
        put(pane_);
    }
    void choose_position(int row) {
        pane_->positions().SetFocus();
        click_row(pane_->positions(), row);
        wait([&] { return pane_->positions().GetSelection() == row; }, "the position is chosen");
        settle();
    }
    /// Rows of GTK's lists cannot be asked where they are: the keyboard finds them.
    void click_row(wxListBox& list, int row) {
        list.SetFocus();
        press(WXK_HOME);
        for (int i = list.GetSelection(); i < row; ++i)
            press(WXK_DOWN);
    }
    wxPoint middle(const Box& box) {
        const wxRect at = board().pixels(box);
        return at.GetPosition() + at.GetSize() / 2;
    }
    BoardCanvas& board() { return pane_->board(); }
    Box tile(std::size_t number) { return pane_->laid().scene.lying[number].at; }
    void wait_for(const std::string& words) {
        wait([&] { return text(kFile).find(words) != std::string::npos; }, "the test has " + words);
        settle();
    }
    void undo_gives(const std::string& before) {
        while (workspace().undo()) {
        }
        EXPECT_EQ(text(kFile), before);
        settle();
    }

    MapPane* pane_ = nullptr;
};

TEST_F(Map, ShowsPositionsOfTheProject) {
    open_copy("the-cursed-forest");
    show("scenarios/the-cursed-forest");
    screenshot("map-fresh");
    EXPECT_GT(pane_->positions().GetCount(), 20U);
    const int row =
        pane_->positions().FindString("when all four seeds stand before the Maiden Tree she clears the forest");
    ASSERT_NE(row, wxNOT_FOUND);
    pane_->positions().SetFocus();
    press(WXK_HOME);
    for (int i = 0; i < row; ++i)
        press(WXK_DOWN);
    wait([&] { return pane_->laid().scene.lying.size() == 4; }, "the position is laid out");
    settle();
    click(board(), middle(tile(1)) - wxPoint(board().pixels(tile(1)).width * 2 / 5, 0));
    screenshot("map");
    EXPECT_TRUE(pane_->selected());
}

TEST_F(Map, ShowsAnotherGameAsWell) {
    open_copy("the-forgotten-road");
    show("scenarios/the-forgotten-road");
    press(WXK_DOWN);
    screenshot("map-road");
    EXPECT_FALSE(pane_->palette().IsEnabled());
}

TEST_F(Map, PiecesAreDraggedInOneLine) {
    open_house();
    show("scenarios/house");
    choose_position(1);
    const std::string before = text(kFile);
    ASSERT_EQ(pane_->laid().scene.lying.size(), 2U);
    screenshot("map-house");
    const std::vector<Box> marks = lay_out_marks(pane_->laid().scene.lying[0].marks);
    ASSERT_EQ(marks.size(), 1U);
    const wxRect gate = board().pixels(tile(0));
    const wxPoint hero(gate.x + static_cast<int>((marks[0].x + marks[0].width / 2) * gate.width),
                       gate.y + static_cast<int>((marks[0].y + marks[0].height / 2) * gate.height));
    drag(board(), {hero, middle(tile(1))});
    wait_for("heroes: [{hero: ann, at: 0 -1}]");
    EXPECT_EQ(changed_lines(before, text(kFile)), 1);
    undo_gives(before);
}

TEST_F(Map, PiecesArePutFromThePalette) {
    open_house();
    show("scenarios/house");
    choose_position(1);
    const std::string before = text(kFile);
    click_row(pane_->palette().list(), 2);  // the den
    wait([&] { return !board().scene().targets.empty(); }, "there are places");
    settle();
    screenshot("map-put");
    board().SetFocus();
    wait([&] { return board().HasFocus(); }, "the board has the focus");
    const Box first = board().scene().targets.front().at;
    click(board(), middle(first));
    wait_for("{tile: den, at: ");
    EXPECT_EQ(changed_lines(before, text(kFile)), 1);
    press(WXK_ESCAPE);
    wait([&] { return board().scene().targets.empty(); }, "nothing is put any more");
    undo_gives(before);
}

TEST_F(Map, TheKeyboardTurnsMovesAndTakesAway) {
    open_house();
    show("scenarios/house");
    choose_position(1);
    const std::string before = text(kFile);
    click_row(pane_->pieces(), 2);  // the last room
    wait([&] { return pane_->selected() == pane_->laid().scene.lying[1].piece; }, "the tile is chosen");
    press('R');
    wait_for("{tile: last, at: 0 -1, turn: 1}");
    EXPECT_EQ(changed_lines(before, text(kFile)), 1);
    press('R', wxMOD_SHIFT);
    wait([&] { return text(kFile) == before; }, "it is turned back");
    pane_->pieces().SetFocus();
    press('M');
    wait([&] { return board().HasFocus() && !board().scene().targets.empty(); }, "places are shown");
    press(WXK_TAB);
    press(WXK_RETURN);
    wait([&] { return text(kFile) != before; }, "it is moved");
    EXPECT_EQ(changed_lines(before, text(kFile)), 1);
    pane_->pieces().SetFocus();
    press(WXK_DELETE);
    wait([&] { return text(kFile).find("tile: last") == std::string::npos; }, "it is taken away");
    undo_gives(before);
}

TEST_F(Map, ANewPositionCanBeMadeAndChanged) {
    open_house();
    show("scenarios/house");
    click(*wxWindow::FindWindowByLabel("&New position", pane_));
    wait([&] { return workspace().document("tests/house.yaml") != nullptr; }, "there is a file");
    settle();
    EXPECT_EQ(pane_->positions().GetStringSelection(), "a new position");
    EXPECT_TRUE(pane_->palette().IsEnabled());
    screenshot("map-new");
}

}  // namespace
}  // namespace briar::editor
