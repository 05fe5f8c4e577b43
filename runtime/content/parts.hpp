#pragma once

#include <string_view>

#include "runtime/source/document.hpp"

/// Looking into trees that have passed the shape check.
namespace briar {

/// The value of a key; nullptr when it is absent or null.
[[nodiscard]] inline const Node* part(const Node& node, std::string_view key) {
    const Node* const found = node.find(key);
    return found == nullptr || found->is_null() ? nullptr : found;
}

/// A number, or `fallback` when it was not given.
[[nodiscard]] inline int number_or(const Node* node, int fallback) {
    return node == nullptr ? fallback : static_cast<int>(node->as_int().value_or(fallback));
}

[[nodiscard]] inline bool flag_or(const Node* node, bool fallback) {
    return node == nullptr ? fallback : node->as_bool().value_or(fallback);
}

/// Calls `use` for each item of a list, or for the one item written without a list; not at all when it was not given.
template <class Use>
void for_each_item(const Node* node, const Use& use) {
    if (node == nullptr) return;
    if (!node->is_list()) return use(*node);
    for (const auto& item : node->items)
        use(*item);
}

}  // namespace briar
