#include "runtime/source/span_scan.hpp"

#include <algorithm>

#include "runtime/source/utf8.hpp"

namespace briar {
namespace {

/// Matches the visible characters of `value` against the text: folding and indentation change only white space, so
/// they must come one after the other with nothing but white space between. Returns the end of the last one.
std::optional<std::size_t> match_visible(std::string_view text, std::size_t pos, std::string_view value) {
    std::size_t end = pos;
    for (const char wanted : value) {
        if (is_white(wanted)) continue;
        while (pos < text.size() && is_white(text[pos]))
            ++pos;
        if (at(text, pos) != wanted) return std::nullopt;
        end = ++pos;
    }
    return end;
}

}  // namespace

std::size_t skip_blanks(std::string_view text, std::size_t pos) {
    while (pos < text.size() && is_blank(text[pos]))
        ++pos;
    return pos;
}

std::size_t skip_gap(std::string_view text, std::size_t pos) {
    while (pos < text.size()) {
        if (is_white(text[pos])) {
            ++pos;
        } else if (text[pos] == '#') {
            pos = line_end(text, pos);
        } else {
            break;
        }
    }
    return pos;
}

std::size_t line_begin(std::string_view text, std::size_t pos) {
    if (pos == 0) return 0;
    const std::size_t found = text.rfind('\n', pos - 1);
    return found == std::string_view::npos ? 0 : found + 1;
}

std::size_t line_end(std::string_view text, std::size_t pos) {
    std::size_t end = std::min(text.find('\n', pos), text.size());
    if (end > pos && text[end - 1] == '\r') --end;
    return end;
}

std::size_t next_line(std::string_view text, std::size_t pos) {
    const std::size_t found = text.find('\n', pos);
    return found == std::string_view::npos ? text.size() : found + 1;
}

std::size_t column(std::string_view text, std::size_t pos) {
    const std::size_t begin = line_begin(text, pos);
    const bool marked = begin == 0 && text.substr(0, kByteOrderMark.size()) == kByteOrderMark;
    return pos - begin - (marked ? std::min(pos, kByteOrderMark.size()) : 0);
}

Properties scan_properties(std::string_view text, std::size_t pos) {
    Properties found{pos, pos, false, false};
    while (true) {
        const char c = at(text, found.value);
        if (!(c == '&' && !found.anchor) && !(c == '!' && !found.tag)) return found;
        (c == '&' ? found.anchor : found.tag) = true;
        found.end = found.value;
        while (found.end < text.size() && !is_white(text[found.end]) && !is_flow_mark(text[found.end]))
            ++found.end;
        found.value = skip_gap(text, found.end);
    }
}

std::optional<std::size_t> end_of_plain(std::string_view text, std::size_t begin, std::string_view value) {
    return match_visible(text, begin, value);
}

std::optional<std::size_t> end_of_quoted(std::string_view text, std::size_t begin) {
    const char quote = at(text, begin);
    for (std::size_t pos = begin + 1; pos < text.size(); ++pos) {
        if (quote == '"' && text[pos] == '\\') {
            ++pos;
        } else if (text[pos] == quote) {
            if (quote == '"' || at(text, pos + 1) != '\'') return pos + 1;
            ++pos;  // '' is a quote inside the text
        }
    }
    return std::nullopt;
}

std::optional<std::size_t> end_of_block_text(std::string_view text, std::size_t begin, std::string_view value) {
    std::size_t header = begin + 1;
    while (header < text.size() && !is_white(text[header]))
        ++header;
    if (value.empty()) return header;
    const auto visible = match_visible(text, next_line(text, begin), value);
    if (!visible) return std::nullopt;

    // What follows the last visible character in the value: so many line breaks belong to it.
    const std::size_t last = value.find_last_not_of(" \t\n\r");
    const std::string_view rest = last == std::string_view::npos ? value : value.substr(last + 1);
    std::size_t end = *visible;
    for (auto breaks = std::count(rest.begin(), rest.end(), '\n'); breaks > 0; --breaks)
        end = next_line(text, end);
    if (!rest.empty() && rest.back() != '\n') end = line_end(text, end);
    return end;
}

std::size_t end_of_alias(std::string_view text, std::size_t begin) {
    std::size_t end = begin + 1;
    while (end < text.size() && !is_white(text[end]) && !is_flow_mark(text[end]))
        ++end;
    return std::min(end, text.size());
}

std::optional<std::size_t> end_of_null_word(std::string_view text, std::size_t pos) {
    for (const std::string_view word : {"~", "null", "Null", "NULL"}) {
        if (text.substr(std::min(pos, text.size()), word.size()) != word) continue;
        const std::size_t end = pos + word.size();
        if (ends_word(text, end) || is_flow_mark(text[end]) || (text[end] == ':' && ends_word(text, end + 1))) {
            return end;
        }
    }
    return std::nullopt;
}

}  // namespace briar
