#pragma once

#include <string>
#include <vector>

#include "runtime/content/fields.hpp"
#include "runtime/engine/ruleset.hpp"

/// Typed definitions of the script system: what entries of its kinds and a scenario's zones say. Fields are named once,
/// in definitions.cpp.
namespace briar::script {

struct PlayerDef {
    std::string name;
    std::string text;
    std::string colour;  ///< `#d04030`; empty: one that follows from its id
    std::vector<DefId> specials;
    std::string source;
    std::string art;
};

struct PieceDef {
    std::string name;
    std::string text;
    int count = 1;
    DefId owner;  ///< whose it is; none: the table's
    int sides = 1;
    std::string letter;  ///< how it is drawn in characters; empty: by its name, and in rows by the first of its id
    std::vector<DefId> specials;
    std::vector<std::string> tags;
    std::string symbol;
    std::string art;
    std::string source;
};

struct ZoneDef {
    std::string name;
    std::string text;
    bool each = false;       ///< each player has one
    int places = 0;          ///< a row of so many places; 0: no row
    std::vector<int> marks;  ///< places that look different
    int number_from = 0;     ///< what is written on the first place; 0: nothing
    Sight sight = Sight::Everyone;
    bool shuffled = false;
    std::vector<DefId> start;  ///< the pieces that lie here at first
};

[[nodiscard]] const Record<PlayerDef>& player_record();
[[nodiscard]] const Record<PieceDef>& piece_record();
[[nodiscard]] const Record<ZoneDef>& zone_record();

inline constexpr int kMostPlayers = 8;
inline constexpr int kMostPlaces = 200;

/// What a scenario of this system says beside what every scenario says.
[[nodiscard]] std::vector<Property> scenario_properties();
[[nodiscard]] std::vector<Property> mode_properties();

}  // namespace briar::script
