#include <algorithm>
#include <filesystem>
#include <fstream>

#include <wx/scrolwin.h>

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

}  // namespace
}  // namespace briar
