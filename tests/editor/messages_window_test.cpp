#include <wx/menu.h>

#include "editor/core/workspace.hpp"
#include "editor/widget/gtk_function.hpp"
#include "tests/editor/wing_test.hpp"

/// What the window tells below its documents and in its status bar.
namespace briar {
namespace {

class Messages : public WingTest {};

TEST_F(Messages, WhatIsToldLeavesAQuestionWhereItIs) {
    open_wing();
    frame().messages().ask("Is it so?", wxICON_WARNING, {{"Yes", [] {}}});
    frame().tell("cannot save wing.yaml", wxICON_ERROR);
    EXPECT_TRUE(frame().messages().asks());
    EXPECT_EQ(frame().messages().text(), "Cannot save wing.yaml\nIs it so?");
    screenshot("message-and-question");
    frame().messages().turn_away();
    EXPECT_EQ(frame().messages().text(), "Is it so?");
    frame().tell("cannot save wing.yaml", wxICON_ERROR);
    frame().messages().ask("Is it so, too?", wxICON_WARNING, {{"Yes", [] {}}});
    EXPECT_EQ(frame().messages().text(), "Cannot save wing.yaml\nIs it so, too?") << "an error is not wiped away";
    frame().messages().answer(0);
    EXPECT_TRUE(frame().messages().text().empty());
}

TEST_F(Messages, ABarThatIsThereGrowsWithWhatIsTold) {
    open_wing();
    frame().messages().ask("tiles.yaml was changed outside, and here too.", wxICON_WARNING,
                           {{"Keep mine", [] {}}, {"Take theirs", [] {}}, {"See both", [] {}}});
    settle();
    const wxString pack = "/among/packs/of/many/other/games/the-cursed-forest/";
    frame().tell("cannot save " + pack + "readonly.yaml (Operation not permitted)\ncannot save " + pack +
                     "tiles.yaml: another program changed it; choose first whose text counts",
                 wxICON_ERROR);
    wait([&] { return frame().messages().GetSize().y >= 6 * frame().GetCharHeight(); }, "all lines have room");
    settle();
    screenshot("message-long");
}

/// The bar is the desktop's, and so are its answers.
TEST_F(Messages, AllAnswersAreSeenWhateverTheWidth) {
    open_wing();
    editor::MessageBar& bar = frame().messages();
    bar.ask(
        "tiles.yaml was changed since, and in the unsaved work too.", wxICON_WARNING,
        {{"&Both changes", [] {}}, {"Take the &unsaved work", [] {}}, {"&Leave it as it is", [] {}}, {"&See both", [] {
                                                                                                      }}});
    auto* const needed = editor::gtk_function<void(void*, int*, int*)>("gtk_widget_get_preferred_width");
    if (needed == nullptr) GTEST_SKIP() << "the desktop sees to it";
    const auto expect_whole = [&](const std::string& when) {
        int least = 0;
        int wished = 0;
        needed(bar.GetHandle(), &least, &wished);
        EXPECT_LE(least, bar.GetSize().x) << when;
        EXPECT_LE(bar.GetScreenRect().GetRight(), frame().GetScreenRect().GetRight()) << when;
        EXPECT_LE(bar.GetScreenRect().GetBottom(), frame().GetScreenRect().GetBottom()) << when;
        EXPECT_TRUE(wxRect(bar.GetParent()->GetClientSize()).Contains(bar.GetRect())) << when;
    };
    settle();
    expect_whole("at first");
    const int before = bar.GetSize().y;
    frame().commands().run("view.history");
    frame().commands().run("view.problems");
    settle();
    expect_whole("with more panes around");
    screenshot("message-answers");
    frame().SetSize(frame().FromDIP(wxSize(900, 680)));
    wait([&] { return bar.GetSize().y > before; }, "they stand below the text");
    settle();
    expect_whole("in a small window");
    screenshot("message-answers-small");
}

TEST_F(Messages, AmpersandsAreToldAsTheyAre) {
    open_wing();
    frame().tell("Moor & Mist is open.", wxICON_WARNING);
    settle();
    auto* const content =
        editor::call_gtk<void*>("gtk_info_bar_get_content_area", static_cast<void*>(frame().messages().GetHandle()));
    if (content == nullptr) GTEST_SKIP() << "the desktop sees to it";
    auto* const parts = editor::call_gtk<void*>("gtk_container_get_children", content);
    wxString words;
    for (unsigned i = 0; i < editor::call_gtk<unsigned>("g_list_length", parts); ++i) {
        auto* const spoken =
            editor::call_gtk<void*>("gtk_widget_get_accessible", editor::call_gtk<void*>("g_list_nth_data", parts, i));
        if (const char* text = editor::call_gtk<const char*>("atk_object_get_name", spoken))
            words += wxString::FromUTF8(text);
    }
    editor::call_gtk<void>("g_list_free", parts);
    EXPECT_TRUE(words.Contains("Moor & Mist is open.")) << words;
}

TEST_F(Messages, WordsOfWhatWasDoneGoWithTheNextThing) {
    open_wing();
    const auto said = [this] { return frame().GetStatusBar()->GetStatusText(0); };
    type_over(in_form("monsters/owl", "Health"), "7");
    wait([this] { return text().find("health: 7") != std::string::npos; }, "it is typed");
    press('Z', wxMOD_CONTROL);
    wait([&] { return said().StartsWith("Undone"); }, "it is said");
    frame().commands().run("view.problems");
    EXPECT_FALSE(said().StartsWith("Undone")) << "at another command";
    frame().whisper("Undone: something");
    settle();
    frame().open_entry("tiles/nest");
    settle();
    EXPECT_EQ(said(), "Undone: something") << "it is what this was said of";
    wxWindow& tree = named(frame(), "Entries and files");
    tree.SetFocus();
    press(WXK_UP);
    wait([&] { return said() != "Undone: something"; }, "another entry is looked at");
}

/// The pointer rests on a tool while it is said, and while it goes.
TEST_F(Messages, HelpOfAMenuBringsNothingBackThatIsOver) {
    open_wing();
    const auto said = [this] { return frame().GetStatusBar()->GetStatusText(0); };
    const auto point_at_undo = [this] {
        wxMenuEvent event(wxEVT_MENU_HIGHLIGHT, frame().commands().find("edit.undo")->wx_id);
        frame().ProcessWindowEvent(event);
    };
    const auto leave = [this] {
        wxMenuEvent event(wxEVT_MENU_CLOSE, 0, frame().GetMenuBar()->GetMenu(0));
        frame().ProcessWindowEvent(event);
    };
    frame().whisper("Undone: something");
    point_at_undo();
    EXPECT_TRUE(said().StartsWith("Takes back the last change"));
    leave();
    EXPECT_EQ(said(), "Undone: something") << "it is still so";
    point_at_undo();
    frame().commands().run("view.problems");
    leave();
    EXPECT_EQ(said(), "");
}

}  // namespace
}  // namespace briar
