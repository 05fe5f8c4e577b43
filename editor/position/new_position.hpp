#pragma once

#include <string>

#include "editor/core/workspace.hpp"

namespace briar::editor {

/// A new test of a scenario that begins from its fresh set-up and says nothing of what becomes of it, in `file`; made
/// when it is not there.
struct NewPosition {
    Command command;
    std::string file;
    std::string name;
};
[[nodiscard]] NewPosition new_position(const Workspace& workspace, const std::string& scenario,
                                       const std::string& file);

}  // namespace briar::editor
