#include "runtime/bots/greedy_places.hpp"

#include <algorithm>

#include "runtime/bots/greedy_parts.hpp"
#include "runtime/crawl/encounter.hpp"
#include "runtime/crawl/harm.hpp"
#include "runtime/crawl/inventory.hpp"
#include "runtime/crawl/map.hpp"

namespace briar::greedy {
namespace {

constexpr double kFightPrize = 5.0;   // worth of a fight that is surely won
constexpr double kFightPrice = 14.0;  // price of one that is surely lost
constexpr double kFleePrice = -2.5;   // what a fight costs at most that one can run from
constexpr double kRounding = 1e-6;    // sums of the same parts in another order differ by less
constexpr double kThings = 4.0;       // worth of things that lie about

/// The same number for tiles that are turned into each other: the smallest of their edges in the four quarter turns.
crawl::Edges shape_of(const Game& game, PieceId tile) {
    const crawl::Edges* const turns = &crawl::data(game).edges[tile.value * 4U];
    return *std::min_element(turns, turns + 4);
}

}  // namespace

double chance_to_lay(const Game& game, PieceId tile) {
    const auto realm = static_cast<std::size_t>(crawl::realm_of(game, tile));
    if (crawl::crawl(game).realms[realm].complete != 0 || !crawl::has_open_side(game, tile)) return 0.0;
    const ZoneId stack = crawl::data(game).realms[realm].stack;
    std::array<std::optional<bool>, 16> fits{};  // by shape: there are far fewer shapes than tiles
    int fitting = 0;
    for (const PieceId next : ZoneRange(game.state(), stack)) {
        std::optional<bool>& here = fits[shape_of(game, next)];
        if (!here) here = crawl::placements(game, next, tile).count > 0;
        fitting += *here ? 1 : 0;
    }
    return game.state().zone(stack).count == 0 ? 0.0 : static_cast<double>(fitting) / game.state().zone(stack).count;
}

bool has_things(Game& game, PieceId hero, PieceId tile) {
    for (const PieceId piece : ZoneRange(game.state(), game.rules().info(tile).on)) {
        if (crawl::data(game).items[piece.value] != nullptr && crawl::room_for(game, hero, piece)) return true;
    }
    return false;
}

double fight_worth(const FightOdds& odds, int health) {
    const double lost = static_cast<double>(health) - odds.health_left;
    return odds.win * kFightPrize - (1 - odds.win) * kFightPrice - 0.3 * lost * odds.win;
}

Places::Places(Game& game, PieceId hero)
    : game_(game), hero_(hero), appeals_(crawl::data(game).tile_count), companies_(crawl::data(game).tile_count) {}

int Places::appeal(PieceId tile) {
    std::optional<int>& known = appeals_[tile.value];
    if (!known) {
        Event subject(EventId{}, hero_, tile);
        known = game_.modified(crawl::data(game_).words.tile_appeal, 0, subject);
    }
    return *known;
}

const FightOdds& Places::odds_against_unknown_at(PieceId tile) {
    std::optional<FightOdds>& known = unknown_[static_cast<std::size_t>(crawl::realm_of(game_, tile))];
    if (!known) known = odds_against_unknown(game_, hero_, tile);
    return *known;
}

double Places::meet(PieceId tile) {
    const int health = crawl::health(game_, hero_);
    if (crawl::has_unrevealed(game_, tile)) {
        const double worth = fight_worth(odds_against_unknown_at(tile), health);
        return crawl::ap(game_, hero_) >= 2 && health > 2 ? std::max(worth, kFleePrice) : worth;
    }
    const PieceId monster = crawl::monster_on(game_, tile);
    return monster ? fight_worth(odds_against(game_, hero_, monster), health) : 0.0;
}

double Places::company(PieceId tile) {
    std::optional<double>& known = companies_[tile.value];
    if (!known) known = meet(tile);
    return *known;
}

std::optional<double> Places::goal_worth(PieceId tile, PieceId here, double least) {
    const bool meeting = tile != here && (crawl::has_unrevealed(game_, tile) || crawl::monster_on(game_, tile));
    const bool things = tile != here && has_things(game_, hero_, tile);
    const double company_there = meeting ? company(tile) : 0.0;
    const double things_there = things ? kThings : 0.0;
    // Whether a tile can be laid takes longest to find out: not where even that would not be enough.
    if (appeal(tile) + kExploring + company_there + things_there < least - kRounding) return std::nullopt;
    const double exploring = chance_to_lay(game_, tile);
    if (appeal(tile) <= 0 && exploring <= 0 && !meeting && !things) return std::nullopt;
    return appeal(tile) + exploring * kExploring + company_there + things_there;
}

std::vector<double> Places::tolls(ZoneId map) {
    std::vector<double> tolls(appeals_.size(), 0.0);
    for (const PieceId tile : ZoneRange(game_.state(), map))
        tolls[tile.value] = -std::min(0.0, company(tile)) - std::min(0.0, 0.5 * appeal(tile));
    return tolls;
}

}  // namespace briar::greedy
