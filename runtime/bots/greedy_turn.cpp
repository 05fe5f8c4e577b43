// The greedy bot in its turn: where to go, what to do on the way.
#include <algorithm>

#include "runtime/bots/greedy_parts.hpp"
#include "runtime/bots/greedy_places.hpp"
#include "runtime/bots/journeys.hpp"
#include "runtime/crawl/encounter.hpp"
#include "runtime/crawl/explore.hpp"
#include "runtime/crawl/harm.hpp"
#include "runtime/crawl/inventory.hpp"
#include "runtime/crawl/map.hpp"

namespace briar::greedy {
namespace {

constexpr double kStep = 0.8;  // worth of one step less
constexpr double kPickUp = 60.0;
constexpr double kNothing = -1000.0;  // there is nothing to do here
constexpr double kShot = 4.0;

struct Plan {
    double worth = 0;
    PieceId goal;   ///< none: stay
    PieceId first;  ///< the first step towards it
};

/// The cheapest step away; none where there is no way on.
PieceId step_away(const Game& game, PieceId here, const Journeys& journeys) {
    PieceId best;
    for (const crawl::Direction d : crawl::kDirections) {
        const PieceId to = crawl::way(game, here, d);
        if (to && (!best || journeys.cost(to) < journeys.cost(best))) best = to;
    }
    return best;
}

/// The best of all goals for a hero who stands `here`, be it a bad one: standing around wins nothing.
Plan best_plan(Game& game, PieceId hero, PieceId here) {
    const ZoneId map = crawl::data(game).realms[static_cast<std::size_t>(crawl::realm_of(game, here))].map;
    Places places(game, hero);
    const Journeys journeys(game, here, places.tolls(map), kStep);
    Plan best{places.goal_worth(here, here, kNothing).value_or(kNothing), here, {}};
    for (const PieceId tile : ZoneRange(game.state(), map)) {
        if (tile == here || journeys.cost(tile) < 0) continue;
        const auto goal = places.goal_worth(tile, here, best.worth + journeys.cost(tile));
        if (!goal) continue;
        const double worth = *goal - journeys.cost(tile);
        if (worth > best.worth) best = {worth, tile, journeys.first_step(tile)};
    }
    // What lies here and cannot be had, because its keeper does not show itself, may be had on coming back.
    if (best.worth <= kNothing && has_things(game, hero, here)) best.first = step_away(game, here, journeys);
    return best;
}

double option_worth(Game& game, PieceId hero, const Option& option, const Plan& plan) {
    if (Game::is_action(option)) {
        const int appeal = game.appeal(option);
        return appeal > 0 ? appeal : -1.0;
    }
    if (is(option, "face"))
        return std::max(1.0, fight_worth(odds_against(game, hero, piece_at(option, 1)), crawl::health(game, hero)));
    if (is(option, "shot")) return kShot;
    if (is(option, "pick-up")) return crawl::room_for(game, hero, piece_at(option, 1)) ? kPickUp : -1.0;
    if (is(option, "move")) return plan.first == piece_at(option, 1) ? std::max(plan.worth, 0.1) : -1.0;
    if (is(option, "explore")) {
        const double chance = plan.first ? 0.0 : chance_to_lay(game, crawl::tile_of(game, hero));
        return chance > 0 ? chance * kExploring : -0.5;
    }
    if (is(option, "end-turn")) return 0.0;
    return -2.0;
}

}  // namespace

PieceId next_goal(Game& game, PieceId hero, PieceId from) { return best_plan(game, hero, from).goal; }

std::size_t choose_turn(Game& game) {
    const PieceId hero = game.decision().hero;
    const Plan plan = best_plan(game, hero, crawl::tile_of(game, hero));
    std::size_t best = 0;
    double best_worth = -10.0;
    for (std::size_t i = 0; i < game.decision().options.size(); ++i) {
        const double worth = option_worth(game, hero, game.decision().options[i], plan);
        if (worth > best_worth) {
            best = i;
            best_worth = worth;
        }
    }
    return best;
}

std::size_t choose_placement(const Game& game) {
    // A tile with many ways on keeps the realm open: the sides that lead to empty places count.
    std::size_t best = 0;
    int most = -1;
    const auto& options = game.decision().options;
    for (std::size_t i = 0; i < options.size(); ++i) {
        const PieceId tile = piece_at(options[i], 0);
        const PieceId beside = piece_at(options[i], 1);
        const crawl::Spot spot =
            crawl::step(crawl::spot_of(game, beside), static_cast<crawl::Direction>(options[i].args[2]));
        const crawl::Edges edges = crawl::turned(crawl::tile_def(game, tile).edges, options[i].args[3]);
        int open = 0;
        for (const crawl::Direction d : crawl::kDirections) {
            const bool empty = !crawl::tile_at(game, crawl::realm_of(game, beside), crawl::step(spot, d));
            if (crawl::is_open(edges, d) && empty) ++open;
        }
        if (open > most) {
            best = i;
            most = open;
        }
    }
    return best;
}

std::size_t choose_room(const Game& game) {
    // Give up what is worth least, the new thing included.
    std::size_t best = 0;
    double least = 1e9;
    const auto& options = game.decision().options;
    for (std::size_t i = 0; i < options.size(); ++i) {
        const PieceId given_up = piece_at(options[i], is(options[i], "leave") && asks(game, "make-room") ? 0 : 1);
        if (!given_up || crawl::data(game).items[given_up.value] == nullptr) continue;
        const double worth = item_worth(game, given_up);
        if (worth < least) {
            best = i;
            least = worth;
        }
    }
    return best;
}

}  // namespace briar::greedy
