#pragma once

#include <string>
#include <utility>
#include <vector>

#include "runtime/crawl/definitions.hpp"

/// Rule parameters: every number and every ruling of the crawl, as the scenario's `rules` say. The defaults are those
/// of the rulebook and of the rulings in the clause tables.
namespace briar::crawl {

struct Costs {
    int move = 1;           ///< CF-3.1
    int reveal = 1;         ///< CF-3.1
    int tag = 1;            ///< CF-10.1
    int escape = 1;         ///< CF-7.1: to a laid tile
    int escape_reveal = 2;  ///< CF-7.1: to a new tile
};

/// CF-4.3: which edges of a tile must agree when it is laid.
enum class EdgeRule : std::uint8_t { All, Joined };

/// CF-10.3: whose dice must be alike for a critical hit in a tagged fight.
enum class CriticalDice : std::uint8_t { All, Own };

struct TagRules {
    int dice = 1;          ///< CF-10.3: added for the partner
    int share = 2;         ///< CF-10.4: the partner takes the damage divided by this, rounded down
    int least_health = 1;  ///< CF-20.2: a weaker hero cannot be called
    int refuses_on = 0;    ///< CF-20.2: a d6 of at most this refuses; 0: the partner's seat decides
    CriticalDice criticals = CriticalDice::All;
};

struct TreacheryRules {
    bool allowed = false;   ///< CF-21.1
    int escape_damage = 4;  ///< CF-21.2: taken when there is no kill to give, or none is given
};

struct Parameters {
    Range heroes{1, 4};           ///< how many heroes take part
    int lives = 3;                ///< CF-2.2
    bool first_by_chance = true;  ///< CF-2.3: who begins is drawn; otherwise the first seat
    Costs costs;
    std::vector<std::pair<Range, int>> rewards{{{6, 9}, 1}, {{10, 999}, 2}};  ///< CF-9.1: starting health -> items
    EdgeRule edges = EdgeRule::All;
    bool redraw = false;                 ///< CF-4.2 ruling: draw on until a tile fits
    bool keep_open = true;               ///< CF-4.5: never close the realm's last open edge while tiles remain
    int escape_damage = 1;               ///< CF-7.1
    int escape_reveal_damage = 2;        ///< CF-7.1
    bool escape_ends_turn = false;       ///< CF-7.1a
    bool fight_ends_turn = true;         ///< CF-7.4
    bool ranged_kill_ends_turn = false;  ///< CF-8.5
    int critical_factor = 2;             ///< CF-7.3c; 1: no critical hits
    DiceExpr charge{1, 6, 0};            ///< CF-8.4: to each hero on the way
    bool hidden_inventory = false;       ///< CF-9.2
    bool guardians = false;              ///< CF-5.4: drawn monsters show their guardian side
    TagRules tag;
    TreacheryRules treachery;
    DefId monster_token;  ///< CF-5.1: the token of an unrevealed monster
    std::string monster_bag = "monsters";
    std::string item_bag = "items";
};

/// The scenario's `rules` key.
[[nodiscard]] const Record<Parameters>& parameters_record();

}  // namespace briar::crawl
