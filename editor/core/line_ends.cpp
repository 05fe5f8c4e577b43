#include "editor/core/line_ends.hpp"

#include <algorithm>
#include <array>

#include "runtime/source/letters.hpp"

namespace briar::editor {
namespace {

constexpr std::string_view kUnix = "\n";
constexpr std::string_view kDos = "\r\n";
constexpr std::size_t kStep = 2;

std::string_view end_before(std::string_view text, std::size_t line_feed) {
    return line_feed > 0 && text[line_feed - 1] == '\r' ? kDos : kUnix;
}

/// What is written on the line before the byte.
std::string_view line_before(std::string_view text, std::size_t byte) {
    const std::string_view before = text.substr(0, byte);
    const std::size_t feed = before.rfind('\n');
    return feed == std::string_view::npos ? before : before.substr(feed + 1);
}

std::string_view trimmed(std::string_view line) {
    const std::size_t last = line.find_last_not_of(" \t\r");
    return last == std::string_view::npos ? std::string_view() : line.substr(0, last + 1);
}

/// The line without its comment. A sign within quotes begins none.
std::string_view without_comment(std::string_view line, std::string_view sign) {
    char quote = '\0';
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (quote != '\0') {
            if (line[i] == quote) quote = '\0';
        } else if (line[i] == '"' || line[i] == '\'') {
            quote = line[i];
        } else if (line.substr(i).starts_with(sign) && (i == 0 || line[i - 1] == ' ' || sign.size() > 1)) {
            return trimmed(line.substr(0, i));
        }
    }
    return trimmed(line);
}

/// How many brackets are open at the end of the line.
int open_brackets(std::string_view line) {
    int open = 0;
    for (const char c : line) {
        open += c == '{' || c == '[' || c == '(' ? 1 : 0;
        open -= c == '}' || c == ']' || c == ')' ? 1 : 0;
    }
    return open;
}

/// How far behind its blanks the first word of a YAML line stands: behind the dashes of lists.
std::size_t behind_dashes(std::string_view line) {
    std::size_t at = std::min(line.find_first_not_of(' '), line.size());
    while (line.substr(at).starts_with("- "))
        at = std::min(line.find_first_not_of(' ', at + 1), line.size());
    return at;
}

std::size_t yaml_depth(std::string_view whole, std::size_t blanks) {
    const std::string_view line = without_comment(whole, "#");
    if (line.size() <= blanks) return blanks;
    const std::size_t first = behind_dashes(line);
    const std::array<std::string_view, 5> deeper{":", ": |", ": >", ": |-", ": >-"};
    const bool opens = std::any_of(deeper.begin(), deeper.end(), [&](auto end) { return line.ends_with(end); });
    if (opens || open_brackets(line) > 0 || line == std::string(blanks, ' ') + "-") return first + kStep;
    // Behind `- key: value` come more keys; behind `- word` the next item.
    return line.find(": ", first) != std::string_view::npos ? first : blanks;
}

/// Whether a line of the text, so many blanks deep, is one of a text over several lines: what it is told by stands
/// above.
bool is_in_block_text(std::string_view above, std::size_t blanks) {
    while (blanks > 0 && !above.empty()) {
        above.remove_suffix(above.ends_with('\n') ? 1 : 0);
        const std::string_view line = line_before(above, above.size());
        above.remove_suffix(line.size());
        const std::size_t depth = line.find_first_not_of(" \r");
        if (depth == std::string_view::npos || depth >= blanks) continue;
        blanks = depth;
        const std::string_view said = without_comment(line, "#");
        const std::size_t sign = said.find_last_not_of("+-0123456789");
        const bool begins = sign != std::string_view::npos && sign > 0 && (said[sign] == '|' || said[sign] == '>');
        if (begins && said[sign - 1] == ' ') return true;
    }
    return false;
}

bool is_word(char c) { return is_letter(c) || is_digit(c) || c == '_'; }

bool ends_with_word(std::string_view line, std::string_view word) {
    return line.ends_with(word) && (line.size() == word.size() || !is_word(line[line.size() - word.size() - 1]));
}

bool has_word(std::string_view line, std::string_view word) {
    for (std::size_t at = line.find(word); at != std::string_view::npos; at = line.find(word, at + 1)) {
        const bool begins = at == 0 || !is_word(line[at - 1]);
        const bool ends = at + word.size() == line.size() || !is_word(line[at + word.size()]);
        if (begins && ends) return true;
    }
    return false;
}

std::size_t lua_depth(std::string_view whole, std::size_t blanks) {
    const std::string_view line = without_comment(whole, "--");
    const std::array<std::string_view, 4> openers{"then", "do", "else", "repeat"};
    const bool opens = std::any_of(openers.begin(), openers.end(), [&](auto end) { return ends_with_word(line, end); });
    const bool function = has_word(line, "function") && line.ends_with(")") && !has_word(line, "end");
    return opens || function || open_brackets(line) > 0 ? blanks + kStep : blanks;
}

}  // namespace

TextSort text_sort(std::string_view file) {
    if (file.ends_with(".lua")) return TextSort::Lua;
    return file.ends_with(".yaml") ? TextSort::Yaml : TextSort::Other;
}

std::string_view line_end_at(std::string_view text, std::size_t byte) {
    const std::size_t here = text.find('\n', std::min(byte, text.size()));
    if (here != std::string_view::npos) return end_before(text, here);
    const std::size_t last = text.rfind('\n');
    return last == std::string_view::npos ? kUnix : end_before(text, last);
}

std::string indent_after(TextSort sort, std::string_view text, std::size_t byte) {
    const std::string_view line = line_before(text, std::min(byte, text.size()));
    const std::size_t blanks = std::min(line.find_first_not_of(' '), line.size());
    std::size_t depth = blanks;
    const std::string_view above = text.substr(0, static_cast<std::size_t>(line.data() - text.data()));
    if (sort == TextSort::Yaml && !is_in_block_text(above, blanks)) depth = yaml_depth(line, blanks);
    if (sort == TextSort::Lua) depth = lua_depth(line, blanks);
    return std::string(depth, ' ');
}

std::optional<std::string> indent_of_end(TextSort sort, std::string_view text, std::size_t byte) {
    constexpr std::array<std::string_view, 6> kEnds{"end", "else", "elseif", "until", "}", ")"};
    if (sort != TextSort::Lua) return std::nullopt;
    const std::string_view line = line_before(text, std::min(byte, text.size()));
    const std::size_t blanks = std::min(line.find_first_not_of(' '), line.size());
    if (std::find(kEnds.begin(), kEnds.end(), line.substr(blanks)) == kEnds.end()) return std::nullopt;
    // As deep as the block goes on behind the last line that says something.
    std::string_view above = text.substr(0, static_cast<std::size_t>(line.data() - text.data()));
    while (!above.empty() && trimmed(line_before(above, above.size())).empty())
        above.remove_suffix(line_before(above, above.size()).size() + (above.ends_with('\n') ? 1U : 0U));
    const std::size_t within = indent_after(sort, text, above.size()).size();
    if (within < kStep || blanks != within) return std::nullopt;
    return std::string(within - kStep, ' ');
}

}  // namespace briar::editor
