#include <fstream>
#include <utility>

#include <wx/choice.h>
#include <wx/listbox.h>
#include <wx/menu.h>
#include <wx/textctrl.h>
#include <wx/treectrl.h>

#include "editor/core/workspace.hpp"
#include "editor/widget/click_guard.hpp"
#include "editor/window/command_search.hpp"
#include "editor/window/entry_pane.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/pack_tree.hpp"
#include "editor/window/problems_pane.hpp"
#include "editor/window/text_view.hpp"
#include "tests/editor/window_test.hpp"

/// How the window behaves around the work: tree, tabs, messages, menus, forms.
namespace briar {
namespace {

class Manners : public WindowTest {
protected:
    /// A small expansion of the forest.
    void open_wing() {
        const std::filesystem::path pack = folder() / "wing";
        std::filesystem::create_directories(pack);
        std::ofstream(pack / "pack.yaml")
            << "id: wing\ntitle: Wing\nversion: 0.1.0\nrequires:\n  the-cursed-forest: '*'\n";
        std::ofstream(pack / "wing.yaml") << "monsters:\n  owl:\n    name: Owl\n    health: 3\n    dice: 2\n"
                                             "    tags: [night]\ntiles:\n  nest:\n    name: Nest\n    edges: n e\n";
        open_pack(pack);
    }
    editor::Workspace& workspace() { return frame().pack()->workspace(); }
    std::string text() { return workspace().document("wing.yaml")->text(); }
    std::vector<std::string> shown_ids() {
        const auto* page = dynamic_cast<editor::EntryPane*>(frame().tabs().GetCurrentPage());
        return page != nullptr ? page->full_ids() : std::vector<std::string>();
    }
    wxWindow& in_form(const std::string& full_id, const std::string& name) {
        frame().open_entry(full_id);
        return named(named(frame(), "Entry " + full_id), name);
    }
};

TEST_F(Manners, EnterInTheSearchOpensWhatWasFoundFirst) {
    open_wing();
    frame().commands().run("edit.search-pack");
    type("owl");
    press(WXK_RETURN);
    wait([this] { return shown_ids() == std::vector<std::string>{"monsters/owl"}; }, "the entry is shown");
}

TEST_F(Manners, TheTreeFollowsTheTabAndCanLeaveOutWhatIsBelow) {
    open_wing();
    frame().open_entry("monsters/owl");
    frame().open_entry("tiles/nest");
    wait([this] { return frame().tree().selected() == "tiles/nest"; }, "the tree shows it");
    frame().commands().run("view.previous-tab");
    wait([this] { return frame().tree().selected() == "monsters/owl"; }, "the tree follows");
    EXPECT_EQ(frame().tree().selected_kind(), "monsters");
    frame().tree().select("monsters/grey-wolf");
    EXPECT_EQ(frame().tree().selected(), "monsters/grey-wolf");
    frame().tree().show_only_own(true);
    frame().tree().select("monsters/owl");
    frame().tree().select("monsters/grey-wolf");
    EXPECT_EQ(frame().tree().selected(), "monsters/owl") << "the other is left out";
    screenshot("tree-only-own");
}

TEST_F(Manners, NamesTakeOneRowOfTheTree) {
    open_wing();
    std::ofstream(folder() / "wing" / "wing.yaml") << "tiles:\n  nest:\n    name: \"Nest\\nof \\u2028 owls\"\n"
                                                      "    edges: n\n";
    frame().follow_disk();
    auto& tree = dynamic_cast<wxTreeCtrl&>(named(frame(), "Entries and files"));
    wait([&] { return workspace().entries().find("tiles/nest")->name.find("owls") != std::string::npos; },
         "it is read");
    settle();
    frame().tree().select("tiles/nest");
    wxArrayTreeItemIds chosen;
    ASSERT_EQ(tree.GetSelections(chosen), 1U);
    EXPECT_TRUE(tree.GetItemText(chosen[0]).StartsWith("Nest of   owls")) << tree.GetItemText(chosen[0]);
}

TEST_F(Manners, AMessageMovesNothingAndKeepsNoFocus) {
    open_wing();
    wxWindow& field = in_form("monsters/owl", "Name");
    field.SetFocus();
    wait([&] { return wxWindow::FindFocus() == &field; }, "the field has the focus");
    settle();
    // Within the window: where that stands is the window manager's affair.
    const auto place = [&] { return field.GetScreenPosition() - frame().GetScreenPosition(); };
    wxPoint before;
    wait(
        [&] {
            const wxPoint now = place();
            wxMilliSleep(100);
            return now == std::exchange(before, now);
        },
        "the form lies still");
    frame().tell("Something is so.", wxICON_WARNING);
    wait([this] { return frame().messages().IsShown(); }, "it is told");
    settle();
    EXPECT_EQ(place(), before);
    screenshot("message");
    frame().messages().ask("Is it so?", wxICON_WARNING, {{"Yes", [] {}}});
    frame().messages().SetFocus();
    frame().messages().answer(0);
    settle();
    EXPECT_EQ(wxWindow::FindFocus(), &field);
    frame().tell("Something is so.", wxICON_WARNING);
    frame().open_entry("tiles/nest");
    wait([this] { return frame().messages().text().empty(); }, "the message is not about this tab");
}

TEST_F(Manners, UndoSaysWhatItTakesBack) {
    open_wing();
    type_over(in_form("monsters/owl", "Name"), "Eagle");
    wait([this] { return text().find("name: Eagle\n") != std::string::npos; }, "it is typed");
    EXPECT_EQ(frame().commands().find("edit.undo")->label_now(), "&Undo Change name of monsters/owl");
    wait(
        [this] {
            return frame().tabs().GetPageText(static_cast<std::size_t>(frame().tabs().GetSelection())) == "Eagle";
        },
        "the tab is called so");
    frame().commands().run("edit.undo");
    EXPECT_EQ(frame().GetStatusBar()->GetStatusText(0), "Undone: Change name of monsters/owl");
    EXPECT_EQ(frame().commands().find("edit.redo")->label_now(), "&Redo Change name of monsters/owl");
    type_over(in_form("monsters/owl", "Name"), "Kite");
    wait([this] { return frame().GetStatusBar()->GetStatusText(0).empty(); }, "that is over");
}

TEST_F(Manners, WhatIsTypedIsSeenWhileTheEntryKeepsItsValue) {
    open_wing();
    auto& field = dynamic_cast<wxTextCtrl&>(in_form("monsters/owl", "Dice"));
    type_over(field, "99");
    settle();
    EXPECT_EQ(field.GetValue(), "99");
    EXPECT_NE(text().find("dice: 2\n"), std::string::npos) << text();
    in_form("monsters/owl", "Name").SetFocus();
    settle();
    EXPECT_EQ(field.GetValue(), "99") << "with what is wrong with it";
    screenshot("form-wrong-number");
    type_over(field, "5");
    wait([this] { return text().find("dice: 5\n") != std::string::npos; }, "a right one is taken");
}

TEST_F(Manners, NamesOfSeveralWordsNeedNoQuotes) {
    open_wing();
    type_over(in_form("monsters/owl", "Name"), "Great grey owl");
    wait([this] { return text().find("grey owl") != std::string::npos; }, "it is typed");
    EXPECT_NE(text().find("name: Great grey owl\n"), std::string::npos) << text();
}

TEST_F(Manners, EnterTakesTheOneWordThatBeginsSo) {
    open_wing();
    type_over(in_form("monsters/owl", "Add to Specials"), "quick");
    press(WXK_RETURN);
    wait([this] { return text().find("specials:") != std::string::npos; }, "it is taken");
    EXPECT_NE(text().find("specials: [quicksand]\n"), std::string::npos) << text();
}

TEST_F(Manners, AFieldWithAProblemSaysSo) {
    open_wing();
    std::ofstream(folder() / "wing" / "wing.yaml") << "monsters:\n  owl:\n    name: Owl\n    health: many\n";
    frame().follow_disk();
    wait([this] { return frame().pack()->check_is_current(); }, "the pack is checked");
    in_form("monsters/owl", "Name");
    wait(
        [this] {
            wxWindow* told = wxWindow::FindWindowByName("Problem of Health", &frame());
            return told != nullptr && told->IsShownOnScreen() && told->GetLabel().Find("whole number") != wxNOT_FOUND;
        },
        "the problem stands at the field");
    screenshot("form-problem");
}

TEST_F(Manners, ANewEntryKeepsItsNameAndIsOfTheKindThatIsChosen) {
    open_wing();
    frame().tree().select("tiles/nest");
    in_dialog([this] { frame().commands().run("entry.new"); },
              [this](wxDialog& dialog) {
                  auto& kind = dynamic_cast<wxChoice&>(named(dialog, "Kind"));
                  EXPECT_EQ(kind.GetStringSelection(), "Tile");
                  auto& name = dynamic_cast<wxTextCtrl&>(named(dialog, "Name or id"));
                  name.SetValue(wxString::FromUTF8("M\xC3\xBCller's Geist"));
                  screenshot("new-entry");
                  press_button(dialog, wxID_OK);
              });
    const editor::EntryInfo* made = workspace().entries().find("tiles/muellers-geist");
    ASSERT_NE(made, nullptr);
    EXPECT_EQ(made->name, "M\xC3\xBCller's Geist");
    wait([this] { return frame().tree().selected() == "tiles/muellers-geist"; }, "the tree shows it");
}

TEST_F(Manners, ANewEntryIsOfTheKindThatIsShown) {
    open_wing();
    frame().tree().select("monsters/owl");
    frame().open_entry("tiles/nest");
    in_form("tiles/nest", "Name").SetFocus();
    settle();
    in_dialog([this] { frame().commands().run("entry.new"); },
              [this](wxDialog& dialog) {
                  EXPECT_EQ(dynamic_cast<wxChoice&>(named(dialog, "Kind")).GetStringSelection(), "Tile");
                  press_button(dialog, wxID_CANCEL);
              });
}

TEST_F(Manners, LettersFindARowOfAListThatIsOpen) {
    open_wing();
    in_dialog([this] { frame().commands().run("entry.new"); },
              [this](wxDialog& dialog) {
                  auto& kind = dynamic_cast<wxChoice&>(named(dialog, "Kind"));
                  kind.SetFocus();
                  settle();
                  press(WXK_DOWN, wxMOD_ALT);
                  settle();
                  type("mon");
                  settle();
                  screenshot("open-list");
                  press(WXK_RETURN);
                  wait([&] { return kind.GetStringSelection() == "Monster"; }, "the kind is chosen");
                  press_button(dialog, wxID_CANCEL);
              });
}

TEST_F(Manners, ANewIdBeginsWithTheOldOneAndSaysSo) {
    open_wing();
    frame().open_entry("tiles/nest");
    in_dialog([this] { frame().commands().run("entry.rename"); },
              [this](wxDialog& dialog) {
                  EXPECT_FALSE(named(dialog, "New id").GetName().empty());
                  wxWindow* ok = dialog.FindWindow(wxID_OK);
                  EXPECT_FALSE(ok->IsEnabled()) << "nothing would happen";
                  screenshot("rename");
                  press_button(dialog, wxID_CANCEL);
              });
    frame().open_entry("monsters/grey-wolf");
    frame().commands().run("entry.rename");
    wait([this] { return frame().messages().text().Contains("only there can it get another id"); },
         "what is inherited is refused before anybody types");
}

TEST_F(Manners, EnterInTheSearchPrefersTheWordItself) {
    open_wing();
    std::ofstream(folder() / "wing" / "wing.yaml")
        << "monsters:\n  fork-tail: {name: Forktail}\n  ork: {name: Dread ork}\n";
    frame().follow_disk();
    wait([this] { return workspace().entries().find("monsters/ork") != nullptr; }, "it is read");
    settle();
    frame().commands().run("edit.search-pack");
    type("ork");
    press(WXK_RETURN);
    wait([this] { return shown_ids() == std::vector<std::string>{"monsters/ork"}; }, "the entry of that id is shown");
}

TEST_F(Manners, TestsThatFailHideNoOtherProblem) {
    open_wing();
    std::filesystem::create_directories(folder() / "wing" / "tests");
    std::ofstream(folder() / "wing" / "tests" / "first.yaml")
        << "tests:\n  the axe is carried:\n    scenario: the-cursed-forest\n    given:\n      heroes:\n"
           "        - {hero: sirja, at: 0 0}\n    then:\n      heroes:\n"
           "        - {hero: sirja, backpack: [no-such-axe]}\n";
    frame().follow_disk();
    const auto has = [this](const std::string& words) {
        for (const Diagnostic& each : frame().problems().listed()) {
            if (each.message.find(words) != std::string::npos) return true;
        }
        return false;
    };
    wait([&] { return has("there is no `no-such-axe`"); }, "the check has seen it");
    frame().commands().run("play.tests");
    wait([&] { return has("expected"); }, "the test has failed");
    screenshot("failed-test");
    EXPECT_TRUE(has("there is no `no-such-axe`"));
    for (const Diagnostic& each : frame().problems().listed()) {
        if (each.id == "test.differs") {
            EXPECT_EQ(each.entry, "the axe is carried");
        }
    }
    frame().open_file("tests/first.yaml");
    auto& text = dynamic_cast<editor::TextView&>(named(frame(), "tests/first.yaml"));
    std::string told;
    for (const Diagnostic& each : text.problems_here())
        told += each.id + " ";
    EXPECT_NE(told.find("test.differs"), std::string::npos) << told;
    frame().commands().run("play.tests");
    settle();
    wait([&] { return has("expected"); }, "it has failed again");
    EXPECT_TRUE(has("there is no `no-such-axe`"));
}

TEST_F(Manners, TheWheelScrollsAndChangesNothingOnItsWay) {
    open_wing();
    frame().show_play();
    auto& choice = dynamic_cast<wxChoice&>(named(frame(), "Seat 1, who decides"));
    wxMouseEvent turned(wxEVT_MOUSEWHEEL);
    turned.SetEventObject(&choice);
    turned.m_wheelRotation = -120;
    turned.m_wheelDelta = 120;
    turned.m_linesPerAction = 3;
    EXPECT_TRUE(choice.HandleWindowEvent(turned)) << "the desktop would turn it to the next word";
}

TEST_F(Manners, KeysOfTheMenusWorkInTextsThatAreOnlyRead) {
    open_wing();
    type_over(in_form("monsters/owl", "Name"), "Eagle");
    wait([this] { return text().find("name: Eagle\n") != std::string::npos; }, "it is typed");
    wxWindow& words = named(named(frame(), "Entry monsters/owl"), "What it does");
    words.SetFocus();
    wait([&] { return wxWindow::FindFocus() == &words; }, "the words have the focus");
    press('Z', wxMOD_CONTROL);
    wait([this] { return text().find("name: Owl\n") != std::string::npos; }, "it is taken back");
}

TEST_F(Manners, SeveralStayChosenWhenTheyAreChanged) {
    open_wing();
    std::ofstream(folder() / "wing" / "wing.yaml")
        << "monsters:\n  owl: {name: Owl, health: 3}\n  hen: {name: Hen, health: 4}\n";
    frame().follow_disk();
    wait([this] { return workspace().entries().find("monsters/hen") != nullptr; }, "it is read");
    settle();
    auto& tree = dynamic_cast<wxTreeCtrl&>(named(frame(), "Entries and files"));
    frame().tree().select("monsters/owl");
    wxArrayTreeItemIds chosen;
    tree.GetSelections(chosen);
    tree.SelectItem(tree.GetNextSibling(chosen[0]));
    wait([this] { return shown_ids().size() == 2; }, "both are shown in one form");
    type_over(named(*frame().tabs().GetCurrentPage(), "Health"), "7");
    wait([this] { return text().find("health: 3") == std::string::npos; }, "it is set");
    settle();
    EXPECT_EQ(frame().tree().selected_all().size(), 2U);
}

TEST_F(Manners, TheCommandSearchSaysThatNothingIsCalledSo) {
    open_wing();
    frame().commands().run("view.commands");
    wxWindow& field = named(frame(), "Words of the command");
    auto* search = dynamic_cast<editor::CommandSearch*>(wxGetTopLevelParent(&field));
    ASSERT_NE(search, nullptr);
    search->search("xyzzy");
    ASSERT_EQ(search->found().size(), 1U);
    EXPECT_EQ(search->found()[0], "No command is called that.");
    search->search("zoom");
    EXPECT_NE(search->found()[0].Find("not possible now"), wxNOT_FOUND);
    search->search("save the");
    search->Close();
}

TEST_F(Manners, TheLayoutCanBeReset) {
    open_wing();
    const auto shown = [this](const std::string& command) { return frame().commands().find(command)->checked(); };
    const int width = frame().tree().GetSize().x;
    // The first time it is called it has the focus.
    for (const char* pane : {"view.pack", "view.pack", "view.history", "view.uses"})
        frame().commands().run(pane);
    EXPECT_FALSE(shown("view.pack"));
    EXPECT_TRUE(shown("view.history"));
    ASSERT_TRUE(frame().commands().run("view.reset"));
    settle();
    EXPECT_TRUE(shown("view.pack"));
    EXPECT_FALSE(shown("view.problems")) << "there is none";
    EXPECT_FALSE(shown("view.history"));
    EXPECT_FALSE(shown("view.uses"));
    wait([&] { return frame().tree().GetSize().x == width; }, "the pack is as wide as at first");
    frame().close_pack();
    ASSERT_TRUE(frame().commands().run("view.reset"));
    EXPECT_FALSE(shown("view.pack")) << "there is no pack to show";
}

TEST_F(Manners, MenusHaveRecentPacksHelpAndTheClipboard) {
    open_wing();
    wxMenuBar& bar = *frame().GetMenuBar();
    EXPECT_NE(bar.FindMenu("Help"), wxNOT_FOUND);
    for (const char* id : {"edit.cut", "edit.copy", "edit.paste", "help.keys", "help.docs", "help.about"})
        EXPECT_NE(frame().commands().find(id), nullptr) << id;
    const int recent = bar.FindMenuItem("File", "Open recent");
    ASSERT_NE(recent, wxNOT_FOUND);
    const wxMenu* packs = bar.FindItem(recent)->GetSubMenu();
    ASSERT_GT(packs->GetMenuItemCount(), 0U);
    EXPECT_TRUE(packs->FindItemByPosition(0)->GetItemLabelText().Contains("wing"));
}

TEST_F(Manners, TheSecondClickOfADoubleClickIsNotForWhatComesToLight) {
    open_wing();
    int pressed = 0;
    wxWindow& below = frame().tabs();
    below.Bind(wxEVT_LEFT_DOWN, [&](wxMouseEvent&) { ++pressed; });
    const auto click_at = [&](long time) {
        wxMouseEvent down(wxEVT_LEFT_DOWN);
        down.SetEventObject(&below);
        down.SetTimestamp(time);
        below.HandleWindowEvent(down);
    };
    wxMouseEvent first(wxEVT_LEFT_UP);
    first.SetTimestamp(10'000);
    editor::ClickGuard::spend(first);
    click_at(10'100);
    EXPECT_EQ(pressed, 0);
    click_at(20'000);
    EXPECT_EQ(pressed, 1) << "that one is meant";
}

}  // namespace
}  // namespace briar
