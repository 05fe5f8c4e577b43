#include "runtime/engine/dice.hpp"

#include <charconv>

#include "runtime/source/letters.hpp"

namespace briar {
namespace {

constexpr int kMostSides = 100;
constexpr int kMostBonus = 999;

/// Takes a whole number without sign off the front of `text`.
std::optional<int> take_number(std::string_view& text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || number < 0) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    return number;
}

/// `+3`, `-1` or nothing at all.
std::optional<int> read_bonus(std::string_view text) {
    if (text.empty()) return 0;
    const int sign = text.front() == '+' ? 1 : text.front() == '-' ? -1 : 0;
    text.remove_prefix(1);
    if (sign == 0 || text.empty() || !is_digit(text.front())) return std::nullopt;
    const auto bonus = take_number(text);
    if (!bonus || !text.empty() || *bonus > kMostBonus) return std::nullopt;
    return sign * *bonus;
}

}  // namespace

std::optional<DiceExpr> parse_dice(std::string_view text) {
    int count = 1;
    if (!text.empty() && is_digit(text.front())) {
        const auto number = take_number(text);
        if (!number || *number > static_cast<int>(Roll::kMost)) return std::nullopt;
        count = *number;
    }
    if (text.size() < 2 || text.front() != 'd' || !is_digit(text[1])) return std::nullopt;
    text.remove_prefix(1);
    const auto sides = take_number(text);
    if (!sides || *sides < 2 || *sides > kMostSides) return std::nullopt;
    const auto bonus = read_bonus(text);
    if (!bonus) return std::nullopt;
    return DiceExpr{static_cast<std::uint8_t>(count), static_cast<std::uint8_t>(*sides),
                    static_cast<std::int16_t>(*bonus)};
}

std::string to_text(DiceExpr dice) {
    std::string text = dice.count == 1 ? "" : std::to_string(dice.count);
    text += "d" + std::to_string(dice.sides);
    if (dice.bonus > 0) text += "+";
    if (dice.bonus != 0) text += std::to_string(dice.bonus);
    return text;
}

}  // namespace briar
