#include "editor/core/yaml_cursor.hpp"

#include <algorithm>
#include <string_view>

#include "editor/core/yaml_outline.hpp"
#include "runtime/source/letters.hpp"
#include "runtime/source/report.hpp"
#include "runtime/source/span_scan.hpp"

namespace briar::editor {
namespace {

constexpr const char* kMark = "qqwhereamiqq";

bool in_key_word(char c) {
    const auto byte = static_cast<unsigned char>(c);
    return is_letter(c) || is_digit(c) || std::string_view("-_/.+").find(c) != std::string_view::npos || byte >= 0x80;
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

/// A part of the text that says the same of the word.
struct Cut {
    std::string text;
    std::size_t left_out = 0;  ///< bytes before the word
};

/// The nearest line above that begins in the first column and is no comment; the line itself when it does.
std::size_t heading_above(const std::string& text, std::size_t line) {
    constexpr std::string_view kNoHeading = " #\n\r";
    while (line > 0 && kNoHeading.find(text[line]) != std::string_view::npos)
        line = line < 2 ? 0 : text.rfind('\n', line - 2) + 1;
    return line;
}

/// The lines of the first column, for a key among them: what stands below the others does not matter. The whole text
/// where it is small, and where lists may stand in that column.
Cut headings_alone(const std::string& text, Span word) {
    constexpr std::size_t kSmall = 64 * 1024;
    if (text.size() < kSmall) return {text, 0};
    Cut cut;
    bool met = false;
    for (std::size_t line = 0; line < text.size();) {
        const std::size_t next = next_line(text, line);
        const bool deeper = text[line] == ' ' || text[line] == '#';
        const bool at_end = next == text.size() && !is_break(text.back()) && word.begin == next;
        const bool here = line <= word.begin && (word.begin < next || at_end);
        if (text[line] == '-' || (here && deeper)) return {text, 0};
        if (here) cut.left_out = line - cut.text.size();
        met = met || here;
        if (!deeper) cut.text.append(text, line, next - line);
        line = next;
    }
    // On a last line that is still empty.
    if (!met) cut.left_out = text.size() - cut.text.size();
    return met || word.begin == text.size() ? cut : Cut{text, 0};
}

/// As entry_around; a list in the column of its key belongs to that.
Span entry_or_list(const std::string& text, std::size_t byte) {
    Span entry = entry_around(text, byte);
    while (entry.begin > 0 && at(text, skip_blanks(text, entry.begin)) == '-')
        entry.begin = entry_around(text, entry.begin - 1).begin;
    return entry;
}

/// An entry and the heading above it. The whole text where the heading is none.
Cut with_heading(const std::string& text, Span entry, std::size_t head) {
    Cut cut{text.substr(head, next_line(text, head) - head), 0};
    if (std::string_view("- #").find(cut.text.front()) != std::string_view::npos ||
        cut.text.find(':') == std::string::npos)
        return {text, 0};
    cut.left_out = entry.begin - cut.text.size();
    cut.text.append(text, entry.begin, entry.size());
    return cut;
}

/// The entry with the word and the heading above it: what stands there depends on nothing else, but for aliases. Of a
/// comment its line. The whole text where there is no such entry.
Cut entry_alone(const std::string& text, Span word) {
    const std::size_t line = line_begin(text, word.begin);
    if (at(text, line) == '#') return {text.substr(line, next_line(text, line) - line), line};
    const Span entry = entry_or_list(text, word.begin);
    const std::string_view lines = std::string_view(text).substr(entry.begin, entry.size());
    const std::size_t head = heading_above(text, entry.begin);
    const bool in_section = head == entry.begin && at(text, head) != ' ';
    if (in_section && at(text, line) != ' ') return headings_alone(text, word);
    if (word.end > entry.end || lines.find('*') != std::string_view::npos) return {text, 0};
    if (in_section) return {std::string(lines), entry.begin};
    return head == entry.begin ? Cut{text, 0} : with_heading(text, entry, head);
}

/// What would close the brackets that are open on the line before the place.
std::string closers(const std::string& text, std::size_t at) {
    std::string open;
    char quote = '\0';
    for (std::size_t i = at == 0 ? 0 : text.rfind('\n', at - 1) + 1; i < at; ++i) {
        const char c = text[i];
        if (quote != '\0') {
            if (c == quote) quote = '\0';
        } else if (c == '"' || c == '\'') {
            quote = c;
        } else if (c == '[' || c == '{') {
            open.insert(open.begin(), c == '[' ? ']' : '}');
        } else if ((c == ']' || c == '}') && !open.empty()) {
            open.erase(open.begin());
        }
    }
    return open;
}

YamlCursor cursor_in(const std::string& text, Span word) {
    const std::string mark = kMark;
    // Also while a bracket is open: it is closed when the line is written.
    for (const std::string& end : {std::string(), closers(text, word.begin)}) {
        YamlCursor as_value = look(text, word, mark + end);
        if (!as_value.found) continue;
        as_value.may_be_key = !as_value.key && (begins_line(text, word.begin) || as_value.flow);
        return as_value;
    }
    return look(text, word, mark + ": ");
}

}  // namespace

YamlCursor yaml_cursor(const std::string& text, std::size_t offset, Extent extent) {
    const Span word = word_around(text, std::min(offset, text.size()));
    const Cut cut = extent == Extent::Whole ? Cut{text, 0} : entry_alone(text, word);
    YamlCursor cursor = cursor_in(cut.text, make_span(word.begin - cut.left_out, word.end - cut.left_out));
    cursor.word = word;
    return cursor;
}

}  // namespace briar::editor
