#pragma once

#include "runtime/crawl/crawl_data.hpp"

/// Whom and what an event, or the subject of a value, is about.
namespace briar::crawl {

/// Its hero, else the one whose turn it is.
[[nodiscard]] inline PieceId hero_of_event(const Game& game, const Event& event) {
    const PieceId hero = game.rules().hero_fields.piece(event);
    return hero ? hero : active_hero(game);
}
/// None where it has no tile.
[[nodiscard]] inline PieceId tile_of_event(const Game& game, const Event& event) {
    return data(game).words.tile_fields.piece(event);
}
/// None where it has no monster.
[[nodiscard]] inline PieceId monster_of_event(const Game& game, const Event& event) {
    return data(game).words.monster_fields.piece(event);
}

}  // namespace briar::crawl
