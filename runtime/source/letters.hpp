#pragma once

#include <algorithm>
#include <string>
#include <string_view>

/// Letters of the English alphabet and digits: the same on every machine, whatever language it speaks. All other bytes
/// are neither, and stay as they are.
namespace briar {

[[nodiscard]] constexpr bool is_digit(char c) { return c >= '0' && c <= '9'; }
[[nodiscard]] constexpr bool is_small_letter(char c) { return c >= 'a' && c <= 'z'; }
[[nodiscard]] constexpr bool is_letter(char c) { return is_small_letter(c) || (c >= 'A' && c <= 'Z'); }

[[nodiscard]] constexpr char small_letter(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

[[nodiscard]] constexpr char capital_letter(char c) {
    return is_small_letter(c) ? static_cast<char>(c - 'a' + 'A') : c;
}

/// As a sentence begins. A place in a file or a full id stays as it is: `den.lua:12`, `tiles/den`.
[[nodiscard]] inline std::string capitalized(std::string text) {
    const std::string_view first = std::string_view(text).substr(0, text.find(' '));
    const bool is_name = first.find_first_of("./") < first.size() - 1;
    if (!text.empty() && !is_name) text.front() = capital_letter(text.front());
    return text;
}

/// As in the midst of a sentence; a word that stands in capitals stays so: `AP for all`.
[[nodiscard]] inline std::string with_small_first(std::string_view text) {
    const bool in_capitals = text.size() > 1 && is_letter(text[1]) && !is_small_letter(text[1]);
    std::string small(text);
    if (!small.empty() && !in_capitals) small.front() = small_letter(small.front());
    return small;
}

[[nodiscard]] inline std::string small_letters(std::string_view text) {
    std::string small(text);
    std::transform(small.begin(), small.end(), small.begin(), small_letter);
    return small;
}

/// Whether they differ in nothing but capital and small letters.
[[nodiscard]] inline bool reads_same(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return small_letter(x) == small_letter(y); });
}

}  // namespace briar
