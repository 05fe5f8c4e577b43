#include <algorithm>
#include <filesystem>
#include <fstream>

#include <wx/listbox.h>
#include <wx/notebook.h>

#include "editor/play/member_card.hpp"
#include "editor/play/party_panel.hpp"
#include "editor/widget/linked_text.hpp"
#include "editor/window/command_search.hpp"
#include "editor/window/entry_pane.hpp"
#include "editor/window/message_bar.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/problems_pane.hpp"
#include "editor/window/text_pane.hpp"
#include "editor/window/text_view.hpp"
#include "tests/editor/play_window.hpp"
#include "tests/root.hpp"

/// Playing with the pointer and the keyboard.
namespace briar {
namespace {

using editor::BoardCanvas;
using editor::Target;
using editor::TargetSort;

TEST_F(PlayWindow, AClickOnAnEmptyPlaceExplores) {
    begin_game();
    screenshot("play-start");
    click_target(first(TargetSort::Open));
    wait([this] { return model().session().at() == 1; }, "the choice is made");
    EXPECT_EQ(first(TargetSort::Lay).sort, TargetSort::Lay);
    screenshot("play-lay");
}

/// Games that are all script have a board as well: a click on a piece takes the option that is about it.
TEST_F(PlayWindow, AClickOnAPieceOfAScriptsGameMovesIt) {
    open_pack(copy_pack("examples/royal-game-of-ur"));
    wait([this] { return !frame().play().loading(); }, "the form of a new game is there");
    frame().play().begin({"royal-game-of-ur", {}, {7, 2, {}}, {}});
    wait([this] { return model().playing(); }, "a game has begun");
    settle();
    const std::string key = model().options()[first(TargetSort::Act).options.front()].key;
    click_target(first(TargetSort::Act));
    wait([this] { return model().session().at() == 1; }, "the choice is made");
    const std::vector<editor::LogEntry> log = model().log();
    EXPECT_TRUE(std::any_of(log.begin(), log.end(), [&](const auto& each) {
        return each.text.find(key) != std::string::npos;
    })) << key;
    screenshot("play-script");
}

TEST_F(PlayWindow, DigitsTakeOptionsAndUndoTakesThemBack) {
    begin_game();
    board().SetFocus();
    press('1');
    wait([this] { return model().session().at() == 1; }, "the first option is taken");
    press('Z', wxMOD_CONTROL);
    wait([this] { return model().session().at() == 0; }, "it is taken back");
    press('Z', wxMOD_CONTROL | wxMOD_SHIFT);
    wait([this] { return model().session().at() == 1; }, "it is done again");
}

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

TEST_F(PlayWindow, AGameThatRunsCanBeGoneOnWithAfterwards) {
    begin_game();
    model().choose(0);
    const std::uint64_t hash = model().session().state_hash();
    const auto pack = folder() / "the-cursed-forest";
    close_window();
    open_window();
    open_pack(pack);
    wait([this] { return !frame().play().loading(); }, "the form of a new game is there");
    settle();
    screenshot("play-go-on");
    click(*wxWindow::FindWindowByLabel("Go on with the &last game", &frame()));
    wait([this] { return model().playing(); }, "the game goes on");
    EXPECT_EQ(model().session().state_hash(), hash);
}

TEST_F(PlayWindow, AGameBeginsFromThePositionThatTheMapShows) {
    open_pack(copy_pack("the-cursed-forest"));
    wait([this] { return !frame().play().loading(); }, "the form of a new game is there");
    frame().open_entry("scenarios/the-cursed-forest");
    auto* pane = dynamic_cast<editor::EntryPane*>(frame().tabs().GetCurrentPage());
    ASSERT_NE(pane, nullptr);
    for (std::size_t i = 0; i < pane->pages()->GetPageCount(); ++i)
        if (pane->pages()->GetPageText(i) == "Map") pane->pages()->SetSelection(i);
    settle();
    EXPECT_FALSE(pane->shows_position()) << "this is how the scenario begins";
    auto& list = dynamic_cast<wxListBox&>(named(*pane, "Positions"));
    list.SetFocus();
    press(WXK_HOME);
    press(WXK_DOWN);
    wait([&] { return pane->shows_position(); }, "a position is shown");
    settle();
    screenshot("map-play-from-here");
    press(WXK_F5);
    wait([this] { return model().playing(); }, "a game has begun");
    EXPECT_NE(model().session().start().position_node, nullptr);
    EXPECT_TRUE(board().IsShownOnScreen());
}

TEST_F(PlayWindow, TabAndEnterChooseOnTheBoard) {
    begin_game();
    board().SetFocus();
    wait([this] { return board().HasFocus(); }, "the board has the focus");
    press(WXK_TAB);
    press(WXK_RETURN);
    wait([this] { return model().session().at() == 1; }, "the place is chosen");
}

TEST_F(PlayWindow, WheelZoomsDragPansFitShowsAll) {
    begin_game();
    const double before = board().view().scale();
    frame().commands().run("view.zoom-in");
    EXPECT_GT(board().view().scale(), before);
    const double left = board().view().table_x(0);
    const wxSize size = board().GetClientSize();
    drag(board(), {{size.x / 4, size.y / 4}, {size.x / 4 + 120, size.y / 4 + 60}});
    wait([&] { return board().view().table_x(0) < left; }, "the board has moved");
    EXPECT_EQ(model().session().at(), 0U) << "a drag is no click";
    press('0', wxMOD_CONTROL);
    wait([&] { return board().view().scale() == before; }, "the whole board is shown");
}

TEST_F(PlayWindow, BotsPlayAWholeGameWhileTheWindowLives) {
    begin_game();
    model().seat_bot(0, "greedy");
    model().seat_bot(1, "greedy");
    model().let_bots_play();
    while (model().bots_at_work()) {
        model().take_bot_choices(100'000);
        settle();
    }
    EXPECT_TRUE(model().session().over());
    screenshot("play-over");
    board().fit();
    screenshot("play-over-fit");
    model().seat_bot(0, "");
    model().seat_bot(1, "");
    frame().play().model().go_to(model().session().last() / 2);
    EXPECT_TRUE(named(frame(), "Options").GetChildren()[1]->IsEnabled());
    screenshot("play-middle");
}

/// A playtester's way: bots in the other seat, a slip undone, back through the game, saved and opened again.
TEST_F(PlayWindow, AGameWithBotsIsScrubbedSavedAndOpenedAgain) {
    begin_game();
    model().seat_bot(1, "greedy");
    board().SetFocus();
    wait([this] { return board().HasFocus(); }, "the board has the focus");
    const auto is_asked = [this] { return model().session().over() || !model().bot_decides(); };
    for (int i = 0; i < 12; ++i) {
        const std::size_t before = model().session().at();
        press(i % 3 == 2 ? '2' : '1');
        wait([&] { return model().session().at() > before || model().options().size() < 2; }, "the choice is made");
        model().let_bots_play();
        while (model().bots_at_work()) {
            model().take_bot_choices(1'000);
            settle();
        }
        wait(is_asked, "the bot has played");
    }
    const std::size_t last = model().session().at();
    press('Z', wxMOD_CONTROL);
    wait([&] { return model().session().at() == last - 1; }, "the slip is undone");
    press('Z', wxMOD_CONTROL | wxMOD_SHIFT);
    wait([&] { return model().session().at() == last; }, "it is done again");

    // The slider: by keyboard, to the beginning and back.
    wxWindow& slider = named(frame(), "Step of the game");
    slider.SetFocus();
    wait([&] { return wxWindow::FindFocus() == &slider; }, "the slider has the focus");
    press(WXK_HOME);
    wait([&] { return model().session().at() == model().session().first(); }, "the game is at its beginning");
    screenshot("play-scrubbed");
    press(WXK_END);
    wait([&] { return model().session().at() == last; }, "the game is where it was");

    const std::string log = model().log().back().text;
    const std::filesystem::path file = folder() / "my game.yaml";
    frame().play().save_game(file);
    wait([&] { return std::filesystem::exists(file); }, "the game is saved");
    frame().play().new_game();
    wait([this] { return !frame().play().loading(); }, "another game could begin");
    frame().play().load_game(file, frame().pack()->workspace().pack_path());
    wait([this] { return !frame().play().loading(); }, "the game is read");
    settle();
    EXPECT_EQ(model().session().at(), last);
    EXPECT_EQ(model().log().back().text, log);
}

TEST_F(PlayWindow, WhyNotTellsReasonsByKeyboard) {
    begin_game();
    board().SetFocus();
    press('Y', wxMOD_CONTROL | wxMOD_SHIFT);
    auto& told = dynamic_cast<editor::LinkedText&>(named(frame(), "Why things cannot be done now"));
    wait([&] { return told.IsShownOnScreen() && told.GetText().Find("Go ") != wxNOT_FOUND; }, "reasons are told");
    screenshot("why-not");
}

TEST_F(PlayWindow, TheTraceFollowsTheSlider) {
    begin_game();
    model().choose(0);
    model().choose(0);
    frame().commands().run("play.trace");
    auto& told = dynamic_cast<editor::LinkedText&>(named(frame(), "Trace"));
    wait([&] { return told.IsShownOnScreen() && told.GetText().StartsWith("Step 2: "); }, "the last step is traced");
    screenshot("trace");
    model().go_to(1);
    wait([&] { return told.GetText().StartsWith("Step 1: "); }, "the step is traced that is looked at");
    model().go_to(0);
    wait([&] { return told.GetText().Find("the game begins") != wxNOT_FOUND; }, "nothing was chosen there");
}

TEST_F(PlayWindow, TheCommandSearchFindsAndRuns) {
    begin_game();
    frame().commands().run("view.commands");
    wxWindow& field = named(frame(), "Words of the command");
    wait([&] { return field.IsShownOnScreen(); }, "the search is there");
    auto* search = dynamic_cast<editor::CommandSearch*>(wxGetTopLevelParent(&field));
    ASSERT_NE(search, nullptr);
    search->field()->SetValue("branch");
    EXPECT_EQ(search->found()->GetCount(), 1U);
    screenshot("command-search");
    search->field()->SetFocus();
    press(WXK_RETURN);
    wait([this] { return model().line_count() == 2; }, "the game is branched");
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

TEST_F(PlayWindow, DigitsAreForTheGameOnceItsTabIsClicked) {
    begin_game();
    frame().open_entry("monsters/grey-wolf");
    named(frame(), "Name").SetFocus();
    settle();
    const wxPoint tabs = frame().tabs().GetScreenPosition();
    ui_.MouseMove(tabs + frame().FromDIP(wxPoint(20, 12)));
    ui_.MouseClick();
    wait([this] { return frame().tabs().GetCurrentPage() == &frame().play(); }, "the game is shown");
    settle();
    press('1');
    wait([this] { return model().at() == 1; }, "the digit has chosen");
}

TEST_F(PlayWindow, BotsAreHeldAndGoOn) {
    begin_game();
    model().seat_bot(0, "greedy");
    model().seat_bot(1, "greedy");
    model().let_bots_play();
    wxWindow& go = named(frame(), "Hold the bots or let them go on");
    wait([&] { return model().at() > 1 && go.IsShownOnScreen(); }, "bots play");
    EXPECT_TRUE(board().scene().targets.empty()) << "nothing can be chosen for them meanwhile";
    screenshot("bots-play");
    click(go);
    wait([this] { return model().bots_held(); }, "the bots are held");
    EXPECT_FALSE(model().bots_at_work());
    const std::size_t here = model().at();
    settle();
    EXPECT_EQ(model().at(), here);
    screenshot("bots-held");
    click(go);
    wait([&] { return model().at() > here; }, "they go on");
    press('Z', wxMOD_CONTROL);
    wait([this] { return !model().bots_at_work(); }, "an undo stops them");
    EXPECT_EQ(go.GetLabel(), "Let the bots go on");
}

TEST_F(PlayWindow, DiceThatAreLaidDownAreShownUntilTheyAreRolled) {
    begin_game();
    ASSERT_TRUE(model().force_dice({6, 1, 4}));
    wxWindow& dice = named(frame(), "Dice that are laid down");
    wait([&] { return dice.IsShownOnScreen(); }, "they are shown");
    EXPECT_EQ(dice.GetLabel(), "Next dice: 6 1 4");
    screenshot("dice-laid-down");
}

TEST_F(PlayWindow, TheCommandWhoseNameHasTheWordsComesFirst) {
    begin_game();
    frame().commands().run("view.commands");
    wxWindow& field = named(frame(), "Words of the command");
    wait([&] { return field.IsShownOnScreen(); }, "the search is there");
    auto* search = dynamic_cast<editor::CommandSearch*>(wxGetTopLevelParent(&field));
    search->field()->SetValue("save the");
    EXPECT_EQ(search->found()->GetString(0).Find("Play: Save the game"), 0) << search->found()->GetString(0);
    search->Close();
}

TEST_F(PlayWindow, TheCardOfATileStandsBesideIt) {
    begin_game();
    for (const int option : {1, 0, 0, 0})
        model().choose(static_cast<std::size_t>(option));
    settle();
    const wxRect box = board().pixels(board().scene().lying.back().at);
    click(board(), box.GetPosition() + wxPoint(box.width / 2, box.height / 4));
    settle();
    EXPECT_FALSE(board().hover_text().empty());
    screenshot("play-hover");
}

TEST_F(PlayWindow, PartyCardsAreReachedByTabAndReadAndInspected) {
    begin_game();
    auto& party = dynamic_cast<editor::PartyPanel&>(named(frame(), "Heroes"));
    ASSERT_EQ(party.cards().size(), 2U);
    board().SetFocus();
    wait([this] { return board().HasFocus(); }, "the board has the focus");
    const auto card_with_focus = [&]() -> editor::MemberCard* {
        for (editor::MemberCard* each : party.cards())
            if (each->HasFocus()) return each;
        return nullptr;
    };
    for (int i = 0; i < 60 && card_with_focus() == nullptr; ++i)
        press(WXK_TAB);
    editor::MemberCard* card = card_with_focus();
    ASSERT_NE(card, nullptr) << "Tab comes to the cards";
    EXPECT_EQ(card->GetName(), card->member().title);
    EXPECT_TRUE(card->GetLabel().StartsWith(card->member().title)) << card->GetLabel();
    EXPECT_EQ(card->GetLabel(), card->GetToolTipText()) << "that is what is read";
    screenshot("party-focus");
    press(WXK_RETURN);
    auto& seen = dynamic_cast<editor::LinkedText&>(named(frame(), "What is known of it"));
    wait([&] { return seen.IsShownOnScreen() && seen.GetText().Find(card->member().title) != wxNOT_FOUND; },
         "it is inspected");
    card->SetFocus();
    wait([&] { return card->HasFocus(); }, "the card has the focus");
    const bool first = card == party.cards()[0];
    press(first ? WXK_DOWN : WXK_UP);
    wait([&] { return card_with_focus() != nullptr && card_with_focus() != card; }, "the other card has the focus");
    // The game goes on, and the card keeps the focus.
    editor::MemberCard* other = card_with_focus();
    model().choose(0);
    settle();
    EXPECT_TRUE(other->HasFocus());
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
    EXPECT_TRUE(model().playing());
}

/// The pointer over a card shows what it is, whatever the game.
TEST_F(PlayWindow, WhatThePointerIsOverIsExplainedInAllGames) {
    const std::vector<std::pair<std::string, int>> games = {
        {"the-cursed-forest", 2}, {"the-forgotten-road", 1}, {"examples/royal-game-of-ur", 2}};
    for (const auto& [pack, seats] : games) {
        const std::string name = std::filesystem::path(pack).filename().string();
        const std::filesystem::path copy = folder() / name;
        std::filesystem::copy(project_root() / "scenarios" / pack, copy, std::filesystem::copy_options::recursive);
        open_pack(copy);
        wait([this] { return !frame().play().loading(); }, "the form of a new game is there");
        frame().play().begin({name, {}, {7, seats, {}}, {}});
        wait([this] { return model().playing(); }, "a game has begun");
        settle();
        const auto& lying = board().scene().lying;
        const auto open = std::find_if(lying.begin(), lying.end(), [](const auto& each) { return !each.face_down; });
        ASSERT_NE(open, lying.end()) << name;
        const wxRect box = board().pixels(open->at);
        point_at(board(), box.GetPosition() + box.GetSize() / 2);
        // It has been over the board of the game before, and told what lay there.
        wait([&] { return !board().hover_text().empty() && board().hover_text().front() == open->title; },
             "it is told what lies there in " + name);
        EXPECT_EQ(board().pixels(open->at), box) << "what is fitted at once need not be fitted anew";
        screenshot("hover-" + name);
        frame().play().explain();
        auto& told = dynamic_cast<editor::LinkedText&>(named(frame(), "Why things cannot be done now"));
        wait([&] { return told.IsShownOnScreen() && told.GetLineCount() > 1; }, "reasons are told");
        screenshot("why-not-" + name);
    }
}

}  // namespace
}  // namespace briar
