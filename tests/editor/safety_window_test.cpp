#include <fstream>

#include "editor/core/edit_plan.hpp"
#include "editor/core/journal.hpp"
#include "editor/play/play_pane.hpp"
#include "editor/window/open_pack.hpp"
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
    EXPECT_EQ(text("tokens.yaml"), mine) << "it can be undone";
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
