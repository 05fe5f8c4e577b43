#pragma once

#include <string>

#include "runtime/source/edit.hpp"

/// What an author wrote for one thing in a list, comments and all, so that it can be written elsewhere in the same
/// words.
namespace briar {

/// The value at `path` as an item of a list in the first column: with the comments that belong to it, from the first to
/// the last, without the last line break. A value that stands for a list of one becomes its item. The path must lead to
/// a value that is not repeated by an alias.
[[nodiscard]] std::string item_words(const Document& document, const Path& path);
/// The same without comments that lie outside of a part of the text.
[[nodiscard]] std::string item_words(const Document& document, const Path& path, Span part);

/// The part that `set_value` writes anew: comments outside of it stay where they are. Of the path the same holds.
[[nodiscard]] Span part_of_value(const Document& document, const Path& path);

/// Whether there are comments in the words of an item.
[[nodiscard]] bool has_comments(const std::string& words);

/// Writes the item at `path` in these words; they must mean what stands there. Refused inside brackets, which have no
/// room for comments.
[[nodiscard]] Edit reword_item(const Document& document, const Path& item, const std::string& words);

/// Writes a list in brackets, and what brackets it stands in, over lines. Refused when there are comments in them.
[[nodiscard]] Edit spread_over_lines(const Document& document, const Path& list);

}  // namespace briar
