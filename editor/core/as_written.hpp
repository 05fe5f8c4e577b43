#pragma once

#include "runtime/source/path.hpp"

/// Lists of one item may be written without the list: `do: {say: Hush}`. Whoever speaks of the first item then means
/// the value itself.
namespace briar::editor {

/// Whether a step from a value leads to a first item that is written so: it stays where it is.
[[nodiscard]] bool stays_at(const Node& value, const Step& step);
/// The path without the steps to a first item that is written so.
[[nodiscard]] Path as_written(const Node& root, const Path& path);
/// As `resolve`, for the path as it is written.
[[nodiscard]] const Node* find_as_written(const Node& root, const Path& path);

}  // namespace briar::editor
