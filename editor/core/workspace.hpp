#pragma once

#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "editor/core/command.hpp"
#include "editor/core/entry_table.hpp"
#include "editor/core/history.hpp"
#include "editor/core/pack_file.hpp"
#include "editor/core/signal.hpp"
#include "editor/core/snapshot.hpp"
#include "editor/core/source_document.hpp"
#include "editor/core/surroundings.hpp"
#include "runtime/content/catalog.hpp"
#include "runtime/content/kind.hpp"

/// A pack that is open for editing, with the packs below it, which are only looked at. Everything that changes a text
/// goes through `apply`, `undo` and `redo`. Belongs to one thread; `snapshot` is what other threads get.
namespace briar {
class ParsedTexts;
struct Manifest;
struct SystemSet;
}  // namespace briar

namespace briar::editor {

/// What became of saving.
struct Saved {
    std::vector<std::string> files;            ///< written
    std::vector<std::string> failures;         ///< for people; those files are as they were and stay modified
    std::vector<std::string> write_protected;  ///< other files, that only their mark keeps from being written
    [[nodiscard]] bool ok() const { return failures.empty() && write_protected.empty(); }
};

/// What listeners of the workspace are told.
struct WorkspaceChange {
    bool files_changed = false;      ///< one was made or taken away
    std::vector<std::string> files;  ///< whose texts, or whose place on the disk, are different now
    bool around_changed = false;     ///< pictures, or packs below
};

enum class HistoryMove : std::uint8_t { Done, Undone, Redone };
struct StepEvent {
    HistoryMove move = HistoryMove::Done;
    const HistoryStep& step;  ///< Done: what was done just now, also where it is joined with the one before
    StepJoining joining = StepJoining::None;  ///< Done: what it became in the history
};

class Workspace {
public:
    /// Opens the pack in `folder` (or beside a pack.yaml). Never fails: what is broken is there as text, with its
    /// problems. Packs that it needs are looked for on `path` and beside it.
    [[nodiscard]] static std::unique_ptr<Workspace> open(const SystemSet& set, const std::filesystem::path& folder,
                                                         PackPath path);
    Workspace(const Workspace&) = delete;
    Workspace& operator=(const Workspace&) = delete;

    // --- what there is
    [[nodiscard]] const SystemSet& set() const { return set_; }
    [[nodiscard]] const Kinds& kinds() const;
    [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }  ///< absolute
    [[nodiscard]] const PackPath& pack_path() const { return path_; }
    /// As pack.yaml stands now; the folder's name where it says nothing usable.
    [[nodiscard]] const std::string& pack_id() const;
    [[nodiscard]] std::string title() const;
    /// pack.yaml as it stands now; what could be read of it.
    [[nodiscard]] const Manifest& manifest() const;
    /// The system whose kinds the pack's files mean, as its texts stand now; empty when nothing tells.
    [[nodiscard]] const std::string& system() const;
    /// What the name of a kind means in this pack; nullptr when there is none.
    [[nodiscard]] const Kind* kind(const std::string& name) const;
    /// Sorted by name; files that were deleted but not saved are left out.
    [[nodiscard]] std::vector<PackFile> files() const;
    [[nodiscard]] std::vector<PackFile> files(FileSort sort) const;
    /// A file of the pack, also one that was deleted (not present); nullptr when there never was one.
    [[nodiscard]] std::shared_ptr<SourceDocument> document(const std::string& file) const;
    /// The file that a diagnostic or an entry's place names: of this pack; or of any other, which is then opened for
    /// reading. nullptr when there is no such file, or it is in no pack.
    [[nodiscard]] std::shared_ptr<SourceDocument> document_at(const std::string& place_file);
    /// The name within this pack of a place's file; empty when it lies elsewhere.
    [[nodiscard]] std::string name_of(const std::string& place_file) const;
    /// The packs below: loaded without this one. Loaded anew when pack.yaml asks for other packs. Never null.
    [[nodiscard]] const std::shared_ptr<const Catalog>& below() const;
    /// All entries, of this pack and those below, as the texts stand now.
    [[nodiscard]] const EntryTable& entries() const;
    /// All that is read of the pack goes through it, in whatever thread: a text that was parsed before is not parsed
    /// anew.
    [[nodiscard]] ParsedTexts& parsed() const { return *parsed_; }

