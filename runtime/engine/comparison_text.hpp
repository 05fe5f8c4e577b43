#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "runtime/engine/phrase_filler.hpp"

namespace briar {

class Node;

/// What the number that a query gives is compared with, in words: `at least 3 kills`, `fewer than 2`. `query` stands
/// behind the query's name (may be null).
class ComparisonText {
public:
    /// `words` says a bound that is no plain number.
    ComparisonText(const Node* query, bool negated, std::function<std::string(const Node& bound)> words)
        : query_(query), negated_(negated), words_(std::move(words)) {}

    /// All bounds are plain numbers: what they count can stand behind them.
    [[nodiscard]] bool counts() const;
    [[nodiscard]] std::string text(Compared how, std::string_view one, std::string_view many) const;

private:
    [[nodiscard]] std::string bound(std::string_view key, Compared how, bool countable) const;
    [[nodiscard]] const Node* find(std::string_view key) const;

    const Node* query_;
    bool negated_;
    std::function<std::string(const Node& bound)> words_;
};

/// What `at_least`, `at_most` and `is` ask of a number, for people.
[[nodiscard]] std::string comparison_doc(std::string_view comparison);

}  // namespace briar
