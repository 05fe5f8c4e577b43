#pragma once

#include <vector>

#include "editor/playing/course_tree.hpp"

/// Whole courses in a saved game that is one file, with all that they are made of: it can be given away.
namespace briar::editor {

/// For SaveFile::whole; null: nothing was played but on the content of the game that is played, and an ordinary save
/// holds all of it; or it is more than a file that can be read may hold. The played line comes first.
[[nodiscard]] Tree whole_in_one(const std::vector<LineToKeep>& lines);

}  // namespace briar::editor
