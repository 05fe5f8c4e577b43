// The greedy bot in its turn: where to go, what to do on the way.
#include <algorithm>

#include "runtime/bots/greedy_parts.hpp"
#include "runtime/bots/journeys.hpp"
#include "runtime/crawl/encounter.hpp"
#include "runtime/crawl/explore.hpp"
#include "runtime/crawl/harm.hpp"
#include "runtime/crawl/inventory.hpp"
#include "runtime/crawl/map.hpp"

namespace briar::greedy {
namespace {

constexpr double kExploring = 6.0;    // worth of an open edge to lay a tile at
constexpr double kStep = 0.8;         // worth of one step less
constexpr double kFightPrize = 5.0;   // worth of a fight that is surely won
constexpr double kFightPrice = 14.0;  // price of one that is surely lost
constexpr double kFleePrice = -2.5;   // what a fight costs at most that one can run from
constexpr double kPickUp = 60.0;
constexpr double kThings = 4.0;       // worth of things that lie about
constexpr double kNothing = -1000.0;  // there is nothing to do here
constexpr double kShot = 4.0;

struct Plan {
    double worth = 0;
    PieceId goal;   ///< none: stay
    PieceId first;  ///< the first step towards it
};

double fight_worth(const FightOdds& odds, int health) {
    const double lost = static_cast<double>(health) - odds.health_left;
    return odds.win * kFightPrize - (1 - odds.win) * kFightPrice - 0.3 * lost * odds.win;
}

/// What meeting the tile's inhabitants is worth; 0 where nobody is.
double company_worth(Game& game, PieceId hero, PieceId tile) {
    const int health = crawl::health(game, hero);
    if (crawl::has_unrevealed(game, tile)) {
        const double worth = fight_worth(odds_against_unknown(game, hero, tile), health);
        return crawl::ap(game, hero) >= 2 && health > 2 ? std::max(worth, kFleePrice) : worth;
    }
    const PieceId monster = crawl::monster_on(game, tile);
    return monster ? fight_worth(odds_against(game, hero, monster), health) : 0.0;
}

int tile_appeal(Game& game, PieceId hero, PieceId tile) {
    Event subject(EventId{}, hero, tile);
    return game.modified(crawl::data(game).words.tile_appeal, 0, subject);
}

/// How likely the next tile can be laid next to this one. Which tiles are left everybody knows, only not their order.
double chance_to_lay(const Game& game, PieceId tile) {
    const auto realm = static_cast<std::size_t>(crawl::realm_of(game, tile));
    if (crawl::crawl(game).realms[realm].complete != 0 || !crawl::has_open_side(game, tile)) return 0.0;
    const ZoneId stack = crawl::data(game).realms[realm].stack;
    int fitting = 0;
    for (const PieceId next : ZoneRange(game.state(), stack))
        fitting += crawl::placements(game, next, tile).count > 0 ? 1 : 0;
    return game.state().zone(stack).count == 0 ? 0.0 : static_cast<double>(fitting) / game.state().zone(stack).count;
}

/// Whether something lies there that the hero has room for.
bool has_things(Game& game, PieceId hero, PieceId tile) {
    for (const PieceId piece : ZoneRange(game.state(), game.rules().info(tile).on)) {
        if (crawl::data(game).items[piece.value] != nullptr && crawl::room_for(game, hero, piece)) return true;
    }
    return false;
}

/// What standing on a tile is worth; nothing where there is nothing to do.
std::optional<double> goal_worth(Game& game, PieceId hero, PieceId tile, PieceId here) {
    const int appeal = tile_appeal(game, hero, tile);
    const double exploring = chance_to_lay(game, tile);
    const bool company = tile != here && (crawl::has_unrevealed(game, tile) || crawl::monster_on(game, tile));
    const bool things = tile != here && has_things(game, hero, tile);
    if (appeal <= 0 && exploring <= 0 && !company && !things) return std::nullopt;
    double worth = appeal;
    worth += exploring * kExploring;
    if (company) worth += company_worth(game, hero, tile);
    if (things) worth += kThings;
    return worth;
}

/// What entering each tile costs on the way to somewhere else.
std::vector<double> tolls(Game& game, PieceId hero, ZoneId map) {
    std::vector<double> tolls(crawl::data(game).tile_count, 0.0);
    for (const PieceId tile : ZoneRange(game.state(), map)) {
        const double appeal = 0.5 * tile_appeal(game, hero, tile);
        tolls[tile.value] = -std::min(0.0, company_worth(game, hero, tile)) - std::min(0.0, appeal);
    }
    return tolls;
}

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
    const Journeys journeys(game, here, tolls(game, hero, map), kStep);
    Plan best{goal_worth(game, hero, here, here).value_or(kNothing), here, {}};
    for (const PieceId tile : ZoneRange(game.state(), map)) {
        if (tile == here || journeys.cost(tile) < 0) continue;
        const auto goal = goal_worth(game, hero, tile, here);
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
