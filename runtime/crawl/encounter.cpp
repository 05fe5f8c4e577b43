#include "runtime/crawl/encounter.hpp"

#include "runtime/crawl/bags.hpp"
#include "runtime/crawl/harm.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/melee.hpp"
#include "runtime/crawl/turn_logs.hpp"

namespace briar::crawl {
namespace {

PieceId unrevealed_token(const Game& game, PieceId tile) {
    const DefId def = data(game).rules.monster_token;
    if (!def) return {};
    const PieceRow tokens = data(game).copies[def.value];
    for (const PieceId piece : ZoneRange(game.state(), ground(game, tile))) {
        if (tokens.holds(piece)) return piece;
    }
    return {};
}

/// CF-5.5: what was traded in comes back when the bag is empty.
void refill(Game& game, const BagData& bag) {
    while (const PieceId traded = game.state().zone(bag.traded).front)
        game.state().move_to_back(traded, bag.zone);
}

/// CF-5.4: which side of a monster drawn by the hero is up.
std::uint8_t face_of_drawn(Game& game, PieceId hero, PieceId monster) {
    Event subject(EventId{}, hero, monster);
    const int guardian = game.modified(data(game).words.guardian, data(game).rules.guardians ? 1 : 0, subject);
    return guardian != 0 ? 2 : 1;
}

void place_monster(Game& game, PieceId monster, PieceId tile, std::uint8_t face) {
    game.state().move_to_back(monster, ground(game, tile));
    game.state().piece(monster).face = face;
    game.set_counter(monster, data(game).words.health, most_health(game, monster));
}

/// A monster, revealed or not.
bool somebody_waits(const Game& game, PieceId tile) { return monster_on(game, tile) || has_unrevealed(game, tile); }

Flow<void> meet(Game& game, PieceId hero, PieceId tile) {
    const int lives = game.counter(hero, data(game).words.lives);
    co_await reveal_monster(game, hero, tile);
    // CF-5.3: every living monster on the tile must be fought. A hero that died may stand here again: on Start.
    while (!game.finished() && tile_of(game, hero) == tile && game.counter(hero, data(game).words.lives) == lives) {
        const PieceId monster = next_opponent(game, hero, tile);
        if (!monster) co_return;
        if (co_await fight(game, hero, monster, 0) != FightEnd::Won) co_return;
    }
}

}  // namespace

PieceId next_opponent(Game& game, PieceId hero, PieceId tile) {
    for (const PieceId piece : ZoneRange(game.state(), ground(game, tile))) {
        if (!is_monster(game, piece) || in_fight(game, piece)) continue;
        Event subject(EventId{}, hero, piece, tile);
        if (game.modified(data(game).words.may_fight, 1, subject) != 0) return piece;
    }
    return {};
}

void mark_monster_tile(Game& game, PieceId tile) {
    const DefId token = data(game).rules.monster_token;
    if (!tile_def(game, tile).monster || !token) return;
    if (const PieceId piece = from_box(game, token)) game.state().move_to_back(piece, ground(game, tile));
}

bool has_unrevealed(const Game& game, PieceId tile) { return static_cast<bool>(unrevealed_token(game, tile)); }

PieceId monster_on(const Game& game, PieceId tile) {
    for (const PieceId piece : ZoneRange(game.state(), ground(game, tile))) {
        if (is_monster(game, piece)) return piece;
    }
    return {};
}

Flow<PieceId> draw_monster(Game& game, PieceId hero, PieceId tile, const BagData* bag) {
    if (bag != nullptr && game.state().zone(bag->zone).count == 0) refill(game, *bag);
    const PieceId monster = bag != nullptr ? game.draw(bag->zone) : PieceId{};
    if (!monster) {
        game.log(kNothingAppearsLog, tile.value);
        co_return PieceId{};
    }
    place_monster(game, monster, tile, face_of_drawn(game, hero, monster));
    game.log(kAppearsLog, monster.value, tile.value);
    Event encountered(data(game).words.encountered, hero, monster, tile);
    co_await game.announce(encountered);
    co_return monster;
}

Flow<PieceId> reveal_monster(Game& game, PieceId hero, PieceId tile) {
    const PieceId token = unrevealed_token(game, tile);
    if (!token) co_return PieceId{};
    to_box(game, token);
    const BagData* const bag = bag_named(game, realm_of(game, tile), data(game).rules.monster_bag);
    co_return co_await draw_monster(game, hero, tile, bag);
}

Flow<void> encounter(Game& game, PieceId hero) {
    const PieceId tile = tile_of(game, hero);
    return somebody_waits(game, tile) ? meet(game, hero, tile) : Flow<void>{};
}

PieceId spawn(Game& game, DefId monster, PieceId tile, int health_value) {
    const PieceId piece = from_box(game, monster);
    if (!piece) return {};
    place_monster(game, piece, tile, 1);
    if (health_value > 0) game.set_counter(piece, data(game).words.health, health_value);
    game.log(kSpawnedLog, piece.value, tile.value);
    return piece;
}

void heal_monsters(Game& game) {
    const PieceRow row = data(game).monster_row;
    for (std::uint16_t i = row.begin; i < row.end; ++i) {
        const PieceId monster{i};
        // Bosses keep their wounds: what they get back is said by rules of their own (CF-15.6).
        if (!alive(game, monster) || monster_def(game, monster).boss) continue;
        game.set_counter(monster, data(game).words.health, most_health(game, monster));
    }
}

}  // namespace briar::crawl
