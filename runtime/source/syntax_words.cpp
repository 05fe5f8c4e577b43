#include "runtime/source/syntax_words.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "runtime/source/event_reader.hpp"
#include "runtime/source/report.hpp"
#include "runtime/source/span_scan.hpp"
#include "runtime/source/syntax_causes.hpp"

namespace briar {

SyntaxProblem syntax_problem(std::string id, Span span, std::string message, std::string hint) {
    return {std::move(id), span, std::move(message), std::move(hint), span, true};
}

SyntaxProblem syntax_problem_at(std::string id, std::size_t pos, std::string message, std::string hint) {
    return syntax_problem(std::move(id), make_span(pos, pos + 1), std::move(message), std::move(hint));
}

std::string_view line_of(std::string_view text, std::size_t pos) {
    const std::size_t begin = line_begin(text, pos);
    return text.substr(begin, line_end(text, pos) - begin);
}

std::size_t key_colon(std::string_view line) {
    const std::size_t first = skip_blanks(line, 0);
    if (first < line.size() && (line[first] == '"' || line[first] == '\'')) return std::string_view::npos;
    for (std::size_t i = first; i < line.size(); ++i) {
        if (line[i] == '#' && (i == 0 || is_blank(line[i - 1]))) break;
        if (line[i] == ':' && ends_word(line, i + 1)) return i;
    }
    return std::string_view::npos;
}

std::optional<std::size_t> line_above(std::string_view text, std::size_t pos) {
    for (std::size_t begin = line_begin(text, pos); begin > 0;) {
        begin = line_begin(text, begin - 1);
        const std::size_t first = skip_blanks(text, begin);
        if (!ends_word(text, first) && text[first] != '#') return begin;
    }
    return std::nullopt;
}

namespace {

/// The tab in the indentation of a line.
std::optional<std::size_t> indenting_tab(std::string_view text, std::size_t pos) {
    const std::size_t begin = line_begin(text, pos);
    const std::size_t tab = text.substr(begin, skip_blanks(text, begin) - begin).find('\t');
    if (tab == std::string_view::npos) return std::nullopt;
    return begin + tab;
}

SyntaxProblem explain_bracket(const SyntaxStop& stop, std::string_view text, const Report& report) {
    const std::size_t open = stop.open_bracket.value_or(stop.mark);
    const char closing = at(text, open) == '{' ? '}' : ']';
    const bool on_later_line = line_begin(text, open) != line_begin(text, stop.mark);
    if (!on_later_line && stop.mark < text.size()) {
        return syntax_problem_at("yaml.missing-comma", stop.mark,
                                 "a comma is missing here, or the bracket is closed too late",
                                 std::string("separate the entries with commas and close with ") + closing);
    }
    const std::string noticed =
        stop.mark < text.size() ? ": at " + report.line(stop.mark) + " stands something that cannot be inside it" : "";
    SyntaxProblem found =
        syntax_problem_at("yaml.unclosed-bracket", open, "this bracket is not closed" + noticed,
                          std::string("add the closing ") + closing + ", or the comma that is missing");
    // The line where it was noticed is an entry of its own, as a rule.
    if (on_later_line) found.region.end = static_cast<std::uint32_t>(line_begin(text, stop.mark) - 1);
    return found;
}

SyntaxProblem explain_closing(const SyntaxStop& stop, std::string_view text) {
    if (!stop.open_bracket) {
        return syntax_problem_at("yaml.bracket", stop.mark, "this bracket closes nothing",
                                 "delete it, or put the text in quotes if the bracket belongs to it");
    }
    const char open = at(text, *stop.open_bracket);
    SyntaxProblem found = syntax_problem_at("yaml.bracket", stop.mark,
                                            std::string("this bracket does not fit the one that was opened, ") + open,
                                            std::string("close with ") + (open == '{' ? '}' : ']'));
    found.region = make_span(*stop.open_bracket, stop.mark);
    return found;
}

SyntaxProblem explain_unknown(const SyntaxStop& stop, std::string_view text) {
    const std::string c(1, at(text, stop.mark));
    if (c == "|" || c == ">") {
        return syntax_problem_at("yaml.block-text", stop.mark, "a text with `" + c + "` cannot stand inside brackets",
                                 "put the text in quotes");
    }
    return syntax_problem_at("yaml.forbidden-start", stop.mark, "a value cannot begin with the character " + c,
                             "put the text in quotes");
}

SyntaxProblem explain_question(const SyntaxStop& stop, std::string_view) {
    return syntax_problem_at("yaml.question-mark", stop.mark, "a value cannot begin with a question mark and a space",
                             "put the text in quotes");
}

SyntaxProblem explain_escape(const SyntaxStop& stop, std::string_view text) {
    const std::size_t slash = text.rfind('\\', std::min(stop.mark, text.size() - 1));
    const std::size_t pos = slash == std::string_view::npos ? stop.mark : slash;
    return syntax_problem_at("yaml.escape", pos, "this backslash begins no escape that is known",
                             "write \\\\ for a backslash, or use single quotes, where it is an ordinary character");
}

SyntaxProblem explain_alias(const SyntaxStop& stop, std::string_view text) {
    const Span span = make_span(stop.mark, end_of_alias(text, stop.mark));
    return syntax_problem("yaml.unknown-alias", span,
                          "there is no anchor before this for " + std::string(text.substr(span.begin, span.size())),
                          "check the name (`&name` marks the value that `*name` repeats), or put the text in quotes");
}

SyntaxProblem explain_anchor(const SyntaxStop& stop, std::string_view) {
    return syntax_problem_at("yaml.anchor", stop.mark, "`&` and `*` begin anchors and aliases, and this is none",
                             "put a text that begins with & or * in quotes");
}

SyntaxProblem explain_block_text(const SyntaxStop& stop, std::string_view) {
    return syntax_problem_at("yaml.block-text", stop.mark, "behind `|` or `>` the line must end",
                             "begin the text on the next line, indented; or put it in quotes");
}

SyntaxProblem explain_tag(const SyntaxStop& stop, std::string_view) {
    return syntax_problem_at("yaml.tag", stop.mark, "`!` begins a tag, and tags are not understood here",
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
        return syntax_problem("yaml.block-text", make_span(pos, found.value),
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
    return syntax_problem_at("yaml.syntax", stop.mark, "this is not understood as YAML (" + stop.what + ")",
                             "check the lines up to here");
}

}  // namespace

SyntaxProblem explain_tabs(std::size_t tab, std::string_view text) {
    int more = 0;
    for (std::size_t line = next_line(text, tab); line < text.size(); line = next_line(text, line)) {
        if (indenting_tab(text, line) && !ends_word(text, skip_blanks(text, line))) ++more;
    }
    SyntaxProblem found =
        syntax_problem_at("yaml.tab", tab,
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
