#pragma once

#include <string>
#include <vector>

#include "runtime/source/diagnostic.hpp"

namespace briar {
class Node;
}

/// Where tests speak of entries: as values (`hands: [bow]`), as keys (`pieces: {bow: {size: 3}}`, `{player: red, steps:
/// 1}`), and within keys of options (`use bow on wolf`).
namespace briar::editor {

class Workspace;

struct TestWord {
    Span span;
    bool certain = true;  ///< false: the same word, which may mean something else
};

/// All places of a file of tests that say the id.
[[nodiscard]] std::vector<TestWord> words_of_tests(const Workspace& workspace, const Node& root,
                                                   const std::string& text, const std::string& full_id);

}  // namespace briar::editor
