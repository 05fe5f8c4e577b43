#pragma once

#include "runtime/journey/journey_data.hpp"

/// FR-4.8, FR-4.9, FR-2.4: damage and its end. Every function stops where the game is lost in the middle of it.
namespace briar::journey {

/// FR-4.9: damages one hero: `hurting`, modifiers, `hurt`; a hero without health left is incapacitated. Gives the
/// health that was lost; 0 for a hero that does not stand.
Flow<int> hurt_hero(Game& game, PieceId hero, int amount);
/// FR-4.8: the player spreads the damage over the standing heroes, point by point; what is more than they can take
/// hits nobody.
Flow<void> spread_damage(Game& game, int amount);
/// FR-4.8: flips a standing hero face down. FR-2.4: the last one: the game is lost at once. False: a rule forbade it,
/// or the hero was not standing.
Flow<bool> incapacitate(Game& game, PieceId hero);

}  // namespace briar::journey
