#pragma once

#include <string>

/// What a command would change, before it is done.
namespace briar::editor {

class Workspace;
struct Command;

/// For people, a line for each place: `monsters.yaml, line 3: "helth: 3" becomes "health: 3"`. Much is cut short.
/// Empty: nothing would change, or it cannot be done.
[[nodiscard]] std::string change_preview(const Workspace& workspace, const Command& command);

}  // namespace briar::editor
