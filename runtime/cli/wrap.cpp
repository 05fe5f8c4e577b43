#include "runtime/cli/wrap.hpp"

#include <algorithm>

namespace briar::cli {
namespace {

bool continues(char c) { return (static_cast<unsigned char>(c) & 0xc0U) == 0x80U; }

/// The bytes of the first `width` characters.
std::size_t bytes_of(std::string_view text, std::size_t width) {
    std::size_t at = 0;
    for (std::size_t count = 0; at < text.size(); ++at) {
        if (!continues(text[at]) && count++ == width) break;
    }
    return at;
}

}  // namespace

std::size_t columns(std::string_view text) {
    return text.size() - static_cast<std::size_t>(std::count_if(text.begin(), text.end(), continues));
}

std::string cut(std::string_view text, std::size_t width) {
    if (columns(text) <= width) return std::string(text);
    if (width == 0) return {};
    return std::string(text.substr(0, bytes_of(text, width - 1))) + "~";
}

std::string pad(std::string_view text, std::size_t width) {
    std::string result = cut(text, width);
    return result + std::string(width - std::min(width, columns(result)), ' ');
}

std::vector<std::string> wrap(std::string_view text, std::size_t width) {
    std::vector<std::string> lines;
    std::string line;
    while (!text.empty()) {
        const std::size_t blank = std::min(text.find(' '), text.size());
        std::string_view word = text.substr(0, blank);
        text.remove_prefix(std::min(blank + 1, text.size()));
        if (word.empty()) continue;
        if (!line.empty() && columns(line) + 1 + columns(word) > width) {
            lines.push_back(std::move(line));
            line.clear();
        }
        while (columns(word) > width) {
            const std::size_t part = std::max<std::size_t>(1, bytes_of(word, width));
            lines.emplace_back(word.substr(0, part));
            word.remove_prefix(part);
        }
        line += (line.empty() ? "" : " ") + std::string(word);
    }
    if (!line.empty() || lines.empty()) lines.push_back(std::move(line));
    return lines;
}

std::string fill(std::string_view text, std::size_t width) {
    std::string result;
    while (true) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        const std::string_view line = text.substr(0, end);
        if (line.starts_with(' ')) {
            result += line;
        } else {
            bool first = true;
            for (const std::string& part : wrap(line, width)) {
                result += (first ? "" : "\n") + part;
                first = false;
            }
        }
        if (end == text.size()) return result;
        result += '\n';
        text.remove_prefix(end + 1);
    }
}

}  // namespace briar::cli
