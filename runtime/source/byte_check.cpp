#include "runtime/source/byte_check.hpp"

#include <cstdio>
#include <string>

#include "runtime/source/document.hpp"
#include "runtime/source/report.hpp"
#include "runtime/source/span_scan.hpp"
#include "runtime/source/utf8.hpp"

namespace briar {
namespace {

// The reader keeps a whole line in memory, about a hundred bytes for each of its words.
constexpr std::size_t kLongestLine = 100'000;

bool begins_with(std::string_view text, std::string_view start) { return text.substr(0, start.size()) == start; }

/// UTF-16 and UTF-32 show by their byte order mark or by zeros among the first letters.
bool looks_like_utf16(std::string_view text) {
    using namespace std::string_view_literals;
    if (begins_with(text, "\xFF\xFE"sv) || begins_with(text, "\xFE\xFF"sv)) return true;
    if (text.size() < 4 || text.size() % 2 != 0) return false;
    return (text[0] == '\0') != (text[1] == '\0') && (text[2] == '\0') != (text[3] == '\0');
}

bool check_encoding(std::string_view text, Report& report) {
    if (looks_like_utf16(text)) {
        report.error("yaml.encoding", {}, "this file is saved as UTF-16 or UTF-32", "save it as UTF-8");
        return false;
    }
    if (const std::size_t zero = text.find('\0'); zero != std::string_view::npos) {
        report.error("yaml.binary", make_span(zero, zero + 1), "this is not a text file: it holds a zero byte",
                     "if it should be YAML, save it again as UTF-8 text");
        return false;
    }
    return true;
}

bool is_forbidden(char32_t c) {
    if (c < 0x20) return c != '\t' && c != '\n' && c != '\r';
    return (c >= 0x7F && c < 0xA0 && c != 0x85) || c == 0xFFFE || c == 0xFFFF;
}

std::string code_point_name(char32_t c) {
    char buffer[16];
    std::snprintf(buffer, sizeof buffer, "U+%04X", static_cast<unsigned>(c));
    return buffer;
}

void check_characters(std::string_view text, Report& report) {
    std::size_t bad_bytes = 0;
    std::size_t first_bad = 0;
    for (std::size_t pos = begins_with(text, kByteOrderMark) ? kByteOrderMark.size() : 0; pos < text.size();) {
        const Utf8 read = read_utf8(text, pos);
        const Span span = make_span(pos, pos + read.size);
        if (!read.valid && bad_bytes++ == 0) first_bad = pos;
        if (read.valid && read.code_point == 0xFEFF) {
            report.error("yaml.control-character", span, "an invisible byte order mark stands inside the text",
                         "delete it; it may only be the very first character of a file");
        } else if (read.valid && is_forbidden(read.code_point)) {
            report.error("yaml.control-character", span,
                         "the invisible control character " + code_point_name(read.code_point) + " stands here",
                         "delete it; in a text in double quotes it may be written as an escape such as \"\\x1B\"");
        }
        pos += read.size;
    }
    if (bad_bytes > 0) {
        report.error("yaml.encoding", make_span(first_bad, first_bad + 1),
                     "this file is not UTF-8: " + std::to_string(bad_bytes) +
                         (bad_bytes == 1 ? " byte does" : " bytes do") + " not fit, the first one here",
                     "save it as UTF-8; it was probably saved in an older encoding such as Windows-1252");
    }
}

void check_lone_returns(std::string_view text, Report& report) {
    std::size_t count = 0;
    std::size_t first = 0;
    for (std::size_t pos = text.find('\r'); pos != std::string_view::npos; pos = text.find('\r', pos + 1)) {
        if (at(text, pos + 1) != '\n' && count++ == 0) first = pos;
    }
    if (count == 0) return;
    report.error("yaml.lone-return", make_span(first, first + 1),
                 "a line ends with a lone carriage return here" +
                     (count == 1 ? std::string() : ", and " + std::to_string(count - 1) + " more do"),
                 "save the file with Unix (LF) or Windows (CRLF) line ends");
}

bool is_marker(std::string_view line, char c) {
    return line.size() >= 7 && line.substr(0, 7).find_first_not_of(c) == std::string_view::npos &&
           (line.size() == 7 || line[7] == ' ');
}

/// One message for a whole conflict: `<<<<<<<`, `|||||||`, `=======`, `>>>>>>>`. A line of `=======` alone may be text.
class ConflictCheck {
public:
    explicit ConflictCheck(Report& report) : report_(report) {}

    void line(std::string_view line, Span span) {
        const bool begins = is_marker(line, '<');
        const bool ends = is_marker(line, '>');
        if (begins || (ends && !inside_)) {
            report_.error("yaml.merge-conflict", span, "a merge conflict that was never resolved stands here",
                          "keep one of the two versions and delete the lines with <<<<<<<, ======= and >>>>>>>");
        }
        if (begins) inside_ = true;
        if (ends) inside_ = false;
    }

private:
    Report& report_;
    bool inside_ = false;
};

/// How deeply brackets are opened and left open on one line, quotes and comments not counted.
int open_brackets(std::string_view line) {
    int depth = 0;
    int deepest = 0;
    char quote = '\0';
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (quote != '\0') {
            if (quote == '"' && c == '\\')
                ++i;
            else if (c == quote)
                quote = '\0';
        } else if (c == '"' || c == '\'') {
            if (i == 0 || is_blank(line[i - 1]) || is_flow_mark(line[i - 1])) quote = c;
        } else if (c == '#' && (i == 0 || is_blank(line[i - 1]))) {
            break;
        } else if (c == '[' || c == '{') {
            deepest = ++depth > deepest ? depth : deepest;
        } else if (c == ']' || c == '}') {
            --depth;
        }
    }
    return deepest;
}

void check_lines(std::string_view text, const ReadLimits& limits, Report& report) {
    ConflictCheck conflicts(report);
    for (std::size_t begin = 0; begin < text.size(); begin = next_line(text, begin)) {
        const std::size_t end = line_end(text, begin);
        const std::string_view line = text.substr(begin, end - begin);
        conflicts.line(line, make_span(begin, end));
        if (line.size() > kLongestLine) {
            report.error("yaml.long-line", make_span(begin, begin),
                         "this line has " + std::to_string(line.size()) + " bytes",
                         "break it into lines of at most " + std::to_string(kLongestLine));
        } else if (open_brackets(line) > limits.depth) {
            report.error("yaml.too-deep", make_span(begin, begin),
                         "more than " + std::to_string(limits.depth) + " brackets are nested on this line",
                         "close the brackets, or make it flatter");
        }
    }
}

}  // namespace

bool check_bytes(std::string_view text, const ReadLimits& limits, Report& report) {
    if (text.size() > limits.bytes) {
        report.error("yaml.too-big", {},
                     "this file has " + std::to_string(text.size()) + " bytes; at most " +
                         std::to_string(limits.bytes) + " are read",
                     "split it into several files");
        return false;
    }
    if (!check_encoding(text, report)) return false;
    check_characters(text, report);
    check_lone_returns(text, report);
    check_lines(text, limits, report);
    return report.empty();
}

}  // namespace briar
