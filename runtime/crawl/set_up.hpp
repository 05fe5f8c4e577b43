#pragma once

#include "runtime/crawl/crawl_data.hpp"

/// CF-2: how a game begins.
namespace briar::crawl {

/// System::set_up: shuffles the stacks, lays the first realm's start, chooses the heroes and puts them there.
void set_up_game(Game& game, const Setup& setup);
/// CF-2.2: lets a hero take part as the last in the order of play, fresh, on a laid tile.
void enter_hero(Game& game, PieceId hero, SeatId seat, PieceId tile);
/// Takes every hero out of the game again (a position names its own).
void clear_heroes(Game& game);

}  // namespace briar::crawl
