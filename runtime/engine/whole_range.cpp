#include "runtime/engine/whole_range.hpp"

#include <charconv>
#include <system_error>

namespace briar {

std::optional<int> read_whole(std::string_view text) {
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc{} || end != text.data() + text.size()) return std::nullopt;
    return number;
}

std::optional<WholeRange> read_whole_range(std::string_view text) {
    const std::size_t dash = text.find('-', 1);
    const auto low = read_whole(text.substr(0, dash));
    const auto high = dash == std::string_view::npos ? low : read_whole(text.substr(dash + 1));
    if (!low || !high) return std::nullopt;
    return WholeRange{*low, *high};
}

}  // namespace briar
