#include "runtime/crawl/map.hpp"

#include "runtime/crawl/map_index.hpp"

namespace briar::crawl {

const char* name(Direction d) {
    constexpr std::array<const char*, 4> kNames{"north", "east", "south", "west"};
    return kNames[static_cast<unsigned>(d)];
}

bool has_open_side(const Game& game, PieceId tile) {
    const Edges edges = open_edges(game, tile);
    const PieceId* const links = links_of(game, tile);
    for (const Direction d : kDirections) {
        if (is_open(edges, d) && !links[static_cast<unsigned>(d)]) return true;
    }
    return false;
}

int open_ends(const Game& game, int realm) {
    int ends = 0;
    const ZoneId map = data(game).realms[static_cast<std::size_t>(realm)].map;
    for (const PieceId tile : ZoneRange(game.state(), map)) {
        const Edges edges = open_edges(game, tile);
        const PieceId* const links = links_of(game, tile);
        for (const Direction d : kDirections)
            ends += is_open(edges, d) && !links[static_cast<unsigned>(d)] ? 1 : 0;
    }
    return ends;
}

void lay(Game& game, PieceId tile, int realm, Placement placement) {
    State& state = game.state();
    state.move_to_back(tile, data(game).realms[static_cast<std::size_t>(realm)].map);
    Piece& piece = state.piece(tile);
    piece.x = static_cast<std::int16_t>(placement.spot.x);
    piece.y = static_cast<std::int16_t>(placement.spot.y);
    piece.turn = placement.turn;
    piece.face = 1;
    add_to_map_index(game, tile);
    RealmState& realm_state = crawl(game).realms[static_cast<std::size_t>(realm)];
    realm_state.last_laid = tile;
    realm_state.open = 1;
}

void take_up(Game& game, PieceId tile, ZoneId to) {
    State& state = game.state();
    RealmState& realm_state = crawl(game).realms[static_cast<std::size_t>(realm_of(game, tile))];
    if (realm_state.last_laid == tile) realm_state.last_laid = PieceId{};
    state.move_to_back(tile, to);
    Piece& piece = state.piece(tile);
    piece.x = 0;
    piece.y = 0;
    piece.turn = 0;
    piece.face = 0;
    relink(game);
}

void relink(Game& game) {
    clear_map_index(game);
    for (const RealmData& realm : data(game).realms) {
        for (const PieceId tile : ZoneRange(game.state(), realm.map))
            add_to_map_index(game, tile);
    }
}

}  // namespace briar::crawl
