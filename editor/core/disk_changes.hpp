#pragma once

#include <optional>
#include <string>
#include <vector>

/// Files that others changed while they are open here.
namespace briar::editor {

class Workspace;

/// Three states of one file; without a text there is no such file.
struct Versions {
    std::string file;
    std::optional<std::string> base;    ///< what both began with
    std::optional<std::string> ours;    ///< here, not saved
    std::optional<std::string> theirs;  ///< on the disk now

    friend bool operator==(const Versions&, const Versions&) = default;
};

struct DiskChange {
    Versions versions;
    bool conflict = false;  ///< changed here too, and otherwise: somebody must choose
};

enum class Choose { Ours, Theirs, Merged };

/// What is different on the disk from what was last read or written there, and files that appeared. Looks at time and
/// size first, into the file only where these differ or the file is so young that its time tells nothing.
[[nodiscard]] std::vector<DiskChange> look_at_disk(const Workspace& workspace);
/// The same of one file, and always into it. Nothing: it is as it was known, or cannot be read.
[[nodiscard]] std::optional<DiskChange> look_at_disk(const Workspace& workspace, const std::string& file);

/// Takes the disk's state for known and does what was chosen: the text of the disk (an undoable step), the text here
/// (unsaved against the new state), or both changes together. Gives the reason when that cannot be done; also when the
/// disk or the text here is not as `change` says any more: nobody has chosen about that.
[[nodiscard]] std::string resolve(Workspace& workspace, const DiskChange& change, Choose choice);

/// Takes everything over from the disk that is not changed here. Gives those that somebody must choose for. While the
/// folder of the pack is not there, nothing is taken from it.
std::vector<DiskChange> follow_disk(Workspace& workspace);

/// What is here, as versions have it.
[[nodiscard]] std::optional<std::string> text_here(const Workspace& workspace, const std::string& file);
/// Makes one of the versions the text here, as one step. Gives the reason when that cannot be done.
[[nodiscard]] std::string take_version(Workspace& workspace, const Versions& versions, Choose choice);

/// Both changes of `base`, line by line; nothing when they touch the same lines.
[[nodiscard]] std::optional<std::string> merged_lines(const std::string& base, const std::string& ours,
                                                      const std::string& theirs);
[[nodiscard]] std::optional<std::string> merged(const Versions& versions);

}  // namespace briar::editor
