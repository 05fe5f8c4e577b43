#include "editor/playing/dice_words.hpp"

#include <algorithm>
#include <charconv>

#include "runtime/source/letters.hpp"

namespace briar::editor {
namespace {

constexpr std::size_t kMostDigits = 3;

/// 0: it is none.
int die_called(const std::string& word, const std::vector<std::string>& faces) {
    int number = 0;
    const char* const end = word.data() + word.size();
    if (word.size() <= kMostDigits && std::from_chars(word.data(), end, number).ptr == end) return number;
    for (std::size_t face = 0; face < faces.size(); ++face)
        if (small_letters(faces[face]) == small_letters(word)) return static_cast<int>(face) + 1;
    return 0;
}

}  // namespace

WrittenDice read_dice(const std::string& text, const std::vector<std::string>& faces) {
    constexpr const char* kBetween = " ,;\t";
    WrittenDice written;
    for (std::size_t at = text.find_first_not_of(kBetween); at != std::string::npos;) {
        const std::size_t end = std::min(text.find_first_of(kBetween, at), text.size());
        const std::string word = text.substr(at, end - at);
        const int die = die_called(word, faces);
        if (die < 1 || die > 100) {
            written.wrong = word;
            return written;
        }
        written.dice.push_back(die);
        at = text.find_first_not_of(kBetween, end);
    }
    return written;
}

std::string dice_that_may_be(const std::vector<std::string>& faces) {
    std::string text = "Numbers from 1 to 100, with spaces between";
    for (std::size_t face = 0; face < faces.size(); ++face)
        text += (face == 0 ? "; for faces their names: " : ", ") + faces[face] + " (" + std::to_string(face + 1) + ")";
    return text + ".";
}

}  // namespace briar::editor
