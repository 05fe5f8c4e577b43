#pragma once

#include "runtime/crawl/crawl_data.hpp"

/// CF-6, CF-7: hand-to-hand fights, round by round.
namespace briar::crawl {

enum class FightEnd : std::uint8_t { Won, Lost, Escaped, BrokenOff };

/// Fights `opponent` on the hero's tile to its end. `rules`: FightRule bits. The reward (CF-9.1) and the death (CF-9.3)
/// are resolved inside; so is the partner's fight after the hero's death (CF-10.7). Lost: the hero (and a partner who
/// went on) lost. The turn's end is decided here too (CF-7.4, CF-7.1a).
Flow<FightEnd> fight(Game& game, PieceId hero, PieceId opponent, std::uint8_t rules);
/// Whether a fight is going on.
[[nodiscard]] bool fighting(const Game& game);
/// Whether the piece fights in any running fight, the waiting ones included. What already fights is not met again.
[[nodiscard]] bool in_fight(const Game& game, PieceId piece);
/// Breaks the running fight off: it ends after the running round step without a winner.
void break_off(Game& game);

}  // namespace briar::crawl
