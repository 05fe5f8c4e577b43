#include <algorithm>

#include <wx/listbox.h>
#include <wx/notebook.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/blocks/rule_canvas.hpp"
#include "editor/blocks/rule_panel.hpp"
#include "editor/form/form_panel.hpp"
#include "editor/window/message_bar.hpp"
#include "editor/window/open_pack.hpp"
#include "editor/window/problem_rows.hpp"
#include "editor/window/problems_pane.hpp"
#include "tests/editor/wing_test.hpp"

/// What is typed into forms and not taken: it is shown, told and gone to, and is no step.
namespace briar {
namespace {

class FormRefused : public WingTest {
protected:
    /// Rows of the problems that are about what was not taken.
    std::vector<Diagnostic> rows() {
        std::vector<Diagnostic> all = frame().problems().listed();
        std::erase_if(all, [](const Diagnostic& each) { return each.id != editor::kNotTaken; });
        return all;
    }
    /// What is typed into beside the way of writing it, which is called the same.
    static wxTextCtrl* field_within(wxWindow& window, const wxString& name) {
        for (wxWindow* each : window.GetChildren()) {
            auto* field = dynamic_cast<wxTextCtrl*>(each);
            if (field != nullptr && field->GetName() == name) return field;
            if (wxTextCtrl* inner = field_within(*each, name)) return inner;
        }
        return nullptr;
    }
};

TEST_F(FormRefused, EscapeBringsTheNumberBackThatCounts) {
    open_wing();
    auto& field = dynamic_cast<wxTextCtrl&>(in_form("monsters/owl", "Health"));
    type_over(field, "9999");
    wait([&] { return field.GetValue() == "9999"; }, "it is typed");
    settle();
    press(WXK_ESCAPE);
    wait([&] { return field.GetValue() == "3"; }, "the entry's number is shown");
}

TEST_F(FormRefused, ARefusedNumberIsNoStepAndGoesWithUndo) {
    open_wing();
    type_over(in_form("monsters/owl", "Dice"), "3");
    wait([this] { return says("dice: 3"); }, "a change before");
    auto& field = dynamic_cast<wxTextCtrl&>(named(shown(), "Health"));
    type_over(field, "999");
    wait([&] { return field.GetValue() == "999"; }, "it is typed");
    press(WXK_TAB);
    settle();
    EXPECT_TRUE(says("health: 3")) << text();
    EXPECT_EQ(workspace().history().steps().size(), 1U) << "nothing was done that could be undone";
    EXPECT_EQ(field.GetValue(), "999") << "one sees what was refused";
    const auto counts = [this] { return frame().GetStatusBar()->GetStatusText(1); };
    wait([&] { return counts().EndsWith(", 1 value not taken"); }, "it is counted");
    press('Z', wxMOD_CONTROL);
    wait([&] { return field.GetValue() == "3" && !counts().Contains("taken"); }, "the entry's number is shown");
    EXPECT_TRUE(says("dice: 3")) << "what was done before stays";
    press('Z', wxMOD_CONTROL);
    wait([this] { return says("dice: 2"); }, "the change before is undone next");
}

TEST_F(FormRefused, ARefusedNumberForSeveralLeavesEachItsOwn) {
    open_wing();
    const std::string before = text();
    frame().open_entries({"monsters/owl", "monsters/bat"});
    auto& field = dynamic_cast<wxTextCtrl&>(named(shown(), "Health"));
    type_over(field, "999");
    wait([&] { return field.GetValue() == "999"; }, "it is typed");
    press(WXK_TAB);
    settle();
    EXPECT_EQ(text(), before) << "99 was not meant";
    EXPECT_FALSE(workspace().can_undo());
}

TEST_F(FormRefused, ARefusedNumberWhereNoneWasIsNoStep) {
    open_wing();
    auto& field = dynamic_cast<wxTextCtrl&>(in_form("monsters/owl", "Bonus"));
    type_over(field, "999");
    wait([&] { return field.GetValue() == "999"; }, "it is typed");
    press(WXK_TAB);
    settle();
    EXPECT_FALSE(workspace().can_undo());
    EXPECT_FALSE(workspace().modified());
}

TEST_F(FormRefused, WhatIsTypedAndNotTakenGoesBeforeAnyStep) {
    open_wing();
    auto& box = dynamic_cast<wxTextCtrl&>(in_form("monsters/owl", "Add to Tags"));
    box.SetFocus();
    settle();
    type("wet");
    press(WXK_RETURN);
    wait([this] { return says("tags: [night, wet]"); }, "it is added");
    type("dry");
    wait([&] { return box.GetValue() == "dry"; }, "it is typed");
    settle();
    press('Z', wxMOD_CONTROL);
    settle();
    wait([&] { return box.GetValue().empty(); }, "what is typed goes first");
    EXPECT_TRUE(says("tags: [night, wet]")) << text();
    press('Z', wxMOD_CONTROL | wxMOD_SHIFT);
    wait([&] { return box.GetValue() == "dry"; }, "it is there again");
    press('Z', wxMOD_CONTROL);
    wait([&] { return box.GetValue().empty(); }, "it goes again");
    press('Z', wxMOD_CONTROL);
    wait([this] { return says("tags: [night]"); }, "then the step before it");
    EXPECT_FALSE(workspace().modified());
    press('Z', wxMOD_CONTROL | wxMOD_SHIFT);
    wait([this] { return says("tags: [night, wet]"); }, "steps come back in their order");
}

TEST_F(FormRefused, WhatIsTypedIntoASearchGoesBeforeAnyStep) {
    open_pack(copy_pack("the-cursed-forest"));
    auto& box = dynamic_cast<wxTextCtrl&>(in_form("monsters/grey-wolf", "Art"));
    const std::size_t before = workspace().history().position();
    box.SetFocus();
    settle();
    type("zzz");
    wait([&] { return box.GetValue() == "zzz"; }, "it is typed");
    press('Z', wxMOD_CONTROL);
    wait([&] { return box.GetValue().empty(); }, "it goes");
    EXPECT_EQ(workspace().history().position(), before);
    EXPECT_FALSE(workspace().modified());
}

TEST_F(FormRefused, WhatWasNotTakenIsToldWhenOneGoesElsewhereAndCanBeGoneTo) {
    open_wing();
    type_over(in_form("monsters/owl", "Health"), "9999");
    wait([this] { return named(shown(), "Problem of Health").IsShown(); }, "it is told at the field");
    frame().open_entry("monsters/bat");
    settle();
    const wxString told = frame().messages().text();
    EXPECT_TRUE(told.Contains("9999") && told.Contains("Health") && told.Contains("Owl")) << told;
    frame().messages().answer(0);
    settle();
    EXPECT_EQ(wxWindow::FindFocus(), &named(shown(), "Health"));
    EXPECT_EQ(dynamic_cast<wxTextCtrl&>(named(shown(), "Health")).GetValue(), "9999");
    frame().messages().clear();
    frame().save_all();
    EXPECT_TRUE(frame().messages().text().Contains("9999")) << "who saves believes it is written";
}

TEST_F(FormRefused, ItHasARowAmongTheProblemsThatLeadsToItsField) {
    open_wing();
    type_over(in_form("monsters/owl", "Health"), "9999");
    press(WXK_TAB);
    wait([this] { return rows().size() == 1; }, "it is listed");
    EXPECT_EQ(rows().front().message, "`9999` is not taken as Health of Owl");
    EXPECT_EQ(rows().front().hint, "expected a whole number from 1 to 200");
    EXPECT_EQ(rows().front().entry, "monsters/owl");
    EXPECT_EQ(rows().front().place.file.substr(rows().front().place.file.rfind('/') + 1), "wing.yaml");
    EXPECT_TRUE(frame().GetStatusBar()->GetStatusText(1).EndsWith("0 errors, 0 warnings, 1 value not taken"))
        << "it is no problem of the pack: " << frame().GetStatusBar()->GetStatusText(1);
    type_over(named(shown(), "Dice"), "abc");
    press(WXK_TAB);
    wait([this] { return rows().size() == 2; }, "the second one, too");
    frame().open_entry("monsters/bat");
    settle();
    const std::vector<Diagnostic> listed = frame().problems().listed();
    const auto health = std::find(listed.begin(), listed.end(), rows().front());
    screenshot("problems-refused");
    frame().problems().open(static_cast<std::size_t>(health - listed.begin()));
    wait([this] { return shown_ids() == std::vector<std::string>{"monsters/owl"}; }, "its entry is shown");
    wait([this] { return named(shown(), "Health").HasFocus(); }, "its field has the keyboard");
    press(WXK_ESCAPE);
    wait([this] { return rows().size() == 1; }, "what was taken back is gone");
    type_over(named(shown(), "Dice"), "3");
    wait([this] { return says("dice: 3") && rows().empty(); }, "what is mended is gone");
}

/// A form that comes to the front goes back to where it was scrolled; not so when it is to show a field.
TEST_F(FormRefused, ItsRowLeadsToItAlsoWhereTheFormWasScrolledAway) {
    open_wing();
    frame().SetSize(frame().FromDIP(wxSize(1000, 600)));
    wxWindow& health = in_form("monsters/owl", "Health");
    type_over(health, "9999");
    press(WXK_TAB);
    wait([this] { return rows().size() == 1; }, "it is listed");
    editor::FormPanel& form = shown().form();
    wxScrollWinEvent to_its_end(wxEVT_SCROLLWIN_BOTTOM, 0, wxVERTICAL);
    form.ProcessWindowEvent(to_its_end);
    settle();
    ASSERT_FALSE(form.GetScreenRect().Contains(health.GetScreenRect()));
    frame().open_entry("monsters/bat");
    wait([this] { return named(shown(), "Name").IsShownOnScreen(); }, "another entry is shown");
    settle();
    frame().problems().open(0);
    wait([&] { return health.HasFocus() && form.GetScreenRect().Contains(health.GetScreenRect()); }, "it is in sight");
    settle();
    EXPECT_TRUE(form.GetScreenRect().Contains(health.GetScreenRect())) << "and stays there";
}

TEST_F(FormRefused, WhatABlockDidNotTakeHasARowThatLeadsToTheBlock) {
    open_wing();
    rewrite(text() + "specials:\n  draught: {on: {entered: [{say: Cold.}, {add_counter: {name: chill, by: 1}}]}}\n");
    frame().open_entry("specials/draught");
    shown().pages()->SetSelection(1);
    settle();
    auto& rules = dynamic_cast<editor::RulePanel&>(*wxWindow::FindWindowByName("Rules of specials/draught", &shown()));
    const auto block = [&](const std::string& words) {
        const auto& items = rules.canvas().layout().items;
        return std::find_if(items.begin(), items.end(), [&](const auto& each) { return each.text.starts_with(words); })
            ->address;
    };
    rules.canvas().choose(block("add 1 to"));
    settle();
    const auto by = [&] { return field_within(rules, "By"); };
    ASSERT_NE(by(), nullptr);
    by()->SetFocus();
    by()->SelectAll();
    type("abc");
    rules.canvas().SetFocus();
    rules.canvas().choose(block("say "));
    wait([this] { return rows().size() == 1; }, "it is listed");
    EXPECT_EQ(rows().front().message, "`abc` is not taken as By of draught");
    EXPECT_EQ(rows().front().entry, "specials/draught");
    frame().open_entry("monsters/bat");
    settle();
    frame().messages().clear();
    frame().save_all();
    EXPECT_TRUE(frame().messages().text().Contains("abc")) << "it is told as what a form did not take";
    frame().problems().open(0);
    wait([&] { return by() != nullptr && by()->GetValue() == "abc"; }, "it leads to the block, as it was left");
    EXPECT_EQ(rules.canvas().chosen(), block("add 1 to"));
    screenshot("blocks-refused");
    press('Z', wxMOD_CONTROL);
    wait([this] { return rows().empty(); }, "undo takes it back");
    EXPECT_TRUE(says("by: 1")) << text();
}

}  // namespace
}  // namespace briar
