#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/engine/game.hpp"
#include "runtime/script/definitions.hpp"
#include "runtime/script/vocabulary.hpp"

/// What a game of the script system is made of: what was compiled, and what the state adds to the engine's.
namespace briar::script {

/// A zone that the scenario names: one zone of the engine, or one for each player, each place, or both.
struct ZoneFamily {
    std::string id;
    std::string name;  ///< for people
    ZoneDef def;
    ZoneId first;  ///< those of the first player, in the order of the places; then those of the next player
    [[nodiscard]] int width() const { return def.places > 0 ? def.places : 1; }
};

/// Which zone of the engine is which.
struct ZoneUse {
    std::int16_t family = -1;  ///< -1: where the players themselves are
    std::int16_t player = -1;  ///< index into ScriptData::players; -1: the table's
    std::int16_t place = 0;    ///< counts from 1; 0: no row
};

struct ScriptData {
    Vocabulary words;              ///< numbers of the system's own events
    std::vector<PieceId> players;  ///< all that the scenario names, in order; the first of them take part
    std::vector<ZoneFamily> families;
    std::vector<ZoneUse> uses;    ///< by ZoneId
    std::vector<PieceId> owners;  ///< by PieceId; none: the table's
    std::vector<PieceDef> defs;   ///< by PieceId; of players only the name counts
    HookId set_up;                ///< none: the script has no such function
    HookId turn;
    Place turn_place;  ///< where the script's `turn` stands
};

/// The system's part of the state.
struct ScriptState {
    std::array<PieceId, kMostPlayers> seats{};  ///< who plays, in the order of the turns
    PieceId next;                               ///< who is next, where somebody said so
    std::uint16_t count = 0;                    ///< how many play
};
static_assert(std::has_unique_object_representations_v<ScriptState>);

[[nodiscard]] inline const ScriptData& data(const Game& game) { return game.rules().data<ScriptData>(); }
[[nodiscard]] inline ScriptState& script(Game& game) { return game.state().system<ScriptState>(); }
[[nodiscard]] inline const ScriptState& script(const Game& game) { return game.state().system<ScriptState>(); }

/// Who plays, in the order of the turns.
[[nodiscard]] std::span<const PieceId> seated(const Game& game);
/// The seat of a player who plays; -1: takes no part.
[[nodiscard]] int seat_index(const Game& game, PieceId player);
/// The player whose turn follows in the order of the seats.
[[nodiscard]] PieceId following(const Game& game, PieceId player);
/// Where the player stands in the scenario's list; -1: it is no player.
[[nodiscard]] int player_index(const Game& game, PieceId player);

/// The family of a zone; not for where the players are.
[[nodiscard]] const ZoneFamily& family(const Game& game, ZoneId zone);
/// The zone of a family. `player`: index into ScriptData::players, for zones that each has; `place` from 1, for rows.
[[nodiscard]] ZoneId zone_at(const ZoneFamily& family, int player, int place);
[[nodiscard]] const ZoneFamily* find_family(const ScriptData& data, std::string_view id);

}  // namespace briar::script
