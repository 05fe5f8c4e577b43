#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "runtime/source/splice.hpp"

/// Several changes to a text as one.
namespace briar::editor {

/// What does the same to a text of `size` bytes as `first`, and then `second` on what came of it.
[[nodiscard]] std::vector<Splice> composed(std::size_t size, const std::vector<Splice>& first,
                                           const std::vector<Splice>& second);

/// The one splice between two texts: from the first byte that differs to the last. None when they are equal. It never
/// cuts a UTF-8 character.
[[nodiscard]] std::vector<Splice> difference(std::string_view before, std::string_view after);

}  // namespace briar::editor
