#include <filesystem>
#include <fstream>

#include <wx/choice.h>
#include <wx/filepicker.h>
#include <wx/listbox.h>
#include <wx/statusbr.h>
#include <wx/textctrl.h>

#include "editor/core/edit_plan.hpp"
#include "editor/core/workspace.hpp"
#include "editor/form/form_panel.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/play/play_pane.hpp"
#include "editor/window/entry_pane.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/pack_tree.hpp"
#include "editor/window/problems_pane.hpp"
#include "editor/window/text_pane.hpp"
#include "editor/window/text_view.hpp"
#include "runtime/session/new_pack.hpp"
#include "runtime/session/pack_path.hpp"
#include "runtime/session/systems.hpp"
#include "tests/editor/window_test.hpp"

/// How things begin: packs, scenarios, campaigns, games, scripts.
namespace briar {
namespace {

namespace fs = std::filesystem;

class BeginWindow : public WindowTest {
protected:
    editor::Workspace& workspace() { return frame().pack()->workspace(); }
    void open_game(const std::string& id, const std::string& system) {
        const fs::path where = folder() / id;
        write_new_pack(where, new_pack_files(system_set(), {id, {}, true, system, {}}, where, {}));
        open_pack(where);
    }
    void open_wing() {
        const fs::path pack = folder() / "wing";
        fs::create_directories(pack);
        std::ofstream(pack / "pack.yaml")
            << "id: wing\ntitle: Wing\nversion: 0.1.0\nrequires:\n  the-cursed-forest: '*'\n";
        std::ofstream(pack / "wing.yaml") << "monsters:\n  owl:\n    name: Owl\n    health: 3\n";
        open_pack(pack);
    }
    void wait_for_check() {
        wait([this] { return frame().pack()->check_is_current(); }, "the pack was checked");
    }
    std::vector<std::string> shown_ids() {
        const auto* page = dynamic_cast<editor::EntryPane*>(frame().tabs().GetCurrentPage());
        return page != nullptr ? page->full_ids() : std::vector<std::string>();
    }
    void new_entry(const std::string& kind, const std::string& name) {
        in_dialog([this] { frame().commands().run("entry.new"); },
                  [&](wxDialog& dialog) {
                      choose(named(dialog, "Kind"), kind);
                      type_over(named(dialog, "Name or id"), name);
                      press_button(dialog, wxID_OK);
                  });
        wait_for_check();
    }
    wxString scenario_chosen() {
        return dynamic_cast<wxChoice&>(named(frame().play(), "Scenario")).GetStringSelection();
    }
    void asks_for_a_game() {
        wait([this] { return !frame().play().loading() && named(frame(), "Start the game").IsShownOnScreen(); },
             "the form of a new game is there");
    }
    std::string status(int field) { return frame().GetStatusBar()->GetStatusText(field).utf8_string(); }
};

TEST_F(BeginWindow, ANewScenarioHasASetUpAndIsProposedToBePlayed) {
    open_wing();
    new_entry("Scenario", "Night walk");
    EXPECT_TRUE(frame().problems().listed().empty());
    const auto* page = dynamic_cast<editor::EntryPane*>(frame().tabs().GetCurrentPage());
    ASSERT_NE(page, nullptr);
    frame().commands().run("entry.set-up");
    wait([this] { return dynamic_cast<wxListBox&>(named(frame(), "Stacks and bags")).GetCount() > 1; }, "its stacks");
    screenshot("begin-scenario");
    frame().commands().run("play.play");
    asks_for_a_game();
    EXPECT_EQ(scenario_chosen(), "Night walk");
    press(WXK_RETURN);
    wait([this] { return frame().play().model().playing(); }, "a game has begun");
    // Another scenario than that of the game: another game is asked for. Else the game goes on.
    frame().open_entry("scenarios/the-cursed-forest");
    frame().commands().run("play.play");
    asks_for_a_game();
    EXPECT_EQ(scenario_chosen(), "The Cursed Forest");
    frame().open_entry("monsters/owl");
    frame().commands().run("play.play");
    wait([this] { return !named(frame(), "Start the game").IsShownOnScreen(); }, "the game that runs is shown");
}

TEST_F(BeginWindow, ATestProposesItsScenario) {
    open_wing();
    new_entry("Scenario", "Night walk");
    editor::EditPlan plan(workspace());
    plan.create("tests/walk.yaml", "tests:\n  it begins:\n    scenario: night-walk\n    then: {result: playing}\n");
    ASSERT_EQ(workspace().apply(plan.finish("A test")), "");
    frame().open_file("tests/walk.yaml");
    auto* page = dynamic_cast<editor::TextPane*>(frame().tabs().GetCurrentPage());
    ASSERT_NE(page, nullptr);
    page->text().GotoPos(20);
    frame().commands().run("play.play");
    asks_for_a_game();
    EXPECT_EQ(scenario_chosen(), "Night walk");
}

TEST_F(BeginWindow, ACampaignBeginsWithAStage) {
    open_wing();
    new_entry("Campaign", "Long night");
    EXPECT_TRUE(frame().problems().listed().empty());
    screenshot("begin-campaign");
}

TEST_F(BeginWindow, AnExpansionIsNotExpandedUnlessSomebodySaysSo) {
    open_wing();
    in_dialog([this] { frame().commands().run("file.new-expansion"); },
              [this](wxDialog& dialog) {
                  EXPECT_EQ(dialog.GetTitle(), "New expansion of The Cursed Forest");
                  screenshot("begin-expansion");
                  press_button(dialog, wxID_CANCEL);
              });
}

TEST_F(BeginWindow, AnExpansionOfACopyAddsToThatCopy) {
    const fs::path copy = folder() / "copies" / "the-cursed-forest";
    fs::create_directories(copy.parent_path());
    fs::copy(project_home() / "scenarios" / "the-cursed-forest", copy, fs::copy_options::recursive);
    open_pack(copy);
    in_dialog([this] { frame().commands().run("file.new-expansion"); },
              [&](wxDialog& dialog) {
                  type_over(named(dialog, "Name"), "Old mill");
                  auto& where = dynamic_cast<wxTextCtrl&>(named(dialog, "In folder"));
                  const wxString beside = editor::to_wx(copy.parent_path().string());
                  EXPECT_EQ(where.GetValue(), beside);
                  screenshot("begin-expansion-of-copy");
                  where.SetValue(editor::to_wx(folder().string()));
                  settle();
                  EXPECT_FALSE(dialog.FindWindow(wxID_OK)->IsEnabled()) << "there it would find another one";
                  where.SetValue(beside);
                  settle();
                  press_button(dialog, wxID_OK);
              });
    wait([this] { return frame().pack() != nullptr && workspace().pack_id() == "old-mill"; }, "it is open");
    ASSERT_NE(workspace().below()->pack("the-cursed-forest"), nullptr);
    EXPECT_TRUE(fs::equivalent(workspace().below()->pack("the-cursed-forest")->folder, copy));
}

TEST_F(BeginWindow, AClosedPackLeavesNothingInTheStatusBar) {
    open_wing();
    new_entry("Monster", "Bat");
    EXPECT_EQ(status(2), "Unsaved changes");
    ASSERT_TRUE(workspace().save_all().ok());
    settle();
    ASSERT_TRUE(frame().close_pack());
    settle();
    for (int field = 0; field < 3; ++field)
        EXPECT_EQ(status(field), "") << field;
}

TEST_F(BeginWindow, WhatIsMadeAgainIsShownAgain) {
    open_wing();
    new_entry("Monster", "Bat");
    ASSERT_EQ(shown_ids(), std::vector<std::string>{"monsters/bat"});
    frame().commands().run("edit.undo");
    wait([this] { return shown_ids() != std::vector<std::string>{"monsters/bat"}; }, "its tab is gone");
    frame().commands().run("edit.redo");
    wait([this] { return shown_ids() == std::vector<std::string>{"monsters/bat"}; }, "its tab is back");
    wait([this] { return frame().tree().selected() == "monsters/bat"; }, "it is chosen in the tree");
}

TEST_F(BeginWindow, ThatSomethingWasTakenAwayIsToldAsLongAsItIs) {
    open_wing();
    frame().open_entry("monsters/owl");
    frame().commands().run("entry.remove");
    const auto told = [this] { return frame().messages().text().StartsWith("Taken away"); };
    wait(told, "it is told");
    frame().commands().run("edit.undo");
    wait([&] { return !told(); }, "it is back");
    // Also where a question waits at the same time.
    frame().open_entry("monsters/owl");
    frame().messages().ask("Is it night?", wxICON_QUESTION, {{"&Yes", [] {}}});
    frame().commands().run("entry.remove");
    wait(told, "it is told above the question");
    frame().commands().run("edit.undo");
    wait([&] { return !told(); }, "it is back");
    EXPECT_TRUE(frame().messages().asks());
}

TEST_F(BeginWindow, AScriptThatAProblemMadeIsOpened) {
    open_wing();
    editor::EditPlan plan(workspace());
    plan.put("wing.yaml", workspace().document("wing.yaml")->text() +
                              "    specials: hoot\nspecials:\n  hoot: {text: Hoot., script: specials/hoot.lua}\n");
    ASSERT_EQ(workspace().apply(plan.finish("A special")), "");
    wait_for_check();
    wait([this] { return !frame().problems().listed().empty(); }, "the problem is told");
    frame().problems().select(0);
    wait([this] { return frame().problems().can_fix(); }, "something can be done about it");
    frame().problems().fix_selected();
    wait(
        [this] {
            auto* page = dynamic_cast<editor::TextPane*>(frame().tabs().GetCurrentPage());
            return page != nullptr && page->document().name() == "specials/hoot.lua";
        },
        "the script is shown");
}

TEST_F(BeginWindow, AModeGetsAnotherNameWhereverItIsSpokenOf) {
    open_pack(copy_pack("the-cursed-forest"));
    frame().open_entry("scenarios/the-cursed-forest");
    settle();
    auto* page = dynamic_cast<editor::EntryPane*>(frame().tabs().GetCurrentPage());
    ASSERT_NE(page, nullptr);
    page->form().focus({"modes", "treacherous", "name"});
    settle();
    // Its heading may be out of sight.
    wxWindow& pencil = named(*page, "Rename Treacherous");
    wxCommandEvent pressed(wxEVT_BUTTON, pencil.GetId());
    const auto renamed = [this] {
        return workspace().document("scenario.yaml")->text().find("      very-alone:\n") != std::string::npos;
    };
    in_dialogs(
        [&] {
            pencil.GetEventHandler()->ProcessEvent(pressed);
            wait(renamed, "it has another name");
        },
        {[this](wxDialog& dialog) {
             type_over(named(dialog, "New name"), "Very alone");
             screenshot("begin-rename-mode");
             press_button(dialog, wxID_OK);
         },
         [this](wxDialog& dialog) { press_button(dialog, wxID_OK); }});
    EXPECT_EQ(workspace().document("tests/treachery.yaml")->text().find("modes: treacherous\n"), std::string::npos);
    // In a text by its key.
    frame().open_file("scenario.yaml");
    auto* text = dynamic_cast<editor::TextPane*>(frame().tabs().GetCurrentPage());
    ASSERT_NE(text, nullptr);
    text->text().GotoPos(static_cast<int>(text->document().text().find("very-alone")) + 2);
    text->text().SetFocus();
    in_dialogs([this] { frame().commands().run("entry.rename"); },
               {[this](wxDialog& dialog) {
                    type_over(named(dialog, "New name"), "treacherous");
                    press_button(dialog, wxID_OK);
                },
                [this](wxDialog& dialog) { press_button(dialog, wxID_OK); }});
    wait([this] { return !workspace().modified(); }, "all is as it was");
}

TEST_F(BeginWindow, KeysDoNoHarmInAnEmptyListOfProblems) {
    open_wing();
    frame().problems().focus_list();
    settle();
    for (const int key : {WXK_WINDOWS_MENU, WXK_DOWN, WXK_END, WXK_PAGEDOWN, WXK_RETURN})
        press(key);
    settle();
    EXPECT_EQ(frame().messages().text(), "");
}

TEST_F(BeginWindow, ASpecialLiesBesideThoseOfWhatIsLookedAt) {
    open_pack(copy_pack("the-cursed-forest"));
    frame().open_entry("heroes/sirja");
    settle();
    new_entry("Special", "Night eye");
    EXPECT_EQ(workspace().entries().find("specials/night-eye")->sites.front().file, "specials/heroes.yaml");
}

TEST_F(BeginWindow, NewGamesOfEachSystemPlayAtOnce) {
    for (const System* system : all_systems()) {
        const std::string name(system->name());
        open_game("game-" + name, name);
        wait_for_check();
        EXPECT_TRUE(frame().problems().listed().empty()) << name;
        asks_for_a_game();
        screenshot("begin-" + name);
        frame().commands().run("play.play");
        wait([this] { return frame().play().model().playing(); }, "a game has begun");
        settle();
        screenshot("begin-" + name + "-playing");
    }
}

}  // namespace
}  // namespace briar
