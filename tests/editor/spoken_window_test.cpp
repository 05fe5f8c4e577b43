#include <algorithm>
#include <vector>

#include <wx/combobox.h>
#include <wx/notebook.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/form/picture_panel.hpp"
#include "editor/play/play_pane.hpp"
#include "editor/widget/spoken.hpp"
#include "tests/editor/wing_test.hpp"

/// What screen readers are told: everything that can have the focus says what it is, wherever it stands.
namespace briar {
namespace {

class SpokenNames : public WingTest {
protected:
    void SetUp() override {
        WingTest::SetUp();
        // Its title is told wherever anything is.
        if (editor::spoken(frame()).name.empty()) GTEST_SKIP() << "nothing is told on this desktop";
    }
    static bool holds_others(const wxWindow& window) {
        for (const wxWindow* each : window.GetChildren()) {
            if (each->AcceptsFocusRecursively() || holds_others(*each)) return true;
        }
        return false;
    }
    static std::string way_to(const wxWindow& window) {
        const std::string name(window.GetName().utf8_str());
        return window.GetParent() == nullptr ? name : way_to(*window.GetParent()) + "/" + name;
    }
    /// Those that can have the focus.
    static void collect(const wxWindow& within, std::vector<const wxWindow*>& all) {
        for (const wxWindow* each : within.GetChildren()) {
            if (!each->IsShown() || each->IsTopLevel()) continue;
            if (each->AcceptsFocus() && !holds_others(*each)) all.push_back(each);
            collect(*each, all);
        }
    }
    static bool says_something(const wxWindow* window) { return !editor::spoken(*window).name.empty(); }
    void expect_names(const wxWindow& within) {
        std::vector<const wxWindow*> all;
        // They are told a few at a time.
        for (int i = 0; i < kTurns; ++i) {
            settle();
            all.clear();
            collect(within, all);
            if (std::all_of(all.begin(), all.end(), says_something)) break;
            wxMilliSleep(10);
        }
        for (const wxWindow* each : all)
            EXPECT_TRUE(says_something(each)) << way_to(*each) << " says nothing";
        heard_ += all.size();
    }
    /// Everything in the window as it is now.
    void listen() { expect_names(frame()); }
    void listen_to_dialog(const std::string& command) {
        SCOPED_TRACE(command);
        in_dialog([&] { frame().commands().run(command); },
                  [this](wxDialog& dialog) {
                      EXPECT_FALSE(dialog.GetTitle().empty());
                      expect_names(dialog);
                  });
    }
    [[nodiscard]] std::size_t heard() const { return heard_; }

private:
    static constexpr int kTurns = 300;
    std::size_t heard_ = 0;
};

TEST_F(SpokenNames, EverythingInAnEntrySaysWhatItIs) {
    open_wing();
    for (const char* pane : {"view.history", "view.uses"})
        frame().commands().run(pane);
    for (const char* id : {"tiles/nest", "monsters/grey-wolf", "scenarios/the-cursed-forest", "specials/quicksand"}) {
        frame().open_entry(id);
        for (std::size_t page = 0; page < (shown().pages() != nullptr ? shown().pages()->GetPageCount() : 1); ++page) {
            SCOPED_TRACE(std::string(id) + ", page " + std::to_string(page));
            if (shown().pages() != nullptr) shown().pages()->SetSelection(page);
            listen();
        }
    }
    EXPECT_GT(heard(), 100U);
}

TEST_F(SpokenNames, EverythingThatIsPlayedSaysWhatItIs) {
    open_wing();
    frame().show_play();
    wait([this] { return !frame().play().loading(); }, "a game can begin");
    listen();
    named(frame(), "Start the game").SetFocus();
    press(WXK_SPACE);
    wait([this] { return frame().play().model().playing(); }, "it is played");
    listen();
}

TEST_F(SpokenNames, TextsAndTheStartPageSayWhatTheyAre) {
    open_wing();
    frame().open_file("wing.yaml");
    frame().commands().run("edit.find");
    listen();
    frame().show_start();
    listen();
}

TEST_F(SpokenNames, DialogsSayWhatTheyAskFor) {
    open_wing();
    for (const char* command : {"entry.new", "entry.new-script", "file.new-game", "file.new-expansion"})
        listen_to_dialog(command);
    in_form("monsters/owl", "Name");
    listen_to_dialog("entry.rename");
    listen_to_dialog("entry.duplicate");
    for (const char* command : {"view.commands", "help.keys"}) {
        SCOPED_TRACE(command);
        frame().commands().run(command);
        settle();
        for (wxWindow* each : wxTopLevelWindows) {
            if (each == &frame()) continue;
            expect_names(*each);
            each->Close();
        }
        settle();
    }
}

TEST_F(SpokenNames, LabelsOfAFormBelongToTheirFields) {
    open_wing();
    for (const char* name : {"Name", "Health", "Text", "Add to Specials", "Add to Tags"})
        EXPECT_TRUE(editor::has_spoken_label(in_form("monsters/owl", name))) << name;
    for (const char* name : {"North edge is open", "Count"})
        EXPECT_TRUE(editor::has_spoken_label(in_form("tiles/nest", name))) << name;
}

TEST_F(SpokenNames, PicturesSayWhatTheyShow) {
    open_wing();
    frame().open_entry("tiles/nest");
    wait([this] { return !editor::spoken(shown().picture()).content.empty(); }, "it is painted");
    EXPECT_TRUE(editor::spoken(shown().picture()).content.Contains("Nest"))
        << editor::spoken(shown().picture()).content;
    wait([this] { return editor::spoken(shown().picture()).name == "Picture"; }, "it is called so");
    in_form("monsters/owl", "Name");
    wait([this] { return editor::spoken(shown().picture()).content.Contains("Owl"); }, "another picture");
}

TEST_F(SpokenNames, ANewNameIsToldToo) {
    open_wing();
    wxWindow& name = in_form("monsters/owl", "Name");
    wait([&] { return editor::spoken(name).name == "Name"; }, "it is told");
    name.SetName("Another name");
    in_form("monsters/owl", "Health").SetFocus();
    name.SetFocus();
    wait([&] { return editor::spoken(name).name == "Another name"; }, "it is told when it has the focus");
}

TEST_F(SpokenNames, WhatIsPaintedIsToldForWhatItIs) {
    open_wing();
    frame().open_entry("monsters/owl");
    frame().open_file("wing.yaml");
    const auto role = [this](const std::string& name) { return editor::spoken(named(frame(), name)).role; };
    wait([&] { return role("Entries and files") == "tree"; }, "the tree is one");
    wait([&] { return role("wing.yaml") == "text"; }, "a text is one");
    wait([&] { return role("Health, more or less") == "spin button"; }, "what goes up and down is told so");
    wait([&] { return role("wxAuiTabCtrl") == "page tab list"; }, "tabs are told");
}

}  // namespace
}  // namespace briar
