#pragma once

#include <string>
#include <string_view>

namespace briar {

/// The word with its article: "a tile", "an item".
[[nodiscard]] inline std::string with_article(std::string_view noun) {
    const bool vowel = !noun.empty() && std::string_view("aeiouAEIOU").find(noun.front()) != std::string_view::npos;
    return (vowel ? "an " : "a ") + std::string(noun);
}

}  // namespace briar
