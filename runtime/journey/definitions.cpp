#include "runtime/journey/definitions.hpp"

#include "runtime/engine/entry_fields.hpp"
#include "runtime/engine/symbols.hpp"
#include "runtime/source/utf8.hpp"

namespace briar::journey {
namespace {

constexpr int kMostPoints = 99;
constexpr int kMostHealth = 50;
constexpr int kMostGold = 99;
constexpr int kMostRemoved = 60;
constexpr int kMostFallen = 8;

FieldType<std::string> letter_type() {
    return {schema::pattern(".{1,4}", "one sign, such as `M`"), fields::text().read};
}

/// `true`: both; `false`: neither; else the one named.
FieldType<Doubles> doubles_type() {
    const SchemaRef shape =
        schema::variant({{"", schema::word({"fight", "move"}, {"fight points only", "movement points only"})},
                         {"", schema::boolean()}});
    return {shape, [](const Node& node, Doubles& out, const FieldReader&) {
                if (const auto both = node.as_bool()) {
                    out = *both ? Doubles::Both : Doubles::None;
                } else {
                    out = node.text == "fight" ? Doubles::Fight : Doubles::Move;
                }
            }};
}

const Record<Consequence>& consequence_record() {
    static const Record<Consequence> record =
        Record<Consequence>{}
            .field("damage", &Consequence::damage, fields::integer(0, kMostPoints),
                   "Damage, spread over the standing heroes.", "0")
            .field("cards", &Consequence::cards, fields::integer(0, kMostRemoved),
                   "Cards from the top of the deck that leave the game.", "0")
            .field("incapacitate", &Consequence::incapacitate, fields::integer(0, kMostFallen),
                   "Heroes that are incapacitated.", "0")
            .field("gold", &Consequence::gold, fields::integer(0, kMostGold), "Gold lost, as far as there is any.",
                   "0");
    return record;
}

const Record<FightDef>& fight_record() {
    static const Record<FightDef> record =
        Record<FightDef>{}
            .field("points", &FightDef::points, fields::integer(0, kMostPoints),
                   "Fight points that beat it; 0: nothing stands in the way.", "0")
            .field("dice", &FightDef::dice, dice_type(), "Dice rolled and added to the points, such as `d6`.")
            .field("gold", &FightDef::gold, fields::integer(0, kMostGold), "Gold for winning.", "0")
            .field("losing", &FightDef::losing, consequence_record().as_type(), "What it costs not to win.");
    return record;
}

const Record<StepsDef>& steps_record() {
    static const Record<StepsDef> record =
        Record<StepsDef>{}
            .field("before", &StepsDef::before, fields::integer(0, kMostPoints), "The number at its left edge.", "0")
            .field("after", &StepsDef::after, fields::integer(0, kMostPoints), "The number at its right edge.", "0");
    return record;
}

Record<IconDef> make_icon_record() {
    Record<IconDef> record;
    add_name(record);
    record.field("letter", &IconDef::letter, letter_type(), "One sign that stands for it; else the first of its name.")
        .field("any", &IconDef::any, fields::flag(), "Whether it stands for any icon.", "false")
        .field("damage", &IconDef::damage, fields::integer(0, kMostPoints), "Damage that using it on a die costs.", "0")
        .field("gold", &IconDef::gold, fields::integer(0, kMostGold), "Gold gained when a die shows it, pass or fail.",
               "0");
    add_tags(record);
    add_provenance(record);
    return record;
}

Record<CardDef> make_card_record() {
    Record<CardDef> record;
    add_name(record);
    add_count(record);
    record.field("fight", &CardDef::fight, fields::integer(0, kMostPoints), "Its fight points.", "0")
        .field("move", &CardDef::move, fields::integer(0, kMostPoints), "Its movement points.", "0")
        .field("icons", &CardDef::icons, fields::refs("icons"), "Icons that it pays for in a check, one at a time.")
        .field("doubles", &CardDef::doubles, doubles_type(),
               "Whether it doubles another card instead: `fight`, `move`, or `true` for both.", "false");
    add_specials(record);
    add_tags(record);
    add_symbol(record);
    add_provenance(record);
    return record;
}

Record<HeroDef> make_hero_record() {
    Record<HeroDef> record;
    add_name(record);
    record
        .field("icon", &HeroDef::icon, fields::ref("icons"), "The icon that the hero gives to a check when exhausted.")
        .required("health", &HeroDef::health, fields::integer(1, kMostHealth), "Damage that incapacitates the hero.");
    add_specials(record);
    add_tags(record);
    add_provenance(record);
    return record;
}

Record<ItemDef> make_item_record() {
    Record<ItemDef> record;
    add_name(record);
    add_count(record);
    record.field("price", &ItemDef::price, fields::integer(0, kMostGold), "What it costs in a shop.", "0");
    add_specials(record);
    add_tags(record);
    add_symbol(record);
    add_provenance(record);
    return record;
}

Record<LocationDef> make_location_record() {
    Record<LocationDef> record;
    add_name(record);
    add_count(record);
    record
        .field("check", &LocationDef::check, fields::refs("icons"),
               "Icons that its check asks for; the same may stand twice.")
        .field("failing", &LocationDef::failing, consequence_record().as_type(),
               "What it costs to fail the check of the location before, or a boss's own.")
        .field("fight", &LocationDef::fight, fight_record().as_type(), "What has to be fought here.")
        .field("steps", &LocationDef::steps, steps_record().as_type(),
               "What the way costs: the numbers of two neighbours that meet are added.")
        .field("boss", &LocationDef::boss, fields::flag(), "Whether it must be beaten to go on.", "false");
    add_specials(record);
    add_tags(record);
    add_provenance(record);
    return record;
}

}  // namespace

const Record<IconDef>& icon_record() {
    static const Record<IconDef> record = make_icon_record();
    return record;
}

const Record<CardDef>& card_record() {
    static const Record<CardDef> record = make_card_record();
    return record;
}

const Record<HeroDef>& hero_record() {
    static const Record<HeroDef> record = make_hero_record();
    return record;
}

const Record<ItemDef>& item_record() {
    static const Record<ItemDef> record = make_item_record();
    return record;
}

const Record<LocationDef>& location_record() {
    static const Record<LocationDef> record = make_location_record();
    return record;
}

IconDef read_icon(const Node& node, const FieldReader& reader) {
    IconDef def;
    icon_record().read(node, def, reader);
    if (def.letter.empty() && !def.name.empty()) def.letter = def.name.substr(0, read_utf8(def.name, 0).size);
    return def;
}

}  // namespace briar::journey
