#include "runtime/crawl/explore.hpp"

#include <algorithm>

#include "runtime/crawl/encounter.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/turn_logs.hpp"
#include "runtime/crawl/turn_options.hpp"

namespace briar::crawl {
namespace {

RealmState& state_of(Game& game, int realm) { return crawl(game).realms[static_cast<std::size_t>(realm)]; }
const RealmData& realm_data(const Game& game, int realm) { return data(game).realms[static_cast<std::size_t>(realm)]; }

Direction direction_of(const Game& game, PieceId beside, Spot spot) {
    for (const Direction d : kDirections) {
        if (step(spot_of(game, beside), d) == spot) return d;
    }
    return Direction::North;
}

/// CF-4.1: the player chooses place and rotation among those that fit.
Flow<Placement> choose_placement(Game& game, PieceId hero, PieceId tile, PieceId beside, Placements fitting) {
    game.begin_decision(kLayPrompt, seat_of(game, hero), hero, {hero.value, tile.value, beside.value, 0});
    for (int i = 0; i < fitting.count; ++i) {
        const Placement& placement = fitting.list[static_cast<std::size_t>(i)];
        game.offer(kLayOption, tile.value, beside.value, static_cast<Arg>(direction_of(game, beside, placement.spot)),
                   placement.turn);
    }
    const Option option = co_await game.ask();
    const Spot spot = step(spot_of(game, beside), static_cast<Direction>(option.args[2]));
    co_return Placement{spot, static_cast<std::uint8_t>(option.args[3])};
}

/// What follows when a tile lies on the map.
Flow<void> after_laying(Game& game, PieceId hero, PieceId tile, PieceId beside) {
    const Spot spot = spot_of(game, tile);
    game.log(kLaidLog, hero.value, tile.value, spot.x, spot.y);
    mark_monster_tile(game, tile);
    Event revealed(data(game).words.revealed, hero, tile, beside);
    co_await game.announce(revealed);
    if (laid(game, tile)) co_await complete_realm(game, hero, realm_of(game, tile));
}

Flow<void> choose_and_lay(Game& game, PieceId hero, PieceId tile, PieceId beside, Placements fitting) {
    const Placement placement = co_await choose_placement(game, hero, tile, beside, fitting);
    lay(game, tile, realm_of(game, beside), placement);
    co_await after_laying(game, hero, tile, beside);
}

/// Draws the top tile; CF-4.2: one that fits nowhere here goes under the stack. None: it did not fit.
PieceId draw_fitting(Game& game, PieceId hero, PieceId here) {
    const ZoneId stack = realm_data(game, realm_of(game, here)).stack;
    int draws = data(game).rules.redraw ? game.state().zone(stack).count : 1;
    for (; draws > 0; --draws) {
        const PieceId tile = game.state().zone(stack).front;
        if (!tile) break;
        game.revealed();
        if (placements(game, tile, here).count > 0) return tile;
        game.state().move_to_back(tile, stack);
        game.log(kNoFitLog, hero.value, tile.value);
    }
    return {};
}

/// CF-15.1 ruling: the laid tile nearest to `beside` (on foot, then in the order laid) where `tile` fits.
PieceId nearest_fit(const Game& game, PieceId tile, PieceId beside, EdgeRule rule) {
    const Distances distances(game, beside);
    PieceId nearest;
    for (const PieceId other : ZoneRange(game.state(), realm_data(game, realm_of(game, beside)).map)) {
        const int distance = distances.to(other);
        if (distance < 0 || (nearest && distances.to(nearest) <= distance)) continue;
        if (placements(game, tile, other, rule).count > 0) nearest = other;
    }
    return nearest;
}

/// CF-17.1: the first tile of a realm that nobody has entered yet.
bool opens_realm(const Game& game, PieceId tile, PieceId beside) {
    const int realm = realm_of(game, tile);
    return realm != realm_of(game, beside) && realm_data(game, realm).start == tile &&
           game.state().zone(realm_data(game, realm).map).count == 0;
}

}  // namespace

bool can_reveal(Game& game, PieceId hero) {
    const PieceId here = tile_of(game, hero);
    const int realm = realm_of(game, here);
    if (state_of(game, realm).complete != 0 || game.state().zone(realm_data(game, realm).stack).count == 0)
        return false;
    if (!has_open_side(game, here)) return false;
    Event subject(EventId{}, hero, here);
    return game.modified(data(game).words.may_reveal, 1, subject) != 0;
}

int reveal_cost(Game& game, PieceId hero) {
    Event subject(EventId{}, hero, tile_of(game, hero));
    return std::max(0, game.modified(data(game).words.reveal_cost, data(game).rules.costs.reveal, subject));
}

Flow<Laid> reveal(Game& game, PieceId hero) {
    const PieceId here = tile_of(game, hero);
    Event drawing(data(game).words.drawing_tile, hero, here);
    co_await game.announce(drawing);
    if (drawing.forbidden) {
        log_forbidden(game, hero, "draw a tile", drawing);
        co_return Laid{};
    }
    if (tile_of(game, hero) != here) co_return Laid{};
    const PieceId tile = draw_fitting(game, hero, here);
    if (!tile) co_return Laid{};
    co_await choose_and_lay(game, hero, tile, here, placements(game, tile, here));
    co_return Laid{tile};
}

Flow<bool> lay_beside(Game& game, PieceId hero, PieceId tile, PieceId beside) {
    if (laid(game, tile) || !laid(game, beside)) co_return false;
    if (opens_realm(game, tile, beside)) {
        lay(game, tile, realm_of(game, tile), {{0, 0}, 0});
        co_await after_laying(game, hero, tile, beside);
        co_return true;
    }
    // A tile that a rule lays has to lie somewhere: where no place agrees with all its edges, one joined edge will do.
    const EdgeRule strict = data(game).rules.edges;
    EdgeRule rule = strict;
    PieceId at = placements(game, tile, beside, strict).count > 0 ? beside : nearest_fit(game, tile, beside, strict);
    if (!at) {
        rule = EdgeRule::Joined;
        at = nearest_fit(game, tile, beside, rule);
    }
    if (!at) co_return false;
    co_await choose_and_lay(game, hero, tile, at, placements(game, tile, at, rule));
    co_return true;
}

Flow<void> complete_realm(Game& game, PieceId hero, int realm) {
    RealmState& state = state_of(game, realm);
    const int left = game.state().zone(realm_data(game, realm).stack).count;
    if (state.complete != 0 || (left > 0 && anything_fits(game, realm))) co_return;
    state.complete = 1;
    game.log(kRealmCompleteLog, realm, left);
    Event emptied(data(game).words.stack_emptied, hero, state.last_laid);
    co_await game.announce(emptied);
}

}  // namespace briar::crawl
