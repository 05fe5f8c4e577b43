#include <algorithm>
#include <cstdio>

#include "runtime/source/filled_yaml.hpp"
#include "runtime/source/letters.hpp"
#include "runtime/source/tree.hpp"
#include "runtime/source/utf8.hpp"

/// Trees as YAML text. Only notations that every YAML reader takes alike are used.
namespace briar {
namespace {

constexpr std::size_t kLineWidth = 100;
constexpr std::size_t kIndent = 2;
/// How deep collections in brackets may nest: deeper ones are easier to read in lines.
constexpr int kFlowDepth = 2;

/// Words that some reader takes for a boolean or for nothing (YAML 1.1 has many).
bool is_special_word(std::string_view text) {
    static constexpr std::string_view kReservedWords[] = {"true", "false", "null", "yes", "no", "on", "off", "y", "n"};
    return std::any_of(std::begin(kReservedWords), std::end(kReservedWords),
                       [&](std::string_view each) { return reads_same(each, text); });
}

/// Whether the text may stand without quotes, also in brackets: begins with a letter, and only signs that never mean
/// anything to YAML.
bool may_stand_bare(std::string_view text) {
    if (text.empty() || !is_letter(text.front()) || text.back() == ' ' || is_special_word(text)) return false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '#' && text[i - 1] == ' ') return false;
        if (!is_letter(c) && !is_digit(c) && std::string_view(" _-./#+()=!;'").find(c) == std::string_view::npos) {
            return false;
        }
    }
    return true;
}

/// Places such as `0 -1` and `-2 3`: numbers with blanks between are text to every reader.
bool is_row_of_numbers(std::string_view text) {
    if (text.find(' ') == std::string_view::npos || text.back() == ' ') return false;
    bool digit_must_follow = true;
    for (const char c : text) {
        if (!is_digit(c) && (c != '-' || !digit_must_follow) && (c != ' ' || digit_must_follow)) return false;
        digit_must_follow = !is_digit(c);
    }
    return !digit_must_follow && (text.front() != '-' || is_digit(text[1]));
}

bool needs_escape(char32_t c) {
    return c < 0x20 || (c >= 0x7f && c < 0xa0) || c == 0x2028 || c == 0x2029 || c == 0xfeff || c >= 0xfffe;
}

void append_escape(std::string& out, char32_t c) {
    if (c == '\n') {
        out += "\\n";
        return;
    }
    char buffer[16];
    const char* format = c < 0x100 ? "\\x%02X" : c < 0x10000 ? "\\u%04X" : "\\U%08X";
    std::snprintf(buffer, sizeof buffer, format, static_cast<unsigned>(c));
    out += buffer;
}

std::string in_quotes(std::string_view text) {
    std::string out = "\"";
    for (std::size_t pos = 0; pos < text.size();) {
        const Utf8 read = read_utf8(text, pos);
        if (!read.valid) {
            out += "\xEF\xBF\xBD";
        } else if (read.code_point == '"' || read.code_point == '\\') {
            out += {'\\', static_cast<char>(read.code_point)};
        } else if (needs_escape(read.code_point) && read.code_point < 0x10000) {
            append_escape(out, read.code_point);
        } else {
            out += text.substr(pos, read.size);
        }
        pos += read.size;
    }
    return out + '"';
}

std::string scalar(const Tree& tree) {
    if (tree.is_null()) return "~";
    if (tree.kind() != Tree::Kind::Text) return tree.text();
    return may_stand_bare(tree.text()) || is_row_of_numbers(tree.text()) ? tree.text() : in_quotes(tree.text());
}

std::string tree_key(const std::string& key) { return may_stand_bare(key) ? key : in_quotes(key); }

std::string flow(const Tree& tree) {
    std::string out;
    if (tree.is_list()) {
        for (const Tree& item : tree.items())
            out += (out.empty() ? "" : ", ") + flow(item);
        return "[" + out + "]";
    }
    if (tree.is_map()) {
        for (const auto& [key, value] : tree.members())
            out += (out.empty() ? "" : ", ") + tree_key(key) + ": " + flow(value);
        return "{" + out + "}";
    }
    return scalar(tree);
}

