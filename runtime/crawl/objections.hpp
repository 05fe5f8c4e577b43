#pragma once

#include <vector>

#include "runtime/engine/objection.hpp"

/// Why the hero whose turn it is cannot go somewhere or explore. Actions of specials explain themselves.
namespace briar::crawl {

/// See System::objections. About a piece: why one cannot step on it, where it is a laid tile.
[[nodiscard]] std::vector<Objection> objections(const Game& game, Game& probe, PieceId about);

}  // namespace briar::crawl
