#include <algorithm>
#include <fstream>

#include <wx/dataview.h>
#include <wx/listbox.h>
#include <wx/notebook.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/core/text_search.hpp"
#include "editor/window/command_search.hpp"
#include "editor/window/command_words.hpp"
#include "editor/window/open_pack.hpp"
#include "tests/editor/wing_test.hpp"

/// Finding commands by words, and words in all texts.
namespace briar {
namespace {

class SearchWindow : public WingTest {
protected:
    /// What the search of commands finds first.
    wxString first(const wxString& words) {
        frame().commands().run("view.commands");
        auto* search =
            dynamic_cast<editor::CommandSearch*>(wxGetTopLevelParent(&named(frame(), "Words of the command")));
        if (search == nullptr) throw std::runtime_error("no commands are searched");
        search->search(words);
        const wxString found = search->found()[0];
        search->Close();
        settle();
        return found;
    }
    /// Opens the dialog of replacing in all texts, with what is to be done in it.
    void replace(const std::function<void(wxDialog& dialog)>& act) {
        in_dialog([this] { frame().commands().run("edit.replace-texts"); }, act);
    }
};

TEST_F(SearchWindow, CommandsAreFoundByOtherWords) {
    open_wing();
    frame().open_entry("monsters/owl");
    EXPECT_EQ(first("map"), "Show the map");
    EXPECT_TRUE(first("run").Contains("Play")) << first("run");
    EXPECT_TRUE(first("delete").Contains("Take away")) << first("delete");
    EXPECT_TRUE(first("toolbar").Contains("Tools")) << first("toolbar");
}

TEST_F(SearchWindow, CommandsAreFoundByWordsInAnyOrderAndByFirstLetters) {
    open_wing();
    EXPECT_TRUE(first("lua special").Contains("New special in Lua")) << first("lua special");
    EXPECT_TRUE(first("nsil").Contains("New special in Lua")) << first("nsil");
    EXPECT_TRUE(first("texts replace").Contains("Replace in all texts")) << first("texts replace");
    EXPECT_TRUE(first("find").StartsWith("Edit: Find")) << "what begins so comes first: " << first("find");
}

TEST_F(SearchWindow, EveryCommandWithOtherWordsIsThere) {
    for (const auto& [id, words] : editor::other_words())
        EXPECT_NE(frame().commands().find(id), nullptr) << id;
}

TEST_F(SearchWindow, TheMapIsShownFromWherever) {
    open_wing();
    ASSERT_TRUE(frame().commands().run("entry.map"));
    settle();
    ASSERT_EQ(shown_ids().size(), 1U);
    EXPECT_TRUE(shown_ids().front().starts_with("scenarios/"));
    EXPECT_EQ(shown().pages()->GetPageText(static_cast<std::size_t>(shown().pages()->GetSelection())), "Map");
    EXPECT_FALSE(frame().commands().run("entry.paint")) << "a scenario has no edges";
}

TEST_F(SearchWindow, WordsAreReplacedInAllTextsAsOneStep) {
    open_wing();
    const std::string before = text();
    const std::string manifest = workspace().document("pack.yaml")->text();
    replace([&](wxDialog& dialog) {
        type_over(named(dialog, "Find"), "wing");
        type_over(named(dialog, "Replace with"), "loft");
        auto& places = dynamic_cast<wxDataViewListCtrl&>(named(dialog, "Places"));
        EXPECT_EQ(places.GetItemCount(), 2);
        EXPECT_EQ(places.GetTextValue(0, 3), "id: wing");
        EXPECT_EQ(places.GetTextValue(0, 4), "id: loft");
        EXPECT_EQ(places.GetTextValue(0, 2), "id or key");
        EXPECT_EQ(places.GetTextValue(1, 2), "words");
        EXPECT_EQ(places.GetTextValue(1, 4), "title: Loft") << "capitals are kept";
        EXPECT_FALSE(places.GetToggleValue(0, 0)) << "names are renamed elsewhere";
        EXPECT_TRUE(places.GetToggleValue(1, 0));
        places.SetFocus();
        places.SelectRow(0);
        press(WXK_RETURN);
        EXPECT_TRUE(places.GetToggleValue(0, 0)) << "Enter ticks it";
        press(WXK_RETURN);
        EXPECT_FALSE(places.GetToggleValue(0, 0)) << "and takes the tick off";
        screenshot("replace-in-all-texts");
        press_button(dialog, wxID_OK);
    });
    EXPECT_NE(workspace().document("pack.yaml")->text().find("id: wing\ntitle: Loft\n"), std::string::npos)
        << "only what is ticked is replaced";
    EXPECT_EQ(workspace().history().steps().size(), 1U);
    replace([&](wxDialog& dialog) {
        type_over(named(dialog, "Find"), "a");
        type_over(named(dialog, "Replace with"), "o");
        for (wxWindow* each : dialog.GetChildren())
            if (each->GetLabel() == "Tick &all") click(*each);
        press_button(dialog, wxID_OK);
    });
    EXPECT_EQ(text().find('a'), std::string::npos);
    EXPECT_EQ(workspace().document("pack.yaml")->text().find('a'), std::string::npos);
    EXPECT_TRUE(workspace().undo());
    EXPECT_TRUE(workspace().undo());
    EXPECT_EQ(text(), before);
    EXPECT_EQ(workspace().document("pack.yaml")->text(), manifest);
}

/// What is found, and what will stand there, is seen however long the line is.
TEST_F(SearchWindow, OfALongLineThePartWithTheWordsIsShown) {
    open_wing();
    std::ofstream(folder() / "wing" / "pack.yaml", std::ios::app)
        << "text: " << std::string(60, 'x') << " ääääääääääääää wing of it\n";
    frame().follow_disk();
    wait([this] { return workspace().document("pack.yaml")->text().find("xxx") != std::string::npos; }, "it is read");
    replace([&](wxDialog& dialog) {
        type_over(named(dialog, "Find"), "wing of");
        auto& places = dynamic_cast<wxDataViewListCtrl&>(named(dialog, "Places"));
        EXPECT_EQ(places.GetItemCount(), 1);
        const wxString now = places.GetTextValue(0, 3);
        EXPECT_TRUE(now.StartsWith(wxString::FromUTF8("\xE2\x80\xA6"))) << now;
        EXPECT_TRUE(now.EndsWith(" wing of it")) << now;
        EXPECT_LT(now.length(), 36U) << now;
        EXPECT_TRUE(places.GetTextValue(0, 4).EndsWith("  it")) << "nothing stands there then";
        press_button(dialog, wxID_CANCEL);
    });
}

TEST_F(SearchWindow, PlacesThatWereSeenBeforeAChangeAreNotReplaced) {
    open_wing();
    replace([&](wxDialog& dialog) {
        type_over(named(dialog, "Find"), "Owl");
        type_over(named(dialog, "Replace with"), "Eagle");
        std::ofstream(folder() / "wing" / "wing.yaml") << "# others\nmonsters:\n  owl: {name: Owl, health: 3}\n";
        frame().follow_disk();
        wait([&] { return says("# others"); }, "it is read");
        press_button(dialog, wxID_OK);
        EXPECT_TRUE(
            dynamic_cast<wxStaticText&>(named(dialog, "What will be replaced")).GetLabel().StartsWith("Nothing"));
        EXPECT_FALSE(says("Eagle"));
        press_button(dialog, wxID_OK);
    });
    EXPECT_TRUE(says("name: Eagle"));
}

}  // namespace
}  // namespace briar
