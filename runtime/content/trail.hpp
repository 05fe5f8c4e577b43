#pragma once

#include <string>
#include <string_view>

/// Where in an entry a value stands, for messages: a chain of keys and list positions on the stack.
namespace briar {

struct Trail {
    const Trail* up = nullptr;
    std::string_view key;  ///< empty: an item of a list, or the start
    std::size_t item = 0;  ///< of a list, from 1; 0: a key, or the start

    [[nodiscard]] Trail at(std::string_view name) const { return {this, name, 0}; }
    [[nodiscard]] Trail at(std::size_t index) const { return {this, {}, index + 1}; }
    [[nodiscard]] bool is_start() const { return up == nullptr; }
};

/// "`guardian.health`", "item 2 of `tags`", "`fight` in item 2 of `do`"; `start` for the start itself.
[[nodiscard]] std::string label(const Trail& trail, std::string_view start = "the entry");

}  // namespace briar
