#include "runtime/source/changed_entry.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

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

/// Walks over a document and another text side by side, from one changed entry to the next.
class ChangeWalk {
public:
    ChangeWalk(const Document& document, std::string_view text)
        : before_(document.text()), after_(text), root_(document.root()), changed_(difference(before_, text)) {}

    std::vector<ChangedEntry> walk() {
        std::size_t at = changed_.begin;  // before: all up to here is told
        std::ptrdiff_t shift = 0;
        for (std::size_t count = 0; count < kMostEntries; ++count) {
            std::optional<ChangedEntry> entry = entry_at(at);
            if (!entry) return {};
            entry->after.begin = moved(entry->before.begin, shift);
            if (changed_.end <= entry->before.end) {
                entry->after.end = moved(entry->before.end, growth());
                return take(*entry) ? std::move(found_) : std::vector<ChangedEntry>();
            }
            const auto behind = line_behind(*entry);
            if (!behind) return {};
            entry->after.end = static_cast<std::uint32_t>(*behind);
            if (!take(*entry)) return {};
            shift = static_cast<std::ptrdiff_t>(*behind) - static_cast<std::ptrdiff_t>(entry->before.end);
            at = next_difference(entry->before.end, *behind);
        }
        return {};
    }

private:
    static constexpr std::size_t kMostEntries = 16;

    /// In all, in bytes.
    [[nodiscard]] std::ptrdiff_t growth() const {
        return static_cast<std::ptrdiff_t>(after_.size()) - static_cast<std::ptrdiff_t>(before_.size());
    }
    [[nodiscard]] static std::uint32_t moved(std::size_t byte, std::ptrdiff_t shift) {
        return static_cast<std::uint32_t>(static_cast<std::ptrdiff_t>(byte) + shift);
    }

    /// The entry in whose lines a byte of the text before lies.
    [[nodiscard]] std::optional<ChangedEntry> entry_at(std::size_t byte) const {
        const auto section = member_at(before_, root_, byte);
        if (!section || !is_block_map(*root_.members[*section].value)) return std::nullopt;
        const Node& entries = *root_.members[*section].value;
        const auto index = member_at(before_, entries, byte);
        if (!index) return std::nullopt;
        const std::size_t key = entries.members[*index].key_span.begin;
        const std::size_t end =
            behind(before_, entries, *index).value_or(behind(before_, root_, *section).value_or(before_.size()));
        const ChangedEntry entry{*section, *index, column(before_, key), make_span(line_begin(before_, key), end), {}};
        return entry.column == 0 ? std::nullopt : std::optional(entry);
    }

    /// Where in the text after the line stands that comes behind an entry: the one of the next key. What stands before
    /// it belongs to the entry.
    [[nodiscard]] std::optional<std::size_t> line_behind(const ChangedEntry& entry) const {
        const Node& entries = *root_.members[entry.section].value;
        const bool last = entry.index + 1 == entries.members.size();
        const Member& next = last ? root_.members[entry.section + 1] : entries.members[entry.index + 1];
        const std::size_t line = entry.before.end;
        const std::string key = "\n" + std::string(before_.substr(line, next.key_span.end + 1 - line));
        const std::size_t found = after_.find(key, entry.after.begin);
        return found == std::string_view::npos ? std::nullopt : std::optional(found + 1);
    }

    /// The next byte of the text before that differs from what stands in its place.
    [[nodiscard]] std::size_t next_difference(std::size_t before, std::size_t after) const {
        const auto* first = before_.data() + before;
        const auto* last = first + std::min(before_.size() - before, after_.size() - after);
        return before + static_cast<std::size_t>(std::mismatch(first, last, after_.data() + after).first - first);
    }

    bool take(const ChangedEntry& entry) {
        if (entry.after.begin > entry.after.end || entry.after.end > after_.size()) return false;
        const bool ends_line =
            entry.after.end == after_.size() || (!entry.after.empty() && after_[entry.after.end - 1] == '\n');
        found_.push_back(entry);
        return ends_line;
    }

    std::string_view before_;
    std::string_view after_;
    const Node& root_;
    Span changed_;  ///< in the text before: everything that differs lies in it
    std::vector<ChangedEntry> found_;
};

}  // namespace

std::vector<ChangedEntry> changed_entries(const Document& document, std::string_view text) {
    if (!is_block_map(document.root())) return {};
    return ChangeWalk(document, text).walk();
}

}  // namespace briar
