#pragma once

#include <algorithm>
#include <cstdint>
#include <ctime>

/// Time as it is measured here: what this thread has had of a processor, so that other programs do not count.
namespace briar::cli {

[[nodiscard]] inline double cpu_seconds() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) * 1e-9;
}

/// Makes the compiler believe that everything in memory has been looked at.
inline void look_at_memory() { asm volatile("" ::: "memory"); }

/// Nanoseconds that one call takes: the best of five rounds that take `seconds` together.
template <class Call>
double nanoseconds(double seconds, const Call& call) {
    constexpr int kRounds = 5;
    constexpr int kAtOnce = 1024;  // asking for the time takes hundreds of nanoseconds itself
    double best = 1e18;
    for (int round = 0; round < kRounds; ++round) {
        std::uint64_t calls = 0;
        double spent = 0;
        const double begin = cpu_seconds();
        do {
            for (int i = 0; i < kAtOnce; ++i) {
                call();
                look_at_memory();
            }
            calls += kAtOnce;
            spent = cpu_seconds() - begin;
        } while (spent < seconds / kRounds);
        best = std::min(best, spent * 1e9 / static_cast<double>(calls));
    }
    return best;
}

}  // namespace briar::cli
