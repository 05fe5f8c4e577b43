#include <algorithm>
#include <filesystem>
#include <fstream>

#include <wx/image.h>
#include <wx/menu.h>
#include <wx/scrolwin.h>

#include "editor/play/lines_button.hpp"
#include "tests/editor/play_window.hpp"

/// Room for what is played with: narrow windows, long menus, work that goes on beside the game.
namespace briar {
namespace {

TEST_F(PlayWindow, AllOptionsAndWhoeverActsAreInSight) {
    open_pack(copy_pack("the-cursed-forest"));
    wait([this] { return !frame().play().loading(); }, "the form of a new game is there");
    frame().play().begin({"the-cursed-forest", {}, {7, 4, {}}, {}});
    wait([this] { return model().playing(); }, "a game has begun");
    settle();
    auto& options = dynamic_cast<wxScrolledWindow&>(named(frame(), "Options"));
    auto& heroes = dynamic_cast<wxScrolledWindow&>(named(frame(), "Heroes"));
    int unit = 0;
    heroes.GetScrollPixelsPerUnit(nullptr, &unit);
    for (int turn = 0; turn < 5; ++turn) {
        settle();
        EXPECT_LE(options.GetVirtualSize().y, options.GetClientSize().y) << "turn " << turn;
        const auto party = model().party();
        const auto acting = std::find_if(party.begin(), party.end(), [](const auto& each) { return each.acting; });
        const int card = heroes.GetVirtualSize().y / 4;
        const int top = card * static_cast<int>(acting - party.begin()) - heroes.GetViewStart().y * unit;
        EXPECT_GE(top, 0) << "turn " << turn;
        EXPECT_LE(top + card, heroes.GetClientSize().y) << "turn " << turn;
        if (turn == 3) screenshot("play-four");
        model().choose(model().options().size() - 1);
    }
}

/// What is shown within lies inside, and nothing over anything else.
void expect_apart(wxWindow& within, const std::string& where) {
    const wxRect inside(within.GetClientSize());
    const wxWindowList& all = within.GetChildren();
    for (const wxWindow* each : all) {
        if (!each->IsShown()) continue;
        EXPECT_TRUE(inside.Contains(each->GetRect())) << each->GetName() << ", " << where;
        for (const wxWindow* other : all) {
            if (other == each || !other->IsShown()) continue;
            EXPECT_FALSE(each->GetRect().Intersects(other->GetRect()))
                << each->GetName() << " and " << other->GetName() << ", " << where;
        }
    }
}

TEST_F(PlayWindow, InANarrowWindowNothingIsHiddenOrLiesOverAnythingElse) {
    open_pack(copy_pack("the-cursed-forest"));
    wait([this] { return !frame().play().loading(); }, "the form of a new game is there");
    resize(560, 700);
    screenshot("play-narrow-form");
    frame().play().begin({"the-cursed-forest", {}, {7, 4, {}}, {}});
    wait([this] { return model().playing(); }, "a game has begun");
    wxWindow& options = named(frame(), "Options");
    for (const int width : {1100, 800, 560}) {
        resize(width, 700);
        const std::string where = std::to_string(width) + " wide";
        screenshot("play-narrow-" + std::to_string(width));
        expect_apart(named(frame(), "Course of the game"), where);
        EXPECT_GE(options.GetClientSize().x, frame().FromDIP(150)) << where;
        EXPECT_GE(options.GetClientSize().y, frame().FromDIP(60)) << where;
        EXPECT_TRUE(wxRect(frame().GetScreenRect()).Contains(options.GetScreenRect())) << where;
        EXPECT_GE(board().GetSize().x, frame().FromDIP(50)) << where;
        for (const wxWindow* each : options.GetChildren()) {
            if (!each->IsShown()) continue;
            EXPECT_LE(each->GetBestSize().x, options.GetClientSize().x) << each->GetLabel() << ", " << where;
        }
    }
    resize(1400, 860);
    EXPECT_GE(options.GetSize().x, frame().FromDIP(480)) << "what gave way has its room again";
}

/// The part of a window that is seen: others cut it.
wxRect seen_part(const wxWindow& window) {
    wxRect seen = window.GetScreenRect();
    for (const wxWindow* each = window.GetParent(); each != nullptr; each = each->GetParent())
        seen.Intersect(each->GetScreenRect());
    return seen;
}

/// With the pack and its problems beside it, as the window is on a small screen.
TEST_F(PlayWindow, InASmallWindowAWideTableIsSeenAndEveryPageReached) {
    open_pack(copy_pack("examples/royal-game-of-ur"));
    wait([this] { return !frame().play().loading(); }, "the form of a new game is there");
    frame().play().begin({"royal-game-of-ur", {}, {7, 2, {}}, {}});
    wait([this] { return model().playing(); }, "a game has begun");
    resize(1000, 700);
    screenshot("play-small");
    EXPECT_TRUE(board().view().holds(board().scene().bounds)) << "at first";
    frame().commands().run("view.zoom-in");
    frame().commands().run("view.fit");
    EXPECT_TRUE(board().view().holds(board().scene().bounds)) << "fitted";

    const wxWindow& log = named(frame(), "Log");
    wxWindow& first = named(frame(), "Show Log");
    wxWindow& rest = named(frame(), "Show another page");
    EXPECT_TRUE(rest.IsShown()) << "there is no room for all buttons";
    EXPECT_EQ(rest.GetPosition().y, first.GetPosition().y) << "one row";
    EXPECT_GE(log.GetSize().y, 3 * log.GetCharHeight()) << "some lines can be read";
    frame().commands().run("play.trace");
    wxWindow& trace = named(frame(), "Trace");
    wait([&] { return trace.IsShownOnScreen(); }, "the trace is shown");
    EXPECT_EQ(rest.GetLabel().BeforeFirst(' '), "Trace") << "it is called as the page that it leads to";
    EXPECT_EQ(seen_part(rest), rest.GetScreenRect());
    click(named(frame(), "Show Table"));
    wxWindow& dice = named(frame(), "Next dice");
    for (int i = 0; i < 40 && !dice.HasFocus(); ++i)
        press(WXK_TAB);
    wait([&] { return seen_part(dice) == dice.GetScreenRect(); }, "the next dice are scrolled into sight");
    screenshot("play-small-table");
    resize(1500, 900);
    EXPECT_FALSE(rest.IsShown()) << "now there is room";
    EXPECT_TRUE(named(frame(), "Show Trace").IsShown());
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
    screenshot("play-rerun");
    model().undo();
    EXPECT_EQ(model().at(), 399U) << "nobody waits for it";
    click(cancel);
    wait([this] { return !frame().play().loading(); }, "it is cancelled");
    settle();
    EXPECT_FALSE(cancel.IsShownOnScreen());
    EXPECT_EQ(model().line_count(), 1U);
    EXPECT_EQ(model().at(), 399U);
}

/// Options make room for a long menu, and give it back when menus have been short for a while.
TEST_F(PlayWindow, TheRoomOfALongMenuIsGivenBack) {
    open_pack(copy_pack("the-cursed-forest"));
    wait([this] { return !frame().play().loading(); }, "the form of a new game is there");
    frame().play().begin({"the-cursed-forest", {}, {7, 1, {}}, {}});
    wait([this] { return model().playing(); }, "a game has begun");
    resize(1200, 900);
    wxWindow& party_and_options = *named(frame(), "Options").GetParent();
    const auto height = [&] { return party_and_options.GetSize().y; };
    const int usual = height();
    const auto go_on_until = [&](bool high) {
        for (std::size_t i = 0; i < 300 && !model().session().over() && (height() > usual) != high; ++i) {
            model().choose(i * 7 % model().options().size());
            settle();
        }
    };
    go_on_until(true);
    EXPECT_GT(height(), usual);
    go_on_until(false);
    EXPECT_EQ(height(), usual);
}

/// Until somebody zooms or moves the board.
TEST_F(PlayWindow, WhatIsFittedStaysFittedWhenTheBoardChangesItsSize) {
    begin_game();
    for (int i = 0; i < 6; ++i)
        model().choose(0);
    frame().commands().run("view.fit");
    const auto fitted = [this] {
        editor::BoardView whole = board().view();
        whole.fit(board().scene().bounds);
        return whole.scale();
    };
    for (const wxSize& size : {wxSize(800, 600), wxSize(1300, 900), wxSize(1000, 640)}) {
        resize(size.x, size.y);
        EXPECT_TRUE(board().view().holds(board().scene().bounds)) << size.x;
        EXPECT_EQ(board().view().scale(), fitted()) << size.x;
    }
    frame().commands().run("view.zoom-in");
    const double chosen = board().view().scale();
    resize(1300, 900);
    EXPECT_EQ(board().view().scale(), chosen);
    EXPECT_NE(chosen, fitted());
}

/// As a pane's border is dragged: little by little.
TEST_F(PlayWindow, ABoardThatGrowsLittleByLittleIsFittedInTheEnd) {
    begin_game();
    resize(1100, 560);
    frame().commands().run("view.fit");
    const double before = board().view().scale();
    for (int height = 580; height <= 900; height += 40)
        resize(1100, height);
    EXPECT_GT(board().view().scale(), before);
}

TEST_F(PlayWindow, TheEndOfAGameIsShownAndAnotherOneIsPlayed) {
    begin_game();
    const double first_scale = board().view().scale();
    for (const int seat : {0, 1})
        model().seat_bot(seat, "greedy");
    model().let_bots_play();
    while (model().bots_at_work()) {
        model().take_bot_choices(100'000);
        settle();
    }
    wxWindow& result = named(frame(), "Result");
    wait([&] { return result.IsShownOnScreen(); }, "the end is shown");
    EXPECT_FALSE(named(frame(), "Why it has ended").GetLabel().empty());
    EXPECT_TRUE(named(frame(), "What has become of it").GetLabel().Contains("round"));
    EXPECT_LT(board().view().scale(), first_scale) << "as much of the table as can be read";
    screenshot("play-ended");
    const std::uint64_t seed = model().session().start().setup.seed;
    model().go_to(2);
    settle();
    EXPECT_FALSE(result.IsShownOnScreen()) << "that was in the middle";
    model().go_to(model().last());
    wait([&] { return result.IsShownOnScreen(); }, "the end is shown again");
    click(named(frame(), "Play again"));
    wait([&] { return model().session().start().setup.seed != seed; }, "another game has begun");
    EXPECT_EQ(model().bot_of(1), "greedy");
    EXPECT_EQ(model().session().start().setup.seats, 2);
    EXPECT_TRUE(named(frame(), "Lines of play").IsShownOnScreen()) << "the game before is kept";
    model().go_to_line(0);
    wait([&] { return result.IsShownOnScreen(); }, "the end is shown again");
}

TEST_F(PlayWindow, TheStripOfBotsHasRoomOfItsOwnWheneverItComesBack) {
    begin_game();
    const int whole = board().GetSize().y;
    wxWindow& strip = named(frame(), "State of the game");
    for (int time = 0; time < 2; ++time) {
        model().seat_bot(1, "greedy");
        wait([&] { return strip.IsShownOnScreen(); }, "the strip is there");
        settle();
        EXPECT_FALSE(strip.GetScreenRect().Intersects(board().GetScreenRect())) << "time " << time;
        EXPECT_LT(board().GetSize().y, whole);
        frame().play().begin(start());
        wait([&] { return model().playing() && !strip.IsShownOnScreen(); }, "a game without bots has begun");
        settle();
        EXPECT_EQ(board().GetSize().y, whole);
    }
}

/// How much of the slider lies before its knob, 0 to 1, as people see it: that part is coloured.
double filled(const wxImage& slider) {
    int coloured = 0;
    const int y = slider.GetHeight() / 2;
    for (int x = 0; x < slider.GetWidth(); ++x)
        coloured += slider.GetBlue(x, y) > slider.GetRed(x, y) + 40 ? 1 : 0;
    return static_cast<double>(coloured) / slider.GetWidth();
}

TEST_F(PlayWindow, TheSlidersKnobIsWhereTheGameIs) {
    begin_game();
    ASSERT_TRUE(model().force_dice({1, 1}));
    model().choose(0);
    auto& slider = named(frame(), "Step of the game");
    board().SetFocus();
    const auto filled_now = [&] { return filled(seen(slider, "play-slider")); };
    if (!seen(slider, "play-slider").IsOk()) GTEST_SKIP() << "no pictures can be made";
    EXPECT_GT(filled_now(), 0.8);
    press('Z', wxMOD_CONTROL);
    wait([this] { return model().at() == 1; }, "a step was taken back");
    EXPECT_NEAR(filled_now(), 0.5, 0.15);
    model().redo();
    EXPECT_GT(filled_now(), 0.8);
    // Both before anything of it is painted.
    ui_.Char('Z', wxMOD_CONTROL);
    ui_.Char('Z', wxMOD_CONTROL);
    wait([this] { return model().at() == 0; }, "the dice were taken back");
    EXPECT_LT(filled_now(), 0.1);
}

/// Round the window by Tab: what was disabled or empty when the window was made is not left out.
TEST_F(PlayWindow, TabLeadsToEverythingThatAGameIsPlayedWith) {
    begin_game();
    for (int i = 0; i < 2; ++i)
        ASSERT_TRUE(model().choose(0));
    model().branch(1);
    model().choose(0);
    model().undo();
    click(named(frame(), "Show Table"));
    board().SetFocus();
    wait([this] { return board().HasFocus(); }, "the board has the focus");
    const auto go_to = [&](const std::string& name) {
        for (int i = 0; i < 80; ++i) {
            press(WXK_TAB);
            const wxWindow* focus = wxWindow::FindFocus();
            if (focus != nullptr && focus->GetName() == name) return true;
        }
        return false;
    };
    for (const char* each : {"Step of the game", "Redo (Ctrl+Shift+Z)", "Search the pack", "Next dice"})
        EXPECT_TRUE(go_to(each)) << each;
    press(WXK_TAB);
    press(WXK_DOWN);
    wait([this] { return model().has_bots(); }, "the first seat is a bot's, chosen by keyboard");
    model().seat_people();
    click(named(frame(), "Show Log"));
    EXPECT_TRUE(go_to("Log"));
    EXPECT_TRUE(go_to("Board"));
}

TEST_F(PlayWindow, ANewLineMovesNoButton) {
    begin_game();
    for (int i = 0; i < 2; ++i)
        model().choose(0);
    for (const int width : {1400, 1000}) {
        resize(width, 800);
        const wxRect before = named(frame(), "Go on from here in a line of its own (Ctrl+B)").GetScreenRect();
        const wxRect above = named(frame(), "Begin again with the same seed, in a line of its own").GetScreenRect();
        model().branch(1);
        settle();
        EXPECT_TRUE(named(frame(), "Lines of play").IsShownOnScreen());
        EXPECT_EQ(named(frame(), "Go on from here in a line of its own (Ctrl+B)").GetScreenRect(), before) << width;
        EXPECT_EQ(named(frame(), "Begin again with the same seed, in a line of its own").GetScreenRect(), above);
        expect_apart(named(frame(), "Course of the game"), std::to_string(width) + " wide");
        model().force_dice({1});
        model().drop_other_lines();
        settle();
        EXPECT_EQ(named(frame(), "Go on from here in a line of its own (Ctrl+B)").GetScreenRect(), before) << width;
    }
}

TEST_F(PlayWindow, ALineIsNamedAndThrownAway) {
    begin_game();
    for (int i = 0; i < 2; ++i)
        model().choose(0);
    model().branch(1);
    wxWindow& lines = named(frame(), "Lines of play");
    wait([&] { return lines.IsShownOnScreen(); }, "there are two");
    EXPECT_TRUE(lines.GetLabel().StartsWith("Line 2"));
    const auto choose_in_menu = [&](const char* item) {
        const auto menu = dynamic_cast<editor::LinesButton&>(lines).menu();
        const int id = menu->FindItem(wxString::FromUTF8(item));
        ASSERT_NE(id, wxNOT_FOUND) << item;
        wxCommandEvent event(wxEVT_MENU, id);
        menu->ProcessEvent(event);
        settle();
    };
    in_dialog([&] { choose_in_menu("Name this line\xE2\x80\xA6"); },
              [&](wxDialog& dialog) {
                  type("The long way round");
                  screenshot("line-named");
                  press_button(dialog, wxID_OK);
              });
    wait([&] { return lines.GetLabel().StartsWith("The long"); }, "it has a name");
    screenshot("lines");
    choose_in_menu("Throw this line away");
    wait([&] { return model().line_count() == 1; }, "it is thrown away");
    EXPECT_EQ(model().line(), 0U);
    choose_in_menu("Bring back the line that was thrown away");
    wait([&] { return model().line_count() == 2; }, "it is back");
}

}  // namespace
}  // namespace briar
