#include "runtime/journey/fight.hpp"

#include "runtime/journey/boss.hpp"
#include "runtime/journey/consequence.hpp"
#include "runtime/journey/discard.hpp"
#include "runtime/journey/fight_logs.hpp"
#include "runtime/journey/gold.hpp"
#include "runtime/journey/heroes.hpp"
#include "runtime/journey/paying.hpp"

namespace briar::journey {
namespace {

const FightDef& fight_def(const Game& game) { return location_def(game, at(game)).fight; }

/// FR-7.2: rolled when the fight half is first entered and kept, or before each attempt.
Flow<void> roll_die(Game& game) {
    const DiceExpr dice = fight_def(game).dice;
    if (dice.count == 0) co_return;
    if (journey(game).fight_rolled != 0 && !data(game).rules.reroll_each_attempt) co_return;
    Roll roll;
    const int sum = co_await game.roll(dice, roll, lead(game), at(game));
    journey(game).rolled = static_cast<std::int16_t>(sum);
    journey(game).fight_rolled = 1;
}

Flow<void> begin_fight(Game& game) {
    journey(game).phase_begun = 1;
    ++journey(game).attempts;
    ++game.header().bout;
    Event started(data(game).words.fight_started, at(game));
    co_await game.announce(started);
    if (!game.finished()) co_await roll_die(game);
}

/// FR-5.1: the reward.
Flow<void> reward(Game& game) {
    const Vocabulary& words = data(game).words;
    Event subject(EventId{}, at(game));
    Event rewarding(words.rewarding, at(game), game.modified(words.gold_reward, fight_def(game).gold, subject));
    co_await game.announce(rewarding);
    if (game.finished()) co_return;
    int gained = 0;
    if (!rewarding.forbidden) gained = co_await gain_gold(game, rewarding.fields[1]);
    Event won(words.fight_won, at(game), gained);
    if (!game.finished()) co_await game.announce(won);
}

/// FR-7.5: it was the last boss, and nothing lies beyond.
bool journey_is_done(const Game& game) { return last_leg(game) && !next_location(game); }

Flow<void> win_fight(Game& game) {
    journey(game).beaten = 1;
    // FR-2.3: the last card may go for this, where it wins the game.
    if (!journey_is_done(game)) lose_if_out_of_cards(game);
    if (game.finished()) co_return;
    game.log(kBeatenLog, at(game).value);
    co_await reward(game);
    if (game.finished() || !location_def(game, at(game)).boss) co_return;
    Event beaten(data(game).words.boss_beaten, at(game));
    co_await game.announce(beaten);
}

/// FR-5.2
Flow<void> lose_fight(Game& game) {
    game.log(kNotBeatenLog, at(game).value);
    Event lost(data(game).words.fight_lost, at(game));
    co_await game.announce(lost);
    if (!game.finished()) co_await suffer(game, fight_def(game).losing, at(game), Mishap::Fight);
}

bool nothing_to_fight(const Game& game) { return fight_def(game).points <= 0 && fight_def(game).dice.count == 0; }

}  // namespace

Flow<void> fight(Game& game) {
    if (nothing_to_fight(game)) {
        journey(game).beaten = 1;
        co_await after_fight(game);
        co_return;
    }
    if (journey(game).phase_begun == 0) co_await begin_fight(game);
    if (game.finished()) co_return;
    const Paid paid = co_await pay_points(game, Side::Fight);
    if (game.finished()) co_return;
    if (paid == Paid::Declined) {
        co_await lose_fight(game);
    } else {
        co_await win_fight(game);
    }
    co_await after_fight(game);
}

}  // namespace briar::journey
