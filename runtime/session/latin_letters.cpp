#include "runtime/session/latin_letters.hpp"

#include <array>
#include <optional>

#include "runtime/source/utf8.hpp"

namespace briar {
namespace {

constexpr char32_t kFirst = 0xC0;

/// Letters that follow each other in Unicode and are written alike.
struct Run {
    int count;
    const char* letters;
};

/// From U+00C0 to U+017E, without a gap.
constexpr std::array<Run, 57> kRuns{{
    {4, "a"},  {1, "ae"}, {1, "a"},  {1, "ae"}, {1, "c"},  {4, "e"}, {4, "i"},  {1, "d"},  {1, "n"},  {4, "o"},
    {1, "oe"}, {1, "-"},  {1, "o"},  {3, "u"},  {1, "ue"}, {1, "y"}, {1, "th"}, {1, "ss"}, {4, "a"},  {1, "ae"},
    {1, "a"},  {1, "ae"}, {1, "c"},  {4, "e"},  {4, "i"},  {1, "d"}, {1, "n"},  {4, "o"},  {1, "oe"}, {1, "-"},
    {1, "o"},  {3, "u"},  {1, "ue"}, {1, "y"},  {1, "th"}, {1, "y"}, {6, "a"},  {8, "c"},  {4, "d"},  {10, "e"},
    {8, "g"},  {4, "h"},  {10, "i"}, {2, "ij"}, {2, "j"},  {3, "k"}, {10, "l"}, {9, "n"},  {6, "o"},  {2, "oe"},
    {6, "r"},  {8, "s"},  {6, "t"},  {12, "u"}, {2, "w"},  {3, "y"}, {6, "z"},
}};

std::optional<std::string_view> plain(char32_t letter) {
    if (letter < kFirst) return std::nullopt;
    char32_t next = kFirst;
    for (const Run& run : kRuns) {
        next += static_cast<char32_t>(run.count);
        if (letter < next) return run.letters;
    }
    return std::nullopt;
}

}  // namespace

std::string with_plain_letters(std::string_view utf8) {
    std::string text;
    for (std::size_t i = 0; i < utf8.size();) {
        const Utf8 letter = read_utf8(utf8, i);
        const auto letters = letter.valid ? plain(letter.code_point) : std::nullopt;
        text += letters.value_or(utf8.substr(i, letter.size));
        i += letter.size;
    }
    return text;
}

}  // namespace briar
