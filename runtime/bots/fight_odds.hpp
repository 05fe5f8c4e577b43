#pragma once

#include "runtime/engine/dice.hpp"

/// What a melee is likely to come to, computed exactly from the dice of both sides: for bots.
namespace briar {

struct FightSide {
    DiceExpr dice;
    int health = 1;
    int armour = 0;  ///< taken off each damage
};

struct FightOdds {
    double win = 0;          ///< the hero's side wins, if it is fought to the end
    double health_left = 0;  ///< of the hero, on average, 0 where it loses
};

/// `critical_factor`: what the hero's dice count when two or more are all alike.
[[nodiscard]] FightOdds fight_odds(const FightSide& hero, const FightSide& monster, int critical_factor);

}  // namespace briar
