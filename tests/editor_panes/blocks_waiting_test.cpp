// What is done with blocks while something before it is still being tried out.
#include "editor/core/entry_lens.hpp"
#include "runtime/source/values.hpp"
#include "tests/editor_panes/blocks.hpp"

namespace briar::editor {
namespace {

class WaitingBlocks : public Blocks {
protected:
    void SetUp() override {
        Blocks::SetUp();
        folder_.write_house();
        folder_.write("house/specials/rules.yaml", R"(specials:
  draught:
    text: Cold.
    on:
      entered:
        - say: One.
        - say: Two.
        - say: Three.
        - add_counter: {name: chill, by: 1}
    actions:
      warm: {label: Warm, during: turn, do: [{say: Warm.}]}
      cool: {label: Cool, during: turn, do: [{say: Cool.}]}
  way-out: {on: {entered: [{win: Out.}]}}
  bite: {script: specials/bite.lua}
)");
        open_written("house");
        build("specials/draught", "specials/rules.yaml");
    }
    void choose_block(const std::string& word, const std::string& begin) {
        canvas().choose(item(word, begin).address);
        settle();
    }
    wxTextCtrl& name_field() { return dynamic_cast<wxTextCtrl&>(named("Name")); }
    const std::string one_ = "say \xE2\x80\x9COne.";
    const std::string two_ = "say \xE2\x80\x9CTwo.";
    const std::string three_ = "say \xE2\x80\x9CThree.";
};

TEST_F(WaitingBlocks, GoWhereTheyWereMeantToGo) {
    canvas().choose(item("and", two_).address);
    canvas().SetFocus();
    press(WXK_UP, wxMOD_ALT);
    press(WXK_DELETE);
    wait_for("entered:\n        - say: One.\n        - say: Three.\n");
    EXPECT_TRUE(refused().empty()) << refused();
    undo_all();
}

TEST_F(WaitingBlocks, AreTakenOutEachOnce) {
    choose_block("and", two_);
    canvas().on_step(canvas().chosen(), 1);
    panel_->inspector().on_remove();
    canvas().choose(item("do", one_).address);
    wait_for("entered:\n        - say: One.\n        - say: Three.\n        - add_counter");
    EXPECT_TRUE(refused().empty()) << refused();
    // Of one that is gone nothing can be done any more.
    const BlockAddress gone = item("and", three_).address;
    canvas().on_remove(gone);
    canvas().on_remove(gone);
    wait([&] { return !refused().empty(); }, "the second one is refused");
    EXPECT_NE(text(file_).find("add_counter"), std::string::npos);
    undo_all();
}

TEST_F(WaitingBlocks, KeepTheNameThatWasTypedForThem) {
    choose_block("action", "Warm");
    canvas().on_step(item("and", two_).address, 1);
    name_field().SetFocus();
    name_field().SelectAll();
    type("heat");
    // As a press on another block does, which is not seen without scrolling everywhere.
    canvas().SetFocus();
    choose_block("action", "Cool");
    wait_for("      heat: {label: Warm");
    EXPECT_NE(text(file_).find("      cool: {label: Cool"), std::string::npos);
    EXPECT_EQ(name_field().GetValue(), "cool");
    EXPECT_TRUE(refused().empty()) << refused();
    undo_all();
}

TEST_F(WaitingBlocks, TakeTheWordThatWasTypedIntoAListOfTheirs) {
    choose_block("action", "Warm");
    named("Add to During").SetFocus();
    type("fight");
    canvas().SetFocus();
    choose_block("action", "Cool");
    wait_for("warm: {label: Warm, during: [turn, fight]");
    EXPECT_NE(text(file_).find("cool: {label: Cool, during: turn,"), std::string::npos);
    undo_all();
}

TEST_F(WaitingBlocks, SayWhatTheyDidNotTakeWhenTheyAreLeft) {
    choose_block("and", "add 1 to");
    wxTextCtrl* by = text_with("1");
    ASSERT_NE(by, nullptr);
    by->SetFocus();
    by->SelectAll();
    type("abc def");
    canvas().SetFocus();
    choose_block("action", "Cool");
    EXPECT_NE(refused().find("is not taken as By"), std::string::npos) << refused();
    EXPECT_EQ(text(file_), before_);
}

TEST_F(WaitingBlocks, KeepWhatTheyDidNotTakeUntilItIsTakenBack) {
    choose_block("and", "add 1 to");
    text_with("1")->SetFocus();
    text_with("1")->SelectAll();
    type("abc");
    choose_block("action", "Cool");
    EXPECT_EQ(text_with("abc"), nullptr);
    ASSERT_EQ(panel_->refused().size(), 1U) << "it is not forgotten";
    EXPECT_EQ(panel_->refused().front().typed, "abc");
    panel_->show_refused(panel_->refused().front().path);
    settle();
    EXPECT_TRUE(item("and", "add 1 to").address == canvas().chosen()) << "it leads to the block";
    ASSERT_NE(text_with("abc"), nullptr) << "it is there as it was typed";
    EXPECT_TRUE(text_with("abc")->HasFocus());
    ASSERT_EQ(panel_->refused().size(), 1U) << "once";
    canvas().SetFocus();
    choose_block("action", "Cool");
    canvas().on_step(item("and", "add 1 to").address, -1);
    wait_for("- add_counter: {name: chill, by: 1}\n        - say: Three.");
    ASSERT_EQ(panel_->refused().size(), 1U) << "it goes with its block";
    panel_->take_back_refused();
    EXPECT_TRUE(panel_->refused().empty());
    choose_block("and", "add 1 to");
    EXPECT_EQ(text_with("abc"), nullptr);
    undo_all();
}

TEST_F(WaitingBlocks, ForgetWhatTheyDidNotTakeOnceTheValueIsAnotherOne) {
    choose_block("and", "add 1 to");
    text_with("1")->SetFocus();
    text_with("1")->SelectAll();
    type("abc");
    const Path by = panel_->refused().front().path;
    choose_block("action", "Cool");
    ASSERT_EQ(workspace().apply(EntryLens(workspace(), "specials/draught").set(by, make_int(2))), "");
    settle();
    EXPECT_TRUE(panel_->refused().empty());
    undo_all();
}

TEST_F(WaitingBlocks, LetANameBeTypedWhileTheCheckEnds) {
    choose_block("action", "Warm");
    name_field().SetFocus();
    name_field().SelectAll();
    type("he");
    check_pack();
    settle();
    type("at");
    EXPECT_EQ(name_field().GetValue(), "heat");
    press(WXK_RETURN);
    wait_for("      heat: {label: Warm");
    undo_all();
}

TEST_F(WaitingBlocks, TakeAllDigitsThatAreTyped) {
    choose_block("and", "add 1 to");
    wxTextCtrl* by = text_with("1");
    ASSERT_NE(by, nullptr);
    by->SetFocus();
    by->SetInsertionPointEnd();
    type("2");
    type("3");
    wait_for("by: 123}");
    EXPECT_EQ(by->GetValue(), "123");
    undo_all();
}

TEST_F(WaitingBlocks, AreWrittenIntoTheFieldThatWasMeant) {
    choose_block("and", two_);
    canvas().on_step(canvas().chosen(), -1);
    wxTextCtrl* words = text_with("Two.");
    ASSERT_NE(words, nullptr);
    words->SetFocus();
    words->SetInsertionPointEnd();
    type("x");
    wait_for("- say: Two.x\n        - say: One.\n");
    EXPECT_TRUE(refused().empty()) << refused();
    undo_all();
}

TEST_F(WaitingBlocks, AreDoneBeforeThePaneIsLeft) {
    canvas().on_step(item("and", two_).address, -1);
    canvas().on_duplicate(item("and", three_).address);
    EXPECT_TRUE(panel_->waits());
    panel_->do_what_waits();
    EXPECT_FALSE(panel_->waits());
    EXPECT_NE(text(file_).find("- say: Two.\n        - say: One.\n        - say: Three.\n        - say: Three.\n"),
              std::string::npos)
        << text(file_);
    undo_all();
}

TEST_F(WaitingBlocks, AreNotDraggedOnceOthersStandThere) {
    const wxRect third = canvas().pixels(item("and", three_));
    const wxRect first = canvas().pixels(item("do", one_));
    ui_.MouseMove(canvas().ClientToScreen(third.GetPosition() + wxPoint(60, 15)));
    settle();
    ui_.MouseDown();
    wait([&] { return canvas().HasCapture(); }, "it is held");
    canvas().on_remove(item("do", one_).address);
    wait([&] { return text(file_).find("One.") == std::string::npos; }, "the first one is gone");
    settle();
    ui_.MouseMove(canvas().ClientToScreen(first.GetPosition() + wxPoint(60, 2)));
    settle();
    ui_.MouseUp();
    settle();
    EXPECT_FALSE(canvas().HasCapture());
    EXPECT_FALSE(panel_->waits());
    EXPECT_NE(text(file_).find("- say: Two.\n        - say: Three.\n        - add_counter"), std::string::npos);
    undo_all();
}

}  // namespace
}  // namespace briar::editor
