#include <algorithm>

#include <wx/aui/auibook.h>
#include <wx/listctrl.h>
#include <wx/menu.h>
#include <wx/scrolwin.h>
#include <wx/settings.h>
#include <wx/tglbtn.h>
#include <wx/treectrl.h>

#include "editor/core/workspace.hpp"
#include "editor/picture/colours.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/linked_text.hpp"
#include "editor/widget/look.hpp"
#include "editor/widget/spoken.hpp"
#include "editor/window/entry_pane.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/pack_tree.hpp"
#include "editor/window/problems_pane.hpp"
#include "editor/window/text_pane.hpp"
#include "editor/window/text_view.hpp"
#include "tests/editor/play_window.hpp"

/// The window by keyboard alone, and what screen readers are told.
namespace briar {
namespace {

class Access : public PlayWindow {
protected:
    void open_forest() { open_pack(copy_pack("the-cursed-forest")); }
    wxTreeCtrl& tree() { return dynamic_cast<wxTreeCtrl&>(named(frame(), "Entries and files")); }
    std::vector<std::string> shown_ids() {
        const auto* page = dynamic_cast<editor::EntryPane*>(frame().tabs().GetCurrentPage());
        return page != nullptr ? page->full_ids() : std::vector<std::string>();
    }
    static bool focus_within(const wxWindow& window) {
        wxWindow* focus = wxWindow::FindFocus();
        return focus != nullptr && (focus == &window || window.IsDescendant(focus));
    }
    /// What a screen reader was told last of what has the focus.
    static wxString told() {
        const wxWindow* focus = wxWindow::FindFocus();
        return focus != nullptr ? editor::spoken(*focus).content : wxString();
    }
    void wait_until_told(const wxString& words) {
        wait([&] { return told().Contains(words); }, "it is told: " + std::string(words.utf8_str()));
        EXPECT_TRUE(told().Contains(words)) << told();
    }
};

TEST_F(Access, TheTreeIsWalkedWithArrowsAndLeftWithEnter) {
    open_forest();
    frame().tree().select("monsters/grey-wolf");
    tree().SetFocus();
    wait([this] { return tree().HasFocus(); }, "the tree has the focus");
    const std::string before = frame().tree().selected();
    wxTreeItemId item = tree().GetFocusedItem();
    for (int i = 0; i < 6; ++i)
        item = tree().GetNextSibling(item);
    // As fast as somebody holds a key down.
    for (int i = 0; i < 6; ++i)
        ui_.Char(WXK_DOWN);
    wait([&] { return tree().GetFocusedItem() == item; }, "all six have come to the tree");
    const std::string now = frame().tree().selected();
    EXPECT_NE(now, before);
    wait([&] { return shown_ids() == std::vector<std::string>{now}; }, "the last one is shown");
    settle();
    EXPECT_TRUE(tree().HasFocus());
    press(WXK_UP);
    wait([&] { return frame().tree().selected() != now; }, "one can go on");
    EXPECT_FALSE(frame().pack()->workspace().modified());
    settle();
    press(WXK_RETURN);
    wait([this] { return frame().tabs().GetCurrentPage()->IsDescendant(wxWindow::FindFocus()); },
         "Enter goes into the form");
}

/// Screen readers would say the name of each field that has the focus for a moment.
TEST_F(Access, NothingElseHasTheFocusForAMomentWhileTheTreeIsWalked) {
    open_forest();
    frame().tree().select("monsters/grey-wolf");
    tree().SetFocus();
    wait([this] { return tree().HasFocus(); }, "the tree has the focus");
    std::vector<wxString> others;
    frame().tabs().Bind(wxEVT_CHILD_FOCUS, [&](wxChildFocusEvent& event) {
        others.push_back(event.GetWindow()->GetName());
        event.Skip();
    });
    for (int i = 0; i < 3; ++i) {
        press(WXK_DOWN);
        wait([this] { return shown_ids() == std::vector<std::string>{frame().tree().selected()}; }, "it is shown");
        settle();
    }
    EXPECT_TRUE(others.empty()) << (others.empty() ? wxString() : others.front());
}

TEST_F(Access, WhatIsFoundInTheTreeIsTold) {
    open_forest();
    press('P', wxMOD_CONTROL);
    wait([this] { return named(frame(), "Search the pack").HasFocus(); }, "the search has the focus");
    type("grey wolf");
    wait_until_told("Enter opens Grey wolf, monster");
    type("zz");
    wait_until_told("Nothing is called");
}

TEST_F(Access, ShiftAndArrowsChooseMoreInTheTree) {
    open_forest();
    frame().tree().select("monsters/grey-wolf");
    tree().SetFocus();
    wait([this] { return tree().HasFocus(); }, "the tree has the focus");
    for (int i = 0; i < 3; ++i) {
        press(WXK_DOWN, wxMOD_SHIFT);
        settle();
    }
    wait([this] { return shown_ids().size() == 4; }, "four are shown in one form");
    EXPECT_EQ(frame().tree().selected_all().size(), 4U);
    EXPECT_TRUE(tree().HasFocus());
    wait_until_told("4 are chosen");
}

TEST_F(Access, WhatIsChosenInTheTreeIsTold) {
    open_forest();
    frame().tree().select("monsters/grey-wolf");
    tree().SetFocus();
    wait_until_told("Grey wolf, monster, ");
    press(WXK_LEFT);
    wait_until_told("Monsters");
    EXPECT_TRUE(told().Contains("open, ")) << told();
}

TEST_F(Access, TheTreesMenuOpensWithShiftAndF10) {
    open_forest();
    frame().tree().select("monsters/grey-wolf");
    tree().SetFocus();
    std::vector<std::string> asked;
    frame().tree().on_menu = [&](const std::vector<std::string>& ids, const wxPoint&) { asked = ids; };
    press(WXK_F10, wxMOD_SHIFT);
    wait([&] { return !asked.empty(); }, "the menu is asked for");
    EXPECT_EQ(asked, std::vector<std::string>{"monsters/grey-wolf"});
}

/// The list of problems takes any key, with nothing in it and with no room: assertions fail this test.
TEST_F(Access, TheListOfProblemsTakesKeysWithNothingInIt) {
    open_forest();
    wxListView* rows = nullptr;
    for (wxWindow* each : frame().problems().GetChildren())
        if (rows == nullptr) rows = dynamic_cast<wxListView*>(each);
    ASSERT_NE(rows, nullptr);
    wxListView& list = *rows;
    ASSERT_EQ(list.GetItemCount(), 0);
    list.SetFocus();
    for (const int key : {WXK_F10, WXK_DOWN, WXK_PAGEDOWN, WXK_RETURN})
        press(key, key == WXK_F10 ? wxMOD_SHIFT : wxMOD_NONE);
    list.SetSize(list.GetSize().x, 8);
    list.SetFocus();
    for (const int key : {int{'R'}, int{WXK_PAGEDOWN}, int{WXK_END}})
        press(key);
    settle();
}

TEST_F(Access, AFormShowsWhatHasTheFocus) {
    open_forest();
    frame().SetSize(frame().FromDIP(wxSize(1000, 600)));
    frame().open_entry("monsters/thorn-rat");
    wxWindow& form = named(*frame().tabs().GetCurrentPage(), "Form");
    const auto seen = [&](const wxWindow* window) {
        const wxRect all = form.GetScreenRect();
        return window != nullptr && all.Contains(window->GetScreenRect());
    };
    named(form, "Name").SetFocus();
    settle();
    auto& scrolled = dynamic_cast<wxScrolledWindow&>(form);
    int furthest = 0;
    for (int i = 0; i < 40 && focus_within(form); ++i) {
        press(WXK_TAB);
        settle();
        if (focus_within(form)) {
            EXPECT_TRUE(seen(wxWindow::FindFocus())) << wxWindow::FindFocus()->GetName();
        }
        furthest = std::max(furthest, scrolled.GetViewStart().y);
    }
    EXPECT_GT(furthest, 0) << "there is more than is seen at once";
    wxWindow& name = named(form, "Name");
    name.SetFocus();
    wait([&] { return seen(&name); }, "it is scrolled back");
    settle();
    const int top = scrolled.GetViewStart().y;
    EXPECT_LT(top, furthest);
    press(WXK_PAGEDOWN);
    wait([&] { return scrolled.GetViewStart().y > top; }, "a page further down");
}

TEST_F(Access, AKeyResetsTheField) {
    open_forest();
    frame().open_entry("monsters/thorn-rat");
    const auto says = [this](const char* words) {
        return frame().pack()->workspace().document("monsters.yaml")->text().find(words) != std::string::npos;
    };
    type_over(named(*frame().tabs().GetCurrentPage(), "Source"), "mine");
    wait([&] { return says("source: mine"); }, "it is typed");
    press(WXK_DELETE, wxMOD_ALT);
    wait([&] { return !says("source: mine"); }, "it is taken out");
}

TEST_F(Access, F6GoesThroughThePanesAndKeysCallThem) {
    open_forest();
    frame().open_entry("monsters/thorn-rat");
    wxWindow& page = *frame().tabs().GetCurrentPage();
    page.SetFocus();
    wait([&] { return focus_within(page); }, "the form has the focus");
    EXPECT_FALSE(frame().problems().IsShownOnScreen()) << "there is none";
    press('2', wxMOD_CONTROL);
    wait([this] { return focus_within(frame().problems()); }, "the problems are shown and have the focus");
    press(WXK_F6);
    wait([&] { return focus_within(page); }, "round to the form");
    press(WXK_F6);
    wait([this] { return tree().HasFocus(); }, "the pack has the focus");
    press(WXK_F6);
    wait([this] { return focus_within(frame().problems()); }, "the problems have it");
    press(WXK_F6, wxMOD_SHIFT);
    press(WXK_F6, wxMOD_SHIFT);
    wait([&] { return focus_within(page); }, "and back");
    press('3', wxMOD_CONTROL);
    wxWindow& history = named(frame(), "History");
    wait([&] { return history.IsShownOnScreen() && focus_within(history); }, "the history is shown and has the focus");
    press('1', wxMOD_CONTROL);
    wait([this] { return tree().HasFocus(); }, "the pack was shown, and has the focus");
    press('3', wxMOD_CONTROL);
    wait([&] { return focus_within(history); }, "the history again");
    press('3', wxMOD_CONTROL);
    wait([&] { return !history.IsShownOnScreen() && focus_within(page); }, "the second press hides it");
}

TEST_F(Access, TheFirstProblemOpensItsPaneUnlessSomebodyHasClosedIt) {
    open_forest();
    EXPECT_FALSE(frame().problems().IsShownOnScreen());
    const auto show_one = [this](const char* words) {
        Diagnostics problems;
        Diagnostic one;
        one.id = "test.failed";
        one.severity = Severity::Warning;
        one.message = words;
        problems.add(std::move(one));
        frame().pack()->note_test_problems(problems, frame().pack()->workspace().revision());
    };
    show_one("it fails");
    wait([this] { return frame().problems().IsShownOnScreen(); }, "it is shown");
    frame().pack()->note_test_problems({}, frame().pack()->workspace().revision());
    settle();
    EXPECT_TRUE(frame().problems().IsShownOnScreen()) << "nothing moves by itself";
    press('2', wxMOD_CONTROL);
    wait([this] { return focus_within(frame().problems()); }, "it has the focus");
    press('2', wxMOD_CONTROL);
    wait([this] { return !frame().problems().IsShownOnScreen(); }, "it is put away");
    show_one("it fails again");
    settle();
    EXPECT_FALSE(frame().problems().IsShownOnScreen());
    wxRect field;
    ASSERT_TRUE(frame().GetStatusBar()->GetFieldRect(1, field));
    wxMouseEvent let_go(wxEVT_LEFT_UP);
    let_go.SetPosition(field.GetPosition() + field.GetSize() / 2);
    frame().GetStatusBar()->HandleWindowEvent(let_go);
    wait([this] { return focus_within(frame().problems()); }, "a click on their number shows them");
}

TEST_F(Access, LogInspectorTableAndWordsHaveKeys) {
    open_forest();
    frame().play().play();
    wait([this] { return !frame().play().loading(); }, "the form is there");
    EXPECT_FALSE(frame().commands().run("view.log")) << "no game runs";
    frame().play().begin({"the-cursed-forest", {}, {7, 1, {}}, {}});
    wait([this] { return frame().play().model().playing(); }, "a game runs");
    press('7', wxMOD_CONTROL);
    auto& table = dynamic_cast<wxToggleButton&>(named(frame(), "Show Table"));
    wait([&] { return table.GetValue(); }, "the table is shown");
    const std::pair<char, const char*> pages[] = {
        {'5', "Log"}, {'6', "What is known of it"}, {'8', "The board in words"}};
    for (const auto& [key, name] : pages) {
        press(key, wxMOD_CONTROL);
        wxWindow& page = named(frame(), name);
        wait([&] { return page.IsShownOnScreen() && focus_within(page); }, name);
    }
}

TEST_F(Access, ProblemsAreTold) {
    open_forest();
    press('2', wxMOD_CONTROL);
    wait([this] { return focus_within(frame().problems()); }, "the problems have the focus");
    wait_until_told("No problems");
    const wxWindowList& parts = wxWindow::FindFocus()->GetChildren();
    EXPECT_TRUE(std::any_of(parts.begin(), parts.end(), [](const wxWindow* each) {
        return editor::spoken(*each).content == "No problems";
    })) << "a part of the list has the focus of the desktop";
}

TEST_F(Access, TheLineAtTheCaretIsToldOnceAndNoLetterThatIsTyped) {
    open_forest();
    frame().open_file("tiles.yaml");
    auto* page = dynamic_cast<editor::TextPane*>(frame().tabs().GetCurrentPage());
    ASSERT_NE(page, nullptr);
    editor::TextView& text = page->text();
    text.SetFocus();
    wait([&] { return text.HasFocus(); }, "the text has the focus");
    text.go_to(3, 1);
    wait_until_told("line 3");
    EXPECT_TRUE(told().StartsWith(text.GetLine(2).Trim())) << told();
    press(WXK_DOWN);
    wait_until_told("line 4");
    const wxString before = told();
    type("abc");
    settle();
    EXPECT_EQ(told(), before);
    press(WXK_LEFT);
    wait([&] { return told() == "c"; }, "the letter that was passed");
}

TEST_F(Access, TheMenuOfTextsUndoesTheStepsOfThePack) {
    open_forest();
    frame().open_entry("monsters/thorn-rat");
    type_over(named(*frame().tabs().GetCurrentPage(), "Source"), "mine");
    frame().open_file("monsters.yaml");
    wxMenu menu;
    frame().commands().fill_menu(menu, {"edit.undo", "", "edit.redo"});
    ASSERT_EQ(menu.GetMenuItemCount(), 3U);
    const wxMenuItem& undo = *menu.FindItemByPosition(0);
    EXPECT_TRUE(undo.IsEnabled());
    EXPECT_TRUE(undo.GetItemLabelText().Contains("source of monsters/thorn-rat")) << undo.GetItemLabelText();
    EXPECT_FALSE(menu.FindItemByPosition(2)->IsEnabled()) << "there is nothing to do again";
}

TEST_F(Access, WhatIsReadIsToldLineByLine) {
    begin_game();
    frame().commands().run("play.why-not");
    wxWindow& why = named(frame(), "Why things cannot be done now");
    wait([&] { return why.HasFocus(); }, "the answer that was asked for has the focus");
    wait_until_told("cannot do now");
    press(WXK_DOWN);
    wait([&] { return !told().Contains("cannot do now"); }, "the next line");
}

TEST_F(Access, TheBoardIsWalkedWithArrows) {
    begin_game();
    board().SetFocus();
    wait([this] { return board().HasFocus(); }, "the board has the focus");
    press(WXK_RIGHT);
    wait_until_told("who decides now");
    const wxString start = told();
    press(WXK_PAGEDOWN);
    wait([] { return told().Contains("1 of "); }, "what stands there is told");
    PieceId asked;
    board().on_menu = [&](PieceId piece, const wxPoint&) { asked = piece; };
    press(WXK_F10, wxMOD_SHIFT);
    wait([&] { return static_cast<bool>(asked); }, "its menu is asked for");
    press(WXK_DOWN);
    wait([&] { return told() != start; }, "another place is told");
    screenshot("board-by-keyboard");
}

/// Whoever hears the board hears what came of a choice, and then the place again.
TEST_F(Access, TheBoardTellsWhatHasHappened) {
    begin_game();
    board().SetFocus();
    wait([this] { return board().HasFocus(); }, "the board has the focus");
    press(WXK_RIGHT);
    wait_until_told("who decides now");
    const auto heard = [](const std::string& words) { return told().Contains(editor::to_wx(words)); };
    const std::size_t lines = model().log_size();
    while (model().log_size() == lines)
        ASSERT_TRUE(model().choose(0));
    const std::string happened = model().log_entry(model().log_size() - 1).text;
    wait([&] { return heard(happened) && heard(model().prompt() + "."); }, "what has happened is told");
    press(WXK_DOWN);
    wait([&] { return !heard(happened); }, "only the place is told");
}

TEST_F(Access, TheBoardHasTheKeysWhenItIsCalled) {
    begin_game();
    frame().tree().focus_tree();
    wait([this] { return tree().HasFocus(); }, "the tree has the focus");
    press(WXK_F5);
    wait([this] { return board().HasFocus(); }, "the board has the focus");
    frame().open_entry("monsters/thorn-rat");
    named(*frame().tabs().GetCurrentPage(), "Name").SetFocus();
    settle();
    press(WXK_F5);
    wait([this] { return board().HasFocus(); }, "also from a field");
    auto* strip = dynamic_cast<wxAuiTabCtrl*>(board().GetParent());
    for (wxWindow* each : frame().tabs().GetChildren())
        if (auto* found = dynamic_cast<wxAuiTabCtrl*>(each)) strip = found;
    ASSERT_NE(strip, nullptr);
    const auto& pages = strip->GetPages();
    for (std::size_t i = 0; i < pages.GetCount(); ++i) {
        if (pages[i].window == &frame().play()) click(*strip, pages[i].rect.GetPosition() + wxPoint(12, 10));
    }
    wait([this] { return board().HasFocus(); }, "also after a click on its tab");
}

/// WCAG 2: 4.5 for text.
TEST_F(Access, ColoursOfTextAreReadOnTheirGrounds) {
    const editor::Look look = editor::current_look();
    const wxColour window = wxSystemSettings::GetColour(wxSYS_COLOUR_BTNFACE);
    for (const wxColour& text : {look.text, look.faint, look.accent, look.warning, look.error}) {
        for (const wxColour& ground : {look.ground, window, look.accent_ground}) {
            EXPECT_GE(editor::contrast(text, ground), 4.5)
                << text.GetAsString(wxC2S_HTML_SYNTAX) << " on " << ground.GetAsString(wxC2S_HTML_SYNTAX);
        }
    }
}

}  // namespace
}  // namespace briar
