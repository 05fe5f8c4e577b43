#pragma once

#include <cstdint>
#include <string>
#include <string_view>

/// Characters that nobody sees but that change what people see: they move a terminal's cursor, or turn the order of the
/// letters around.
namespace briar {

enum class Hidden : std::uint8_t {
    No,
    Control,    ///< C0 and C1 controls but for the line break, and DEL
    Direction,  ///< marks of writing direction, and signs without any width; joiners, which some scripts need, are none
};

[[nodiscard]] Hidden hidden_sort(char32_t character);
/// `U+001B`, as people look characters up.
[[nodiscard]] std::string code_point_name(char32_t character);
/// The text with hidden characters and bytes that are no characters written out, such as `\x1b` and `\u202e`.
[[nodiscard]] std::string written_out(std::string_view text);

}  // namespace briar
