#include <fstream>

#include <wx/srchctrl.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>
#include <wx/timer.h>
#include <wx/treectrl.h>

#include "editor/core/workspace.hpp"
#include "editor/widget/type_ahead.hpp"
#include "editor/window/entry_pane.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/pack_tree.hpp"
#include "tests/editor/window_test.hpp"

/// The pack's tree in hands: searching, looking at entries, copying them.
namespace briar {
namespace {

class TreeWindow : public WindowTest {
protected:
    void SetUp() override {
        WindowTest::SetUp();
        const std::filesystem::path pack = folder() / "nests";
        std::filesystem::create_directories(pack);
        std::ofstream(pack / "pack.yaml") << "id: nests\ntitle: Nests\nversion: 0.1.0\nsystem: crawl\n";
        std::ofstream(pack / "nests.yaml") << "monsters:\n  owl: {name: Owl, health: 3, dice: 2}\n"
                                              "  cave-bear: {name: Cave bear, health: 5, dice: 2}\n"
                                              "tiles:\n  nest: {name: Nest, edges: n e}\n";
        open_pack(pack);
    }
    wxTreeCtrl& tree() { return dynamic_cast<wxTreeCtrl&>(named(frame(), "Entries and files")); }
    wxSearchCtrl& search() { return dynamic_cast<wxSearchCtrl&>(named(frame(), "Search the pack")); }
    void search_for(const std::string& words) {
        frame().commands().run("edit.search-pack");
        type(words);
        wait([&] { return search().GetValue() == words; }, "the words are there");
        settle();
    }
    /// The item of that label, wherever it stands.
    wxTreeItemId item(const wxString& label) {
        wxTreeItemIdValue cookie;
        wxTreeItemIdValue inner;
        const wxTreeItemId root = tree().GetRootItem();
        for (wxTreeItemId group = tree().GetFirstChild(root, cookie); group.IsOk();
             group = tree().GetNextChild(root, cookie)) {
            for (wxTreeItemId each = tree().GetFirstChild(group, inner); each.IsOk();
                 each = tree().GetNextChild(group, inner)) {
                if (tree().GetItemText(each).StartsWith(label)) return each;
            }
        }
        return {};
    }
    void click_item(const wxString& label) {
        const wxTreeItemId clicked = item(label);
        ASSERT_TRUE(clicked.IsOk()) << label;
        wxRect box;
        ASSERT_TRUE(tree().GetBoundingRect(clicked, box, true)) << label;
        click(tree(), box.GetPosition() + box.GetSize() / 2);
    }
    bool shows(const std::string& full_id) {
        const auto* page = dynamic_cast<editor::EntryPane*>(frame().tabs().GetCurrentPage());
        return page != nullptr && page->full_ids() == std::vector<std::string>{full_id};
    }
};

TEST_F(TreeWindow, ADoubleClickOpensAndShutsAHeading) {
    wxTreeItemIdValue cookie;
    const wxTreeItemId root = tree().GetRootItem();
    const wxTreeItemId first = tree().GetFirstChild(root, cookie);
    const wxTreeItemId second = tree().GetNextChild(root, cookie);
    tree().Collapse(first);
    tree().Expand(second);
    settle();
    const auto double_click_on = [&](const wxTreeItemId& group) {
        wxRect box;
        ASSERT_TRUE(tree().GetBoundingRect(group, box, true));
        double_click(tree(), box.GetPosition() + box.GetSize() / 2);
    };
    double_click_on(first);
    wait([&] { return tree().IsExpanded(first); }, "it is open");
    settle();
    double_click_on(second);
    wait([&] { return !tree().IsExpanded(second); }, "the other one is shut");
}

TEST_F(TreeWindow, AnExpansionWithSomethingNewCanBeLeft) {
    const std::filesystem::path pack = folder() / "more-nests";
    std::filesystem::create_directories(pack);
    std::ofstream(pack / "pack.yaml") << "id: more-nests\ntitle: More nests\nversion: 0.1.0\nrequires: {nests: '*'}\n";
    open_pack(pack);
    in_dialog([this] { frame().commands().run("entry.new"); },
              [&](wxDialog& dialog) {
                  choose(named(dialog, "Kind"), "Monster");
                  type_over(named(dialog, "Name or id"), "Asp");
                  press_button(dialog, wxID_OK);
              });
    wait([this] { return frame().pack()->check_is_current(); }, "it is checked");
    wait([this] { return item("Asp").IsOk() && tree().GetItemImage(item("Asp")) > 0; }, "its picture is painted");
    press('S', wxMOD_CONTROL);
    wait([this] { return frame().pack()->workspace().modified_files().empty(); }, "it is saved");
    EXPECT_TRUE(frame().close_pack());
    settle();
    EXPECT_EQ(tree().GetCount(), 0U);
    open_pack(folder() / "nests");
    EXPECT_TRUE(item("Owl").IsOk());
}

TEST_F(TreeWindow, WhoClicksWhatWasFoundStaysInTheTree) {
    search_for("owl");
    click_item("Owl");
    wait([this] { return shows("monsters/owl"); }, "the entry is shown");
    settle();
    EXPECT_EQ(wxWindow::FindFocus(), &tree());
    search_for("e");  // elsewhere than the first: two clicks in one place would be a double click
    click_item("Cave bear");
    wait([this] { return shows("monsters/cave-bear"); }, "the next one is shown");
    settle();
    EXPECT_EQ(wxWindow::FindFocus(), &tree());
    type("x");
    settle();
    EXPECT_FALSE(frame().pack()->workspace().modified()) << "letters are not for the name";
}

TEST_F(TreeWindow, DownLooksAtWhatWasFound) {
    search_for("owl");
    press(WXK_DOWN);
    wait([this] { return tree().HasFocus(); }, "the keyboard is in the tree");
    press(WXK_DOWN);
    wait([this] { return shows("monsters/owl"); }, "the only one is looked at");
    EXPECT_TRUE(tree().HasFocus());
}

TEST_F(TreeWindow, EnterGoesToTheFormOfWhatWasFound) {
    search_for("owl");
    press(WXK_RETURN);
    wait([this] { return shows("monsters/owl"); }, "the entry is shown");
    wxWindow& page = *frame().tabs().GetCurrentPage();
    wait([&] { return wxWindow::FindFocus() != nullptr && page.IsDescendant(wxWindow::FindFocus()); },
         "the form has the keyboard");
}

TEST(TypeAhead, GoesRoundAndTakesBlanksOnceASearchGoesOn) {
    const std::vector<wxString> rows{"Owl", "Cave bear", "Cat", "Cave ant"};
    const auto now = editor::TypeAhead::Clock::now();
    editor::TypeAhead typed;
    EXPECT_FALSE(typed.take(' ', now)) << "a blank begins none";
    EXPECT_FALSE(typed.take('-', now)) << "that folds";
    EXPECT_TRUE(typed.take('C', now));
    EXPECT_EQ(typed.row_meant(rows, 1), 2U);
    EXPECT_EQ(typed.row_meant(rows, rows.size()), 1U);
    EXPECT_TRUE(typed.take('c', now));
    EXPECT_EQ(typed.row_meant(rows, 3), 1U) << "the same letter again: the next one, and round";
    typed.end();
    for (const char each : std::string("cave a"))
        EXPECT_TRUE(typed.take(each, now));
    EXPECT_EQ(typed.row_meant(rows, 1), 3U);
    EXPECT_TRUE(typed.take('x', now));
    EXPECT_FALSE(typed.row_meant(rows, 1));
    const auto later = now + 2 * editor::TypeAhead::kPause;
    EXPECT_FALSE(typed.take(' ', later)) << "the search is over";
    EXPECT_TRUE(typed.take('o', later));
    EXPECT_EQ(typed.row_meant(rows, 3), 0U);
}

TEST_F(TreeWindow, ABlankBelongsToTheNameThatIsTyped) {
    std::ofstream(folder() / "nests" / "more.yaml") << "monsters:\n  cave-ant: {name: Cave ant, health: 1, dice: 1}\n"
                                                       "  ara: {name: \"\xC3\x84ra\", health: 1, dice: 1}\n";
    frame().follow_disk();
    wait([this] { return item("Cave ant").IsOk(); }, "they are there");
    tree().CollapseAll();
    tree().SetFocus();
    settle();
    type("cave bear");
    wait([this] { return shows("monsters/cave-bear"); }, "it is found, though it was folded away");
    settle();
    EXPECT_EQ(wxWindow::FindFocus(), &tree()) << "a blank opens nothing meanwhile";
    EXPECT_FALSE(frame().pack()->workspace().modified());
    EXPECT_TRUE(tree().IsSelected(item("Cave bear")));
}

TEST_F(TreeWindow, WhatIsTypedAfterEnterIsAddedToTheName) {
    for (const int key : {int(WXK_RETURN), int(WXK_SPACE)}) {
        frame().tree().select("monsters/owl");
        tree().SetFocus();
        settle();
        press(key);
        wxWindow* name = nullptr;
        wait(
            [&] {
                name = shows("monsters/owl") ? wxWindow::FindWindowByName("Name", frame().tabs().GetCurrentPage())
                                             : nullptr;
                return name != nullptr && wxWindow::FindFocus() == name;
            },
            "the form has the keyboard");
        settle();
        type("s");
        wait([&] { return dynamic_cast<wxTextCtrl&>(*name).GetValue() == "Owls"; },
             "it is added: " + std::string(dynamic_cast<wxTextCtrl&>(*name).GetValue().utf8_str()));
        frame().commands().run("edit.undo");
        wait([this] { return !frame().pack()->workspace().modified(); }, "it is taken back");
        frame().tree().focus_tree();
    }
}

TEST_F(TreeWindow, SaysThatNothingIsCalledSoAndShowsEverythingAgain) {
    search_for("griffin");
    wxWindow& told = named(frame(), "Nothing was found");
    wait([&] { return told.IsShownOnScreen(); }, "it is told");
    EXPECT_NE(told.GetLabel().Find("griffin"), wxNOT_FOUND) << told.GetLabel();
    EXPECT_FALSE(tree().IsShown());
    screenshot("tree-nothing-found");
    click(named(frame(), "Show everything"));
    wait([this] { return tree().IsShownOnScreen(); }, "the tree is back");
    EXPECT_TRUE(search().GetValue().empty());
    EXPECT_TRUE(item("Owl").IsOk());
    search_for("griffin");
    wait([&] { return told.IsShownOnScreen(); }, "it is told again");
    press(WXK_ESCAPE);
    wait([this] { return tree().IsShownOnScreen() && item("Owl").IsOk(); }, "Escape ends the search, too");
}

TEST_F(TreeWindow, WhatWasFoundStaysInSightWhileItIsRenamed) {
    search_for("cave bear");
    press(WXK_RETURN);
    wait([this] { return shows("monsters/cave-bear"); }, "it is shown");
    type_over(named(*frame().tabs().GetCurrentPage(), "Name"), "Ice bear");
    wait([this] { return item("Ice bear").IsOk(); }, "it is still there, under its new name");
    EXPECT_TRUE(tree().IsShownOnScreen());
    in_dialogs([this] { frame().commands().run("entry.rename"); },
               {[this](wxDialog& dialog) {
                    type_over(named(dialog, "New id"), "ice-bear");
                    press_button(dialog, wxID_OK);
                },
                [this](wxDialog& dialog) { press_button(dialog, wxID_OK); }});
    wait([this] { return shows("monsters/ice-bear"); }, "it has another id");
    settle();
    EXPECT_TRUE(item("Ice bear").IsOk());
    EXPECT_EQ(search().GetValue(), "cave bear");
    EXPECT_FALSE(item("Owl").IsOk());
    search_for("cave bear ");
    wait([this] { return !tree().IsShown(); }, "another search looks for it anew");
}

TEST_F(TreeWindow, IsAsItWasWhenASearchIsOver) {
    tree().Expand(tree().GetItemParent(item("Owl")));
    tree().Expand(tree().GetItemParent(item("pack.yaml")));
    frame().tree().select("monsters/cave-bear");
    settle();
    const auto open = [&](const wxString& label) { return tree().IsExpanded(tree().GetItemParent(item(label))); };
    ASSERT_TRUE(open("Owl"));
    ASSERT_FALSE(open("Nest"));
    search_for("nest");
    ASSERT_FALSE(item("Owl").IsOk());
    press(WXK_ESCAPE);
    wait([&] { return item("Owl").IsOk(); }, "the search is over");
    EXPECT_TRUE(open("Owl"));
    EXPECT_TRUE(open("pack.yaml"));
    EXPECT_FALSE(open("Nest")) << "that was shut before";
    EXPECT_TRUE(tree().IsSelected(item("Cave bear")));
    EXPECT_TRUE(tree().IsVisible(item("Cave bear")));
}

TEST_F(TreeWindow, MarksWhatCouldNotBeRead) {
    std::ofstream(folder() / "nests" / "more.yaml") << "monsters:\n  hen: {name: Hen, health: 1, dice: 1}\n"
                                                       "  hen: {name: Hen 2, health: 1, dice: 1}\n"
                                                       "  cock: {<<: {name: Cock}, health: 1, dice: 1}\n"
                                                       "  duck: {name: Duck, health: [3\n"
                                                       "  goose: {name: Goose, health: many}\n";
    frame().follow_disk();
    wait([this] { return item("more.yaml").IsOk() && frame().pack()->check_is_current(); }, "it is read");
    settle();
    const int error = tree().GetItemImage(item("more.yaml"));
    const auto& workspace = frame().pack()->workspace();
    std::size_t marked = 0;
    for (const auto& each : workspace.entries().list()) {
        const bool is_read = bool(frame().pack()->checked()->catalog->find(each.kind, each.id, "crawl"));
        const bool twice = each.id == "hen";
        EXPECT_EQ(tree().GetItemImage(item(each.name)) == error, !is_read || twice) << each.full_id();
        if (!is_read) ++marked;
    }
    EXPECT_GT(marked, 0U);
}

TEST_F(TreeWindow, ALineBreakInTheNameOfAFileIsASign) {
    std::ofstream(folder() / "nests" / "odd\nname.yaml") << "monsters: {}\n";
    frame().follow_disk();
    wait([this] { return item("odd").IsOk(); }, "it is there");
    EXPECT_EQ(tree().GetItemText(item("odd")), wxString::FromUTF8("odd\xE2\x90\xA4name.yaml"));
}

TEST_F(TreeWindow, WhatIsWalkedToIsSeen) {
    std::ofstream many(folder() / "nests" / "many.yaml");
    many << "monsters:\n";
    for (int i = 0; i < 80; ++i)
        many << "  rat-" << i << ": {name: Rat " << i << ", health: 1, dice: 1}\n";
    many.close();
    frame().follow_disk();
    wait([this] { return item("Rat 79").IsOk(); }, "they are there");
    tree().Expand(tree().GetItemParent(item("Owl")));
    tree().SetFocus();
    frame().tree().select("monsters/rat-0");
    settle();
    for (int i = 0; i < 50; ++i)
        press(WXK_DOWN);
    settle();
    wxArrayTreeItemIds chosen;
    ASSERT_EQ(tree().GetSelections(chosen), 1U);
    EXPECT_TRUE(tree().GetItemText(chosen[0]).StartsWith("Rat")) << tree().GetItemText(chosen[0]);
    EXPECT_TRUE(tree().IsVisible(chosen[0])) << tree().GetItemText(chosen[0]);
    const wxTreeItemId before = chosen[0];
    press(WXK_PAGEDOWN);
    wait([&] { return tree().GetSelections(chosen) == 1 && chosen[0] != before; }, "a page further on is chosen");
    EXPECT_TRUE(tree().IsVisible(chosen[0]));
    press(WXK_END);
    settle();
    EXPECT_EQ(tree().GetSelections(chosen), 1U);
    EXPECT_TRUE(tree().IsVisible(chosen[0])) << tree().GetItemText(chosen[0]);
}

TEST_F(TreeWindow, ShowsWhatWasJustMade) {
    search_for("owl");
    in_dialog([this] { frame().commands().run("entry.new-script"); },
              [this](wxDialog& dialog) {
                  type_over(named(dialog, "Name or id"), "Echo");
                  press_button(dialog, wxID_OK);
              });
    wait([this] { return item("specials/echo.lua").IsOk(); }, "the script is in the tree");
    settle();
    EXPECT_TRUE(tree().IsSelected(item("specials/echo.lua")));
    EXPECT_TRUE(tree().IsVisible(item("specials/echo.lua")));
    EXPECT_TRUE(search().GetValue().empty()) << "it would not be found";
    search_for("owl");
    tree().SetFocus();
    tree().UnselectAll();
    tree().SelectItem(item("Owl"), true);
    settle();
    in_dialog([this] { frame().commands().run("entry.new"); },
              [this](wxDialog& dialog) {
                  choose(named(dialog, "Kind"), "monster");
                  type_over(named(dialog, "Name or id"), "Griffin");
                  press_button(dialog, wxID_OK);
              });
    wait([this] { return item("Griffin").IsOk(); }, "it is in the tree");
    settle();
    EXPECT_TRUE(tree().IsSelected(item("Griffin")));
    EXPECT_TRUE(tree().IsVisible(item("Griffin")));
}

TEST_F(TreeWindow, ACopyHasANameOfItsOwnAndIsNamedFirst) {
    frame().tree().select("monsters/cave-bear");
    frame().open_entry("monsters/cave-bear");
    in_dialog([this] { frame().commands().run("entry.duplicate"); },
              [this](wxDialog& dialog) {
                  EXPECT_EQ(dynamic_cast<wxTextCtrl&>(named(dialog, "Name or id")).GetValue(), "Cave bear 2");
                  screenshot("duplicate");
                  press_button(dialog, wxID_OK);
              });
    wait([this] { return shows("monsters/cave-bear-2"); }, "the copy is shown");
    EXPECT_EQ(frame().pack()->workspace().entries().find("monsters/cave-bear-2")->name, "Cave bear 2");
    wxWindow& name = named(*frame().tabs().GetCurrentPage(), "Name");
    wait([&] { return wxWindow::FindFocus() == &name; }, "its name can be typed over");
}

/// Desktops choose what lies below the pointer when a button is let go that was held for long; only time tells.
TEST_F(TreeWindow, ASlowRightClickChoosesNothing) {
    tree().ExpandAll();
    for (const char* each : {"Owl", "Cave bear"})
        tree().SelectItem(item(each), true);
    settle();
    const std::string before = frame().pack()->workspace().document("nests.yaml")->text();
    wxRect box;
    ASSERT_TRUE(tree().GetBoundingRect(item("Owl"), box, true));
    point_at(tree(), box.GetPosition() + box.GetSize() / 2);
    wxEvtHandler hand;
    wxTimer up(&hand, 1);
    wxTimer away(&hand, 2);
    bool over = false;
    hand.Bind(
        wxEVT_TIMER,
        [&](wxTimerEvent&) {
            ui_.MouseUp(wxMOUSE_BTN_RIGHT);
            away.StartOnce(400);
        },
        1);
    hand.Bind(
        wxEVT_TIMER,
        [&](wxTimerEvent&) {
            screenshot("tree-menu");
            ui_.Char(WXK_ESCAPE);
            over = true;
        },
        2);
    up.StartOnce(1000);
    ui_.MouseDown(wxMOUSE_BTN_RIGHT);
    wait([&] { return over; }, "the menu was opened and left");
    settle();
    EXPECT_EQ(frame().pack()->workspace().document("nests.yaml")->text(), before);
    EXPECT_FALSE(frame().pack()->workspace().can_undo());
}

TEST_F(TreeWindow, ShowsWhatTheFormShowsWhenOneOfSeveralIsTakenBack) {
    frame().open_entry("monsters/owl");
    in_dialog([this] { frame().commands().run("entry.duplicate"); },
              [this](wxDialog& dialog) { press_button(dialog, wxID_OK); });
    wait([this] { return item("Owl 2").IsOk(); }, "the copy is there");
    frame().open_entry("monsters/owl");
    tree().ExpandAll();
    tree().UnselectAll();
    for (const char* each : {"Owl 2", "Cave bear", "Owl"})
        tree().SelectItem(item(each), true);
    wait([this] { return frame().tree().selected_all().size() == 3; }, "three are chosen");
    settle();
    ASSERT_TRUE(frame().pack()->workspace().undo());
    wait([this] { return !item("Owl 2").IsOk(); }, "the copy is gone");
    settle();
    const auto* page = dynamic_cast<editor::EntryPane*>(frame().tabs().GetCurrentPage());
    ASSERT_NE(page, nullptr);
    EXPECT_EQ(frame().tree().selected_all(), page->full_ids());
}

TEST_F(TreeWindow, SeveralThatAreLookedAtTakeOneTab) {
    tree().ExpandAll();
    const std::size_t pages = frame().tabs().GetPageCount();
    tree().SelectItem(item("Owl"), true);
    settle();
    tree().SelectItem(item("Cave bear"), true);
    wait([&] { return frame().tabs().GetPageText(frame().tabs().GetPageCount() - 1).StartsWith("2 "); },
         "both are shown");
    EXPECT_EQ(frame().tabs().GetPageCount(), pages + 1);
    tree().UnselectAll();
    tree().SelectItem(item("Nest"), true);
    wait([&] { return shows("tiles/nest"); }, "another is shown");
    EXPECT_EQ(frame().tabs().GetPageCount(), pages + 1);
}

TEST_F(TreeWindow, WhatIsTakenAwayIsToldWithTheWayBack) {
    tree().ExpandAll();
    tree().SetFocus();
    settle();
    tree().UnselectAll();
    for (const char* each : {"Owl", "Cave bear"})
        tree().SelectItem(item(each), true);
    settle();
    frame().commands().run("entry.remove");
    auto& bar = dynamic_cast<editor::MessageBar&>(named(frame(), "Message"));
    wait([&] { return bar.text() == "Taken away: 2 monsters."; }, "it is told: " + std::string(bar.text().utf8_str()));
    ASSERT_EQ(bar.answers().size(), 1U);
    EXPECT_EQ(frame().pack()->workspace().entries().find("monsters/owl"), nullptr);
    bar.answer(0);
    wait([&] { return frame().pack()->workspace().entries().find("monsters/owl") != nullptr; }, "they are back");
    EXPECT_NE(frame().pack()->workspace().entries().find("monsters/cave-bear"), nullptr);
}

}  // namespace
}  // namespace briar
