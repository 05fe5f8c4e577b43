#include "editor/core/line_changes.hpp"

#include <algorithm>
#include <string_view>

#include "runtime/source/report.hpp"

namespace briar::editor {
namespace {

using Lines = std::vector<std::string_view>;

constexpr std::size_t kMostChanges = 800;

Lines lines_of(std::string_view text) {
    Lines lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
        lines.push_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return lines;
}

/// Lines that stay: their numbers in both texts.
struct KeptLine {
    std::size_t before;
    std::size_t after;
};

/// Myers: the fewest lines taken out and put in. Nothing beyond `kMostChanges` of them.
std::vector<KeptLine> kept_lines(const Lines& a, const Lines& b, bool& found) {
    const auto n = static_cast<std::ptrdiff_t>(a.size());
    const auto m = static_cast<std::ptrdiff_t>(b.size());
    const auto most = static_cast<std::ptrdiff_t>(std::min<std::size_t>(a.size() + b.size(), kMostChanges));
    std::vector<std::vector<std::ptrdiff_t>> history;
    std::vector<std::ptrdiff_t> reach(static_cast<std::size_t>(2 * most + 3), 0);
    const auto at = [&](std::ptrdiff_t k) -> std::ptrdiff_t& { return reach[static_cast<std::size_t>(k + most + 1)]; };
    found = false;
    std::ptrdiff_t steps = 0;
    for (; steps <= most && !found; ++steps) {
        history.push_back(reach);
        for (std::ptrdiff_t k = -steps; k <= steps && !found; k += 2) {
            const bool down = k == -steps || (k != steps && at(k - 1) < at(k + 1));
            std::ptrdiff_t x = down ? at(k + 1) : at(k - 1) + 1;
            while (x < n && x - k < m && a[static_cast<std::size_t>(x)] == b[static_cast<std::size_t>(x - k)])
                ++x;
            at(k) = x;
            found = x >= n && x - k >= m;
        }
    }
    std::vector<KeptLine> kept;
    if (!found) return kept;
    std::ptrdiff_t x = n;
    std::ptrdiff_t y = m;
    for (std::ptrdiff_t d = steps - 1; d >= 0; --d) {
        reach = history[static_cast<std::size_t>(d)];
        const std::ptrdiff_t k = x - y;
        const bool down = k == -d || (k != d && at(k - 1) < at(k + 1));
        const std::ptrdiff_t before = d == 0 ? 0 : down ? at(k + 1) : at(k - 1) + 1;
        while (x > before && y > before - k && x > 0 && y > 0)
            kept.push_back({static_cast<std::size_t>(--x), static_cast<std::size_t>(--y)});
        if (d == 0) break;
        x = down ? at(k + 1) : at(k - 1);
        y = x - (down ? k + 1 : k - 1);
    }
    std::reverse(kept.begin(), kept.end());
    return kept;
}

std::string joined(const Lines& lines, std::size_t begin, std::size_t end) {
    std::string text;
    for (std::size_t i = begin; i < end; ++i)
        text += lines[i];
    return text;
}

}  // namespace

std::vector<Splice> line_changes(const std::string& before, const std::string& after) {
    const Lines a = lines_of(before);
    const Lines b = lines_of(after);
    std::size_t head = 0;
    while (head < a.size() && head < b.size() && a[head] == b[head])
        ++head;
    std::size_t tail = 0;
    while (tail < a.size() - head && tail < b.size() - head && a[a.size() - 1 - tail] == b[b.size() - 1 - tail])
        ++tail;
    const Lines middle_a(a.begin() + static_cast<std::ptrdiff_t>(head), a.end() - static_cast<std::ptrdiff_t>(tail));
    const Lines middle_b(b.begin() + static_cast<std::ptrdiff_t>(head), b.end() - static_cast<std::ptrdiff_t>(tail));
    bool found = false;
    std::vector<KeptLine> kept = kept_lines(middle_a, middle_b, found);
    kept.push_back({middle_a.size(), middle_b.size()});
    std::vector<Splice> splices;
    std::size_t from_a = 0;
    std::size_t from_b = 0;
    std::size_t byte = joined(a, 0, head).size();
    for (const KeptLine& each : kept) {
        const std::size_t size = joined(middle_a, from_a, each.before).size();
        if (each.before > from_a || each.after > from_b)
            splices.push_back({make_span(byte, byte + size), joined(middle_b, from_b, each.after)});
        byte += size + (each.before < middle_a.size() ? middle_a[each.before].size() : 0);
        from_a = each.before + 1;
        from_b = each.after + 1;
    }
    return splices;
}

}  // namespace briar::editor
