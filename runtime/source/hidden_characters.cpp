#include "runtime/source/hidden_characters.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

#include "runtime/source/letters.hpp"
#include "runtime/source/utf8.hpp"

namespace briar {
namespace {

std::string hex(char32_t number, int digits) {
    std::string text;
    for (; number != 0 || digits > 0; number >>= 4, --digits)
        text.insert(text.begin(), "0123456789abcdef"[number & 15]);
    return text;
}

bool is_direction(char32_t c) {
    constexpr std::pair<char32_t, char32_t> kRanges[] = {{0x061c, 0x061c}, {0x200b, 0x200b}, {0x200e, 0x200f},
                                                         {0x2028, 0x202e}, {0x2060, 0x2069}, {0xfeff, 0xfeff}};
    return std::any_of(std::begin(kRanges), std::end(kRanges),
                       [c](const auto& range) { return c >= range.first && c <= range.second; });
}

std::string escape(const Utf8& character, unsigned char byte) {
    if (!character.valid || character.code_point < 0x100)
        return "\\x" + hex(character.valid ? character.code_point : byte, 2);
    return "\\u" + hex(character.code_point, 4);
}

}  // namespace

Hidden hidden_sort(char32_t character) {
    if (character == '\n') return Hidden::No;
    if (character < 0x20 || (character >= 0x7f && character < 0xa0)) return Hidden::Control;
    return is_direction(character) ? Hidden::Direction : Hidden::No;
}

std::string code_point_name(char32_t character) {
    std::string name = hex(character, 4);
    std::transform(name.begin(), name.end(), name.begin(), capital_letter);
    return "U+" + name;
}

std::string written_out(std::string_view text) {
    std::string shown;
    shown.reserve(text.size());
    for (std::size_t pos = 0; pos < text.size();) {
        const Utf8 character = read_utf8(text, pos);
        const bool hidden = !character.valid || hidden_sort(character.code_point) != Hidden::No;
        shown += hidden ? escape(character, static_cast<unsigned char>(text[pos]))
                        : std::string(text.substr(pos, character.size));
        pos += character.size;
    }
    return shown;
}

}  // namespace briar
