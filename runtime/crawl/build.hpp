#pragma once

#include <string>
#include <utility>
#include <vector>

#include "runtime/crawl/crawl_data.hpp"
#include "runtime/engine/system.hpp"

/// Compiling a scenario: from entries and the scenario's keys to pieces, zones and CrawlData.
namespace briar::crawl {

/// The definitions of all packs, read once, by DefId.
struct Definitions {
    std::vector<const TileDef*> tiles;
    std::vector<const MonsterDef*> monsters;
    std::vector<const ItemDef*> items;
    std::vector<const HeroDef*> heroes;
    std::vector<const TokenDef*> tokens;
    std::vector<const StatusDef*> statuses;
};

/// What is put together.
struct Build {
    RulesetBuilder& builder;
    CrawlData& data;
    Definitions defs;
    FieldReader reader;
    std::vector<DefId> starts;  ///< by realm
    std::vector<DefId> exits;   ///< by realm; none: it has none

    void error(const Node& node, std::string id, std::string message, std::string hint) const {
        reader.error(node, std::move(id), std::move(message), std::move(hint));
    }
};

/// Reads every definition into `data` and `defs`.
void read_definitions(Build& build);

/// Where copies of an entry begin.
struct Batch {
    ZoneId zone;
    int count = 0;
    const Node* selection = nullptr;  ///< that says so; null: it is not selected
};
/// By DefId.
using Batches = std::vector<std::vector<Batch>>;

/// Adds the realms' zones; their tiles go to `tiles`, what their bags hold to `drawn`.
void build_realms(Build& build, Batches& tiles, Batches& drawn);
/// Adds a zone of the realm that is built.
ZoneId add_realm_zone(Build& build, const RealmData& realm, const std::string& role, ZoneSort sort, Sight sight);
/// Adds a bag to a realm, and to `drawn` what it holds.
void add_bag(Build& build, RealmData& realm, const Member& said, Batches& drawn);
/// Adds the pieces of all kinds, tiles first, with the zones of their own.
void build_pieces(Build& build, const Batches& tiles, Batches& drawn);
/// Notes what every zone is for (CrawlData::zones).
void note_zone(CrawlData& data, ZoneId zone, ZoneUse use);
/// Reports what does not fit together in a scenario that has been built.
void check_build(Build& build);

/// System::build.
void build_scenario(RulesetBuilder& builder);

}  // namespace briar::crawl
