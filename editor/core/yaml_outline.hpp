#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "runtime/source/document.hpp"

/// What can be read of a file that has mistakes, so that one misplaced bracket does not hide all other entries.
namespace briar::editor {

/// The text as YAML, where entries with mistakes of syntax are blanked out: all spans are those of `text`. The root is
/// null when too much is broken. Never for writing: what is blank here stands in the file.
[[nodiscard]] std::shared_ptr<const Document> read_outline(const std::string& name, const std::string& text);

/// The lines of the entry that holds the byte: from the nearest line above that lies at most two columns deep to the
/// next such line.
[[nodiscard]] Span entry_around(std::string_view text, std::size_t at);

}  // namespace briar::editor
