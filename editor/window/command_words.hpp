#pragma once

#include <string_view>
#include <utility>
#include <vector>

namespace briar::editor {

/// Words that commands are looked for with though their names do not hold them, by the ids of the commands.
[[nodiscard]] const std::vector<std::pair<std::string_view, const char*>>& other_words();

}  // namespace briar::editor
