#include "runtime/crawl/definitions.hpp"

#include <charconv>
#include <utility>

#include "runtime/content/pattern.hpp"
#include "runtime/engine/entry_fields.hpp"
#include "runtime/engine/symbols.hpp"

namespace briar::crawl {
namespace {

constexpr int kNoUpperBound = 999;

Edges edges_from(std::string_view text) {
    constexpr std::string_view kLetters = "nesw";
    unsigned edges = 0;
    for (const char c : text) {
        if (const auto at = kLetters.find(c); at != std::string_view::npos) edges |= 1U << at;
    }
    return static_cast<Edges>(edges);
}

int number_at(std::string_view text) {
    int value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

Range range_from(std::string_view text) {
    const int low = number_at(text);
    if (text.ends_with('+')) return {low, kNoUpperBound};
    const auto dash = text.find('-');
    return {low, dash == std::string_view::npos ? low : number_at(text.substr(dash + 1))};
}

/// A number of the side of a monster as a field of its own.
FieldType<MonsterSide> side_number(int MonsterSide::*member, int minimum, int maximum) {
    return {schema::integer(minimum, maximum), [member](const Node& node, MonsterSide& out, const FieldReader&) {
                if (const auto value = node.as_int()) out.*member = static_cast<int>(*value);
            }};
}

constexpr int kMostHealth = 200;
constexpr int kMostDice = 10;
constexpr int kMostBonus = 50;

const Record<MonsterSide>& side_record() {
    static const Record<MonsterSide> record =
        Record<MonsterSide>{}
            .field("health", &MonsterSide::health, fields::integer(1, kMostHealth), "Its health at the start.")
            .field("dice", &MonsterSide::dice, fields::integer(0, kMostDice), "Dice that it rolls in a fight.")
            .field("bonus", &MonsterSide::bonus, fields::integer(-kMostBonus, kMostBonus), "Added to its dice.");
    return record;
}

const Record<RangedDef>& ranged_record() {
    static const Record<RangedDef> record =
        Record<RangedDef>{}
            .field("cost", &RangedDef::cost, fields::integer(0, 99), "Action points for one shot.", "0")
            .field("range", &RangedDef::range, range_type(1, 99), "How far it reaches; the next tile is 1.", "1")
            .required("dice", &RangedDef::dice, dice_type(), "What it takes off the target's health.");
    return record;
}

FieldType<RangedDef> ranged_type() {
    return {ranged_record().schema(), [](const Node& node, RangedDef& out, const FieldReader& reader) {
                out.range = {1, 1};
                ranged_record().read(node, out, reader);
            }};
}

const Record<SpacesDef>& spaces_record() {
    static const Record<SpacesDef> record =
        Record<SpacesDef>{}
            .field("hands", &SpacesDef::hands, fields::integer(0, 9), "Hand spaces.", "2")
            .field("boots", &SpacesDef::boots, fields::integer(0, 9), "Spaces for boots.", "1")
            .field("armour", &SpacesDef::armour, fields::integer(0, 9), "Spaces for armour.", "1")
            .field("backpack", &SpacesDef::backpack, fields::integer(0, 9), "Backpack spaces.", "2");
    return record;
}

/// What entries of every kind of which there are copies may say.
template <class T>
void add_common(Record<T>& record) {
    add_name(record);
    add_count(record);
    add_specials(record);
}

Record<TileDef> make_tile_record() {
    Record<TileDef> record;
    add_common(record);
    record.required("edges", &TileDef::edges, edges_type(), "Its open edges before it is turned: `n e - w`.")
        .field("monster", &TileDef::monster, fields::flag(), "Whether it carries the monster symbol.", "false")
        .field("number", &TileDef::number, fields::integer(0, 999), "The number printed on a monster tile.", "0");
    add_tags(record);
    add_provenance(record);
    return record;
}

Record<MonsterDef> make_monster_record() {
    Record<MonsterDef> record;
    add_common(record);
    record
        .field("health", &MonsterDef::front, side_number(&MonsterSide::health, 1, kMostHealth),
               "Its health at the start.", "1")
        .field("dice", &MonsterDef::front, side_number(&MonsterSide::dice, 0, kMostDice),
               "Dice that it rolls in a fight.", "1")
        .field("bonus", &MonsterDef::front, side_number(&MonsterSide::bonus, -kMostBonus, kMostBonus),
               "Added to its dice.", "0")
        .field("guardian", &MonsterDef::guardian, side_record().as_type(),
               "The tougher side: what it says differs from the front.")
        .field("boss", &MonsterDef::boss, fields::flag(), "Spared by what does not work on bosses.", "false")
        .field("trophy", &MonsterDef::trophy, fields::flag(), "Whether a kill of it is kept and rewarded.", "true");
    add_tags(record);
    add_symbol(record);
    add_provenance(record);
    return record;
}

FieldType<Space> space_type() {
    return fields::choice<Space>(
        {"any", "hand", "two_hands", "boots", "armour", "bound"},
        {"works wherever it is carried", "works in a hand", "fills both hands", "works on the boots space",
         "works on the armour space", "takes no space and always works"});
}

Record<ItemDef> make_item_record() {
    Record<ItemDef> record;
    add_common(record);
    record.field("space", &ItemDef::space, space_type(), "The space where it works.", "any")
        .field("loose", &ItemDef::loose, fields::flag(), "Whether it may be dropped, given and traded.", "true")
        .field("combat", &ItemDef::combat, fields::integer(-kMostBonus, kMostBonus),
               "Added to the bearer's total in a fight.", "0")
        .field("combat_dice", &ItemDef::combat_dice, fields::integer(-kMostDice, kMostDice),
               "Dice added to the bearer's roll in a fight.", "0")
        .field("armour", &ItemDef::armour, fields::integer(0, kMostBonus), "Taken off each damage that is not direct.",
               "0")
        .field("ranged", &ItemDef::ranged, ranged_type(), "Makes it a weapon for shooting.")
        .field("single_use", &ItemDef::single_use, fields::flag(), "Whether a shot uses it up.", "false");
    add_tags(record);
    add_symbol(record);
    add_provenance(record);
    return record;
}

Record<HeroDef> make_hero_record() {
    Record<HeroDef> record;
    record.required("name", &HeroDef::name, fields::text(), "What people call the hero.")
        .field("text", &HeroDef::text, fields::text(), "Who it is, and what it can do, for people.")
        .field("health", &HeroDef::health, fields::integer(1, kMostHealth), "The most health that the hero can have.",
               "10")
        .field("ap", &HeroDef::ap, fields::integer(0, 99), "Action points for each turn.", "5")
        .field("dice", &HeroDef::dice, fields::integer(0, kMostDice), "Dice the hero rolls in a fight.", "2")
        .field("bonus", &HeroDef::bonus, fields::integer(-kMostBonus, kMostBonus), "Added to the dice.", "0")
        .field("spaces", &HeroDef::spaces, spaces_record().as_type(), "What the hero can carry.")
        .field("specials", &HeroDef::specials, fields::refs("specials"), "The specials the hero carries.");
    add_tags(record);
    add_provenance(record);
    return record;
}

Record<TokenDef> make_token_record() {
    Record<TokenDef> record;
    add_common(record);
    add_tags(record);
    add_symbol(record);
    add_provenance(record);
    return record;
}

Record<StatusDef> make_status_record() {
    Record<StatusDef> record;
    add_common(record);
    record
        .field("takes_space", &StatusDef::takes_space, fields::flag(), "Whether each dose blocks an inventory space.",
               "false")
        .field("once_per_turn", &StatusDef::once_per_turn, fields::flag(),
               "Whether a hero gets it once a turn at most.", "false")
        .field("ends_with_life", &StatusDef::ends_with_life, fields::flag(), "Whether losing a life removes it.",
               "true");
    add_symbol(record);
    add_provenance(record);
    return record;
}

}  // namespace

FieldType<Edges> edges_type() {
    return {schema::pattern("[nesw-]( [nesw-]){0,3}", "open edges, such as `n e - w`"),
            [](const Node& node, Edges& out, const FieldReader& reader) {
                out = edges_from(node.text);
                if (out == 0) {
                    reader.error(node, "crawl.tile-without-edges", "the tile has no open edge: nobody could walk on it",
                                 "name at least one of `n`, `e`, `s`, `w`");
                }
            }};
}

FieldType<Range> range_type(int minimum, int maximum) {
    return {schema::pattern(kRangePattern, kRangeHint),
            [minimum, maximum](const Node& node, Range& out, const FieldReader& reader) {
                const Range range = range_from(node.text);
                if (range.low < minimum || range.low > range.high ||
                    (range.high > maximum && range.high != kNoUpperBound)) {
                    reader.error(node, "crawl.bad-range", "the range `" + node.text + "` does not fit",
                                 "the first number is at most the second; both lie between " + std::to_string(minimum) +
                                     " and " + std::to_string(maximum));
                    return;
                }
                out = range;
            }};
}

Range parse_range(std::string_view text) { return range_from(text); }

const Record<TileDef>& tile_record() {
    static const Record<TileDef> record = make_tile_record();
    return record;
}

const Record<MonsterDef>& monster_record() {
    static const Record<MonsterDef> record = make_monster_record();
    return record;
}

const Record<ItemDef>& item_record() {
    static const Record<ItemDef> record = make_item_record();
    return record;
}

const Record<HeroDef>& hero_record() {
    static const Record<HeroDef> record = make_hero_record();
    return record;
}

const Record<TokenDef>& token_record() {
    static const Record<TokenDef> record = make_token_record();
    return record;
}

const Record<StatusDef>& status_record() {
    static const Record<StatusDef> record = make_status_record();
    return record;
}

MonsterDef read_monster(const Node& node, const FieldReader& reader) {
    MonsterDef def;
    monster_record().read(node, def, reader);
    // What the tougher side does not say is as on the front, which is known only now.
    def.guardian = def.front;
    if (const Node* guardian = node.find("guardian"); guardian != nullptr && !guardian->is_null()) {
        side_record().read(*guardian, def.guardian, reader);
    }
    return def;
}

}  // namespace briar::crawl
