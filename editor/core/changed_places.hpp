#pragma once

#include <string>
#include <vector>

namespace briar::editor {

struct Command;

/// Files for people, the first three by name: `tokens.yaml, tiles.yaml and 2 more files`.
[[nodiscard]] std::string files_in_words(const std::vector<std::string>& files);

/// How many places a command changes and in which files, for people: `7 places in tokens.yaml, tiles.yaml and 2 more
/// files`. The files stand as the command has them, the first three by name.
[[nodiscard]] std::string changed_places(const Command& command);

}  // namespace briar::editor
