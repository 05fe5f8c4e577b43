#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

/// What Return writes into a text: the line end that is usual there, and the blanks that the next line begins with.
namespace briar::editor {

enum class TextSort : std::uint8_t { Yaml, Lua, Other };

/// `\r\n` or `\n`: as the line around the byte ends, or the one before it; else as the first line does.
[[nodiscard]] std::string_view line_end_at(std::string_view text, std::size_t byte);
/// The blanks of a line that is begun at the byte: as deep as what is written there goes on.
[[nodiscard]] std::string indent_after(TextSort sort, std::string_view text, std::size_t byte);

}  // namespace briar::editor
