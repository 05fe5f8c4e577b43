#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "runtime/source/document.hpp"

/// Values written as YAML text in the manner of the file that they go into.
namespace briar {

/// The file's habits.
struct Habits {
    std::string line_break = "\n";
    std::size_t step = 2;    ///< by how much what lies inside is indented
    bool deep_lists = true;  ///< list items are indented below their key
};
[[nodiscard]] Habits habits_of(const Document& document);

/// In one line, brackets and all.
[[nodiscard]] std::string flow_text(const Node& value, ScalarStyle wish = ScalarStyle::Plain);

/// What follows `key:` when the key stands in `column`: a blank and the value, or a line break and the indented lines.
/// No line break at the end.
[[nodiscard]] std::string after_key(const Node& value, std::size_t column, const Habits& habits,
                                    ScalarStyle wish = ScalarStyle::Plain);
/// What follows the `-` of a list item when the dash stands in `column`.
[[nodiscard]] std::string after_dash(const Node& value, std::size_t column, const Habits& habits,
                                     ScalarStyle wish = ScalarStyle::Plain);
/// `key: value` whose key stands in `column`.
[[nodiscard]] std::string member_text(const std::string& key, const Node& value, std::size_t column,
                                      const Habits& habits);
/// The lines of a map or list that begins in `column`; the first line without its indentation.
[[nodiscard]] std::string block_lines(const Node& value, std::size_t column, const Habits& habits);

/// Whether a text over several lines can be written with `|`: indentation and line ends alone carry it.
[[nodiscard]] bool fits_lines(std::string_view text);
/// Whether the value is written as lines of its own rather than in the line of its key.
[[nodiscard]] bool needs_lines(const Node& value);

}  // namespace briar
