#pragma once

#include <string>
#include <vector>

#include "runtime/cli/play/table_view.hpp"

/// The table of a game whose script is the game: its zones as rows of characters, its players with their numbers.
namespace briar::cli {

[[nodiscard]] Lines draw_zones(const Game& game);
/// The players in the order of the turns with their counters, then the scenario's vars.
[[nodiscard]] Lines draw_players(const Game& game);
/// Everything about a piece, a player or a zone by its name or id; without a name about all zones.
[[nodiscard]] std::vector<std::string> look_at_zones(const Game& game, const std::string& what);

}  // namespace briar::cli
