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
    Versions versions;      ///< base: before the first change; ours: as it was last; theirs: the disk now
    bool lost = false;      ///< the disk does not have it: there is something to restore
    bool conflict = false;  ///< somebody else changed the file since
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

/// Journals whose editors no longer run, the youngest first. Those in which nothing was lost are left out and deleted.
[[nodiscard]] std::vector<Recovery> find_recoveries(const std::filesystem::path& folder = journal_folder());

/// Takes the work back into a workspace of that pack. Where no file was changed by others, step by step from where the
/// disk stands: everything since then can be undone as before. Else as one step, without the files in conflict. Gives
/// the reason when nothing can be done. Nothing is saved.
[[nodiscard]] std::string restore(Workspace& workspace, const Recovery& recovery);

/// The files that `restore` leaves as they are on the disk: somebody must choose (see `resolve`).
[[nodiscard]] std::vector<DiskChange> conflicts_of(const Recovery& recovery);

/// Deletes the journal: the work is restored, or nobody wants it.
void discard(const Recovery& recovery);

}  // namespace briar::editor
