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

Node tile_at(const std::string& id, const PositionPlace& place, int turn = 0) {
    Node tile = one_line_map("tile", bare_word(id));
    add_member(tile, "at", spot(place));
    if (turn != 0) add_member(tile, "turn", make_int(turn));
    return tile;
}

std::string place_words(const PositionPlace& place) { return std::to_string(place.x) + "," + std::to_string(place.y); }

}  // namespace

MapEdit::MapEdit(const Workspace& workspace, const FoundPosition& position, const LaidGame& laid)
    : workspace_(workspace),
      position_(position),
      laid_(laid),
      text_(position.test.given, laid),
      shape_(position_schema(*laid.rules->system)) {}

Path MapEdit::path_of(PieceId piece) const { return text_.path_of(piece); }

std::vector<std::string> MapEdit::kinds() const { return {"tiles", "heroes", "monsters", "items", "tokens"}; }

std::vector<PositionPlace> MapEdit::places_for(const std::string& kind) const {
    std::vector<PositionPlace> places;
    for (const Lying& tile : laid_.scene.lying) {
        const PositionPlace here = text_.place_of(tile);
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
    std::vector<PositionPlace> places = places_for(text_.kind_of(piece));
    const Lying* here = text_.tile_under(piece);
    std::erase_if(places, [&](const PositionPlace& each) { return here != nullptr && each.taken == here->piece; });
    return places;
}

bool MapEdit::can_turn(PieceId piece) const { return text_.kind_of(piece) == "tiles"; }

// --- changes
TreeEdit MapEdit::edit_in(EditPlan& plan) const {
    return {plan, position_.file, {"tests", position_.name(), "given"}, shape_, {"when", "then"}};
}

Path MapEdit::written_tile(TreeEdit& edit, const Lying& tile) const {
    if (Path known = text_.path_of_tile(tile); !known.empty()) return known;
    // The set-up lays it: from now on the test says so.
    const PositionPlace place = text_.place_of(tile);
    const Path list{"realms", place.part, "tiles"};
    if (const Node* written = edit.find(list); written != nullptr && !written->items.empty()) {
        const std::size_t count = written->items.size();
        edit.insert(list, count, tile_at(text_.id_of(tile.piece), place, tile.turn));
        return step_to(list, count);
    }
    Node tiles = make_list();
    std::size_t index = 0;
    for (const Lying& each : laid_.scene.lying) {
        const PositionPlace there = text_.place_of(each);
        if (there.part != place.part) continue;
        if (each.piece == tile.piece) index = tiles.items.size();
        add_item(tiles, tile_at(text_.id_of(each.piece), there, each.turn));
    }
    edit.set(list, tiles);
    return step_to(list, index);
}

/// Those whom the set-up deals, in their order.
void MapEdit::write_heroes(TreeEdit& edit) const {
    if (text_.at({"heroes"}) != nullptr) return;
    Node heroes = make_list();
    const auto maker = make_scene_maker(*laid_.rules);
    for (const Member& member : maker->party(*laid_.game)) {
        Node hero = one_line_map("hero", bare_word(text_.id_of(member.piece)));
        if (const Lying* tile = text_.tile_under(member.piece)) add_member(hero, "at", spot(text_.place_of(*tile)));
        add_item(heroes, std::move(hero));
    }
    edit.set({"heroes"}, heroes);
}

void MapEdit::put_hero(TreeEdit& edit, const std::string& id, const PositionPlace& place) const {
    const bool first = laid_.game && crawl::data(*laid_.game).realms.front().id == place.part;
    write_heroes(edit);
    const Node* heroes = edit.find({"heroes"});
    if (const Path known = path_of_hero(heroes, id); !known.empty()) {
        edit.set(step_to(known, "at"), spot(place));
        if (!first) edit.set(step_to(known, "realm"), bare_word(place.part));
        if (first) edit.remove(step_to(known, "realm"));
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
            if (text_.place_of(each).part == place.part) any = &each;
        const Path list{"realms", place.part, "tiles"};
        if (any != nullptr && edit.find(list) == nullptr) (void)written_tile(edit, *any);
        const Node* tiles = edit.find(list);
        edit.insert(list, tiles != nullptr ? tiles->items.size() : 0, tile_at(id, place));
    } else {
        const Lying* tile = text_.tile_under(place.taken);
        if (tile == nullptr) return refuse_command(label, "there is no tile at that place");
        edit.insert(step_to(written_tile(edit, *tile), kind), 99, bare_word(id));
    }
    return plan.finish(label);
}

void MapEdit::remove_item(TreeEdit& edit, const Path& item) const {
    // The only one may stand there without a list.
    if (!item.back().is_index) {
        edit.remove(item);
        return;
    }
    const Path list(item.begin(), item.end() - 1);
    const Node* items = edit.find(list);
    // An empty list says nothing.
    edit.remove(items == nullptr || !items->is_list() || items->items.size() == 1 ? list : item);
}

Command MapEdit::move(PieceId piece, const PositionPlace& place) const {
    const std::string label = "Move " + text_.name_of(piece) + " to " + place_words(place);
    EditPlan plan(workspace_);
    TreeEdit edit = edit_in(plan);
    const Lying* from = text_.tile_under(piece);
    if (from == nullptr) return refuse_command(label, "it does not lie on the map");
    if (text_.kind_of(piece) == "heroes") {
        put_hero(edit, text_.id_of(piece), place);
    } else if (from->piece == piece) {
        if (place.part != text_.place_of(*from).part) return refuse_command(label, "tiles stay in their realm");
        const Path tile = written_tile(edit, *from);
        edit.set(step_to(tile, "at"), spot(place));
        // Whoever stands on it goes along.
        for (const Mark& mark : from->marks)
            if (mark.sort == MarkSort::Player) put_hero(edit, text_.id_of(mark.piece), place);
    } else {
        const Path item = text_.path_of(piece);
        const Lying* to = text_.tile_under(place.taken);
        if (item.empty()) return refuse_command(label, "the set-up puts it there, not this test");
        if (to == nullptr) return refuse_command(label, "there is no tile at that place");
        const Node moved = edit.find(item) != nullptr ? edit.find(item)->clone() : bare_word(text_.id_of(piece));
        edit.insert(step_to(written_tile(edit, *to), text_.kind_of(piece)), 99, moved);
        remove_item(edit, item);
    }
    return plan.finish(label);
}

Command MapEdit::turn(PieceId piece, int quarters) const {
    const std::string label = "Turn " + text_.name_of(piece);
    const Lying* tile = text_.tile_under(piece);
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
    const std::string label = "Take " + text_.name_of(piece) + " away";
    const Lying* tile = text_.tile_under(piece);
    const bool is_tile = tile != nullptr && tile->piece == piece;
    const auto stands = [](const Mark& mark) { return mark.sort == MarkSort::Player; };
    if (is_tile && std::any_of(tile->marks.begin(), tile->marks.end(), stands))
        return refuse_command(label, "somebody stands on it; move them first");
    if (is_tile && piece == crawl::data(*laid_.game).realms.front().start)
        return refuse_command(label, "the game begins on it; move it instead");
    EditPlan plan(workspace_);
    TreeEdit edit = edit_in(plan);
    if (text_.kind_of(piece) == "heroes") write_heroes(edit);
    Path item = is_tile ? written_tile(edit, *tile) : text_.path_of(piece);
    if (item.empty() && text_.kind_of(piece) == "heroes")
        item = path_of_hero(edit.find({"heroes"}), text_.id_of(piece));
    if (item.empty()) return refuse_command(label, "the set-up puts it there, not this test");
    const Node* list = edit.find(Path(item.begin(), item.end() - 1));
    const bool last = list != nullptr && list->items.size() == 1;
    if (last && (is_tile || text_.kind_of(piece) == "heroes"))
        return refuse_command(label, is_tile ? "a map needs a tile" : "somebody has to play");
    remove_item(edit, item);
    return plan.finish(label);
}

}  // namespace briar::editor
