#pragma once

#include "runtime/engine/game.hpp"

/// `choose`: a question that a rule asks, with the answers it allows.
namespace briar {

/// The rows of a `Choose` instruction: label, condition or -1, target.
struct ChoiceTable {
    static constexpr int kRow = 3;

    TextId question;
    const std::int32_t* rows = nullptr;
    int count = 0;
};

/// Asks the hero's seat which of the options whose conditions hold is taken, and gives its target; -1: none holds.
Flow<std::int32_t> choose_from(Game& game, RuleContext& context, PieceId hero, ChoiceTable table);

}  // namespace briar
