#pragma once

#include <string>

#include "editor/core/workspace.hpp"
#include "editor/position/found_positions.hpp"

namespace briar::editor {

/// A new test of a scenario that begins from its fresh set-up and says nothing of what becomes of it; in the scenario's
/// own file, made when it is not there.
struct NewPosition {
    Command command;
    std::string file;
    std::string name;
};
[[nodiscard]] NewPosition new_position(const Workspace& workspace, const std::string& scenario);

/// The same test once more, beside the first.
[[nodiscard]] NewPosition copy_position(const Workspace& workspace, const FoundPosition& position);
[[nodiscard]] Command rename_position(const Workspace& workspace, const FoundPosition& position,
                                      const std::string& name);
/// The last one of a file takes the file along.
[[nodiscard]] Command remove_position(const Workspace& workspace, const FoundPosition& position);

}  // namespace briar::editor
