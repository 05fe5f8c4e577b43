#pragma once

#include <array>
#include <cstdint>

/// Whether icons can all be covered when each source covers one: a matching. Pure; it knows no game.
namespace briar::journey {

/// Sources as bits.
using Sources = std::uint64_t;
inline constexpr int kMostSources = 64;
inline constexpr int kMostCovered = 8;

struct Covering {
    std::array<Sources, kMostCovered> fitting{};  ///< which sources fit each icon
    int count = 0;                                ///< icons
};

/// Whether the icons from `first` on can be covered by sources of `free`, but for at most `spare` of them.
[[nodiscard]] bool can_cover(const Covering& icons, int first, Sources free, int spare);

}  // namespace briar::journey
