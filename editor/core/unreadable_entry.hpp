#pragma once

#include <string>

/// Entries that are not there for the moment: somebody writes in their file, and it does not read as it stands.
namespace briar::editor {

class Workspace;

/// The file of the pack in which an entry may stand that there is not, hidden by a mistake of syntax. Empty: it is
/// gone.
[[nodiscard]] std::string file_hiding(const Workspace& workspace, const std::string& full_id);

}  // namespace briar::editor
