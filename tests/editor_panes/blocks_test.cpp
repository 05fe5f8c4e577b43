#include <algorithm>

#include <wx/listbox.h>
#include <wx/textctrl.h>

#include "editor/blocks/rule_canvas.hpp"
#include "editor/blocks/rule_inspector.hpp"
#include "editor/blocks/rule_panel.hpp"
#include "editor/widget/choice_search.hpp"
#include "editor/widget/spoken.hpp"
#include "runtime/source/values.hpp"
#include "tests/editor_panes/pane_test.hpp"

/// Building rules with the pointer and the keyboard.
namespace briar::editor {
namespace {

class Blocks : public PaneTest {
protected:
    void build(const std::string& full_id, const std::string& file) {
        panel_ = new RulePanel(frame(), host(), full_id);
        put(panel_);
        file_ = file;
        before_ = text(file_);
    }
    RuleCanvas& canvas() { return panel_->canvas(); }
    const RuleItem& item(const std::string& word, const std::string& begin) {
        const auto& items = canvas().layout().items;
        const auto found = std::find_if(items.begin(), items.end(), [&](const RuleItem& each) {
            return each.word == word && each.text.starts_with(begin);
        });
        if (found == items.end()) throw std::runtime_error("there is no block " + word + " " + begin);
        return *found;
    }
    /// The one of that number among what can be chosen.
    const RuleItem& layout_item(std::size_t number) {
        for (const RuleItem& each : canvas().layout().items)
            if (each.sort != RuleItemSort::Heading && number-- == 0) return each;
        throw std::runtime_error("there are fewer items");
    }
    void click_item(const std::string& word, const std::string& begin) {
        const wxRect box = canvas().pixels(item(word, begin));
        click(canvas(), box.GetPosition() + wxPoint(60, box.height / 2));
    }
    void choose_from(const std::string& title, const std::string& words) {
        wait([&] { return wxWindow::FindWindowByName(wxString(title)) != nullptr; }, "there is a list " + title);
        auto* search = dynamic_cast<ChoiceSearch*>(wxWindow::FindWindowByName(wxString(title)));
        ASSERT_NE(search, nullptr);
        wait([&] { return search->IsShownOnScreen() && search->IsActive(); }, "the list is shown");
        search->field()->SetFocus();
        type(words);
        wait([&] { return search->field()->GetValue() == words; }, "the words are there");
        screenshot("blocks-search-" + words);
        press(WXK_RETURN);
        wait([&] { return wxWindow::FindWindowByName(wxString(title)) == nullptr; }, "the list is gone");
        settle();
    }
    void wait_for(const std::string& words) {
        wait([&] { return text(file_).find(words) != std::string::npos; }, file_ + " has " + words);
        settle();
    }
    /// The field of the chosen block that has this in it.
    wxTextCtrl* text_with(const std::string& words, wxWindow* within = nullptr) {
        for (wxWindow* each : (within != nullptr ? within : &panel_->inspector())->GetChildren()) {
            auto* text = dynamic_cast<wxTextCtrl*>(each);
            if (text != nullptr && text->IsShown() && text->GetValue() == words) return text;
            if (wxTextCtrl* inner = text_with(words, each)) return inner;
        }
        return nullptr;
    }
    void undo_all() {
        while (workspace().undo()) {
        }
        EXPECT_EQ(text(file_), before_);
        settle();
    }

