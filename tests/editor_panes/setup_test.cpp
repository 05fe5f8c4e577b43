#include <algorithm>

#include <wx/listbox.h>
#include <wx/textctrl.h>

#include "editor/setup/pile_list.hpp"
#include "editor/setup/setup_pane.hpp"
#include "editor/widget/choice_search.hpp"
#include "tests/editor_panes/pane_test.hpp"

/// What lies in which stack and bag, changed with the pointer and the keyboard.
namespace briar::editor {
namespace {

class Setup : public PaneTest {
protected:
    void show(const std::string& full_id) {
        pane_ = new SetupPane(frame(), host(), full_id);
        put(pane_);
    }
    void wait_for(const std::string& file, const std::string& words) {
        wait([&] { return text(file).find(words) != std::string::npos; }, file + " has " + words);
        settle();
    }
    void undo_gives(const std::string& file, const std::string& before) {
        while (workspace().undo()) {
        }
        EXPECT_EQ(text(file), before);
        settle();
    }

    SetupPane* pane_ = nullptr;
};

TEST_F(Setup, ShowsAScenarioOfTheProject) {
    open_copy("the-cursed-forest");
    show("scenarios/the-cursed-forest");
    EXPECT_EQ(pane_->piles().GetCount(), 3U);
    screenshot("setup");
    pane_->piles().SetFocus();
    press(WXK_DOWN);
    wait([&] { return pane_->piles().GetSelection() == 1; }, "the bag is chosen");
    pane_->list().SelectRow(2);
    settle();
    screenshot("setup-bag");
}

TEST_F(Setup, TellsWhatIsLeftOutAndWhoAddsWhat) {
    folder_.write_house();
    folder_.write_wing();
    open_written("wing");
    show("scenarios/house");
    pane_->piles().SetSelection(1);
    pane_->refresh();
    EXPECT_NE(wxWindow::FindWindowByLabel("5 in all, of 2 sorts: 4 from house, 1 from wing.", pane_), nullptr);
    EXPECT_NE(wxWindow::FindWindowByLabel("Left out: Ghost", pane_), nullptr);
    screenshot("setup-packs");
}

TEST_F(Setup, ShowsAnotherGameAsWell) {
    open_copy("the-forgotten-road");
    show("scenarios/the-forgotten-road");
    EXPECT_GT(pane_->piles().GetCount(), 5U);
    screenshot("setup-road");
}

TEST_F(Setup, NumbersAreChangedByKeysInOneLine) {
    open_house();
    show("scenarios/house");
    const std::string before = text("tiles.yaml");
    pane_->list().choose("hall");
    pane_->list().SetFocus();
    press('+');
    wait_for("tiles.yaml", "    count: 4\n");
    press('+');
    wait_for("tiles.yaml", "    count: 5\n");
    EXPECT_EQ(changed_lines(before, text("tiles.yaml")), 1);
    press('-');
    wait_for("tiles.yaml", "    count: 4\n");
    EXPECT_EQ(pane_->piles().GetString(0), "House: stack  (6)");
    ASSERT_TRUE(workspace().undo());
    EXPECT_EQ(text("tiles.yaml"), before) << "several steps are one";
}

TEST_F(Setup, NumbersAreChangedInPlace) {
    open_house();
    show("scenarios/house");
    const std::string before = text("tiles.yaml");
    const wxRect box = pane_->list().number_box("hall");
    const wxPoint middle = box.GetPosition() + wxPoint(box.width / 3, box.height / 2);
    click(pane_->list(), middle);
    click(pane_->list(), middle);
    settle();
    press('A', wxMOD_CONTROL);
    type("7");
    press(WXK_RETURN);
    wait_for("tiles.yaml", "    count: 7\n");
    EXPECT_EQ(changed_lines(before, text("tiles.yaml")), 1);
    undo_gives("tiles.yaml", before);
}

TEST_F(Setup, ADoubleClickOnANumberTakesNothingOut) {
    open_house();
    show("scenarios/house");
    const std::string before = text("scenario.yaml") + text("tiles.yaml");
    pane_->list().choose("den");
    const wxRect box = pane_->list().number_box("den");
    for (const int at : {box.width / 3, box.width / 2, box.width * 3 / 4}) {
        point_at(pane_->list(), box.GetPosition() + wxPoint(at, box.height / 2));
        ui_.MouseDblClick();
        settle();
        press(WXK_RETURN);
        settle();
    }
    EXPECT_EQ(text("scenario.yaml") + text("tiles.yaml"), before);
    point_at(pane_->list(), box.GetPosition() + wxPoint(box.width / 2, box.height / 2));
    ui_.MouseDblClick();
    settle();
    press('A', wxMOD_CONTROL);
    type("0");
    press(WXK_RETURN);
    wait([&] { return !refused().empty(); }, "none is refused, with a reason");
    EXPECT_EQ(text("scenario.yaml") + text("tiles.yaml"), before);
    screenshot("setup-refused");
}

TEST_F(Setup, EntriesArePutInAndTakenOut) {
    open_house();
    show("scenarios/house");
    const std::string before = text("scenario.yaml");
    pane_->piles().SetSelection(1);
    pane_->refresh();
    click(*wxWindow::FindWindowByLabel(wxString::FromUTF8("&Add\xE2\x80\xA6"), pane_));
    wait([] { return wxWindow::FindWindowByName("Add monsters") != nullptr; }, "there is a list");
    auto* search = dynamic_cast<ChoiceSearch*>(wxWindow::FindWindowByName("Add monsters"));
    ASSERT_NE(search, nullptr);
    wait([&] { return search->IsActive(); }, "the list is shown");
    search->field()->SetFocus();
    settle();
    type("gho");
    wait([&] { return search->field()->GetValue() == "gho"; }, "the words are there");
    screenshot("setup-add");
    press(WXK_RETURN);
    wait_for("scenario.yaml", "monsters: [{all: monsters}]");
    EXPECT_EQ(changed_lines(before, text("scenario.yaml")), 1);
    wait([&] { return pane_->list().chosen() != nullptr; }, "the new one is chosen");
    pane_->list().choose("rat");
    pane_->list().SetFocus();
    press(WXK_DELETE);
    wait_for("scenario.yaml", "except: [rat]");
    EXPECT_TRUE(refused().empty());
    undo_gives("scenario.yaml", before);
}

TEST_F(Setup, AnEmptyPileSaysSo) {
    folder_.write_house();
    folder_.write(
        "house/scenario.yaml",
        "scenarios:\n  house:\n    system: crawl\n    realms:\n      house: {name: The house, start: gate}\n");
    open_written("house");
    show("scenarios/house");
    EXPECT_EQ(pane_->piles().GetString(0), "The house: stack  (0)");
    screenshot("setup-empty");
}

TEST_F(Setup, AProblemOfANumberLeadsToItsRowWhichIsMarked) {
    folder_.write_house();
    folder_.write(
        "house/scenario.yaml",
        "scenarios:\n  house:\n    system: crawl\n    realms:\n      house: {start: gate, stack: [{tag: room}, "
        "{entry: den, count: 200}]}\n");
    open_written("house");
    show("scenarios/house");
    const auto problems = host().check_now()->by_entry.find("scenarios/house");
    ASSERT_NE(problems, host().check_now()->by_entry.end());
    const auto wrong = std::find_if(problems->second.begin(), problems->second.end(),
                                    [](const Diagnostic* each) { return each->id == "shape.out-of-range"; });
    ASSERT_NE(wrong, problems->second.end());
    ASSERT_TRUE(pane_->show_place((*wrong)->place));
    EXPECT_EQ(pane_->piles().GetSelection(), 0);
    ASSERT_NE(pane_->list().chosen(), nullptr);
    EXPECT_EQ(pane_->list().chosen()->id, "den");
    EXPECT_TRUE(named("Problem of the chosen row").GetLabel().Contains("is 200"));
    screenshot("setup-problem");
}

}  // namespace
}  // namespace briar::editor
