#pragma once

#include <cstdint>

#include "runtime/engine/registry.hpp"
#include "runtime/engine/ruleset.hpp"

/// The words that the crawl offers to content, as numbers: filled from the registry when a scenario is compiled. What
/// each event and value means, and its fields, is said once, in vocabulary_events.cpp, vocabulary_values.cpp and
/// verbs_*.cpp.
namespace briar::crawl {

inline constexpr const char* kSystem = "crawl";

struct Vocabulary {
    // counters
    CounterId health, ap, lives;
    // occasions: numbers for Game::offer_actions
    std::uint8_t turn_occasion = 0;
    std::uint8_t fight_occasion = 0;
    // events; the fields are in this order; `monster` is none where a hero fights a hero (CF-21)
    EventId action;         ///< an action of a special: hero, tile, monster, item, target, direction
    EventId game_started;   ///< after
    EventId round_ended;    ///< after: every hero had a turn
    EventId turn_started;   ///< after: hero, tile
    EventId turn_ending;    ///< after the last move, before AP are restored: hero, tile
    EventId drawing_tile;   ///< before: hero, tile (where the hero stands)
    EventId revealed;       ///< after: hero, tile (the new one), from
    EventId stack_emptied;  ///< after: hero, tile (the last one laid; may be none)
    EventId moving;         ///< before: hero, tile (to), from
    EventId entered;        ///< after landing, before an encounter: hero, tile, from
    EventId encountered;    ///< after a monster is revealed: hero, monster, tile
    EventId fight_started;  ///< after: hero, monster, tile
    EventId round_started;  ///< after: hero, monster, tile
    EventId scored;         ///< before the damage: hero, monster, tile, hero_score (w), monster_score (w), alike
    EventId fight_ended;    ///< after: hero, monster, tile, result (0 won, 1 lost, 2 escaped, 3 broken off)
    EventId hurting;        ///< before: hero (victim), monster (cause, may be none), tile, amount (w), direct (w)
    EventId hurt;           ///< after: hero, monster, tile, amount, direct
    EventId wounding;       ///< before: monster (victim), hero (cause), tile, amount (w), ranged
    EventId wounded;        ///< after: monster, hero, tile, amount, ranged
    EventId dying;          ///< before: hero, monster (may be none), tile; forbidden: lives on with 1 health
    EventId died;           ///< after all has dropped: hero, monster, tile
    EventId hero_out;       ///< after: hero, tile (where the last life was lost)
    EventId killed;         ///< after: hero, monster, tile, ranged
    EventId rewarding;      ///< before: hero, monster, tile, amount (w)
    EventId gained;         ///< after: hero, item, tile
    EventId losing;         ///< before an item is dropped, given or destroyed: hero, item, tile
    EventId used;           ///< after an item or spell was used: hero, item, tile
    EventId ailing;         ///< before a status is given: hero, status, monster (may be none), tile
    EventId ailed;          ///< after: hero, status, monster, tile
    EventId tagging;        ///< before: hero, partner, monster, tile
    EventId tagged;         ///< after the partner arrived: hero, partner, monster, tile
    EventId escaping;       ///< before: hero, monster, tile (from), to (may be none: a new tile)
    EventId escaped;        ///< after: hero, monster, tile (now), from
    EventId shooting;       ///< before: hero, monster, item, tile (of the monster)
    EventId shot;           ///< after the damage: hero, monster, item, tile, amount
    EventId charging;       ///< before a monster charges: hero, monster, tile (of the hero), from
    EventId monster_moved;  ///< after: monster, tile, from
    // values
    ValueId move_cost;        ///< hero, tile (to), from
    ValueId reveal_cost;      ///< hero, tile (where the hero stands)
    ValueId may_move;         ///< 0: not offered: hero, tile (to), from
    ValueId may_reveal;       ///< hero, tile
    ValueId may_escape;       ///< hero, monster, tile
    ValueId may_tag;          ///< hero, partner, monster, tile
    ValueId may_fight;        ///< 0: no encounter with the monster here: hero, monster, tile
    ValueId combat_dice;      ///< hero, monster, tile
    ValueId combat_bonus;     ///< hero, monster, tile
    ValueId critical_factor;  ///< hero, monster, tile
    ValueId monster_dice;     ///< monster, hero, tile
    ValueId monster_bonus;    ///< monster, hero, tile
    ValueId damage_taken;     ///< not for direct damage: hero, monster, tile
    ValueId damage_dealt;     ///< in melee to a monster: monster, hero, tile
    ValueId health_most;      ///< hero or monster (first field `hero`, second `monster`; one is none)
    ValueId ap_most;          ///< hero
    ValueId escape_damage;    ///< hero, monster, tile
    ValueId shot_cost;        ///< hero, item
    ValueId shot_range;       ///< hero, item
    ValueId reward;           ///< items for a kill: hero, monster
    ValueId hand_space;       ///< hands an item fills: hero, item
    ValueId guardian;         ///< 1: a drawn monster shows its guardian side: hero, monster
    ValueId tile_appeal;      ///< for bots: hero, tile

    // where events carry what verbs take by default
    FieldSlots tile_fields;
    FieldSlots monster_fields;
};

/// Adds the system's events, values, counters and occasions (`turn`, `fight`). Roles and kinds: crawl_system.cpp.
void describe_vocabulary(Registry& registry);
/// Adds the system's verbs.
void describe_verbs(Registry& registry);
/// The numbers of the words just described, in a ruleset whose counters are known.
[[nodiscard]] Vocabulary look_up_vocabulary(const Ruleset& ruleset);

}  // namespace briar::crawl
