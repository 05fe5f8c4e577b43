#pragma once

#include <string>

/// What an entry is called after a step that gave it another id: a rename, one taken back, a key typed anew.
namespace briar::editor {

class Workspace;
struct StepEvent;

/// The full id that it has now. Empty: the entry is there no more, or was not renamed.
[[nodiscard]] std::string new_name(const Workspace& workspace, const StepEvent& step, const std::string& full_id);

}  // namespace briar::editor
