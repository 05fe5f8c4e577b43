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
    ZoneId map;    ///< laid tiles, in the order laid
    ZoneId stack;  ///< face down
    PieceId start;
    PieceId exit;  ///< set aside until it is laid; none: the realm has none
    std::vector<BagData> bags;
};

/// The zones of one hero.
struct HeroZones {
    ZoneId hands, boots, armour, backpack;
    ZoneId bound;     ///< what takes no space
    ZoneId ailments;  ///< statuses that take no space
    ZoneId kills;
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
    KindId tile_kind, monster_kind, item_kind, hero_kind, token_kind, status_kind;
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

[[nodiscard]] inline const CrawlData& data(const Game& game) { return game.rules().data<CrawlData>(); }
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

/// The hero whose turn it is.
[[nodiscard]] inline PieceId active_hero(const Game& g) { return crawl(g).heroes[crawl(g).active]; }
/// Index of a hero in the order of play; -1: takes no part.
[[nodiscard]] int order_of(const Game& game, PieceId hero);
[[nodiscard]] SeatId seat_of(const Game& game, PieceId hero);
/// In the game and on a map.
[[nodiscard]] bool alive(const Game& game, PieceId hero);
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
