#pragma once

#include <vector>

/// The words that an action's `target` may be: each system has its own.
namespace briar {

struct TargetWord {
    const char* name;
    const char* doc;        ///< what it means, for people
    bool measures = false;  ///< `range` bounds it
};

/// A word with what lists its targets: `Listing` says who asks, and takes the answers.
template <class Listing>
struct TargetRow {
    TargetWord word;
    void (*list)(const Listing&);
};

/// The words of a system's rows, in their order.
template <class Rows>
[[nodiscard]] std::vector<TargetWord> words_of(const Rows& rows) {
    std::vector<TargetWord> words;
    for (const auto& row : rows)
        words.push_back(row.word);
    return words;
}

}  // namespace briar
