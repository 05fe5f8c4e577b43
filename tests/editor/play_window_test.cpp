#include "tests/editor/play_window.hpp"

#include <wx/dcclient.h>
#include <wx/listctrl.h>
#include <wx/menu.h>
#include <wx/stc/stc.h>
#include <wx/stopwatch.h>

#include "editor/play/member_card.hpp"
#include "editor/play/options_panel.hpp"
#include "editor/play/party_panel.hpp"
#include "editor/playing/named_things.hpp"
#include "editor/widget/linked_text.hpp"
#include "editor/window/command_search.hpp"

/// What is told beside a game, and reached by keyboard.
namespace briar {
namespace {

TEST_F(PlayWindow, WhyNotTellsReasonsByKeyboard) {
    begin_game();
    board().SetFocus();
    press('Y', wxMOD_CONTROL | wxMOD_SHIFT);
    auto& told = dynamic_cast<editor::LinkedText&>(named(frame(), "Why things cannot be done now"));
    wait([&] { return told.IsShownOnScreen() && told.GetText().Find("Go ") != wxNOT_FOUND; }, "reasons are told");
    screenshot("why-not");
}

/// Whatever a line of the log names is opened from there.
TEST_F(PlayWindow, NamesInTheLogOpenTheirEntries) {
    begin_game();
    ASSERT_TRUE(model().choose(0));
    settle();
    auto& log = dynamic_cast<editor::LinkedText&>(named(frame(), "Log"));
    const editor::LogEntry entry = model().log_entry(0);
    const editor::NamedThings things(*model().rules().rules);
    const auto found = things.in(entry.text);
    ASSERT_EQ(found.size(), 1U) << entry.text << ": whose turn it is";
    const std::string who = entry.text.substr(found.front().begin, found.front().end - found.front().begin);
    wxMenu menu;
    log.fill_menu(menu, 0);
    EXPECT_EQ(menu.FindItemByPosition(0)->GetItemLabelText(), wxString::FromUTF8("Open " + who));
    EXPECT_EQ(menu.FindItemByPosition(1)->GetItemLabelText(), "Go to step 0");
    EXPECT_EQ(menu.FindItemByPosition(3)->GetItemLabelText(), "Copy the line");
    const wxPoint name =
        log.PointFromPosition(static_cast<int>(found.front().begin) + 1) + wxPoint(0, log.TextHeight(0) / 2);
    double_click(log, name);
    wait([&] { return model().at() == 0; }, "a double click goes to the step of the line");
    const wxStopWatch watch;
    wait([&] { return watch.Time() > 1'000; }, "no second click can come any more");
    EXPECT_EQ(frame().tabs().GetCurrentPage(), &frame().play()) << "it opens nothing";
    click(log, {log.GetClientSize().x - 8, log.GetClientSize().y - 8});  // a third click here would mark the line
    click(log, name);
    wait([&] { return frame().tabs().GetPageText(static_cast<std::size_t>(frame().tabs().GetSelection())) == who; },
         "the hero's form is open");
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
    model().choose(0);
    model().go_to(0);
    frame().commands().run("view.commands");
    wxWindow& field = named(frame(), "Words of the command");
    wait([&] { return field.IsShownOnScreen(); }, "the search is there");
    auto* search = dynamic_cast<editor::CommandSearch*>(wxGetTopLevelParent(&field));
    ASSERT_NE(search, nullptr);
    search->field()->SetValue("branch");
    EXPECT_EQ(search->found().size(), 1U);
    screenshot("command-search");
    search->field()->SetFocus();
    press(WXK_RETURN);
    wait([this] { return model().line_count() == 2; }, "the game is branched");
}

TEST_F(PlayWindow, TheCommandWhoseNameHasTheWordsComesFirst) {
    begin_game();
    frame().commands().run("view.commands");
    wxWindow& field = named(frame(), "Words of the command");
    wait([&] { return field.IsShownOnScreen(); }, "the search is there");
    auto* search = dynamic_cast<editor::CommandSearch*>(wxGetTopLevelParent(&field));
    search->field()->SetValue("save the");
    EXPECT_EQ(search->found()[0].Find("Play: Save the game"), 0) << search->found()[0];
    search->Close();
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

TEST_F(PlayWindow, OptionsAfterTheTenthHaveLetters) {
    begin_game();
    auto& options = dynamic_cast<editor::OptionsPanel&>(named(frame(), "Options"));
    std::vector<editor::OptionView> many;
    for (int i = 0; i < 12; ++i) {
        many.emplace_back();
        many.back().label = "way " + std::to_string(i);
    }
    options.show("Which way?", many);
    EXPECT_TRUE(named(options, "way 9").GetLabel().StartsWith("0   ")) << named(options, "way 9").GetLabel();
    EXPECT_TRUE(named(options, "way 11").GetLabel().StartsWith("b   ")) << named(options, "way 11").GetLabel();
    std::vector<std::size_t> chosen;
    options.on_choose = [&](std::size_t option) { chosen.push_back(option); };
    board().SetFocus();
    wait([this] { return board().HasFocus(); }, "the board has the focus");
    for (const char key : {'0', 'A', 'B', 'C'})
        press(key);
    wait([&] { return chosen.size() == 3; }, "they are taken");
    EXPECT_EQ(chosen, (std::vector<std::size_t>{9, 10, 11})) << "there is no thirteenth";
    screenshot("many-options");
}

TEST_F(PlayWindow, NoKeyOfTheTableOfKeysIsCut) {
    open_pack(copy_pack("the-cursed-forest"));
    frame().commands().run("help.keys");
    auto& keys = dynamic_cast<wxListView&>(named(named(frame(), "Keys"), "Keys"));
    wait([&] { return keys.IsShownOnScreen(); }, "the keys are shown");
    wxClientDC dc(&keys);
    dc.SetFont(keys.GetFont());
    int width = 0;
    for (int column = 0; column < keys.GetColumnCount(); ++column) {
        width += keys.GetColumnWidth(column);
        for (int row = 0; row < keys.GetItemCount(); ++row) {
            const wxString words = keys.GetItemText(row, column);
            EXPECT_LT(dc.GetTextExtent(words).x, keys.GetColumnWidth(column)) << words;
        }
    }
    EXPECT_LE(width, keys.GetClientSize().x);
    screenshot("keys");
    // The ring is around the row only while the keyboard is there.
    const auto coloured = [&] {
        const wxImage rows = seen(keys, "keys-rows");
        const auto is_blue = [&](int x, int y) { return rows.GetBlue(x, y) > rows.GetRed(x, y) + 40; };
        int count = 0;
        for (int y = 0; rows.IsOk() && y < rows.GetHeight(); ++y)
            count += is_blue(rows.GetWidth() / 2, y) ? 1 : 0;
        return count;
    };
    if (seen(keys, "keys-rows").IsOk()) {
        EXPECT_EQ(coloured(), 0);
        press(WXK_TAB);
        wait([&] { return coloured() > 10; }, "the row has the keyboard");
    }
    const int all = keys.GetItemCount();
    type_over(named(frame(), "Search the keys"), "board place");
    EXPECT_GT(keys.GetItemCount(), 1);
    EXPECT_LT(keys.GetItemCount(), all / 4);
    EXPECT_EQ(keys.GetItemText(0), "Board");
    press(WXK_DOWN);
    EXPECT_EQ(keys.GetFirstSelected(), 1);
    type_over(named(frame(), "Search the keys"), "xyzzy");
    EXPECT_EQ(keys.GetItemText(0, 2), "No key does that.");
    wxGetTopLevelParent(&keys)->Close();
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
    for (const char* each : {"Step of the game", "Redo (Shift+Ctrl+Z)", "Search the pack", "Next dice"})
        EXPECT_TRUE(go_to(each)) << each;
    press(WXK_TAB);
    press(WXK_DOWN);
    wait([this] { return model().has_bots(); }, "the first seat is a bot's, chosen by keyboard");
    model().seat_people();
    click(named(frame(), "Show Log"));
    EXPECT_TRUE(go_to("Log"));
    EXPECT_TRUE(go_to("Board"));
}

/// From its last line up to the first one, which Enter and the links begin with.
TEST_F(PlayWindow, TheLogIsWalkedThroughByKeyboard) {
    begin_game();
    for (std::size_t i = 0; i < 30 && !model().session().over(); ++i)
        model().choose(i % model().options().size());
    settle();
    auto& log = dynamic_cast<wxStyledTextCtrl&>(named(frame(), "Log"));
    log.SetFocus();
    wait([&] { return log.HasFocus(); }, "the log has the keyboard");
    EXPECT_FALSE(log.GetCurLine().Trim().empty()) << "it stands on the last line that says something";
    const int lines = log.GetLineCount();
    ASSERT_GT(lines, log.LinesOnScreen());
    for (int i = 0; i < 3 * lines && log.GetCurrentLine() > 0; ++i) {
        press(WXK_UP);
        const int seen = log.VisibleFromDocLine(log.GetCurrentLine());
        EXPECT_GE(seen, log.GetFirstVisibleLine());
        EXPECT_LE(seen, log.GetFirstVisibleLine() + log.LinesOnScreen());
    }
    EXPECT_EQ(log.GetCurrentLine(), 0);
    EXPECT_EQ(log.GetFirstVisibleLine(), 0);
}

}  // namespace
}  // namespace briar
