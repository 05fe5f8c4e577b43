#pragma once

#include <cstddef>
#include <string>
#include <string_view>

/// Characters in UTF-8 text.
namespace briar {

inline constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

/// One character read from text.
struct Utf8 {
    char32_t code_point = 0;
    std::size_t size = 1;  ///< bytes taken; one when not valid
    bool valid = false;    ///< shortest form, no surrogates, at most U+10FFFF
};

/// Reads the character at `pos`, which must lie in the text.
[[nodiscard]] Utf8 read_utf8(std::string_view text, std::size_t pos);
/// How many characters the text has; a byte that is none counts as one.
[[nodiscard]] std::size_t count_characters(std::string_view text);

/// As much of the text as fits into `most` bytes, without a part of a character at its end.
[[nodiscard]] std::string_view whole_characters(std::string_view text, std::size_t most);

}  // namespace briar
