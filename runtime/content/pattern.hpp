#pragma once

#include <string>
#include <string_view>

/// Regular expressions of schemas, held against text that strangers wrote.
namespace briar {

/// Texts longer than this match no pattern: the matcher of the standard library recurses once per character.
inline constexpr std::size_t kLongestPatternText = 400;

/// Whether the whole of `text` matches the ECMA expression. Expressions are compiled once per thread.
[[nodiscard]] bool matches_pattern(const std::string& expression, std::string_view text);

/// Whether `text` is kebab-case ASCII that starts with a letter (`old-mill`, `room-2`): the form of every id.
[[nodiscard]] bool is_kebab_case(std::string_view text);
/// The same as an ECMA expression, for schemas.
inline constexpr const char* kKebabPattern = "[a-z][a-z0-9]*(-[a-z0-9]+)*";
/// What it means, for messages.
inline constexpr const char* kKebabHint = "small letters and digits joined by single hyphens, such as `old-gate-2`";

}  // namespace briar
