#include "runtime/source/changed_entry.hpp"

#include <algorithm>

#include "runtime/source/document.hpp"
#include "runtime/source/report.hpp"
#include "runtime/source/span_scan.hpp"

namespace briar {
namespace {

/// What differs, in the text before: all up to `begin` is the same, and as many bytes from `end` on.
Span difference(std::string_view before, std::string_view after) {
    const std::size_t shorter = std::min(before.size(), after.size());
    const auto begin = static_cast<std::size_t>(
        std::mismatch(before.begin(), before.begin() + static_cast<std::ptrdiff_t>(shorter), after.begin()).first -
        before.begin());
    std::size_t same = 0;
    while (same < shorter - begin && before[before.size() - 1 - same] == after[after.size() - 1 - same])
        ++same;
    return make_span(begin, before.size() - same);
}

bool is_block_map(const Node& node) { return node.is_map() && !node.flow && !node.alias && !node.members.empty(); }

/// The last member that begins on the line of a byte or above it.
std::optional<std::size_t> member_at(std::string_view text, const Node& map, std::size_t byte) {
    const auto after = std::find_if(map.members.begin(), map.members.end(),
                                    [&](const Member& each) { return line_begin(text, each.key_span.begin) > byte; });
    if (after == map.members.begin()) return std::nullopt;
    return static_cast<std::size_t>(after - map.members.begin()) - 1;
}

/// Where the lines of the next member begin.
std::optional<std::size_t> behind(std::string_view text, const Node& map, std::size_t index) {
    if (index + 1 == map.members.size()) return std::nullopt;
    return line_begin(text, map.members[index + 1].key_span.begin);
}

}  // namespace

std::optional<ChangedEntry> changed_entry(const Document& document, std::string_view text) {
    const std::string_view before = document.text();
    const Node& root = document.root();
    if (!is_block_map(root)) return std::nullopt;
    const Span changed = difference(before, text);
    const auto section = member_at(before, root, changed.begin);
    if (!section || !is_block_map(*root.members[*section].value)) return std::nullopt;
    const Node& entries = *root.members[*section].value;
    const auto index = member_at(before, entries, changed.begin);
    if (!index) return std::nullopt;

    ChangedEntry found{*section, *index, column(before, entries.members[*index].key_span.begin), {}, {}};
    const std::size_t begin = line_begin(before, entries.members[*index].key_span.begin);
    const std::size_t end =
        behind(before, entries, *index).value_or(behind(before, root, *section).value_or(before.size()));
    if (found.column == 0 || changed.end > end) return std::nullopt;
    const std::size_t end_after = end + text.size() - before.size();
    found.before = make_span(begin, end);
    found.after = make_span(begin, end_after);
    const bool ends_line = end_after == text.size() || (end_after > begin && text[end_after - 1] == '\n');
    return ends_line ? std::optional(found) : std::nullopt;
}

}  // namespace briar
