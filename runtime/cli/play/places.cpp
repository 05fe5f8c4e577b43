#include "runtime/cli/play/places.hpp"

#include <charconv>
#include <string_view>

namespace briar::cli {
namespace {

std::optional<int> read_int(std::string_view text) {
    while (text.starts_with(' '))
        text.remove_prefix(1);
    while (text.ends_with(' '))
        text.remove_suffix(1);
    int number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (text.empty() || error != std::errc() || end != text.data() + text.size()) return std::nullopt;
    return number;
}

}  // namespace

std::optional<crawl::Spot> read_spot(const std::string& text) {
    const std::size_t joint = text.find_first_of(", ");
    if (joint == std::string::npos) return std::nullopt;
    const auto x = read_int(std::string_view(text).substr(0, joint));
    const auto y = read_int(std::string_view(text).substr(joint + 1));
    if (!x || !y) return std::nullopt;
    return crawl::Spot{*x, *y};
}

}  // namespace briar::cli
