#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "editor/core/command.hpp"
#include "editor/core/uses.hpp"
#include "runtime/source/path.hpp"

/// Renaming an entry wherever it is spoken of, as one step.
namespace briar::editor {

class Workspace;

/// What counted without being said, and must be said once something has another name.
struct SaidThen {
    std::string full_id;
    Path path;
};

struct Rename {
    std::string full_id;
    std::string id;                ///< the new one
    std::vector<Use> uses;         ///< in the open pack; those that are not certain are left alone unless asked for
    std::vector<SaidThen> says{};  ///< values that are the new name then
    std::string refused;           ///< why it cannot be renamed to that; empty when it can
    std::uint64_t revision = 0;    ///< of the workspace: where the uses are then
};

/// What renaming would change, for a preview.
[[nodiscard]] Rename plan_rename(const Workspace& workspace, const std::string& full_id, const std::string& id);

/// Changes the chosen ones of `plan.uses` (by their numbers). Every file must then read as before but for the names;
/// otherwise it is refused; also when anything was changed since the plan was made.
[[nodiscard]] Command rename(const Workspace& workspace, const Rename& plan, const std::vector<std::size_t>& chosen);
/// Changes all that are certain.
[[nodiscard]] Command rename(const Workspace& workspace, const std::string& full_id, const std::string& id);

}  // namespace briar::editor
