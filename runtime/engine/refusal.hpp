#pragma once

#include <cstdint>

#include "runtime/engine/ids.hpp"

/// Why an action is not offered: for people who ask. Nothing here is needed to play.
namespace briar {

class Game;

enum class Bar : std::uint8_t {
    None,       ///< nothing about the action itself stands in its way
    PutAside,   ///< it failed before
    UsedUp,     ///< once a turn, a fight, a game: it was done
    Cost,       ///< `counter` is short
    Condition,  ///< what it asks for is not so
    NoTarget,   ///< there is nothing to do it to
};

struct Refusal {
    Bar bar = Bar::None;
    CounterId counter;  ///< Cost: what is short
    int needs = 0;
    int has = 0;
};

/// The first thing in the way of `hero` doing an action of `carrier` (none: the scenario's), in the order of Bar.
[[nodiscard]] Refusal why_not(Game& game, ActionId action, PieceId hero, PieceId carrier);

}  // namespace briar
