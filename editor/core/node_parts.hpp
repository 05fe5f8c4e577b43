#pragma once

#include <string>
#include <utility>

#include "runtime/source/path.hpp"
#include "runtime/source/values.hpp"

/// Small parts of which edits are made.
namespace briar::editor {

/// The path, one step further.
[[nodiscard]] inline Path step_to(Path path, Step step) {
    path.push_back(std::move(step));
    return path;
}

/// A text that is written without quotes.
[[nodiscard]] inline Node bare_word(const std::string& text) {
    Node node = make_text(text);
    node.style = ScalarStyle::Plain;
    return node;
}

/// A map of one member.
[[nodiscard]] inline Node map_of(const std::string& key, Node value) {
    Node map = make_map();
    add_member(map, key, std::move(value));
    return map;
}

}  // namespace briar::editor
