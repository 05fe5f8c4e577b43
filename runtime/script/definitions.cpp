#include "runtime/script/definitions.hpp"

#include "runtime/content/parts.hpp"
#include "runtime/content/pattern.hpp"
#include "runtime/engine/entry_fields.hpp"
#include "runtime/engine/part_name.hpp"
#include "runtime/engine/symbols.hpp"

namespace briar::script {
namespace {

FieldType<std::string> letter() {
    FieldType<std::string> type = fields::text();
    type.schema = schema::pattern("[!-~]", "one letter, digit or sign");
    return type;
}

FieldType<std::string> colour() {
    FieldType<std::string> type = fields::text();
    type.schema = schema::pattern("#[0-9a-f]{6}", "a colour, as in \"#d04030\"");
    return type;
}

FieldType<std::vector<int>> places() {
    return {schema::list_or_one(schema::integer(1, kMostPlaces)),
            [](const Node& node, std::vector<int>& out, const FieldReader&) {
                out.clear();
                for_each_item(&node, [&](const Node& item) { out.push_back(number_or(&item, 1)); });
            }};
}

FieldType<Sight> sight() {
    return fields::choice<Sight>({"everyone", "owner", "nobody"},
                                 {"open for all", "only whose it is", "nobody, until it is moved"});
}

SchemaRef zones() {
    return schema::map(
        kebab_part_name("own_zone"),
        schema::named("zone", "Where pieces lie: a pile, a hand, a row of places.", zone_record().schema()));
}

}  // namespace

const Record<PlayerDef>& player_record() {
    static const Record<PlayerDef> record = [] {
        Record<PlayerDef> all;
        add_name(all);
        all.field("colour", &PlayerDef::colour, colour(), "The colour of the player's pieces.",
                  "one that follows from its id");
        add_specials(all);
        add_provenance(all);
        return all;
    }();
    return record;
}

const Record<PieceDef>& piece_record() {
    static const Record<PieceDef> record = [] {
        Record<PieceDef> all;
        add_name(all);
        add_count(all);
        all.field("owner", &PieceDef::owner, fields::ref("players"), "The player whose piece it is.")
            .field("sides", &PieceDef::sides, fields::integer(1, 9), "How many sides it can be turned to.", "1")
            .field("letter", &PieceDef::letter, letter(), "How it is drawn in characters.", "the first of its id");
        add_specials(all);
        add_tags(all);
        add_symbol(all);
        add_provenance(all);
        return all;
    }();
    return record;
}

const Record<ZoneDef>& zone_record() {
    static const Record<ZoneDef> record =
        Record<ZoneDef>{}
            .field("name", &ZoneDef::name, fields::text(), "What people call the zone.")
            .field("text", &ZoneDef::text, fields::text(), "What is told about the zone.")
            .field("each", &ZoneDef::each, fields::flag(), "Whether each player has one.", "false")
            .field("places", &ZoneDef::places, fields::integer(1, kMostPlaces),
                   "The zone is a row of so many places, counted from 1.")
            .field("marks", &ZoneDef::marks, places(), "Places of the row that are different from the others.")
            .field("number_from", &ZoneDef::number_from, fields::integer(1, 999),
                   "The number that is written on its first place; those of the others follow.", "none are written")
            .field("sight", &ZoneDef::sight, sight(), "Who sees what lies there.", "everyone")
            .field("shuffled", &ZoneDef::shuffled, fields::flag(), "Whether it is shuffled before the game begins.",
                   "false")
            .field("start", &ZoneDef::start, fields::refs("pieces"),
                   "The pieces that lie there at first; in a zone of each player those of the player.");
    return record;
}

std::vector<Property> scenario_properties() {
    return {
        {"players", schema::list_or_one(schema::id("players")), "Who plays, in the order of the turns.", true, ""},
        {"script", schema::text(), "The Lua file whose `set_up` and `turn` are the game.", true, ""},
        {"zones", zones(), "Where pieces lie.", false, ""},
    };
}

std::vector<Property> mode_properties() {
    return {{"zones", zones(), "What is different about the zones, and further zones.", false, ""}};
}

}  // namespace briar::script
