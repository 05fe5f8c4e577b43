// Forms on their own: what is typed into them goes to nobody else, and nothing of it is lost.
#include <algorithm>

#include <wx/button.h>
#include <wx/choice.h>
#include <wx/textctrl.h>
#include <wx/weakref.h>

#include "editor/core/entry_lens.hpp"
#include "editor/core/form.hpp"
#include "editor/form/form_panel.hpp"
#include "editor/form/way_choice.hpp"
#include "runtime/source/values.hpp"
#include "tests/editor_panes/pane_test.hpp"

namespace briar::editor {
namespace {

class Forms : public PaneTest {
protected:
    void open_form(const std::string& full_id) {
        full_id_ = full_id;
        FormHost host;
        host.set = [this](const Path& path, const Node& value) {
            ++sets_;
            std::string refused = workspace().apply(lens().set(path, value));
            if (told_) told_();
            return refused;
        };
        host.reset = [this](const Path& path) { EXPECT_EQ(workspace().apply(lens().reset(path)), ""); };
        host.insert = [this](const Path& list, std::size_t index, const Node& value) {
            EXPECT_EQ(workspace().apply(lens().insert(list, index, value)), "");
        };
        host.choices = [this](const Control& control) { return choices_for(workspace(), control); };
        form_ = new FormPanel(frame(), std::move(host));
        put(form_);
        show();
    }
    [[nodiscard]] EntryLens lens() { return {workspace(), full_id_}; }
    void show() {
        form_->show(make_form(lens()));
        settle();
    }
    wxTextCtrl& text_field(const std::string& name) { return dynamic_cast<wxTextCtrl&>(named(name)); }
    std::string value(const Path& path) {
        const EntryLens now = lens();
        const Node* found = now.field(path).value;
        return found != nullptr ? found->text : "none";
    }

    std::string full_id_;
    FormPanel* form_ = nullptr;
    std::function<void()> told_;
    int sets_ = 0;
};

TEST_F(Forms, TakeAChoiceAgainThatOthersTookBack) {
    open_house();
    open_form("tiles/hall");
    choose(named("Monster"), "yes");
    show();
    EXPECT_EQ(value({"monster"}), "true");
    ASSERT_TRUE(workspace().undo());
    show();
    choose(named("Monster"), "yes");
    EXPECT_EQ(value({"monster"}), "true");
}

TEST_F(Forms, KeepTheEndOfATextOverLines) {
    folder_.write_house();
    folder_.write("house/specials/rules.yaml",
                  "specials:\n  draught:\n    text: >\n      One is\n      here.\n    on: {entered: [{say: x}]}\n"
                  "  way-out: {on: {entered: [{win: Out.}]}}\n  bite: {script: specials/bite.lua}\n");
    open_written("house");
    open_form("specials/draught");
    wxTextCtrl& field = text_field("Text");
    field.SetFocus();
    field.SetInsertionPoint(3);
    show();
    EXPECT_EQ(field.GetInsertionPoint(), 3) << "nothing was changed";
    type("s");
    settle();
    show();
    EXPECT_EQ(value({"text"}), "Ones is here.\n");
    EXPECT_NE(text("specials/rules.yaml").find("text: >\n      Ones is\n      here.\n"), std::string::npos)
        << text("specials/rules.yaml");
    EXPECT_EQ(field.GetInsertionPoint(), 4);
}

TEST_F(Forms, AreMadeAnewOnlyWhenAFieldHasToldWhatWasTyped) {
    open_house();
    open_form("monsters/ghost");
    bool other = false;
    told_ = [&] {
        full_id_ = "tiles/hall";
        form_->show(make_form(lens()));
        other = true;
    };
    wxTextCtrl& name = text_field("Name");
    name.SetFocus();
    name.SetInsertionPointEnd();
    type("x");
    wait([&] { return other; }, "it is told");
    settle();
    EXPECT_EQ(text_field("Name").GetValue(), "Great hall");
    EXPECT_EQ(text("monsters.yaml").find("Ghostx") == std::string::npos, false);
}

TEST_F(Forms, KeepWhatIsTypedWhenTheyAreMadeAnew) {
    open_house();
    open_form("monsters/ghost");
    wxTextCtrl& health = text_field("Health");
    health.SetFocus();
    health.SelectAll();
    type("-");
    settle();
    EXPECT_FALSE(form_->refused().empty());
    wxTextCtrl& tags = text_field("Add to Tags");
    tags.SetFocus();
    type("col");
    tags.SetInsertionPoint(1);
    const wxWeakRef<wxWindow> before = &tags;
    ASSERT_EQ(workspace().apply(lens().set({"guardian", "health"}, make_int(9))), "");
    show();
    EXPECT_FALSE(before) << "it is made anew";
    EXPECT_EQ(text_field("Add to Tags").GetValue(), "col");
    EXPECT_TRUE(text_field("Add to Tags").HasFocus());
    EXPECT_EQ(text_field("Add to Tags").GetInsertionPoint(), 1);
    EXPECT_EQ(text_field("Health").GetValue(), "-");
    EXPECT_FALSE(form_->refused().empty());
}

TEST_F(Forms, SayThatAPackBelowGoesOnToCount) {
    folder_.write_house();
    folder_.write_wing();
    open_written("wing");
    open_form("tiles/hall");
    wxTextCtrl& name = text_field("Count");
    name.SetFocus();
    name.SelectAll();
    press(WXK_DELETE);
    settle();
    EXPECT_FALSE(form_->refused().empty()) << "nothing of this pack could be taken out";
    type("4");
    settle();
    EXPECT_TRUE(form_->refused().empty());
    EXPECT_EQ(value({"count"}), "4");
}

TEST_F(Forms, HoldADownButtonNoLongerThanItIsThere) {
    open_house();
    open_form("monsters/ghost");
    wxWindow& buttons = named("Health, more or less");
    ui_.MouseMove(buttons.ClientToScreen(wxPoint(buttons.GetSize().x * 3 / 4, buttons.GetSize().y / 2)));
    settle();
    ui_.MouseDown();
    wait([&] { return buttons.HasCapture(); }, "it is held");
    full_id_ = "tiles/hall";
    show();
    EXPECT_EQ(wxWindow::GetCapture(), nullptr);
    ui_.MouseUp();
    settle();
}

TEST_F(Forms, TheWayOfAValueFollowsIt) {
    Control control;
    control.way = 2;
    control.children.emplace_back();
    control.children[0].kind = ControlKind::Choice;
    control.children[0].text = "tile";
    std::vector<Choice> ways(2);
    ways[0] = {"2=tile", "the tile", {}};
    ways[1] = {"2=hero", "the hero", {}};
    auto* choice = new WayChoice(*frame(), control, ways);
    put(choice);
    int chosen = 0;
    choice->on_choose = [&](int, const std::string&) { ++chosen; };
    choose(*choice, "the hero");
    control.children[0].text = "hero";
    choice->show(control, ways);
    choose(*choice, "the tile");
    EXPECT_EQ(chosen, 2);
    choice->show(control, ways);
    EXPECT_EQ(choice->GetStringSelection(), "the hero") << "it was refused";
}

}  // namespace
}  // namespace briar::editor
