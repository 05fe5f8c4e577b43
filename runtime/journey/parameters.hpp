#pragma once

#include "runtime/journey/definitions.hpp"

/// Rule parameters: every number and every ruling of the journey, as the scenario's `rules` say. The defaults are those
/// of the rulebook and of the rulings in the clause table.
namespace briar::journey {

/// FR-1.2: who makes up the party.
enum class PartyChoice : std::uint8_t {
    Allowed,  ///< the player may name it, otherwise it is drawn
    Drawn,    ///< always drawn
};

/// FR-4.6: whose consequence hits who fails a check.
enum class FailingRule : std::uint8_t { Next, Own };

struct GoldRules {
    int start = 0;  ///< FR-1.7
    int most = 7;   ///< FR-5.4
};

/// FR-3.2
struct DoublingRules {
    int factor = 2;
    bool stacks = true;  ///< several doublers on one card each multiply; otherwise one at most
};

/// FR-10.1
struct ScoreRules {
    int standing = 4;
    int ready = 3;
    int health = 2;
    int gold = 1;
};

struct Parameters {
    int party = 3;  ///< FR-1.2
    PartyChoice choose_party = PartyChoice::Allowed;
    int hand = 5;  ///< FR-2.1
    GoldRules gold;
    int removed_at_start = 0;  ///< FR-10.2: cards that leave the game from the top of the deck
    DoublingRules doubling;
    bool reroll_each_attempt = false;  ///< FR-7.2: a boss's die; otherwise rolled once and kept
    bool rest_keeps_hand = true;       ///< FR-9.1
    bool revive_ready = true;          ///< FR-8.3
    FailingRule consequence = FailingRule::Next;
    ScoreRules score;
};

/// The scenario's `rules` key.
[[nodiscard]] const Record<Parameters>& parameters_record();

}  // namespace briar::journey
