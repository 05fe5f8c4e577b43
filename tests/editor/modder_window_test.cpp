#include <algorithm>

#include "editor/core/edit_plan.hpp"
#include "editor/core/workspace.hpp"
#include "editor/play/play_pane.hpp"
#include "editor/window/message_bar.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/problems_pane.hpp"
#include "editor/window/text_pane.hpp"
#include "editor/window/text_view.hpp"
#include "tests/editor/window_test.hpp"

/// A modder writes a special in Lua while a game is running.
namespace briar {
namespace {

class ModderWindow : public WindowTest {
protected:
    editor::PlayModel& model() { return frame().play().model(); }
    editor::TextView& shown_text() {
        auto* page = dynamic_cast<editor::TextPane*>(frame().tabs().GetCurrentPage());
        if (page == nullptr) throw std::runtime_error("no text is shown");
        return page->text();
    }
    void wait_for_check() {
        wait([this] { return frame().pack()->check_is_current(); }, "what was changed is checked");
        settle();
    }
    /// Puts the caret behind a text of the file that is shown.
    void go_behind(const std::string& words) {
        editor::TextView& text = shown_text();
        const int at = text.FindText(0, text.GetLength(), wxString::FromUTF8(words));
        ASSERT_GE(at, 0) << words << " in " << text.GetText();
        text.SetFocus();
        wait([&] { return text.HasFocus(); }, "the text has the focus");
        text.GotoPos(at + static_cast<int>(words.size()));
    }
};

TEST_F(ModderWindow, WritesAScriptStartToEnd) {
    open_pack(copy_pack("the-cursed-forest"));
    wait([this] { return !frame().play().loading(); }, "the form of a new game is there");
    wait_for_check();

    // A special in Lua from a template, carried by the tile that all heroes start on.
    in_dialog([this] { frame().commands().run("entry.new-script"); },
              [&](wxDialog& dialog) {
                  type_over(named(dialog, "Name or id"), "echo");
                  press_button(dialog, wxID_OK);
              });
    wait_for_check();
    // So far nothing carries it: that is a warning.
    EXPECT_FALSE(std::any_of(frame().problems().listed().begin(), frame().problems().listed().end(),
                             [](const Diagnostic& each) { return each.severity == Severity::Error; }));
    EXPECT_NE(shown_text().GetText().Find("function echo.entered(game, event)"), wxNOT_FOUND);
    frame().open_entry("tiles/forest-gateway");
    type_over(named(*frame().tabs().GetCurrentPage(), "Add to Specials"), "echo");
    press(WXK_RETURN);
    wait_for_check();
    EXPECT_TRUE(frame().problems().listed().empty());
    screenshot("modder-template");

    // A mistake is told at its line, and mended.
    frame().open_file("specials/echo.lua");
    go_behind("game:say(\"Echo.\"");
    press(WXK_BACK);
    wait_for_check();
    wait([this] { return !frame().problems().listed().empty(); }, "the mistake is told");
    const Place place = frame().problems().listed().front().place;
    EXPECT_NE(place.file.find("echo.lua"), std::string::npos);
    EXPECT_TRUE(place.line == 5 || place.line == 6) << place.line;
    screenshot("modder-mistake");
    type("\"");
    wait_for_check();
    wait([this] { return frame().problems().listed().empty(); }, "the mistake is gone");

    // A game runs; the script is changed; saving takes the change into it where it stands.
    frame().play().begin({"the-cursed-forest", {}, {7, 1, {}}, {}});
    wait([this] { return model().playing(); }, "a game has begun");
    ASSERT_TRUE(model().choose(1));
    const PieceId hero = model().game().decision().hero;
    frame().open_file("specials/echo.lua");
    go_behind("game:say(\"Echo");
    type(" of steps");
    wait_for_check();
    ASSERT_EQ(frame().problems().listed().size(), 0U);
    frame().commands().run("file.save");
    wait([this] { return model().note().find("is in the game") != std::string::npos; }, "the change is in the game");
    EXPECT_EQ(model().game().decision().hero, hero) << "the position is the same";

    // What happened becomes a test of the pack.
    frame().show_play();
    ASSERT_TRUE(model().choose(0));
    in_dialog([this] { frame().commands().run("play.record"); },
              [&](wxDialog& dialog) {
                  type("a step is taken");
                  press_button(dialog, wxID_OK);
              });
    wait([this] { return frame().pack()->workspace().document("tests/a-step-is-taken.yaml") != nullptr; },
         "the test is written");
    screenshot("modder-recorded");
    frame().commands().run("play.tests");
    const auto said = [this] { return frame().messages().text(); };
    wait([&] { return said().Find("passed") != wxNOT_FOUND; }, "the tests have run");
    EXPECT_NE(said().Find(" 0 failed"), wxNOT_FOUND) << said();
    EXPECT_TRUE(frame().GetStatusBar()->GetStatusText(0).empty()) << "nothing is said twice";
    screenshot("modder-tests");

    // It is a step of the history like any other.
    frame().open_file("tests/a-step-is-taken.yaml");
    frame().commands().run("edit.undo");
    EXPECT_FALSE(frame().pack()->workspace().document("tests/a-step-is-taken.yaml")->present());
}

/// An endless script costs a message.
TEST_F(ModderWindow, AnEndlessScriptIsStoppedAndTheGameGoesOn) {
    open_pack(copy_pack("the-cursed-forest"));
    wait_for_check();
    in_dialog([this] { frame().commands().run("entry.new-script"); },
              [&](wxDialog& dialog) {
                  type_over(named(dialog, "Name or id"), "spin");
                  press_button(dialog, wxID_OK);
              });
    go_behind("game:say(\"Spin.\")");
    type(" while true do end");
    // Where it is in the form depends on what the scenario has above it.
    editor::Workspace& workspace = frame().pack()->workspace();
    editor::EditPlan plan(workspace);
    const auto at = static_cast<std::uint32_t>(workspace.document("scenario.yaml")->text().find("maiden-tree, hunt"));
    plan.splice("scenario.yaml", {{{at, at}, "spin, "}});
    ASSERT_EQ(workspace.apply(plan.finish("Give it the special")), "");
    wait_for_check();
    frame().play().begin({"the-cursed-forest", {}, {7, 1, {}}, {}});
    wait([this] { return model().playing(); }, "a game has begun");
    for (int i = 0; i < 12 && !model().failure(); ++i) {
        const auto& options = model().options();
        const auto going = std::find_if(options.begin(), options.end(),
                                        [](const auto& each) { return each.key.find("move") != std::string::npos; });
        model().choose(going == options.end() ? 0 : static_cast<std::size_t>(going - options.begin()));
    }
    ASSERT_TRUE(model().failure());
    settle();
    EXPECT_NE(frame().messages().text().Find("rule failed"), wxNOT_FOUND) << frame().messages().text();
    const auto& listed = frame().problems().listed();
    const auto problem = std::find_if(listed.begin(), listed.end(),
                                      [](const Diagnostic& each) { return each.id == "play.rule-failed"; });
    ASSERT_NE(problem, listed.end()) << "it is a problem like any other";
    EXPECT_NE(problem->place.file.find("spin.lua"), std::string::npos);
    ASSERT_GT(problem->place.line, 0);
    frame().problems().open(static_cast<std::size_t>(problem - listed.begin()));
    auto* text = dynamic_cast<wxStyledTextCtrl*>(wxWindow::FindFocus());
    ASSERT_NE(text, nullptr);
    EXPECT_EQ(text->GetCurrentLine() + 1, problem->place.line);
    EXPECT_NE(text->IndicatorAllOnFor(text->GetLineIndentPosition(text->GetCurrentLine())), 0) << "a mark at the line";
    screenshot("modder-endless");
    frame().show_play();
    EXPECT_TRUE(model().choose(0));
}

TEST_F(ModderWindow, TheFirstDifferenceOfAGamePlayedAgainIsTold) {
    open_pack(copy_pack("the-cursed-forest"));
    wait_for_check();
    frame().play().begin({"the-cursed-forest", {}, {7, 1, {}}, {}});
    wait([this] { return model().playing(); }, "a game has begun");
    for (int i = 0; i < 4; ++i)
        model().choose(0);
    click(named(frame(), "Play the same choices again with the changes (Shift+Ctrl+F5)"));
    wait([this] { return frame().messages().text().Find("goes the same way") != wxNOT_FOUND; }, "nothing is different");
    frame().open_file("tiles.yaml");
    go_behind("lies bound in the roots.\n    edges: n e w");
    type(" s");
    wait_for_check();
    frame().show_play();
    frame().commands().run("play.rerun");
    wait([this] { return frame().messages().text().Find("otherwise at choice") != wxNOT_FOUND; },
         "the first difference is told");
    screenshot("rerun");
}

}  // namespace
}  // namespace briar
