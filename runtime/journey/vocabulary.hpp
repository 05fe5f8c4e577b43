#pragma once

#include <cstdint>
#include <vector>

#include "runtime/engine/registry.hpp"
#include "runtime/engine/ruleset.hpp"

/// The words that the journey offers to content, as numbers: filled from the registry when a scenario is compiled.
namespace briar::journey {

struct Vocabulary {
    // counters
    CounterId health;
    // occasions: numbers for Game::offer_actions
    int landing_occasion = 0;
    int check_occasion = 0;
    int fight_occasion = 0;
    int move_occasion = 0;
    // events; the fields are in this order
    EventId action;          ///< an action of a special
    EventId game_started;    ///< after
    EventId turn_started;    ///< after: location
    EventId landed;          ///< after: location
    EventId resting;         ///< before
    EventId rested;          ///< after
    EventId shopping;        ///< before: shop
    EventId bought;          ///< after: item
    EventId drawing;         ///< before: amount (w)
    EventId drew;            ///< after: card
    EventId check_started;   ///< after: location
    EventId check_passed;    ///< after: location
    EventId check_failed;    ///< after, before the consequence: location
    EventId fight_started;   ///< after: location
    EventId rewarding;       ///< before: location, gold (w)
    EventId fight_won;       ///< after: location, gold
    EventId fight_lost;      ///< after: location
    EventId moving;          ///< before: location (to), from
    EventId moved;           ///< after: location (to), from
    EventId laid;            ///< after: location
    EventId discarded;       ///< after: card, use
    EventId hurting;         ///< before: hero, amount (w)
    EventId hurt;            ///< after: hero, amount
    EventId incapacitating;  ///< before: hero
    EventId incapacitated;   ///< after: hero
    EventId exhausted;       ///< after: hero
    EventId restored;        ///< after: hero
    EventId revived;         ///< after: hero
    EventId gained_gold;     ///< after: amount
    EventId lost_gold;       ///< after: amount
    EventId boss_beaten;     ///< after: location
    EventId leg_started;     ///< after: location
    EventId scoring;         ///< before: amount (w)
    // values
    ValueId hand_limit;
    ValueId fight_needed;  ///< location
    ValueId move_needed;   ///< location (to), from
    ValueId card_fight;    ///< card
    ValueId card_move;     ///< card
    ValueId gold_reward;   ///< location
    ValueId price;         ///< item
    ValueId check_dice;    ///< location
    ValueId damage_taken;  ///< hero
    ValueId may_rest;      ///< location
    ValueId may_shop;      ///< location, shop
};

/// Adds the system's events, values, counters and occasions. Roles and kinds: journey_system.cpp.
void describe_vocabulary(Registry& registry);
/// Adds the system's verbs.
void describe_verbs(Registry& registry);
/// The numbers of the words just described, in a ruleset whose counters are known.
[[nodiscard]] Vocabulary look_up_vocabulary(const Ruleset& ruleset);

}  // namespace briar::journey
