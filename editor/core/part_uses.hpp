#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "editor/core/rename.hpp"

/// Parts of entries that have names of their own, as keys of a map: modes, vars, maps, legs, shops, zones of scenarios,
/// stages of campaigns. Which texts name them follows from the schemas (`part_name`), tests and positions too.
namespace briar::editor {

class Workspace;

struct PartName {
    std::string sort;   ///< "mode": what its schema is called, without `_name`
    std::string entry;  ///< the full id of an entry that has it; empty: none of this pack
    std::string name;

    /// For people: "mode", "zone".
    [[nodiscard]] std::string sort_in_words() const;
};

/// The part that is named at a byte of a file of the pack, by a key, a text, or a script.
[[nodiscard]] std::optional<PartName> part_at(const Workspace& workspace, const std::string& file, std::size_t byte);
/// Why nothing at that byte can get another name, where there is neither a part nor an entry.
[[nodiscard]] std::string why_no_part(const Workspace& workspace, const std::string& file, std::size_t byte);
/// The part that a key of an entry is, by its path within the entry; nothing when it is none.
[[nodiscard]] std::optional<PartName> part_of(const Workspace& workspace, const std::string& full_id, const Path& path);
/// All that an entry has.
[[nodiscard]] std::vector<PartName> parts_of(const Workspace& workspace, const std::string& full_id);

/// Where it is named in this pack: where it is made, and wherever it is spoken of. Stages are those of one campaign,
/// modes those of one scenario; all else may be shared by scenarios.
[[nodiscard]] std::vector<Use> find_part_uses(const Workspace& workspace, const PartName& part);

/// As plan_rename of entries; `rename` does it.
[[nodiscard]] Rename plan_part_rename(const Workspace& workspace, const PartName& part, const std::string& name);

}  // namespace briar::editor
