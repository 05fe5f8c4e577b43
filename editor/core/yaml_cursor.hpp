#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>

#include "runtime/source/document.hpp"
#include "runtime/source/path.hpp"

/// Where in a YAML text somebody writes, also while it does not read.
namespace briar::editor {

struct YamlCursor {
    std::shared_ptr<const Document> document;  ///< read with something in the place of the begun word
    Span word;                                 ///< the begun word, in the true text
    bool found = false;                        ///< nothing can be said otherwise
    bool key = false;                          ///< a key is written: `path` is that of its map
    bool flow = false;                         ///< between brackets
    bool may_be_key = false;                   ///< a value is written where keys of a new map may begin as well
    Path path;                                 ///< of the value, or of the map whose key it is
};

/// Of a large text only what matters for the place is read; the whole says the same of a text that reads.
enum class Extent : std::uint8_t { Enough, Whole };

/// At any place of any text.
[[nodiscard]] YamlCursor yaml_cursor(const std::string& text, std::size_t offset, Extent extent = Extent::Enough);

}  // namespace briar::editor
