#pragma once

#include <cstddef>
#include <cstdint>

namespace briar {

/// What one script may use. All but `cpu_milliseconds` are counted, so that a script ends at the same step on every
/// machine; the clock is the last net, far above what the counted budgets allow, for costs that nobody thought of.
struct BoxLimits {
    std::uint64_t steps = 1'000'000;        ///< Lua instructions and charges of one hook call
    std::size_t live_bytes = 16U << 20U;    ///< all that one box may hold at a time
    std::size_t call_bytes = 512U << 20U;   ///< all that one hook call may ask for, given back or not
    std::size_t text_bytes = 4U << 10U;     ///< one text
    std::size_t source_bytes = 64U << 10U;  ///< one script file: Lua takes time by its square
    int depth = 200;                        ///< functions calling functions
    int values = 250;                       ///< values passed or returned at once
    int nesting = 40;                       ///< hooks begun while others wait or run
    int cpu_milliseconds = 500;             ///< of the processor, not of the day
};

/// What one hook call has used: `steps` is exact in what is charged and counts instructions in small groups.
struct RunCost {
    std::uint64_t steps = 0;
    std::uint64_t bytes = 0;

    friend bool operator==(const RunCost&, const RunCost&) = default;
};

}  // namespace briar
