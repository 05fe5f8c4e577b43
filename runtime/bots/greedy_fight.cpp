// The greedy bot in a fight: go on, get help, use what it has, or get away.
#include "runtime/bots/greedy_parts.hpp"
#include "runtime/crawl/combat.hpp"
#include "runtime/crawl/encounter.hpp"
#include "runtime/crawl/map.hpp"

namespace briar::greedy {
namespace {

constexpr double kConfident = 0.9;  // better odds need no potion
constexpr double kGoOn = 0.55;      // worse odds are run from
constexpr double kCallHelp = 0.75;  // worse odds are reason to call somebody

bool hero_against_hero(const Game& game) { return crawl::is_hero(game, crawl::crawl(game).fight.opponent); }

FightOdds odds_now(Game& game, PieceId hero) {
    const PieceId opponent = crawl::crawl(game).fight.opponent;
    if (hero_against_hero(game)) return {1.0, 1.0};
    const FightSide ours{crawl::strength_in_fight(game, hero, opponent), crawl::health(game, hero), 0};
    const FightSide theirs{crawl::strength_in_fight(game, opponent, hero), crawl::health(game, opponent), 0};
    return fight_odds(ours, theirs, crawl::data(game).rules.critical_factor);
}

std::optional<std::size_t> best_action(Game& game) {
    std::optional<std::size_t> best;
    int most = 0;
    const auto& options = game.decision().options;
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (!Game::is_action(options[i])) continue;
        const int appeal = game.appeal(options[i]);
        if (appeal > most) {
            best = i;
            most = appeal;
        }
    }
    return best;
}

/// A way out that does not lead to the next monster, does not kill, and from which one would not come straight back:
/// who runs only to meet the same monster again does so for ever.
std::optional<std::size_t> best_escape(Game& game, PieceId hero) {
    const auto& options = game.decision().options;
    const PieceId here = crawl::tile_of(game, hero);
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (!is(options[i], "escape") || options[i].args[3] >= crawl::health(game, hero)) continue;
        const PieceId to = crawl::way(game, here, static_cast<crawl::Direction>(options[i].args[1]));
        if (!to || crawl::monster_on(game, to) || crawl::has_unrevealed(game, to)) continue;
        if (next_goal(game, hero, to) != here) return i;
    }
    return std::nullopt;
}

}  // namespace

std::size_t choose_fight(Game& game) {
    const PieceId hero = game.decision().hero;
    const FightOdds odds = odds_now(game, hero);
    const std::size_t go_on = first_of(game, "fight").value_or(0);
    if (odds.win < kConfident) {
        if (const auto action = best_action(game)) return *action;
    }
    if (odds.win < kCallHelp) {
        if (const auto call = first_of(game, "call")) return *call;
    }
    if (odds.win < kGoOn) {
        if (const auto escape = best_escape(game, hero)) return *escape;
    }
    return go_on;
}

}  // namespace briar::greedy
