#pragma once

#include <string>

#include "runtime/source/tree.hpp"

namespace briar {

/// As `Tree::to_yaml`, for people who read it: lists of words that are too long for a line fill as many lines as they
/// need, instead of one for each word. Reading it back gives an equal tree.
[[nodiscard]] std::string filled_yaml(const Tree& tree);

}  // namespace briar
