#pragma once

#include <string>
#include <vector>

#include "editor/core/command.hpp"

/// A special in Lua to begin with: its entry and its script, as one step.
namespace briar::editor {

class Workspace;

/// The events that specials of this pack may answer, in the order of the registry; their docs stand beside them.
struct ScriptEvent {
    std::string name;
    std::string doc;
};
[[nodiscard]] std::vector<ScriptEvent> script_events(const Workspace& workspace);

/// A special of this id with a script of its own that answers `event` with a line in the log: something to see at once,
/// and to be changed. It is called `name`, or after its id where that is empty. In `file`, or
/// in the home of its kind when that is empty.
[[nodiscard]] Command new_scripted_special(const Workspace& workspace, const std::string& id, const std::string& event,
                                           const std::string& name = {}, const std::string& file = {});

}  // namespace briar::editor
