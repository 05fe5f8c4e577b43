#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

/// A small scanner over YAML text. The reader's events tell only where things begin; this finds where they end.
/// Positions are bytes in the whole text; all functions accept any position up to its size.
namespace briar {

[[nodiscard]] inline bool is_blank(char c) { return c == ' ' || c == '\t'; }
[[nodiscard]] inline bool is_break(char c) { return c == '\n' || c == '\r'; }
[[nodiscard]] inline bool is_white(char c) { return is_blank(c) || is_break(c); }
/// `,` and the brackets: what ends plain text, names and tags inside `[...]` and `{...}`.
[[nodiscard]] inline bool is_flow_mark(char c) { return c == ',' || c == '[' || c == ']' || c == '{' || c == '}'; }

/// The character at `pos`, or NUL behind the end (NUL itself never gets past the byte check).
[[nodiscard]] inline char at(std::string_view text, std::size_t pos) { return pos < text.size() ? text[pos] : '\0'; }

/// Whether the text has a blank, a line break or its end at `pos`.
[[nodiscard]] inline bool ends_word(std::string_view text, std::size_t pos) {
    return pos >= text.size() || is_white(text[pos]);
}

[[nodiscard]] std::size_t skip_blanks(std::string_view text, std::size_t pos);
/// Behind blanks, line breaks and comments.
[[nodiscard]] std::size_t skip_gap(std::string_view text, std::size_t pos);
[[nodiscard]] std::size_t line_begin(std::string_view text, std::size_t pos);
/// Whether nothing but blanks stands before `pos` in its line, and no blank at it.
[[nodiscard]] inline bool begins_line(std::string_view text, std::size_t pos) {
    return skip_blanks(text, line_begin(text, pos)) == pos;
}
/// Where the line's characters end, before its line break.
[[nodiscard]] std::size_t line_end(std::string_view text, std::size_t pos);
/// Where the next line begins.
[[nodiscard]] std::size_t next_line(std::string_view text, std::size_t pos);
/// Bytes since the beginning of the line, a byte order mark not counted.
[[nodiscard]] std::size_t column(std::string_view text, std::size_t pos);

/// An anchor and a tag before a value.
struct Properties {
    std::size_t end = 0;    ///< behind the last of them; the position itself when there is none
    std::size_t value = 0;  ///< where the value begins
    bool anchor = false;
    bool tag = false;
};
[[nodiscard]] Properties scan_properties(std::string_view text, std::size_t pos);

/// The ends of values that begin at `begin`. `value` is what the reader understood; nothing when the text there cannot
/// have been read as that value.
[[nodiscard]] std::optional<std::size_t> end_of_plain(std::string_view text, std::size_t begin, std::string_view value);
[[nodiscard]] std::optional<std::size_t> end_of_quoted(std::string_view text, std::size_t begin);
/// The last line break belongs to the value unless it is stripped (`|-`).
[[nodiscard]] std::optional<std::size_t> end_of_block_text(std::string_view text, std::size_t begin,
                                                           std::string_view value);
[[nodiscard]] std::size_t end_of_alias(std::string_view text, std::size_t begin);
/// The end of `~` or `null` as a word of its own at `pos`.
[[nodiscard]] std::optional<std::size_t> end_of_null_word(std::string_view text, std::size_t pos);

}  // namespace briar
