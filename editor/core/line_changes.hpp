#pragma once

#include <string>
#include <vector>

#include "runtime/source/splice.hpp"

namespace briar::editor {

/// The difference between two texts as splices of whole lines, in order and apart: the fewest lines where that can be
/// found out quickly, else one splice over everything that is not equal at both ends.
[[nodiscard]] std::vector<Splice> line_changes(const std::string& before, const std::string& after);

}  // namespace briar::editor
