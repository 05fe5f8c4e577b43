#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// What is written into a text besides what is typed: the line end that is usual there, and the blanks that lines begin
/// with.
namespace briar::editor {

enum class TextSort : std::uint8_t { Yaml, Lua, Other };
/// By the end of the file's name.
[[nodiscard]] TextSort text_sort(std::string_view file);

/// `\r\n` or `\n`: as the line around the byte ends, or the one before it; else as the first line does.
[[nodiscard]] std::string_view line_end_at(std::string_view text, std::size_t byte);
/// The blanks of a line that is begun at the byte: as deep as what is written there goes on.
[[nodiscard]] std::string indent_after(TextSort sort, std::string_view text, std::size_t byte);
/// The blanks that the line before the byte should begin with, now that it has become what ends a block of Lua: `end`,
/// `else`, a bracket. Nothing where it should stay: it is something else, or somebody has indented it otherwise than
/// `indent_after` would.
[[nodiscard]] std::optional<std::string> indent_of_end(TextSort sort, std::string_view text, std::size_t byte);

}  // namespace briar::editor
