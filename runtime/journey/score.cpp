#include "runtime/journey/score.hpp"

#include "runtime/journey/heroes.hpp"
#include "runtime/journey/turn_logs.hpp"

namespace briar::journey {
namespace {

/// What is counted, part by part.
struct Tally {
    int standing = 0;
    int ready = 0;  ///< ruling on FR-10.1: standing ones only
    int health = 0;
    int gold = 0;

    [[nodiscard]] int sum() const { return standing + ready + health + gold; }
};

Tally tally(const Game& game) {
    const ScoreRules& worth = data(game).rules.score;
    Tally tally;
    for (const PieceId hero : party(game)) {
        if (!standing(game, hero)) continue;
        tally.standing += worth.standing;
        if (ready(game, hero)) tally.ready += worth.ready;
        tally.health += worth.health * health(game, hero);
    }
    tally.gold = worth.gold * journey(game).gold;
    return tally;
}

}  // namespace

Flow<void> win(Game& game) {
    const Tally counted = tally(game);
    Event scoring(data(game).words.scoring, counted.sum());
    co_await game.announce(scoring);
    if (game.finished()) co_return;
    journey(game).score_change = static_cast<std::int16_t>(scoring.fields[0] - counted.sum());
    game.log(kScoreLog, scoring.fields[0], counted.standing, counted.ready, counted.health, counted.gold);
    game.finish(Result::Won, data(game).arrived);
}

std::optional<int> score(const Game& game) {
    if (game.header().result != Result::Won) return std::nullopt;
    return tally(game).sum() + journey(game).score_change;
}

}  // namespace briar::journey
