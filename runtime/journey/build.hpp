#pragma once

#include <string>
#include <utility>
#include <vector>

#include "runtime/engine/system.hpp"
#include "runtime/journey/journey_data.hpp"

/// Compiling a scenario: from entries and the scenario's keys to pieces, zones and JourneyData.
namespace briar::journey {

/// The definitions of all packs, read once, by DefId.
struct Definitions {
    std::vector<const IconDef*> icons;
    std::vector<const LocationDef*> locations;
    std::vector<const CardDef*> cards;
    std::vector<const HeroDef*> heroes;
    std::vector<const ItemDef*> items;
};

/// What is put together.
struct Build {
    RulesetBuilder& builder;
    JourneyData& data;
    Definitions defs;
    FieldReader reader;

    void error(const Node& node, std::string id, std::string message, std::string hint) const {
        reader.error(node, std::move(id), std::move(message), std::move(hint));
    }
    /// Whether all locations are known by what selects them, and how the scenario's legs are made of them.
    [[nodiscard]] bool knows_legs() const {
        return builder.knows("legs") && builder.knows("locations", {"count", "tags", "boss"});
    }
    /// `road`, between the marks of a name.
    [[nodiscard]] std::string quoted(DefId def) const { return "`" + builder.catalog().entry(def).id + "`"; }
};

/// Reads every definition into `data` and `defs`, and numbers the icons.
void read_definitions(Build& build);
/// Adds the zones that belong to the table rather than to a leg or a shop.
void build_table(Build& build);
/// Adds the legs with their zones and pieces.
void build_legs(Build& build);
/// Adds the action cards, the shops with their items, the heroes who may make up the party.
void build_cards(Build& build);
void build_shops(Build& build);
void build_heroes(Build& build);
/// The dice of checks and the tokens for rests.
void build_check_dice(Build& build);
void build_rests(Build& build);
/// Fills the tables by PieceId, when all pieces are known.
void fill_tables(Build& build);
/// Reports what does not fit together in a scenario that has been built.
void check_build(Build& build);

/// Adds `count` pieces of a definition that start in `zone`; returns them.
std::vector<PieceId> add_copies(Build& build, DefId def, KindId kind, int count, ZoneId zone);

/// System::build.
void build_scenario(RulesetBuilder& builder);

}  // namespace briar::journey
