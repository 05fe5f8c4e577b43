#include "editor/core/rule_rows.hpp"

#include <algorithm>

#include "runtime/engine/compile_table.hpp"

namespace briar::editor {
namespace {

std::string range_text(int low, int high) {
    return low == high ? std::to_string(low) : std::to_string(low) + "-" + std::to_string(high);
}

/// As it is written.
std::string word_of(const Node& roll, const RollTable::Row& row) {
    for (const Member& member : roll.members)
        if (member.value.get() == row.effects) return member.key;
    return {};
}

std::optional<NextRow> in_gap(const RollTable& table) {
    int low = table.dice.lowest();
    for (const RollTable::Row& row : table.rows) {
        if (row.low > low) return NextRow{range_text(low, row.low - 1), {}, {}};
        low = std::max(low, row.high + 1);
    }
    if (low > table.dice.highest()) return std::nullopt;
    return NextRow{range_text(low, table.dice.highest()), {}, {}};
}

}  // namespace

std::optional<NextRow> next_row(const Node& roll) {
    if (roll.find("roll") == nullptr || !roll.find("roll")->is_scalar()) return std::nullopt;
    RollTable table = read_roll_table(roll);
    std::sort(table.rows.begin(), table.rows.end(), [](const auto& a, const auto& b) { return a.low < b.low; });
    if (auto free = in_gap(table)) return free;
    // The widest gives away its upper half.
    const auto widest = std::max_element(table.rows.begin(), table.rows.end(),
                                         [](const auto& a, const auto& b) { return a.high - a.low <= b.high - b.low; });
    if (widest == table.rows.end() || widest->high <= widest->low) return std::nullopt;
    const int middle = widest->low + (widest->high - widest->low) / 2;
    return NextRow{range_text(middle + 1, widest->high), word_of(roll, *widest), range_text(widest->low, middle)};
}

std::vector<RowOfDice> rows_for_dice(const Node& roll, const Node& dice) {
    const RollTable before = read_roll_table(roll);
    Node other = roll.clone();
    for (Member& each : other.members) {
        if (each.key == "roll") *each.value = dice.clone();
    }
    const RollTable now = read_roll_table(other);
    std::vector<RowOfDice> rows;
    if (now.dice.highest() < now.dice.lowest()) return rows;
    for (const RollTable::Row& row : before.rows) {
        const int low = row.low <= before.dice.lowest() ? now.dice.lowest() : row.low;
        const int high = row.high >= before.dice.highest() ? now.dice.highest() : row.high;
        const bool shown = low <= high && high >= now.dice.lowest() && low <= now.dice.highest();
        const std::string word = word_of(roll, row);
        const bool open = word.ends_with("+");
        rows.push_back({word, !shown ? std::string()
                              : open
                                  ? std::to_string(low) + "+"
                                  : range_text(std::max(low, now.dice.lowest()), std::min(high, now.dice.highest()))});
    }
    return rows;
}

std::string words_of_row(const std::string& range) {
    const std::size_t dash = range.find('-', 1);
    if (dash != std::string::npos) return "on a roll of " + range.substr(0, dash) + " to " + range.substr(dash + 1);
    if (range.ends_with("+")) return "on a roll of " + range.substr(0, range.size() - 1) + " or more";
    return "on a roll of " + range;
}

}  // namespace briar::editor
