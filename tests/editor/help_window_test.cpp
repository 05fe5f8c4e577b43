#include <wx/textctrl.h>

#include "editor/window/help_pane.hpp"
#include "tests/editor/window_test.hpp"

/// The documentation in the window.
namespace briar {
namespace {

class HelpWindow : public WindowTest {
protected:
    editor::HelpPane& help() {
        auto* pane = dynamic_cast<editor::HelpPane*>(frame().tabs().GetCurrentPage());
        if (pane == nullptr) throw std::runtime_error("the documentation is not shown");
        return *pane;
    }
    [[nodiscard]] std::string title() { return help().shown() != nullptr ? help().shown()->title : "nothing"; }
};

TEST_F(HelpWindow, PagesAreSearchedAndWalkedThroughByKeys) {
    frame().commands().run("help.docs");
    settle();
    EXPECT_EQ(title(), "Making a pack");
    help().search();
    type("wheel creaks");
    press(WXK_TAB);
    press(WXK_HOME);
    press(WXK_DOWN);
    wait([this] { return title() == "Rules in YAML"; }, "the section with that word is shown");
    screenshot("help");
    press(WXK_LEFT, wxMOD_ALT);
    wait([this] { return title() == "Making a pack"; }, "what was read before is shown again");
    press(WXK_RIGHT, wxMOD_ALT);
    wait([this] { return title() == "Rules in YAML"; }, "and forward");
}

TEST_F(HelpWindow, AnEntryOpensThePageOfItsKind) {
    open_pack(copy_pack("the-cursed-forest"));
    for (const auto& [entry, section] :
         {std::pair("monsters/grey-wolf", "monsters"), {"items/black-flame", "items (crawl)"}}) {
        frame().open_entry(entry);
        settle();
        frame().commands().run("help.docs");
        settle();
        EXPECT_EQ(title(), section);
    }
    screenshot("help-items");
}

}  // namespace
}  // namespace briar
