#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "runtime/content/fields.hpp"
#include "runtime/engine/dice.hpp"

/// Typed definitions of the journey system: what entries of its kinds say. Fields are named once, in definitions.cpp.
namespace briar::journey {

/// What is printed on cards, heroes and dice.
struct IconDef {
    std::string name;
    std::string text;
    std::string letter;  ///< one sign by which views show it
    bool any = false;    ///< FR-4.3: stands for any icon
    int damage = 0;      ///< FR-4.3: what using it on a die costs
    int gold = 0;        ///< FR-4.4: gained when a die shows it, pass or fail
    std::vector<std::string> tags;
    std::string source;
    std::string art;
};

/// FR-3.2: which points of another card a card doubles.
enum class Doubles : std::uint8_t { None, Fight, Move, Both };

/// An action card (FR-3.1).
struct CardDef {
    std::string name;
    std::string text;
    int count = 1;
    int fight = 0;             ///< fight points
    int move = 0;              ///< movement points
    std::vector<DefId> icons;  ///< any one of them pays in a check
    Doubles doubles = Doubles::None;
    std::vector<DefId> specials;
    std::vector<std::string> tags;
    std::string source;
    std::string symbol;
    std::string art;
};

/// FR-8.1
struct HeroDef {
    std::string name;
    std::string text;
    DefId icon;  ///< none: the hero helps in no check
    int health = 1;
    std::vector<DefId> specials;
    std::vector<std::string> tags;
    std::string source;
    std::string art;
};

struct ItemDef {
    std::string name;
    std::string text;
    int count = 1;
    int price = 0;
    std::vector<DefId> specials;
    std::vector<std::string> tags;
    std::string source;
    std::string symbol;
    std::string art;
};

/// FR-4.8: what failing or losing costs; the parts combine.
struct Consequence {
    int damage = 0;        ///< spread over standing heroes
    int cards = 0;         ///< from the top of the deck, out of the game
    int incapacitate = 0;  ///< heroes
    int gold = 0;          ///< lost, as far as there is

    [[nodiscard]] bool nothing() const { return damage == 0 && cards == 0 && incapacitate == 0 && gold == 0; }
    friend bool operator==(const Consequence&, const Consequence&) = default;
};

/// The fight half of a location (FR-5).
struct FightDef {
    int points = 0;          ///< 0: there is nothing to fight
    DiceExpr dice{0, 6, 0};  ///< FR-7.2: rolled and added to the points; none when it has no dice
    int gold = 0;            ///< FR-5.1: the reward
    Consequence losing;      ///< FR-5.2
};

/// FR-6.1: the numbers at a location's edges. What two neighbours ask for is the left one's `after` and the right one's
/// `before` together.
struct StepsDef {
    int before = 0;
    int after = 0;
};

struct LocationDef {
    std::string name;
    std::string text;
    int count = 1;
    std::vector<DefId> check;  ///< FR-4.1: icons asked for; the same may stand twice
    Consequence failing;       ///< FR-4.6: hits who fails on the location before; on a boss: on itself
    FightDef fight;
    StepsDef steps;
    bool boss = false;  ///< FR-7.1: must be beaten to go on
    std::vector<DefId> specials;
    std::vector<std::string> tags;
    std::string source;
    std::string art;
};

[[nodiscard]] const Record<IconDef>& icon_record();
[[nodiscard]] const Record<CardDef>& card_record();
[[nodiscard]] const Record<HeroDef>& hero_record();
[[nodiscard]] const Record<ItemDef>& item_record();
[[nodiscard]] const Record<LocationDef>& location_record();
/// An icon with its letter filled in.
[[nodiscard]] IconDef read_icon(const Node& node, const FieldReader& reader);

}  // namespace briar::journey
