#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <wx/event.h>
#include <wx/timer.h>

#include "editor/core/check.hpp"
#include "editor/core/journal.hpp"
#include "editor/core/workspace.hpp"
#include "editor/playing/game_rules.hpp"
#include "editor/widget/background.hpp"

namespace briar::editor {

/// The pack that is open in the window: its workspace, and what checking its unsaved state says, always soon after the
/// last change and never in the window's thread.
class OpenPack : public wxEvtHandler {
public:
    explicit OpenPack(std::unique_ptr<Workspace> workspace);

    [[nodiscard]] Workspace& workspace() { return *workspace_; }
    [[nodiscard]] const Workspace& workspace() const { return *workspace_; }
    /// The last check that came to its end; null: none so far.
    [[nodiscard]] const std::shared_ptr<const Checked>& checked() const { return checked_; }
    /// Something that no text tells of is different, such as the folder.
    void check_again() { check_soon(); }
    /// Whether the check is of the texts as they stand now.
    [[nodiscard]] bool check_is_current() const;
    /// What went wrong in the game that is played, in place of what did before; whoever listens to checks is told. What
    /// is told of a file holds until its text is changed.
    void note_game_problems(Diagnostics problems);
    /// What the pack's tests said that were run on the texts of that revision, in place of what they said before; told
    /// likewise. It holds until the texts are others.
    void note_test_problems(Diagnostics problems, std::uint64_t tested);
    /// What tests and the game have met, without what the check says as well.
    [[nodiscard]] const std::vector<Diagnostic>& other_problems() const { return others_; }
    [[nodiscard]] Subscription listen_to_checks(Signal<const Checked&>::Listener listener);
    /// Whose kinds the pack's files mean, as the last check says; empty: unknown.
    [[nodiscard]] std::string system() const;
    /// What is played: the pack as its texts stand now.
    [[nodiscard]] GameWish wish() const;
    /// Why unsaved work is not kept safe from a crash; empty: it is.
    [[nodiscard]] std::string unsafe() const { return journal_->failure(); }
    /// Waits until all of it is kept, or cannot be: then says why.
    [[nodiscard]] std::string keep_safe() {
        journal_->flush();
        return journal_->failure();
    }
    [[nodiscard]] std::filesystem::path journal() const { return journal_->path(); }
    /// Does it and gives why it could not be done; empty: done.
    std::string apply(const Command& command) { return workspace_->apply(command); }

private:
    void check_soon();
    void check_now();
    void drop_mended();
    void gather_others();
    void add_unknown(const Diagnostics& more);

    std::unique_ptr<Workspace> workspace_;
    std::unique_ptr<Journal> journal_;  ///< ends before the workspace does
    std::shared_ptr<const Checked> checked_;
    Diagnostics test_problems_;
    std::uint64_t tested_ = 0;  ///< the revision of the texts that were tested
    Diagnostics game_problems_;
    std::map<std::string, std::string> when_noted_;  ///< texts that problems of the game were told of, by their places
    std::vector<Diagnostic> others_;
    Signal<const Checked&> told_;
    Subscription changes_;
    wxTimer timer_;
    Background<std::shared_ptr<const Checked>> checking_;
};

}  // namespace briar::editor
