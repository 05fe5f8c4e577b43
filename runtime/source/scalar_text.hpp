#pragma once

#include <string>
#include <string_view>

#include "runtime/source/document.hpp"

/// How a text is written as a YAML scalar in one line: bare where that says the same, else in quotes.
namespace briar {

/// Where it will stand: inside `[...]` and `{...}` more characters have a meaning.
enum class ScalarPlace { Block, Flow, Key };

/// Whether the text, written without quotes, is read as this very text by us and by other YAML 1.2 readers.
[[nodiscard]] bool can_be_plain(std::string_view text, ScalarPlace place);

/// A scalar or null in one line. A text keeps the quotes that `wish` asks for; otherwise it is quoted only when it
/// must.
[[nodiscard]] std::string scalar_text(const Node& value, ScalarStyle wish, ScalarPlace place);

[[nodiscard]] std::string key_text(std::string_view key, ScalarStyle wish = ScalarStyle::Plain);

}  // namespace briar
