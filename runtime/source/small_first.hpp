#pragma once

#include <string>
#include <string_view>

#include "runtime/source/letters.hpp"

namespace briar {

/// As in the midst of a sentence; a word that stands in capitals stays so: `AP for all`.
[[nodiscard]] inline std::string with_small_first(std::string_view text) {
    const bool in_capitals = text.size() > 1 && is_letter(text[1]) && !is_small_letter(text[1]);
    std::string small(text);
    if (!small.empty() && !in_capitals) small.front() = small_letter(small.front());
    return small;
}

}  // namespace briar
