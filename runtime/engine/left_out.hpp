#pragma once

#include <string>
#include <vector>

#include "runtime/engine/ruleset.hpp"

/// Rules that a game does without. What is left of a rule when its mistakes are taken out would do what nobody has
/// written: so a special takes part as a whole or not at all.
namespace briar {

/// The ids of the specials that the scenario, its modes or pieces name and that take no part: they have mistakes, or
/// name an entry that has some or is not there. Sorted, each once.
[[nodiscard]] std::vector<std::string> specials_left_out(const Ruleset& ruleset);

}  // namespace briar
