#include "runtime/source/values.hpp"

#include <charconv>
#include <cmath>
#include <utility>

namespace briar {
namespace {

Node plain(std::string text) {
    Node node;
    node.kind = NodeKind::Scalar;
    node.text = std::move(text);
    return node;
}

}  // namespace

Node make_null() { return {}; }

Node make_bool(bool value) { return plain(value ? "true" : "false"); }

Node make_int(std::int64_t value) { return plain(std::to_string(value)); }

Node make_number(double value) {
    if (!std::isfinite(value)) return make_null();
    char buffer[512];  // the longest double has 309 digits before its point
    const auto [end, error] = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::fixed);
    std::string text(buffer, end);
    if (text.find('.') == std::string::npos) text += ".0";
    return plain(std::move(text));
}

Node make_text(std::string text) {
    Node node = plain(std::move(text));
    node.style = ScalarStyle::DoubleQuoted;
    return node;
}

Node make_list() {
    Node node;
    node.kind = NodeKind::List;
    return node;
}

Node make_map() {
    Node node;
    node.kind = NodeKind::Map;
    return node;
}

void add_item(Node& list, Node value) { list.items.push_back(std::make_unique<Node>(std::move(value))); }

void add_member(Node& map, std::string key, Node value) {
    map.members.push_back({std::move(key), {}, std::make_unique<Node>(std::move(value))});
}

}  // namespace briar
