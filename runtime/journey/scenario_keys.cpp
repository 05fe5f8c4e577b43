#include "runtime/journey/scenario_keys.hpp"

#include "runtime/engine/part_name.hpp"
#include "runtime/engine/selection.hpp"

namespace briar::journey {
namespace {

constexpr int kMostTokens = 99;
constexpr int kMostDrawn = 99;

SchemaRef selections(const std::string& kind) { return schema::list_or_one(selection_schema(kind, {kind})); }

/// A record's schema with nothing required: what a mode may change of it.
SchemaRef loosened(std::vector<Property> properties) {
    for (Property& each : properties)
        each.required = false;
    return schema::record(std::move(properties));
}

Record<LegKeys> make_leg_record() {
    Record<LegKeys> record;
    record.field("name", &LegKeys::name, fields::text(), "What people call the leg.")
        .required("start", &LegKeys::start, fields::ref("locations"), "The location where it begins.")
        .required("deck", &LegKeys::deck, fields::raw(selections("locations")),
                  "The locations that the leg's deck is drawn from; starts are left out.")
        .field("cards", &LegKeys::cards, fields::integer(0, kMostDrawn),
               "How many of them are drawn at the start; 0: all.", "0")
        .field("bosses", &LegKeys::bosses, fields::raw(selections("locations")),
               "The bosses that those under the deck are drawn from.")
        .field("boss_count", &LegKeys::boss_count, fields::integer(1, kMostDrawn),
               "How many bosses lie under the deck; each must be beaten before the party goes on.", "1")
        .field("layout", &LegKeys::layout,
               fields::choice<RowLayout>({"straight", "descending"},
                                         {"each location to the right", "each a step lower than the one before"}),
               "How the row is laid out.", "straight");
    return record;
}

Record<ShopKeys> make_shop_record() {
    Record<ShopKeys> record;
    record.field("name", &ShopKeys::name, fields::text(), "What people call the shop.")
        .field("tokens", &ShopKeys::tokens, fields::integer(0, kMostTokens), "How often one may shop there.", "1")
        .field("draw", &ShopKeys::draw, fields::integer(1, kMostDrawn), "Items shown at each visit.", "3")
        .required("items", &ShopKeys::items, fields::raw(selections("items")), "What its deck is made of.");
    return record;
}

std::vector<Property> properties(bool whole) {
    const auto shape = [whole](const auto& record) { return whole ? record.schema() : loosened(record.properties()); };
    return {
        {"party", selections("heroes"), "Who may make up the party.", whole, ""},
        {"cards", selections("cards"), "The action cards.", whole, ""},
        {"legs", schema::map(kebab_part_name("leg"), shape(leg_record())),
         "The legs of the journey in their order, each with its deck.", whole, ""},
        {"shops", schema::map(kebab_part_name("shop"), shape(shop_record())),
         "Where items are bought, each with its own deck.", false, ""},
        {"rests", rest_record().schema(), "How often one may rest.", false, ""},
        {"check_dice", shape(check_dice_record()), "The dice rolled for checks.", whole, ""},
        {"rules", parameters_record().schema(), "The numbers and rulings of play.", false, ""},
    };
}

}  // namespace

const Record<LegKeys>& leg_record() {
    static const Record<LegKeys> record = make_leg_record();
    return record;
}

const Record<ShopKeys>& shop_record() {
    static const Record<ShopKeys> record = make_shop_record();
    return record;
}

const Record<RestData>& rest_record() {
    static const Record<RestData> record =
        Record<RestData>{}
            .field("name", &RestData::name, fields::text(), "What people call resting.")
            .field("tokens", &RestData::tokens, fields::integer(0, kMostTokens), "How often one may rest.", "0");
    return record;
}

const Record<CheckDiceKeys>& check_dice_record() {
    static const Record<CheckDiceKeys> record =
        Record<CheckDiceKeys>{}
            .field("count", &CheckDiceKeys::count, fields::integer(0, kMaxDice), "How many are rolled.", "3")
            .required("faces", &CheckDiceKeys::faces, fields::refs("icons"),
                      "What each of them shows, face by face. A die that is laid down (`dice` in tests, positions and "
                      "drivers) is the "
                      "number of a face in this list, the first is 1.");
    return record;
}

std::vector<Property> scenario_properties() { return properties(true); }
std::vector<Property> mode_properties() { return properties(false); }

}  // namespace briar::journey
