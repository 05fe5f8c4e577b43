#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/source/diagnostic.hpp"

/// Words in the texts of a pack, wherever they stand: names, rules, scripts, comments.
namespace briar::editor {

class Workspace;

struct TextHit {
    std::string file;  ///< within the pack
    Place place;       ///< its span are the words
    std::string line;  ///< the line they stand in, without blanks around it
};

/// By file and place, as the texts stand now, at most so many; capital and small letters are one. Nothing for no words.
[[nodiscard]] std::vector<TextHit> find_in_texts(const Workspace& workspace, std::string_view words, std::size_t most);

}  // namespace briar::editor
