#include "runtime/session/hex.hpp"

#include <charconv>

namespace briar {

namespace {
constexpr std::size_t kDigits = 16;
}

std::string to_hex(std::uint64_t value) {
    static constexpr char kHex[] = "0123456789abcdef";
    std::string text(kDigits, '0');
    for (std::size_t i = kDigits; i-- > 0; value >>= 4U)
        text[i] = kHex[value & 15U];
    return text;
}

std::optional<std::uint64_t> from_hex(std::string_view text) {
    if (text.size() != kDigits || text.find_first_not_of("0123456789abcdef") != std::string_view::npos) {
        return std::nullopt;
    }
    std::uint64_t value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value, 16);
    return value;
}

}  // namespace briar
