#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "runtime/engine/system.hpp"

/// How fast whole games go: random choices, no log, as fast as they can.
namespace briar::cli {

struct BenchGame {
    std::shared_ptr<const Ruleset> rules;
    Setup setup;
};

struct Pace {
    std::uint64_t decisions = 0;
    std::uint64_t games = 0;
    std::uint64_t failed = 0;       ///< games that a failing rule ended
    std::uint64_t allocations = 0;  ///< while decisions were made, once warm; setting up does not count
    double seconds = 0;             ///< of a processor

    [[nodiscard]] double decisions_per_second() const { return static_cast<double>(decisions) / seconds; }
    [[nodiscard]] double games_per_second() const { return static_cast<double>(games) / seconds; }
};

/// What one thread does alone and what several do at the same time, the best round of each. Processor time is what
/// counts: other programs slow nothing down, but threads that get into each other's way do.
struct Paces {
    Pace alone;
    double together = 0;  ///< decisions that all make in a second
};

/// Measures for so many processor seconds on each thread.
[[nodiscard]] Paces measure_paces(const BenchGame& bench, std::size_t threads, double seconds);

}  // namespace briar::cli
