#include <fstream>

#include <wx/listbox.h>

#include "editor/core/edit_plan.hpp"
#include "editor/window/open_pack.hpp"
#include "runtime/source/report.hpp"
#include "tests/editor/wing_test.hpp"

/// Undo among what other programs do to the pack.
namespace briar {
namespace {

class UndoWindow : public WingTest {
protected:
    [[nodiscard]] std::string text_of(const std::string& file) { return workspace().document(file)->text(); }
    [[nodiscard]] std::string on_disk(const std::string& file) const {
        std::ifstream in(folder() / "wing" / file, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    void write_outside(const std::string& file, const std::string& bytes) {
        std::ofstream(folder() / "wing" / file, std::ios::binary) << bytes;
        frame().follow_disk();
    }
    void append_here(const std::string& words) {
        editor::EditPlan plan(workspace());
        plan.splice("wing.yaml", {{make_span(text().size(), text().size()), words}});
        ASSERT_EQ(frame().pack()->apply(plan.finish("Append")), "");
    }
    void undo() { frame().commands().run("edit.undo"); }
    void redo() { frame().commands().run("edit.redo"); }
    [[nodiscard]] wxString told() { return frame().messages().text(); }
    /// What is asked is to be done all the same.
    void answer() {
        ASSERT_EQ(frame().messages().answers().size(), 1U);
        EXPECT_TRUE(frame().messages().answers().front().label.EndsWith(" it all the same") ||
                    frame().messages().answers().front().label.EndsWith(" there all the same"));
        frame().messages().answer(0);
        settle();
    }
    std::vector<wxString> titles() {
        std::vector<wxString> all;
        for (std::size_t i = 0; i < frame().tabs().GetPageCount(); ++i)
            all.push_back(frame().tabs().GetPageText(i));
        return all;
    }
};

/// Many times undo in one text: what was mended elsewhere in between stays, and is not written over.
TEST_F(UndoWindow, TakesBackWhatOthersWroteOnlyWhenSomebodySaysSo) {
    open_wing();
    const std::string manifest = on_disk("pack.yaml");
    const std::string before = text();
    append_here("# early\n");
    write_outside("pack.yaml", manifest + "# mended\n");
    append_here("# late\n");
    for (int i = 0; i < 4; ++i)
        undo();
    EXPECT_EQ(text(), before + "# early\n");
    EXPECT_EQ(told(), "The next step back would undo what another program wrote into pack.yaml.");
    screenshot("undo-of-others");
    frame().commands().run("file.save");
    EXPECT_EQ(on_disk("pack.yaml"), manifest + "# mended\n");

    redo();
    settle();
    EXPECT_TRUE(told().empty()) << "the next step back is another one";
    undo();
    undo();
    answer();
    EXPECT_EQ(text_of("pack.yaml"), manifest);
    undo();
    EXPECT_EQ(text(), before) << "behind it everything goes on as before";
    redo();
    redo();
    EXPECT_EQ(text_of("pack.yaml"), manifest + "# mended\n") << "what lies on the disk may come back";
}

/// Whoever does something else does not want it any more.
TEST_F(UndoWindow, WhatIsAskedGoesWhenPeopleTurnToSomethingElse) {
    open_wing();
    write_outside("pack.yaml", on_disk("pack.yaml") + "# mended\n");
    const auto ask = [this] {
        undo();
        ASSERT_TRUE(told().StartsWith("The next step back")) << told();
    };
    ask();
    frame().open_entry("monsters/owl");
    settle();
    EXPECT_EQ(told(), "") << "another document";
    EXPECT_TRUE(frame().messages().answers().empty());
    ask();
    frame().commands().run("view.history");
    EXPECT_EQ(told(), "") << "another command";
    ask();
    named(shown(), "Name").SetFocus();
    press(WXK_ESCAPE);
    wait([this] { return told().empty(); }, "Escape");
    frame().open_entry("tiles/nest");
    ask();
    shown().pages()->SetSelection(1);
    EXPECT_EQ(told(), "") << "another page";
    ask();
    answer();
    EXPECT_EQ(text_of("pack.yaml").find("# mended"), std::string::npos);
}

TEST_F(UndoWindow, AsksForAMomentThatLiesBeforeWhatOthersWrote) {
    open_wing();
    frame().commands().run("view.history");
    const std::string manifest = on_disk("pack.yaml");
    const std::string before = text();
    append_here("# early\n");
    write_outside("pack.yaml", manifest + "# mended\n");
    append_here("# late\n");
    auto& list = dynamic_cast<wxListBox&>(named(frame(), "Changes"));
    wait([&] { return list.GetCount() == 4; }, "all steps are shown");
    const auto choose = [&](int row) {
        wxCommandEvent chosen(wxEVT_LISTBOX_DCLICK, list.GetId());
        chosen.SetInt(row);
        list.GetEventHandler()->ProcessEvent(chosen);
    };
    choose(0);
    EXPECT_EQ(workspace().history().position(), 3U);
    EXPECT_EQ(told(), "Going there would undo what another program wrote into pack.yaml.");
    choose(2);
    EXPECT_EQ(workspace().history().position(), 2U) << "nothing of others lies between";
    choose(0);
    answer();
    EXPECT_EQ(text_of("pack.yaml"), manifest);
    EXPECT_EQ(text(), before);
    choose(3);
    EXPECT_EQ(text_of("pack.yaml"), manifest + "# mended\n");
}

TEST_F(UndoWindow, WhatOthersMadeIsNotOpenedByGoingBackAndForth) {
    open_wing();
    frame().open_entry("monsters/owl");
    const std::vector<wxString> before = titles();
    const std::string mine = text();
    rewrite(mine + "items:\n  doomed: {name: Doomed}\n");
    EXPECT_EQ(titles(), before);
    undo();
    answer();
    EXPECT_EQ(text(), mine);
    redo();
    settle();
    EXPECT_NE(workspace().entries().find("items/doomed"), nullptr);
    EXPECT_EQ(titles(), before) << "nobody has looked at it";
}

TEST_F(UndoWindow, AnExpansionThatFindsItsGameAgainOpensNothingOfIt) {
    open_wing();
    frame().open_entry("monsters/owl");
    const std::vector<wxString> before = titles();
    editor::EditPlan plan(workspace());
    const std::size_t at = plan.text("pack.yaml").find("the-cursed-forest");
    plan.splice("pack.yaml", {{make_span(at, at + 3), "a"}});
    ASSERT_EQ(workspace().apply(plan.finish("Type")), "");
    ASSERT_EQ(workspace().entries().find("monsters/thorn-rat"), nullptr);
    settle();
    undo();
    settle();
    EXPECT_NE(workspace().entries().find("monsters/thorn-rat"), nullptr);
    EXPECT_EQ(titles(), before);
}

}  // namespace
}  // namespace briar
