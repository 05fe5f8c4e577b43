#include <algorithm>
#include <set>
#include <vector>

#include <wx/scrolwin.h>
#include <wx/statusbr.h>

#include "editor/play/member_card.hpp"
#include "editor/play/party_panel.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/problems_pane.hpp"
#include "tests/editor/play_window.hpp"

/// Who has how much room, in windows of all sizes.
namespace briar {
namespace {

/// The part of a window that is seen: others cut it.
wxRect seen_part(const wxWindow& window) {
    wxRect seen = window.GetScreenRect();
    for (const wxWindow* each = window.GetParent(); each != nullptr; each = each->GetParent())
        seen.Intersect(each->GetScreenRect());
    return seen;
}

TEST_F(PlayWindow, AllOptionsAndWhoeverActsAreInSight) {
    begin_game("the-cursed-forest", 4);
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

/// With the pack and its problems beside it, as the window is on a small screen.
TEST_F(PlayWindow, InASmallWindowAWideTableIsSeenAndEveryPageReached) {
    begin_game("examples/royal-game-of-ur", 2);
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

/// However long menus are, options begin where they began and what is told below stays where it is.
TEST_F(PlayWindow, NothingHopsFromQuestionToQuestion) {
    begin_game("the-cursed-forest", 4);
    resize(1200, 860);
    const wxWindow& told = named(frame(), "Show Log");
    const wxWindow& options = named(frame(), "Options");
    const wxRect before = told.GetScreenRect();
    const wxPoint first = options.GetScreenPosition();
    for (std::size_t i = 0; i < 60 && !model().session().over(); ++i) {
        model().choose(i * 7 % model().options().size());
        settle();
        EXPECT_EQ(told.GetScreenRect(), before) << "step " << model().at();
        EXPECT_EQ(options.GetScreenPosition(), first) << "step " << model().at();
    }
}

TEST_F(PlayWindow, HeroesHaveTheRoomThatOptionsDoNotNeed) {
    for (const char* pack : {"the-forgotten-road", "the-cursed-forest"}) {
        begin_game(pack, std::string(pack) == "the-cursed-forest" ? 4 : 1);
        resize(1200, 900);
        const auto& options = dynamic_cast<wxScrolledWindow&>(named(frame(), "Options"));
        const auto& heroes = dynamic_cast<wxScrolledWindow&>(named(frame(), "Heroes"));
        for (std::size_t i = 0; i < 40 && !model().session().over(); ++i) {
            model().choose(i * 5 % model().options().size());
            settle();
            if (model().session().over()) break;
            const auto count = static_cast<int>(model().party().size());
            const int card = heroes.GetVirtualSize().y / count;
            EXPECT_EQ(heroes.GetClientSize().y % card, 0) << "no card is cut, step " << model().at();
            const int empty = options.GetClientSize().y - options.GetBestVirtualSize().y;
            const bool hidden = heroes.GetClientSize().y < heroes.GetVirtualSize().y;
            EXPECT_FALSE(hidden && empty > card + frame().FromDIP(12)) << pack << ", step " << model().at();
        }
    }
}

/// All are seen, and they are not higher or lower from turn to turn.
TEST_F(PlayWindow, ThreeHeroesAreSeenWhateverIsAsked) {
    begin_game("the-cursed-forest", 3);
    resize(1400, 860);
    const auto& heroes = dynamic_cast<wxScrolledWindow&>(named(frame(), "Heroes"));
    std::set<int> heights;
    for (std::size_t i = 0; i < 40 && !model().session().over(); ++i) {
        model().choose(i * 7 % model().options().size());
        settle();
        if (model().options().size() > 6) continue;
        EXPECT_GE(heroes.GetClientSize().y, heroes.GetVirtualSize().y) << "step " << model().at();
        heights.insert(heroes.GetSize().y);
    }
    screenshot("play-three");
    EXPECT_LE(heights.size(), 2U) << "until there was too little room, and since";
}

/// Whoever is out of the game is a name alone.
TEST_F(PlayWindow, AllCardsAreAsHigh) {
    begin_game("the-cursed-forest", 3);
    auto& heroes = dynamic_cast<editor::PartyPanel&>(named(frame(), "Heroes"));
    std::vector<editor::Member> party = model().party();
    party.front().gauges.clear();
    party.front().carries = false;
    heroes.show(std::move(party));
    settle();
    EXPECT_GT(heroes.card_height(), frame().FromDIP(40));
    for (const editor::MemberCard* each : heroes.cards())
        EXPECT_EQ(each->GetSize().y, heroes.card_height()) << each->GetName();
}

/// A message that was there when the game began has taken room; it is given back.
TEST_F(PlayWindow, TheBoardIsAsLargeAsItCanBeWhenThereIsMoreRoom) {
    begin_game("the-cursed-forest", 3);
    for (std::size_t i = 0; i < 40; ++i)
        model().choose(i * 7 % model().options().size());
    ASSERT_GE(board().scene().bounds.height, 4);
    resize(1500, 620);
    const double small = board().view().scale();
    resize(1500, 735);
    EXPECT_GT(board().view().scale(), small * 1.1);
}

TEST_F(PlayWindow, WhatIsSaidOfTheGameStandsInOneRow) {
    begin_game();
    for (const int seat : {0, 1})
        model().seat_bot(seat, "greedy");
    model().hold_bots();
    resize(1000, 860);
    const wxWindow& strip = named(frame(), "State of the game");
    wait([&] { return strip.IsShownOnScreen(); }, "bots sit at the table");
    frame().open_file("heroes.yaml");
    type("# more\n");
    wait([this] { return frame().pack()->check_is_current(); }, "the pack is checked");
    frame().show_play();
    const wxWindow& changed = named(frame(), "The pack has changed since");
    wait([&] { return changed.IsShownOnScreen(); }, "the pane tells it");
    settle();
    screenshot("play-strip");
    EXPECT_LT(strip.GetSize().y, 2 * named(frame(), "Take it in").GetSize().y);
    for (const char* name : {"Hold the bots or let them go on", "Take it in"})
        EXPECT_EQ(seen_part(named(frame(), name)), named(frame(), name).GetScreenRect()) << name;
}

/// Messages and what is said of the game come and go below everything else.
TEST_F(PlayWindow, NothingMovesWhenSomethingIsToldBelow) {
    begin_game("the-cursed-forest", 4);
    for (int i = 0; i < 4; ++i)
        model().choose(0);
    resize(1300, 860);
    std::vector<wxRect> before;
    const auto places = [this] {
        std::vector<wxRect> all;
        for (const char* name : {"Show Log", "Show Table", "Heroes", "Options", "Step of the game"})
            all.push_back(named(frame(), name).GetScreenRect());
        const wxRect focus = board().pixels(board().scene().focus);
        all.emplace_back(board().ClientToScreen(focus.GetPosition()), focus.GetSize());
        return all;
    };
    before = places();
    const auto expect_still = [&](const char* when) {
        settle();
        EXPECT_EQ(places(), before) << when;
    };
    const int whole = board().GetSize().y;
    frame().play().save_game(folder() / "game.yaml");
    wait([&] { return board().GetSize().y < whole; }, "a message is shown below");
    expect_still("the game is saved");
    model().force_dice({1, 2});
    expect_still("dice are laid down");
    board().SetFocus();
    press(WXK_TAB);
    press(WXK_TAB, wxMOD_SHIFT);
    expect_still("the keyboard goes through the board");
    frame().messages().turn_away();
    expect_still("the message is gone");
    frame().play().undo();
    wait([&] { return board().GetSize().y == whole; }, "the dice are gone");
    expect_still("the dice are taken back");
}

/// The borders of the side and within it are two things.
TEST_F(PlayWindow, ABorderThatWasDraggedMovesNoOther) {
    begin_game();
    resize(1400, 860);
    const wxWindow& options = named(frame(), "Options");
    wxWindow& side = *options.GetParent()->GetParent();
    const int width = options.GetSize().x;
    const int height = options.GetParent()->GetSize().y;
    const wxPoint border(side.GetClientSize().x / 2, height + 2);
    drag(side, {border, border + wxPoint(0, 60)});
    EXPECT_GT(options.GetParent()->GetSize().y, height);
    resize(1400, 800);
    EXPECT_EQ(options.GetSize().x, width) << "whatever the height of the other border is";
}

TEST_F(PlayWindow, HeroesHaveTheRoomThatABorderGivesThem) {
    begin_game("the-cursed-forest", 4);
    resize(1000, 700);
    const wxWindow& heroes = named(frame(), "Heroes");
    const int before = heroes.GetSize().y;
    ASSERT_LT(before, heroes.GetVirtualSize().y) << "not all are seen";
    wxWindow& side = *heroes.GetParent()->GetParent();
    const wxPoint border(side.GetClientSize().x / 2, heroes.GetParent()->GetSize().y + 2);
    drag(side, {border, border + wxPoint(0, 60)});
    wait([&] { return heroes.GetSize().y > before; }, "more are seen");
}

/// What people wish for then must be reached at once.
TEST_F(PlayWindow, AtTheEndOfAGameItsButtonsAreWholeInASmallWindow) {
    begin_game("the-forgotten-road", 1);
    resize(1000, 700);
    for (std::size_t i = 0; i < 400 && !model().session().over(); ++i)
        model().choose(i * 3 % model().options().size());
    ASSERT_TRUE(model().session().over());
    settle();
    screenshot("play-ended-small");
    for (const char* name : {"Play again with another seed", "The same game from its start"}) {
        const wxWindow& button = named(frame(), name);
        wait([&] { return seen_part(button) == button.GetScreenRect(); }, name);
    }
}

/// What goes wrong in a game is counted in the status bar; its list waits until somebody turns to a document.
TEST_F(PlayWindow, ProblemsOfAGameMoveNothing) {
    begin_game();
    const wxRect before(board().GetScreenRect());
    ASSERT_FALSE(frame().problems().IsShownOnScreen());
    Diagnostics problems;
    problems.add({Severity::Error, "rule.failed", {}, {}, "a rule failed", {}});
    frame().pack()->note_game_problems(problems);
    wait([this] { return frame().GetStatusBar()->GetStatusText(1).StartsWith("1 error"); }, "it is counted");
    settle();
    EXPECT_EQ(wxRect(board().GetScreenRect()), before);
    EXPECT_FALSE(frame().problems().IsShownOnScreen());
    frame().open_entry("monsters/grey-wolf");
    wait([this] { return frame().problems().IsShownOnScreen(); }, "the list is there");
}

}  // namespace
}  // namespace briar
