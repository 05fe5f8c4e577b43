#pragma once

#include <cstdint>

/// Chance. The generator is PCG32 (M. E. O'Neill, "PCG: A Family of Simple Fast Space-Efficient Statistically Good
/// Algorithms", XSH-RR 64/32): 64 bits of state, one fixed odd increment for each stream.
namespace briar {

/// What chance is used for. Each purpose has a stream of its own, so that a change in one place (one more die) does not
/// reshuffle the rest.
enum class Stream : std::uint8_t { Setup, Draws, Dice, Script, Bots };
inline constexpr int kStreams = 5;

class Random {
public:
    Random() = default;
    /// The streams of one seed are independent of each other.
    Random(std::uint64_t seed, Stream stream);

    std::uint32_t next() {
        const std::uint64_t old = state_;
        state_ = old * 6364136223846793005ULL + increment();
        const auto shifted = static_cast<std::uint32_t>(((old >> 18U) ^ old) >> 27U);
        const auto turn = static_cast<std::uint32_t>(old >> 59U);
        return (shifted >> turn) | (shifted << ((32U - turn) & 31U));
    }
    /// Uniform in [0, bound); bound > 0. Unbiased (Lemire's method with rejection).
    std::uint32_t below(std::uint32_t bound) {
        std::uint64_t product = std::uint64_t{next()} * bound;
        if (auto low = static_cast<std::uint32_t>(product); low < bound) {
            const std::uint32_t threshold = (0U - bound) % bound;
            while (low < threshold) {
                product = std::uint64_t{next()} * bound;
                low = static_cast<std::uint32_t>(product);
            }
        }
        return static_cast<std::uint32_t>(product >> 32U);
    }

    [[nodiscard]] std::uint64_t state() const { return state_; }
    void set_state(std::uint64_t state) { state_ = state; }

private:
    [[nodiscard]] std::uint64_t increment() const { return (std::uint64_t{stream_} << 1U) | 1U; }

    std::uint64_t state_ = 0;
    std::uint64_t stream_ = 0;
};

}  // namespace briar
