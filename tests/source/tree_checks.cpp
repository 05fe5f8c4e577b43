#include "tests/source/tree_checks.hpp"

#include "runtime/source/span_scan.hpp"

namespace briar {
namespace {

bool holds_alias(const Node& node) {
    if (node.alias) return true;
    for (const Member& each : node.members) {
        if (holds_alias(*each.value)) return true;
    }
    for (const auto& each : node.items) {
        if (holds_alias(*each)) return true;
    }
    return false;
}

void visit(Path& path, const Node& node, const std::function<void(const Path&, const Node&)>& call) {
    call(path, node);
    if (node.alias) return;
    for (const Member& each : node.members) {
        path.emplace_back(each.key);
        visit(path, *each.value, call);
        path.pop_back();
    }
    for (std::size_t i = 0; i < node.items.size(); ++i) {
        path.emplace_back(i);
        visit(path, *node.items[i], call);
        path.pop_back();
    }
}

/// Lines of a collection in block notation are indented alike once the first one is, too.
std::string alone(const Document& document, const Node& node) {
    const std::string slice(document.slice(node.span));
    return node.flow || node.is_scalar() ? slice : std::string(column(document.text(), node.span.begin), ' ') + slice;
}

/// `|2`: how deep its text is indented is said, but relative to what stands around it.
bool says_its_indentation(const Document& document, const Node& node) {
    return (node.style == ScalarStyle::Literal || node.style == ScalarStyle::Folded) &&
           document.slice(node.span).substr(0, 3).find_first_of("123456789") != std::string_view::npos;
}

/// `...` and `---` are values within a line, and mark a document's end or begin when they stand alone.
bool is_document_mark(std::string_view text) { return text == "..." || text == "---"; }

std::string check_value(const Document& document, const Path& path, const Node& node) {
    if (holds_alias(node) || node.span.empty() || says_its_indentation(document, node)) return {};
    Diagnostics diagnostics;
    const std::string text = alone(document, node);
    if (is_document_mark(text)) return {};
    const auto parsed = Document::parse("alone", text, diagnostics);
    if (diagnostics.has_errors())
        return to_text(path) + ": " + render(diagnostics.list().front()) + " in <" + text + ">";
    return parsed->root().same_value(node) ? "" : to_text(path) + ": <" + text + "> means something else";
}

std::string check_keys(const Document& document, const Path& path, const Node& node) {
    if (node.alias) return {};
    for (const Member& each : node.members) {
        Diagnostics diagnostics;
        const auto parsed = Document::parse("key", std::string(document.slice(each.key_span)), diagnostics);
        if (diagnostics.has_errors() || parsed->root().text != each.key) return to_text(path) + ": key " + each.key;
    }
    return {};
}

}  // namespace

void visit_values(const Node& root, const std::function<void(const Path&, const Node&)>& call) {
    Path path;
    visit(path, root, call);
}

std::string check_spans(const Document& document) {
    std::string problems;
    visit_values(document.root(), [&](const Path& path, const Node& node) {
        if (!problems.empty()) return;
        problems = check_value(document, path, node);
        if (problems.empty()) problems = check_keys(document, path, node);
    });
    return problems;
}

std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t begin = 0; begin < text.size(); begin = next_line(text, begin))
        lines.push_back(text.substr(begin, next_line(text, begin) - begin));
    return lines;
}

}  // namespace briar
