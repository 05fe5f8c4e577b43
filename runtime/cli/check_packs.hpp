#pragma once

#include <string>
#include <vector>

#include "runtime/source/diagnostic.hpp"

namespace briar::cli {

/// Loads packs together and checks everything in them: entries, scenarios with their modes, scripts, pack tests.
[[nodiscard]] Diagnostics check_together(const std::vector<std::string>& packs);

}  // namespace briar::cli
