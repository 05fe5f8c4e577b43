#pragma once

#include "runtime/crawl/crawl_data.hpp"

/// CF-7.2, CF-7.3c: what each side of a fight rolls.
namespace briar::crawl {

/// What one side's dice came to.
struct Score {
    int total = 0;
    int bonus = 0;          ///< what a hero adds to its dice, within `total`
    bool alike = false;     ///< CF-7.3c: two or more dice, all alike
    bool critical = false;  ///< the dice counted more for it
};

/// A hero's own dice and all that it adds: its card, the items in use, modifiers. `against`: the monster; none against
/// a hero.
[[nodiscard]] DiceExpr hero_strength(Game& game, PieceId hero, PieceId against, PieceId tile);
[[nodiscard]] DiceExpr monster_strength(Game& game, PieceId monster, PieceId hero, PieceId tile);
/// CF-10.3: dice that a partner adds to those of the fighting hero.
[[nodiscard]] int partner_dice(const Game& game, PieceId hero);
/// The strength of a fight's side as it stands now, the partner's dice included.
[[nodiscard]] DiceExpr strength_in_fight(Game& game, PieceId side, PieceId against);

/// Both roll for their side of the running fight.
Flow<Score> roll_hero(Game& game, PieceId hero, PieceId against);
Flow<Score> roll_monster(Game& game, PieceId monster, PieceId hero);

}  // namespace briar::crawl
