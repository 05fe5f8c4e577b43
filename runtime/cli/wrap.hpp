#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

/// Text in columns of a terminal. Widths count characters, not bytes.
namespace briar::cli {

/// Characters of a UTF-8 text (each as one column wide).
[[nodiscard]] std::size_t columns(std::string_view text);
/// Cut to `width` characters, the last one then a `~`.
[[nodiscard]] std::string cut(std::string_view text, std::size_t width);
/// Cut or filled up with blanks to `width` characters.
[[nodiscard]] std::string pad(std::string_view text, std::size_t width);
/// Broken at blanks into lines of at most `width` characters; at least one line. Longer words are broken hard.
[[nodiscard]] std::vector<std::string> wrap(std::string_view text, std::size_t width);
/// The same as one text; line breaks in `text` stay, lines that begin with blanks are not broken.
[[nodiscard]] std::string fill(std::string_view text, std::size_t width);

}  // namespace briar::cli
