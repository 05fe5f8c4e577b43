// Reading the definitions of all packs.
#include <algorithm>

#include "runtime/crawl/build.hpp"

namespace briar::crawl {
namespace {

template <class Def>
using Owned = std::vector<std::unique_ptr<const Def>>;

template <class Def, class Read>
void read_kind(Build& build, std::string_view kind, Owned<Def>& owned, std::vector<const Def*>& by_def, Read read) {
    const Catalog& catalog = build.builder.catalog();
    by_def.assign(catalog.entries().size(), nullptr);
    for (const DefId id : catalog.of_kind(kind)) {
        const Entry& entry = catalog.entry(id);
        const FieldReader reader(catalog, build.builder.diagnostics(), entry.full_id());
        owned.push_back(std::make_unique<const Def>(read(*entry.node, reader)));
        by_def[id.value] = owned.back().get();
    }
}

template <class Def>
auto by_record(const Record<Def>& record) {
    return [&record](const Node& node, const FieldReader& reader) {
        Def def;
        record.read(node, def, reader);
        return def;
    };
}

template <class Def>
bool tagged(const std::vector<const Def*>& defs, DefId def, const std::string& tag) {
    const Def* const found = defs[def.value];
    return found != nullptr && std::find(found->tags.begin(), found->tags.end(), tag) != found->tags.end();
}

}  // namespace

int Definitions::count(DefId def) const {
    if (tiles[def.value] != nullptr) return tiles[def.value]->count;
    if (monsters[def.value] != nullptr) return monsters[def.value]->count;
    if (items[def.value] != nullptr) return items[def.value]->count;
    return 0;
}

bool Definitions::has_tag(DefId def, const std::string& tag) const {
    return tagged(tiles, def, tag) || tagged(monsters, def, tag) || tagged(items, def, tag);
}

void read_definitions(Build& build) {
    CrawlData& data = build.data;
    Definitions& defs = build.defs;
    read_kind(build, "tiles", data.tile_defs, defs.tiles, by_record(tile_record()));
    read_kind(build, "monsters", data.monster_defs, defs.monsters, read_monster);
    read_kind(build, "items", data.item_defs, defs.items, by_record(item_record()));
    read_kind(build, "heroes", data.hero_defs, defs.heroes, by_record(hero_record()));
    read_kind(build, "tokens", data.token_defs, defs.tokens, by_record(token_record()));
    read_kind(build, "statuses", data.status_defs, defs.statuses, by_record(status_record()));
}

}  // namespace briar::crawl
