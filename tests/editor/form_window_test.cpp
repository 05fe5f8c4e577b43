#include <fstream>

#include <wx/checkbox.h>
#include <wx/dialog.h>
#include <wx/listbox.h>
#include <wx/notebook.h>
#include <wx/scrolwin.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/form/form_panel.hpp"
#include "editor/form/picture_panel.hpp"
#include "editor/widget/choice_search.hpp"
#include "editor/window/pack_tree.hpp"
#include "tests/editor/wing_test.hpp"

/// Forms in hands: what keys and clicks do to fields.
namespace briar {
namespace {

class FormWindow : public WingTest {};

TEST_F(FormWindow, DigitsGoFromFieldToField) {
    open_wing();
    type_over(in_form("monsters/owl", "Health"), "5");
    press(WXK_TAB);
    type("7");
    wait([this] { return says("dice: 7"); }, "the next field takes the next digit");
    EXPECT_TRUE(says("health: 5")) << text();
}

TEST_F(FormWindow, TheWheelScrollsWhereverThePointerIs) {
    open_wing();
    auto& form = dynamic_cast<wxScrolledWindow&>(in_form("monsters/owl", "Form"));
    form.SetMaxSize({-1, 200});
    frame().SetSize(1000, 500);
    settle();
    const auto goes_down_over = [&](wxWindow& window) {
        form.Scroll(0, 0);
        wxMouseEvent turned(wxEVT_MOUSEWHEEL);
        turned.SetEventObject(&window);
        turned.m_wheelRotation = -120;
        turned.m_wheelDelta = 120;
        turned.m_linesPerAction = 3;
        window.HandleWindowEvent(turned);
        return form.GetViewStart().y > 0;
    };
    // Choices, texts, boxes that add, the buttons of numbers.
    for (const char* name : {"Dice", "Name", "Health, more or less", "Add to Specials", "Boss"})
        EXPECT_TRUE(goes_down_over(named(form, name))) << name;
}

TEST_F(FormWindow, AClickBesideFieldsLeavesTheFocusWhereItIs) {
    open_wing();
    wxWindow& form = in_form("monsters/owl", "Form");
    wxWindow& search = named(frame(), "Search the pack");
    search.SetFocus();
    wait([&] { return wxWindow::FindFocus() == &search; }, "the search has the focus");
    const wxSize size = form.GetClientSize();
    click(form, {size.x - 20, size.y / 2});
    EXPECT_EQ(wxWindow::FindFocus(), &search) << "keys would write over the name";
    click(shown(), {shown().GetClientSize().x - 10, 10});
    EXPECT_EQ(wxWindow::FindFocus(), &search);
}

TEST_F(FormWindow, FieldsStandWhereTheyStandInFormsOfOne) {
    open_wing();
    const int left = in_form("monsters/owl", "Health").GetScreenPosition().x;
    frame().open_entries({"monsters/owl", "monsters/bat"});
    settle();
    EXPECT_EQ(named(shown(), "Health").GetScreenPosition().x, left);
    screenshot("form-several-monsters");
}

TEST_F(FormWindow, TheButtonsOfANumberGiveItsFieldTheFocus) {
    open_wing();
    wxWindow& buttons = in_form("monsters/owl", "Health, more or less");
    const wxSize size = buttons.GetSize();
    click(buttons, {size.x * 3 / 4, size.y / 2});
    wait([this] { return says("health: 4"); }, "one more");
    click(buttons, {size.x / 4, size.y / 2});
    click(buttons, {size.x / 4, size.y / 2});
    wait([this] { return says("health: 2"); }, "two less");
    EXPECT_EQ(wxWindow::FindFocus(), &named(shown(), "Health"));
    screenshot("form-number");
}

TEST_F(FormWindow, WhatHasManyFieldsIsFoldedUntilItIsWanted) {
    open_pack(copy_pack("the-cursed-forest"));
    wxWindow& solo = in_form("scenarios/the-cursed-forest", "Group modes/solo");
    EXPECT_EQ(wxWindow::FindWindowByName("Excludes", &shown()), nullptr);
    solo.SetFocus();
    settle();
    click(solo);
    wait([this] { return wxWindow::FindWindowByName("Add to Excludes", &shown()) != nullptr; }, "it is unfolded");
    EXPECT_EQ(wxWindow::FindFocus(), &named(shown(), "Group modes/solo"));
    // A group that nobody has said anything of can be filled, too.
    shown().form().focus({"modes", "solo", "rules", "costs", "move"});
    settle();
    EXPECT_EQ(wxWindow::FindFocus()->GetName(), "Move");
    screenshot("form-folded");
}

TEST_F(FormWindow, AValueStandsBesideTheWayItIsWritten) {
    open_pack(copy_pack("the-cursed-forest"));
    wxWindow& way = in_form("scenarios/the-cursed-forest", "Exit laid");
    wxWindow* row = way.GetNextSibling();
    ASSERT_NE(row, nullptr);
    EXPECT_EQ(row->GetScreenPosition().y, way.GetScreenPosition().y);
    EXPECT_LT(way.GetSize().x, 300) << "as wide as its words";
}

TEST_F(FormWindow, FieldsOfGroupsStandBelowTheOthers) {
    open_wing();
    const int left = in_form("monsters/owl", "Health").GetScreenPosition().x;
    bool inner = false;
    for (wxWindow* each : named(shown(), "Count").GetParent()->GetParent()->GetChildren()) {
        const auto* dice = dynamic_cast<wxTextCtrl*>(wxWindow::FindWindowByName("Dice", each));
        if (dice == nullptr) continue;
        EXPECT_EQ(dice->GetScreenPosition().x, left);
        inner = true;
    }
    EXPECT_TRUE(inner);
}

TEST_F(FormWindow, EachOfSeveralGoesItsStep) {
    open_wing();
    frame().open_entries({"monsters/owl", "monsters/bat"});
    wxWindow& buttons = named(shown(), "Health, more or less");
    click(buttons, {buttons.GetSize().x * 3 / 4, buttons.GetSize().y / 2});
    wait([this] { return says("health: 4") && says("health: 6"); }, "each has one more");
}

TEST_F(FormWindow, ATickInSeveralTilesChangesThatEdgeAlone) {
    open_wing();
    const std::filesystem::path more = folder() / "wing" / "more.yaml";
    std::ofstream(more)
        << "tiles:\n  hall:\n    name: Hall\n    edges: n s\n  den:\n    name: Den\n    edges: n e s w\n"
           "    tags: [dry]\n";
    open_pack(folder() / "wing");
    frame().open_entries({"tiles/nest", "tiles/hall", "tiles/den"});
    const auto text = [&] {
        return workspace().document("more.yaml")->text() + workspace().document("wing.yaml")->text();
    };
    auto& east = dynamic_cast<wxCheckBox&>(named(shown(), "East edge is open"));
    EXPECT_EQ(east.Get3StateValue(), wxCHK_UNDETERMINED);
    EXPECT_NO_THROW((void)named(shown(), "dry  (in 1 of 3)"));
    settle();
    screenshot("form-several");
    click(east, {10, east.GetSize().y / 2});
    wait([&] { return text().find("edges: n e s\n") != std::string::npos; }, "the hall is open to the east");
    EXPECT_NE(text().find("edges: n e s w"), std::string::npos);
    EXPECT_NE(text().find("edges: n e\n"), std::string::npos);
    settle();
    EXPECT_EQ(east.Get3StateValue(), wxCHK_CHECKED);
    click(named(shown(), "Turn clockwise"));
    wait([&] { return text().find("edges: e s w\n") != std::string::npos; }, "each is turned on its own");
    EXPECT_NE(text().find("edges: e s\n"), std::string::npos) << text();
}

TEST_F(FormWindow, TheLastWordOfSeveralIsTakenOutByItsChip) {
    open_wing();
    rewrite("monsters:\n  owl: {name: Owl, tags: [wild]}\n  bat: {name: Bat, tags: [wild]}\n");
    frame().open_entries({"monsters/owl", "monsters/bat"});
    named(shown(), "wild").SetFocus();
    settle();
    press(WXK_DELETE);
    wait([this] { return !says("wild"); }, "it is gone");
    settle();
    EXPECT_EQ(wxWindow::FindFocus(), &named(shown(), "Add to Tags")) << "there is no chip any more";
}

TEST_F(FormWindow, WhatIsTypedIntoAListIsTakenWhenOneTurnsElsewhere) {
    open_wing();
    auto& box = dynamic_cast<wxTextCtrl&>(in_form("monsters/owl", "Add to Specials"));
    box.SetFocus();
    settle();
    type("zzz");
    wait([&] { return box.GetValue() == "zzz"; }, "it is typed");
    EXPECT_TRUE(named(shown(), "Make what is named").IsShown());
    screenshot("form-new-special");
    press(WXK_TAB);
    wait([this] { return says("specials: [zzz]"); }, "it is taken");
    EXPECT_EQ(box.GetValue(), "");
}

TEST_F(FormWindow, TheButtonBesideAListMakesWhatIsNamed) {
    open_wing();
    auto& box = dynamic_cast<wxTextCtrl&>(in_form("monsters/owl", "Add to Specials"));
    box.SetFocus();
    settle();
    type("Mill wheel");
    wait([&] { return box.GetValue() == "Mill wheel"; }, "it is typed");
    settle();
    const wxWindow& button = named(shown(), "Make what is named");
    EXPECT_GE(button.GetSize().x, button.GetBestSize().x) << "its words are cut off: " << button.GetLabel();
    press(WXK_RETURN);
    wait([this] { return named(shown(), "Problem of Specials").IsShown(); }, "it is told that there is none");
    EXPECT_TRUE(named(shown(), "Problem of Specials").GetLabel().Contains("the button beside it makes it"))
        << named(shown(), "Problem of Specials").GetLabel();
    settle();
    click(named(shown(), "Make what is named"));
    wait([this] { return says("specials: [mill-wheel]"); }, "it is named");
    wait([this] { return shown().full_ids().front() == "specials/mill-wheel"; }, "the new one is open");
    EXPECT_EQ(workspace().entries().find("specials/mill-wheel")->name, "Mill wheel");
    settle();
    EXPECT_EQ(frame().tree().selected(), "specials/mill-wheel");
}

TEST_F(FormWindow, TheArrowOfAListOpensASearch) {
    open_wing();
    in_form("monsters/owl", "Add to Tags").SetFocus();
    settle();
    click(named(shown(), "Choices, Add to Tags"));
    wait([] { return wxWindow::FindWindowByName("Add to Tags, search") != nullptr; }, "there is a list");
    auto& search =
        dynamic_cast<editor::ChoiceSearch&>(*wxGetTopLevelParent(wxWindow::FindWindowByName("Add to Tags, search")));
    wait([&] { return search.IsShownOnScreen() && search.IsActive(); }, "the list is shown");
    EXPECT_GT(search.list().count(), 3U) << "all that others have";
    type("ca");
    wait([&] { return search.field()->GetValue() == "ca"; }, "it is typed");
    screenshot("form-list-search");
    press(WXK_RETURN);
    wait([this] { return says("tags: [night, cave]"); }, "the first that is found is taken");
}

TEST_F(FormWindow, AListIsOneStopOfTheKeyboard) {
    open_wing();
    wxWindow& add = in_form("monsters/owl", "Add to Specials");
    add.SetFocus();
    settle();
    press(WXK_TAB);
    EXPECT_EQ(wxWindow::FindFocus(), &named(shown(), "Count")) << wxWindow::FindFocus()->GetName();
    add.SetFocus();
    settle();
    press(WXK_DOWN, wxMOD_ALT);
    const auto is_open = [] {
        wxWindow* field = wxWindow::FindWindowByName("Add to Specials, search");
        auto* list = field != nullptr ? dynamic_cast<wxDialog*>(wxGetTopLevelParent(field)) : nullptr;
        return list != nullptr && list->IsActive();
    };
    wait(is_open, "its list is opened by key");
    press(WXK_ESCAPE);
    wait([] { return wxWindow::FindWindowByName("Add to Specials, search") == nullptr; }, "it is closed");
}

TEST_F(FormWindow, WhatWasAddedIsTakenBackOneByOne) {
    open_wing();
    in_form("monsters/owl", "Add to Tags").SetFocus();
    settle();
    for (const char* word : {"xa", "xb", "xc"}) {
        type(word);
        press(WXK_RETURN);
        wait([&] { return says(word); }, "it is added");
        settle();
    }
    for (const char* word : {"xc", "xb", "xa"}) {
        press('Z', wxMOD_CONTROL);
        wait([&] { return !says(word); }, "it is taken back");
        settle();
    }
}

TEST_F(FormWindow, ChipsAreCalledAsTheirEntriesAre) {
    open_wing();
    wxWindow& chip = in_form("heroes/sirja", "Hunter's eye");
    EXPECT_NE(chip.GetToolTipText().find("hunters-eye"), wxString::npos);
}

TEST_F(FormWindow, TheFormsTabBeginsInItsFirstField) {
    open_wing();
    frame().open_entry("tiles/nest");
    wxNotebook& pages = *shown().pages();
    pages.SetSelection(1);
    settle();
    pages.SetSelection(0);
    pages.SetFocus();
    settle();
    press(WXK_TAB);
    settle();
    EXPECT_NE(wxWindow::FindFocus(), &shown().picture());
    type("r");
    settle();
    EXPECT_TRUE(says("edges: n e\n")) << "the tile is turned: " << text();
    click(shown().picture(), {3, 3});
    type("r");
    wait([this] { return !says("edges: n e\n"); }, "once it is clicked, keys are for the picture");
}

TEST_F(FormWindow, ThePictureOfAMonsterTakesNoKeys) {
    open_wing();
    wxWindow& health = in_form("monsters/owl", "Health");
    health.SetFocus();
    settle();
    const std::string before = text();
    const wxSize size = shown().picture().GetSize();
    click(shown().picture(), {size.x / 2, size.y / 2});
    settle();
    EXPECT_EQ(wxWindow::FindFocus(), &health) << "there is nothing to do with the picture";
    shown().picture().SetFocus();
    type("r");
    press(WXK_SPACE);
    press(WXK_UP);
    settle();
    EXPECT_EQ(text(), before) << "what it has no edges for is not turned";
}

TEST_F(FormWindow, LongTextsAreTakenBackWordByWord) {
    open_wing();
    auto& field = dynamic_cast<wxTextCtrl&>(in_form("monsters/owl", "Text"));
    click(field);
    type("one two three");
    wait([this] { return says("one two three"); }, "it is typed");
    press('Z', wxMOD_CONTROL);
    wait([this] { return says("one two") && !says("three"); }, "a word is taken back");
    EXPECT_EQ(field.GetInsertionPoint(), static_cast<long>(field.GetValue().length()));
    press('Z', wxMOD_CONTROL);
    wait([this] { return says("one") && !says("two"); }, "another one");
    press('Z', wxMOD_CONTROL | wxMOD_SHIFT);
    wait([this] { return says("one two"); }, "it is done again");
    EXPECT_EQ(field.GetInsertionPoint(), 7);
}

TEST_F(FormWindow, DocsHaveQuotesAsPeopleWriteThem) {
    open_wing();
    frame().open_entry("tiles/nest");
    bool found = false;
    const std::function<void(wxWindow&)> look = [&](wxWindow& within) {
        for (wxWindow* each : within.GetChildren()) {
            if (const auto* words = dynamic_cast<wxStaticText*>(each)) {
                EXPECT_EQ(words->GetLabel().find('`'), wxString::npos) << words->GetLabel();
                found = found ||
                        words->GetLabel().find(wxString::FromUTF8("\xE2\x80\x9C"
                                                                  "art/old-mill.svg\xE2\x80\x9D")) != wxString::npos;
            }
            look(*each);
        }
    };
    look(shown());
    EXPECT_TRUE(found);
    screenshot("form-tile");
}

TEST_F(FormWindow, AFormComesBackAsItWasLeft) {
    open_wing();
    frame().SetSize(1000, 560);
    wxWindow& form = in_form("monsters/owl", "Form");
    wxWindow& owl = shown();
    shown().form().focus({"tags"});
    settle();
    wxWindow* tags = wxWindow::FindFocus();
    ASSERT_TRUE(tags != nullptr && form.IsDescendant(tags));
    const int view = shown().form().GetViewStart().y;
    ASSERT_GT(view, 0) << "it is scrolled";
    frame().open_entry("monsters/bat");
    settle();
    frame().tabs().SetSelection(static_cast<std::size_t>(frame().tabs().GetPageIndex(&owl)));
    settle();
    ASSERT_EQ(shown_ids(), std::vector<std::string>{"monsters/owl"});
    EXPECT_EQ(wxWindow::FindFocus(), tags);
    EXPECT_EQ(shown().form().GetViewStart().y, view);
}

TEST_F(FormWindow, WhatIsAddedToAGroupIsGoneTo) {
    open_pack(copy_pack("the-cursed-forest"));
    frame().SetSize(1000, 560);
    wxWindow& add = in_form("scenarios/the-cursed-forest", "Add to Realms");
    in_dialog([&] { click(add); },
              [&](wxDialog& dialog) {
                  type("caves");
                  press_button(dialog, wxID_OK);
              });
    settle();
    wait([&] { return wxWindow::FindWindowByName("Group realms/caves", &shown()) != nullptr; }, "it is there");
    settle();
    wxWindow* focus = wxWindow::FindFocus();
    ASSERT_NE(focus, nullptr);
    auto& form = shown().form();
    const int top =
        form.ScreenToClient(wxWindow::FindWindowByName("Group realms/caves", &shown())->GetScreenPosition()).y;
    EXPECT_TRUE(top >= 0 && top < form.GetClientSize().y) << top;
    screenshot("form-added");
}

}  // namespace
}  // namespace briar
