#include <fstream>

#include <wx/aui/auibook.h>
#include <wx/checkbox.h>
#include <wx/choice.h>
#include <wx/scrolwin.h>
#include <wx/spinctrl.h>
#include <wx/textctrl.h>

#include "tests/editor/play_window.hpp"

/// The form that asks how a game is to begin.
namespace briar {
namespace {

TEST_F(PlayWindow, TheStartPageListsPacksAndOpensOne) {
    screenshot("start");
    open_pack(copy_pack("the-cursed-forest"));
    wait([this] { return named(frame(), "Seat 1, who decides").IsShownOnScreen(); }, "the form of a new game is there");
    screenshot("new-game");
}

TEST_F(PlayWindow, TabGoesThroughANewGameAsOneReads) {
    open_pack(copy_pack("the-cursed-forest"));
    wait([this] { return !frame().play().loading() && named(frame(), "Seat 1, who decides").IsShownOnScreen(); },
         "the form of a new game is there");
    EXPECT_EQ(dynamic_cast<wxSpinCtrl&>(named(frame(), "Seats")).GetValue(), 3) << "in the middle of 1 to 4";
    named(frame(), "Seat 3, who is played").SetFocus();
    wait([this] { return named(frame(), "Seat 3, who is played").HasFocus(); }, "it has the focus");
    press(WXK_TAB);
    wait([this] { return named(frame(), "Seed").HasFocus(); }, "the seed comes behind the seats");
}

TEST_F(PlayWindow, EnterBeginsWhatTheKeyOfPlayHasShown) {
    open_pack(copy_pack("the-cursed-forest"));
    frame().open_entry("tiles/snare-path");
    wait([this] { return named(frame(), "Name").IsShownOnScreen(); }, "the form is there");
    named(frame(), "Name").SetFocus();
    settle();
    press(WXK_F5);
    wait([this] { return !frame().play().loading() && named(frame(), "Start the game").HasFocus(); },
         "the form of a new game waits for Enter");
    press(WXK_RETURN);
    wait([this] { return model().playing(); }, "a game has begun");
}

/// The key that has brought the form begins what is said there; nothing that was typed goes.
TEST_F(PlayWindow, TheKeyOfPlayBeginsWhatTheFormSays) {
    open_pack(copy_pack("the-cursed-forest"));
    wxWindow& seed = named(frame(), "Seed");
    wait([&] { return !frame().play().loading() && seed.IsShownOnScreen(); }, "the form of a new game is there");
    type_over(seed, "42");
    press(WXK_F5);
    wait([this] { return model().playing(); }, "a game has begun");
    EXPECT_EQ(model().session().start().setup.seed, 42U);
}

TEST_F(PlayWindow, EnterInTheSeedBegins) {
    open_pack(copy_pack("the-cursed-forest"));
    wxWindow& seed = named(frame(), "Seed");
    wait([&] { return !frame().play().loading() && seed.IsShownOnScreen(); }, "the form of a new game is there");
    type_over(seed, "3");
    press(WXK_RETURN);
    wait([this] { return model().playing(); }, "a game has begun");
    EXPECT_EQ(model().session().start().setup.seed, 3U);
}

TEST_F(PlayWindow, ASeedThatIsNoNumberIsRefusedWithWords) {
    open_pack(copy_pack("the-cursed-forest"));
    wxWindow& seed = named(frame(), "Seed");
    wait([&] { return !frame().play().loading() && seed.IsShownOnScreen(); }, "the form of a new game is there");
    type_over(seed, "abc-7x");
    press(WXK_RETURN);
    wxWindow& told = named(frame(), "Why the game cannot begin");
    wait([&] { return told.GetLabel().Contains("The seed is a whole number"); }, "it is said why");
    EXPECT_FALSE(model().playing());
    type_over(seed, "12");
    wait([&] { return !told.IsShown(); }, "it does not hold any more");
    press(WXK_RETURN);
    wait([this] { return model().playing(); }, "a game has begun");
    EXPECT_EQ(model().session().start().setup.seed, 12U);
    frame().play().new_game();
    wait([&] { return !frame().play().loading() && seed.IsShownOnScreen(); }, "another one could begin");
    EXPECT_TRUE(dynamic_cast<wxTextCtrl&>(seed).IsEmpty()) << "it is another one each time";
}

/// Mistakes that follow from it are not what people must mend.
TEST_F(PlayWindow, APackWhoseManifestIsBrokenLeadsThereAndIsFollowedWhenItIsMended) {
    const std::filesystem::path pack = folder() / "wing";
    std::filesystem::create_directories(pack);
    const std::string manifest = "id: wing\ntitle: Wing\nversion: 0.1.0\nrequires:\n  the-cursed-forest: '*'\n";
    const auto write = [&](const std::string& file, const std::string& text) { std::ofstream(pack / file) << text; };
    write("pack.yaml", manifest);
    write("changes.yaml", "patch:\n  scenarios:\n    the-cursed-forest: {name: The other forest}\n");
    open_pack(pack);
    auto& start = named(frame(), "Start the game");
    wait([&] { return !frame().play().loading() && start.IsEnabled(); }, "it can be played");
    frame().open_file("changes.yaml");
    settle();
    write("pack.yaml", "id: [broken\n");
    press(WXK_F5);
    wait([this] { return frame().messages().text().StartsWith("This pack cannot be played:"); }, "it is said");
    EXPECT_EQ(frame().tabs().GetPageText(static_cast<std::size_t>(frame().tabs().GetSelection())), "pack.yaml");
    screenshot("manifest-broken");
    frame().show_play();
    wait([&] { return !start.IsEnabled(); }, "there is nothing to play");
    type_over(named(frame(), "Seed"), "12");
    write("pack.yaml", manifest);
    frame().follow_disk();
    wait([this] { return frame().messages().text().empty(); }, "it does not hold any more");
    wait([&] { return start.IsEnabled(); }, "the form is renewed");
    EXPECT_EQ(dynamic_cast<wxTextCtrl&>(named(frame(), "Seed")).GetValue(), "12") << "what was typed is there still";
}

TEST_F(PlayWindow, ModesThatExcludeEachOtherAreNotOnTogether) {
    open_pack(copy_pack("the-forgotten-road"));
    wait([this] { return !frame().play().loading() && named(frame(), "Seats").IsShownOnScreen(); },
         "the form is there");
    std::vector<wxCheckBox*> modes;
    for (wxWindow* each : named(frame(), "Modes").GetChildren())
        if (auto* mode = dynamic_cast<wxCheckBox*>(each)) modes.push_back(mode);
    const auto called = [&](const wxString& name) {
        return *std::find_if(modes.begin(), modes.end(),
                             [&](const wxCheckBox* each) { return each->GetLabel() == name; });
    };
    click(*called("Hard"));
    wait([&] { return called("Hard")->GetValue(); }, "Hard is on");
    screenshot("new-game-modes");
    click(*called("Legendary"));
    wait([&] { return called("Legendary")->GetValue(); }, "Legendary is on");
    EXPECT_FALSE(called("Hard")->GetValue());
}

TEST_F(PlayWindow, AHeroIsOfferedAtOneSeatOnly) {
    open_pack(copy_pack("the-cursed-forest"));
    wait([this] { return !frame().play().loading() && named(frame(), "Seats").IsShownOnScreen(); },
         "the form is there");
    type_over(named(frame(), "Seats"), "2");
    press(WXK_TAB);
    wait([this] { return wxWindow::FindWindowByName("Seat 2, who is played", &frame()) != nullptr; },
         "there are two seats");
    choose(named(frame(), "Seat 1, who is played"), "Edda");
    auto& second = dynamic_cast<wxChoice&>(named(frame(), "Seat 2, who is played"));
    wait([&] { return second.FindString("Edda") == wxNOT_FOUND; }, "she is not offered twice");
    click(named(frame(), "Start the game"));
    wait([this] { return model().playing(); }, "a game has begun");
    const auto party = model().party();
    EXPECT_TRUE(std::any_of(party.begin(), party.end(), [](const auto& each) { return each.title == "Edda"; }));
}

/// A start that waits for who may be played is forgotten when something else is done.
TEST_F(PlayWindow, WhoGoesBackToTheGameBeginsNoOther) {
    begin_game();
    const Session* running = &model().session();
    frame().play().new_game();
    wait([this] { return !frame().play().loading() && named(frame(), "Seats").IsShownOnScreen(); },
         "another one could begin");
    for (wxWindow* each : named(frame(), "Modes").GetChildren()) {
        auto* mode = dynamic_cast<wxCheckBox*>(each);
        if (mode == nullptr) continue;
        mode->SetValue(true);
        wxCommandEvent changed(wxEVT_CHECKBOX, mode->GetId());
        changed.SetEventObject(mode);
        mode->ProcessWindowEvent(changed);
        break;
    }
    ASSERT_TRUE(frame().play().loading()) << "who may be played is looked for";
    wxCommandEvent start(wxEVT_BUTTON, named(frame(), "Start the game").GetId());
    start.SetEventObject(&named(frame(), "Start the game"));
    named(frame(), "Start the game").ProcessWindowEvent(start);
    // Buttons act once their event is over.
    frame().CallAfter([this] { frame().play().back_to_game(); });
    wait([this] { return board().IsShownOnScreen() && !frame().play().loading(); }, "the game is shown again");
    settle();
    EXPECT_EQ(&model().session(), running);
    EXPECT_EQ(model().line_count(), 1U);
}

/// All but the seed, which is another one each time.
TEST_F(PlayWindow, TheLastSetUpIsOfferedAgain) {
    const auto pack = copy_pack("the-cursed-forest");
    open_pack(pack);
    wait([this] { return !frame().play().loading() && named(frame(), "Seats").IsShownOnScreen(); },
         "the form is there");
    wxCheckBox* mode = nullptr;
    for (wxWindow* each : named(frame(), "Modes").GetChildren())
        if (mode == nullptr) mode = dynamic_cast<wxCheckBox*>(each);
    ASSERT_NE(mode, nullptr);
    const wxString mode_name = mode->GetLabel();
    click(*mode);
    type_over(named(frame(), "Seats"), "3");
    press(WXK_TAB);
    wait([this] { return wxWindow::FindWindowByName("Seat 3, who is played", &frame()) != nullptr; }, "three seats");
    choose(named(frame(), "Seat 2, who decides"), "bot: greedy");
    choose(named(frame(), "Seat 3, who is played"), "Edda");
    named(frame(), "Seed").SetFocus();
    press(WXK_RETURN);
    wait([this] { return model().playing(); }, "a game has begun");
    EXPECT_EQ(model().bot_of(1), "greedy");
    close_window();
    open_window();
    open_pack(pack);
    wait([this] { return !frame().play().loading() && named(frame(), "Seats").IsShownOnScreen(); },
         "the form is there again");
    EXPECT_EQ(dynamic_cast<wxSpinCtrl&>(named(frame(), "Seats")).GetValue(), 3);
    EXPECT_EQ(dynamic_cast<wxChoice&>(named(frame(), "Seat 2, who decides")).GetStringSelection(), "bot: greedy");
    EXPECT_EQ(dynamic_cast<wxChoice&>(named(frame(), "Seat 3, who is played")).GetStringSelection(), "Edda");
    EXPECT_TRUE(dynamic_cast<wxTextCtrl&>(named(frame(), "Seed")).IsEmpty());
    auto* again = dynamic_cast<wxCheckBox*>(wxWindow::FindWindowByLabel(mode_name, &frame()));
    ASSERT_NE(again, nullptr);
    EXPECT_TRUE(again->GetValue());
    screenshot("new-game-again");
}

TEST_F(PlayWindow, ASeatThatLeadsSeveralChoosesEachOfThem) {
    open_pack(copy_pack("the-forgotten-road"));
    wait([this] { return !frame().play().loading(); }, "the form is there");
    settle();
    const std::vector<const char*> names{"Seat 1, who is played", "Seat 1, who is played (2)",
                                         "Seat 1, who is played (3)"};
    std::vector<wxString> chosen;
    for (const char* name : names) {
        auto& list = dynamic_cast<wxChoice&>(named(frame(), name));
        chosen.push_back(list.GetString(list.GetCount() - 1));
        choose(list, chosen.back().ToStdString());
    }
    screenshot("new-game-three");
    click(named(frame(), "Start the game"));
    wait([this] { return model().playing(); }, "a game has begun");
    const auto party = model().party();
    ASSERT_EQ(party.size(), 3U);
    for (std::size_t i = 0; i < 3; ++i)
        EXPECT_EQ(wxString::FromUTF8(party[i].title), chosen[i]);
}

TEST_F(PlayWindow, WhereThereIsNoChoiceOfHeroNobodyIsAsked) {
    open_pack(copy_pack("examples/royal-game-of-ur"));
    wait([this] { return !frame().play().loading() && named(frame(), "Seat 1, who decides").IsShownOnScreen(); },
         "the form is there");
    EXPECT_EQ(wxWindow::FindWindowByName("Seat 1, who is played", &frame()), nullptr);
}

/// However much is asked, and however small the window is.
TEST_F(PlayWindow, WhatCanBeDoneStaysInSightBelowTheForm) {
    open_pack(copy_pack("the-cursed-forest"));
    wait([this] { return !frame().play().loading() && named(frame(), "Seats").IsShownOnScreen(); },
         "the form is there");
    frame().SetSize(frame().FromDIP(wxSize(1000, 700)));
    settle();
    type_over(named(frame(), "Seats"), "4");
    press(WXK_TAB);
    wait([this] { return wxWindow::FindWindowByName("Seat 4, who is played", &frame()) != nullptr; }, "four seats");
    settle();
    screenshot("new-game-small");
    const wxWindow& start = named(frame(), "Start the game");
    const wxRect inside = named(frame(), "New game").GetScreenRect();
    EXPECT_TRUE(wxRect(inside).Contains(start.GetScreenRect()));
    EXPECT_FALSE(named(frame(), "How it begins").GetScreenRect().Intersects(start.GetScreenRect()));
    type_over(named(frame(), "Seed"), "x");
    click(named(frame(), "Start the game"));
    wxWindow& told = named(frame(), "Why the game cannot begin");
    wait([&] { return told.IsShownOnScreen(); }, "it is said why");
    settle();
    EXPECT_TRUE(wxRect(inside).Contains(told.GetScreenRect()));
    const wxRect form = named(frame(), "How it begins").GetScreenRect();
    wait([&] { return wxRect(form).Contains(named(frame(), "Seed").GetScreenRect()); }, "all of the seed is seen");
    screenshot("new-game-small-told");
    type_over(named(frame(), "Seed"), "");
    press(WXK_BACK);
    click(named(frame(), "Start the game"));
    wait([this] { return model().playing(); }, "one click begins");
    press(WXK_F5, wxMOD_SHIFT);
    wait([&] { return !frame().play().loading() && start.IsShownOnScreen(); }, "another one could begin");
    settle();
    EXPECT_EQ(dynamic_cast<wxScrolledWindow&>(named(frame(), "How it begins")).GetViewStart().y, 0) << "from its top";
    EXPECT_NE(wxWindow::FindWindowByLabel("&Heroes", &frame()), nullptr) << "four of them are led";
}

TEST_F(PlayWindow, BotsOfOnePackDoNotSitAtTheTableOfAnother) {
    open_pack(copy_pack("the-cursed-forest"));
    wait([this] { return !frame().play().loading() && named(frame(), "Seat 1, who decides").IsShownOnScreen(); },
         "the form is there");
    choose(named(frame(), "Seat 1, who decides"), "bot: random");
    open_pack(copy_pack("examples/royal-game-of-ur"));
    wait([this] { return !frame().play().loading() && named(frame(), "Seat 2, who decides").IsShownOnScreen(); },
         "the form of the other pack is there");
    const auto& who = dynamic_cast<wxChoice&>(named(frame(), "Seat 1, who decides"));
    wait([&] { return who.GetStringSelection() == "a person"; }, "people play");
}

/// What has the keyboard is in sight.
TEST_F(PlayWindow, TheFormOfANewGameFollowsTheKeyboard) {
    open_pack(copy_pack("the-cursed-forest"));
    wait([this] { return !frame().play().loading() && named(frame(), "Seats").IsShownOnScreen(); },
         "the form is there");
    frame().SetSize(frame().FromDIP(wxSize(1000, 700)));
    settle();
    type_over(named(frame(), "Seats"), "3");
    press(WXK_TAB);
    wait([this] { return wxWindow::FindWindowByName("Seat 3, who is played", &frame()) != nullptr; }, "three seats");
    settle();
    named(frame(), "Seat 1, who decides").SetFocus();
    const wxRect form = named(frame(), "How it begins").GetScreenRect();
    const wxWindow& seed = named(frame(), "Seed");
    for (int i = 0; i < 12 && !seed.HasFocus(); ++i) {
        press(WXK_TAB);
        settle();
    }
    EXPECT_TRUE(seed.HasFocus());
    wait([&] { return wxRect(form).Contains(seed.GetScreenRect()); }, "the seed is seen");
}

}  // namespace
}  // namespace briar
