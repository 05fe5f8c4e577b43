#include <fstream>

#include <wx/menu.h>
#include <wx/stc/stc.h>
#include <wx/timer.h>

#include "editor/core/edit_plan.hpp"
#include "editor/core/journal.hpp"
#include "editor/core/workspace.hpp"
#include "editor/play/play_pane.hpp"
#include "editor/window/open_pack.hpp"
#include "runtime/session/pack_path.hpp"
#include "runtime/session/systems.hpp"
#include "tests/editor/window_test.hpp"

/// Nothing is lost: crashes, and files that others change.
namespace briar {
namespace {

namespace fs = std::filesystem;

class SafetyWindow : public WindowTest {
protected:
    void open() {
        pack_ = copy_pack("the-cursed-forest");
        open_pack(pack_);
        wait([this] { return !frame().play().loading(); }, "the form of a new game is there");
    }
    [[nodiscard]] std::string text(const std::string& file) {
        return frame().pack()->workspace().document(file)->text();
    }
    [[nodiscard]] std::string on_disk(const std::string& file) const {
        std::ifstream in(pack_ / file, std::ios::binary);
        return {std::istreambuf_iterator<char>(in), {}};
    }
    void write_outside(const std::string& file, const std::string& bytes) const {
        std::ofstream(pack_ / file, std::ios::binary) << bytes;
    }
    /// As somebody types it.
    void append_here(const std::string& file, const std::string& words) {
        const auto size = static_cast<std::uint32_t>(text(file).size());
        editor::EditPlan plan(frame().pack()->workspace());
        plan.splice(file, {{{size, size}, words}});
        ASSERT_EQ(frame().pack()->apply(plan.finish("Append")), "");
    }
    void answer(const std::string& label) {
        const auto& answers = frame().messages().answers();
        for (std::size_t i = 0; i < answers.size(); ++i) {
            wxString plain = answers[i].label;
            plain.Replace("&", "");
            if (plain != wxString::FromUTF8(label)) continue;
            frame().messages().answer(i);
            return settle();
        }
        FAIL() << "nobody offers to " << label;
    }
    [[nodiscard]] std::vector<wxString> labels() {
        std::vector<wxString> all;
        for (const auto& each : frame().messages().answers())
            all.push_back(each.label);
        return all;
    }
    void wait_for_question(const std::string& words) {
        wait(
            [&] {
                return frame().messages().asks() &&
                       frame().messages().text().Find(wxString::FromUTF8(words)) != wxNOT_FOUND;
            },
            "it is asked: " + words);
    }

    /// Appends words to tokens.yaml, loses the program without saving, perhaps has the file changed by others, and
    /// opens the pack again. Gives the text that was lost.
    std::string append_and_crash(const std::string& words, const std::string& theirs = {}) {
        append_here("tokens.yaml", words);
        const std::string lost = text("tokens.yaml");
        // As it lies on the disk a moment later, when the program is killed.
        fs::path journal;
        wait(
            [&] {
                for (const auto& each : fs::directory_iterator(editor::journal_folder())) {
                    std::ifstream in(each.path(), std::ios::binary);
                    const std::string bytes{std::istreambuf_iterator<char>(in), {}};
                    if (bytes.find(words) != std::string::npos) journal = each.path();
                }
                return !journal.empty();
            },
            "the journal has it");
        const fs::path left = folder() / "left-behind";
        fs::copy_file(journal, left);
        frame().commands().run("edit.undo");
        close_window();
        fs::copy_file(left, editor::journal_folder() / "left-behind");
        if (!theirs.empty()) write_outside("tokens.yaml", theirs);
        open_window();
        open_pack(pack_);
        return lost;
    }

