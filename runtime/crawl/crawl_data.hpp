#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "runtime/crawl/crawl_state.hpp"
#include "runtime/crawl/definitions.hpp"
#include "runtime/crawl/parameters.hpp"
#include "runtime/crawl/vocabulary.hpp"
#include "runtime/engine/game.hpp"
#include "runtime/engine/piece_row.hpp"
#include "runtime/engine/pieces.hpp"

/// What the crawl compiles a scenario to, and short ways to it from a running game.
namespace briar::crawl {

struct BagData {
    std::string name;  ///< `monsters`
    ZoneId zone;
    ZoneId traded;  ///< CF-5.5: what was traded in, shuffled back when the bag is empty
};

struct RealmData {
    std::string id;
    std::string name;
    ZoneId map;     ///< laid tiles, in the order laid
    ZoneId stack;   ///< face down; the front is the top
    ZoneId aside;   ///< tiles set aside until they are laid: the exit, and the starts of realms not entered yet
    PieceId start;  ///< laid at the beginning in the first realm; in others when a rule lays it (CF-17.1)
    PieceId exit;   ///< set aside until it is laid; none: the realm has none
    std::vector<BagData> bags;
};

/// The zones of one hero.
struct HeroZones {
    ZoneId hands, boots, armour, backpack;
    ZoneId bound;     ///< what takes no space
    ZoneId ailments;  ///< statuses that take no space
    ZoneId kills;
};

/// What a zone is for.
enum class ZoneSort : std::uint8_t {
    Map,
    Stack,
    Aside,
    Bag,
    Traded,  // a realm's
    Ground,  // a tile's
    Hands,
    Boots,
    Armour,
    Backpack,
    Bound,
    Ailments,
    Kills,  // a hero's
    Box,
    Used,
    Fallen,  // the table's
};
/// A zone at a glance, without going through its names.
struct ZoneUse {
    PieceId owner;  ///< the tile of a ground, the hero of a space; none for others
    ZoneSort sort = ZoneSort::Box;
    std::uint8_t realm = 0;  ///< of a realm's zones
};

struct CrawlData {
    Parameters rules;
    Vocabulary words;  ///< numbers of the system's own events, values and counters
    std::vector<RealmData> realms;
    // By PieceId; null for pieces of other kinds.
    std::vector<const TileDef*> tiles;
    std::vector<const MonsterDef*> monsters;
    std::vector<const ItemDef*> items;
    std::vector<const HeroDef*> heroes;
    std::vector<const StatusDef*> statuses;
    std::vector<const TokenDef*> tokens;
    std::vector<HeroZones> hero_zones;  ///< by PieceId of heroes (an empty one for others)
    std::vector<PieceId> hero_pieces;   ///< all heroes of the packs, chosen or not, in catalog order
    ZoneId box;                         ///< what is not in play: tokens, monsters to be spawned, heroes not chosen
    ZoneId used;                        ///< items used up, tiles taken away
    ZoneId fallen;                      ///< heroes out of the game
    TextId all_fallen;                  ///< CF-9.4: why a game is lost when no hero is left
    KindId tile_kind, monster_kind, item_kind, hero_kind, token_kind, status_kind;
    std::vector<ZoneUse> zones;       ///< by ZoneId
    std::vector<PieceRow> copies;     ///< by DefId: the pieces of a definition; empty for those without
    std::vector<std::uint8_t> edges;  ///< Edges by PieceId of tiles and quarter turns: `edges[tile * 4 + turn]`
    PieceRow monster_row, item_row, hero_row, token_row, status_row;
    std::uint16_t tile_count = 0;  ///< tiles are the first pieces: PieceId < tile_count
    std::uint16_t grid_size = 0;   ///< cells of the place index (a power of two)
    // The definitions themselves.
    std::vector<std::unique_ptr<const TileDef>> tile_defs;
    std::vector<std::unique_ptr<const MonsterDef>> monster_defs;
    std::vector<std::unique_ptr<const ItemDef>> item_defs;
    std::vector<std::unique_ptr<const HeroDef>> hero_defs;
    std::vector<std::unique_ptr<const TokenDef>> token_defs;
    std::vector<std::unique_ptr<const StatusDef>> status_defs;
};

[[nodiscard]] inline const CrawlData& data(const Game& game) { return game.system_data<CrawlData>(); }
[[nodiscard]] inline CrawlState& crawl(Game& game) { return game.state().system<CrawlState>(); }
[[nodiscard]] inline const CrawlState& crawl(const Game& game) { return game.state().system<CrawlState>(); }
[[nodiscard]] inline const TileDef& tile_def(const Game& g, PieceId tile) { return *data(g).tiles[tile.value]; }
[[nodiscard]] inline const MonsterDef& monster_def(const Game& g, PieceId m) { return *data(g).monsters[m.value]; }
[[nodiscard]] inline const ItemDef& item_def(const Game& g, PieceId item) { return *data(g).items[item.value]; }
[[nodiscard]] inline const HeroDef& hero_def(const Game& g, PieceId hero) { return *data(g).heroes[hero.value]; }
[[nodiscard]] inline bool is_hero(const Game& g, PieceId piece) { return data(g).heroes[piece.value] != nullptr; }
[[nodiscard]] inline bool is_monster(const Game& g, PieceId piece) { return data(g).monsters[piece.value] != nullptr; }
/// The side of a monster that is up: PieceId's face 2 is the guardian.
[[nodiscard]] inline const MonsterSide& side(const Game& g, PieceId monster) {
    const MonsterDef& def = monster_def(g, monster);
    return g.state().piece(monster).face == 2 ? def.guardian : def.front;
}

[[nodiscard]] inline int health(const Game& g, PieceId piece) { return g.counter(piece, data(g).words.health); }
[[nodiscard]] inline int ap(const Game& g, PieceId hero) { return g.counter(hero, data(g).words.ap); }
/// Spends AP; the hero must have them.
void spend(Game& game, PieceId hero, int amount);

[[nodiscard]] inline const ZoneUse& use(const Game& g, ZoneId zone) { return data(g).zones[zone.value]; }
/// The zone of what lies or stands on a tile.
[[nodiscard]] inline ZoneId ground(const Game& g, PieceId tile) { return g.rules().info(tile).on; }
[[nodiscard]] inline bool is_tile(const Game& g, PieceId piece) { return piece.value < data(g).tile_count; }
[[nodiscard]] inline bool is_item(const Game& g, PieceId piece) { return data(g).item_row.holds(piece); }
[[nodiscard]] inline bool is_token(const Game& g, PieceId piece) { return data(g).token_row.holds(piece); }
[[nodiscard]] inline bool is_status(const Game& g, PieceId piece) { return data(g).status_row.holds(piece); }

/// The first copy of a definition that lies in the box; none: all are in play.
[[nodiscard]] PieceId from_box(const Game& game, DefId def);
/// Puts a piece back into the box (see put_into_box): always come back this way, never by State::move_to_back.
void to_box(Game& game, PieceId piece);

/// `2,-1`: where a tile lies, or that of what stands on it.
[[nodiscard]] std::string place_text(const Game& game, PieceId piece);

/// The hero whose turn it is.
[[nodiscard]] inline PieceId active_hero(const Game& g) { return crawl(g).heroes[crawl(g).active]; }
/// Index of a hero in the order of play; -1: takes no part.
[[nodiscard]] int order_of(const Game& game, PieceId hero);
[[nodiscard]] SeatId seat_of(const Game& game, PieceId hero);
/// In the game and on a map.
[[nodiscard]] inline bool alive(const Game& g, PieceId hero) {
    return use(g, g.state().piece(hero).zone).sort == ZoneSort::Ground;
}
/// Heroes in play standing on a tile, in the order of play.
struct HeroList {
    std::array<PieceId, kMaxHeroes> heroes{};
    int count = 0;
    [[nodiscard]] const PieceId* begin() const { return heroes.data(); }
    [[nodiscard]] const PieceId* end() const { return heroes.data() + count; }
};
[[nodiscard]] HeroList heroes_on(const Game& game, PieceId tile);
[[nodiscard]] HeroList heroes_in_play(const Game& game);

}  // namespace briar::crawl
