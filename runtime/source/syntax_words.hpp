#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "runtime/source/diagnostic.hpp"

/// Turns the reader's complaint into words for the author. The reader says where it noticed something; this looks for
/// what was done.
namespace briar {

class Report;
struct SyntaxStop;

struct SyntaxProblem {
    std::string id;
    Span span;  ///< where the mistake was made, as far as can be told
    std::string message;
    std::string hint;
    Span region;            ///< from the mistake to where the reader noticed it
    bool can_go_on = true;  ///< whether what follows can be looked at without this part
};

/// `report` only names lines.
[[nodiscard]] SyntaxProblem explain(const SyntaxStop& stop, std::string_view text, const Report& report);

/// What is said about lines indented with tabs, of which `tab` is the first: tabs are one habit, not many mistakes.
[[nodiscard]] SyntaxProblem explain_tabs(std::size_t tab, std::string_view text);

}  // namespace briar
