#include "editor/position/map_edit.hpp"

#include <algorithm>

#include "editor/core/node_parts.hpp"
#include "runtime/content/parts.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/session/position.hpp"
#include "runtime/session/systems.hpp"
#include "runtime/source/values.hpp"

namespace briar::editor {
namespace {

Node spot(const PositionPlace& place) { return bare_word(std::to_string(place.x) + " " + std::to_string(place.y)); }

Node one_line_map(const std::string& key, Node value) {
    Node map = make_map();
    map.flow = true;
    add_member(map, key, std::move(value));
    return map;
}

Node tile_at(const std::string& id, const PositionPlace& place) {
    Node tile = one_line_map("tile", bare_word(id));
    add_member(tile, "at", spot(place));
    return tile;
}

/// The name within an item of a list of pieces: `wolf`, or `{monster: wolf, health: 3}`.
const Node* name_in(const Node& item) {
    if (item.is_scalar()) return &item;
    return item.is_map() && !item.members.empty() ? item.members.front().value.get() : nullptr;
}

bool same_spot(const Node& text, const PositionPlace& place) {
    return text.text == std::to_string(place.x) + " " + std::to_string(place.y);
}

std::string place_words(const PositionPlace& place) { return std::to_string(place.x) + "," + std::to_string(place.y); }

}  // namespace

std::string entry_named(const Node& name) {
    const std::string text = name.text.substr(0, name.text.find('#'));
    const std::size_t slash = text.find('/');
    return slash == std::string::npos ? text : text.substr(slash + 1);
}

MapEdit::MapEdit(const Workspace& workspace, const FoundPosition& position, const LaidGame& laid)
    : workspace_(workspace), position_(position), laid_(laid), shape_(position_schema(*laid.rules->system)) {}

std::vector<std::string> MapEdit::kinds() const { return {"tiles", "heroes", "monsters", "items", "tokens"}; }

PositionPlace MapEdit::place_of(const Lying& tile) const {
    const Game& game = *laid_.game;
    const auto realm = static_cast<std::size_t>(crawl::realm_of(game, tile.piece));
    const crawl::Spot spot = crawl::spot_of(game, tile.piece);
    return {crawl::data(game).realms[realm].id, spot.x, spot.y, tile.at, tile.piece, tile.where + ": " + tile.title};
}

const Lying* MapEdit::tile_under(PieceId piece) const {
    for (const Lying& tile : laid_.scene.lying) {
        if (tile.piece == piece) return &tile;
        for (const Mark& mark : tile.marks)
            if (mark.piece == piece) return &tile;
    }
    return nullptr;
}

std::string MapEdit::kind_of(PieceId piece) const {
    return laid_.rules->catalog->entry(laid_.rules->info(piece).def).kind;
}
std::string MapEdit::id_of(PieceId piece) const { return laid_.rules->catalog->entry(laid_.rules->info(piece).def).id; }
std::string MapEdit::name_of(PieceId piece) const { return laid_.rules->name(laid_.rules->info(piece).def); }

std::vector<PositionPlace> MapEdit::places_for(const std::string& kind) const {
    std::vector<PositionPlace> places;
    for (const Lying& tile : laid_.scene.lying) {
        const PositionPlace here = place_of(tile);
        if (kind != "tiles") {
            places.push_back(here);
            continue;
        }
        for (const crawl::Direction d : crawl::kDirections) {
            if (crawl::neighbour(*laid_.game, tile.piece, d)) continue;
            const crawl::Spot next = crawl::step({here.x, here.y}, d);
            const auto same = [&](const PositionPlace& each) {
                return each.part == here.part && each.x == next.x && each.y == next.y;
            };
            if (std::any_of(places.begin(), places.end(), same)) continue;
            places.push_back({here.part,
                              next.x,
                              next.y,
                              {here.at.x + next.x - here.x, here.at.y + next.y - here.y, 1, 1},
                              {},
                              std::to_string(next.x) + "," + std::to_string(next.y) + ": beside " + tile.title});
        }
    }
    return places;
}

std::vector<PositionPlace> MapEdit::places_for(PieceId piece) const {
    std::vector<PositionPlace> places = places_for(kind_of(piece));
    const Lying* here = tile_under(piece);
    std::erase_if(places, [&](const PositionPlace& each) { return here != nullptr && each.taken == here->piece; });
    return places;
}

bool MapEdit::can_turn(PieceId piece) const { return kind_of(piece) == "tiles"; }

// --- where things stand in the text
const Node* MapEdit::at(const Path& path) const {
    return position_.test.given != nullptr ? resolve(*position_.test.given, path) : nullptr;
}

Path MapEdit::path_of_tile(const Lying& tile) const {
    const PositionPlace place = place_of(tile);
    const Path list{"realms", place.part, "tiles"};
    const Node* tiles = at(list);
    for (std::size_t i = 0; tiles != nullptr && i < tiles->items.size(); ++i) {
        const Node* there = part(*tiles->items[i], "at");
        if (there != nullptr && same_spot(*there, place)) return step_to(list, i);
    }
    return {};
}

/// Pieces of one entry on one tile stand in the text in the order in which they lie there.
Path MapEdit::path_on_tile(const Lying& tile, PieceId piece) const {
    const Path under = path_of_tile(tile);
    if (under.empty()) return {};
    std::size_t before = 0;
    for (const Mark& mark : tile.marks) {
        if (mark.piece == piece) break;
        if (mark.def == laid_.rules->info(piece).def) ++before;
    }
    const Path list = step_to(under, kind_of(piece));
    const Node* items = at(list);
    if (items == nullptr) return {};
    const std::size_t count = items->is_list() ? items->items.size() : 1;
    for (std::size_t i = 0; i < count; ++i) {
        const Node* name = name_in(items->is_list() ? *items->items[i] : *items);
        if (name == nullptr || entry_named(*name) != id_of(piece)) continue;
        if (before-- == 0) return step_to(list, i);
    }
    return {};
}

Path MapEdit::path_of_hero(const std::string& id) const {
    const Node* heroes = at({"heroes"});
    for (std::size_t i = 0; heroes != nullptr && i < heroes->items.size(); ++i) {
        const Node* name = part(*heroes->items[i], "hero");
        if (name != nullptr && entry_named(*name) == id) return {"heroes", i};
    }
    return {};
}

Path MapEdit::path_of(PieceId piece) const {
    const Lying* tile = tile_under(piece);
    if (tile == nullptr) return {};
    if (tile->piece == piece) return path_of_tile(*tile);
    return kind_of(piece) == "heroes" ? path_of_hero(id_of(piece)) : path_on_tile(*tile, piece);
}

// --- changes
TreeEdit MapEdit::edit_in(EditPlan& plan) const {
    return {plan, position_.file, {"tests", position_.name(), "given"}, shape_, {"when", "then"}};
}

Path MapEdit::written_tile(TreeEdit& edit, const Lying& tile) const {
    if (Path known = path_of_tile(tile); !known.empty()) return known;
    // The set-up lays it: from now on the test says so.
    const PositionPlace place = place_of(tile);
    Node tiles = make_list();
    std::size_t index = 0;
    for (const Lying& each : laid_.scene.lying) {
        const PositionPlace there = place_of(each);
        if (there.part != place.part) continue;
        if (each.piece == tile.piece) index = tiles.items.size();
        add_item(tiles, tile_at(id_of(each.piece), there));
    }
    edit.set({"realms", place.part, "tiles"}, tiles);
    return {"realms", place.part, "tiles", index};
}

/// Those whom the set-up deals, in their order.
void MapEdit::write_heroes(TreeEdit& edit) const {
    if (at({"heroes"}) != nullptr) return;
    Node heroes = make_list();
    const auto maker = make_scene_maker(*laid_.rules);
    for (const Member& member : maker->party(*laid_.game)) {
        Node hero = one_line_map("hero", bare_word(id_of(member.piece)));
        if (const Lying* tile = tile_under(member.piece)) add_member(hero, "at", spot(place_of(*tile)));
        add_item(heroes, std::move(hero));
    }
    edit.set({"heroes"}, heroes);
}

void MapEdit::put_hero(TreeEdit& edit, const std::string& id, const PositionPlace& place) const {
    const bool first = laid_.game && crawl::data(*laid_.game).realms.front().id == place.part;
    write_heroes(edit);
    const Node* heroes = edit.find({"heroes"});
    for (std::size_t i = 0; heroes != nullptr && i < heroes->items.size(); ++i) {
        const Node* name = part(*heroes->items[i], "hero");
        if (name == nullptr || entry_named(*name) != id) continue;
        edit.set({"heroes", i, "at"}, spot(place));
        if (!first) edit.set({"heroes", i, "realm"}, bare_word(place.part));
        if (first) edit.remove({"heroes", i, "realm"});
        return;
    }
    Node hero = one_line_map("hero", bare_word(id));
    add_member(hero, "at", spot(place));
    if (!first) add_member(hero, "realm", bare_word(place.part));
    edit.insert({"heroes"}, heroes != nullptr ? heroes->items.size() : 0, hero);
}

Command MapEdit::put(const std::string& kind, const std::string& id, const PositionPlace& place) const {
    EditPlan plan(workspace_);
    TreeEdit edit = edit_in(plan);
    const std::string label = "Put " + id + " at " + place_words(place);
    if (kind == "heroes") {
        put_hero(edit, id, place);
    } else if (kind == "tiles") {
        const Lying* any = nullptr;
        for (const Lying& each : laid_.scene.lying)
            if (place_of(each).part == place.part) any = &each;
        if (any != nullptr) (void)written_tile(edit, *any);
        const Path list{"realms", place.part, "tiles"};
        const Node* tiles = edit.find(list);
        edit.insert(list, tiles != nullptr ? tiles->items.size() : 0, tile_at(id, place));
    } else {
        const Lying* tile = tile_under(place.taken);
        if (tile == nullptr) return refuse_command(label, "there is no tile at that place");
        edit.insert(step_to(written_tile(edit, *tile), kind), 99, bare_word(id));
    }
    return plan.finish(label);
}

void MapEdit::remove_item(TreeEdit& edit, const Path& item) const {
    const Path list(item.begin(), item.end() - 1);
    const Node* items = edit.find(list);
    // An empty list says nothing.
    edit.remove(items == nullptr || !items->is_list() || items->items.size() == 1 ? list : item);
}

Command MapEdit::move(PieceId piece, const PositionPlace& place) const {
    const std::string label = "Move " + name_of(piece) + " to " + place_words(place);
    EditPlan plan(workspace_);
    TreeEdit edit = edit_in(plan);
    const Lying* from = tile_under(piece);
    if (from == nullptr) return refuse_command(label, "it does not lie on the map");
    if (kind_of(piece) == "heroes") {
        put_hero(edit, id_of(piece), place);
    } else if (from->piece == piece) {
        if (place.part != place_of(*from).part) return refuse_command(label, "tiles stay in their realm");
        const Path tile = written_tile(edit, *from);
        edit.set(step_to(tile, "at"), spot(place));
        // Whoever stands on it goes along.
        for (const Mark& mark : from->marks)
            if (mark.sort == MarkSort::Player) put_hero(edit, id_of(mark.piece), place);
    } else {
        const Path item = path_of(piece);
        const Lying* to = tile_under(place.taken);
        if (item.empty()) return refuse_command(label, "the set-up puts it there, not this test");
        if (to == nullptr) return refuse_command(label, "there is no tile at that place");
        const Node moved = edit.find(item) != nullptr ? edit.find(item)->clone() : bare_word(id_of(piece));
        edit.insert(step_to(written_tile(edit, *to), kind_of(piece)), 99, moved);
        remove_item(edit, item);
    }
    return plan.finish(label);
}

Command MapEdit::turn(PieceId piece, int quarters) const {
    const std::string label = "Turn " + name_of(piece);
    const Lying* tile = tile_under(piece);
    if (tile == nullptr || tile->piece != piece) return refuse_command(label, "only tiles are turned");
    EditPlan plan(workspace_);
    TreeEdit edit = edit_in(plan);
    const Path key = step_to(written_tile(edit, *tile), "turn");
    const int turn = (tile->turn + quarters) & 3;
    if (turn == 0) {
        edit.remove(key);
    } else {
        edit.set(key, make_int(turn));
    }
    return plan.finish(label);
}

Command MapEdit::take_away(PieceId piece) const {
    const std::string label = "Take " + name_of(piece) + " away";
    const Lying* tile = tile_under(piece);
    const bool is_tile = tile != nullptr && tile->piece == piece;
    const auto stands = [](const Mark& mark) { return mark.sort == MarkSort::Player; };
    if (is_tile && std::any_of(tile->marks.begin(), tile->marks.end(), stands))
        return refuse_command(label, "somebody stands on it; move them first");
    EditPlan plan(workspace_);
    TreeEdit edit = edit_in(plan);
    if (kind_of(piece) == "heroes") write_heroes(edit);
    Path item = is_tile ? written_tile(edit, *tile) : path_of(piece);
    if (item.empty() && kind_of(piece) == "heroes") {
        const Node* heroes = edit.find({"heroes"});
        for (std::size_t i = 0; heroes != nullptr && i < heroes->items.size(); ++i)
            if (entry_named(*part(*heroes->items[i], "hero")) == id_of(piece)) item = {"heroes", i};
    }
    if (item.empty()) return refuse_command(label, "the set-up puts it there, not this test");
    const Node* list = edit.find(Path(item.begin(), item.end() - 1));
    const bool last = list != nullptr && list->items.size() == 1;
    if (last && (is_tile || kind_of(piece) == "heroes"))
        return refuse_command(label, is_tile ? "a map needs a tile" : "somebody has to play");
    remove_item(edit, item);
    return plan.finish(label);
}

}  // namespace briar::editor
