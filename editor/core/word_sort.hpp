#pragma once

#include <cstdint>
#include <vector>

#include "editor/core/text_search.hpp"

/// What words that were found in the texts of a pack are for: whether people read them, or the program goes by them.
namespace briar::editor {

enum class WordSort : std::uint8_t {
    Words,    ///< people read them: names, texts, what is said
    Comment,  ///< only those read them who write the pack
    Name,     ///< an id, a key, a word of a list: what refers to it must say the same
    Code,     ///< of a script
};

/// Of each of the hits in the same order, as the texts stand now. What cannot be told, as it does not read, is a Name.
[[nodiscard]] std::vector<WordSort> sorts_of(const Workspace& workspace, const std::vector<TextHit>& hits);

}  // namespace briar::editor
