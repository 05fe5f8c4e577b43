#pragma once

#include "runtime/crawl/crawl_data.hpp"

/// Damage, healing, death (CF-7.3, CF-9.3, CF-9.4, CF-10.4).
namespace briar::crawl {

enum class Directness : std::uint8_t { Normal, Direct };  ///< CF-7.3b: direct damage ignores armour and shields

/// Damages a hero: `hurting`, armour and modifiers (unless direct), `hurt`, the partner's share (CF-10.4), death.
/// Gives what the hero really lost. `cause`: the monster, or none.
Flow<int> hurt_hero(Game& game, PieceId hero, int amount, Directness directness, PieceId cause);
/// Damages a monster: `wounding`, `wounded`. Does not resolve its death.
Flow<int> wound_monster(Game& game, PieceId monster, int amount, PieceId hero, bool ranged);
/// Heals up to the greatest health; gives how much.
int heal(Game& game, PieceId piece, int amount);
[[nodiscard]] int most_health(Game& game, PieceId piece);
[[nodiscard]] int most_ap(Game& game, PieceId hero);
/// CF-9.3, CF-9.4: a life is lost, everything drops, back to the realm's start or out of the game. All out: lost.
Flow<void> die(Game& game, PieceId hero, PieceId cause);

}  // namespace briar::crawl
