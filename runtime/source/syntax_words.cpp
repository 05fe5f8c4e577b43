#include "runtime/source/syntax_words.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "runtime/source/event_reader.hpp"
#include "runtime/source/report.hpp"
#include "runtime/source/span_scan.hpp"

namespace briar {
namespace {

SyntaxProblem problem(std::string id, Span span, std::string message, std::string hint) {
    return {std::move(id), span, std::move(message), std::move(hint), span, true};
}

SyntaxProblem problem_at(std::string id, std::size_t pos, std::string message, std::string hint) {
    return problem(std::move(id), make_span(pos, pos + 1), std::move(message), std::move(hint));
}

std::string_view line_of(std::string_view text, std::size_t pos) {
    const std::size_t begin = line_begin(text, pos);
    return text.substr(begin, line_end(text, pos) - begin);
}

std::size_t indentation(std::string_view line) { return std::min(line.find_first_not_of(' '), line.size()); }

/// The place of the first colon in a line that separates a key from its value; npos when there is none.
std::size_t key_colon(std::string_view line) {
    const std::size_t first = skip_blanks(line, 0);
    if (first < line.size() && (line[first] == '"' || line[first] == '\'')) return std::string_view::npos;
    for (std::size_t i = first; i < line.size(); ++i) {
        if (line[i] == '#' && (i == 0 || is_blank(line[i - 1]))) break;
        if (line[i] == ':' && ends_word(line, i + 1)) return i;
    }
    return std::string_view::npos;
}

/// The nearest line above that holds something: where it begins.
std::optional<std::size_t> line_above(std::string_view text, std::size_t pos) {
    for (std::size_t begin = line_begin(text, pos); begin > 0;) {
        begin = line_begin(text, begin - 1);
        const std::size_t first = skip_blanks(text, begin);
        if (!ends_word(text, first) && text[first] != '#') return begin;
    }
    return std::nullopt;
}

/// The tab in the indentation of a line.
std::optional<std::size_t> indenting_tab(std::string_view text, std::size_t pos) {
    const std::size_t begin = line_begin(text, pos);
    const std::size_t tab = text.substr(begin, skip_blanks(text, begin) - begin).find('\t');
    if (tab == std::string_view::npos) return std::nullopt;
    return begin + tab;
}

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
    SyntaxProblem found = problem_at("yaml.unclosed-quote", pos, "this quote is not closed",
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

std::optional<SyntaxProblem> missing_space(std::string_view text, std::size_t line) {
    const std::string_view content = line_of(text, line);
    std::size_t pos = skip_blanks(content, 0);
    if (pos + 1 < content.size() && content[pos] == '-' && is_blank(content[pos + 1]))
        pos = skip_blanks(content, pos + 1);
    const std::size_t begin = pos;
    const auto in_name = [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    };
    while (pos < content.size() && in_name(content[pos]))
        ++pos;
    if (pos == begin || at(content, pos) != ':' || ends_word(content, pos + 1)) return std::nullopt;
    const std::size_t colon = line_begin(text, line) + pos;
    return problem_at("yaml.space-after-colon", colon, "a space is missing behind this colon", "write `key: value`");
}

SyntaxProblem missing_colon(std::string_view text, std::size_t line) {
    const std::size_t first = skip_blanks(text, line);
    return problem("yaml.missing-colon", make_span(first, line_end(text, line)),
                   "this line has no colon: only a key with its value can stand here",
                   "write `key: value`, or indent the line if it goes on with the text above");
}

SyntaxProblem wrong_indentation(std::string_view text, std::size_t pos) {
    const std::size_t line = line_begin(text, pos);
    return problem("yaml.indentation", make_span(line, skip_blanks(text, line)),
                   "the indentation of this line fits none of the lines above",
                   "keys that belong together begin in the same column; what lies inside is two spaces deeper");
}

SyntaxProblem colon_in_text(std::size_t pos) {
    return problem_at("yaml.colon-in-text", pos, "a second colon stands in this line",
                      "put a text that holds `: ` in quotes; a map inside begins on a line of its own, indented");
}

/// `:` where no key can be.
SyntaxProblem explain_colon(const SyntaxStop& stop, std::string_view text) {
    const std::size_t line = line_begin(text, stop.mark);
    if (auto found = missing_space(text, line)) return *found;
    const std::string_view before = text.substr(line, stop.mark - line);
    if (key_colon(before) != std::string_view::npos) return colon_in_text(stop.mark);
    const auto above = line_above(text, stop.mark);
    if (!above)
        return problem_at("yaml.missing-key", stop.mark, "there is no key before this colon", "write `key: value`");
    if (auto found = missing_space(text, *above)) return *found;
    const std::string_view line_before = line_of(text, *above);
    if (indentation(line_of(text, line)) > indentation(line_before) &&
        key_colon(line_before) != std::string_view::npos) {
        SyntaxProblem found = problem("yaml.indentation", make_span(line, skip_blanks(text, line)),
                                      "this line is indented deeper than the one above, which has its value already",
                                      "begin it in the same column as the line above, or take that value away");
        found.region = make_span(line, stop.mark);
        return found;
    }
    if (key_colon(line_before) == std::string_view::npos) return missing_colon(text, *above);
    return wrong_indentation(text, stop.mark);
}

bool is_item(std::string_view text, std::size_t line) {
    const std::size_t first = skip_blanks(text, line);
    return at(text, first) == '-' && ends_word(text, first + 1);
}

SyntaxProblem key_among_items(std::string_view text, std::size_t line) {
    return problem_at("yaml.list-and-map", skip_blanks(text, line), "a key stands among the items of a list",
                      "begin the line with `- ` to make it an item, or indent it to the map it belongs to");
}

/// Something in a map that is no key.
SyntaxProblem explain_map(const SyntaxStop& stop, std::string_view text) {
    const std::size_t line = line_begin(text, stop.mark);
    const std::size_t first = skip_blanks(text, line);
    if (is_item(text, line)) {
        return problem_at("yaml.list-and-map", first, "a list item stands among the keys of a map",
                          "indent it below the key that it belongs to, or make it a key");
    }
    if (first < stop.mark) {
        const std::string_view before = text.substr(first, stop.mark - first);
        const char last = before[before.find_last_not_of(" \t")];
        if (last == '"' || last == '\'') {
            return problem_at(
                "yaml.text-after-quote", stop.mark, "something stands behind the closing quote",
                "put the whole text in quotes; a quote inside is written \\\" in \"...\" and '' in '...'");
        }
    }
    if (auto found = missing_space(text, line)) return *found;
    const auto above = line_above(text, stop.mark);
    if (above && is_item(text, *above) && column(text, skip_blanks(text, *above)) == column(text, first))
        return key_among_items(text, line);
    if (key_colon(line_of(text, line)) == std::string_view::npos && first == stop.mark)
        return missing_colon(text, line);
    return wrong_indentation(text, stop.mark);
}

SyntaxProblem explain_list(const SyntaxStop& stop, std::string_view text) {
    const std::size_t line = line_begin(text, stop.mark);
    if (key_colon(line_of(text, line)) != std::string_view::npos && !is_item(text, line))
        return key_among_items(text, line);
    return wrong_indentation(text, stop.mark);
}

SyntaxProblem explain_bracket(const SyntaxStop& stop, std::string_view text, const Report& report) {
    const std::size_t open = stop.open_bracket.value_or(stop.mark);
    const char closing = at(text, open) == '{' ? '}' : ']';
    const bool on_later_line = line_begin(text, open) != line_begin(text, stop.mark);
    if (!on_later_line && stop.mark < text.size()) {
        return problem_at("yaml.missing-comma", stop.mark, "a comma is missing here, or the bracket is closed too late",
                          std::string("separate the entries with commas and close with ") + closing);
    }
    const std::string noticed =
        stop.mark < text.size() ? ": at " + report.line(stop.mark) + " stands something that cannot be inside it" : "";
    SyntaxProblem found = problem_at("yaml.unclosed-bracket", open, "this bracket is not closed" + noticed,
                                     std::string("add the closing ") + closing + ", or the comma that is missing");
    // The line where it was noticed is an entry of its own, as a rule.
    if (on_later_line) found.region.end = static_cast<std::uint32_t>(line_begin(text, stop.mark) - 1);
    return found;
}

SyntaxProblem explain_closing(const SyntaxStop& stop, std::string_view text) {
    if (!stop.open_bracket) {
        return problem_at("yaml.bracket", stop.mark, "this bracket closes nothing",
                          "delete it, or put the text in quotes if the bracket belongs to it");
    }
    const char open = at(text, *stop.open_bracket);
    SyntaxProblem found =
        problem_at("yaml.bracket", stop.mark, std::string("this bracket does not fit the one that was opened, ") + open,
                   std::string("close with ") + (open == '{' ? '}' : ']'));
    found.region = make_span(*stop.open_bracket, stop.mark);
    return found;
}

SyntaxProblem explain_unknown(const SyntaxStop& stop, std::string_view text) {
    const std::string c(1, at(text, stop.mark));
    if (c == "|" || c == ">") {
        return problem_at("yaml.block-text", stop.mark, "a text with `" + c + "` cannot stand inside brackets",
                          "put the text in quotes");
    }
    return problem_at("yaml.forbidden-start", stop.mark, "a value cannot begin with the character " + c,
                      "put the text in quotes");
}

SyntaxProblem explain_item(const SyntaxStop& stop, std::string_view text) {
    if (stop.open_bracket) {
        return problem_at("yaml.list-in-brackets", stop.mark, "an item with `- ` cannot stand inside brackets",
                          "write the items with commas, or put a text that begins with a dash in quotes");
    }
    const std::size_t line = line_begin(text, stop.mark);
    if (skip_blanks(text, line) < stop.mark) {
        return problem_at("yaml.list-on-line", stop.mark, "a list with `- ` cannot begin on this line",
                          "begin it on the next line, or write `[a, b]`");
    }
    return wrong_indentation(text, stop.mark);
}

SyntaxProblem explain_question(const SyntaxStop& stop, std::string_view) {
    return problem_at("yaml.question-mark", stop.mark, "a value cannot begin with a question mark and a space",
                      "put the text in quotes");
}

SyntaxProblem explain_escape(const SyntaxStop& stop, std::string_view text) {
    const std::size_t slash = text.rfind('\\', std::min(stop.mark, text.size() - 1));
    const std::size_t pos = slash == std::string_view::npos ? stop.mark : slash;
    return problem_at("yaml.escape", pos, "this backslash begins no escape that is known",
                      "write \\\\ for a backslash, or use single quotes, where it is an ordinary character");
}

SyntaxProblem explain_alias(const SyntaxStop& stop, std::string_view text) {
    const Span span = make_span(stop.mark, end_of_alias(text, stop.mark));
    return problem("yaml.unknown-alias", span,
                   "there is no anchor before this for " + std::string(text.substr(span.begin, span.size())),
                   "check the name (`&name` marks the value that `*name` repeats), or put the text in quotes");
}

SyntaxProblem explain_anchor(const SyntaxStop& stop, std::string_view) {
    return problem_at("yaml.anchor", stop.mark, "`&` and `*` begin anchors and aliases, and this is none",
                      "put a text that begins with & or * in quotes");
}

SyntaxProblem explain_block_text(const SyntaxStop& stop, std::string_view) {
    return problem_at("yaml.block-text", stop.mark, "behind `|` or `>` the line must end",
                      "begin the text on the next line, indented; or put it in quotes");
}

SyntaxProblem explain_tag(const SyntaxStop& stop, std::string_view) {
    return problem_at("yaml.tag", stop.mark, "`!` begins a tag, and tags are not understood here",
                      "put a text that begins with ! in quotes");
}

bool begins_with(std::string_view text, std::string_view start) { return text.substr(0, start.size()) == start; }

using Explain = SyntaxProblem (*)(const SyntaxStop&, std::string_view);

struct Words {
    std::string_view what;  ///< how yaml-cpp's message begins
    Explain explain;
};

constexpr std::array kWords = {
    Words{"illegal EOF in scalar", explain_open_quote},
    Words{"illegal document indicator in scalar", explain_open_quote},
    Words{"illegal map value", explain_colon},
    Words{"illegal map key", explain_question},
    Words{"illegal block entry", explain_item},
    Words{"illegal flow end", explain_closing},
    Words{"unknown token", explain_unknown},
    Words{"unknown escape character", explain_escape},
    Words{"bad character found while scanning hex number", explain_escape},
    Words{"invalid unicode", explain_escape},
    Words{"the referenced anchor is not defined", explain_alias},
    Words{"alias", explain_anchor},
    Words{"anchor", explain_anchor},
    Words{"illegal character found while scanning a", explain_anchor},
    Words{"cannot assign multiple anchors", explain_anchor},
    Words{"cannot set zero indentation", explain_block_text},
    Words{"unexpected character in block scalar", explain_block_text},
    Words{"cannot assign multiple tags", explain_tag},
    Words{"tag handle", explain_tag},
    Words{"end of verbatim tag", explain_tag},
    Words{"illegal character found while scanning tag", explain_tag},
    Words{"end of map not found", explain_map},
    Words{"end of sequence not found", explain_list},
};

/// An anchor before `|` in a list: yaml-cpp takes the text's lines for keys.
std::optional<SyntaxProblem> explain_anchored_text(const SyntaxStop& stop, std::string_view text) {
    for (const std::size_t line : {line_begin(text, stop.mark), line_above(text, stop.mark).value_or(0)}) {
        std::size_t pos = skip_blanks(text, line);
        while (at(text, pos) == '-' && is_blank(at(text, pos + 1)))
            pos = skip_blanks(text, pos + 1);
        const Properties found = scan_properties(text, pos);
        if (!found.anchor && !found.tag) continue;
        if (at(text, found.value) != '|' && at(text, found.value) != '>') continue;
        return problem("yaml.block-text", make_span(pos, found.value),
                       "an anchor or a tag before a text with `|` or `>` is not understood here",
                       "write the text in quotes, or leave the anchor out");
    }
    return std::nullopt;
}

SyntaxProblem explain_cause(const SyntaxStop& stop, std::string_view text, const Report& report) {
    const bool at_end = begins_with(stop.what, "illegal EOF") || begins_with(stop.what, "illegal document");
    if (!at_end) {
        if (const auto tab = indenting_tab(text, stop.mark)) return explain_tabs(*tab, text);
        if (auto found = explain_anchored_text(stop, text)) return *found;
        if (auto found = explain_swallowed(stop, text)) return *found;
    }
    if (begins_with(stop.what, "end of map flow") || begins_with(stop.what, "end of sequence flow"))
        return explain_bracket(stop, text, report);
    for (const Words& words : kWords) {
        if (begins_with(stop.what, words.what)) return words.explain(stop, text);
    }
    return problem_at("yaml.syntax", stop.mark, "this is not understood as YAML (" + stop.what + ")",
                      "check the lines up to here");
}

}  // namespace

SyntaxProblem explain_tabs(std::size_t tab, std::string_view text) {
    int more = 0;
    for (std::size_t line = next_line(text, tab); line < text.size(); line = next_line(text, line)) {
        if (indenting_tab(text, line) && !ends_word(text, skip_blanks(text, line))) ++more;
    }
    SyntaxProblem found =
        problem_at("yaml.tab", tab,
                   "this line is indented with a tab" +
                       (more == 0 ? std::string() : ", and so are " + std::to_string(more) + " more below"),
                   "indent with spaces only");
    found.can_go_on = more == 0;
    return found;
}

SyntaxProblem explain(const SyntaxStop& stop, std::string_view text, const Report& report) {
    SyntaxProblem found = explain_cause(stop, text, report);
    const auto size = static_cast<std::uint32_t>(text.size());
    found.span.begin = std::min(found.span.begin, size);
    found.span.end = std::clamp(found.span.end, found.span.begin, size);
    found.region.begin = std::min(found.region.begin, size);
    found.region.end = std::clamp(found.region.end, found.region.begin, size);
    return found;
}

}  // namespace briar
