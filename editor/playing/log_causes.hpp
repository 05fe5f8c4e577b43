#pragma once

#include <vector>

#include "editor/playing/course.hpp"

namespace briar::editor {

/// For each line whether its cause is worth naming. What a rule has begun, such as a long fight, is all its doing: its
/// name stands where it begins, and then only at what other rules do in between.
[[nodiscard]] std::vector<bool> named_causes(const std::vector<LogEntry>& log);

}  // namespace briar::editor
