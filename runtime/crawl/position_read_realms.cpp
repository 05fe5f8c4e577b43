// Reading positions: maps, stacks and bags.
#include <cstdlib>
#include <string>

#include "runtime/content/values.hpp"
#include "runtime/crawl/bags.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/position_reader.hpp"

namespace briar::crawl {
namespace {

Spot spot_from(const std::string& text) {
    char* end = nullptr;
    const long x = std::strtol(text.c_str(), &end, 10);
    const long y = std::strtol(end, nullptr, 10);
    return {static_cast<int>(x), static_cast<int>(y)};
}

const RealmData& realm_data(const Game& game, int realm) { return data(game).realms[static_cast<std::size_t>(realm)]; }

}  // namespace

int PositionReader::realm_called(const Node& name) const {
    std::vector<std::string> ids;
    for (std::size_t i = 0; i < data(game_).realms.size(); ++i) {
        if (data(game_).realms[i].id == name.text) return static_cast<int>(i);
        ids.push_back(data(game_).realms[i].id);
    }
    finder_.unknown(name, "position.unknown-realm", "the scenario has no realm `" + name.text + "`", name.text, ids);
    return -1;
}

void PositionReader::read_maps() {
    const Node* const realms = part(position_, "realms");
    if (realms == nullptr) return;
    for (const Member& member : realms->members) {
        const int realm = realm_called(key_node(member));
        if (realm < 0) continue;
        lay_tiles(*member.value, realm);
        read_piles(*member.value, realm);
        read_realm_state(*member.value, realm);
    }
}

void PositionReader::lay_tiles(const Node& realm, int index) {
    const Node* const tiles = part(realm, "tiles");
    if (tiles == nullptr) return;
    std::vector<PieceId> pieces;
    for (const auto& tile : tiles->items) {
        const PieceId piece = finder_.take(*tile->find("tile"), "tiles");
        // What lies already is taken up, so that it lies in the position's order.
        if (piece && laid(game_, piece)) take_up(game_, piece, realm_data(game_, index).aside);
        pieces.push_back(piece);
    }
    for (std::size_t i = 0; i < pieces.size(); ++i) {
        if (pieces[i]) lay_tile(*tiles->items[i], pieces[i], index);
    }
}

void PositionReader::lay_tile(const Node& tile, PieceId piece, int realm) {
    const Node& at = *tile.find("at");
    const Spot spot = spot_from(at.text);
    if (const PieceId there = tile_at(game_, realm, spot)) {
        finder_.problem(at, "position.two-tiles", "`" + id_of(game_, there) + "` lies at " + at.text + " already",
                        "say where that one lies, or lay this one elsewhere");
        return;
    }
    lay(game_, piece, realm, {spot, static_cast<std::uint8_t>(number_or(part(tile, "turn"), 0))});
    const ZoneId here = ground(game_, piece);
    place_all(part(tile, "tokens"), here, "tokens");
    place_monsters(part(tile, "monsters"), here);
    place_all(part(tile, "items"), here, "items");
    if (const Node* const order = part(tile, "order")) orders_.push_back({piece, order});
}

/// Heroes need a tile to stand on, whatever else was wrong.
void PositionReader::lay_missing_start() {
    const PieceId start = data(game_).realms.front().start;
    if (laid(game_, start)) return;
    Spot spot;
    while (tile_at(game_, 0, spot))
        ++spot.x;
    lay(game_, start, 0, {spot, 0});
}

bool PositionReader::may_lie_in(const Node& name, PieceId piece, const BagData& bag) {
    const KindId held = kind_held(game_, bag);
    const PieceInfo& info = game_.rules().info(piece);
    if (!held || held == info.kind) return true;
    finder_.problem(name, "position.wrong-kind-in-bag",
                    wrong_kind(*game_.rules().catalog, info.def, bag.name, game_.rules().kinds[held.value]),
                    "name it where things of its kind lie");
    return false;
}

std::vector<PieceId> PositionReader::take_pile(const Node* names, const BagData* bag) {
    if (bag == nullptr) return finder_.take_all(names, "tiles");
    std::vector<PieceId> pieces;
    for_each_item(names, [&](const Node& name) {
        const PieceId piece = finder_.take(name, kDrawnKinds);
        if (!piece || !may_lie_in(name, piece, *bag)) return;
        place(piece, bag->zone);  // what lies there first says what a bag without a use is for
        pieces.push_back(piece);
    });
    return pieces;
}

void PositionReader::read_pile(const Node& pile, ZoneId zone, const BagData* bag) {
    const Node* const only = pile.is_map() ? part(pile, "only") : nullptr;
    const std::vector<PieceId> first = take_pile(pile.is_map() ? part(pile, "first") : &pile, bag);
    const std::vector<PieceId> rest = take_pile(only, bag);
    for (const PieceId piece : first)
        place(piece, zone);
    for (const PieceId piece : rest)
        place(piece, zone);
    // What lay there before lies behind them, or out of play where the position names all there is.
    const std::size_t known = first.size() + rest.size();
    for (std::size_t others = game_.state().zone(zone).count - known; others > 0; --others) {
        const PieceId piece = game_.state().zone(zone).front;
        if (only == nullptr) {
            game_.state().move_to_back(piece, zone);
        } else if (is_tile(game_, piece)) {
            place(piece, data(game_).used);
        } else {
            to_box(game_, piece);
        }
    }
    // A stack is drawn from its top, a bag by chance: there the first ones have to be noted.
    game_.state().zone(zone).fixed = static_cast<std::uint16_t>(bag != nullptr ? first.size() : 0);
}

const BagData* PositionReader::bag_called(const Member& member, int realm) const {
    std::vector<std::string> names;
    for (const BagData& bag : realm_data(game_, realm).bags) {
        if (bag.name == member.key) return &bag;
        names.push_back(bag.name);
    }
    finder_.unknown(*member.value, "position.unknown-bag",
                    "the realm `" + realm_data(game_, realm).id + "` has no bag `" + member.key + "`", member.key,
                    names);
    return nullptr;
}

/// CF-5.5: kills are traded in, and lie beside a bag of monsters.
void PositionReader::read_traded(const Node& traded, const BagData& bag) {
    for_each_item(&traded, [&](const Node& monster) {
        const PieceId piece = place_monster(monster, bag.traded);
        if (piece && !may_lie_in(monster, piece, bag)) to_box(game_, piece);
    });
}

void PositionReader::read_piles(const Node& realm, int index) {
    if (const Node* const stack = part(realm, "stack")) read_pile(*stack, realm_data(game_, index).stack, nullptr);
    if (const Node* const bags = part(realm, "bags")) {
        for (const Member& member : bags->members) {
            if (const BagData* const bag = bag_called(member, index)) read_pile(*member.value, bag->zone, bag);
        }
    }
    if (const Node* const traded = part(realm, "traded")) {
        for (const Member& member : traded->members) {
            const BagData* const bag = bag_called(member, index);
            if (bag != nullptr) read_traded(*member.value, *bag);
        }
    }
}

void PositionReader::read_realm_state(const Node& realm, int index) {
    RealmState& state = crawl(game_).realms[static_cast<std::size_t>(index)];
    if (const Node* const last = part(realm, "last_laid")) {
        if (const PieceId tile = finder_.again(*last, "tiles"); tile && laid(game_, tile)) state.last_laid = tile;
    }
    state.complete = flag_or(part(realm, "complete"), state.complete != 0) ? 1 : 0;
    state.open = flag_or(part(realm, "open"), state.open != 0) ? 1 : 0;
    state.sealed = flag_or(part(realm, "sealed"), state.sealed != 0) ? 1 : 0;
}

PieceId PositionReader::tile_for(const Node& hero) const {
    const Node* const at = part(hero, "at");
    const Node* const realm_name = part(hero, "realm");
    const int realm = realm_name == nullptr ? 0 : realm_called(*realm_name);
    const PieceId start = data(game_).realms.front().start;
    if (realm < 0) return start;
    if (at == nullptr) {
        const PieceId there = realm_data(game_, realm).start;
        return laid(game_, there) ? there : start;
    }
    const PieceId tile = tile_at(game_, realm, spot_from(at->text));
    if (!tile) finder_.problem(*at, "position.no-tile-there", "no tile lies at " + at->text, "name one under `tiles`");
    return tile ? tile : start;
}

}  // namespace briar::crawl
