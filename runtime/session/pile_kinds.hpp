#pragma once

#include <string>
#include <string_view>

#include "runtime/source/path.hpp"

/// What may lie in the stacks, bags and decks of a scenario, beyond what its shape says.
namespace briar {

/// Of `kinds`, those that may lie in a pile of a scenario (`realms.hills.bags.monsters`) where its system gives that a
/// meaning. `there`: the kind of what is in it already; empty: nothing. The scenario may have mistakes.
[[nodiscard]] std::string kinds_in_pile(const Node& scenario, const Path& pile, const std::string& kinds,
                                        std::string_view there);

}  // namespace briar
