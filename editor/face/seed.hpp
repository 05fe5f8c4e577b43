#pragma once

#include <cstdint>
#include <string_view>

/// Chance for pictures: the same entry looks the same on every machine and in every run.
namespace briar::editor {

[[nodiscard]] constexpr std::uint32_t seed_of(std::string_view text) {
    std::uint32_t hash = 2166136261U;
    for (const char c : text) {
        hash ^= static_cast<unsigned char>(c);
        hash *= 16777619U;
    }
    return hash ^ (hash >> 15U);
}

/// A small generator (xorshift) for scattering things.
class Scatter {
public:
    explicit constexpr Scatter(std::uint32_t seed) : state_(seed != 0 ? seed : 1) {}

    constexpr std::uint32_t next() {
        state_ ^= state_ << 13U;
        state_ ^= state_ >> 17U;
        state_ ^= state_ << 5U;
        return state_;
    }
    /// In [0, 1).
    constexpr double unit() { return static_cast<double>(next() >> 8U) / 16777216.0; }
    constexpr double between(double low, double high) { return low + (high - low) * unit(); }
    /// In [0, count).
    constexpr int below(int count) { return static_cast<int>(next() % static_cast<std::uint32_t>(count)); }

private:
    std::uint32_t state_;
};

}  // namespace briar::editor
