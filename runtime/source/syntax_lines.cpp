// Lines that stand where they cannot: keys, items, indentation.
#include <algorithm>

#include "runtime/source/event_reader.hpp"
#include "runtime/source/letters.hpp"
#include "runtime/source/report.hpp"
#include "runtime/source/span_scan.hpp"
#include "runtime/source/syntax_causes.hpp"

namespace briar {
namespace {

std::size_t indentation(std::string_view line) { return std::min(line.find_first_not_of(' '), line.size()); }

std::optional<SyntaxProblem> missing_space(std::string_view text, std::size_t line) {
    const std::string_view content = line_of(text, line);
    std::size_t pos = skip_blanks(content, 0);
    if (pos + 1 < content.size() && content[pos] == '-' && is_blank(content[pos + 1]))
        pos = skip_blanks(content, pos + 1);
    const std::size_t begin = pos;
    const auto in_name = [](char c) { return is_letter(c) || is_digit(c) || c == '-' || c == '_'; };
    while (pos < content.size() && in_name(content[pos]))
        ++pos;
    if (pos == begin || at(content, pos) != ':' || ends_word(content, pos + 1)) return std::nullopt;
    const std::size_t colon = line_begin(text, line) + pos;
    return syntax_problem_at("yaml.space-after-colon", colon, "a space is missing behind this colon",
                             "write `key: value`");
}

SyntaxProblem missing_colon(std::string_view text, std::size_t line) {
    const std::size_t first = skip_blanks(text, line);
    return syntax_problem("yaml.missing-colon", make_span(first, line_end(text, line)),
                          "this line has no colon: only a key with its value can stand here",
                          "write `key: value`, or indent the line if it goes on with the text above");
}

SyntaxProblem wrong_indentation(std::string_view text, std::size_t pos) {
    const std::size_t line = line_begin(text, pos);
    return syntax_problem("yaml.indentation", make_span(line, skip_blanks(text, line)),
                          "the indentation of this line fits none of the lines above",
                          "keys that belong together begin in the same column; what lies inside is two spaces deeper");
}

SyntaxProblem colon_in_text(std::size_t pos) {
    return syntax_problem_at(
        "yaml.colon-in-text", pos, "a second colon stands in this line",
        "put a text that holds `: ` in quotes; a map inside begins on a line of its own, indented");
}

bool is_item(std::string_view text, std::size_t line) {
    const std::size_t first = skip_blanks(text, line);
    return at(text, first) == '-' && ends_word(text, first + 1);
}

SyntaxProblem key_among_items(std::string_view text, std::size_t line) {
    return syntax_problem_at("yaml.list-and-map", skip_blanks(text, line), "a key stands among the items of a list",
                             "begin the line with `- ` to make it an item, or indent it to the map it belongs to");
}

}  // namespace

SyntaxProblem explain_colon(const SyntaxStop& stop, std::string_view text) {
    const std::size_t line = line_begin(text, stop.mark);
    if (auto found = missing_space(text, line)) return *found;
    const std::string_view before = text.substr(line, stop.mark - line);
    if (key_colon(before) != std::string_view::npos) return colon_in_text(stop.mark);
    const auto above = line_above(text, stop.mark);
    if (!above)
        return syntax_problem_at("yaml.missing-key", stop.mark, "there is no key before this colon",
                                 "write `key: value`");
    if (auto found = missing_space(text, *above)) return *found;
    const std::string_view line_before = line_of(text, *above);
    if (indentation(line_of(text, line)) > indentation(line_before) &&
        key_colon(line_before) != std::string_view::npos) {
        SyntaxProblem found =
            syntax_problem("yaml.indentation", make_span(line, skip_blanks(text, line)),
                           "this line is indented deeper than the one above, which has its value already",
                           "begin it in the same column as the line above, or take that value away");
        found.region = make_span(line, stop.mark);
        return found;
    }
    if (key_colon(line_before) == std::string_view::npos) return missing_colon(text, *above);
    return wrong_indentation(text, stop.mark);
}

SyntaxProblem explain_map(const SyntaxStop& stop, std::string_view text) {
    const std::size_t line = line_begin(text, stop.mark);
    const std::size_t first = skip_blanks(text, line);
    if (is_item(text, line)) {
        return syntax_problem_at("yaml.list-and-map", first, "a list item stands among the keys of a map",
                                 "indent it below the key that it belongs to, or make it a key");
    }
    if (first < stop.mark) {
        const std::string_view before = text.substr(first, stop.mark - first);
        const char last = before[before.find_last_not_of(" \t")];
        if (last == '"' || last == '\'') {
            return syntax_problem_at(
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

SyntaxProblem explain_item(const SyntaxStop& stop, std::string_view text) {
    if (stop.open_bracket) {
        return syntax_problem_at("yaml.list-in-brackets", stop.mark, "an item with `- ` cannot stand inside brackets",
                                 "write the items with commas, or put a text that begins with a dash in quotes");
    }
    const std::size_t line = line_begin(text, stop.mark);
    if (skip_blanks(text, line) < stop.mark) {
        return syntax_problem_at("yaml.list-on-line", stop.mark, "a list with `- ` cannot begin on this line",
                                 "begin it on the next line, or write `[a, b]`");
    }
    return wrong_indentation(text, stop.mark);
}

}  // namespace briar