    // --- changing it
    /// Does what the command says, as one step of the history. Gives the reason when it cannot be done; nothing is
    /// changed then. A command that changes nothing is fine.
    [[nodiscard]] std::string apply(const Command& command);
    [[nodiscard]] bool can_undo() const { return history_.can_undo(); }
    [[nodiscard]] bool can_redo() const { return history_.can_redo(); }
    /// False: there was nothing to do. Also takes back what another program wrote: whoever lets people go back asks
    /// History::outside_files_since before.
    bool undo();
    bool redo();
    /// What is typed from here on is a step of its own: the caret was moved, another view is used.
    void end_typing() { history_.break_merge(); }
    [[nodiscard]] const History& history() const { return history_; }
    [[nodiscard]] Subscription listen(Signal<const WorkspaceChange&>::Listener listener);
    /// Told of every step that is done, undone or done again, before those who `listen`: for the journal.
    [[nodiscard]] Subscription listen_to_steps(Signal<const StepEvent&>::Listener listener);
    /// Told whenever files were saved.
    [[nodiscard]] Subscription listen_to_saves(Signal<const Saved&>::Listener listener);
    /// Told of every file whose state on the disk was taken note of, see `know_disk`.
    [[nodiscard]] Subscription listen_to_disk(Signal<const SourceDocument&>::Listener listener);
    /// Grows with every change of any text.
    [[nodiscard]] std::uint64_t revision() const { return revision_; }

    // --- the disk
    [[nodiscard]] bool modified() const;
    [[nodiscard]] std::vector<std::string> modified_files() const;
    Saved save(const std::vector<std::string>& files, WriteProtection protection = WriteProtection::Respected);
    Saved save_all() { return save(modified_files()); }

    /// Every file with a text that there is or was, also deleted ones.
    [[nodiscard]] std::vector<std::string> all_texts() const;
    /// Files with texts in the folder that were not there when the pack was opened.
    [[nodiscard]] std::vector<std::string> unknown_files() const;
    /// Takes what was read of a file for what is on the disk; the text here stays. A file that appeared is known then,
    /// without a text.
    void know_disk(const std::string& file, FileBytes read);

    /// The folder was there, and is not: nothing is taken from it or written to it until it is back.
    [[nodiscard]] bool folder_is_away() const;

    /// What lay around the texts when somebody looked last: `look_around` looks again, in whatever thread.
    [[nodiscard]] Surroundings surroundings() const;
    /// Takes over what was seen then. Gives what is different now, of which all who listen are told.
    AroundChange take_surroundings(SeenAround seen);

    // --- for other threads
    /// Everything as it stands now; never changes afterwards.
    [[nodiscard]] Snapshot snapshot() const;
    /// As `snapshot`, as if the command had been applied.
    [[nodiscard]] Snapshot snapshot_after(const Command& command) const;

private:
    Workspace(const SystemSet& set, std::filesystem::path folder, PackPath path);
    void find_files();
    [[nodiscard]] std::string objection(const Command& command) const;
    void tell(const HistoryStep& step);
    void read_lower_files();

    const SystemSet& set_;
    std::filesystem::path folder_;
    PackPath path_;
    std::shared_ptr<ParsedTexts> parsed_;
    std::map<std::string, PackFile> files_;
    std::map<std::string, std::shared_ptr<SourceDocument>> lower_files_;  // by place
    History history_;
    std::uint64_t revision_ = 1;
    Signal<const WorkspaceChange&> changed_;
    Signal<const StepEvent&> stepped_;
    Signal<const Saved&> saved_;
    Signal<const SourceDocument&> disk_known_;
    mutable std::shared_ptr<const Manifest> manifest_;
    mutable std::uint64_t manifest_revision_ = 0;
    mutable std::shared_ptr<const Catalog> below_;
    mutable std::vector<std::string> below_wanted_;
    mutable std::optional<Surroundings> around_;
    mutable EntryTable entries_;
    mutable std::string system_;
    mutable std::uint64_t system_revision_ = 0;
};

}  // namespace briar::editor
