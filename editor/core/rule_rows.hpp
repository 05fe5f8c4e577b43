#pragma once

#include <optional>
#include <string>
#include <vector>

#include "editor/core/rule_tree.hpp"

/// The results of a roll that have an answer, and those that have none yet.
namespace briar::editor {

/// A result that can get an answer of its own.
struct NextRow {
    std::string word;      ///< `6`, `3-4`
    std::string narrowed;  ///< the row that gives it away; empty: it had no answer
    std::string rest;      ///< what that row is about afterwards
};

/// `roll`: the map that has the dice and their results. Nothing when every result has an answer of its own.
[[nodiscard]] std::optional<NextRow> next_row(const Node& roll);

/// A result as it is written, and as it is to be written for other dice; empty: those cannot show it.
struct RowOfDice {
    std::string before;
    std::string now;
};

/// What was lowest and highest stays so. Nothing when the dice are none.
[[nodiscard]] std::vector<RowOfDice> rows_for_dice(const Node& roll, const Node& dice);

/// `1-3` as people say it: `on a roll of 1 to 3`.
[[nodiscard]] std::string words_of_row(const std::string& range);

}  // namespace briar::editor
