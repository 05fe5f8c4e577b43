#include <algorithm>

#include <wx/listbox.h>
#include <wx/textctrl.h>

#include "editor/blocks/rule_canvas.hpp"
#include "editor/core/edit_plan.hpp"
#include "editor/core/entry_commands.hpp"
#include "editor/core/entry_lens.hpp"
#include "editor/widget/gtk_function.hpp"
#include "editor/widget/linked_text.hpp"
#include "editor/window/find_bar.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/problem_rows.hpp"
#include "editor/window/problems_pane.hpp"
#include "editor/window/text_pane.hpp"
#include "editor/window/text_view.hpp"
#include "runtime/source/values.hpp"
#include "tests/editor/window_test.hpp"

/// History, uses, and finding in texts: by keyboard and pointer.
namespace briar {
namespace {

class SidePanes : public WindowTest {
protected:
    void open() {
        open_pack(copy_pack("the-cursed-forest"));
        wait([this] { return frame().pack()->check_is_current(); }, "the pack is checked");
    }
    editor::Workspace& workspace() { return frame().pack()->workspace(); }
    editor::TextView& shown_text() {
        auto* page = dynamic_cast<editor::TextPane*>(frame().tabs().GetCurrentPage());
        if (page == nullptr) throw std::runtime_error("no text is shown");
        return page->text();
    }
    void show_failed(const Diagnostics& problems) {
        frame().pack()->note_test_problems(problems, workspace().revision());
    }
    void change_health(int health) {
        const editor::EntryLens wolf(workspace(), "monsters/grey-wolf");
        ASSERT_EQ(workspace().apply(wolf.set({"health"}, make_int(health))), "");
    }
};

/// Another one may stand in its row when the check has ended.
TEST_F(SidePanes, AMendingThatWaitsIsOfTheProblemThatWasMeant) {
    open();
    const auto give = [this](const std::string& full_id, const std::string& special) {
        const editor::EntryLens entry(workspace(), full_id);
        ASSERT_EQ(workspace().apply(entry.set({"specials"}, make_text(special))), "");
    };
    give("monsters/grey-wolf", "no-such-howl");
    give("monsters/thorn-rat", "no-such-bite");
    editor::ProblemsPane& problems = frame().problems();
    wait([&] { return frame().pack()->check_is_current() && problems.listed().size() == 2; }, "there are two problems");
    problems.select(0);
    const bool wolf = problems.listed()[0].entry == "monsters/grey-wolf";
    const editor::EntryLens first(workspace(), problems.listed()[0].entry);
    ASSERT_EQ(workspace().apply(first.reset({"specials"})), "");
    problems.fix_selected();
    wait([&] { return frame().pack()->check_is_current() && problems.listed().size() == 1; }, "one of them is mended");
    settle();
    const std::string& text = workspace().document("monsters.yaml")->text();
    EXPECT_NE(text.find(wolf ? "no-such-bite" : "no-such-howl"), std::string::npos) << "nobody has asked for that";
    problems.fix_selected();
    wait([&] { return problems.listed().empty(); }, "somebody has now");
}

TEST_F(SidePanes, TheHistoryShowsEachChangeAndGoesToIt) {
    open();
    frame().commands().run("view.history");
    auto& list = dynamic_cast<wxListBox&>(named(frame(), "Changes"));
    wait([&] { return list.IsShownOnScreen(); }, "the history is shown");
    for (const int health : {11, 12, 13})
        change_health(health);
    wait([&] { return list.GetCount() == 4; }, "there are three changes");
    list.SetFocus();
    press(WXK_HOME);
    press(WXK_DOWN);
    press(WXK_RETURN);
    wait([&] { return workspace().history().position() == 1; }, "it is as after the first change");
    wait([&] { return list.GetString(3).Contains("taken back"); }, "what was taken back says so");
    screenshot("history");
    EXPECT_TRUE(list.GetString(1).StartsWith(wxString::FromUTF8("\xE2\x96\xB8 "))) << "where one stands is marked";
}

TEST_F(SidePanes, TheKeyboardBeginsAtTheMomentOfTheHistoryThatIsShown) {
    open();
    for (const int health : {11, 12, 13})
        change_health(health);
    frame().commands().run("view.history");
    auto& list = dynamic_cast<wxListBox&>(named(frame(), "Changes"));
    wait([&] { return list.IsShownOnScreen() && list.GetSelection() == 3; }, "the last change is shown");
    list.SetFocus();
    wait([&] { return list.HasFocus(); }, "it has the keyboard");
    press(WXK_UP);
    wait([&] { return list.GetSelection() == 2; }, "the change before");
    screenshot("history");
    auto* const column = editor::gtk_function<void*(void*, int)>("gtk_tree_view_get_column");
    auto* const inner = editor::gtk_function<void*(void*)>("gtk_bin_get_child");
    auto* const width = editor::gtk_function<int(void*)>("gtk_tree_view_column_get_width");
    if (column == nullptr || inner == nullptr || width == nullptr) return;
    EXPECT_LE(width(column(inner(list.GetHandle()), 0)), list.GetClientSize().x) << "long rows end in dots";
}

TEST_F(SidePanes, TextsAreFoldedAndUnfolded) {
    open();
    for (const char* file : {"monsters.yaml", "specials/hunt.lua"}) {
        frame().open_file(file);
        settle();
        editor::TextView& text = shown_text();
        const auto hidden = [&] { return !text.GetAllLinesVisible(); };
        EXPECT_FALSE(hidden()) << file;
        frame().commands().run("view.fold-all");
        EXPECT_TRUE(hidden()) << file;
        frame().commands().run("view.unfold-all");
        EXPECT_FALSE(hidden()) << file;
    }
}

Diagnostics one_problem(const std::string& id, const std::string& message, const std::string& hint = {}) {
    Diagnostics problems;
    Diagnostic problem;
    problem.id = id;
    problem.message = message;
    problem.hint = hint;
    problems.add(std::move(problem));
    return problems;
}

/// Problems of the check, of tests and of the game that is played stand side by side; each goes when it is out of date.
TEST_F(SidePanes, FailedTestsStayListedWhenARuleOfTheGameFails) {
    open();
    const auto told = [this] {
        std::string all;
        for (const Diagnostic& each : frame().problems().listed())
            all += each.message + ";";
        return all;
    };
    show_failed(one_problem("test.failed", "a test fails"));
    EXPECT_EQ(told(), "a test fails;");
    frame().pack()->note_game_problems(one_problem("play.rule-failed", "a rule fails"));
    EXPECT_EQ(told(), "a test fails;a rule fails;");
    change_health(11);
    wait([this] { return frame().pack()->check_is_current(); }, "the pack is checked again");
    EXPECT_EQ(told(), "a rule fails;") << "the tests were of other texts";
}

TEST_F(SidePanes, FailedTestsStayListedThoughTheCheckOfTheSameTextsEndsLater) {
    open();
    change_health(11);
    show_failed(one_problem("test.failed", "a test fails"));
    EXPECT_FALSE(frame().pack()->check_is_current());
    wait([this] { return frame().pack()->check_is_current(); }, "the pack is checked");
    ASSERT_EQ(frame().problems().listed().size(), 1U);
    EXPECT_EQ(frame().problems().listed().front().message, "a test fails");
}

/// Each check lists all problems anew.
TEST_F(SidePanes, TheChosenProblemStaysChosenWhenThePackIsCheckedAgain) {
    open();
    for (const char* id : {"monsters/grey-wolf", "monsters/cave-bear"})
        ASSERT_EQ(workspace().apply(editor::EntryLens(workspace(), id).set({"no-such-field"}, make_int(1))), "");
    wait([this] { return frame().pack()->check_is_current() && frame().problems().listed().size() > 1; },
         "there are problems");
    frame().problems().focus_list();
    press(WXK_END);
    const std::string last = frame().problems().listed().back().entry;
    ASSERT_NE(last, frame().problems().listed().front().entry);
    const editor::ProblemRows* list = nullptr;
    for (wxWindow* each : frame().problems().GetChildren())
        list = list != nullptr ? list : dynamic_cast<editor::ProblemRows*>(each);
    ASSERT_NE(list, nullptr);
    const editor::ProblemRows& rows = *list;
    wait([&] { return rows.chosen() == rows.GetItemCount() - 1; }, "the last one is chosen");
    change_health(12);
    wait([this] { return frame().pack()->check_is_current(); }, "the pack is checked again");
    settle();
    ASSERT_GE(rows.chosen(), 0);
    EXPECT_EQ(frame().problems().listed()[static_cast<std::size_t>(rows.chosen())].entry, last);
}

/// Whoever has mended a rule is not told of it any more, though the game has not taken it in yet.
TEST_F(SidePanes, WhatFailedInTheGameIsToldUntilItsTextIsChanged) {
    open();
    Diagnostics problems = one_problem("play.rule-failed", "a rule fails elsewhere");
    Diagnostic here = problems.list().front();
    here.message = "a rule fails here";
    here.place.file = (folder() / "the-cursed-forest" / "monsters.yaml").string();
    here.place.line = 1;
    problems.add(here);
    frame().pack()->note_game_problems(problems);
    EXPECT_EQ(frame().problems().listed().size(), 2U);
    change_health(11);
    wait([this] { return frame().pack()->check_is_current(); }, "the pack is checked again");
    ASSERT_EQ(frame().problems().listed().size(), 1U);
    EXPECT_EQ(frame().problems().listed().front().message, "a rule fails elsewhere");
}

TEST_F(SidePanes, WhatARowOfTheProblemsCutsOffStandsBelowThem) {
    open();
    std::string hint = "Write it";
    for (int i = 0; i < 30; ++i)
        hint += " again and again";
    show_failed(one_problem("test.failed", "short", "Write it"));
    wxWindow& told = named(frame(), "The chosen problem");
    settle();
    EXPECT_FALSE(told.IsShownOnScreen()) << "nothing is cut off";
    show_failed(one_problem("test.failed", "short", hint));
    frame().problems().select(0);
    wait([&] { return told.IsShownOnScreen(); }, "the whole hint is shown");
    settle();
    screenshot("problem-told");
    const wxString lines = told.GetLabel();
    EXPECT_GE(lines.Freq('\n'), 1) << "it is wrapped";
    EXPECT_LE(told.GetBestSize().x, told.GetParent()->GetClientSize().x);
    show_failed({});
    EXPECT_FALSE(told.IsShownOnScreen());
}

/// Three panes share the lower edge of a small window.
TEST_F(SidePanes, WhatIsToldOfAProblemLeavesRoomForTheRows) {
    open();
    frame().SetSize(frame().FromDIP(wxSize(1000, 680)));
    frame().commands().run("view.uses");
    std::string hint = "Write it";
    for (int i = 0; i < 60; ++i)
        hint += " again and again";
    Diagnostics problems;
    for (int i = 0; i < 8; ++i)
        problems.append(one_problem("test.failed", "number " + std::to_string(i) + " is wrong", hint));
    show_failed(problems);
    wait([this] { return frame().problems().listed().size() == 8; }, "they are listed");
    frame().problems().select(6);
    settle();
    const editor::ProblemRows* rows = nullptr;
    for (wxWindow* each : frame().problems().GetChildren())
        rows = rows != nullptr ? rows : dynamic_cast<editor::ProblemRows*>(each);
    ASSERT_NE(rows, nullptr);
    screenshot("problem-told-beside-uses");
    const wxWindow& told = named(frame(), "The chosen problem");
    const int third = frame().problems().GetSize().y / 3;
    EXPECT_LE(told.IsShownOnScreen() ? told.GetParent()->GetSize().y : 0, third);
    EXPECT_GE(rows->GetSize().y, rows->height_for(3));
    wxRect chosen;
    ASSERT_TRUE(rows->GetItemRect(rows->chosen(), chosen));
    EXPECT_GE(chosen.y, 0);
    EXPECT_LE(chosen.GetBottom(), rows->GetSize().y) << "the chosen row is seen";
}

TEST_F(SidePanes, AProblemLeadsToTheFieldThatHasIt) {
    open();
    ASSERT_EQ(
        workspace().apply(editor::EntryLens(workspace(), "monsters/grey-wolf").set({"art"}, make_text("art/none.svg"))),
        "");
    const auto listed = [this] { return frame().problems().listed(); };
    wait([&] { return !listed().empty(); }, "the picture is missed");
    frame().problems().on_open(listed().front());
    wait([this] { return named(frame(), "Art").HasFocus(); }, "the field has the keyboard");
    ASSERT_TRUE(workspace().undo());
    const editor::EntryLens swamp(workspace(), "specials/swamp");
    Node cry = make_list();
    Node line = make_map();
    add_member(line, "say", make_text(""));
    add_item(cry, std::move(line));
    ASSERT_EQ(workspace().apply(swamp.set({"on", "turn_started"}, cry)), "");
    wait([&] { return !listed().empty() && listed().front().id == "shape.empty-text"; }, "the empty line is told");
    frame().problems().on_open(listed().front());
    auto& blocks = dynamic_cast<editor::RuleCanvas&>(named(frame(), "Blocks"));
    wait([&] { return blocks.IsShownOnScreen() && blocks.HasFocus(); }, "the blocks are shown");
    const editor::Block* chosen = editor::block_at(blocks.slots(), blocks.chosen());
    ASSERT_NE(chosen, nullptr);
    EXPECT_EQ(chosen->word, "say");
    frame().problems().on_text(listed().front());
    EXPECT_EQ(shown_text().document().name(), workspace().entries().find("specials/swamp")->sites.front().file);
}

TEST_F(SidePanes, UsesAreListedAndFollowed) {
    open();
    frame().open_entry("monsters/grey-wolf");
    frame().commands().run("entry.uses");
    auto& uses = dynamic_cast<editor::LinkedText&>(named(frame(), "Where it is spoken of"));
    wait([&] { return uses.IsShownOnScreen() && uses.GetText().Find("place") != wxNOT_FOUND; }, "uses are shown");
    screenshot("uses");
    EXPECT_NE(uses.GetText().Find("monsters/grey-wolf"), wxNOT_FOUND);
}

/// Whoever puts a new tile where games have it reads where that is, and can go there.
TEST_F(SidePanes, WhatIsPutIntoAPileSaysWhereItLies) {
    open();
    ASSERT_EQ(workspace().apply(editor::new_entry(workspace(), "tiles", "nook")), "");
    frame().open_entry("tiles/nook");
    const auto words = [this]() -> editor::LinkedText& {
        return dynamic_cast<editor::LinkedText&>(named(*frame().tabs().GetCurrentPage(), "What it does"));
    };
    wait([&] { return words().GetText().Find("Put it into") != wxNOT_FOUND; }, "piles are offered");
    words().SetFocus();
    words().GotoPos(words().GetText().Find("Put it into") + 1);
    press(WXK_RETURN);
    wait([&] { return words().GetText().Find("It was put into") != wxNOT_FOUND; }, "it is told");
    EXPECT_EQ(words().GetText().Find("nobody meets it"), wxNOT_FOUND);
    EXPECT_NE(words().GetText().Find("Show the scenario"), wxNOT_FOUND);
}

/// The list is walked while its places are worked on.
TEST_F(SidePanes, UsesLeadToWhereTheyStandAfterChangesBeforeThem) {
    open();
    frame().open_entry("monsters/grey-wolf");
    frame().commands().run("entry.uses");
    auto& uses = dynamic_cast<editor::LinkedText&>(named(frame(), "Where it is spoken of"));
    wait([&] { return uses.IsShownOnScreen() && uses.GetText().Find("monsters.yaml:") != wxNOT_FOUND; },
         "uses are shown");
    editor::EditPlan plan(workspace());
    plan.splice("monsters.yaml", {{{0, 0}, "# a line that was not there\n# and another one\n"}});
    ASSERT_EQ(workspace().apply(plan.finish("Comment")), "");
    const int line = uses.LineFromPosition(uses.GetText().Find("monsters.yaml:"));
    uses.SetFocus();
    uses.GotoPos(uses.PositionFromLine(line) + 3);
    press(WXK_RETURN);
    wait([this] { return dynamic_cast<editor::TextPane*>(frame().tabs().GetCurrentPage()) != nullptr; },
         "it leads there");
    settle();
    const int caret = shown_text().GetCurrentPos();
    EXPECT_EQ(shown_text().GetTextRange(caret, caret + 9), "grey-wolf");
}

TEST_F(SidePanes, WordsAreFoundAndReplacedInOneStep) {
    open();
    frame().open_file("monsters.yaml");
    const wxString before = shown_text().GetText();
    shown_text().SetFocus();
    wait([this] { return shown_text().HasFocus(); }, "the text has the focus");
    press('F', wxMOD_CONTROL);
    wxWindow& words = named(frame(), "Find");
    wait([&] { return words.HasFocus(); }, "the words can be typed");
    press('A', wxMOD_CONTROL);
    type("dice");
    wait([this] { return shown_text().GetSelectedText() == "dice"; }, "the first is found while it is typed");
    const int first = shown_text().GetSelectionStart();
    press(WXK_RETURN);
    wait([&] { return shown_text().GetSelectedText() == "dice" && shown_text().GetSelectionStart() > first; },
         "the next is found");
    const wxWindowList& parts = words.GetParent()->GetChildren();
    EXPECT_TRUE(std::any_of(parts.begin(), parts.end(), [](const wxWindow* each) {
        return each->GetLabel().StartsWith("2 of ");
    })) << "it says which of how many";
    screenshot("find");
    // All of the bar can be reached, however narrow the window is.
    const wxWindow* bar = words.GetParent();
    for (const wxWindow* each : bar->GetChildren()) {
        if (!each->IsShown()) continue;
        EXPECT_LE(each->GetRect().GetRight(), bar->GetClientSize().x) << each->GetLabel();
        EXPECT_LE(each->GetRect().GetBottom(), bar->GetClientSize().y) << each->GetLabel();
    }
    type_over(named(frame(), "Replace with"), "throws");
    click(*wxWindow::FindWindowByLabel("Replace &all", &frame()));
    wait([this] { return shown_text().GetText().Find("throws") != wxNOT_FOUND; }, "all are replaced");
    settle();
    EXPECT_EQ(shown_text().GetText().Find("dice:"), wxNOT_FOUND);
    screenshot("find-replaced");
    frame().commands().run("edit.undo");
    settle();
    EXPECT_EQ(shown_text().GetText(), before) << "one step takes them back";
    words.SetFocus();
    wait([&] { return words.HasFocus(); }, "the words have the focus");
    press(WXK_ESCAPE);
    wait([&] { return !words.IsShownOnScreen() && shown_text().HasFocus(); }, "the bar is gone");
}

}  // namespace
}  // namespace briar
