#pragma once

#include <optional>
#include <string>

#include "runtime/source/tree.hpp"

/// Values as JSON, for programs that read what commands print. Everything else of the program builds trees.
namespace briar::cli {

/// In several lines with `indent` blanks for each level; 0: in one line. Bytes that are no UTF-8 become U+FFFD.
[[nodiscard]] std::string to_json(const Tree& tree, int indent = 2);
/// One JSON value; nothing, and the reason in `error`, for any other text.
[[nodiscard]] std::optional<Tree> from_json(const std::string& text, std::string& error);

}  // namespace briar::cli
