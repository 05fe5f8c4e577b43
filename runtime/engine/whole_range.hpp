#pragma once

#include <optional>
#include <string_view>

namespace briar {

/// Both ends belong to it.
struct WholeRange {
    int low = 0;
    int high = 0;
};

/// A whole number and nothing else; none: the text is not one, or it does not fit into an int.
[[nodiscard]] std::optional<int> read_whole(std::string_view text);

/// `1-3`, or `6` for the range of one number; a leading minus belongs to the number.
[[nodiscard]] std::optional<WholeRange> read_whole_range(std::string_view text);

}  // namespace briar