    RulePanel* panel_ = nullptr;
    std::string file_;
    std::string before_;
};

TEST_F(Blocks, TellScreenReadersWhatIsChosen) {
    open_copy("the-cursed-forest");
    build("specials/swamp", "specials/tiles.yaml");
    canvas().SetFocus();
    wait([this] { return canvas().HasFocus(); }, "the blocks have the focus");
    const auto told = [this] { return spoken(canvas()).content; };
    press(WXK_HOME);
    const RuleItem first = layout_item(0);
    wait([&] { return told().Contains(wxString::FromUTF8(first.text)); }, "the first block is told");
    const wxString before = told();
    press(WXK_DOWN);
    wait([&] { return told() != before; }, "the next one is told");
    press(WXK_END);
    wait([&] { return told().Contains("Enter adds"); }, "what Enter does there is told");
}

TEST_F(Blocks, ShowARuleOfTheProject) {
    open_copy("the-cursed-forest");
    build("specials/swamp", "specials/tiles.yaml");
    screenshot("blocks");
    const RuleItem roll = *std::find_if(canvas().layout().items.begin(), canvas().layout().items.end(),
                                        [](const RuleItem& each) { return each.text.starts_with("roll"); });
    canvas().choose(roll.address);
    screenshot("blocks-chosen");
}

TEST_F(Blocks, AnEmptyRuleSaysHowToBeginAndAScriptIsTold) {
    folder_.write_house();
    folder_.write("house/specials/rules.yaml",
                  "specials:\n  draught: {text: Cold.}\n  way-out: {on: {entered: [{win: Out.}]}}\n  bite: {script: "
                  "specials/bite.lua}\n");
    open_written("house");
    build("specials/draught", "specials/rules.yaml");
    screenshot("blocks-empty");
    ASSERT_EQ(
        workspace().apply(EntryLens(workspace(), "specials/draught").set({"script"}, make_text("specials/bite.lua"))),
        "");
    settle();
    EXPECT_NE(wxWindow::FindWindowByLabel("Its script specials/bite.lua does more than is shown here.", panel_),
              nullptr);
}

TEST_F(Blocks, FollowChangesOnlyWhileTheyAreSeen) {
    open_house();
    build("specials/draught", "specials/rules.yaml");
    panel_->Hide();
    ASSERT_EQ(workspace().apply(EntryLens(workspace(), "specials/draught").reset({"on"})), "");
    settle();
    EXPECT_FALSE(canvas().slots()[0].blocks.empty()) << "nobody looks";
    panel_->Show();
    wait([&] { return canvas().slots()[0].blocks.empty(); }, "it has caught up");
}

TEST_F(Blocks, AreAddedFromAListByMouseAndKeyboard) {
    open_house();
    build("specials/way-out", "specials/rules.yaml");
    screenshot("blocks-small");
    click_item("", "Only if");
    choose_from("Only if ...", "health");
    wait_for("when: {health: {at_least: 1}}");
    canvas().SetFocus();
    // From the condition to the place behind it, the effect, the place behind that.
    press(WXK_DOWN);
    press(WXK_DOWN);
    press(WXK_DOWN);
    press(WXK_RETURN);
    choose_from("Do ...", "say");
    wait_for("say:");
    EXPECT_TRUE(refused().empty()) << refused();
    undo_all();
}

TEST_F(Blocks, FieldsAreChangedInOneLine) {
    open_house();
    build("specials/draught", "specials/rules.yaml");
    click_item("do", "add 1 to “chill”");
    wxTextCtrl* by = text_with("1");
    ASSERT_NE(by, nullptr);
    by->SetFocus();
    by->SelectAll();
    type("3");
    wait_for("by: 3}");
    EXPECT_EQ(changed_lines(before_, text(file_)), 1);
    screenshot("blocks-field");
    undo_all();
}

TEST_F(Blocks, AreMovedByDragAndByKeyboard) {
    folder_.write_house();
    folder_.write(
        "house/specials/rules.yaml",
        "specials:\n  draught:\n    text: Cold.\n    on:\n      entered:\n        - say: One.\n        - say: Two.\n"
        "        - say: Three.\n  way-out: {on: {entered: [{win: Out.}]}}\n  bite: {script: specials/bite.lua}\n");
    open_written("house");
    build("specials/draught", "specials/rules.yaml");
    const wxRect third = canvas().pixels(item("and",
                                              "say \xE2\x80\x9C"
                                              "Three."));
    const wxRect first = canvas().pixels(item("do",
                                              "say \xE2\x80\x9C"
                                              "One."));
    drag(canvas(), {third.GetPosition() + wxPoint(60, 15), first.GetPosition() + wxPoint(20, 0)});
    wait_for("- say: Three.\n        - say: One.\n        - say: Two.\n");
    canvas().choose(item("do",
                         "say \xE2\x80\x9C"
                         "Three.")
                        .address);
    canvas().SetFocus();
    press(WXK_DOWN, wxMOD_ALT);
    wait_for("- say: One.\n        - say: Three.\n");
    press('D', wxMOD_CONTROL);
    wait_for("- say: Three.\n        - say: Three.\n");
    press(WXK_DELETE);
    wait_for("- say: One.\n        - say: Three.\n        - say: Two.\n");
    undo_all();
}

/// What is tried out in another thread keeps nobody waiting, and nothing gets lost or out of order.
TEST_F(Blocks, WhatIsDoneQuicklyIsDoneInItsOrder) {
    folder_.write_house();
    folder_.write(
        "house/specials/rules.yaml",
        "specials:\n  draught:\n    text: Cold.\n    on:\n      entered:\n        - say: One.\n        - say: Two.\n"
        "        - say: Three.\n        - say: Four.\n  way-out: {on: {entered: [{win: Out.}]}}\n"
        "  bite: {script: specials/bite.lua}\n");
    open_written("house");
    build("specials/draught", "specials/rules.yaml");
    canvas().choose(item("do",
                         "say \xE2\x80\x9C"
                         "One.")
                        .address);
    canvas().SetFocus();
    for (int i = 0; i < 3; ++i)
        canvas().on_step(canvas().chosen(), 1);
    canvas().on_duplicate(item("and",
                               "say \xE2\x80\x9C"
                               "Two.")
                              .address);
    EXPECT_EQ(text(file_), before_) << "it is still being tried out";
    wait_for("- say: Two.\n        - say: Three.\n        - say: Three.\n        - say: Four.\n        - say: One.\n");
    EXPECT_EQ(workspace().history().steps().size(), 4U);
    EXPECT_TRUE(refused().empty()) << refused();
    // Somebody takes back what is being built upon.
    canvas().on_remove(item("and",
                            "say \xE2\x80\x9C"
                            "Four.")
                           .address);
    ASSERT_TRUE(workspace().undo());
    wait([&] { return !refused().empty(); }, "it is told");
    EXPECT_EQ(refused(), "the pack was changed meanwhile; try again");
    undo_all();
}

TEST_F(Blocks, AllOfThemCanBeReachedInANarrowWindow) {
    open_house();
    frame()->SetSize(540, 700);
    build("specials/draught", "specials/rules.yaml");
    canvas().choose(item("do", "add 1 to “chill”").address);
    settle();
    const auto is_seen = [&](const wxWindow& window) {
        const wxRect room = panel_->inspector().GetScreenRect();
        return window.IsShownOnScreen() && room.Contains(window.GetScreenRect());
    };
    EXPECT_TRUE(is_seen(*wxWindow::FindWindowByLabel("Show as YAML", panel_)));
    canvas().choose(item("when", "a hero enters").address);
    settle();
    EXPECT_TRUE(is_seen(*wxWindow::FindWindowByLabel("Continue in Lua", panel_)));
    EXPECT_TRUE(is_seen(*wxWindow::FindWindowByLabel("Show as YAML", panel_)));
    canvas().choose(item("do", "add 1 to “chill”").address);
    wxWindow& by = named("By");
    wait([&] { return is_seen(by) && by.GetSize().x >= frame()->FromDIP(80); }, "the field is wide enough");
    screenshot("blocks-narrow");
}

TEST_F(Blocks, EventsAndConditionsChangeTheirOrderToo) {
    folder_.write_house();
    folder_.write(
        "house/specials/rules.yaml",
        "specials:\n  draught:\n    text: Cold.\n    on:\n      # by day\n      entered:\n        when: {health: "
        "{at_least: 1}, fighting: true}\n        do: [{say: One.}]\n      turn_started: [{say: Two.}]\n"
        "  way-out: {on: {entered: [{win: Out.}]}}\n  bite: {script: specials/bite.lua}\n");
    open_written("house");
    build("specials/draught", "specials/rules.yaml");
    click_item("and", "a fight is going on");
    press(WXK_UP, wxMOD_ALT);
    wait_for("when: {fighting: true, health: {at_least: 1}}");
    EXPECT_EQ(canvas().chosen(), item("if", "a fight is going on").address) << "it stays chosen";
    click_item("when", "a hero's turn begins");
    click(named("Move it up (Alt+Up)"));
    wait_for("on:\n      turn_started: [{say: Two.}]\n      # by day\n      entered:");
    screenshot("blocks-order");
    const wxRect first = canvas().pixels(item("when", "a hero's turn begins"));
    const wxRect last = canvas().pixels(item("", "Answer an event"));
    drag(canvas(), {first.GetPosition() + wxPoint(60, 15), last.GetPosition() + wxPoint(20, 0)});
    wait_for("on:\n      # by day\n      entered:");
    EXPECT_TRUE(refused().empty()) << refused();
    undo_all();
}

TEST_F(Blocks, ActionsSayWhatTheirConditionsAreFor) {
    open_copy("the-cursed-forest");
    build("specials/elven-boots", "specials/items.yaml");
    screenshot("blocks-action");
}

TEST_F(Blocks, ResultsAreRenamedAndBadOnesRefused) {
    open_house();
    build("specials/draught", "specials/rules.yaml");
    click_item("3+", "on a roll");
    auto& results = dynamic_cast<wxTextCtrl&>(named("Results"));
    results.SetFocus();
    results.SelectAll();
    type("3-5");
    press(WXK_RETURN);
    wait_for("3-5: [{add_counter");
    EXPECT_EQ(changed_lines(before_, text(file_)), 1);
    results.SetFocus();
    results.SelectAll();
    type("9");
    press(WXK_RETURN);
    wait([&] { return !refused().empty(); }, "it is refused");
    EXPECT_EQ(results.GetValue(), "3-5");
    undo_all();
}

TEST_F(Blocks, ProblemsAreMarkedAndWholeAnswersBecomeLua) {
    folder_.write_house();
    folder_.write(
        "house/specials/rules.yaml",
        "specials:\n  draught:\n    text: Cold.\n    on:\n      entered:\n        - say: One.\n        - heal: "
        "{amount: many}\n  way-out: {on: {entered: [{win: Out.}]}}\n  bite: {script: specials/bite.lua}\n");
    open_written("house");
    build("specials/draught", "specials/rules.yaml");
    click_item("and", "heal the hero");
    screenshot("blocks-problem");
    std::string shown;
    PaneHost with_places = host();
    ASSERT_TRUE(workspace().apply(EntryLens(workspace(), "specials/draught").remove_item({"on", "entered"}, 1)) == "");
    check_pack();
    settle();
    click_item("when", "a hero enters");
    click(*wxWindow::FindWindowByLabel("Continue in Lua", panel_));
    wait([&] { return workspace().document("specials/draught.lua") != nullptr; }, "there is a script");
    EXPECT_NE(text("specials/draught.lua").find("game:say(\"One.\")"), std::string::npos);
    wait([&] { return canvas().slots()[0].blocks.empty(); }, "the answer is no block any more");
    settle();
    screenshot("blocks-lua");
}

}  // namespace
}  // namespace briar::editor
