#pragma once

#include "runtime/crawl/crawl_data.hpp"

/// CF-11: statuses such as those that block an inventory space.
namespace briar::crawl {

/// Gives one dose: `ailing`, once-per-turn rule, a token on an empty space or in place of an item that is dropped
/// (the seat chooses); no effect when every space is blocked already. False: nothing happened.
Flow<bool> ail(Game& game, PieceId hero, DefId status, PieceId cause);
/// Takes doses away (all of them when `count` is 0); gives how many.
int cure(Game& game, PieceId hero, DefId status, int count);
/// CF-11.4: a new turn begins, in which every hero may get every status again.
void forget_ailing(Game& game);
/// CF-9.3: those that end with a life.
void cure_by_death(Game& game, PieceId hero);
[[nodiscard]] int doses(const Game& game, PieceId hero, DefId status);

}  // namespace briar::crawl
