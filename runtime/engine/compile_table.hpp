#pragma once

#include <string>
#include <vector>

#include "runtime/engine/dice.hpp"
#include "runtime/source/document.hpp"

/// The table below a roll: `1-3: [...]`, `6: [...]`, `4+: [...]`.
namespace briar {

struct RollTable {
    struct Row {
        int low = 0;
        int high = 0;
        const Node* effects = nullptr;
    };
    struct Mistake {
        Node at;
        std::string id;
        std::string message;
        std::string hint;
    };

    DiceExpr dice;
    std::vector<Row> rows;  ///< as they stand
    std::vector<Mistake> mistakes;
};

/// Reads `{roll: d6, 1-3: ...}`. Ranges may leave gaps; they may not overlap, nor lie outside what the dice can show.
[[nodiscard]] RollTable read_roll_table(const Node& roll);

}  // namespace briar
