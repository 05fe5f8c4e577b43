#pragma once

#include <string>

namespace briar::editor {

class Workspace;

/// Takes the last step back when it is one of typing with this word (Command::merge), as if it had never been done:
/// neither undo nor redo knows of it afterwards. Where typing has ended since, taking it back is a step of its own.
/// False: the last step is another one.
bool withdraw(Workspace& workspace, const std::string& merge);

}  // namespace briar::editor
