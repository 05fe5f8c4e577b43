// Blocks on their way.
#include "tests/editor_panes/blocks.hpp"

namespace briar::editor {
namespace {

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
    wait_for("- say: Two.\n        - say: Two.\n        - say: Three.\n        - say: Four.\n        - say: One.\n");
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

}  // namespace
}  // namespace briar::editor
