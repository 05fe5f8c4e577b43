#pragma once

#include "runtime/journey/journey_data.hpp"

/// FR-8: heroes are ready, exhausted or incapacitated.
namespace briar::journey {

/// Who speaks and rolls for the party: the first standing hero; the first of all when none stands.
[[nodiscard]] PieceId lead(const Game& game);
/// The standing heroes as bits by their place in the party.
[[nodiscard]] std::int32_t standing_bits(const Game& game);
[[nodiscard]] int most_health(Game& game, PieceId hero);
[[nodiscard]] inline bool exhausted(const Game& game, PieceId hero) {
    return standing(game, hero) && game.state().piece(hero).turn != 0;
}

/// FR-8.2: turns a ready hero's card; nothing happens to others.
Flow<void> exhaust(Game& game, PieceId hero);
/// FR-8.3: readies an exhausted hero; false: it was not exhausted.
Flow<bool> restore(Game& game, PieceId hero);
/// FR-8.3: an incapacitated hero stands again, with `health` of its points (0: all of them); false: it was standing.
Flow<bool> revive(Game& game, PieceId hero, int health);
/// Gives a standing hero health back, up to the most; gives how much.
int heal(Game& game, PieceId hero, int amount);
/// Notes who leads, for the engine's `whose turn it is`.
void note_lead(Game& game);

}  // namespace briar::journey