/// How deep collections nest, up to one more than may stand in brackets.
int depth(const Tree& tree, int most = kFlowDepth + 1) {
    if (most == 0 || tree.size() == 0) return 0;
    int inner = 0;
    for (const Tree& item : tree.items())
        inner = std::max(inner, depth(item, most - 1));
    for (const auto& member : tree.members())
        inner = std::max(inner, depth(member.value, most - 1));
    return inner + 1;
}

/// The value in one line when it is small, or no text.
std::string small_flow(const Tree& tree, std::size_t column) {
    if (tree.size() * 3 > kLineWidth || depth(tree) > kFlowDepth) return {};
    std::string line = flow(tree);
    const bool fits = tree.size() == 0 || column + count_characters(line) <= kLineWidth;
    return fits ? line : std::string();
}

bool is_row_of_words(const Tree& tree) {
    return tree.size() > 1 && tree.is_list() &&
           std::all_of(tree.items().begin(), tree.items().end(), [](const Tree& item) { return item.is_scalar(); });
}

/// In brackets over several lines, the first of which is begun up to `column`.
std::string filled(const Tree& list, std::size_t column, std::size_t indent) {
    std::string out = "[";
    std::size_t at = column + 1;
    for (const Tree& item : list.items()) {
        const std::string word = scalar(item) + (&item == &list.items().back() ? "]" : ",");
        const bool first = out.size() == 1;
        const std::size_t width = count_characters(word) + (first ? 0 : 1);
        if (!first && at + width > kLineWidth) {
            out += '\n' + std::string(indent, ' ') + word;
            at = indent + width - 1;
        } else {
            out += (first ? "" : " ") + word;
            at += width;
        }
    }
    return out;
}

enum class LongLists : std::uint8_t { InLines, Filled };

class Writer {
public:
    explicit Writer(LongLists lists = LongLists::InLines) : lists_(lists) {}

    /// Writes a value whose line is begun up to `column`; `indent` is where lines of its own begin.
    void value(const Tree& tree, std::size_t column, std::size_t indent) {
        const std::string line = small_flow(tree, column + 1);
        if (!line.empty()) {
            out_ += ' ' + line + '\n';
            return;
        }
        if (lists_ == LongLists::Filled && is_row_of_words(tree)) {
            out_ += ' ' + filled(tree, column + 1, indent) + '\n';
            return;
        }
        out_ += '\n';
        lines(tree, indent, true);
    }

    /// Writes a collection in lines; the first one is begun already when `indent_first` is false.
    void lines(const Tree& tree, std::size_t indent, bool indent_first) {
        bool begin = indent_first;
        for (const Tree& item : tree.items()) {
            start_line(indent, begin);
            out_ += '-';
            list_item(item, indent);
        }
        for (const auto& [key, member] : tree.members()) {
            start_line(indent, begin);
            const std::string name = tree_key(key);
            out_ += name + ':';
            value(member, indent + name.size() + 1, indent + kIndent);
        }
    }

    std::string take() { return std::move(out_); }

private:
    void start_line(std::size_t indent, bool& begin) {
        if (begin) out_.append(indent, ' ');
        begin = true;
    }

    void list_item(const Tree& item, std::size_t indent) {
        const std::string line = small_flow(item, indent + 2);
        out_ += ' ';
        if (!line.empty()) {
            out_ += line + '\n';
        } else {
            lines(item, indent + kIndent, false);
        }
    }

    LongLists lists_;
    std::string out_;
};

}  // namespace

std::string filled_yaml(const Tree& tree) {
    if (tree.size() == 0) return flow(tree) + '\n';
    Writer writer(LongLists::Filled);
    writer.lines(tree, 0, true);
    return writer.take();
}

std::string Tree::to_line() const { return flow(*this); }

std::string Tree::to_yaml() const {
    if (size() == 0) return flow(*this) + '\n';
    Writer writer;
    writer.lines(*this, 0, true);
    return writer.take();
}

}  // namespace briar
