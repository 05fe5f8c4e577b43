#include "editor/core/list_words.hpp"

#include <algorithm>
#include <string>

#include "editor/core/yaml_outline.hpp"
#include "runtime/source/report.hpp"
#include "runtime/source/span_scan.hpp"

namespace briar::editor {
namespace {

/// Reads line after line, as far as that tells which brackets and quotes are open.
class ListScan {
public:
    explicit ListScan(std::string_view text) : text_(text) {}

    /// The line's beginning that is no key; empty: it may be one.
    Span line(std::size_t begin) {
        const std::size_t end = line_end(text_, begin);
        const std::size_t first = std::min(skip_blanks(text_, begin), end);
        if (first == end) return {};
        // A text over several lines ends where one is less deep.
        if (prose_ && first - begin > depth_) return {};
        prose_ = false;
        const bool goes_on = quote_ != '\0' || open_.ends_with('[');
        Span words = open_.empty() && !goes_on ? quoted_words(first, end) : Span();
        const std::size_t said = read(first, end);
        if (goes_on) words = make_span(first, said);
        depth_ = first - begin;
        prose_ = open_.empty() && quote_ == '\0' && begins_prose(text_.substr(first, end - first));
        return words;
    }

private:
    [[nodiscard]] Span quoted_words(std::size_t first, std::size_t end) const {
        std::size_t at = first;
        while (at + 1 < end && text_[at] == '-' && text_[at + 1] == ' ')
            at = skip_blanks(text_, at + 1);
        if (at >= end || (text_[at] != '"' && text_[at] != '\'')) return {};
        const auto close = end_of_quoted(text_, at);
        if (!close || *close > end) return make_span(at, end);
        return skip_blanks(text_, *close) < end && text_[skip_blanks(text_, *close)] == ':' ? Span()
                                                                                            : make_span(at, *close);
    }
    /// Gives where the comment begins, else the end.
    std::size_t read(std::size_t first, std::size_t end) {
        for (std::size_t i = first; i < end; ++i) {
            const char c = text_[i];
            const bool begins = i == first || is_blank(text_[i - 1]) || is_flow_mark(text_[i - 1]);
            if (quote_ != '\0') {
                if (c == '\\' && quote_ == '"') ++i;
                if (c == quote_) quote_ = '\0';
            } else if (c == '#' && (i == first || is_blank(text_[i - 1]))) {
                return i;
            } else if ((c == '"' || c == '\'') && begins) {
                quote_ = c;
            } else if ((c == '[' || c == '{') && (begins || !open_.empty())) {
                open_ += c;
            } else if ((c == ']' || c == '}') && !open_.empty()) {
                open_.pop_back();
            }
        }
        return end;
    }
    [[nodiscard]] static bool begins_prose(std::string_view line) {
        const std::size_t sign = line.find_last_not_of("+-0123456789 \r");
        return sign != std::string_view::npos && sign > 0 && (line[sign] == '|' || line[sign] == '>') &&
               is_blank(line[sign - 1]);
    }

    std::string_view text_;
    std::string open_;  ///< brackets
    char quote_ = '\0';
    bool prose_ = false;
    std::size_t depth_ = 0;  ///< of the last line
};

}  // namespace

std::vector<Span> words_in_lists(std::string_view text, Span lines) {
    constexpr std::size_t kFarthest = 256 * 1024;  // above the first line
    std::vector<Span> found;
    const std::size_t begin = entry_around(text, lines.begin).begin;
    if (lines.begin - begin > kFarthest) return found;
    ListScan scan(text);
    for (std::size_t at = begin; at < std::min<std::size_t>(text.size(), lines.end); at = next_line(text, at)) {
        const Span words = scan.line(at);
        if (!words.empty() && at >= lines.begin) found.push_back(words);
    }
    return found;
}

}  // namespace briar::editor
