#include "runtime/crawl/build.hpp"

#include "runtime/crawl/crawl_system.hpp"
#include "runtime/crawl/map_index.hpp"
#include "runtime/engine/game.hpp"

namespace briar::crawl {
namespace {

void name_kinds(Build& build) {
    build.data.tile_kind = build.builder.piece_kind("tiles");
    build.data.monster_kind = build.builder.piece_kind("monsters");
    build.data.item_kind = build.builder.piece_kind("items");
    build.data.hero_kind = build.builder.piece_kind("heroes");
    build.data.token_kind = build.builder.piece_kind("tokens");
    build.data.status_kind = build.builder.piece_kind("statuses");
}

ZoneId add_table_zone(Build& build, const std::string& name, ZoneSort sort) {
    const ZoneId zone = build.builder.add_zone({name, name, {}, 0, Sight::Everyone, false});
    note_zone(build.data, zone, {{}, sort, 0});
    return zone;
}

void add_table(Build& build) {
    build.data.box = add_table_zone(build, "box", ZoneSort::Box);
    build.data.used = add_table_zone(build, "used", ZoneSort::Used);
    build.data.fallen = add_table_zone(build, "fallen", ZoneSort::Fallen);
    build.data.all_fallen = build.builder.text("All heroes have fallen.");
}

}  // namespace

void build_scenario(RulesetBuilder& builder) {
    const auto data = std::make_shared<CrawlData>();
    Build build{builder, *data, {}, builder.reader(), {}, {}};
    const std::size_t entries = builder.catalog().entries().size();
    data->copies.resize(entries);
    data->words = look_up_vocabulary(builder.ruleset());
    read_definitions(build);
    if (const Node* const rules = builder.scenario().find("rules"); rules != nullptr && rules->is_map()) {
        parameters_record().read(*rules, data->rules, build.reader);
    }
    name_kinds(build);
    add_table(build);
    Batches tiles(entries);
    Batches drawn(entries);
    build_realms(build, tiles, drawn);
    build_pieces(build, tiles, drawn);
    check_build(build);
    const std::uint32_t index_size = map_index_size(data->tile_count, data->grid_size);
    builder.set_system_size(static_cast<std::uint32_t>(sizeof(CrawlState)) + index_size);
    builder.set_data(data);
}

}  // namespace briar::crawl
