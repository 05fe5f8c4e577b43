// Quotes that were left open.
#include <algorithm>
#include <vector>

#include "runtime/source/event_reader.hpp"
#include "runtime/source/report.hpp"
#include "runtime/source/span_scan.hpp"
#include "runtime/source/syntax_causes.hpp"

namespace briar {
namespace {

/// Where plain text that begins at `pos` stops being on this line.
std::size_t behind_plain(std::string_view text, std::size_t pos) {
    const std::size_t end = line_end(text, pos);
    while (pos < end && !(text[pos] == ':' && ends_word(text, pos + 1)) && !is_flow_mark(text[pos]) &&
           !(is_blank(text[pos]) && at(text, pos + 1) == '#'))
        ++pos;
    return pos;
}

/// The texts in quotes from `pos` on; the last one may never be closed, then its end is the end of the text.
std::vector<Span> quoted_texts(std::string_view text, std::size_t pos) {
    std::vector<Span> found;
    for (pos = skip_gap(text, pos); pos < text.size(); pos = skip_gap(text, pos)) {
        const char c = text[pos];
        if (c == '"' || c == '\'') {
            const std::size_t end = end_of_quoted(text, pos).value_or(text.size());
            found.push_back(make_span(pos, end));
            pos = end;
        } else if (is_flow_mark(c) || ((c == ':' || c == '-' || c == '?') && ends_word(text, pos + 1))) {
            ++pos;
        } else {
            pos = std::max(behind_plain(text, pos), pos + 1);
        }
    }
    return found;
}

SyntaxProblem unclosed_quote(std::size_t pos, std::string_view text, std::size_t noticed) {
    SyntaxProblem found = syntax_problem_at("yaml.unclosed-quote", pos, "this quote is not closed",
                                            std::string("add the closing ") + text[pos] + " where the text ends");
    found.region.end = static_cast<std::uint32_t>(line_end(text, pos));
    // Nothing that follows can be trusted when the reader ran into the end of the file; the lines below may be sound.
    if (noticed < text.size()) found.region.end = static_cast<std::uint32_t>(noticed);
    return found;
}

/// Text in quotes that runs over lines which look like keys of their own: its end was forgotten, and the next quote,
/// which should begin a text, ended it.
std::optional<std::size_t> swallowing_quote(std::string_view text, Span quote) {
    for (std::size_t line = next_line(text, quote.begin); line < quote.end; line = next_line(text, line)) {
        const std::string_view content = line_of(text, line);
        const std::size_t colon = key_colon(content);
        if (colon != std::string_view::npos && line + colon < quote.end) return quote.begin;
    }
    return std::nullopt;
}

}  // namespace

std::optional<SyntaxProblem> explain_swallowed(const SyntaxStop& stop, std::string_view text) {
    std::vector<Span> quotes = quoted_texts(text, stop.cursor);
    if (stop.long_quote) quotes.insert(quotes.begin(), *stop.long_quote);
    for (const Span quote : quotes) {
        if (quote.begin >= stop.mark) break;
        if (line_begin(text, quote.end) != line_begin(text, stop.mark) && quote.end < stop.mark) continue;
        if (const auto begin = swallowing_quote(text, quote)) return unclosed_quote(*begin, text, stop.mark);
    }
    return std::nullopt;
}

SyntaxProblem explain_open_quote(const SyntaxStop& stop, std::string_view text) {
    const std::vector<Span> quotes = quoted_texts(text, stop.cursor);
    for (const Span quote : quotes) {
        if (swallowing_quote(text, quote)) return unclosed_quote(quote.begin, text, text.size());
    }
    return unclosed_quote(quotes.empty() ? std::min(stop.mark, text.size() - 1) : quotes.back().begin, text, stop.mark);
}

}  // namespace briar
