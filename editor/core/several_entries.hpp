#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "editor/core/command.hpp"
#include "runtime/source/path.hpp"

/// One field of several entries, changed in one step. What cannot be written in one of them refuses all.
namespace briar::editor {

class EntryEdit;
class Workspace;

/// Changes each from what it says: `now` is its value at the path after all packs, null when it has none. False: this
/// one refuses. The label names the entries when it is empty.
using EntryChange = std::function<bool(EntryEdit& edit, const Node* now)>;
[[nodiscard]] Command change_in_all(const Workspace& workspace, const std::vector<std::string>& full_ids,
                                    const std::string& label, const Path& path, const EntryChange& change);

[[nodiscard]] Command set_in_all(const Workspace& workspace, const std::vector<std::string>& full_ids, const Path& path,
                                 const Node& value);
[[nodiscard]] Command reset_in_all(const Workspace& workspace, const std::vector<std::string>& full_ids,
                                   const Path& path);

/// How a number goes on from what it says; what says nothing goes on from what is usual.
struct NumberStep {
    std::int64_t by = 1;
    std::int64_t usual = 0;
    std::optional<std::int64_t> least;
    std::optional<std::int64_t> most;
};
/// Each goes on from its own number, as far as it may.
[[nodiscard]] Command step_in_all(const Workspace& workspace, const std::vector<std::string>& full_ids,
                                  const Path& path, const NumberStep& step);

/// Adds a value to a list of each entry that has it not yet, or takes it out of those that have it: tags, specials.
[[nodiscard]] Command add_in_all(const Workspace& workspace, const std::vector<std::string>& full_ids, const Path& list,
                                 const Node& value);
[[nodiscard]] Command remove_in_all(const Workspace& workspace, const std::vector<std::string>& full_ids,
                                    const Path& list, const Node& value);
/// Adds a value behind the last item of the list of each, also where it has one like it.
[[nodiscard]] Command insert_in_all(const Workspace& workspace, const std::vector<std::string>& full_ids,
                                    const Path& list, const Node& value);

}  // namespace briar::editor
