#pragma once

#include "runtime/crawl/crawl_data.hpp"

/// Which fights are running: one, or one within another when a partner meets something on its way (CF-10.2).
namespace briar::crawl {

/// Begins a fight within those that are running. Throws RuleError when there are too many.
void begin_fight(Game& game, PieceId hero, PieceId opponent, std::uint8_t rules);
/// Ends the innermost fight; the one around it goes on.
void end_fight(Game& game);

/// A hero died: every running fight takes note.
void mark_fallen_hero(Game& game, PieceId hero);
/// A monster died, and its token has been taken away: every running fight takes note.
void mark_fallen_monster(Game& game, PieceId monster);
/// Whether the running fight's mark has been set.
[[nodiscard]] inline bool marked(const Game& game, FightMark mark) { return (crawl(game).fight.marks & mark) != 0; }
inline void mark(Game& game, FightMark mark) {
    FightState& fight = crawl(game).fight;
    fight.marks = static_cast<std::uint8_t>(fight.marks | mark);
}
[[nodiscard]] inline bool allows(const Game& game, FightRule forbidden) {
    return (crawl(game).fight.rules & forbidden) == 0;
}

/// The opponent as events and values name it: none where it is a hero (CF-21).
[[nodiscard]] inline PieceId as_monster(const Game& game, PieceId opponent) {
    return opponent && is_monster(game, opponent) ? opponent : PieceId{};
}

/// CF-3.3, CF-10.2: what ends a turn ends the moves of the hero it befalls: its turn if it is the active one, else its
/// way to a fight.
void halt(Game& game, PieceId hero);

}  // namespace briar::crawl
