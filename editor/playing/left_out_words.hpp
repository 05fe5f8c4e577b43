#pragma once

#include <string>
#include <vector>

#include "runtime/engine/ruleset.hpp"

/// What is told of the rules that a game does without because of mistakes.
namespace briar::editor {

/// Which they are; empty: all take part.
[[nodiscard]] std::string left_out_in_words(const Ruleset& rules);
/// The same of those that took part before, and who takes part again: a line each.
[[nodiscard]] std::vector<std::string> changes_of_left_out(const Ruleset& before, const Ruleset& now);

}  // namespace briar::editor
