#pragma once

#include <vector>

#include "runtime/engine/objection.hpp"

/// Why cards, heroes, shops and rests cannot be used at a decision. Actions of specials explain themselves.
namespace briar::journey {

/// See System::action_sources: the scenario, heroes, items, cards in hand, the location.
[[nodiscard]] std::vector<ActionSource> action_sources(const Game& game);
/// See System::objections.
[[nodiscard]] std::vector<Objection> objections(const Game& game, Game& probe, PieceId about);

}  // namespace briar::journey
