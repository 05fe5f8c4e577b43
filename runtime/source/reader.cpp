#include "runtime/source/reader.hpp"

#include <algorithm>
#include <utility>

#include "runtime/source/document.hpp"
#include "runtime/source/event_reader.hpp"
#include "runtime/source/report.hpp"
#include "runtime/source/span_scan.hpp"
#include "runtime/source/syntax_words.hpp"

namespace briar {
namespace {

// A second look costs as much as the first: enough looks for what one person mistypes between two checks.
constexpr int kMostLooks = 20;
constexpr std::size_t kLookAgainBytes = 256 * 1024;

bool is_empty_line(std::string_view text, std::size_t begin) {
    const std::size_t first = skip_blanks(text, begin);
    return first >= text.size() || is_break(text[first]) || text[first] == '#';
}

std::size_t indentation(std::string_view text, std::size_t begin) { return skip_blanks(text, begin) - begin; }

/// How far the entries below the first top-level key of a file are indented.
std::size_t entry_indentation(std::string_view text) {
    for (std::size_t begin = 0; begin < text.size(); begin = next_line(text, begin)) {
        const std::size_t indent = indentation(text, begin);
        if (!is_empty_line(text, begin) && indent > 0) return indent;
    }
    return 0;
}

/// Blanks out the entry around `span`, line breaks kept: from the line at most `indent` deep at or above its begin, up
/// to the next line below its end that is no deeper.
void blank_entry(std::string& text, Span span, std::size_t indent) {
    const auto reaches = [&](std::size_t line, std::size_t depth) {
        return !is_empty_line(text, line) && indentation(text, line) <= depth;
    };
    std::size_t begin = line_begin(text, std::min<std::size_t>(span.begin, text.size()));
    while (begin > 0 && !reaches(begin, indent))
        begin = line_begin(text, begin - 1);
    const std::size_t depth = indentation(text, begin);
    std::size_t end = next_line(text, std::clamp<std::size_t>(span.end, begin, text.size()));
    while (end < text.size() && !reaches(end, depth))
        end = next_line(text, end);
    for (std::size_t pos = begin; pos < end; ++pos) {
        if (!is_break(text[pos])) text[pos] = ' ';
    }
}

bool is_blanked(const std::string& text, std::string_view original, Span span) {
    const std::size_t begin = std::min<std::size_t>(span.begin, text.size());
    const std::size_t size = line_end(original, begin) - begin;
    return text.compare(begin, size, original.substr(begin, size)) != 0;
}

/// Looks again with the entries blanked out in which mistakes were found, until nothing new is found.
void look_again(const Document& document, SyntaxProblem problem, const ReadLimits& limits, Report& report) {
    const std::string_view original = document.text();
    if (original.size() > kLookAgainBytes) return;
    std::string text(original);
    const std::size_t indent = entry_indentation(original);
    for (int look = 1; look < kMostLooks && problem.can_go_on; ++look) {
        blank_entry(text, problem.region, indent);
        const TreeRun run = build_tree(document, text, limits, report);
        if (!run.stop) return;
        problem = explain(*run.stop, text, report);
        // A mistake that blanking made, or that it could not take out, is none of the author's.
        if (problem.id == "yaml.unknown-alias" || is_blanked(text, original, problem.region)) return;
        report.error(problem.id, problem.span, problem.message, problem.hint);
    }
}

}  // namespace

std::optional<Node> read_tree(const Document& document, const ReadLimits& limits, Report& report) {
    TreeRun run = build_tree(document, document.text(), limits, report);
    if (run.root) return std::move(*run.root);
    if (run.stop) {
        SyntaxProblem problem = explain(*run.stop, document.text(), report);
        report.error(problem.id, problem.span, problem.message, problem.hint);
        look_again(document, std::move(problem), limits, report);
    }
    return std::nullopt;
}

}  // namespace briar
