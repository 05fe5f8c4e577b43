#pragma once

#include "runtime/session/failure.hpp"

namespace briar::editor {

/// Where a rule or script went wrong, as a file that can be opened: failures of scripts name them within their pack.
[[nodiscard]] Place place_of(const Failure& failure, const Ruleset& rules);

/// The failure of a running game for the list of problems.
[[nodiscard]] Diagnostic problem_of(const Failure& failure, const Ruleset& rules);

/// `in echo.lua, line 12`; empty: nobody knows.
[[nodiscard]] std::string where_in_words(const Failure& failure);

}  // namespace briar::editor
