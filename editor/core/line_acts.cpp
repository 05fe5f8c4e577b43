#include "editor/core/line_acts.hpp"

#include <algorithm>
#include <string>

#include "editor/core/moving_places.hpp"
#include "runtime/source/report.hpp"

namespace briar::editor {
namespace {

/// Lines as bytes of the text, from the beginning of the first to behind the end of the last.
struct Block {
    std::size_t begin;
    std::size_t end;
};

std::size_t begin_of_line(std::string_view text, std::size_t at) {
    const std::size_t before = at == 0 ? std::string_view::npos : text.rfind('\n', at - 1);
    return before == std::string_view::npos ? 0 : before + 1;
}

/// Behind its line end, if it has one.
std::size_t end_of_line(std::string_view text, std::size_t at) {
    const std::size_t end = text.find('\n', at);
    return end == std::string_view::npos ? text.size() : end + 1;
}

Block touched(std::string_view text, Span selection) {
    const std::size_t begin = begin_of_line(text, selection.begin);
    std::size_t last = selection.end;
    if (last > selection.begin && begin_of_line(text, last) == last) --last;
    return {begin, end_of_line(text, last)};
}

bool is_ended(std::string_view line) { return !line.empty() && line.back() == '\n'; }

std::string_view without_end(std::string_view line) {
    if (is_ended(line)) line.remove_suffix(1);
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    return line;
}

std::string_view end_of(std::string_view line) { return line.substr(without_end(line).size()); }

Span shifted(Span span, std::ptrdiff_t by) {
    const auto at = [by](std::uint32_t byte) {
        return static_cast<std::size_t>(static_cast<std::ptrdiff_t>(byte) + by);
    };
    return make_span(at(span.begin), at(span.end));
}

Splice splice(std::size_t begin, std::size_t end, std::string_view text) {
    return {make_span(begin, end), std::string(text)};
}

/// Lines that say something, and where that begins in each.
class SayingLines {
public:
    SayingLines(std::string_view text, Block block) {
        for (std::size_t at = block.begin; at < block.end; at = end_of_line(text, at)) {
            const std::string_view line = without_end(text.substr(at, end_of_line(text, at) - at));
            const std::size_t words = line.find_first_not_of(" \t");
            if (words == std::string_view::npos) continue;
            begins_.push_back({at, at + words});
            depth_ = std::min(depth_, words);
        }
    }
    struct Line {
        std::size_t begin;
        std::size_t words;
    };
    [[nodiscard]] const std::vector<Line>& list() const { return begins_; }
    /// Of the line that begins furthest left.
    [[nodiscard]] std::size_t depth() const { return depth_; }

private:
    std::vector<Line> begins_;
    std::size_t depth_ = std::string_view::npos;
};

}  // namespace

LineAct toggle_comment(TextSort sort, std::string_view text, Span selection) {
    LineAct act{{}, selection};
    if (sort == TextSort::Other) return act;
    const std::string_view sign = sort == TextSort::Lua ? "--" : "#";
    const SayingLines lines(text, touched(text, selection));
    const auto is_comment = [&](const auto& line) { return text.substr(line.words).starts_with(sign); };
    const bool out = std::all_of(lines.list().begin(), lines.list().end(), is_comment);
    for (const auto& line : lines.list()) {
        const std::size_t begin = out ? line.words : line.begin + lines.depth();
        const std::size_t signs = begin + sign.size();
        const bool blank = out && signs < text.size() && text[signs] == ' ';
        act.splices.push_back(out ? splice(begin, signs + (blank ? 1 : 0), "")
                                  : splice(begin, begin, std::string(sign) + ' '));
    }
    act.selection = moved_by(selection, act.splices);
    return act;
}

LineAct move_lines(std::string_view text, Span selection, LineWay way) {
    const Block block = touched(text, selection);
    const bool up = way == LineWay::Up;
    // A text that ends with a line end has no line behind it.
    if (up ? block.begin == 0 : block.end == text.size()) return {{}, selection};
    const std::size_t other = up ? begin_of_line(text, block.begin - 1) : block.end;
    const Block first = up ? Block{other, block.begin} : block;
    const Block second = up ? block : Block{other, end_of_line(text, other)};
    const std::string_view above = text.substr(first.begin, first.end - first.begin);
    const std::string_view below = text.substr(second.begin, second.end - second.begin);
    const bool ended = is_ended(below);
    LineAct act;
    if (up) {
        // What was above goes below; the last line of a text may have no line end, whichever line that is.
        act.splices = {
            splice(first.begin, first.end, ""),
            ended ? splice(second.end, second.end, above)
                  : splice(second.end, second.end, std::string(end_of(above)) + std::string(without_end(above)))};
        act.selection = shifted(selection, -static_cast<std::ptrdiff_t>(above.size()));
    } else {
        const std::string line = std::string(below) + (ended ? "" : std::string(end_of(above)));
        const std::size_t gone = ended ? second.begin : second.begin - end_of(above).size();
        act.splices = {splice(first.begin, first.begin, line), splice(gone, second.end, "")};
        act.selection = shifted(selection, static_cast<std::ptrdiff_t>(line.size()));
    }
    return act;
}

LineAct duplicate_lines(std::string_view text, Span selection) {
    const Block block = touched(text, selection);
    const std::string_view lines = text.substr(block.begin, block.end - block.begin);
    const std::string end(is_ended(lines) ? std::string_view() : line_end_at(text, block.begin));
    const std::string copy = end + std::string(lines);
    return {{splice(block.end, block.end, copy)}, shifted(selection, static_cast<std::ptrdiff_t>(copy.size()))};
}

LineAct delete_lines(std::string_view text, Span selection) {
    const Block block = touched(text, selection);
    const bool ended = is_ended(text.substr(block.begin, block.end - block.begin));
    // With the last line goes the end of the one before it.
    const std::size_t begin =
        ended || block.begin == 0 ? block.begin : block.begin - end_of(text.substr(0, block.begin)).size();
    if (begin == block.end) return {{}, selection};
    const std::size_t caret = ended ? begin : begin_of_line(text, begin);
    return {{splice(begin, block.end, "")}, make_span(caret, caret)};
}

}  // namespace briar::editor
