#pragma once

#include <array>
#include <vector>

#include "runtime/content/schema.hpp"
#include "runtime/source/diagnostic.hpp"
#include "runtime/source/tree.hpp"

/// Positions: a whole state as YAML with names instead of numbers. The engine's part is here, the system's part comes
/// from System::write_position.
///
///     game: {turns: 3, bouts: 1, choices: 20, chance: 14, started: true, hero: ann}
///     random: {setup: 0f..., draws: ..., dice: ..., script: ..., bots: ...}
///     dice: [2, 5]                  # the next rolls; `random` as the last item: then by chance
///     vars: {embers_left: 3}
///     put_aside: [web.entered]
///     result: won
///     reason: The gate is open.
///
/// Everything may be left out; what is left out stays as in the fresh set-up.
namespace briar {

class Game;
class Node;
class System;

/// By Stream and by Result.
inline constexpr std::array<const char*, 5> kStreamNames{"setup", "draws", "dice", "script", "bots"};
inline constexpr std::array<const char*, 4> kResultNames{"playing", "won", "lost", "draw"};

/// Any state can be written; one written at a quiescent point is read back as the same bytes.
[[nodiscard]] Tree write_position(const Game& game);

/// Lays a position over a game that has just been set up. What does not fit is reported and left out. False: it has not
/// the shape of a position, and nothing was read.
bool read_position(Game& game, const Node& position, Diagnostics& diagnostics);

/// The keys of the engine's part, with their shape.
[[nodiscard]] std::vector<Property> engine_position_keys();

/// The shape of a whole position of this system, with further keys that a document adds.
[[nodiscard]] SchemaRef position_schema(const System& system, std::vector<Property> more = {});

}  // namespace briar
