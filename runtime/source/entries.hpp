#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "runtime/source/diagnostic.hpp"

/// Where the entries of a map or list lie in the text, marks and all: what edits cut and paste.
namespace briar {

class Document;
class Node;

/// One `key: value`, `- item` or `item`.
struct EntryPlace {
    std::size_t begin = 0;  ///< of its key, its dash, or its value inside brackets
    std::size_t slot = 0;   ///< behind the colon or dash and an anchor: where the value may begin, blanks not skipped
    std::size_t end = 0;    ///< behind the value's last character, before its line break
};

/// In order; one for each member or item of `parent`, which must lie in `document`, not below an alias.
[[nodiscard]] std::vector<EntryPlace> entry_places(const Document& document, const Node& parent);

/// An entry of a block with the comments that belong to it, to the end of its last line: the lines right above it in
/// its own column, what stands behind it, and lines below it that are indented deeper. Above the first entry of a file
/// stands what concerns the file. Inside brackets, the entry alone.
[[nodiscard]] Span with_comments(const Document& document, const Node& parent, std::size_t index);

/// Behind the last character of a value: a block text's last line break not counted.
[[nodiscard]] std::size_t content_end(std::string_view text, Span span);

/// Whether there is an empty line between two positions.
[[nodiscard]] bool has_empty_line(std::string_view text, std::size_t begin, std::size_t end);

}  // namespace briar
