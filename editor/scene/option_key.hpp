#pragma once

#include <cstddef>

namespace briar::editor {

/// The key that takes the option of a number, beginning with 0: `1` to `9`, `0`, then `a` to `z`; a blank: there are no
/// more keys.
[[nodiscard]] constexpr char option_key(std::size_t index) {
    constexpr std::size_t kDigits = 10;
    constexpr std::size_t kLetters = 26;
    if (index < kDigits) return static_cast<char>('0' + (index + 1) % kDigits);
    return index < kDigits + kLetters ? static_cast<char>('a' + (index - kDigits)) : ' ';
}

}  // namespace briar::editor
