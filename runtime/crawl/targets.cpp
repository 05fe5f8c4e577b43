#include "runtime/crawl/targets.hpp"

#include <algorithm>
#include <array>

#include "runtime/crawl/carried.hpp"
#include "runtime/crawl/map.hpp"

namespace briar::crawl {
namespace {

constexpr const char* kDirectionWord = "direction";
// Places of the action event's fields, see vocabulary_events.cpp.
constexpr std::size_t kTargetField = 4;
constexpr std::size_t kDirectionField = 5;

/// One question for targets: who asks, and where the answers go.
struct Listing {
    const Game& game;
    PieceId hero;
    PieceId tile;
    int low;
    int high;
    std::vector<std::int32_t>& out;

    void add(PieceId piece) const { out.push_back(piece.value); }
    [[nodiscard]] bool in_range(int distance) const { return distance >= low && distance <= high; }
};

void add_monsters(const Listing& on, PieceId tile) {
    for (const PieceId piece : ZoneRange(on.game.state(), ground(on.game, tile))) {
        if (is_monster(on.game, piece)) on.add(piece);
    }
}

/// CF-8.3: a monster that is not revealed yet is named by its token.
void add_unrevealed(const Listing& on, PieceId tile) {
    const DefId token = data(on.game).rules.monster_token;
    for (const PieceId piece : ZoneRange(on.game.state(), ground(on.game, tile))) {
        if (on.game.rules().info(piece).def == token) on.add(piece);
    }
}

void monsters_here(const Listing& on) { add_monsters(on, on.tile); }

void monsters_in_line(const Listing& on) {
    for (const Direction direction : kDirections) {
        PieceId tile = way(on.game, on.tile, direction);
        for (int distance = 1; tile && distance <= on.high; ++distance) {
            if (distance >= on.low) {
                add_monsters(on, tile);
                add_unrevealed(on, tile);
            }
            tile = way(on.game, tile, direction);
        }
    }
}

/// Calls `each` for the laid tiles within range on foot, in the order in which they were laid.
template <class Each>
void for_tiles_near(const Listing& on, Each each) {
    const Distances distances(on.game, on.tile);
    const ZoneId map = data(on.game).realms[static_cast<std::size_t>(realm_of(on.game, on.tile))].map;
    for (const PieceId tile : ZoneRange(on.game.state(), map)) {
        const int distance = distances.to(tile);
        if (distance >= 0 && on.in_range(distance)) each(tile);
    }
}

void monsters_near(const Listing& on) {
    for_tiles_near(on, [&](PieceId tile) { add_monsters(on, tile); });
}

void heroes_here(const Listing& on) {
    for (const PieceId hero : heroes_on(on.game, on.tile))
        on.add(hero);
}

void other_heroes_here(const Listing& on) {
    for (const PieceId hero : heroes_on(on.game, on.tile)) {
        if (hero != on.hero) on.add(hero);
    }
}

void heroes_near(const Listing& on) {
    const Distances distances(on.game, on.tile);
    const int realm = realm_of(on.game, on.tile);
    for (const PieceId hero : heroes_in_play(on.game)) {
        if (realm_of(on.game, hero) != realm) continue;
        const int distance = distances.to(tile_of(on.game, hero));
        if (distance >= 0 && on.in_range(distance)) on.add(hero);
    }
}

void tiles_near(const Listing& on) {
    for_tiles_near(on, [&](PieceId tile) { on.add(tile); });
}

void tiles_next(const Listing& on) {
    for (const Direction direction : kDirections) {
        if (const PieceId tile = way(on.game, on.tile, direction)) on.add(tile);
    }
}

/// Two steps away over one tile, around corners too.
void tiles_over(const Listing& on) {
    const auto begin = static_cast<std::ptrdiff_t>(on.out.size());
    for (const Direction first : kDirections) {
        const PieceId between = way(on.game, on.tile, first);
        if (!between) continue;
        for (const Direction second : kDirections) {
            const PieceId tile = way(on.game, between, second);
            if (!tile || tile == on.tile) continue;
            const bool known = std::find(on.out.begin() + begin, on.out.end(), tile.value) != on.out.end();
            if (!known) on.add(tile);
        }
    }
}

void tiles_any(const Listing& on) {
    const ZoneId map = data(on.game).realms[static_cast<std::size_t>(realm_of(on.game, on.tile))].map;
    for (const PieceId tile : ZoneRange(on.game.state(), map))
        on.add(tile);
}

void items_here(const Listing& on) {
    for (const PieceId piece : ZoneRange(on.game.state(), ground(on.game, on.tile))) {
        if (is_item(on.game, piece)) on.add(piece);
    }
}

void own_items(const Listing& on) {
    for_each_item(on.game, on.hero, [&](PieceId item) { on.add(item); });
}

void directions(const Listing& on) {
    for (const Direction direction : kDirections) {
        if (is_open(open_edges(on.game, on.tile), direction)) on.out.push_back(static_cast<std::int32_t>(direction));
    }
}

constexpr auto kRows = std::to_array<TargetRow<Listing>>({
    {{"monster_here", "A monster on the hero's tile, such as the opponent of the fight."}, monsters_here},
    {{"monster_in_line", "A monster, revealed or not, in a straight line through open edges.", true}, monsters_in_line},
    {{"monster_near", "A revealed monster so many steps away on foot.", true}, monsters_near},
    {{"hero_here", "A hero on the tile, oneself included."}, heroes_here},
    {{"other_hero_here", "Another hero on the tile."}, other_heroes_here},
    {{"hero_near", "A hero so many steps away on foot; 0 is oneself and who stands here.", true}, heroes_near},
    {{"tile_near", "A laid tile so many steps away on foot.", true}, tiles_near},
    {{"tile_next", "A tile one step away on foot."}, tiles_next},
    {{"tile_over", "A tile two steps away, over one tile and around corners too."}, tiles_over},
    {{"tile_any", "Any laid tile of the realm."}, tiles_any},
    {{"item_here", "An item that lies on the hero's tile."}, items_here},
    {{"own_item", "An item that the hero carries."}, own_items},
    {{kDirectionWord, "The direction of an open edge of the hero's tile."}, directions},
});

bool aims_at_direction(const Action& action) { return action.target == kDirectionWord; }

bool on_map(const Game& game, PieceId piece) { return is_tile(game, piece) || static_cast<bool>(tile_of(game, piece)); }

}  // namespace

std::vector<TargetWord> target_words() { return words_of(kRows); }

void list_targets(const Game& game, PieceId hero, const Action& action, std::vector<std::int32_t>& out) {
    constexpr int kFarthest = 999;
    const PieceId tile = tile_of(game, hero);
    if (!tile) return;
    const bool bounded = action.target_low != 0 || action.target_high != 0;
    const Listing listing{game, hero, tile, action.target_low, bounded ? action.target_high : kFarthest, out};
    kRows[action.target_word].list(listing);
}

void aim_at(const Action& action, std::int32_t target, Event& event) {
    event.fields[aims_at_direction(action) ? kDirectionField : kTargetField] = target;
}

std::string target_key(const Game& game, const Action& action, std::int32_t target) {
    if (aims_at_direction(action)) return name(static_cast<Direction>(target));
    const PieceId piece = piece_arg(target);
    return on_map(game, piece) ? id_of(game, piece) + " " + place_text(game, piece) : id_of(game, piece);
}

std::string piece_text(const Game& game, PieceId piece) {
    const bool unique = is_hero(game, piece) || is_item(game, piece) || !on_map(game, piece);
    return unique ? name_of(game, piece) : name_of(game, piece) + " at " + place_text(game, piece);
}

std::string target_text(const Game& game, const Action& action, std::int32_t target) {
    if (aims_at_direction(action)) return name(static_cast<Direction>(target));
    return piece_text(game, piece_arg(target));
}

}  // namespace briar::crawl
