#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// Dice as people write them: `d6`, `2d6`, `2d6+3`.
namespace briar {

struct DiceExpr {
    std::uint8_t count = 1;  ///< 0 to 20
    std::uint8_t sides = 6;  ///< 2 to 100
    std::int16_t bonus = 0;

    friend bool operator==(const DiceExpr&, const DiceExpr&) = default;
    /// As an Arg: never negative.
    [[nodiscard]] std::int32_t pack() const {
        return static_cast<std::int32_t>(count | (sides << 5U) | ((bonus + 1024) << 12U));
    }
    static DiceExpr unpack(std::int32_t packed) {
        return {static_cast<std::uint8_t>(packed & 31), static_cast<std::uint8_t>((packed >> 5) & 127),
                static_cast<std::int16_t>((packed >> 12) - 1024)};
    }
    [[nodiscard]] int lowest() const { return count + bonus; }
    [[nodiscard]] int highest() const { return count * sides + bonus; }
};

/// Dice on the table, each as it fell.
struct Roll {
    static constexpr std::size_t kMost = 20;
    std::array<std::uint8_t, kMost> values{};
    std::uint8_t count = 0;
    std::uint8_t sides = 6;

    /// What up to five dice of at most 63 sides show, in six bits each; 0: it has other dice.
    [[nodiscard]] std::int32_t packed() const {
        if (count > 5 || sides > 63) return 0;
        std::int32_t bits = 0;
        for (std::size_t i = count; i > 0; --i)
            bits = (bits << 6) | values[i - 1];
        return bits;
    }
    [[nodiscard]] int sum() const {
        int total = 0;
        for (std::size_t i = 0; i < count; ++i)
            total += values[i];
        return total;
    }
    /// Two or more dice that show the same.
    [[nodiscard]] bool all_alike() const {
        for (std::size_t i = 1; i < count; ++i) {
            if (values[i] != values[0]) return false;
        }
        return count >= 2;
    }
};

[[nodiscard]] std::optional<DiceExpr> parse_dice(std::string_view text);
[[nodiscard]] std::string to_text(DiceExpr dice);

}  // namespace briar
