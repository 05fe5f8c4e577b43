#include <fstream>
#include <functional>

#include <wx/aui/auibook.h>
#include <wx/dataview.h>
#include <wx/listbox.h>
#include <wx/notebook.h>
#include <wx/stc/stc.h>
#include <wx/treectrl.h>

#include "editor/board/board_canvas.hpp"
#include "editor/core/edit_plan.hpp"
#include "editor/form/form_panel.hpp"
#include "editor/play/play_pane.hpp"
#include "editor/widget/linked_text.hpp"
#include "editor/window/entry_pane.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/open_tabs.hpp"
#include "editor/window/pack_tree.hpp"
#include "editor/window/problems_pane.hpp"
#include "editor/window/visits.hpp"
#include "tests/editor/wing_test.hpp"

/// The tabs of the documents: which there are, which pass, and where the keyboard is.
namespace briar {
namespace {

class TabsWindow : public WingTest {
protected:
    wxTreeCtrl& tree() { return dynamic_cast<wxTreeCtrl&>(named(frame(), "Entries and files")); }
    std::vector<wxString> titles() {
        std::vector<wxString> all;
        for (std::size_t i = 0; i < frame().tabs().GetPageCount(); ++i)
            all.push_back(frame().tabs().GetPageText(i));
        return all;
    }
    /// As one who walks over them with the arrow keys.
    void look_at_files(const std::vector<std::string>& files) {
        tree().SetFocus();
        for (const std::string& file : files) {
            frame().look_at_file(file);
            settle();
        }
    }
};

TEST_F(TabsWindow, FilesThatAreOnlyLookedAtTakeOneTab) {
    open_wing();
    const std::size_t before = titles().size();
    look_at_files({"wing.yaml", "pack.yaml"});
    EXPECT_EQ(titles().size(), before + 1);
    EXPECT_EQ(titles().back(), "pack.yaml");
    auto& text = dynamic_cast<wxStyledTextCtrl&>(named(frame(), "pack.yaml"));
    text.SetFocus();
    wait([&] { return text.HasFocus(); }, "the text has the focus");
    text.GotoPos(text.GetLength());
    type("# mine");
    wait([&] { return workspace().modified(); }, "it is typed");
    settle();
    look_at_files({"wing.yaml"});
    EXPECT_EQ(titles().size(), before + 2) << "what is worked on stays";
    frame().open_file("wing.yaml");
    frame().look_at_entries({"monsters/owl"});
    EXPECT_EQ(titles().size(), before + 3) << "what was opened stays, too";
}

TEST_F(TabsWindow, TheTabOfSeveralPassesThoughTheyWereChanged) {
    open_wing();
    const std::size_t before = titles().size();
    frame().look_at_entries({"monsters/owl", "monsters/bat"});
    wait([this] { return shown_ids().size() == 2; }, "both are shown");
    type_over(named(*frame().tabs().GetCurrentPage(), "Health"), "7");
    wait([this] { return says("health: 7"); }, "they are changed");
    settle();
    frame().look_at_entries({"tiles/nest"});
    settle();
    EXPECT_EQ(titles().size(), before + 1);
    EXPECT_EQ(titles().back(), "Nest");
}

TEST_F(TabsWindow, AreKeptInMindAsText) {
    const std::vector<editor::OpenTab> tabs = {{{}, "specials/my web.lua", 17, false},
                                               {{"monsters/owl", "monsters/bat"}, {}, 1, true},
                                               {{"tiles/nest"}, {}, 0, false, true, "guardian/dice"}};
    EXPECT_EQ(editor::tabs_from_text(editor::tabs_to_text(tabs)), tabs);
    EXPECT_TRUE(editor::tabs_from_text("nonsense\nthere\tx\ttext\tfile").empty());
}

TEST_F(TabsWindow, AreBackWhenThePackIsOpenedAgain) {
    open_wing();
    const std::filesystem::path wing = workspace().folder();
    frame().open_entry("monsters/owl");
    frame().open_file("wing.yaml");
    frame().open_entry("monsters/bat");
    frame().look_at_file("pack.yaml");
    const std::vector<wxString> before = titles();
    frame().tabs().SetSelection(2);
    settle();
    frame().close_pack();
    settle();
    open_pack(wing);
    EXPECT_EQ(titles(), before);
    EXPECT_EQ(frame().tabs().GetSelection(), 2);
    frame().look_at_entries({"tiles/nest"});
    EXPECT_EQ(titles().size(), before.size()) << "what was only looked at still passes";
    frame().show_play();
    close_window();
    open_window();
    open_pack(wing);
    EXPECT_EQ(titles().size(), before.size());
    EXPECT_EQ(frame().tabs().GetSelection(), 0) << "the game was shown";
}

TEST_F(TabsWindow, AShortTextIsSeenWholeWhenThePackIsOpenedAgain) {
    open_wing();
    const std::filesystem::path wing = workspace().folder();
    const auto text = [this]() -> wxStyledTextCtrl& {
        return dynamic_cast<wxStyledTextCtrl&>(named(frame(), "wing.yaml"));
    };
    frame().open_file("wing.yaml");
    text().SetFocus();
    press(WXK_END, wxMOD_CONTROL);
    wait([&] { return text().GetCurrentPos() == text().GetLength(); }, "the caret is at the end");
    close_window();
    open_window();
    open_pack(wing);
    settle();
    EXPECT_EQ(text().GetCurrentPos(), text().GetLength());
    EXPECT_GE(text().LinesOnScreen(), text().GetLineCount());
    EXPECT_EQ(text().GetFirstVisibleLine(), 0);
}

TEST_F(TabsWindow, TheKeyboardIsInItsFieldWhenThePackIsOpenedAgain) {
    open_wing();
    const std::filesystem::path wing = workspace().folder();
    for (const char* field : {"Text", "Health"}) {
        click(in_form("monsters/owl", field));
        settle();
        close_window();
        open_window();
        open_pack(wing);
        wait([&] { return wxWindow::FindFocus() == &named(frame(), field); }, "it is where it was");
    }
}

TEST_F(TabsWindow, TheKeyboardGoesBackIntoThePageWhereItWas) {
    open_wing();
    frame().open_entry("tiles/nest");
    shown().pages()->SetSelection(shown().pages()->GetPageCount() - 1);
    settle();
    wxWindow& tile = named(shown(), "Tile");
    tile.SetFocus();
    press(WXK_RIGHT);
    const int nest = frame().tabs().GetSelection();
    frame().open_entry("monsters/bat");
    wait([this] { return named(shown(), "Name").IsShownOnScreen(); }, "another entry is shown");
    settle();
    frame().tabs().SetSelection(static_cast<std::size_t>(nest));
    settle();
    EXPECT_TRUE(tile.HasFocus()) << (wxWindow::FindFocus() != nullptr ? wxWindow::FindFocus()->GetName() : "nothing");
}

TEST_F(TabsWindow, WhatAButtonMendedIsDoneAgainByEitherKeys) {
    open_wing();
    rewrite("monsters:\n  owl: {name: Owl, helth: 3, dice: 2}\n");
    wait([this] { return frame().pack()->check_is_current() && !frame().problems().listed().empty(); }, "it is told");
    const std::string wrong = text();
    for (std::size_t i = 0; i < frame().problems().listed().size() && !frame().problems().can_fix(); ++i)
        frame().problems().select(i);
    wait([this] { return frame().problems().can_fix(); }, "there is a way to mend it");
    click(named(frame(), "Mend the problem"));
    wait([&] { return text() != wrong; }, "it is mended");
    wait([this] { return frame().pack()->check_is_current(); }, "it is checked");
    settle();
    EXPECT_NE(wxWindow::FindFocus(), nullptr) << "the keyboard is somewhere";
    const std::string mended = text();
    for (const int modifiers : {int(wxMOD_CONTROL), wxMOD_CONTROL | wxMOD_SHIFT}) {
        press('Z', wxMOD_CONTROL);
        wait([&] { return text() == wrong; }, "it is taken back");
        press(modifiers == wxMOD_CONTROL ? 'Y' : 'Z', modifiers);
        wait([&] { return text() == mended; }, "it is done again");
    }
}

TEST_F(TabsWindow, AnEntryThatCannotBeReadForAMomentStaysAndComesBack) {
    open_wing();
    for (const char* each : {"monsters/owl", "tiles/nest", "scenarios/the-cursed-forest"}) {
        if (workspace().entries().find(each) != nullptr) frame().open_entry(each);
    }
    const std::vector<wxString> before = titles();
    frame().open_file("wing.yaml");
    const auto type_at = [&](const std::string& place, const std::string& words) {
        const auto at = static_cast<std::uint32_t>(text().find(place));
        editor::EditPlan plan(workspace());
        plan.splice("wing.yaml", {{{at, at}, words}});
        ASSERT_EQ(workspace().apply(plan.finish("Type")), "");
        settle();
    };
    type_at("[night]", "[");
    type_at("n e", "[");
    ASSERT_EQ(workspace().entries().find("monsters/owl"), nullptr);
    EXPECT_EQ(titles().size(), before.size() + 1) << "no tab has gone";
    EXPECT_EQ(titles()[1], before[1]);
    for (std::size_t i = 0; i < before.size(); ++i) {
        frame().tabs().SetSelection(i);
        settle();
    }
    frame().tabs().SetSelection(1);
    settle();
    EXPECT_TRUE(named(shown(), "Why it is not shown").IsShownOnScreen());
    screenshot("entry-that-cannot-be-read");
    ASSERT_TRUE(workspace().undo());
    ASSERT_TRUE(workspace().undo());
    wait([this] { return named(shown(), "Name").IsShownOnScreen(); }, "it is back");
    EXPECT_EQ(titles().size(), before.size() + 1);
    rewrite("monsters:\n  bat: {name: Bat, health: 5, tags: [cave]}\n");
    EXPECT_EQ(titles().size(), before.size() - 1) << "what is gone goes";
}

TEST_F(TabsWindow, ListsLeaveTheProgramItsKeys) {
    open_pack(copy_pack("the-cursed-forest"));
    frame().open_entry("scenarios/the-cursed-forest");
    auto* page = dynamic_cast<editor::EntryPane*>(frame().tabs().GetCurrentPage());
    ASSERT_NE(page, nullptr);
    std::size_t lists = 0;
    const std::function<void(wxWindow&)> try_keys = [&](wxWindow& window) {
        for (wxWindow* each : window.GetChildren()) {
            const bool list =
                dynamic_cast<wxListBox*>(each) != nullptr || dynamic_cast<wxDataViewCtrl*>(each) != nullptr;
            if (list && each->IsShownOnScreen() && each->IsEnabled()) {
                each->SetFocus();
                settle();
                ++lists;
                in_dialog([&] { press('N', wxMOD_CONTROL); },
                          [this](wxDialog& dialog) { press_button(dialog, wxID_CANCEL); });
                press('P', wxMOD_CONTROL);
                wxWindow& search = named(frame(), "Search the pack");
                wait([&] { return search.HasFocus() || search.IsDescendant(wxWindow::FindFocus()); },
                     "Ctrl+P is the program's from " + std::string(each->GetName().utf8_str()));
            }
            try_keys(*each);
        }
    };
    for (std::size_t i = 0; i < page->pages()->GetPageCount(); ++i) {
        page->pages()->SetSelection(i);
        settle();
        try_keys(*page->pages()->GetPage(i));
    }
    EXPECT_GE(lists, 3U);
}

TEST_F(TabsWindow, AreToldApartAndSayWhatIsNotSaved) {
    open_wing();
    rewrite("monsters:\n  owl: {name: Swamp, health: 1, dice: 1}\ntiles:\n  nest: {name: Swamp, edges: n e}\n");
    frame().open_entry("monsters/owl");
    EXPECT_EQ(titles().back(), "Swamp");
    frame().open_entry("tiles/nest");
    EXPECT_EQ(titles().back(), "Swamp (tile)");
    EXPECT_EQ(titles()[titles().size() - 2], "Swamp (monster)");
    frame().open_file("wing.yaml");
    EXPECT_EQ(titles().back(), "wing.yaml");
    editor::EditPlan plan(workspace());
    plan.splice("wing.yaml", {{{0, 0}, "# mine\n"}});
    ASSERT_EQ(workspace().apply(plan.finish("Type")), "");
    wait([this] { return titles().back() == wxString::FromUTF8("wing.yaml  \xE2\x97\x8F"); }, "it is not saved");
    press('S', wxMOD_CONTROL);
    wait([this] { return titles().back() == "wing.yaml"; }, "it is saved");
}

TEST_F(TabsWindow, TheNameOfANewEntryHasTheFocus) {
    open_wing();
    in_dialog([this] { frame().commands().run("entry.new"); },
              [this](wxDialog& dialog) {
                  choose(named(dialog, "Kind"), "monster");
                  type_over(named(dialog, "Name or id"), "Griffin");
                  press_button(dialog, wxID_OK);
              });
    wait([this] { return shown_ids() == std::vector<std::string>{"monsters/griffin"}; }, "it is shown");
    wxWindow& name = named(shown(), "Name");
    wait([&] { return wxWindow::FindFocus() == &name; }, "its name can be typed over");
}

TEST_F(TabsWindow, TheKeyboardGoesBackWhenAMessageIsClosed) {
    open_wing();
    frame().open_file("wing.yaml");
    auto& text = dynamic_cast<wxStyledTextCtrl&>(named(frame(), "wing.yaml"));
    text.SetFocus();
    wait([&] { return text.HasFocus(); }, "the text has the focus");
    frame().tell("Something is so.", wxICON_WARNING);
    settle();
    wxWindow* cross = nullptr;
    for (wxWindow* each : frame().messages().GetChildren())
        if (each->IsShown() && each->AcceptsFocus()) cross = each;
    if (cross == nullptr) {
        // A bar of the desktop: its parts are no windows of ours.
        frame().messages().SetFocus();
        wxCommandEvent closed(wxEVT_BUTTON, wxID_CLOSE);
        frame().messages().HandleWindowEvent(closed);
    } else {
        click(*cross);
    }
    wait([&] { return text.HasFocus(); }, "the text has it again");
}

TEST_F(TabsWindow, DeleteInTheTreeTakesAway) {
    open_wing();
    frame().open_file("wing.yaml");
    frame().tree().select("monsters/bat");
    tree().SetFocus();
    wait([this] { return tree().HasFocus(); }, "the tree has the focus");
    in_dialogs([this] { press(WXK_DELETE); }, {});
    wait([this] { return workspace().entries().find("monsters/bat") == nullptr; }, "it is gone");
    wait([this] { return frame().messages().answers().size() == 1; }, "with the way back");
    settle();
    EXPECT_TRUE(tree().HasFocus()) << "the next key is for the tree, too";
    EXPECT_EQ(frame().tree().selected(), "monsters/thorn-rat") << "the row behind it";
    frame().commands().run("edit.undo");
    wait([this] { return frame().messages().text().empty(); }, "the way back is gone with what it was for");
}

TEST_F(TabsWindow, RenamingAndUsesAreOfTheIdAtTheCaret) {
    open_wing();
    rewrite("monsters:\n  owl: {name: Owl, health: 3, specials: [howl]}\nspecials:\n  howl: {name: Howl}\n");
    frame().open_file("wing.yaml");
    auto& text = dynamic_cast<wxStyledTextCtrl&>(named(frame(), "wing.yaml"));
    text.SetFocus();
    text.GotoPos(text.FindText(0, text.GetLength(), "[howl]") + 2);
    in_dialogs([this] { frame().commands().run("entry.rename"); },
               {[this](wxDialog& dialog) {
                    EXPECT_EQ(dialog.GetTitle(), "Rename specials/howl");
                    type_over(named(dialog, "New id"), "moan");
                    press_button(dialog, wxID_OK);
                },
                [this](wxDialog& dialog) { press_button(dialog, wxID_OK); }});
    wait([this] { return says("specials: [moan]") && says("  moan: {"); }, "it is renamed");
    wait([&] { return text.HasFocus(); }, "one goes on in the text");
}

TEST_F(TabsWindow, TheKeyboardGoesOnWhereItWasWhenAnEntryIsRenamed) {
    open_wing();
    frame().open_entry("monsters/owl");
    settle();
    const auto rename_to = [this](const char* id) {
        in_dialogs([this] { frame().commands().run("entry.rename"); },
                   {[this, id](wxDialog& dialog) {
                        type_over(named(dialog, "New id"), id);
                        press_button(dialog, wxID_OK);
                    },
                    [this](wxDialog& dialog) { press_button(dialog, wxID_OK); }});
    };
    frame().commands().run("entry.uses");
    shown().form().SetFocus();
    settle();
    rename_to("old-owl");
    wait([this] { return shown().full_ids().front() == "monsters/old-owl"; }, "it is renamed");
    wait([this] { return shown().IsDescendant(wxWindow::FindFocus()); }, "one goes on in its form");
    auto& uses = dynamic_cast<editor::LinkedText&>(named(frame(), "Where it is spoken of"));
    EXPECT_TRUE(uses.GetText().StartsWith("monsters/old-owl")) << uses.GetText();
    tree().SetFocus();
    wait([this] { return tree().HasFocus(); }, "the tree has the keyboard");
    rename_to("owl");
    wait([this] { return shown().full_ids().front() == "monsters/owl"; }, "it is renamed");
    wait([this] { return tree().HasFocus(); }, "one goes on in the tree");
}

TEST_F(TabsWindow, OneGoesBackToWhereOneWasAndForthAgain) {
    open_wing();
    frame().open_file("wing.yaml");
    auto& text = dynamic_cast<wxStyledTextCtrl&>(named(frame(), "wing.yaml"));
    text.SetFocus();
    text.GotoPos(4);
    frame().open_entry("monsters/owl");
    frame().open_entry("tiles/nest");
    const auto where = [this] {
        return frame().tabs().GetPageText(static_cast<std::size_t>(frame().tabs().GetSelection()));
    };
    settle();
    EXPECT_EQ(where(), "Nest");
    press(WXK_LEFT, wxMOD_ALT);
    wait([&] { return where() == "Owl"; }, "one is at the entry before");
    press(WXK_LEFT, wxMOD_ALT);
    wait([&] { return where() == "wing.yaml"; }, "one is at the text before it");
    EXPECT_EQ(text.GetCurrentPos(), 4);
    press(WXK_RIGHT, wxMOD_ALT);
    wait([&] { return where() == "Owl"; }, "one is at the entry again");
    press(WXK_TAB, wxMOD_CONTROL);
    wait([&] { return where() == "Nest"; }, "the next tab is shown");
    press(WXK_TAB, wxMOD_CONTROL | wxMOD_SHIFT);
    wait([&] { return where() == "Owl"; }, "the tab before is shown");
}

TEST_F(TabsWindow, AClickOnATabIsForWhatItShows) {
    open_wing();
    frame().open_file("wing.yaml");
    auto& text = dynamic_cast<wxStyledTextCtrl&>(named(frame(), "wing.yaml"));
    text.SetFocus();
    wait([&] { return text.HasFocus(); }, "the text has the keyboard");
    wxWindow* strip = nullptr;
    for (wxWindow* each : frame().tabs().GetChildren())
        strip = dynamic_cast<wxAuiTabCtrl*>(each) != nullptr ? each : strip;
    ASSERT_NE(strip, nullptr);
    const wxRect tab =
        dynamic_cast<wxAuiTabCtrl&>(*strip).GetPage(static_cast<std::size_t>(frame().tabs().GetSelection())).rect;
    ui_.MouseMove(strip->ClientToScreen(wxPoint(tab.x + 12, tab.y + tab.height / 2)));
    settle();
    ui_.MouseClick();
    settle();
    wait([&] { return text.HasFocus(); }, "the text has it still");
}

TEST_F(TabsWindow, AClickOnTheTabOfTheGameIsForTheGame) {
    open_wing();
    wait([this] { return !frame().play().loading(); }, "the form of a new game is there");
    frame().play().begin({"the-cursed-forest", {}, {7, 2, {}}, {}});
    wait([this] { return frame().play().model().playing(); }, "a game has begun");
    frame().open_entry("monsters/owl");
    settle();
    auto* strip = dynamic_cast<wxAuiTabCtrl*>(frame().tabs().GetChildren().front());
    for (wxWindow* each : frame().tabs().GetChildren())
        if (auto* found = dynamic_cast<wxAuiTabCtrl*>(each)) strip = found;
    ASSERT_NE(strip, nullptr);
    const int game = frame().tabs().GetPageIndex(&frame().play());
    const wxRect tab = strip->GetPage(static_cast<std::size_t>(game)).rect;
    click(*strip, wxPoint(tab.x + 12, tab.y + tab.height / 2));
    wait([this] { return frame().play().board().HasFocus(); }, "the board has the keyboard");
}

TEST_F(TabsWindow, PageKeysGoThroughThePagesOfEntriesAndThroughDocuments) {
    open_wing();
    frame().open_entry("tiles/nest");
    frame().open_entry("monsters/owl");
    const auto where = [this] {
        return frame().tabs().GetPageText(static_cast<std::size_t>(frame().tabs().GetSelection()));
    };
    const std::size_t last = frame().tabs().GetPageCount() - 1;
    ASSERT_EQ(where(), frame().tabs().GetPageText(last));
    wxWindow& health = in_form("monsters/owl", "Health");
    health.SetFocus();
    wait([&] { return health.HasFocus(); }, "a field has the keyboard");
    press(WXK_PAGEUP, wxMOD_CONTROL);
    wait([&] { return where() == "Nest"; }, "the document before");
    wxNotebook* pages = shown().pages();
    ASSERT_NE(pages, nullptr);
    ASSERT_EQ(pages->GetSelection(), 0);
    named(shown(), "Name").SetFocus();
    for (int page = 1; page < static_cast<int>(pages->GetPageCount()); ++page) {
        press(WXK_PAGEDOWN, wxMOD_CONTROL);
        wait([&] { return pages->GetSelection() == page; }, "its pages come first");
    }
    press(WXK_PAGEDOWN, wxMOD_CONTROL);
    wait([&] { return where() == "Owl"; }, "then the next document");
}

TEST_F(TabsWindow, VisitsAreForgottenFromTheOldestOn) {
    editor::Visits visits;
    const auto tab = [](long at) {
        editor::OpenTab each;
        each.file = "a.yaml";
        each.at = at;
        return each;
    };
    for (long i = 0; i < 150; ++i) {
        visits.leave(tab(i));
        visits.leave(tab(i));
    }
    long last = 150;
    while (const auto to = visits.go(-1, tab(last)))
        last = to->at;
    EXPECT_EQ(last, 50);
    EXPECT_EQ(visits.go(1, tab(last))->at, 51);
    visits.leave(tab(7));
    EXPECT_FALSE(visits.can_go(1)) << "one has gone another way";
}

TEST_F(TabsWindow, UsesOfAnIdInAScriptAreFound) {
    open_wing();
    std::filesystem::create_directories(folder() / "wing/specials");
    std::ofstream(folder() / "wing/specials/hunt.lua")
        << "local hunt = {}\nfunction hunt.entered(game, event)\n  game:spawn(\"owl\")\nend\nreturn hunt\n";
    frame().follow_disk();
    wait([this] { return workspace().document("specials/hunt.lua") != nullptr; }, "it is read");
    frame().open_file("specials/hunt.lua");
    auto& text = dynamic_cast<wxStyledTextCtrl&>(named(frame(), "specials/hunt.lua"));
    text.SetFocus();
    text.GotoPos(text.FindText(0, text.GetLength(), "owl") + 1);
    EXPECT_TRUE(frame().commands().run("entry.uses"));
    text.GotoPos(0);
    EXPECT_TRUE(frame().commands().run("entry.uses"));
    EXPECT_TRUE(frame().messages().text().StartsWith("Nothing here names an entry")) << frame().messages().text();
}

}  // namespace
}  // namespace briar