    fs::path pack_;
};

TEST_F(SafetyWindow, WhatOthersWriteIsShown) {
    open();
    write_outside("tokens.yaml", on_disk("tokens.yaml") + "# seen from outside\n");
    frame().follow_disk();
    wait([this] { return text("tokens.yaml").find("seen from outside") != std::string::npos; }, "the file is shown");
    EXPECT_FALSE(frame().pack()->workspace().modified());
    EXPECT_FALSE(frame().messages().asks());
}

TEST_F(SafetyWindow, WhatIsDeletedOutsideAndChangedHereIsCalledSo) {
    open();
    append_here("tokens.yaml", "# mine\n");
    fs::remove(pack_ / "tokens.yaml");
    frame().follow_disk();
    wait_for_question("tokens.yaml was deleted outside, and changed here");
    answer("Delete it here too");
    wait([this] { return !frame().pack()->workspace().document("tokens.yaml")->present(); }, "it is gone");
}

TEST_F(SafetyWindow, WhereBothChangedAFileSomebodyChooses) {
    open();
    const std::string before = on_disk("tokens.yaml");
    append_here("tokens.yaml", "# mine\n");
    write_outside("tokens.yaml", "# theirs\n" + before);
    frame().follow_disk();
    wait_for_question("tokens.yaml was changed outside");
    answer("See both");
    wait_for_question("tokens.yaml was changed outside");
    screenshot("conflict");
    answer("Both changes");
    EXPECT_EQ(text("tokens.yaml"), "# theirs\n" + before + "# mine\n");

    append_here("tokens.yaml", "# more\n");
    const std::string mine = text("tokens.yaml");
    write_outside("tokens.yaml", "# other\n" + before);
    frame().follow_disk();
    wait_for_question("tokens.yaml was changed outside");
    answer("Keep mine");
    EXPECT_EQ(text("tokens.yaml"), mine);
    EXPECT_TRUE(frame().pack()->workspace().modified());

    write_outside("tokens.yaml", "# last\n" + before);
    frame().follow_disk();
    wait_for_question("tokens.yaml was changed outside");
    answer("Take theirs");
    EXPECT_EQ(text("tokens.yaml"), "# last\n" + before);
    frame().commands().run("edit.undo");
    answer("Undo it all the same");
    EXPECT_EQ(text("tokens.yaml"), mine) << "it can be undone";
}

TEST_F(SafetyWindow, AQuestionFollowsWhatHappensToTheFile) {
    open();
    const std::string before = on_disk("tokens.yaml");
    append_here("tokens.yaml", "# mine\n");
    write_outside("tokens.yaml", "# first\n" + before);
    frame().follow_disk();
    wait_for_question("tokens.yaml was changed outside, and here too");
    const std::vector<wxString> offered = labels();
    answer("See both");
    wait_for_question("tokens.yaml was changed outside");
    EXPECT_EQ(labels(), offered) << "no button moves";
    write_outside("tokens.yaml", "# second\n# first\n" + before);
    write_outside("more.yaml", "tokens:\n  shell: {name: Shell}\n");
    frame().follow_disk();
    wait_for_question("tokens.yaml was changed outside once more");
    EXPECT_EQ(labels(), offered);
    EXPECT_NE(frame().pack()->workspace().document("more.yaml"), nullptr) << "other files are seen meanwhile";
    auto& compared = dynamic_cast<wxStyledTextCtrl&>(named(frame(), "What is different"));
    EXPECT_NE(compared.GetText().Find("# second"), wxNOT_FOUND);
    screenshot("conflict-once-more");

    // A moment before it is answered, and before anybody could see it.
    write_outside("tokens.yaml", "# third\n# second\n# first\n" + before);
    answer("Both changes");
    wait_for_question("tokens.yaml was changed outside once more");
    EXPECT_EQ(text("tokens.yaml"), before + "# mine\n");
    frame().commands().run("file.save");
    EXPECT_EQ(on_disk("tokens.yaml"), "# third\n# second\n# first\n" + before) << "nobody has chosen";
    answer("Both changes");
    frame().commands().run("file.save");
    EXPECT_EQ(on_disk("tokens.yaml"), "# third\n# second\n# first\n" + before + "# mine\n");
    EXPECT_FALSE(frame().messages().asks());
    EXPECT_TRUE(frame().messages().text().empty()) << frame().messages().text();
}

TEST_F(SafetyWindow, AQuestionGoesWithItsReason) {
    open();
    const std::string before = on_disk("tokens.yaml");
    append_here("tokens.yaml", "# mine\n");
    fs::remove(pack_ / "tokens.yaml");
    frame().follow_disk();
    wait_for_question("tokens.yaml was deleted outside, and changed here");
    write_outside("tokens.yaml", before);
    answer("Delete it here too");
    EXPECT_EQ(text("tokens.yaml"), before + "# mine\n");
    EXPECT_FALSE(frame().messages().asks());
    frame().commands().run("file.save");
    EXPECT_EQ(on_disk("tokens.yaml"), before + "# mine\n");
}

TEST_F(SafetyWindow, APackThatIsAwayForAWhileIsAsBefore) {
    open();
    append_here("tokens.yaml", "# mine\n");
    const std::size_t entries = frame().pack()->workspace().entries().list().size();
    fs::rename(pack_, folder() / "elsewhere");
    frame().follow_disk();
    wait([this] { return frame().messages().text().StartsWith("The folder of this pack is not there"); }, "it is told");
    frame().commands().run("file.save");
    EXPECT_NE(frame().messages().text().Find("Cannot save"), wxNOT_FOUND);
    screenshot("folder-away");
    fs::rename(folder() / "elsewhere", pack_);
    frame().follow_disk();
    settle();
    EXPECT_EQ(frame().pack()->workspace().entries().list().size(), entries);
    frame().commands().run("file.save");
    EXPECT_FALSE(frame().pack()->workspace().modified());
    EXPECT_TRUE(frame().messages().text().empty()) << frame().messages().text();
}

TEST_F(SafetyWindow, AWriteProtectedFileIsAskedAbout) {
    open();
    append_here("tokens.yaml", "# mine\n");
    const std::string before = on_disk("tokens.yaml");
    fs::permissions(pack_ / "tokens.yaml", fs::perms::owner_read);
    frame().commands().run("file.save");
    wait_for_question("tokens.yaml is write-protected");
    screenshot("write-protected");
    EXPECT_EQ(on_disk("tokens.yaml"), before);
    frame().commands().run("file.save");
    answer("Save it all the same");
    EXPECT_EQ(on_disk("tokens.yaml"), before + "# mine\n");
    EXPECT_TRUE(frame().messages().text().empty()) << frame().messages().text();
}

TEST_F(SafetyWindow, ARenamePreviewIsShownAgainWhenThePackWasChangedBehindIt) {
    open();
    const std::string file = frame().pack()->workspace().entries().find("specials/web")->sites.front().file;
    const std::string before = on_disk(file);
    in_dialogs(
        [this] {
            frame().open_entry("specials/web");
            frame().commands().run("entry.rename");
        },
        {[&](wxDialog& dialog) {
             type_over(named(dialog, "New id"), "spider-web");
             press_button(dialog, wxID_OK);
         },
         [&](wxDialog& dialog) {
             write_outside(file, "# an outside comment that moves everything\n" + before);
             write_outside("more.yaml", "tiles:\n  nest: {name: Nest, edges: n, specials: [web]}\n");
             frame().follow_disk();
             press_button(dialog, wxID_OK);
         },
         [&](wxDialog& dialog) {
             screenshot("rename-again");
             press_button(dialog, wxID_OK);
         }});
    EXPECT_EQ(frame().pack()->workspace().entries().find("specials/web"), nullptr);
    EXPECT_NE(frame().pack()->workspace().entries().find("specials/spider-web"), nullptr);
    EXPECT_NE(text("more.yaml").find("[spider-web]"), std::string::npos);
    EXPECT_TRUE(text(file).starts_with("# an outside comment that moves everything\n"));
}

TEST_F(SafetyWindow, NothingMovesUnderAMenu) {
    open();
    const std::string before = on_disk("tokens.yaml");
    wxMenu menu;
    menu.Append(wxID_ANY, "Something");
    wxTimer later;
    std::string meanwhile;
    later.Bind(wxEVT_TIMER, [&](wxTimerEvent&) {
        write_outside("tokens.yaml", before + "# outside\n");
        frame().follow_disk();
        meanwhile = text("tokens.yaml");
        ui_.Char(WXK_ESCAPE);
    });
    later.StartOnce(300);
    frame().PopupMenu(&menu, 200, 200);
    EXPECT_EQ(meanwhile, before);
    frame().follow_disk();
    EXPECT_EQ(text("tokens.yaml"), before + "# outside\n");
}

TEST_F(SafetyWindow, AnotherWindowWithUnsavedWorkIsToldOf) {
    pack_ = copy_pack("the-cursed-forest");
    const auto other = editor::Workspace::open(system_set(), pack_, default_pack_path());
    editor::Journal journal(*other);
    editor::EditPlan plan(*other);
    plan.splice("tokens.yaml", {{{0, 0}, "# there\n"}});
    ASSERT_EQ(other->apply(plan.finish("Type")), "");
    journal.flush();
    open_pack(pack_);
    wait([this] { return frame().messages().text().StartsWith("This pack is open in another window too"); },
         "it is told");
    screenshot("another-window");
}

TEST_F(SafetyWindow, DiscardedWorkCanBeBroughtBack) {
    open();
    const std::string lost = append_and_crash("# not saved\n");
    wait_for_question("Unsaved work");
    answer("Discard it");
    wait_for_question("can be brought back");
    screenshot("discarded");
    // What cannot wait is asked first.
    append_here("heroes.yaml", "# mine\n");
    write_outside("heroes.yaml", "# theirs\n" + on_disk("heroes.yaml"));
    frame().follow_disk();
    wait_for_question("heroes.yaml");
    answer("Keep mine");
    wait_for_question("can be brought back");
    answer("Bring it back");
    wait_for_question("was found");
    answer("Restore it");
    EXPECT_EQ(text("tokens.yaml"), lost);
    EXPECT_NE(frame().tabs().GetPageIndex(frame().tabs().GetCurrentPage()), wxNOT_FOUND);
    EXPECT_NE(dynamic_cast<editor::PlayPane*>(frame().tabs().GetCurrentPage()), &frame().play())
        << "what was worked on is shown";
}

TEST_F(SafetyWindow, AfterACrashTheWorkIsOffered) {
    open();
    const std::string lost = append_and_crash("# not saved\n");
    wait_for_question("Unsaved work");
    screenshot("recovery");
    answer("Restore it");
    EXPECT_EQ(text("tokens.yaml"), lost);
    EXPECT_TRUE(frame().pack()->workspace().modified());
    frame().commands().run("edit.undo");
    EXPECT_EQ(text("tokens.yaml"), on_disk("tokens.yaml"));
}

TEST_F(SafetyWindow, AfterACrashOneIsWhereOneWrote) {
    open();
    frame().open_file("tokens.yaml");
    auto& view = dynamic_cast<wxStyledTextCtrl&>(named(frame(), "tokens.yaml"));
    view.SetFocus();
    wait([&] { return view.HasFocus(); }, "the text has the focus");
    const int line = view.GetLineCount() / 2;
    view.GotoPos(view.GetLineEndPosition(line));
    type(" # not saved");
    wait([this] { return text("tokens.yaml").find(" # not saved") != std::string::npos; }, "it is typed");
    append_and_crash("# nor this\n");
    wait_for_question("Unsaved work");
    answer("Restore it");
    auto& shown = dynamic_cast<wxStyledTextCtrl&>(named(frame(), "tokens.yaml"));
    EXPECT_GT(shown.GetCurrentLine(), line) << "where the last words were written";
}

TEST_F(SafetyWindow, WorkThatIsRestoredFromTheStartPageIsNotAskedAboutAgain) {
    open();
    const std::string lost = append_and_crash("# not saved\n");
    frame().close_pack();
    frame().look_for_lost_work();
    wait_for_question("Unsaved work");
    answer("Restore it");
    wait([this] { return frame().pack() != nullptr && !frame().opening(); }, "its pack is open");
    wait([&] { return text("tokens.yaml") == lost; }, "it is back");
    settle();
    EXPECT_FALSE(frame().messages().asks()) << frame().messages().text();
    EXPECT_FALSE(fs::exists(editor::journal_folder() / "left-behind"));
}

TEST_F(SafetyWindow, AfterACrashTheTabsAreBack) {
    open();
    frame().open_entry("monsters/thorn-rat");
    frame().open_file("tokens.yaml");
    auto& view = dynamic_cast<wxStyledTextCtrl&>(named(frame(), "tokens.yaml"));
    view.GotoPos(20);
    frame().open_entry("tiles/forest-gateway");
    frame().keep_tabs();
    append_and_crash("# not saved\n");
    EXPECT_EQ(frame().tabs().GetPageCount(), 4U);
    wait_for_question("Unsaved work");
    answer("Restore it");
    EXPECT_EQ(frame().tabs().GetPageCount(), 4U);
    EXPECT_EQ(frame().tabs().GetPageText(static_cast<std::size_t>(frame().tabs().GetSelection())), "Forest gateway");
    EXPECT_EQ(dynamic_cast<wxStyledTextCtrl&>(named(frame(), "tokens.yaml")).GetCurrentPos(), 20);
}

TEST_F(SafetyWindow, WhoeverComesBackWritesWhereTheyWere) {
    open();
    frame().open_file("tokens.yaml");
    auto* view = dynamic_cast<wxStyledTextCtrl*>(&named(frame(), "tokens.yaml"));
    view->GotoPos(20);
    frame().keep_tabs();
    close_window();
    open_window();
    open_pack(pack_);
    view = dynamic_cast<wxStyledTextCtrl*>(&named(frame(), "tokens.yaml"));
    wait([&] { return view->HasFocus(); }, "the text has the keyboard");
    EXPECT_EQ(view->GetCurrentPos(), 20);
    EXPECT_EQ(view->GetXOffset(), 0) << "lines are seen from their beginnings";
}

TEST_F(SafetyWindow, TheTabsOfLostWorkWaitForTheAnswer) {
    open();
    append_here("tokens.yaml", "  lamp: {name: Lamp}\n");
    frame().open_entry("tokens/lamp");
    frame().keep_tabs();
    append_and_crash("# not saved\n");
    EXPECT_EQ(frame().tabs().GetPageCount(), 1U) << "the lamp is only in what was lost";
    wait_for_question("Unsaved work");
    frame().keep_tabs();
    close_window();
    open_window();
    open_pack(pack_);
    wait_for_question("Unsaved work");
    answer("Restore it");
    EXPECT_EQ(frame().tabs().GetPageCount(), 2U) << "the question was closed without an answer";
}

TEST_F(SafetyWindow, TheTabsOfLostWorkComeBackInTheirOrder) {
    open();
    frame().open_entry("monsters/thorn-rat");
    append_here("tokens.yaml", "  lamp: {name: Lamp}\n");
    frame().open_entry("tokens/lamp");
    frame().open_file("tokens.yaml");
    frame().open_entry("tiles/forest-gateway");
    const auto titles = [this] {
        wxString all;
        for (std::size_t i = 0; i < frame().tabs().GetPageCount(); ++i)
            all += frame().tabs().GetPageText(i) + ";";
        return all;
    };
    frame().tabs().SetSelection(3);
    wait([this] { return frame().tabs().GetSelection() == 3; }, "the text is shown");
    settle();
    const wxString before = titles();
    append_and_crash("# not saved\n");
    wait_for_question("Unsaved work");
    answer("Restore it");
    EXPECT_EQ(titles(), before);
    EXPECT_EQ(frame().tabs().GetSelection(), 3);
}

TEST_F(SafetyWindow, AFileThatIsSavedIsNotAskedAboutAnyMore) {
    open();
    const auto marked = [this](fs::perm_options how) {
        fs::permissions(pack_ / "tokens.yaml", fs::perms::owner_write, how);
    };
    append_here("tokens.yaml", "# mine\n");
    marked(fs::perm_options::remove);
    fs::permissions(pack_ / "tokens.yaml", fs::perms::group_write | fs::perms::others_write, fs::perm_options::remove);
    frame().save_all();
    wait_for_question("write-protected");
    marked(fs::perm_options::add);
    frame().save_all();
    EXPECT_FALSE(frame().pack()->workspace().modified());
    EXPECT_FALSE(frame().messages().asks()) << frame().messages().text();
}

TEST_F(SafetyWindow, TheFolderThatIsBackIsCheckedAgain) {
    open();
    const fs::path away = folder() / "away";
    fs::rename(pack_, away);
    append_here("tokens.yaml", "# mine\n");
    frame().follow_disk();
    const auto errors = [this] {
        const auto& checked = frame().pack()->checked();
        return checked && checked->problems.has_errors();
    };
    wait(errors, "the folder is missed");
    fs::rename(away, pack_);
    frame().follow_disk();
    wait([&] { return !errors(); }, "nothing is wrong any more");
}

TEST_F(SafetyWindow, WhatIsTypedInAFieldIsSavedToo) {
    open();
    frame().open_entry("tiles/forest-gateway");
    wxWindow& field = named(*frame().tabs().GetCurrentPage(), "Add to Tags");
    field.SetFocus();
    wait([&] { return wxWindow::FindFocus() == &field; }, "the field has the keyboard");
    type("windy");
    press('S', wxMOD_CONTROL);
    wait([this] { return on_disk("tiles.yaml").find("windy") != std::string::npos; }, "it is on the disk");
}

TEST_F(SafetyWindow, LostWorkInAFileThatOthersChangedIsNotDroppedButAskedAbout) {
    open();
    const std::string before = on_disk("tokens.yaml");
    const std::string lost = append_and_crash("# not saved\n", "# theirs\n" + before);
    wait_for_question("Unsaved work");
    answer("Restore it");
    wait_for_question("in the unsaved work too");
    EXPECT_EQ(text("tokens.yaml"), "# theirs\n" + before);
    EXPECT_TRUE(fs::exists(editor::journal_folder() / "left-behind")) << "nothing is decided";
    answer("Both changes");
    EXPECT_EQ(text("tokens.yaml"), "# theirs\n" + lost);
    EXPECT_FALSE(fs::exists(editor::journal_folder() / "left-behind"));
}

}  // namespace
}  // namespace briar
