#pragma once

#include <cstdint>

namespace briar::cli {

/// How often this thread has asked for memory since its begin. A program that calls this gets an `operator new` that
/// counts, except under sanitizers, which have their own: there it is always 0.
[[nodiscard]] std::uint64_t allocations();

}  // namespace briar::cli
