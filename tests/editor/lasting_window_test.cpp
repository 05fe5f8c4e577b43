#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <stdexcept>

#include <wx/button.h>
#include <wx/textctrl.h>

#include "editor/core/workspace.hpp"
#include "editor/widget/background.hpp"
#include "editor/window/text_pane.hpp"
#include "editor/window/text_view.hpp"
#include "tests/editor/complaints.hpp"
#include "tests/editor/wing_test.hpp"

/// The window lasts, whatever goes wrong within, and whatever others do meanwhile.
namespace briar {
namespace {

using Told = std::vector<std::string>;

class Lasting : public WingTest {
protected:
    editor::TextView& shown_text() { return dynamic_cast<editor::TextPane&>(*frame().tabs().GetCurrentPage()).text(); }
};

TEST_F(Lasting, WhatIsThrownInSomethingPutOffIsToldAndTheRestIsDone) {
    open_wing();
    const ExpectedMishaps mishaps;
    bool is_done = false;
    frame().CallAfter([] { throw std::runtime_error("the first"); });
    frame().tabs().CallAfter([] { throw 2; });
    frame().CallAfter([&] { is_done = true; });
    wait([&] { return is_done && mishaps.told().size() == 2; }, "all of it is done");
    Told told = mishaps.told();
    std::sort(told.begin(), told.end());
    EXPECT_EQ(told, (Told{"something that is no std::exception was thrown", "the first"}));
}

TEST_F(Lasting, WhatIsThrownInTheAnswerToAnEventIsTold) {
    open_wing();
    const ExpectedMishaps mishaps;
    auto* button = new wxButton(&frame(), wxID_ANY, "Throw");
    button->Bind(wxEVT_BUTTON, [](wxCommandEvent&) { throw std::runtime_error("by a button"); });
    click(*button);
    wait([&] { return !mishaps.told().empty(); }, "it is told");
    EXPECT_EQ(mishaps.told(), Told{"by a button"});
    button->Destroy();
}

TEST_F(Lasting, WhatWorkInAnotherThreadThrowsIsThrownHere) {
    const ExpectedMishaps mishaps;
    editor::Background<int> work(frame());
    int done = 0;
    work.run([](const std::stop_token&) -> int { throw std::runtime_error("beside the window"); },
             [&](int result) { done = result; });
    wait([&] { return !work.busy(); }, "the work has ended");
    EXPECT_EQ(mishaps.told(), Told{"beside the window"});
    work.run([](const std::stop_token&) { return 3; }, [&](int result) { done = result; });
    wait([&] { return done == 3; }, "other work is done");
}

/// A letter whose change somebody could not take in is written all the same, and so are those that follow.
TEST_F(Lasting, WhatIsTypedAfterAMistakeIsKept) {
    open_wing();
    frame().open_file("wing.yaml");
    settle();
    shown_text().SetFocus();
    shown_text().GotoPos(0);
    {
        const ExpectedMishaps mishaps;
        const auto bad =
            workspace().listen([](const editor::WorkspaceChange&) { throw std::runtime_error("cannot take it in"); });
        press('A');
        wait([&] { return !mishaps.told().empty(); }, "it is told");
    }
    for (const char each : {'B', 'C'})
        press(each);
    EXPECT_TRUE(text().starts_with("abc")) << text().substr(0, 10);
    EXPECT_EQ(shown_text().GetText().utf8_string(), text());
}

/// A page stays as long as a dialog waits that was opened from it.
TEST_F(Lasting, AFileThatGoesWhileADialogAsksClosesItsTabAfterwards) {
    open_wing();
    std::ofstream(folder() / "wing" / "more.yaml") << "monsters:\n  wren: {name: Wren, health: 1}\n";
    frame().follow_disk();
    wait([this] { return workspace().document("more.yaml") != nullptr; }, "the file is seen");
    frame().open_file("more.yaml");
    settle();
    const std::size_t pages = frame().tabs().GetPageCount();
    shown_text().SetFocus();
    shown_text().GotoPos(static_cast<int>(workspace().document("more.yaml")->text().find("wren") + 1));
    in_dialog([this] { frame().commands().run("entry.rename"); },
              [&](wxDialog& dialog) {
                  std::filesystem::remove(folder() / "wing" / "more.yaml");
                  frame().follow_disk();
                  settle();
                  EXPECT_EQ(frame().tabs().GetPageCount(), pages) << "what the dialog was opened from is there";
                  press_button(dialog, wxID_CANCEL);
              });
    wait([&] { return frame().tabs().GetPageCount() == pages - 1; }, "the tab goes afterwards");
}

}  // namespace
}  // namespace briar
