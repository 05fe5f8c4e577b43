#pragma once

#include <string>

namespace briar {
class Node;
}

namespace briar::editor {

/// What a condition asks for, for people: `health at least 3, or has special echo`. Never the text of the file.
[[nodiscard]] std::string condition_text(const Node& condition);

}  // namespace briar::editor
