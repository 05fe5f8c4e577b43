#include "runtime/source/write_yaml.hpp"

#include <algorithm>
#include <optional>

#include "runtime/source/scalar_text.hpp"
#include "runtime/source/span_scan.hpp"

namespace briar {
namespace {

std::string spaces(std::size_t count) { return std::string(count, ' '); }

/// The first collection in block notation below a key: shows by how much this file indents.
void learn(const Document& document, const Node& node, std::optional<std::size_t>& step, std::optional<bool>& deep) {
    for (const Member& each : node.members) {
        const Node& value = *each.value;
        if (step && deep) return;
        if (value.alias || value.flow) continue;
        const std::size_t key = column(document.text(), each.key_span.begin);
        const std::size_t inner = column(document.text(), value.span.begin);
        if (value.is_map() && inner > key && !step) step = inner - key;
        if (value.is_list() && !deep) deep = inner > key;
        learn(document, value, step, deep);
    }
    for (const auto& each : node.items)
        learn(document, *each, step, deep);
}

std::string literal_text(std::string_view text, std::size_t indent, const Habits& habits) {
    const bool ends_line = text.back() == '\n';
    if (ends_line) text.remove_suffix(1);
    std::string out = ends_line ? "|" : "|-";
    for (std::size_t begin = 0; begin <= text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        out += habits.line_break;
        if (end > begin) out += spaces(indent) + std::string(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return out;
}

/// A scalar behind a key or dash whose text, over several lines, would be indented by `indent`.
std::string scalar_in_block(const Node& value, std::size_t indent, const Habits& habits, ScalarStyle wish) {
    const bool wants_lines = wish != ScalarStyle::SingleQuoted && wish != ScalarStyle::DoubleQuoted;
    if (value.is_scalar() && wants_lines && fits_lines(value.text)) return literal_text(value.text, indent, habits);
    return scalar_text(value, wish, ScalarPlace::Block);
}

}  // namespace

bool fits_lines(std::string_view text) {
    if (text.find('\n') == std::string_view::npos || text.front() == '\n' || is_blank(text.front())) return false;
    const std::size_t last = text.find_last_not_of('\n');
    if (last == std::string_view::npos || text.size() - last > 2) return false;
    if (std::any_of(text.begin(), text.end(), [](char c) { return c == '\r' || (c >= 0 && c < 0x20 && c != '\n'); }))
        return false;
    return text.find(" \n") == std::string_view::npos && text.back() != ' ';
}

Habits habits_of(const Document& document) {
    Habits habits;
    const std::size_t first = document.text().find('\n');
    if (first != std::string::npos && first > 0 && document.text()[first - 1] == '\r') habits.line_break = "\r\n";
    std::optional<std::size_t> step;
    std::optional<bool> deep;
    learn(document, document.root(), step, deep);
    habits.step = step.value_or(2);
    habits.deep_lists = deep.value_or(true);
    return habits;
}

std::string flow_text(const Node& value, ScalarStyle wish) {
    if (!value.is_list() && !value.is_map()) return scalar_text(value, wish, ScalarPlace::Flow);
    std::string out;
    for (const auto& each : value.items)
        out += (out.empty() ? "" : ", ") + flow_text(*each);
    for (const Member& each : value.members)
        out += (out.empty() ? "" : ", ") + key_text(each.key) + ": " + flow_text(*each.value);
    return value.is_list() ? "[" + out + "]" : "{" + out + "}";
}

bool needs_lines(const Node& value) { return !value.flow && (!value.items.empty() || !value.members.empty()); }

std::string member_text(const std::string& key, const Node& value, std::size_t column, const Habits& habits) {
    return key_text(key) + ":" + after_key(value, column, habits);
}

std::string block_lines(const Node& value, std::size_t column, const Habits& habits) {
    std::string out;
    const std::string next = habits.line_break + spaces(column);
    for (const auto& each : value.items)
        out += (out.empty() ? "" : next) + "-" + after_dash(*each, column, habits);
    for (const Member& each : value.members)
        out += (out.empty() ? "" : next) + member_text(each.key, *each.value, column, habits);
    return out;
}

std::string after_key(const Node& value, std::size_t column, const Habits& habits, ScalarStyle wish) {
    if (needs_lines(value)) {
        const std::size_t inner = value.is_list() && !habits.deep_lists ? column : column + habits.step;
        return habits.line_break + spaces(inner) + block_lines(value, inner, habits);
    }
    if (value.is_list() || value.is_map()) return " " + flow_text(value);
    return " " + scalar_in_block(value, column + habits.step, habits, wish);
}

std::string after_dash(const Node& value, std::size_t column, const Habits& habits, ScalarStyle wish) {
    if (needs_lines(value)) return " " + block_lines(value, column + 2, habits);
    if (value.is_list() || value.is_map()) return " " + flow_text(value);
    return " " + scalar_in_block(value, column + 2, habits, wish);
}

}  // namespace briar
