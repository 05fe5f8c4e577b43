#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "runtime/source/syntax_words.hpp"

/// The causes that are looked for behind the reader's complaints, and what they are made of.
namespace briar {

[[nodiscard]] SyntaxProblem syntax_problem(std::string id, Span span, std::string message, std::string hint);
[[nodiscard]] SyntaxProblem syntax_problem_at(std::string id, std::size_t pos, std::string message, std::string hint);

/// The line around `pos` without its line break.
[[nodiscard]] std::string_view line_of(std::string_view text, std::size_t pos);
/// The nearest line above that holds something: where it begins.
[[nodiscard]] std::optional<std::size_t> line_above(std::string_view text, std::size_t pos);
/// The place of the first colon in a line that separates a key from its value; npos when there is none.
[[nodiscard]] std::size_t key_colon(std::string_view line);

/// A quote that is never closed, noticed at the end of the file.
[[nodiscard]] SyntaxProblem explain_open_quote(const SyntaxStop& stop, std::string_view text);
/// A quote that was closed by the next one, which should have begun a text; nothing when there is none.
[[nodiscard]] std::optional<SyntaxProblem> explain_swallowed(const SyntaxStop& stop, std::string_view text);

/// `:` where no key can be.
[[nodiscard]] SyntaxProblem explain_colon(const SyntaxStop& stop, std::string_view text);
/// Something in a map that is no key.
[[nodiscard]] SyntaxProblem explain_map(const SyntaxStop& stop, std::string_view text);
/// Something in a list that is no item.
[[nodiscard]] SyntaxProblem explain_list(const SyntaxStop& stop, std::string_view text);
/// `- ` where no item can be.
[[nodiscard]] SyntaxProblem explain_item(const SyntaxStop& stop, std::string_view text);

}  // namespace briar
