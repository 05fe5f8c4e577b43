#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

/// The way from a document's root to one of its values.
namespace briar {

class Node;

/// One step down: by key in a map, by position in a list.
struct Step {
    Step(std::string map_key) : key(std::move(map_key)) {}
    Step(const char* map_key) : key(map_key) {}
    Step(std::size_t item) : index(item), is_index(true) {}
    Step(int item) : Step(static_cast<std::size_t>(item)) {}

    std::string key;
    std::size_t index = 0;
    bool is_index = false;

    friend bool operator==(const Step&, const Step&) = default;
};

using Path = std::vector<Step>;

/// The value at the end of the path, or nullptr.
[[nodiscard]] const Node* resolve(const Node& root, const Path& path);

/// The path to the deepest value whose key or text holds the byte, for "where is the cursor?". Empty for the root.
[[nodiscard]] Path path_at(const Node& root, std::uint32_t byte);

/// `monsters/wolf/tags[2]`, for messages.
[[nodiscard]] std::string to_text(const Path& path);

}  // namespace briar
