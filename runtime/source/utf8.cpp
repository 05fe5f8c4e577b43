#include "runtime/source/utf8.hpp"

namespace briar {
namespace {

/// How many bytes a character takes that begins so; 0 for a byte that begins none.
std::size_t length_of(unsigned char lead) {
    if (lead < 0x80) return 1;
    if (lead >= 0xC2 && lead < 0xE0) return 2;
    if (lead >= 0xE0 && lead < 0xF0) return 3;
    return lead >= 0xF0 && lead < 0xF5 ? 4 : 0;
}

bool is_shortest(char32_t c, std::size_t length) {
    return length < 3 || (length == 3 && c >= 0x800) || (length == 4 && c >= 0x10000);
}

}  // namespace

Utf8 read_utf8(std::string_view text, std::size_t pos) {
    const auto lead = static_cast<unsigned char>(text[pos]);
    const std::size_t length = length_of(lead);
    if (length == 1) return {lead, 1, true};
    if (length == 0 || pos + length > text.size()) return {};
    char32_t c = lead & (0xFFu >> (length + 1));
    for (std::size_t i = 1; i < length; ++i) {
        const auto next = static_cast<unsigned char>(text[pos + i]);
        if ((next & 0xC0u) != 0x80u) return {};
        c = (c << 6) | (next & 0x3Fu);
    }
    if (!is_shortest(c, length) || (c >= 0xD800 && c < 0xE000) || c > 0x10FFFF) return {};
    return {c, length, true};
}

std::size_t count_characters(std::string_view text) {
    std::size_t count = 0;
    for (std::size_t pos = 0; pos < text.size(); pos += read_utf8(text, pos).size)
        ++count;
    return count;
}

std::string_view whole_characters(std::string_view text, std::size_t most) {
    if (text.size() <= most) return text;
    while (most > 0 && (static_cast<unsigned char>(text[most]) & 0xC0u) == 0x80u)
        --most;
    return text.substr(0, most);
}

}  // namespace briar
