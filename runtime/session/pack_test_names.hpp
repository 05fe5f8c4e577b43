#pragma once

#include "runtime/session/pack_test.hpp"

namespace briar {

/// Reports modes, heroes and pieces that a test names, in its position or in what it expects, but that are not there.
void check_test_names(const SystemSet& set, const Catalog& catalog, const PackTest& test, Diagnostics& diagnostics);

}  // namespace briar
