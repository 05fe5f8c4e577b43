// Reading the definitions of all packs.
#include "runtime/crawl/build.hpp"
#include "runtime/engine/read_definitions.hpp"

namespace briar::crawl {

void read_definitions(Build& build) {
    CrawlData& data = build.data;
    Definitions& defs = build.defs;
    read_kind(build.builder, "tiles", data.tile_defs, defs.tiles, tile_record());
    read_kind(build.builder, "monsters", data.monster_defs, defs.monsters, read_monster);
    read_kind(build.builder, "items", data.item_defs, defs.items, item_record());
    read_kind(build.builder, "heroes", data.hero_defs, defs.heroes, hero_record());
    read_kind(build.builder, "tokens", data.token_defs, defs.tokens, token_record());
    read_kind(build.builder, "statuses", data.status_defs, defs.statuses, status_record());
}

}  // namespace briar::crawl
