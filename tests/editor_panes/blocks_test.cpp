#include "tests/editor_panes/blocks.hpp"

#include "editor/picture/wx_text.hpp"
#include "editor/widget/spoken.hpp"
#include "runtime/source/values.hpp"

/// Building rules with the pointer and the keyboard.
namespace briar::editor {
namespace {

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
    choose_from(from_wx(dots("Only if")), "health");
    wait_for("when: {health: {at_least: 1}}");
    canvas().SetFocus();
    // From the condition to the place behind it, the effect, the place behind that.
    press(WXK_DOWN);
    press(WXK_DOWN);
    press(WXK_DOWN);
    press(WXK_RETURN);
    choose_from(from_wx(dots("Do")), "say");
    wait_for("say: \"\"");
    // A line that says nothing yet is asked for at once.
    wait([this] { return named("Text").HasFocus(); }, "its text has the keyboard");
    screenshot("blocks-open");
    type("Hush.");
    wait_for("say: Hush.");
    EXPECT_TRUE(refused().empty()) << refused();
    undo_all();
}

TEST_F(Blocks, ANewBranchAsksForItsCondition) {
    open_house();
    build("specials/way-out", "specials/rules.yaml");
    click_item("", "Do something");
    choose_from(from_wx(dots("Do")), "if something is so");
    wait_for("if: \"\"");
    // The keyboard is at the place for it.
    wait([this] { return canvas().HasFocus() && spoken(canvas()).content.Contains("Enter adds"); }, "it is asked for");
    screenshot("blocks-open-condition");
    press(WXK_RETURN);
    choose_from(from_wx(dots("If")), "a fight is going on");
    wait_for("if: {fighting: true}");
    EXPECT_TRUE(refused().empty()) << refused();
    undo_all();
}

TEST_F(Blocks, AnEntryThatThereIsNotStaysAndIsMarked) {
    folder_.write_house();
    folder_.write("house/specials/rules.yaml",
                  "specials:\n  draught: {on: {entered: [{spawn: rat}]}}\n  way-out: {on: {entered: [{win: Out.}]}}\n"
                  "  bite: {script: specials/bite.lua}\n");
    open_written("house");
    build("specials/draught", "specials/rules.yaml");
    click_item("do", "a new Rat");
    wxTextCtrl* monster = text_with("rat");
    ASSERT_NE(monster, nullptr);
    monster->SetFocus();
    monster->SelectAll();
    type("yeti");
    press(WXK_TAB);
    wait_for("spawn: yeti");
    EXPECT_TRUE(refused().empty()) << refused();
    undo_all();
}

TEST_F(Blocks, ALineSaysWhoTakesPart) {
    folder_.write_house();
    folder_.write(
        "house/specials/rules.yaml",
        "specials:\n  draught: {on: {entered: [{say: Cold for}]}}\n  way-out: {on: {entered: [{win: Out.}]}}\n"
        "  bite: {script: specials/bite.lua}\n");
    open_written("house");
    build("specials/draught", "specials/rules.yaml");
    click_item("do", "say");
    auto& line = dynamic_cast<wxTextCtrl&>(named("Text"));
    line.SetFocus();
    line.SetInsertionPointEnd();
    type(" ");
    screenshot("blocks-line");
    click(*wxWindow::FindWindowByLabel(dots("Insert a name"), panel_));
    choose_from(from_wx(dots("Who or what")), "hero");
    wait_for("Cold for {hero}\"");
    EXPECT_TRUE(line.HasFocus());
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

/// An item by its name, in one step.
TEST_F(Blocks, TheEntryOfAPieceIsChosenWithItsWay) {
    folder_.write_house();
    folder_.write("house/specials/rules.yaml",
                  "specials:\n  draught: {on: {entered: [{gain: {piece_of: \"\"}}]}}\n"
                  "  way-out: {on: {entered: [{win: Out.}]}}\n  bite: {script: specials/bite.lua}\n");
    open_written("house");
    build("specials/draught", "specials/rules.yaml");
    click_item("do", "the hero gets");
    auto& item = dynamic_cast<wxChoice&>(named("Item"));
    wait([&] { return item.GetStringSelection() == "(to be chosen)"; }, "nothing is chosen yet");
    EXPECT_EQ(wxWindow::FindWindowByName("Piece of", panel_), nullptr) << "that is the same question again";
    const int lamp = item.FindString("Lamp");
    ASSERT_GE(lamp, 0);
    item.SetSelection(lamp);
    wxCommandEvent chosen(wxEVT_CHOICE, item.GetId());
    chosen.SetEventObject(&item);
    chosen.SetInt(lamp);
    item.ProcessWindowEvent(chosen);
    wait_for("piece_of: lamp");
    wait([&] { return dynamic_cast<wxChoice&>(named("Item")).GetStringSelection() == "Lamp"; }, "it is shown by name");
    screenshot("blocks-entry");
    undo_all();
}

}  // namespace
}  // namespace briar::editor
