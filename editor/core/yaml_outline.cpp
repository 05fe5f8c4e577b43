#include "editor/core/yaml_outline.hpp"

#include <algorithm>
#include <optional>
#include <string_view>

#include "runtime/source/span_scan.hpp"

namespace briar::editor {
namespace {

constexpr int kMostLooks = 12;

/// Blanks before the first character; nothing for empty lines and comments.
std::optional<std::size_t> indent_of(std::string_view text, std::size_t line) {
    std::size_t at = line;
    while (at < text.size() && text[at] == ' ')
        ++at;
    if (at == text.size() || text[at] == '\n' || text[at] == '\r' || text[at] == '#') return std::nullopt;
    return at - line;
}

bool blank_out(std::string& text, Span span) {
    bool any = false;
    for (std::size_t i = span.begin; i < span.end; ++i) {
        if (text[i] == '\n' || text[i] == '\r' || text[i] == ' ') continue;
        text[i] = ' ';
        any = true;
    }
    return any;
}

}  // namespace

Span entry_around(std::string_view text, std::size_t at) {
    constexpr std::size_t kEntryDepth = 2;
    std::size_t begin = line_begin(text, std::min(at, text.size()));
    while (begin > 0 && indent_of(text, begin).value_or(kEntryDepth + 1) > kEntryDepth)
        begin = line_begin(text, begin - 1);
    const std::size_t depth = indent_of(text, begin).value_or(0);
    std::size_t end = next_line(text, begin);
    while (end < text.size() && indent_of(text, end).value_or(depth + 1) > depth)
        end = next_line(text, end);
    return {static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
}

std::shared_ptr<const Document> read_outline(const std::string& name, const std::string& text) {
    std::string left = text;
    for (int look = 0;; ++look) {
        Diagnostics problems;
        auto document = Document::parse(name, left, problems);
        if (!problems.has_errors() || !document->root().is_null() || look == kMostLooks) return document;
        bool any = false;
        for (const Diagnostic& each : problems.list())
            any = blank_out(left, entry_around(left, document->line_start(each.place.line))) || any;
        if (!any) return document;
    }
}

}  // namespace briar::editor
