#include "runtime/crawl/check.hpp"

#include "runtime/crawl/map.hpp"
#include "runtime/crawl/map_index.hpp"
#include "runtime/crawl/spaces.hpp"
#include "runtime/engine/conservation.hpp"
#include "runtime/engine/texts.hpp"

namespace briar::crawl {
namespace {

/// No two tiles at one place; links lead to the tiles that lie there and back.
std::string check_map(const Game& game) {
    for (std::uint16_t i = 0; i < data(game).tile_count; ++i) {
        const PieceId tile{i};
        if (!laid(game, tile)) {
            for (const Direction d : kDirections) {
                if (neighbour(game, tile, d)) return quoted(game, tile) + " has neighbours but is not laid";
            }
            if (game.state().zone(ground(game, tile)).count > 0) {
                return quoted(game, tile) + " is not laid, but something lies on it";
            }
            continue;
        }
        const int realm = realm_of(game, tile);
        if (tile_at(game, realm, spot_of(game, tile)) != tile) return quoted(game, tile) + " shares its place";
        for (const Direction d : kDirections) {
            if (neighbour(game, tile, d) != tile_at(game, realm, step(spot_of(game, tile), d))) {
                return quoted(game, tile) + " is linked wrongly to the " + name(d);
            }
        }
    }
    return {};
}

/// Things lie where they may lie, and no space holds more than it can. How many hands a thing fills is up to rules, so
/// hands are only counted by things.
std::string check_spaces(const Game& game, PieceId hero) {
    for (const ZoneId space : spaces_of(game, hero)) {
        const ZoneSort sort = use(game, space).sort;
        if (game.state().zone(space).count > capacity(game, hero, sort)) {
            return game.rules().zones[space.value].name + " is overfull";
        }
        for (const PieceId piece : ZoneRange(game.state(), space)) {
            const bool fits = (is_item(game, piece) || is_status(game, piece)) && may_lie(game, piece, sort);
            if (!fits) return quoted(game, piece) + " may not lie in " + game.rules().zones[space.value].name;
        }
    }
    return {};
}

std::string check_hero(const Game& game, PieceId hero) {
    const ZoneSort sort = use(game, game.state().piece(hero).zone).sort;
    if (sort != ZoneSort::Ground && sort != ZoneSort::Fallen) return quoted(game, hero) + " is neither in play nor out";
    if (sort == ZoneSort::Ground && !tile_of(game, hero))
        return quoted(game, hero) + " stands on a tile that is not laid";
    if (ap(game, hero) < 0 || health(game, hero) < 0) return quoted(game, hero) + " has less than nothing";
    if (sort == ZoneSort::Ground && game.counter(hero, data(game).words.lives) <= 0) {
        return quoted(game, hero) + " plays on without a life";
    }
    return check_spaces(game, hero);
}

std::string check_heroes(const Game& game) {
    const CrawlState& state = crawl(game);
    if (state.active >= state.hero_count) return "nobody's turn";
    for (std::size_t i = 0; i < state.hero_count; ++i) {
        if (std::string broken = check_hero(game, state.heroes[i]); !broken.empty()) return broken;
    }
    return {};
}

/// CF-6: nobody fights between moves, and nobody is on the way to a fight.
std::string check_rest(const Game& game) {
    const CrawlState& state = crawl(game);
    const bool quiescent = !game.over() && game.decision().stop == Stop::Quiescent;
    if (quiescent && (state.fight.hero || state.outer_fights != 0 || state.walker)) return "a fight was not ended";
    return {};
}

}  // namespace

std::string broken_promises(const Game& game) {
    for (const auto check : {lost_piece, check_map, check_heroes, check_rest}) {
        if (std::string broken = check(game); !broken.empty()) return broken;
    }
    return {};
}

}  // namespace briar::crawl
