#include "runtime/source/entry_words.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "runtime/source/document.hpp"
#include "runtime/source/edit_target.hpp"
#include "runtime/source/span_scan.hpp"

namespace briar {
namespace {

constexpr std::size_t kBehindDash = 2;

/// A stretch of the text whose lines but the first begin `out` columns further left, then `in` further right. Empty
/// lines stay empty.
std::string shifted(std::string_view text, std::size_t out, std::size_t in) {
    std::string result;
    for (std::size_t line = 0; line < text.size();) {
        const std::size_t next = next_line(text, line);
        const std::size_t blanks = skip_blanks(text, line) - line;
        const bool empty = is_break(at(text, line + blanks));
        const std::size_t cut = line > 0 ? std::min(blanks, out) : 0;
        if (line > 0 && !empty) result.append(in, ' ');
        result += text.substr(line + cut, next - line - cut);
        line = next;
    }
    return result;
}

std::string_view between(const Document& document, std::size_t begin, std::size_t end) {
    return std::string_view(document.text()).substr(begin, end - begin);
}

/// The comments between a key and a value that begins on a line below, each on a line.
std::string comments_between(const Document& document, std::size_t begin, std::size_t end) {
    const std::string_view text = document.text();
    std::string lines;
    for (std::size_t here = skip_blanks(text, begin); here < end; here = skip_blanks(text, next_line(text, here))) {
        if (at(text, here) == '#') lines += between(document, here, next_line(text, here));
    }
    return lines;
}

/// Of a value behind a key: it stands for a list of one.
std::string words_of_one(const Document& document, const Target& target, Span part) {
    const std::string_view text = document.text();
    const EntryPlace place = entry_places(document, *target.parent)[target.index];
    const std::size_t begin = target.node->span.begin;
    const std::size_t end = std::min(with_comments(document, *target.parent, target.index).end, part.end);
    const bool same_line = line_begin(text, begin) == line_begin(text, place.slot);
    if (same_line) return "- " + shifted(between(document, begin, end), column(text, place.begin), 0);
    return comments_between(document, std::max<std::size_t>(place.slot, part.begin), begin) + "- " +
           shifted(between(document, begin, end), column(text, begin), kBehindDash);
}

void collect_scalars(const Node& node, std::vector<Span>& spans) {
    if (node.is_scalar()) spans.push_back(node.span);
    for (const auto& each : node.items)
        collect_scalars(*each, spans);
    for (const Member& each : node.members) {
        spans.push_back(each.key_span);
        collect_scalars(*each.value, spans);
    }
}

/// Whether a comment stands in this part of a text whose values are known.
bool comment_within(std::string_view text, const Node& node, Span part) {
    std::vector<Span> scalars;
    collect_scalars(node, scalars);
    std::size_t from = part.begin;
    for (const Span& each : scalars) {
        if (each.begin > from && text.substr(from, each.begin - from).find('#') != std::string_view::npos) return true;
        from = std::max<std::size_t>(from, each.end);
    }
    return part.end > from && text.substr(from, part.end - from).find('#') != std::string_view::npos;
}

/// The collections on the way to `path` over lines, all others in it as they are.
void spread(Node& root, const Path& path) {
    root.flow = false;
    for (std::size_t size = 1; size <= path.size(); ++size)
        value_in(root, {path.begin(), path.begin() + static_cast<std::ptrdiff_t>(size)}).flow = false;
}

}  // namespace

std::string item_words(const Document& document, const Path& path) {
    return item_words(document, path, {0, static_cast<std::uint32_t>(document.text().size())});
}

std::string item_words(const Document& document, const Path& path, Span part) {
    const Target target = find_target(document, path);
    const Node& parent = *target.parent;
    if (parent.flow) return "- " + std::string(document.slice(target.node->span));
    if (parent.is_map()) return words_of_one(document, target, part);
    Span span = with_comments(document, parent, target.index);
    span.end = std::min(span.end, part.end);
    return shifted(document.slice(span), column(document.text(), span.begin), 0);
}

Span part_of_value(const Document& document, const Path& path) {
    const std::string_view text = document.text();
    const Target target = find_target(document, path);
    if (!target.parent || target.parent->flow) return target.node->span;
    const EntryPlace place = entry_places(document, *target.parent)[target.index];
    const bool same_line = line_begin(text, target.node->span.begin) == line_begin(text, place.slot);
    const bool comment = at(text, skip_blanks(text, place.slot)) == '#';
    return {static_cast<std::uint32_t>(comment ? line_end(text, place.slot) : place.slot),
            static_cast<std::uint32_t>(same_line ? place.end : line_end(text, place.end))};
}

bool has_comments(const std::string& words) {
    Diagnostics ignored;
    const auto document = Document::parse("words", words, ignored);
    return comment_within(words, document->root(), {0, static_cast<std::uint32_t>(words.size())});
}

Edit reword_item(const Document& document, const Path& item, const std::string& words) {
    const Target target = find_target(document, item);
    if (!target.node) return refuse(target.refused);
    if (!target.parent || target.parent->flow) return refuse("inside brackets there is no room for comments");
    const EntryPlace place = entry_places(document, *target.parent)[target.index];
    const std::string text = shifted(words, 0, column(document.text(), place.begin));
    return proved(document, one_splice(place.begin, place.end, text), document.root());
}

Edit spread_over_lines(const Document& document, const Path& list) {
    const auto part = [&](std::size_t size) {
        return Path(list.begin(), list.begin() + static_cast<std::ptrdiff_t>(size));
    };
    std::size_t size = 0;
    while (size < list.size() && !resolve(document.root(), part(size))->flow)
        ++size;
    const Target target = find_target(document, part(size));
    if (!target.node) return refuse(target.refused);
    if (comment_within(document.text(), *target.node, target.node->span))
        return refuse("there are comments in the brackets already");
    Node lines = target.node->clone();
    spread(lines, {list.begin() + static_cast<std::ptrdiff_t>(size), list.end()});
    return proved(document, plan_value(document, target, lines, Brackets::Never), document.root());
}

}  // namespace briar
