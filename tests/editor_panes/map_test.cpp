#include <algorithm>
#include <filesystem>

#include <wx/choice.h>
#include <wx/listbox.h>
#include <wx/spinctrl.h>
#include <wx/srchctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/board/board_canvas.hpp"
#include "editor/map/map_palette.hpp"
#include "editor/map/map_pane.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/scene/mark_layout.hpp"
#include "editor/widget/choice_search.hpp"
#include "tests/editor_panes/pane_test.hpp"
#include "tests/large_pack/large_pack.hpp"
#include "tests/root.hpp"

/// Positions on the board, changed with the pointer and the keyboard.
namespace briar::editor {
namespace {

namespace fs = std::filesystem;

class Map : public PaneTest {
protected:
    void show(const std::string& full_id) {
        pane_ = new MapPane(frame(), host(), full_id);
        put(pane_);
        wait_for_content();
    }
    void wait_for_content() {
        wait([&] { return !pane_->busy(); }, "it is known what the content means");
        settle();
    }
    void choose_position(int row) {
        pane_->positions().SetFocus();
        click_row(pane_->positions(), row);
        wait([&] { return pane_->positions().GetSelection() == row; }, "the position is chosen");
        wait_for_content();
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
        wait([&] { return text(file_).find(words) != std::string::npos; }, "the test has " + words);
        settle();
    }
    void undo_gives(const std::string& before) {
        while (workspace().undo()) {
        }
        EXPECT_EQ(text(file_), before);
        settle();
    }

    const Lying& lying(const std::string& title) {
        const auto& all = pane_->laid().scene.lying;
        const auto found = std::find_if(all.begin(), all.end(), [&](const Lying& each) { return each.title == title; });
        if (found == all.end()) throw std::runtime_error(title + " does not lie there");
        return *found;
    }
    /// Behind what lies in the zone of this title.
    Box empty_place(const std::string& zone) {
        const Scene& scene = pane_->laid().scene;
        for (const Region& region : scene.regions) {
            if (!region.title.starts_with(zone)) continue;
            for (const Cell& cell : scene.cells)
                if (region.at.holds(cell.at.x, cell.at.y)) return cell.at;
        }
        throw std::runtime_error("there is no zone " + zone);
    }
    void click_piece(const std::string& words) {
        wxListBox& list = pane_->pieces();
        const auto begins = [&](int row) { return list.GetString(static_cast<unsigned>(row)).StartsWith(words); };
        int row = 0;
        while (row < static_cast<int>(list.GetCount()) && !begins(row))
            ++row;
        ASSERT_LT(row, static_cast<int>(list.GetCount())) << words;
        click_row(list, row);
        wait([&] { return list.GetSelection() == row && pane_->selected(); }, words + " is chosen");
        settle();
    }
    void step_up(const std::string& value, int by) {
        auto* spin = dynamic_cast<wxSpinCtrl*>(&named(value));
        ASSERT_NE(spin, nullptr);
        spin->SetFocus();
        wait([&] { return spin->HasFocus(); }, "the field has the focus");
        press(by > 0 ? WXK_UP : WXK_DOWN);
    }

