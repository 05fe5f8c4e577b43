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

/// Whether an entry may begin on the line: it holds something and is no deeper than `depth`. The items of a list in the
/// column of its key belong to the key.
bool heads_entry(std::string_view text, std::size_t line, std::size_t depth, bool below_key) {
    if (is_empty_line(text, line) || indentation(text, line) > depth) return false;
    const std::size_t first = skip_blanks(text, line);
    const bool item = text[first] == '-' && ends_word(text, first + 1);
    return !(item && below_key && indentation(text, line) == depth);
}

/// The lines of the entry around `span`: from the line at most `indent` deep at or above its begin, up to the next line
/// below its end that is no deeper.
Span entry_around(std::string_view text, Span span, std::size_t indent) {
    std::size_t begin = line_begin(text, std::min<std::size_t>(span.begin, text.size()));
    while (begin > 0 && !heads_entry(text, begin, indent, false))
        begin = line_begin(text, begin - 1);
    const bool is_key = at(text, skip_blanks(text, begin)) != '-';
    std::size_t end = next_line(text, std::clamp<std::size_t>(span.end, begin, text.size()));
    while (end < text.size() && !heads_entry(text, end, indentation(text, begin), is_key))
        end = next_line(text, end);
    return make_span(begin, end);
}

/// Makes all of a part blank but its line breaks.
void blank_out(std::string& text, std::size_t begin, std::size_t end) {
    for (std::size_t pos = begin; pos < end; ++pos) {
        if (!is_break(text[pos])) text[pos] = ' ';
    }
}

bool is_blanked(const std::string& text, std::string_view original, Span span) {
    const std::size_t begin = std::min<std::size_t>(span.begin, text.size());
    const std::size_t size = line_end(original, begin) - begin;
    return text.compare(begin, size, original.substr(begin, size)) != 0;
}

/// Looks at a document again with the entries blanked out in which mistakes were found.
class SecondLook {
public:
    SecondLook(const Document& document, const ReadLimits& limits, Report& report)
        : document_(document),
          limits_(limits),
          report_(report),
          text_(document.text()),
          indent_(entry_indentation(document.text())) {}

    /// Gives the tree of the entries without mistakes, if it comes to that.
    std::unique_ptr<Node> look_behind(SyntaxProblem problem) {
        for (int look = 1; look < kMostLooks && problem.can_go_on; ++look) {
            const Span entry = entry_around(text_, problem.region, indent_);
            blank_out(text_, entry.begin, entry.end);
            Report found(document_);
            TreeRun run = build_tree(document_, text_, limits_, found);
            take_over(found);
            if (!run.stop) return std::move(run.root);
            problem = explain(*run.stop, text_, report_);
            if (is_blanked(text_, document_.text(), problem.region)) return nullptr;
            if (stands_alone(problem)) report_.error(problem.id, problem.span, problem.message, problem.hint);
        }
        return nullptr;
    }

private:
    /// A document that ends too early has lost what was blanked out.
    void take_over(Report& found) {
        const Diagnostics list = found.take();
        for (const Diagnostic& each : list.list()) {
            if (each.id != "yaml.left-over") report_.error(each.id, each.place.span, each.message, each.hint);
        }
    }

    /// Whether the mistake is there when its entry is looked at alone: else blanking others may have made it.
    bool stands_alone(const SyntaxProblem& problem) const {
        if (problem.id == "yaml.unknown-alias") return false;
        std::string alone = text_;
        const Span entry = entry_around(text_, problem.region, indent_);
        blank_out(alone, 0, entry.begin);
        blank_out(alone, entry.end, alone.size());
        Report unused(document_);
        const TreeRun run = build_tree(document_, alone, limits_, unused);
        if (!run.stop) return false;
        const SyntaxProblem again = explain(*run.stop, alone, unused);
        return again.id == problem.id && again.span == problem.span;
    }

    const Document& document_;
    const ReadLimits& limits_;
    Report& report_;
    std::string text_;
    std::size_t indent_;
};

}  // namespace

Trees read_trees(const Document& document, const ReadLimits& limits, Report& report) {
    TreeRun run = build_tree(document, document.text(), limits, report);
    Trees trees;
    trees.whole = std::move(run.root);
    if (trees.whole || !run.stop) return trees;
    SyntaxProblem problem = explain(*run.stop, document.text(), report);
    report.error(problem.id, problem.span, problem.message, problem.hint);
    if (document.text().size() <= kLookAgainBytes)
        trees.rest = SecondLook(document, limits, report).look_behind(std::move(problem));
    return trees;
}

}  // namespace briar
