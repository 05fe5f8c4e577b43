#pragma once

#include <string_view>
#include <vector>

#include "runtime/source/diagnostic.hpp"

namespace briar::editor {

/// Beginnings of lines of a YAML text that are no keys though a colon may stand in them: what goes on in a `[...]` from
/// a line above, and texts in quotes behind which no colon stands. Of the lines within `lines`, in their order.
[[nodiscard]] std::vector<Span> words_in_lists(std::string_view text, Span lines);

}  // namespace briar::editor
