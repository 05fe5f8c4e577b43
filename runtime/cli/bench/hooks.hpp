#pragma once

namespace briar::cli {

/// What calling scripts costs, in nanoseconds.
struct HookTimes {
    double returns = 0;  ///< a hook that only returns, with `game` and `event`
    double waits = 0;    ///< one that waits once for the game
};

/// Measures for so many seconds on each.
[[nodiscard]] HookTimes measure_hooks(double seconds);

}  // namespace briar::cli
