#pragma once

#include <cstddef>
#include <string>

#include "editor/core/text_search.hpp"

namespace briar::editor {

/// A place where words were found, as people read it who never look into the files.
struct FoundWords {
    std::string where;       ///< `Bog hag's child › Text`; empty: it is of no entry
    std::string line;        ///< of the text, as it is told; elsewhere the line of the file
    std::size_t at = 0;      ///< the byte of that line where the words begin; npos: they cannot be shown in it
    std::size_t length = 0;  ///< of the words in that line
};

[[nodiscard]] FoundWords in_words(const Workspace& workspace, const TextHit& hit);

}  // namespace briar::editor
