#include "editor/position/map_text.hpp"

#include <sstream>

#include "editor/core/full_id.hpp"
#include "editor/core/node_parts.hpp"
#include "runtime/content/parts.hpp"
#include "runtime/crawl/map.hpp"

namespace briar::editor {
namespace {

/// The name within an item of a list of pieces: `wolf`, or `{monster: wolf, health: 3}`.
const Node* name_in(const Node& item) {
    if (item.is_scalar()) return &item;
    return item.is_map() && !item.members.empty() ? item.members.front().value.get() : nullptr;
}

/// `0 -1`, however its numbers are written.
bool same_spot(const Node& text, const PositionPlace& place) {
    std::istringstream numbers(text.text);
    int x = 0;
    int y = 0;
    return numbers >> x >> y && x == place.x && y == place.y;
}

}  // namespace

std::string entry_named(const Node& name) { return id_part(name.text.substr(0, name.text.find('#'))); }

Path path_of_hero(const Node* heroes, const std::string& id) {
    for (std::size_t i = 0; heroes != nullptr && i < heroes->items.size(); ++i) {
        const Node* name = part(*heroes->items[i], "hero");
        if (name != nullptr && entry_named(*name) == id) return {"heroes", i};
    }
    return {};
}

PositionPlace MapText::place_of(const Lying& tile) const {
    const Game& game = *laid_.game;
    const auto realm = static_cast<std::size_t>(crawl::realm_of(game, tile.piece));
    const crawl::Spot spot = crawl::spot_of(game, tile.piece);
    return {crawl::data(game).realms[realm].id, spot.x, spot.y, tile.at, tile.piece, tile.where + ": " + tile.title};
}

const Lying* MapText::tile_under(PieceId piece) const {
    for (const Lying& tile : laid_.scene.lying) {
        if (tile.piece == piece) return &tile;
        for (const Mark& mark : tile.marks)
            if (mark.piece == piece) return &tile;
    }
    return nullptr;
}

std::string MapText::kind_of(PieceId piece) const {
    return laid_.rules->catalog->entry(laid_.rules->info(piece).def).kind;
}
std::string MapText::id_of(PieceId piece) const { return laid_.rules->catalog->entry(laid_.rules->info(piece).def).id; }
std::string MapText::name_of(PieceId piece) const { return laid_.rules->name(laid_.rules->info(piece).def); }

const Node* MapText::at(const Path& path) const { return given_ != nullptr ? resolve(*given_, path) : nullptr; }

Path MapText::path_of_tile(const Lying& tile) const {
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
Path MapText::path_on_tile(const Lying& tile, PieceId piece) const {
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
        if (before-- == 0) return items->is_list() ? step_to(list, i) : list;
    }
    return {};
}

Path MapText::path_of(PieceId piece) const {
    const Lying* tile = tile_under(piece);
    if (tile == nullptr) return {};
    if (tile->piece == piece) return path_of_tile(*tile);
    return kind_of(piece) == "heroes" ? path_of_hero(at({"heroes"}), id_of(piece)) : path_on_tile(*tile, piece);
}

}  // namespace briar::editor
