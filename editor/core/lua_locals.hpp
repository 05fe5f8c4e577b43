#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "runtime/source/diagnostic.hpp"

namespace briar::editor {

/// Where the name that stands at `at` was made last before it: by `local`, as a parameter, or by a `for`. Nothing where
/// it is made nowhere in the text. Blocks are not told apart.
[[nodiscard]] std::optional<Span> local_made(std::string_view text, std::string_view name, std::size_t at);

}  // namespace briar::editor
