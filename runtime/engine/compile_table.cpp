#include "runtime/engine/compile_table.hpp"

#include <optional>

#include "runtime/content/values.hpp"
#include "runtime/content/wording.hpp"
#include "runtime/engine/whole_range.hpp"

namespace briar {
namespace {

/// `1-3`, `6`, `4+`; a leading minus belongs to the number.
std::optional<WholeRange> read_range(std::string_view text, int highest) {
    if (text.empty() || text.back() != '+') return read_whole_range(text);
    const auto low = read_whole(text.substr(0, text.size() - 1));
    if (!low) return std::nullopt;
    return WholeRange{*low, highest};
}

std::string range_text(const RollTable::Row& row) {
    return row.low == row.high ? std::to_string(row.low) : std::to_string(row.low) + "-" + std::to_string(row.high);
}

void judge(RollTable& table, const RollTable::Row& row, const Member& member) {
    const auto mistake = [&](const char* id, std::string message, std::string hint) {
        table.mistakes.push_back({key_node(member), id, std::move(message), std::move(hint)});
    };
    const std::string can = to_text(table.dice) + " shows " + std::to_string(table.dice.lowest()) + " to " +
                            std::to_string(table.dice.highest());
    if (row.low < table.dice.lowest() || row.high > table.dice.highest() || row.low > table.dice.highest()) {
        return mistake("rule.range-outside", quote(member.key) + " cannot be rolled", can);
    }
    if (row.low > row.high)
        return mistake("rule.range-empty", quote(member.key) + " holds no number", "smaller number first");
    for (const RollTable::Row& other : table.rows) {
        if (row.low > other.high || other.low > row.high) continue;
        return mistake("rule.range-overlap", quote(member.key) + " overlaps with " + quote(range_text(other)),
                       "let each result stand in one range only");
    }
}

}  // namespace

RollTable read_roll_table(const Node& roll) {
    RollTable table;
    const Node& dice = *roll.find("roll");
    if (const auto read = parse_dice(dice.text)) {
        table.dice = *read;
    } else {
        Node at;
        at.kind = dice.kind;
        at.document = dice.document;
        at.span = dice.span;
        table.mistakes.push_back(
            {std::move(at), "rule.dice", "dice cannot be " + quote(dice.text), "write them like `d6` or `2d6+3`"});
    }
    for (const Member& member : roll.members) {
        const auto range = read_range(member.key, table.dice.highest());
        if (!range) continue;  // `roll` and `hero`; the shape check knows no others
        const RollTable::Row row{range->low, range->high, member.value.get()};
        judge(table, row, member);
        table.rows.push_back(row);
    }
    return table;
}

}  // namespace briar
