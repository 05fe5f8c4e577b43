#include <wx/button.h>
#include <wx/choice.h>
#include <wx/stattext.h>
#include <wx/textctrl.h>

#include "editor/form/form_panel.hpp"
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
    EXPECT_TRUE(says("name: Nest") || says("name: x")) << text();
}

TEST_F(FormFields, WhatOneTypesIntoStaysWhereItIsWhenSomethingAboveIsWrong) {
    open_wing();
    frame().SetSize(1000, 560);
    wxWindow& count = in_form("monsters/owl", "Add to Tags");
    settle();
    count.SetFocus();
    settle();
    const int before = count.GetScreenPosition().y;
    shown().form().mark({{{"name"}, "it is called as another one is, and that is told in a long sentence here", true}});
    settle();
    EXPECT_TRUE(named(shown(), "Problem of Name").IsShown());
    EXPECT_EQ(count.GetScreenPosition().y, before);
    shown().form().mark({});
    settle();
    EXPECT_EQ(count.GetScreenPosition().y, before);
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

}  // namespace
}  // namespace briar
