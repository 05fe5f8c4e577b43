#include <wx/button.h>
#include <wx/choice.h>
#include <wx/listbox.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/core/entry_lens.hpp"
#include "editor/form/form_panel.hpp"
#include "editor/form/offer_box.hpp"
#include "editor/form/picture_panel.hpp"
#include "editor/picture/wx_text.hpp"
#include "editor/widget/choice_search.hpp"
#include "editor/window/open_pack.hpp"
#include "tests/editor/wing_test.hpp"

/// Fields of forms: what can be chosen in them, and how they lie.
namespace briar {
namespace {

class FormFields : public WingTest {
protected:
    /// All windows within that are shown and of that sort.
    template <class Window>
    std::vector<Window*> all_within(wxWindow& within) {
        std::vector<Window*> found;
        for (wxWindow* each : within.GetChildren()) {
            if (!each->IsShown()) continue;
            if (auto* window = dynamic_cast<Window*>(each)) found.push_back(window);
            for (Window* inner : all_within<Window>(*each))
                found.push_back(inner);
        }
        return found;
    }
    /// How far below the form's top it is once everything is laid out, and scrolled to where it is to be. What comes
    /// above the whole form, such as a message, is another matter.
    int place_at_rest(const wxWindow& window) {
        int at = 0;
        int still = 0;
        wait(
            [&] {
                settle();
                const int now = window.GetScreenPosition().y - shown().form().GetScreenPosition().y;
                still = now == at ? still + 1 : 0;
                at = now;
                return still > 10;
            },
            "it is at rest");
        return at;
    }
    /// Every title that can be folded shows whole words, or dots.
    void expect_whole_headings() {
        int titles = 0;
        for (wxButton* each : all_within<wxButton>(shown().form())) {
            if (!each->GetName().StartsWith("Group ")) continue;
            ++titles;
            EXPECT_GE(each->GetSize().x, each->GetTextExtent(each->GetLabel()).x + 4) << each->GetLabel();
        }
        EXPECT_GT(titles, 0);
    }
};

/// Who opens a list with something typed looks what there is; nothing is taken before somebody turns elsewhere.
TEST_F(FormFields, TheArrowOfAListTakesNothingOfWhatWasTyped) {
    open_wing();
    auto& add = dynamic_cast<wxTextCtrl&>(in_form("monsters/owl", "Add to Tags"));
    const std::string before = text();
    const auto list = []() -> wxDialog* {
        wxWindow* field = wxWindow::FindWindowByName("Add to Tags, search");
        return field != nullptr ? dynamic_cast<wxDialog*>(wxGetTopLevelParent(field)) : nullptr;
    };
    const auto open_list = [&] {
        click(named(shown(), "Choices, Add to Tags"));
        wait([&] { return list() != nullptr && list()->IsActive(); }, "the list is shown");
        settle();
    };
    add.SetFocus();
    type("zz");  // nothing is offered to it, so no list of the desktop keeps the click
    open_list();
    press(WXK_ESCAPE);
    wait([&] { return list() == nullptr && add.HasFocus(); }, "the keyboard is back");
    EXPECT_EQ(text(), before);
    EXPECT_EQ(add.GetValue(), "zz");
    open_list();
    click(named(shown(), "Name"));
    wait([&] { return list() == nullptr; }, "the list is gone");
    wait([this] { return says("tags: [night, zz]"); }, "what was typed is taken by turning elsewhere");
}

TEST_F(FormFields, AColourIsTypedInSmallLettersAndHasAButton) {
    open_pack(copy_pack("examples/royal-game-of-ur"));
    auto& field = dynamic_cast<wxTextCtrl&>(in_form("players/white", "Colour"));
    settle();
    screenshot("form-colour");
    type_over(field, "#F2E000");
    const auto is_taken = [this] {
        return workspace().document("ur.yaml")->text().find("colour: \"#f2e000\"") != std::string::npos;
    };
    wait(is_taken, "what is typed is taken, in small letters");
    field.SetFocus();
    settle();
    press(WXK_TAB);
    EXPECT_EQ(wxWindow::FindFocus(), &named(shown(), "Choose a colour, Colour")) << "by keyboard, too";
}

TEST_F(FormFields, WhereNoFileIsYetTheListOffersToChooseOne) {
    open_wing();
    in_form("monsters/owl", "Art").SetFocus();
    EXPECT_NO_THROW((void)named(shown(), editor::from_wx(editor::dots("Choose a file")) + ", Art"));
    settle();
    click(named(shown(), "Choices, Art"));
    wait([] { return wxWindow::FindWindowByName("Art, search") != nullptr; }, "there is a list");
    auto& search = dynamic_cast<editor::ChoiceSearch&>(*wxGetTopLevelParent(wxWindow::FindWindowByName("Art, search")));
    wait([&] { return search.IsShownOnScreen() && search.IsActive(); }, "the list is shown");
    ASSERT_GT(search.list().count(), 0U);
    EXPECT_EQ(search.list().words(0), editor::dots("Choose a file"));
    press(WXK_ESCAPE);
}

TEST_F(FormFields, WhatWasChosenAndTakenBackIsNotTakenAgain) {
    open_wing();
    rewrite("monsters:\n  owl: {name: Owl, health: 3, art: art/a.svg}\n");
    auto& art = dynamic_cast<wxTextCtrl&>(in_form("monsters/owl", "Art"));
    art.SetFocus();
    settle();
    type("x");
    press(WXK_RETURN);
    wait([this] { return !says("art: art/a.svg}"); }, "another one is written");
    settle();
    press('Z', wxMOD_CONTROL);
    wait([this] { return says("art: art/a.svg}"); }, "it is taken back");
    wait([&] { return art.GetValue() == "art/a.svg"; }, "the field says so, though it has the keyboard");
    press(WXK_TAB);
    settle();
    EXPECT_TRUE(says("art: art/a.svg}")) << "leaving the field writes nothing";
    EXPECT_TRUE(workspace().can_redo());
}

TEST_F(FormFields, HeadingsShowWholeWords) {
    open_pack(copy_pack("the-cursed-forest"));
    frame().open_entry("scenarios/the-cursed-forest");
    settle();
    expect_whole_headings();
    frame().SetSize(1000, 700);
    settle();
    expect_whole_headings();
    screenshot("form-headings");
}

TEST_F(FormFields, FieldsStandInOneColumnHoweverDeepTheyLie) {
    open_pack(copy_pack("the-cursed-forest"));
    frame().open_entry("scenarios/the-cursed-forest");
    settle();
    const int left = named(shown(), "Name").GetScreenPosition().x;
    for (wxWindow* each : all_within<wxWindow>(shown().form())) {
        const bool field = dynamic_cast<wxTextCtrl*>(each) != nullptr || dynamic_cast<wxChoice*>(each) != nullptr;
        const int x = each->GetScreenPosition().x;
        if (!field || x >= left + 40) continue;
        EXPECT_EQ(x, left) << each->GetName();
    }
}

TEST_F(FormFields, NamesBesideIdsAreReadOrNotThere) {
    open_pack(copy_pack("the-cursed-forest"));
    frame().SetSize(1000, 700);
    frame().open_entry("scenarios/the-cursed-forest");
    settle();
    for (wxStaticText* each : all_within<wxStaticText>(shown().form())) {
        if ((each->GetWindowStyle() & wxST_ELLIPSIZE_END) == 0 || each->GetLabel().empty()) continue;
        EXPECT_GT(each->GetSize().x, 40) << each->GetLabel();
    }
    screenshot("form-names-narrow");
}

TEST_F(FormFields, ANeededNameIsNotTakenAway) {
    open_wing();
    auto& name = dynamic_cast<wxTextCtrl&>(in_form("tiles/nest", "Name"));
    type_over(name, "x");
    wait([this] { return says("name: x"); }, "it is another one");
    press(WXK_BACK);
    wait([this] { return named(shown(), "Problem of Name").IsShown(); }, "it is told");
    EXPECT_TRUE(named(shown(), "Problem of Name").GetLabel().Contains("must not be empty"));
    EXPECT_TRUE(says("name: Nest")) << "what was there before somebody began to type: " << text();
}

TEST_F(FormFields, WhatOneTypesIntoStaysWhereItIsWhenSomethingAboveIsWrong) {
    open_wing();
    frame().SetSize(1000, 560);
    wxWindow& count = in_form("monsters/owl", "Add to Tags");
    settle();
    count.SetFocus();
    const int before = place_at_rest(count);
    shown().form().mark({{{"name"}, "it is called as another one is, and that is told in a long sentence here", true}});
    EXPECT_EQ(place_at_rest(count), before);
    EXPECT_TRUE(named(shown(), "Problem of Name").IsShown());
    shown().form().mark({});
    EXPECT_EQ(place_at_rest(count), before);
}

/// What is wrong may be found at any moment.
TEST_F(FormFields, NothingMovesWhileAButtonOfThePointerIsHeldDown) {
    open_wing();
    wxWindow& add = in_form("monsters/owl", "Add to Tags");
    add.SetFocus();
    place_at_rest(add);
    named(frame(), "Entries and files").SetFocus();
    ui_.MouseMove(add.GetScreenPosition() + add.GetSize() / 2);
    const int before = place_at_rest(add);
    ui_.MouseDown();
    settle();
    shown().form().mark({{{"name"}, "it is called as another one is", true}});
    EXPECT_EQ(place_at_rest(add), before);
    EXPECT_FALSE(named(shown(), "Problem of Name").IsShown());
    ui_.MouseUp();
    wait([this] { return named(shown(), "Problem of Name").IsShown(); }, "it is told afterwards");
}

TEST_F(FormFields, WhatThePointerIsOverStaysWhereItIs) {
    open_wing();
    frame().SetSize(1000, 560);
    wxWindow& add = in_form("monsters/owl", "Add to Tags");
    add.SetFocus();
    place_at_rest(add);
    named(frame(), "Entries and files").SetFocus();
    ui_.MouseMove(add.GetScreenPosition() + wxPoint(4, add.GetSize().y / 2));
    const int before = place_at_rest(add);
    shown().form().mark({{{"name"}, "it is called as another one is, and that is told in a long sentence here", true}});
    EXPECT_EQ(place_at_rest(add), before);
    EXPECT_TRUE(named(shown(), "Problem of Name").IsShown());
}

TEST_F(FormFields, KeysForAFieldOutOfSightBringItBackAndWriteOverNothing) {
    open_wing();
    frame().SetSize(1000, 560);
    auto& name = dynamic_cast<wxTextCtrl&>(in_form("monsters/owl", "Name"));
    name.SetFocus();
    name.SelectAll();
    settle();
    auto& form = shown().form();
    form.Scroll(0, 40);
    settle();
    ASSERT_LT(form.ScreenToClient(name.GetScreenPosition()).y, 0) << "it is scrolled away";
    const wxSize size = form.GetClientSize();
    click(form, {size.x - 20, size.y / 2});
    type("s");
    wait([&] { return name.GetValue() == "Owls"; }, "it is added to what stands there");
    EXPECT_GE(form.ScreenToClient(name.GetScreenPosition()).y, 0) << "one sees it";
}

TEST_F(FormFields, TheMiddleOfATileOfAPackBelowSwitchesItsSymbolOff) {
    open_wing();
    frame().open_entry("tiles/lair-1");
    settle();
    const auto has = [this] {
        const editor::EntryLens lens(workspace(), "tiles/lair-1");
        const Node* now = lens.value().find("monster");
        return now != nullptr && now->as_bool().value_or(false);
    };
    const bool before = has();
    shown().picture().on_middle();
    EXPECT_NE(has(), before);
    shown().picture().on_middle();
    EXPECT_EQ(has(), before);
}

TEST_F(FormFields, ASignIsSearchedAmongPictures) {
    open_wing();
    auto& sign = in_form("monsters/owl", "Symbol");
    sign.SetFocus();
    settle();
    screenshot("form-symbol");
    click(sign);
    wait([] { return wxWindow::FindWindowByName("Symbol, search") != nullptr; }, "there is a list");
    auto& search =
        dynamic_cast<editor::ChoiceSearch&>(*wxGetTopLevelParent(wxWindow::FindWindowByName("Symbol, search")));
    wait([&] { return search.IsShownOnScreen() && search.IsActive(); }, "the list is shown");
    screenshot("form-symbols");
    type("swor");
    wait([&] { return search.field()->GetValue() == "swor"; }, "it is typed");
    press(WXK_RETURN);
    wait([this] { return says("symbol: sword"); }, "it is taken");
    settle();
    screenshot("form-symbol-chosen");
}

TEST_F(FormFields, AnEntryIsMeantByItsNameToo) {
    open_wing();
    wxWindow& add = in_form("monsters/owl", "Add to Specials");
    add.SetFocus();
    settle();
    type("Elven boots");
    press(WXK_RETURN);
    wait([this] { return says("specials: [elven-boots]"); }, "it is taken by its name");
    settle();
    type("mail");
    press(WXK_RETURN);
    wait([this] { return says("specials: [elven-boots, old-mail]"); }, "a later word of its name is enough");
}

TEST_F(FormFields, AChoiceIsOfferedOnce) {
    open_wing();
    wxWindow& add = in_form("monsters/owl", "Add to Specials");
    add.SetFocus();
    settle();
    const auto& offered = dynamic_cast<editor::OfferBox&>(*add.GetParent()).offered();
    EXPECT_NE(offered.Index("Elven boots"), wxNOT_FOUND);
    EXPECT_EQ(offered.Index("elven-boots"), wxNOT_FOUND) << "its name begins as its id does";
    type("elven-boots");
    press(WXK_RETURN);
    wait([this] { return says("specials: [elven-boots]"); }, "the id is taken nevertheless");
}

TEST_F(FormFields, WhoOnlyLooksWhatThereIsHasChosenNothing) {
    open_wing();
    in_form("monsters/owl", "Add to Specials").SetFocus();
    settle();
    const std::size_t before = frame().pack()->workspace().history().steps().size();
    type("o");
    press(WXK_DOWN, wxMOD_ALT);
    const auto search = [] { return wxWindow::FindWindowByName("Add to Specials, search"); };
    wait([&] { return search() != nullptr && search()->HasFocus(); }, "its list is open");
    settle();
    EXPECT_EQ(frame().pack()->workspace().history().steps().size(), before);
    press(WXK_ESCAPE);
    wait([&] { return search() == nullptr; }, "it is closed");
    EXPECT_EQ(frame().pack()->workspace().history().steps().size(), before);
}

}  // namespace
}  // namespace briar