    MapPane* pane_ = nullptr;
    std::string file_ = "tests/first.yaml";
};

TEST_F(Map, PositionsAreFoundByWordsOfTheirNames) {
    open_copy("the-cursed-forest");
    show("scenarios/the-cursed-forest");
    const auto chosen = [this] { return pane_->positions().GetStringSelection().Lower(); };
    wxWindow& search = named("Find a position");
    search.SetFocus();
    type("spider");
    wait([&] { return chosen().Contains("spider"); }, "the first one with the word");
    wait_for_content();
    const wxString first = chosen();
    press(WXK_RETURN);
    wait([&] { return chosen() != first; }, "the next one");
    EXPECT_TRUE(chosen().Contains("spider")) << chosen();
    wait_for_content();
    EXPECT_TRUE(pane_->laid().game) << "it is shown";
    const wxArrayString words = wxSplit(chosen(), ' ', '\0');
    auto& field = dynamic_cast<wxSearchCtrl&>(search);
    field.SetValue(words[words.size() - 1] + " " + words[0]);
    wait([&] { return chosen().Contains(words[0]) && chosen().Contains(words[words.size() - 1]); },
         "words in any order");
    const wxString found = chosen();
    field.SetValue("xyzzy");
    settle();
    EXPECT_EQ(chosen(), found) << "there is none";
    search.SetFocus();
    press(WXK_ESCAPE);
    wait([&] { return field.IsEmpty(); }, "the search is ended");
}

TEST_F(Map, ListsAndButtonsAreWholeInASmallWindow) {
    open_copy("the-cursed-forest");
    show("scenarios/the-cursed-forest");
    frame()->SetClientSize(frame()->FromDIP(wxSize(720, 470)));
    settle();
    EXPECT_GE(pane_->pieces().GetSize().y, frame()->FromDIP(90));
    EXPECT_GE(pane_->positions().GetSize().y, frame()->FromDIP(90));
    for (const char* label : {"&Turn", "Take &away", "O&pen", "As &YAML"}) {
        const wxWindow* button = wxWindow::FindWindowByLabel(label, pane_);
        ASSERT_NE(button, nullptr) << label;
        EXPECT_GE(button->GetSize().y, button->GetBestSize().y) << label;
        EXPECT_GE(button->GetSize().x, button->GetBestSize().x) << label;
        const wxRect inside(button->GetParent()->GetClientSize());
        EXPECT_TRUE(inside.Contains(button->GetRect())) << label;
    }
    screenshot("map-small");
}

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

/// A game of rows and hands.
TEST_F(Map, CardsAreDraggedFromZoneToZone) {
    fs::copy(project_root() / "scenarios/the-forgotten-road", folder_.folder() / "road", fs::copy_options::recursive);
    folder_.write("road/tests/a.yaml", R"(tests:
  in the mill:
    given: {row: [lux, mill-ruin], hand: [echo, heavy-blow], heroes: [{hero: hadric}, {hero: wren}, {hero: corin}]}
    then: {result: playing}
)");
    open_written("road");
    file_ = "tests/a.yaml";
    show("scenarios/the-forgotten-road");
    screenshot("map-road-fresh");
    choose_position(1);
    const std::string before = text(file_);
    screenshot("map-road");
    EXPECT_TRUE(pane_->palette().IsEnabled());
    // From the hand into the empty place of what is discarded.
    drag(board(), {middle(lying("Echo").at), middle(empty_place("Discarded"))});
    wait_for("discard: [echo]");
    EXPECT_NE(text(file_).find("hand: [heavy-blow]"), std::string::npos);
    // From a list.
    click_piece("Heavy blow");
    click(*wxWindow::FindWindowByLabel(dots("Move t&o"), pane_));
    wait([] { return wxWindow::FindWindowByName(dots("Move to")) != nullptr; }, "there is a list");
    auto* search = dynamic_cast<ChoiceSearch*>(wxWindow::FindWindowByName(dots("Move to")));
    ASSERT_NE(search, nullptr);
    wait([&] { return search->IsShownOnScreen() && search->IsActive(); }, "the list is shown");
    search->field()->SetFocus();
    type("before echo");
    wait([&] { return search->field()->GetValue() == "before echo"; }, "the words are there");
    screenshot("map-road-where-to");
    press(WXK_RETURN);
    wait_for("discard: [heavy-blow, echo]");
    // A number of a hero, and one of the table.
    click_piece("Wren");
    step_up("Health", -1);
    wait_for("{hero: wren, health: ");
    screenshot("map-road-hero");
    EXPECT_TRUE(refused().empty()) << refused();
    undo_gives(before);
}

/// A game that is all script.
TEST_F(Map, PiecesMoveOverSquaresByKeyboard) {
    open_copy("examples/royal-game-of-ur");
    file_ = "tests/ur.yaml";
    show("scenarios/royal-game-of-ur");
    const int row = pane_->positions().FindString("landing on the other's piece sends it back");
    ASSERT_NE(row, wxNOT_FOUND);
    choose_position(row);
    const std::string before = text(file_);
    screenshot("map-ur");
    click_piece("Black piece  Middle, place 2");
    press('M');
    wait([&] { return board().HasFocus() && !board().scene().targets.empty(); }, "places are shown");
    screenshot("map-ur-move");
    press(WXK_TAB, wxMOD_SHIFT);
    press(WXK_RETURN);
    wait([&] { return text(file_) != before; }, "it is moved");
    EXPECT_NE(text(file_).find("black: [black-piece]"), std::string::npos) << text(file_);
    click_piece("Black piece  Home, Black");
    press(WXK_DELETE);
    wait([&] { return text(file_).find("home: {black: [black-piece]}\n") == std::string::npos; }, "it is taken away");
    EXPECT_TRUE(refused().empty()) << refused();
    undo_gives(before);
}

TEST_F(Map, PiecesAreDraggedInOneLine) {
    open_house();
    show("scenarios/house");
    choose_position(1);
    const std::string before = text(file_);
    ASSERT_EQ(pane_->laid().scene.lying.size(), 2U);
    screenshot("map-house");
    const std::vector<Box> marks = lay_out_marks(pane_->laid().scene.lying[0].marks);
    ASSERT_EQ(marks.size(), 1U);
    const wxRect gate = board().pixels(tile(0));
    const wxPoint hero(gate.x + static_cast<int>((marks[0].x + marks[0].width / 2) * gate.width),
                       gate.y + static_cast<int>((marks[0].y + marks[0].height / 2) * gate.height));
    drag(board(), {hero, middle(tile(1))});
    wait_for("heroes: [{hero: ann, at: 0 -1}]");
    EXPECT_EQ(changed_lines(before, text(file_)), 1);
    undo_gives(before);
}

TEST_F(Map, PiecesArePutFromThePalette) {
    open_house();
    show("scenarios/house");
    choose_position(1);
    const std::string before = text(file_);
    click_row(pane_->palette().list(), 2);  // the den
    wait([&] { return !board().scene().targets.empty(); }, "there are places");
    settle();
    screenshot("map-put");
    board().SetFocus();
    wait([&] { return board().HasFocus(); }, "the board has the focus");
    const Box first = board().scene().targets.front().at;
    click(board(), middle(first));
    wait_for("{tile: den, at: ");
    EXPECT_EQ(changed_lines(before, text(file_)), 1);
    press(WXK_ESCAPE);
    wait([&] { return board().scene().targets.empty(); }, "nothing is put any more");
    undo_gives(before);
}

TEST_F(Map, TheKeyboardTurnsMovesAndTakesAway) {
    open_house();
    show("scenarios/house");
    choose_position(1);
    const std::string before = text(file_);
    click_row(pane_->pieces(), 2);  // the last room
    wait([&] { return pane_->selected() == pane_->laid().scene.lying[1].piece; }, "the tile is chosen");
    press('R');
    wait_for("{tile: last, at: 0 -1, turn: 1}");
    EXPECT_EQ(changed_lines(before, text(file_)), 1);
    press('R', wxMOD_SHIFT);
    wait([&] { return text(file_) == before; }, "it is turned back");
    pane_->pieces().SetFocus();
    press('M');
    wait([&] { return board().HasFocus() && !board().scene().targets.empty(); }, "places are shown");
    press(WXK_TAB);
    press(WXK_RETURN);
    wait([&] { return text(file_) != before; }, "it is moved");
    EXPECT_EQ(changed_lines(before, text(file_)), 1);
    pane_->pieces().SetFocus();
    press(WXK_DELETE);
    wait([&] { return text(file_).find("tile: last") == std::string::npos; }, "it is taken away");
    undo_gives(before);
}

TEST_F(Map, InALittleWindowNothingIsSqueezedAndWordsAreWhole) {
    open_house();
    show("scenarios/house");
    choose_position(1);
    frame()->SetClientSize(frame()->FromDIP(wxSize(620, 280)));
    settle();
    screenshot("map-little");
    for (const char* list : {"Positions", "On the table", "Pieces to put"})
        EXPECT_GE(named(list).GetSize().y, frame()->FromDIP(90)) << list << " shows some rows";
    for (const wxWindow* each : named("Values").GetChildren()) {
        const bool words = dynamic_cast<const wxStaticText*>(each) != nullptr;
        const int needed = words ? each->GetTextExtent(each->GetLabel()).x : each->GetMinSize().x;
        EXPECT_GE(each->GetSize().x, needed) << each->GetLabel() << each->GetName();
    }
}

TEST_F(Map, ARenamedPositionStaysChosenThroughUndoAndRedo) {
    open_house();
    show("scenarios/house");
    choose_position(1);
    const wxString before = pane_->positions().GetStringSelection();
    click_piece("Last");
    const PieceId piece = pane_->selected();
    wxWindow& name = named("Name of the position");
    type_over(name, "in the great hall");
    press(WXK_RETURN);
    wait([&] { return pane_->positions().GetStringSelection() == "in the great hall"; }, "it is renamed");
    EXPECT_EQ(pane_->selected(), piece);
    workspace().undo();
    wait([&] { return pane_->positions().FindString("in the great hall") == wxNOT_FOUND; }, "it has its old name");
    EXPECT_EQ(pane_->positions().GetStringSelection(), before);
    EXPECT_EQ(dynamic_cast<wxTextCtrl&>(name).GetValue(), before);
    EXPECT_EQ(pane_->selected(), piece);
    workspace().redo();
    wait([&] { return pane_->positions().FindString("in the great hall") != wxNOT_FOUND; }, "it has its new name");
    EXPECT_EQ(pane_->positions().GetStringSelection(), "in the great hall");
    EXPECT_TRUE(pane_->palette().IsEnabled()) << "it can be changed";
}

/// A click on a list chooses before it takes the keyboard away: what is typed is meant for what was shown.
TEST_F(Map, WhatIsTypedIsTakenForWhatWasShownWhenAnotherRowIsClicked) {
    open_house();
    show("scenarios/house");
    choose_position(1);
    const auto click_first_row = [this](wxListBox& list) {
        click(list, frame()->FromDIP(wxPoint(30, 8)));
        wait([&] { return list.GetSelection() == 0; }, "the first row is chosen");
        settle();
    };
    click_piece("    Ann");
    type_over(named("Health"), "2");
    click_first_row(pane_->pieces());
    EXPECT_NE(text(file_).find("health: 2"), std::string::npos) << text(file_);
    choose_position(1);
    const wxString before = pane_->positions().GetStringSelection();
    type_over(named("Name of the position"), "in the great hall");
    click_first_row(pane_->positions());
    EXPECT_EQ(pane_->positions().FindString("in the great hall"), 1);
    EXPECT_EQ(pane_->positions().FindString(before), wxNOT_FOUND);
}

/// What it means takes a while in a large pack: the window listens meanwhile.
TEST_F(Map, ContentIsFoundOutInAnotherThread) {
    write_large_pack(folder_.folder() / "marches");
    folder_.write("marches/tests/first.yaml",
                  "tests:\n  here:\n    scenario: marches\n    then: {}\n"
                  "  in calm:\n    scenario: marches\n    modes: [calm]\n    then: {}\n");
    open_written("marches");
    pane_ = new MapPane(frame(), host(), "scenarios/marches");
    EXPECT_TRUE(pane_->busy());
    EXPECT_EQ(pane_->positions().GetCount(), 3U) << "what there is can be seen at once";
    EXPECT_FALSE(pane_->laid().game);
    put(pane_);
    wait_for_content();
    EXPECT_TRUE(pane_->laid().game);

    choose_position(1);
    const auto rules = pane_->laid().rules;
    ASSERT_TRUE(pane_->palette().IsEnabled());
    check_pack();
    pane_->refresh();
    EXPECT_TRUE(pane_->busy()) << "there is other content";
    EXPECT_EQ(pane_->laid().rules, rules) << "and what was shown stays until then";
    EXPECT_TRUE(pane_->palette().IsEnabled()) << "and can be changed";
    wait_for_content();
    EXPECT_NE(pane_->laid().rules, rules);

    click_row(pane_->positions(), 2);
    EXPECT_EQ(pane_->laid().rules ? pane_->laid().rules->modes.size() : 1U, 1U) << "nothing of the other is shown";
    wait_for_content();
    EXPECT_TRUE(pane_->laid().game);
}

TEST_F(Map, IsClosedWhileContentIsFoundOut) {
    write_large_pack(folder_.folder() / "marches");
    open_written("marches");
    show("scenarios/marches");
    check_pack();
    pane_->refresh();
    ASSERT_TRUE(pane_->busy());
    pane_->Destroy();
    settle();
    EXPECT_TRUE(refused().empty());
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
    // Its name is typed at once; no blank of it is for a button.
    wait([&] { return named("Name of the position").HasFocus(); }, "it is to be named");
    type("my own start");
    press(WXK_RETURN);
    wait([&] { return pane_->positions().GetStringSelection() == "my own start"; }, "it is named");
    EXPECT_EQ(pane_->positions().GetCount(), 3U) << "and there is only one of it";
}

}  // namespace
}  // namespace briar::editor
