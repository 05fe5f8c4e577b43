#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "runtime/content/fields.hpp"
#include "runtime/engine/dice.hpp"

/// Typed definitions of the crawl system: what entries of its kinds say. Fields are named once, in definitions.cpp.
namespace briar::crawl {

enum class Direction : std::uint8_t { North, East, South, West };

/// Open edges as bits 1 << Direction.
using Edges = std::uint8_t;

/// `edges: n e - w`, `edges: n s`: letters of open edges; `-` may stand for a closed one.
[[nodiscard]] FieldType<Edges> edges_type();
/// `1-4`, `3`, `10+` (the upper bound then is 999).
struct Range {
    int low = 0;
    int high = 0;
    friend bool operator==(const Range&, const Range&) = default;
};
[[nodiscard]] FieldType<Range> range_type(int minimum, int maximum);
/// Text that matches `kRangePattern`.
[[nodiscard]] Range parse_range(std::string_view text);
inline constexpr const char* kRangePattern = "[0-9]{1,3}(-[0-9]{1,3}|\\+)?";
inline constexpr const char* kRangeHint = "a number or a range, such as `3`, `6-9` or `10+`";

struct TileDef {
    std::string name;
    std::string text;
    int count = 1;
    Edges edges = 0;
    bool monster = false;  ///< CF-5.1: carries the monster symbol
    int number = 0;        ///< CF-4.6: printed number of a monster tile; 0: none
    std::vector<DefId> specials;
    std::vector<std::string> tags;
    std::string source;
    std::string art;
};

/// One side of a monster token.
struct MonsterSide {
    int health = 1;
    int dice = 1;
    int bonus = 0;
};

struct MonsterDef {
    std::string name;
    std::string text;
    int count = 1;
    MonsterSide front;
    MonsterSide guardian;  ///< CF-5.4: the tougher side; equal to the front when not given
    bool boss = false;
    bool trophy = true;  ///< a kill of it is kept, counted and rewarded
    std::vector<DefId> specials;
    std::vector<std::string> tags;
    std::string source;
    std::string symbol;
    std::string art;
};

/// CF-12.1: where an item must be to work.
enum class Space : std::uint8_t {
    Any,       ///< no symbol: works wherever it is carried
    Hand,      ///< one hand
    TwoHands,  ///< fills both hands
    Boots,
    Armour,
    Bound,  ///< takes no space and is always active; cannot be dropped or given away unless `loose`
};

/// A weapon for shooting (CF-8).
struct RangedDef {
    int cost = 0;
    Range range;  ///< in an item without a `ranged` part: 0 to 0
    DiceExpr dice;
};

struct ItemDef {
    std::string name;
    std::string text;
    int count = 1;
    Space space = Space::Any;
    bool loose = true;        ///< may be dropped, given and traded
    int combat = 0;           ///< added to the bearer's total in melee while active
    int combat_dice = 0;      ///< dice added to the bearer's roll in melee while active
    int armour = 0;           ///< taken off each damage that is not direct, while active
    RangedDef ranged;         ///< `ranged.range` high 0: not a ranged weapon
    bool single_use = false;  ///< a ranged weapon that is used up by its shot
    std::vector<DefId> specials;
    std::vector<std::string> tags;
    std::string source;
    std::string symbol;
    std::string art;
};

/// How many spaces of each sort a hero has (CF-12.1).
struct SpacesDef {
    int hands = 2;
    int boots = 1;
    int armour = 1;
    int backpack = 2;
};

struct HeroDef {
    std::string name;
    std::string text;
    int health = 10;
    int ap = 5;
    int dice = 2;
    int bonus = 0;
    SpacesDef spaces;
    std::vector<DefId> specials;
    std::vector<std::string> tags;
    std::string source;
    std::string art;
};

/// A marker that lies on tiles.
struct TokenDef {
    std::string name;
    std::string text;
    int count = 1;
    std::vector<DefId> specials;
    std::vector<std::string> tags;
    std::string source;
    std::string symbol;
    std::string art;
};

/// Something that ails a hero: each dose is a token; it may block an inventory space (CF-11).
struct StatusDef {
    std::string name;
    std::string text;
    int count = 1;               ///< tokens there are
    bool takes_space = false;    ///< CF-11.1: each token blocks one inventory space
    bool once_per_turn = false;  ///< CF-11.4
    bool ends_with_life = true;  ///< CF-9.3: death removes it
    std::vector<DefId> specials;
    std::string source;
    std::string symbol;
    std::string art;
};

[[nodiscard]] const Record<TileDef>& tile_record();
[[nodiscard]] const Record<MonsterDef>& monster_record();
[[nodiscard]] const Record<ItemDef>& item_record();
[[nodiscard]] const Record<HeroDef>& hero_record();
[[nodiscard]] const Record<TokenDef>& token_record();
[[nodiscard]] const Record<StatusDef>& status_record();
/// A monster with its tougher side filled in.
[[nodiscard]] MonsterDef read_monster(const Node& node, const FieldReader& reader);

}  // namespace briar::crawl
