// Pieces: every physical component of the scenario, kind by kind, with the zones of their own.
#include <algorithm>

#include "runtime/crawl/build.hpp"
#include "runtime/crawl/map_index.hpp"

namespace briar::crawl {
namespace {

KindMask mask(KindId kind) { return KindMask{1} << kind.value; }

class Pieces {
public:
    explicit Pieces(Build& build) : build_(build), data_(build.data), builder_(build.builder) {}

    void add_tiles(const Batches& batches);
    void add_drawn(Batches& batches);
    void add_heroes();
    void add_markers();
    void fill_tables();

private:
    [[nodiscard]] std::vector<DefId> of_kind(std::string_view kind) const { return builder_.of_kind(kind); }
    [[nodiscard]] std::uint16_t next() const { return static_cast<std::uint16_t>(builder_.ruleset().pieces.size()); }
    /// Adds all copies of an entry where its batches say.
    void add_copies(DefId def, KindId kind, const std::vector<Batch>& batches);
    template <class Def>
    PieceRow add_kind(std::string_view kind, KindId number, const std::vector<const Def*>& defs, Batches* batches);
    void add_ground(PieceId tile, const std::string& name);
    void add_hero(DefId def);
    ZoneId add_space(PieceId hero, const std::string& id, const std::string& role, ZoneSort sort);
    void find_set_aside(std::size_t index);
    template <class Def>
    void fill(std::vector<const Def*>& by_piece, const std::vector<const Def*>& by_def);

