#include "runtime/source/scalar_text.hpp"

#include <algorithm>
#include <array>
#include <cstdio>

#include "runtime/source/letters.hpp"
#include "runtime/source/span_scan.hpp"
#include "runtime/source/utf8.hpp"

namespace briar {
namespace {

bool is_any_of(std::string_view word, std::initializer_list<std::string_view> words) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

/// Numbers in any notation that some YAML reader knows (`010`, `0x1F`, `1e5`, `.5`, `1_000`): all begin so.
bool begins_like_number(std::string_view text) {
    if (!text.empty() && (text.front() == '-' || text.front() == '+')) text.remove_prefix(1);
    if (!text.empty() && text.front() == '.') text.remove_prefix(1);
    return !text.empty() && is_digit(text.front());
}

/// Made of nothing but what numbers are made of: `3 wolves` and `1-4` are plain text.
bool looks_like_number(std::string_view text) {
    if (is_any_of(text, {".inf", ".Inf", ".INF", "-.inf", "+.inf", ".nan", ".NaN", ".NAN"})) return true;
    if (!begins_like_number(text)) return false;
    if (text.substr(0, 2) == "0x" || text.substr(0, 2) == "0o" || text.substr(0, 2) == "0b") return true;
    return text.find_first_not_of("0123456789+-._eE", 0) == std::string_view::npos &&
           text.find_first_of("+-", 1) == std::string_view::npos;
}

bool reads_as_no_text(std::string_view text) {
    return is_any_of(text, {"~", "null", "Null", "NULL", "true", "True", "TRUE", "false", "False", "FALSE"}) ||
           looks_like_number(text);
}

bool can_begin_plain(std::string_view text) {
    const char first = text.front();
    if (first == '-' || first == '?' || first == ':') return text.size() > 1 && !is_white(text[1]);
    return std::string_view(",[]{}#&*!|>'\"%@`").find(first) == std::string_view::npos;
}

bool is_plain_in_flow(std::string_view text) {
    // A dash before a digit is read as what it is in flow, too: places are written `-1 0`.
    const bool digit = text.size() > 1 && is_digit(text[1]);
    if ((text.front() == '-' && !digit) || text.front() == ':') return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (is_flow_mark(text[i]) || text[i] == '?') return false;
        if (text[i] == ':' && (i + 1 == text.size() || is_flow_mark(text[i + 1]))) return false;
    }
    return true;
}

bool is_control(char32_t c) {
    return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0x2028 || c == 0x2029 || c == 0xFEFF || c == 0xFFFE ||
           c == 0xFFFF;
}

bool has_control(std::string_view text) {
    for (std::size_t pos = 0; pos < text.size();) {
        const Utf8 read = read_utf8(text, pos);
        if (!read.valid || is_control(read.code_point)) return true;
        pos += read.size;
    }
    return false;
}

void append_escaped(std::string& out, std::string_view text, const Utf8& read, std::size_t pos) {
    const char32_t c = read.code_point;
    if (c == '"' || c == '\\') {
        out += '\\';
        out += static_cast<char>(c);
    } else if (c == '\n') {
        out += "\\n";
    } else if (c == '\t') {
        out += "\\t";
    } else if (is_control(c)) {
        char buffer[16];
        std::snprintf(buffer, sizeof buffer, c < 0x100 ? "\\x%02X" : "\\u%04X", static_cast<unsigned>(c));
        out += buffer;
    } else {
        out += text.substr(pos, read.size);
    }
}

std::string double_quoted(std::string_view text) {
    std::string out = "\"";
    for (std::size_t pos = 0; pos < text.size();) {
        const Utf8 read = read_utf8(text, pos);
        append_escaped(out, text, read, pos);
        pos += read.size;
    }
    return out + '"';
}

std::string single_quoted(std::string_view text) {
    std::string out = "'";
    for (const char c : text)
        out += c == '\'' ? std::string("''") : std::string(1, c);
    return out + '\'';
}

/// In quotes of the wished kind. Single quotes know no escapes; double quotes are taken when nothing is wished for.
std::string quoted(std::string_view text, ScalarStyle wish) {
    const bool single = wish == ScalarStyle::SingleQuoted ||
                        (wish != ScalarStyle::DoubleQuoted && text.find_first_of("\"\\") != std::string_view::npos);
    return single && !has_control(text) ? single_quoted(text) : double_quoted(text);
}

bool wants_quotes(ScalarStyle wish) { return wish == ScalarStyle::SingleQuoted || wish == ScalarStyle::DoubleQuoted; }

}  // namespace

bool can_be_plain(std::string_view text, ScalarPlace place) {
    if (text.empty() || is_white(text.front()) || is_white(text.back()) || has_control(text)) return false;
    if (!can_begin_plain(text) || reads_as_no_text(text)) return false;
    if (text.substr(0, 3) == "---" || text.substr(0, 3) == "...") return false;
    if (text.find(": ") != std::string_view::npos || text.find(" #") != std::string_view::npos) return false;
    if (text.back() == ':') return false;
    return place == ScalarPlace::Block || is_plain_in_flow(text);
}

std::string scalar_text(const Node& value, ScalarStyle wish, ScalarPlace place) {
    if (value.is_null()) return "~";
    const bool typed = value.as_bool() || value.as_number();
    if (typed) return value.text;
    if (!wants_quotes(wish) && can_be_plain(value.text, place)) return value.text;
    return quoted(value.text, wish);
}

std::string key_text(std::string_view key, ScalarStyle wish) {
    // A key that looks like a number is read as text all the same (`6-9: 1`, `2: ...`): ours are never anything else.
    const bool plain_number = looks_like_number(key) && is_plain_in_flow(key) && can_begin_plain(key);
    const bool plain = plain_number || (can_be_plain(key, ScalarPlace::Key) && key != "<<" && key.size() < 1000);
    return plain && !wants_quotes(wish) ? std::string(key) : quoted(key, wish);
}

}  // namespace briar
