#include <fstream>

#include <wx/textctrl.h>

#include "editor/core/edit_plan.hpp"
#include "editor/core/workspace.hpp"
#include "editor/widget/linked_text.hpp"
#include "editor/window/find_bar.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/pack_tree.hpp"
#include "editor/window/text_view.hpp"
#include "tests/editor/window_test.hpp"

/// Writing in texts, as in any editor.
namespace briar {
namespace {

class TextWindow : public WindowTest {
protected:
    /// Opens a small pack with that file in it, and the file.
    editor::TextView& open(const std::string& name, const std::string& text) {
        const std::filesystem::path pack = folder() / "small";
        std::filesystem::create_directories((pack / name).parent_path());
        std::ofstream(pack / "pack.yaml") << "id: small\ntitle: Small\nversion: 0.1.0\nsystem: crawl\n";
        std::ofstream(pack / name, std::ios::binary) << text;
        open_pack(pack);
        frame().open_file(name);
        auto& view = dynamic_cast<editor::TextView&>(named(frame(), name));
        view.SetFocus();
        wait([&] { return wxWindow::FindFocus() == &view; }, "the text has the focus");
        return view;
    }
    const std::string& text(const std::string& name) { return frame().pack()->workspace().document(name)->text(); }
};

TEST_F(TextWindow, TheKeysOfUndoWorkWithTheCaretInTheText) {
    open("notes.yaml", "");
    type("# one two");
    wait([this] { return text("notes.yaml") == "# one two"; }, "it is typed");
    press('Z', wxMOD_CONTROL);
    wait([this] { return text("notes.yaml") == "# one "; }, "a word is taken back");
    press('Z', wxMOD_CONTROL | wxMOD_SHIFT);
    wait([this] { return text("notes.yaml") == "# one two"; }, "it is done again");
    press('Z', wxMOD_CONTROL);
    press('Z', wxMOD_CONTROL);
    wait([this] { return text("notes.yaml") == "# "; }, "two words are taken back");
    press('Y', wxMOD_CONTROL);
    wait([this] { return text("notes.yaml") == "# one "; }, "one is done again");
    const auto* undo = frame().commands().find("edit.undo");
    EXPECT_EQ(undo->label_now(), wxString::FromUTF8("&Undo Type \xE2\x80\x9Cone\xE2\x80\x9D in notes.yaml"));
}

TEST_F(TextWindow, APlaceInALongLineIsSeenToItsEnd) {
    editor::TextView& view = open("notes.yaml", "# " + std::string(400, 'x') + "\n");
    view.go_to_bytes(300, 330);
    settle();
    EXPECT_GT(view.PointFromPosition(300).x, 0);
    EXPECT_LT(view.PointFromPosition(330).x, view.GetClientSize().x);
}

/// What the check before has said is about another text.
TEST_F(TextWindow, WhatIsWrongIsMendedAsTheTextStandsNow) {
    editor::TextView& view = open("tiles.yaml", "tiles:\n  mill:\n    name: Mill\n    edgs: n\n");
    wait([this] { return frame().pack()->check_is_current(); }, "it is checked");
    view.go_to(4, 6);
    editor::EditPlan plan(frame().pack()->workspace());
    plan.splice("tiles.yaml", {{{0, 0}, "# above\n"}});
    ASSERT_EQ(frame().pack()->apply(plan.finish("Type")), "");
    ASSERT_FALSE(frame().pack()->check_is_current());
    EXPECT_TRUE(view.fixes_here().empty()) << "nobody knows yet what is wrong";
    frame().commands().run("entry.fix");
    // There are several ways.
    wait(
        [] {
            auto* offered = dynamic_cast<wxDialog*>(wxWindow::FindWindowByName("Mend the problem"));
            return offered != nullptr && offered->IsActive();
        },
        "they are offered");
    press(WXK_RETURN);
    wait([this] { return text("tiles.yaml").find("    edges: n\n") != std::string::npos; }, "it is mended");
    EXPECT_EQ(frame().pack()->workspace().history().steps().size(), 2U);
}

TEST_F(TextWindow, ReturnGoesOnAsDeepAndEndsLinesAsTheFileDoes) {
    editor::TextView& view = open("tiles.yaml", "tiles:\r\n  mill:\r\n    name: Mill\r\n");
    view.go_to(2, 8);
    press(WXK_RETURN);
    type("count: 2");
    wait([this] { return text("tiles.yaml").find("count: 2") != std::string::npos; }, "it is typed");
    EXPECT_EQ(text("tiles.yaml"), "tiles:\r\n  mill:\r\n    count: 2\r\n    name: Mill\r\n");
    view.go_to(3, 5);
    press(WXK_RETURN);
    wait([this] { return text("tiles.yaml").find("mill:\r\n    \r\n    count") != std::string::npos; },
         "a line is made before the first word");
}

TEST_F(TextWindow, ALuaTextOffersWhatMayFollow) {
    editor::TextView& view = open("specials/wheel.lua", "local wheel = {}\n\nfunction wheel.entered(game, event)\n");
    view.go_to(4, 1);
    type("game:");
    wait([&] { return view.AutoCompActive(); }, "verbs are offered");
    press(WXK_ESCAPE);
    type("\n");
    type("event.");
    wait([&] { return view.AutoCompActive(); }, "fields are offered");
    press(WXK_ESCAPE);
    press(WXK_SPACE, wxMOD_CONTROL);
    wait([&] { return view.AutoCompActive(); }, "they are offered when they are asked for");
}

TEST_F(TextWindow, IdsAreOfferedWhenAQuoteBeginsWhereOneIsExpected) {
    const std::string name = "specials/wheel.lua";
    std::filesystem::create_directories(folder() / "small");
    std::ofstream(folder() / "small" / "foes.yaml") << "statuses:\n  itch: {name: Itch}\n";
    editor::TextView& view = open(name, "local wheel = {}\n\nfunction wheel.entered(game, event)\n");
    view.go_to(4, 1);
    type("event.hero:give_status(\"");
    wait([&] { return view.AutoCompActive(); }, "statuses are offered");
    press(WXK_RETURN);
    wait([&] { return text(name).ends_with("event.hero:give_status(\"itch"); }, "the one is taken");
    type("\")\ngame:say(\"");
    settle();
    EXPECT_FALSE(view.AutoCompActive()) << "sentences are not ids";
}

TEST_F(TextWindow, IdsInQuotesAreOfferedByAnyOfTheirWords) {
    const std::string name = "specials/wheel.lua";
    std::filesystem::create_directories(folder() / "small");
    std::ofstream(folder() / "small" / "foes.yaml") << "statuses:\n  deep-itch: {name: Deep itch}\n";
    editor::TextView& view = open(name, "local wheel = {}\n\nfunction wheel.entered(game, event)\n");
    view.go_to(4, 1);
    type("event.hero:give_status(\"it");
    wait([this, &name] { return text(name).ends_with("(\"it"); }, "it is typed");
    settle();
    EXPECT_TRUE(view.AutoCompActive());
    press(WXK_RETURN);
    wait([&] { return text(name).ends_with("event.hero:give_status(\"deep-itch"); }, "the best one is taken");
    // Other words only where one begins so: Return after them goes to the next line.
    type("\")\nlocal sender = 1\nend");
    settle();
    EXPECT_FALSE(view.AutoCompActive());
}

TEST_F(TextWindow, WhatAScriptCallsItsOwnIsRenamedAndItsUsesAreShown) {
    const std::string name = "specials/wheel.lua";
    editor::TextView& view =
        open(name, "local wheel = {}\nfunction wheel.entered(game, event)\n  game:say('game')\nend\n");
    const std::string before = text(name);
    view.go_to(3, 4);
    in_dialog([this] { press(WXK_F2); },
              [this](wxDialog& dialog) {
                  EXPECT_EQ(dialog.GetTitle(), "Rename game in this script");
                  type("table");
                  press_button(dialog, wxID_OK);
              });
    wait([&] { return text(name).find("(table, event)\n  table:say('game')") != std::string::npos; }, "it is renamed");
    EXPECT_TRUE(view.HasFocus());
    press(WXK_F12, wxMOD_SHIFT);
    settle();
    EXPECT_TRUE(named(frame(), "Where it is spoken of").IsShownOnScreen());
    screenshot("text-own-name");
    press('Z', wxMOD_CONTROL);
    wait([&] { return text(name) == before; }, "it is one step");
}

TEST_F(TextWindow, CommandsAreAboutTheWordAtTheCaret) {
    editor::TextView& view = open("nests.yaml",
                                  "monsters:\n  owl: {name: Owl, health: 3, dice: 2, specials: [hoot]}\n"
                                  "specials:\n  hoot: {name: Hoot}\n");
    view.GotoPos(static_cast<int>(text("nests.yaml").find("hoot") + 1));
    frame().commands().run("entry.uses");
    auto& uses = dynamic_cast<editor::LinkedText&>(named(frame(), "Where it is spoken of"));
    wait([&] { return uses.GetText().Find("specials/hoot") != wxNOT_FOUND; }, "uses of the word are shown");
    view.GotoPos(static_cast<int>(text("nests.yaml").find("health") + 1));
    frame().commands().run("entry.uses");
    wait([&] { return uses.GetText().Find("monsters/owl") != wxNOT_FOUND; }, "else those of the entry around");
}

TEST_F(TextWindow, NumbersOfManyLinesHaveRoom) {
    std::string lines;
    for (int i = 0; i < 100'000; ++i)
        lines += "#\n";
    editor::TextView& view = open("many.yaml", lines);
    EXPECT_GE(view.GetMarginWidth(0), view.TextWidth(wxSTC_STYLE_LINENUMBER, "100001"));
    const int width = view.GetMarginWidth(0);
    view.SelectAll();
    press(WXK_DELETE);
    wait([&] { return view.GetMarginWidth(0) < width; }, "few need less");
}

TEST_F(TextWindow, TheEndOfALuaBlockGoesBackToItsBeginning) {
    const std::string name = "specials/wheel.lua";
    editor::TextView& view = open(name, "function wheel.entered(game, event)");
    view.GotoPos(view.GetLength());
    const auto line = [&](const std::string& words) {
        press(WXK_RETURN);
        type(words);
        wait([&] { return text(name).ends_with(words); }, "it is typed: " + words);
        press(WXK_ESCAPE);  // what is offered is not wanted
        settle();
    };
    line("if 1 > 2 then");
    line("x = 3");
    line("else");
    line("x = 4");
    line("end");
    line("end");
    EXPECT_EQ(text(name),
              "function wheel.entered(game, event)\n  if 1 > 2 then\n    x = 3\n  else\n    x = 4\n  end\nend");
    press('Z', wxMOD_CONTROL);
    wait([&] { return text(name).ends_with("\n  end\n") || text(name).ends_with("\n  end\n  "); },
         "the word and its place are one step");
}

TEST_F(TextWindow, LinesAreCommentedMovedDoubledAndDeletedByKeys) {
    editor::TextView& view = open("a.lua", "local a = 1\nlocal b = 2\nreturn a\n");
    const auto is = [this](const std::string& wanted) { return [this, wanted] { return text("a.lua") == wanted; }; };
    view.go_to(2, 3);
    press('/', wxMOD_CONTROL);
    wait(is("local a = 1\n-- local b = 2\nreturn a\n"), "the line is a comment");
    press('/', wxMOD_CONTROL);
    wait(is("local a = 1\nlocal b = 2\nreturn a\n"), "it is none any more");
    press(WXK_UP, wxMOD_ALT);
    wait(is("local b = 2\nlocal a = 1\nreturn a\n"), "it is moved up");
    EXPECT_EQ(view.GetCurrentLine(), 0);
    press(WXK_DOWN, wxMOD_ALT);
    wait(is("local a = 1\nlocal b = 2\nreturn a\n"), "it is moved down");
    press('D', wxMOD_CONTROL | wxMOD_SHIFT);
    wait(is("local a = 1\nlocal b = 2\nlocal b = 2\nreturn a\n"), "it is there twice");
    press('K', wxMOD_CONTROL | wxMOD_SHIFT);
    wait(is("local a = 1\nlocal b = 2\nreturn a\n"), "it is there once");
    press('Z', wxMOD_CONTROL);
    wait(is("local a = 1\nlocal b = 2\nlocal b = 2\nreturn a\n"), "each is one step");
    while (frame().pack()->workspace().undo()) {
    }
    EXPECT_EQ(text("a.lua"), "local a = 1\nlocal b = 2\nreturn a\n");
}

TEST_F(TextWindow, AClickWithControlLeadsToTheDefinition) {
    editor::TextView& view =
        open("cards.yaml", "tiles:\n  mill: {name: Mill, specials: [wheel]}\nspecials:\n  wheel: {name: Wheel}\n");
    const int word = view.FindText(0, view.GetLength(), "[wheel]") + 3;
    wait([&] { return view.PointFromPosition(word).y > 0; }, "it is shown");
    ui_.MouseMove(view.ClientToScreen(view.PointFromPosition(word) + wxPoint(1, 4)));
    settle();
    ui_.KeyDown(WXK_CONTROL);
    ui_.MouseClick();
    ui_.KeyUp(WXK_CONTROL);
    wait([&] { return view.GetCurrentLine() == 3; }, "one is there");
    press(WXK_LEFT, wxMOD_ALT);
    wait([&] { return view.GetCurrentLine() == 1; }, "one is back at the word");
}

TEST_F(TextWindow, TheCaretStaysWhereOthersChangeSomethingElse) {
    editor::TextView& view = open("notes.yaml", "# one\n# two\n# three\n");
    view.GotoPos(view.GetLength());
    type("# four");
    wait([this] { return text("notes.yaml").ends_with("# four"); }, "it is typed");
    std::ofstream(folder() / "small" / "notes.yaml") << "# begin\n# one\n# two\n# three\n";
    frame().follow_disk();
    wait([this] { return frame().messages().asks(); }, "it is asked which");
    frame().messages().answer(0);
    wait([this] { return text("notes.yaml") == "# begin\n# one\n# two\n# three\n# four"; }, "both are there");
    settle();
    EXPECT_EQ(view.GetCurrentPos(), view.GetLength());
    press('Z', wxMOD_CONTROL);
    wait([this] { return !frame().messages().answers().empty(); }, "it is asked, as others wrote a part of it");
    frame().messages().answer(0);
    wait([this] { return !text("notes.yaml").starts_with("# begin"); }, "it is taken back");
    EXPECT_EQ(view.GetCurrentLine(), 0) << "there people look";
}

TEST_F(TextWindow, AQuestionBelowTheTextDoesNotCoverTheCaret) {
    std::string lines;
    for (int i = 0; i < 200; ++i)
        lines += "# line\n";
    editor::TextView& view = open("notes.yaml", lines);
    view.GotoPos(view.GetLength());
    view.EnsureCaretVisible();
    settle();
    const auto caret_seen = [&] {
        return view.PointFromPosition(view.GetCurrentPos()).y + view.TextHeight(0) <= view.GetClientSize().y;
    };
    ASSERT_TRUE(caret_seen());
    const int before = view.GetClientSize().y;
    frame().messages().ask("Which?", wxICON_WARNING, {{"This", [] {}}, {"That", [] {}}});
    wait([&] { return view.GetClientSize().y < before; }, "the question is there");
    wait(caret_seen, "the caret is seen");
}

TEST_F(TextWindow, AFileThatIsOpenedFromTheTreeHasTheKeyboard) {
    open("notes.yaml", "# notes\n");
    frame().tree().select_file("pack.yaml");
    wxWindow& tree = named(frame(), "Entries and files");
    tree.SetFocus();
    wait([&] { return wxWindow::FindFocus() == &tree; }, "the tree has the focus");
    press(WXK_RETURN);
    wxWindow& view = named(frame(), "pack.yaml");
    wait([&] { return wxWindow::FindFocus() == &view; }, "the text has it");
}

TEST_F(TextWindow, WhatACallTakesIsToldOnItsLineOnly) {
    editor::TextView& view = open("specials/wheel.lua", "function wheel.entered(game, event)\n  game:hurt\nend\n");
    const auto go_on = [&](const char* words) {
        view.GotoPos(view.GetLineEndPosition(1));
        type(words);
        wait([&] { return view.CallTipActive(); }, "what it takes is told");
    };
    go_on("(");
    type("2");
    settle();
    EXPECT_TRUE(view.CallTipActive()) << "it is still written";
    press(WXK_RETURN);
    wait([&] { return !view.CallTipActive(); }, "the next line is another matter");
    type("x");
    settle();
    EXPECT_FALSE(view.CallTipActive());
    press(WXK_ESCAPE);
    go_on(",");
    view.GotoPos(0);
    wait([&] { return !view.CallTipActive(); }, "the caret is elsewhere");
    type("-");
    settle();
    EXPECT_FALSE(view.CallTipActive());
}

TEST_F(TextWindow, ReplacingAllIsOneStep) {
    editor::TextView& view = open("notes.yaml", "# rat and rat\n# Rat\n");
    frame().commands().run("edit.replace");
    auto& bar = dynamic_cast<editor::FindBar&>(named(frame(), "Find and replace"));
    dynamic_cast<wxTextCtrl&>(named(bar, "Find")).ChangeValue("rat");
    dynamic_cast<wxTextCtrl&>(named(bar, "Replace with")).ChangeValue("rats");
    bar.replace_all();
    EXPECT_EQ(text("notes.yaml"), "# rats and rats\n# rats\n");
    EXPECT_EQ(view.GetText(), "# rats and rats\n# rats\n");
    EXPECT_EQ(frame().pack()->workspace().history().steps().size(), 1U);
    frame().commands().run("edit.undo");
    EXPECT_EQ(text("notes.yaml"), "# rat and rat\n# Rat\n");
}

TEST_F(TextWindow, AllThatIsFoundIsMarkedUntilTheTextChanges) {
    editor::TextView& view = open("notes.yaml", "# rat and rat\n# Rat\n");
    frame().commands().run("edit.find");
    const auto marks = [&] {
        int count = 0;
        for (const int at : {2, 10, 16})
            count += view.IndicatorAllOnFor(at) != 0 ? 1 : 0;
        return count;
    };
    type_over(named(frame(), "Find"), "rat");
    wait([&] { return marks() == 3; }, "all are marked");
    view.AppendText("#");
    wait([&] { return marks() == 0; }, "what is written is not what was found");
    dynamic_cast<editor::FindBar&>(named(frame(), "Find and replace")).find(true);
    EXPECT_EQ(marks(), 3);
    press(WXK_ESCAPE);
    wait([&] { return marks() == 0; }, "the search is over");
}

TEST_F(TextWindow, NothingIsReplacedInATextThatCanOnlyBeRead) {
    editor::TextView& view = open("notes.yaml", "# rat\n");
    view.SetReadOnly(true);
    frame().commands().run("edit.replace");
    auto& bar = dynamic_cast<editor::FindBar&>(named(frame(), "Find and replace"));
    dynamic_cast<wxTextCtrl&>(named(bar, "Find")).ChangeValue("rat");
    dynamic_cast<wxTextCtrl&>(named(bar, "Replace with")).ChangeValue("");
    bar.replace_all();
    bar.replace();
    EXPECT_EQ(view.GetText(), "# rat\n");
    EXPECT_EQ(text("notes.yaml"), "# rat\n");
}

TEST_F(TextWindow, ReturnTakesOnlyWhatARectangleMarks) {
    editor::TextView& view = open("notes.yaml", "#ab cd\n#ab cd\n");
    view.SetRectangularSelectionAnchor(1);
    view.SetRectangularSelectionCaret(view.PositionFromLine(1) + 3);
    press(WXK_RETURN);
    wait([this] { return text("notes.yaml").size() != 14; }, "the line is begun");
    settle();
    EXPECT_EQ(text("notes.yaml"), "#ab cd\n#\n cd\n") << "what stands beside the columns stays";
}

TEST_F(TextWindow, WordsWithAQuestionMarkAreTakenFromTheList) {
    const std::string name = "nests.yaml";
    editor::TextView& view = open(name,
                                  "specials:\n  hoot: {name: 'Who goes there?'}\n"
                                  "monsters:\n  owl: {name: Owl, health: 3, dice: 2, specials: []}\n");
    view.GotoPos(static_cast<int>(text(name).find("]")));
    type("ho");
    wait([&] { return view.AutoCompActive(); }, "it is offered");
    press(WXK_RETURN);
    wait([&] { return text(name).find("specials: [hoot]") != std::string::npos; }, "it is taken");
}

TEST_F(TextWindow, WhatHasNoNameOfItsOwnSaysWhyItIsNotRenamed) {
    editor::TextView& view = open("specials/wheel.lua", "local wheel = {}\n");
    view.GotoPos(2);
    frame().commands().run("entry.rename");
    EXPECT_TRUE(frame().messages().text().Contains("put the caret into an id")) << frame().messages().text();
    frame().commands().run("entry.uses");
    EXPECT_TRUE(frame().messages().text().Contains("names an entry")) << frame().messages().text();
    frame().commands().run("edit.definition");
    EXPECT_TRUE(view.CallTipActive()) << "it is said that there is none";
}

}  // namespace
}  // namespace briar
