#pragma once

#include <algorithm>
#include <cstddef>
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

/// The path, and another one on from there.
[[nodiscard]] inline Path joined(Path path, const Path& rest) {
    path.insert(path.end(), rest.begin(), rest.end());
    return path;
}

/// The first steps of a path, and those behind them.
[[nodiscard]] inline Path head(const Path& path, std::size_t size) {
    return {path.begin(), path.begin() + static_cast<std::ptrdiff_t>(size)};
}
[[nodiscard]] inline Path tail(const Path& path, std::size_t from) {
    return {path.begin() + static_cast<std::ptrdiff_t>(from), path.end()};
}
/// Where that stands in which the value is.
[[nodiscard]] inline Path parent_of(const Path& path) { return head(path, path.size() - 1); }

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

/// The same, written on one line: `{tile: mill}`.
[[nodiscard]] inline Node one_line_map(const std::string& key, Node value) {
    Node map = map_of(key, std::move(value));
    map.flow = true;
    return map;
}

/// Whether it says how a list of a pack below changes: `append`, `remove`.
[[nodiscard]] inline bool is_list_change(const Node& node) {
    return node.is_map() && !node.members.empty() &&
           std::all_of(node.members.begin(), node.members.end(),
                       [](const briar::Member& each) { return each.key == "append" || each.key == "remove"; });
}

}  // namespace briar::editor
