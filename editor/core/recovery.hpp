#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include "editor/core/disk_changes.hpp"
#include "editor/core/journal.hpp"
#include "editor/core/journal_record.hpp"

/// What editors that did not end in an orderly way have left behind, and how it is taken back.
namespace briar::editor {

struct RecoveredFile {
    Versions versions;  ///< base: as the disk was last seen; ours: as it was last; theirs: as it stands now

    /// It was not saved, and does not stand so: there is something to restore.
    [[nodiscard]] bool lost() const { return versions.ours != versions.base && versions.ours != versions.theirs; }
    /// It was changed since in another way.
    [[nodiscard]] bool conflict() const { return lost() && versions.theirs != versions.base; }
};

struct Recovery {
    std::filesystem::path journal;
    std::filesystem::path pack;  ///< its folder
    std::string title;
    std::int64_t age_seconds = 0;  ///< since the last record
    std::vector<RecoveredFile> files;
    std::vector<std::string> labels;  ///< of the steps that were done, the last one last
    std::vector<JournalRecord> records;

    /// Whether anything is not on the disk.
    [[nodiscard]] bool lost() const;
    [[nodiscard]] bool conflict() const;
};

/// Journals whose editors no longer run, the youngest first; of one pack where its folder is given. Those in which
/// nothing was lost are left out and deleted. What cannot be read stays where it is.
[[nodiscard]] std::vector<Recovery> find_recoveries(const std::filesystem::path& folder = journal_folder(),
                                                    const std::filesystem::path& pack = {});

/// Journals of this pack whose editors run now, but for one's own.
[[nodiscard]] std::vector<Recovery> others_at_work(const std::filesystem::path& pack, const std::filesystem::path& own,
                                                   const std::filesystem::path& folder = journal_folder());

/// Takes the work back into a workspace of that pack. Where no file was changed since, step by step from where the
/// texts stand: everything since then can be undone as before. Else as one step, without the files in conflict. Gives
/// the reason when nothing can be done. Nothing is saved.
[[nodiscard]] std::string restore(Workspace& workspace, const Recovery& recovery);

/// The files that `restore` leaves as they stand in the workspace: somebody must choose (see `take_version`). `theirs`
/// is what stands there, whoever wrote it.
[[nodiscard]] std::vector<Versions> conflicts_of(const Workspace& workspace, const Recovery& recovery);

/// What was changed last; without a file when nothing was.
struct LastChange {
    std::string file;
    std::size_t at = 0;    ///< the byte in its text
    bool as_text = false;  ///< by typing into the text itself
};
[[nodiscard]] LastChange last_change(const Recovery& recovery);

/// Deletes the journal: the work is restored.
void discard(const Recovery& recovery);
/// Nobody wants it, so far as they know: it is offered no more, until `bring_back`.
void put_aside(const Recovery& recovery);
/// Also where what was put aside has been forgotten since. Gives the reason when it cannot be written.
[[nodiscard]] std::string bring_back(const Recovery& recovery);
/// Deletes what was put aside long ago.
void forget_put_aside(const std::filesystem::path& folder = journal_folder());

}  // namespace briar::editor
