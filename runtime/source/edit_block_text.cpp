// Another text in the place of one that stands over lines (`|`, `>`): as its author wrote it, line by line.
#include <algorithm>
#include <optional>
#include <utility>

#include "runtime/source/document.hpp"
#include "runtime/source/edit_target.hpp"
#include "runtime/source/span_scan.hpp"
#include "runtime/source/write_yaml.hpp"

namespace briar {
namespace {

using Words = std::vector<std::string>;

/// Stands among words for the end of a paragraph.
const std::string kBreak = "\n";

/// The lines below the `|` or `>`, without their indentation.
struct Lines {
    std::size_t begin = 0;  ///< of the first one
    std::size_t end = 0;    ///< behind the last one that is not empty
    std::size_t indent = 0;
    Words texts;
};

std::optional<Lines> lines_of(const Document& document, const Node& old) {
    const std::string_view text = document.text();
    Lines lines;
    lines.begin = next_line(text, old.span.begin);
    lines.end = content_end(text, old.span);
    if (lines.begin >= lines.end) return std::nullopt;
    std::size_t first = lines.begin;
    while (is_break(at(text, skip_blanks(text, first))))
        first = next_line(text, first);
    lines.indent = skip_blanks(text, first) - first;
    for (std::size_t line = lines.begin; line < lines.end; line = next_line(text, line)) {
        const std::size_t end = line_end(text, line);
        const std::size_t begin = std::min(line + lines.indent, end);
        lines.texts.emplace_back(text.substr(begin, end - begin));
    }
    return lines;
}

/// Apart where a line may be broken: at single blanks. None where blanks begin or end a line.
std::optional<Words> words_of(std::string_view text) {
    Words words;
    std::string word;
    const auto end_word = [&] {
        if (!word.empty()) words.push_back(std::exchange(word, {}));
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool first = i == 0 || text[i - 1] == '\n';
        const bool last = i + 1 == text.size() || text[i + 1] == '\n';
        if (is_blank(text[i]) && (first || last)) return std::nullopt;
        if (text[i] == '\n') {
            end_word();
            words.push_back(kBreak);
        } else if (text[i] == ' ' && !is_blank(text[i - 1]) && !is_blank(text[i + 1])) {
            end_word();
        } else {
            word += text[i];
        }
    }
    end_word();
    return words;
}

/// As wide as the author's lines.
Words wrapped(const Words& words, std::size_t begin, std::size_t end, std::size_t width) {
    Words lines;
    bool open = false;
    for (std::size_t i = begin; i < end; ++i) {
        if (words[i] == kBreak) {
            lines.emplace_back();
            open = false;
        } else if (open && lines.back().size() + 1 + words[i].size() <= width) {
            lines.back() += ' ' + words[i];
        } else {
            lines.push_back(words[i]);
            open = true;
        }
    }
    return lines;
}

Words words_of_line(const std::string& line) {
    return line.empty() ? Words{kBreak} : words_of(line).value_or(Words{line});
}

/// How many of the author's lines stay, from the first on or from the last one back, and how many words they have.
std::pair<std::size_t, std::size_t> kept(const Words& lines, const Words& words, bool from_end) {
    std::size_t number = 0;
    std::size_t used = 0;
    for (; number < lines.size(); ++number) {
        const Words line = words_of_line(lines[from_end ? lines.size() - 1 - number : number]);
        if (used + line.size() > words.size()) break;
        const auto first = static_cast<std::ptrdiff_t>(from_end ? words.size() - used - line.size() : used);
        if (!std::equal(line.begin(), line.end(), words.begin() + first)) break;
        used += line.size();
    }
    return {number, used};
}

/// What did not change keeps its lines; the rest is broken anew between them.
Words folded(const Lines& old, const Words& words) {
    std::size_t width = 40;
    for (const std::string& each : old.texts)
        width = std::max(width, each.size());
    auto [above, above_words] = kept(old.texts, words, false);
    const Words left(words.begin() + static_cast<std::ptrdiff_t>(above_words), words.end());
    const Words below_lines(old.texts.begin() + static_cast<std::ptrdiff_t>(above), old.texts.end());
    const auto [below, below_words] = kept(below_lines, left, true);
    Words lines(old.texts.begin(), old.texts.begin() + static_cast<std::ptrdiff_t>(above));
    for (std::string& each : wrapped(words, above_words, words.size() - below_words, width))
        lines.push_back(std::move(each));
    lines.insert(lines.end(), old.texts.end() - static_cast<std::ptrdiff_t>(below), old.texts.end());
    return lines;
}

Words split(std::string_view text) {
    Words lines;
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        lines.emplace_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return lines;
}

std::string_view without_last_break(std::string_view text) {
    return text.ends_with('\n') ? text.substr(0, text.size() - 1) : text;
}

}  // namespace

Edit plan_block_text(const Document& document, const Node& old, const Node& value) {
    const bool block = old.style == ScalarStyle::Literal || old.style == ScalarStyle::Folded;
    const bool text = old.is_scalar() && value.is_scalar() && !value.as_bool() && !value.as_number();
    if (!block || !text || value.text.empty()) return refuse("it stands in one line");
    // The mark at its head says what becomes of the last line's end.
    if (old.text.ends_with('\n') != value.text.ends_with('\n')) return refuse("it ends otherwise");
    const auto lines = lines_of(document, old);
    if (!lines) return refuse("it has no lines");
    const std::string_view wanted = without_last_break(value.text);
    if (wanted.empty()) return refuse("there is nothing to write");
    const auto words = words_of(wanted);
    const bool folds = old.style == ScalarStyle::Folded;
    if (folds && !words) return refuse("its blanks cannot be folded");
    const std::string line_break = habits_of(document).line_break;
    std::string written;
    for (const std::string& each : folds ? folded(*lines, *words) : split(wanted))
        written += (each.empty() ? std::string() : std::string(lines->indent, ' ') + each) + line_break;
    written.resize(written.size() - line_break.size());
    return one_splice(lines->begin, lines->end, std::move(written));
}

}  // namespace briar
