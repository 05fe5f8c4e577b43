#pragma once

#include "runtime/cli/bench/pace.hpp"
#include "runtime/source/tree.hpp"

namespace briar::cli {

/// What the parts of a game cost in the middle of one played by chance: writes `state_bytes`, `copy_state_ns`, ... into
/// the tree. Each is measured for so many seconds.
void measure_parts(const BenchGame& bench, double seconds, Tree& tree);

}  // namespace briar::cli