    Build& build_;
    CrawlData& data_;
    RulesetBuilder& builder_;
};

void Pieces::add_copies(DefId def, KindId kind, const std::vector<Batch>& batches) {
    const std::uint16_t begin = next();
    for (const Batch& batch : batches) {
        for (int i = 0; i < batch.count; ++i)
            builder_.add_piece(def, kind, batch.zone);
    }
    data_.copies[def.value] = {begin, next()};
}

void Pieces::add_ground(PieceId tile, const std::string& name) {
    // What lies on a tile works there only if it is a token.
    const KindMask bears = mask(data_.token_kind) | mask(data_.status_kind);
    const ZoneId zone = builder_.own_zone(tile, {"on/" + name, "ground", {}, 0, Sight::Everyone, true, bears});
    note_zone(data_, zone, {tile, ZoneSort::Ground, 0});
}

void Pieces::add_tiles(const Batches& batches) {
    for (const DefId def : of_kind("tiles")) {
        add_copies(def, data_.tile_kind, batches[def.value]);
        const PieceRow row = data_.copies[def.value];
        const std::string& id = builder_.catalog().entry(def).id;
        for (std::uint16_t i = row.begin; i < row.end; ++i) {
            const std::string number = row.end - row.begin > 1 ? "#" + std::to_string(i - row.begin + 1) : "";
            add_ground(PieceId{i}, id + number);
        }
    }
    data_.tile_count = next();
}

template <class Def>
PieceRow Pieces::add_kind(std::string_view kind, KindId number, const std::vector<const Def*>& defs, Batches* batches) {
    const std::uint16_t begin = next();
    for (const DefId def : of_kind(kind)) {
        // What no bag holds lies in the box.
        const std::vector<Batch> box{{data_.box, defs[def.value]->count}};
        const bool in_bags = batches != nullptr && !(*batches)[def.value].empty();
        add_copies(def, number, in_bags ? (*batches)[def.value] : box);
    }
    return {begin, next()};
}

void Pieces::add_drawn(Batches& batches) {
    data_.monster_row = add_kind("monsters", data_.monster_kind, build_.defs.monsters, &batches);
    data_.item_row = add_kind("items", data_.item_kind, build_.defs.items, &batches);
}

void Pieces::add_markers() {
    data_.token_row = add_kind("tokens", data_.token_kind, build_.defs.tokens, nullptr);
    data_.status_row = add_kind("statuses", data_.status_kind, build_.defs.statuses, nullptr);
}

ZoneId Pieces::add_space(PieceId hero, const std::string& id, const std::string& role, ZoneSort sort) {
    const bool secret = data_.rules.hidden_inventory && sort != ZoneSort::Kills && sort != ZoneSort::Ailments;
    const bool bearing = sort != ZoneSort::Kills;
    const KindMask bears = mask(data_.item_kind) | mask(data_.status_kind);
    const ZoneId zone =
        builder_.add_zone({id + "/" + role, role, hero, 0, secret ? Sight::Owner : Sight::Everyone, bearing, bears});
    note_zone(data_, zone, {hero, sort, 0});
    return zone;
}

void Pieces::add_hero(DefId def) {
    add_copies(def, data_.hero_kind, {{data_.box, 1}});
    const PieceId hero{data_.copies[def.value].begin};
    const std::string& id = builder_.catalog().entry(def).id;
    HeroZones zones;
    zones.hands = add_space(hero, id, "hands", ZoneSort::Hands);
    zones.boots = add_space(hero, id, "boots", ZoneSort::Boots);
    zones.armour = add_space(hero, id, "armour", ZoneSort::Armour);
    zones.backpack = add_space(hero, id, "backpack", ZoneSort::Backpack);
    zones.bound = add_space(hero, id, "bound", ZoneSort::Bound);
    zones.ailments = add_space(hero, id, "ailments", ZoneSort::Ailments);
    zones.kills = add_space(hero, id, "kills", ZoneSort::Kills);
    data_.hero_zones.resize(next());
    data_.hero_zones.back() = zones;
    data_.hero_pieces.push_back(hero);
}

void Pieces::add_heroes() {
    const Node* const chosen = builder_.scenario().find("heroes");
    const std::uint16_t begin = next();
    for (const DefId def : of_kind("heroes")) {
        const std::string& id = builder_.catalog().entry(def).id;
        const bool all = chosen == nullptr || !chosen->is_list();
        const bool named = !all && std::any_of(chosen->items.begin(), chosen->items.end(), [&](const auto& item) {
            return item->text == id || item->text == "heroes/" + id;
        });
        if (all || named) add_hero(def);
    }
    data_.hero_row = {begin, next()};
}

template <class Def>
void Pieces::fill(std::vector<const Def*>& by_piece, const std::vector<const Def*>& by_def) {
    by_piece.assign(next(), nullptr);
    for (std::uint16_t i = 0; i < next(); ++i)
        by_piece[i] = by_def[builder_.ruleset().pieces[i].def.value];
}

void Pieces::fill_tables() {
    fill(data_.tiles, build_.defs.tiles);
    fill(data_.monsters, build_.defs.monsters);
    fill(data_.items, build_.defs.items);
    fill(data_.heroes, build_.defs.heroes);
    fill(data_.tokens, build_.defs.tokens);
    fill(data_.statuses, build_.defs.statuses);
    data_.hero_zones.resize(next());
    data_.grid_size = static_cast<std::uint16_t>(place_cells(data_.tile_count));
    for (std::uint16_t i = 0; i < data_.tile_count; ++i) {
        for (int turn = 0; turn < 4; ++turn)
            data_.edges.push_back(turned(data_.tiles[i]->edges, turn));
    }
    for (std::size_t realm = 0; realm < data_.realms.size(); ++realm)
        find_set_aside(realm);
}

void Pieces::find_set_aside(std::size_t index) {
    RealmData& realm = data_.realms[index];
    for (std::uint16_t i = 0; i < data_.tile_count; ++i) {
        if (builder_.starts()[i] != realm.aside) continue;
        const DefId def = builder_.ruleset().pieces[i].def;
        if (def == build_.starts[index] && !realm.start) {
            realm.start = PieceId{i};
        } else if (def == build_.exits[index]) {
            realm.exit = PieceId{i};
        }
    }
}

}  // namespace

void build_pieces(Build& build, const Batches& tiles, Batches& drawn) {
    Pieces pieces(build);
    pieces.add_tiles(tiles);
    pieces.add_drawn(drawn);
    pieces.add_heroes();
    pieces.add_markers();
    pieces.fill_tables();
}

}  // namespace briar::crawl
