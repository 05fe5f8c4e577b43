#pragma once

#include "runtime/journey/journey_data.hpp"

/// FR-1: how a game begins, and a leg of it.
namespace briar::journey {

/// System::set_up: chooses the party, shuffles the decks, lays the first leg's start and what is to its right.
void set_up_game(Game& game, const Setup& setup);

/// FR-1.3, FR-7.4: lays a leg's start with the pawn on it, and the top of its deck to the right. Tells nobody.
void begin_leg(Game& game, std::size_t leg);
/// FR-6.3: lays the top of the leg's deck to the right of the row; none: the deck is empty. Tells nobody.
PieceId lay_next(Game& game);

/// Makes these heroes the party, in this order, fresh (FR-1.7). Others go back to the box.
void enter_party(Game& game, std::span<const PieceId> heroes);

}  // namespace briar::journey
