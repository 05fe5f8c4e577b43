#include <filesystem>
#include <fstream>

#include "editor/window/message_bar.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/problems_pane.hpp"
#include "editor/window/text_pane.hpp"
#include "editor/window/text_view.hpp"
#include "tests/editor/play_window.hpp"

/// A pack that changes while it is played.
namespace briar {
namespace {

/// What is shown while the change is told of must not be looked up among the entries there were before.
TEST_F(PlayWindow, TheGameGoesOnWhenEntriesWereAddedBeforeThoseOnTheTable) {
    begin_game();
    const std::size_t before = model().rules().catalog->entries().size();
    {
        std::ofstream file(folder() / "the-cursed-forest" / "aaa.yaml");
        file << "specials:\n";
        for (std::size_t i = 0; i < before; ++i)
            file << "  added-" << i << ": {text: Nothing happens.}\n";
    }
    frame().play().take_over();
    wait([this] { return !frame().play().loading(); }, "the change is in the game");
    EXPECT_EQ(model().rules().catalog->entries().size(), 2 * before);
    settle();
    EXPECT_TRUE(board().IsShownOnScreen());
}

TEST_F(PlayWindow, F5ShowsTheGameThatRunsAndANewOneCanBeCancelled) {
    begin_game();
    ASSERT_TRUE(model().choose(0));
    frame().open_file("tiles.yaml");
    EXPECT_FALSE(board().IsShownOnScreen());
    press(WXK_F5);
    wait([this] { return board().IsShownOnScreen(); }, "the game is shown");
    EXPECT_EQ(model().at(), 1U);
    press(WXK_F5, wxMOD_SHIFT);
    wxWindow& back = named(frame(), "Back to the game");
    wait([&] { return back.IsShownOnScreen(); }, "another game could begin");
    screenshot("new-game-over-a-game");
    press(WXK_ESCAPE);
    wait([this] { return board().IsShownOnScreen(); }, "the game is shown again");
    EXPECT_EQ(model().at(), 1U);
    EXPECT_TRUE(model().can_undo());
}

TEST_F(PlayWindow, ThePaneTellsThatThePackHasChangedAndTakesItIn) {
    begin_game();
    for (int i = 0; i < 3; ++i)
        ASSERT_TRUE(model().choose(0));
    wxWindow& changed = named(frame(), "The pack has changed since");
    EXPECT_FALSE(changed.IsShownOnScreen());
    frame().open_file("heroes.yaml");
    type("# more\n");
    wait([this] { return frame().pack()->check_is_current(); }, "the pack is checked");
    frame().show_play();
    wait([&] { return changed.IsShownOnScreen(); }, "the pane tells it");
    screenshot("play-behind");
    click(named(frame(), "Take it in"));
    wait([&] { return !changed.IsShownOnScreen(); }, "the change is in the game");
    EXPECT_EQ(model().at(), 4U);
    settle();
    screenshot("play-taken-in");
    press('Z', wxMOD_CONTROL);
    wait([&] { return model().at() == 3U; }, "it is taken back");
    wait([&] { return changed.IsShownOnScreen(); }, "the game is behind again");
}

/// Files may have been written by another program a moment ago.
TEST_F(PlayWindow, WhatIsTakenInIsWhatTheWindowShows) {
    begin_game();
    const std::filesystem::path file = folder() / "the-cursed-forest" / "heroes.yaml";
    std::ofstream(file, std::ios::app) << "# written elsewhere\n";
    frame().play().take_over();
    EXPECT_TRUE(frame().pack()->workspace().document("heroes.yaml")->text().ends_with("# written elsewhere\n"));
    wait([this] { return !frame().play().loading() && model().at() == 1; }, "the change is in the game");
    EXPECT_FALSE(model().is_behind(*model().rules().catalog));
}

TEST_F(PlayWindow, WhatOthersWriteWaitsUntilItIsTakenIn) {
    begin_game();
    for (int i = 0; i < 3; ++i)
        ASSERT_TRUE(model().choose(0));
    wxWindow& changed = named(frame(), "The pack has changed since");
    std::ofstream(folder() / "the-cursed-forest" / "heroes.yaml", std::ios::app) << "# written elsewhere\n";
    wxActivateEvent back(wxEVT_ACTIVATE, true, frame().GetId());
    frame().HandleWindowEvent(back);
    wait([&] { return changed.IsShownOnScreen(); }, "the pane tells it");
    settle();
    EXPECT_FALSE(frame().play().loading());
    EXPECT_EQ(model().at(), 3U) << "nothing was taken in";
    click(named(frame(), "Take it in"));
    wait([this] { return model().at() == 4U; }, "the change is in the game");
}

TEST_F(PlayWindow, SavingTakesNothingInWhileSomebodyLooksBack) {
    begin_game();
    for (int i = 0; i < 3; ++i)
        ASSERT_TRUE(model().choose(0));
    model().go_to(1);
    frame().open_file("heroes.yaml");
    type("# more\n");
    frame().commands().run("file.save");
    wait([this] { return frame().pack()->check_is_current(); }, "the pack is checked");
    frame().show_play();
    wait([&] { return named(frame(), "The pack has changed since").IsShownOnScreen(); }, "the pane tells it");
    settle();
    EXPECT_FALSE(frame().play().loading());
    EXPECT_EQ(model().line_count(), 1U) << "nobody is led away";
    EXPECT_EQ(model().at(), 1U);
    EXPECT_EQ(model().last(), 3U);
}

TEST_F(PlayWindow, WhatIsSaidOfTheGameIsNotSaidBesideOtherDocuments) {
    begin_game();
    const auto said = [this] { return frame().GetStatusBar()->GetStatusText(0); };
    std::ofstream(folder() / "the-cursed-forest" / "heroes.yaml", std::ios::app) << "# more\n";
    frame().play().take_over();
    wait([&] { return said().StartsWith("The change is in the game"); }, "it is said beside the game");
    frame().open_file("tiles.yaml");
    settle();
    EXPECT_FALSE(said().StartsWith("The change is in the game")) << said();
}

/// Another scenario than the one that is asked for is none that anybody wants to play.
TEST_F(PlayWindow, AScenarioWithAMistakeIsNotPlayedAndTheMistakeIsShown) {
    const std::filesystem::path pack = copy_pack("the-cursed-forest");
    std::ofstream(pack / "other.yaml") << "scenarios:\n  other:\n    name: Other\n    seats: lots\n";
    open_pack(pack);
    wait([this] { return !frame().play().loading(); }, "the form of a new game is there");
    frame().open_entry("scenarios/other");
    settle();
    press(WXK_F5);
    wait([this] { return frame().messages().text().Contains("other cannot be played"); }, "it is told");
    auto* text = dynamic_cast<editor::TextPane*>(frame().tabs().GetCurrentPage());
    const bool in_form = frame().tabs().GetCurrentPage() != &frame().play();
    EXPECT_TRUE(in_form) << "the mistake is shown, not another scenario";
    if (text != nullptr) {
        EXPECT_EQ(text->document().name(), "other.yaml");
    }
    EXPECT_FALSE(model().playing());
}

TEST_F(PlayWindow, AChangeThatFailsAtOnceLeadsToItsLine) {
    begin_game("examples/pig");
    const std::filesystem::path file = folder() / "pig" / "pig.lua";
    std::ifstream in(file);
    std::string text{std::istreambuf_iterator<char>(in), {}};
    in.close();
    const std::string before = "  local pot = 0\n";
    text.replace(text.find(before), before.size(), "  while true do end\n" + before);
    std::ofstream(file) << text;
    frame().play().take_over();
    wait([this] { return frame().messages().text().Contains("steps: is there a loop that never ends"); }, "it is told");
    ASSERT_EQ(frame().messages().answers().size(), 1U);
    frame().messages().answer(0);
    const auto shown = [this] { return dynamic_cast<editor::TextPane*>(frame().tabs().GetCurrentPage()); };
    wait([&] { return shown() != nullptr; }, "the text is shown");
    EXPECT_EQ(shown()->document().name(), "pig.lua");
}

/// It is told again and again otherwise whose seat it is.
TEST_F(PlayWindow, TheTableSaysWhoIsPlayedAsTheyAreCalledNow) {
    begin_game();
    click(named(frame(), "Show Table"));
    const std::string before = model().party().front().title;
    const auto shown = [this](const std::string& name) {
        return wxWindow::FindWindowByLabel("Seat 1: " + name, &frame()) != nullptr;
    };
    wait([&] { return shown(before); }, "the seats are shown");
    const std::filesystem::path file = folder() / "the-cursed-forest" / "heroes.yaml";
    std::ifstream in(file);
    std::string text{std::istreambuf_iterator<char>(in), {}};
    in.close();
    text.replace(text.find("name: " + before), 6 + before.size(), "name: Somebody");
    std::ofstream(file) << text;
    frame().play().take_over();
    wait([&] { return shown("Somebody"); }, "they are called as they are now");
}

/// What a change takes out of a running game is told, and is no problem of the pack.
TEST_F(PlayWindow, WhatIsGoneAfterAChangeIsTold) {
    const std::filesystem::path pack = copy_pack("the-cursed-forest");
    std::ofstream(pack / "more.yaml")
        << "monsters:\n  marsh-wight: {name: Marsh wight, health: 4, dice: 1, count: 2}\n";
    open_pack(pack);
    wait([this] { return !frame().play().loading(); }, "the form of a new game is there");
    frame().play().begin(start());
    wait([this] { return model().playing(); }, "a game has begun");
    frame().open_file("more.yaml");
    auto* page = dynamic_cast<editor::TextPane*>(frame().tabs().GetCurrentPage());
    ASSERT_NE(page, nullptr);
    page->text().SetFocus();
    press('A', wxMOD_CONTROL);
    press(WXK_DELETE);
    type("monsters: {}");
    frame().commands().run("file.save");
    wait([this] { return model().note().find("Marsh wight") != std::string::npos; }, "the change is in the game");
    EXPECT_NE(frame().messages().text().Find("Marsh wight"), wxNOT_FOUND) << frame().messages().text();
    EXPECT_NE(model().log().back().text.find("Marsh wight"), std::string::npos) << model().log().back().text;
    const auto& listed = frame().problems().listed();
    EXPECT_TRUE(listed.empty()) << listed.front().message;
    screenshot("gone");
    model().undo();
    wait([this] { return !frame().messages().IsShown() || !frame().messages().text().Contains("Marsh wight"); },
         "before the change it is there again, and nothing is told");
}

/// Playing a long game again goes on beside the window: it says how far it is, other things can be done, and it can be
/// cancelled.
TEST_F(PlayWindow, ALongRerunIsShownAndCancelled) {
    const std::filesystem::path pack = copy_pack("examples/pig");
    {
        std::ofstream script(pack / "pig.lua");
        script << "local pig = {}\nfunction pig.turn(game, event)\n"
                  "  local sum = 0\n  for i = 1, 250000 do sum = sum + i end\n"
                  "  game:choose('What now?', {'Roll', 'Hold'})\nend\nreturn pig\n";
    }
    open_pack(pack);
    wait([this] { return !frame().play().loading(); }, "the form of a new game is there");
    frame().play().begin({"pig", {}, {7, 2, {}}, {}});
    wait([this] { return model().playing(); }, "a game has begun");
    for (int i = 0; i < 400; ++i)
        model().choose(0);
    settle();
    wxWindow& cancel = named(frame(), "Cancel the work");
    EXPECT_FALSE(cancel.IsShownOnScreen());
    frame().play().rerun();
    wait([&] { return cancel.IsShownOnScreen(); }, "the work is shown");
    EXPECT_TRUE(named(frame(), "Work beside the game").GetLabel().Contains("of 400"));
    model().undo();
    EXPECT_EQ(model().at(), 399U) << "nobody waits for it";
    click(cancel);
    wait([this] { return !frame().play().loading(); }, "it is cancelled");
    settle();
    EXPECT_FALSE(cancel.IsShownOnScreen());
    EXPECT_EQ(model().line_count(), 1U);
    EXPECT_EQ(model().at(), 399U);
}

/// What people have asked for is done before a change that is taken in by itself.
TEST_F(PlayWindow, AChangeThatIsTakenInByItselfStopsNoOtherWork) {
    begin_game();
    for (int i = 0; i < 6; ++i)
        model().choose(0);
    frame().play().rerun();
    frame().play().take_over(editor::PlayPane::Asked::ByItself);
    wait([this] { return frame().messages().text().Contains("goes the same way"); }, "the game was played again");
    wait([this] { return !frame().play().loading(); }, "and nothing is left to do");
}

TEST_F(PlayWindow, ARuleThatFailsLeadsToTheLineThatDid) {
    const std::filesystem::path pack = copy_pack("examples/pig");
    {
        std::ofstream script(pack / "pig.lua");
        script << "local pig = {}\nfunction pig.turn(game, event)\n"
                  "  if game:choose('What now?', {'Roll', 'Hold'}) == 1 then\n"
                  "    error('no dice')\n  end\nend\nreturn pig\n";
    }
    open_pack(pack);
    wait([this] { return !frame().play().loading(); }, "the form of a new game is there");
    frame().play().begin({"pig", {}, {7, 2, {}}, {}});
    wait([this] { return model().playing(); }, "a game has begun");
    model().choose(0);
    wait([this] { return frame().messages().text().Contains("no dice"); }, "it is told");
    ASSERT_EQ(frame().messages().answers().size(), 1U);
    frame().messages().answer(0);
    wait([this] { return dynamic_cast<editor::TextPane*>(frame().tabs().GetCurrentPage()) != nullptr; },
         "the script is shown");
    auto& page = dynamic_cast<editor::TextPane&>(*frame().tabs().GetCurrentPage());
    EXPECT_EQ(page.text().GetCurrentLine(), 3);
}

}  // namespace
}  // namespace briar
