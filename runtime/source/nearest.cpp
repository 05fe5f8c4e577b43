// Which known name a misspelt word was probably meant to be.
#include <algorithm>
#include <array>
#include <cstddef>

#include "runtime/source/diagnostic.hpp"
#include "runtime/source/letters.hpp"

namespace briar {
namespace {

// Names longer than this are compared by their beginnings: hints need not be exact, but must be quick.
constexpr std::size_t kLongest = 64;

char folded(char c) { return c == '_' || c == ' ' ? '-' : small_letter(c); }

/// How many letters must be added, dropped, replaced or swapped with their neighbour; case and `_`, `-` are one.
std::size_t distance(std::string_view a, std::string_view b) {
    std::array<std::array<std::size_t, kLongest + 1>, 3> rows{};
    for (std::size_t j = 0; j <= b.size(); ++j)
        rows[0][j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        auto& row = rows[i % 3];
        const auto& above = rows[(i - 1) % 3];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t change = folded(a[i - 1]) == folded(b[j - 1]) ? 0 : 1;
            row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + change});
            const bool swapped =
                i > 1 && j > 1 && folded(a[i - 1]) == folded(b[j - 2]) && folded(a[i - 2]) == folded(b[j - 1]);
            if (swapped) row[j] = std::min(row[j], rows[(i + 1) % 3][j - 2] + 1);
        }
    }
    return rows[a.size() % 3][b.size()];
}

}  // namespace

std::string nearest(std::string_view word, const std::vector<std::string>& candidates) {
    word = word.substr(0, kLongest);
    // One slip in a short word, one in three letters of a longer one; a one-letter word could be anything.
    std::size_t best = word.size() < 2 ? 1 : std::max<std::size_t>(1, word.size() / 3) + 1;
    std::string found;
    for (const std::string& candidate : candidates) {
        const std::string_view name = std::string_view(candidate).substr(0, kLongest);
        const std::size_t gap = name.size() > word.size() ? name.size() - word.size() : word.size() - name.size();
        if (gap >= best) continue;
        const std::size_t steps = distance(word, name);
        if (steps >= best) continue;
        best = steps;
        found = candidate;
    }
    return found;
}

}  // namespace briar
