#pragma once

#include <cstdint>

#include "runtime/engine/registry.hpp"
#include "runtime/engine/ruleset.hpp"

/// The words that the journey offers to content, as numbers: filled from the registry when a scenario is compiled. What
/// each event and value means, and its fields, is said once, in vocabulary_events.cpp, vocabulary_values.cpp and
/// verbs_*.cpp.
namespace briar::journey {

/// What a card is discarded for (FR-3.1): the words of the field `use`.
enum class Use : std::uint8_t { Fight, Move, Icon, Action, Rule };
/// What brings a consequence (FR-4.5, FR-5.2, FR-6.2): the words of the field `cause`.
enum class Mishap : std::uint8_t { Check, Fight, Move };

inline constexpr const char* kSystem = "journey";

struct Vocabulary {
    // counters
    CounterId health;
    // occasions: numbers for Game::offer_actions
    std::uint8_t landing_occasion = 0;
    std::uint8_t shop_occasion = 0;
    std::uint8_t check_occasion = 0;
    std::uint8_t fight_occasion = 0;
    std::uint8_t move_occasion = 0;
    // events; the fields are in this order; `location` is where the pawn stands unless something else is said
    EventId action;          ///< an action of a special: hero, location, item, card, target, die
    EventId game_started;    ///< after: location
    EventId leg_started;     ///< after: location
    EventId turn_started;    ///< after: location
    EventId landed;          ///< after: location
    EventId laid;            ///< after: location (the one laid)
    EventId resting;         ///< before: location
    EventId rested;          ///< after: location
    EventId shopping;        ///< before: location, shop (counts from 1)
    EventId bought;          ///< after: item, location, amount
    EventId drawing;         ///< before: location, amount (w)
    EventId drew;            ///< after: card, location
    EventId check_started;   ///< after: location
    EventId check_passed;    ///< after: location
    EventId check_failed;    ///< after, before the consequence: location
    EventId suffering;       ///< before: location (whose), cause, damage (w), cards (w), incapacitate (w), gold (w)
    EventId fight_started;   ///< after: location
    EventId rewarding;       ///< before: location, amount (w)
    EventId fight_won;       ///< after: location, amount
    EventId fight_lost;      ///< after, before the consequence: location
    EventId moving;          ///< before: location (to), from
    EventId moved;           ///< after, before the next location is laid: location (to), from
    EventId discarded;       ///< after: card, use, location
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
    EventId scoring;         ///< before: amount (w)
    // values
    ValueId hand_limit;    ///< location
    ValueId check_dice;    ///< location
    ValueId fight_needed;  ///< location
    ValueId move_needed;   ///< location (to), from
    ValueId card_fight;    ///< card, location
    ValueId card_move;     ///< card, location
    ValueId doubling;      ///< location
    ValueId gold_reward;   ///< location
    ValueId price;         ///< item, location
    ValueId damage_taken;  ///< hero
    ValueId health_most;   ///< hero
    ValueId may_rest;      ///< location
    ValueId may_shop;      ///< location, shop (counts from 1)
};

/// Adds the system's events, values, counters and occasions. Roles and kinds: journey_system.cpp.
void describe_vocabulary(Registry& registry);
/// Adds the system's verbs.
void describe_verbs(Registry& registry);
/// The numbers of the words just described, in a ruleset whose counters are known.
[[nodiscard]] Vocabulary look_up_vocabulary(const Ruleset& ruleset);

}  // namespace briar::journey
