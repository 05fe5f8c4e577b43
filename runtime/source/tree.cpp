#include "runtime/source/tree.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

#include "runtime/source/document.hpp"

namespace briar {
namespace {

/// Long enough for every finite double in plain notation.
constexpr std::size_t kNumberRoom = 512;

Tree scalar_from(const Node& node) {
    if (const auto flag = node.as_bool()) return *flag;
    if (const auto whole = node.as_int()) return *whole;
    if (const auto number = node.as_number()) return *number;
    return node.text;
}

}  // namespace

Tree::Tree(double value) {
    if (!std::isfinite(value)) return;
    char buffer[kNumberRoom];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::fixed).ptr;
    kind_ = Kind::Number;
    text_.assign(buffer, end);
    if (text_.find('.') == std::string::npos) text_ += ".0";
}

Tree Tree::list(std::initializer_list<Tree> items) {
    Tree tree;
    tree.kind_ = Kind::List;
    tree.items_.assign(items);
    return tree;
}

Tree Tree::map() {
    Tree tree;
    tree.kind_ = Kind::Map;
    return tree;
}

Tree Tree::from(const Node& node) {
    if (node.is_scalar()) return scalar_from(node);
    Tree tree;
    if (node.is_list()) tree.kind_ = Kind::List;
    if (node.is_map()) tree.kind_ = Kind::Map;
    for (const auto& item : node.items)
        tree.items_.push_back(from(*item));
    for (const auto& member : node.members)
        tree.members_.push_back({member.key, from(*member.value)});
    return tree;
}

Tree& Tree::operator[](std::string_view key) {
    if (!is_map()) *this = map();
    const auto found = std::find_if(members_.begin(), members_.end(), [&](const Member& m) { return m.key == key; });
    if (found != members_.end()) return found->value;
    members_.push_back({std::string(key), {}});
    return members_.back().value;
}

Tree& Tree::push(Tree item) {
    if (!is_list()) *this = list();
    items_.push_back(std::move(item));
    return items_.back();
}

void Tree::erase(std::string_view key) {
    members_.remove_if([&](const Member& member) { return member.key == key; });
}

const Tree* Tree::find(std::string_view key) const {
    const auto found = std::find_if(members_.begin(), members_.end(), [&](const Member& m) { return m.key == key; });
    return found == members_.end() ? nullptr : &found->value;
}

std::size_t Tree::size() const { return is_map() ? members_.size() : items_.size(); }

bool operator==(const Tree& a, const Tree& b) {
    return a.kind_ == b.kind_ && a.text_ == b.text_ && a.items_ == b.items_ && a.members_ == b.members_;
}

}  // namespace briar
