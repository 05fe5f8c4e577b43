#include "editor/core/yaml_cursor.hpp"

#include <algorithm>

#include "editor/core/yaml_outline.hpp"
#include "runtime/source/report.hpp"

namespace briar::editor {
namespace {

constexpr const char* kMark = "qqwhereamiqq";

bool in_key_word(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_' ||
           c == '/' || c == '.' || c == '+' || byte >= 0x80;
}

/// The word around a place. A dash that begins a list item is none of its letters.
Span word_around(const std::string& text, std::size_t offset) {
    std::size_t begin = offset;
    while (begin > 0 && in_key_word(text[begin - 1]))
        --begin;
    std::size_t end = offset;
    while (end < text.size() && in_key_word(text[end]))
        ++end;
    const bool dash = begin < end && text[begin] == '-' && (end == begin + 1 || text[begin + 1] == ' ');
    return dash ? make_span(offset, offset) : make_span(begin, end);
}

/// The mark as a value or as a key.
bool find_mark(const Node& node, YamlCursor& cursor) {
    if (node.is_scalar() && node.text == kMark) return cursor.found = true;
    for (std::size_t i = 0; i < node.items.size(); ++i) {
        cursor.path.emplace_back(i);
        cursor.flow = node.flow;
        if (find_mark(*node.items[i], cursor)) return true;
        cursor.path.pop_back();
    }
    for (const Member& member : node.members) {
        cursor.flow = node.flow;
        if (member.key == kMark) {
            cursor.key = cursor.found = true;
            return true;
        }
        cursor.path.emplace_back(member.key);
        if (find_mark(*member.value, cursor)) return true;
        cursor.path.pop_back();
    }
    return false;
}

YamlCursor look(const std::string& text, Span word, const std::string& put) {
    YamlCursor cursor;
    cursor.word = word;
    std::string marked = text;
    marked.replace(word.begin, word.size(), put);
    Diagnostics problems;
    cursor.document = Document::parse("", marked, problems);
    const bool broken = problems.has_errors() && cursor.document->root().is_null();
    if (broken) cursor.document = read_outline("", marked);
    find_mark(cursor.document->root(), cursor);
    return cursor;
}

/// Nothing but blanks and dashes stands before the word on its line.
bool begins_line(const std::string& text, std::size_t at) {
    const std::size_t line = at == 0 ? 0 : text.rfind('\n', at - 1) + 1;
    return text.find_first_not_of(" -", line) >= at;
}

}  // namespace

YamlCursor yaml_cursor(const std::string& text, std::size_t offset) {
    const Span word = word_around(text, std::min(offset, text.size()));
    YamlCursor as_value = look(text, word, kMark);
    if (as_value.found) {
        as_value.may_be_key = !as_value.key && (begins_line(text, word.begin) || as_value.flow);
        return as_value;
    }
    return look(text, word, std::string(kMark) + ": ");
}

}  // namespace briar::editor
