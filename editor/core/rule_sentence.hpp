#pragma once

#include <string>

namespace briar {
class Node;
}

/// Parts of a rule as people read them: `add counter chill by 1` for `{add_counter: {name: chill, by: 1}}`.
namespace briar::editor {

[[nodiscard]] std::string in_words(const Node& part);
/// As much of a sentence as fits into a block; never cut within a letter.
[[nodiscard]] std::string shortened(std::string sentence);
/// A word of a rule as it is read.
[[nodiscard]] std::string spaced(std::string word);

}  // namespace briar::editor
