#include "runtime/crawl/melee.hpp"

#include <array>
#include <optional>

#include "runtime/crawl/combat.hpp"
#include "runtime/crawl/escape.hpp"
#include "runtime/crawl/fight_logs.hpp"
#include "runtime/crawl/fight_options.hpp"
#include "runtime/crawl/fight_state.hpp"
#include "runtime/crawl/flight.hpp"
#include "runtime/crawl/harm.hpp"
#include "runtime/crawl/inventory.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/ransom.hpp"
#include "runtime/crawl/rewards.hpp"
#include "runtime/crawl/tagging.hpp"

namespace briar::crawl {
namespace {

constexpr int kRoundsUnasked = 50;

Flow<void> tell(Game& game, EventId event) {
    const FightState& fight = crawl(game).fight;
    Event happening(event, fight.hero, as_monster(game, fight.opponent), fight.tile);
    co_await game.announce(happening);
}

/// Not in anybody's hands, but on the tile itself.
bool stands_on(const Game& game, PieceId piece, PieceId tile) {
    return game.state().piece(piece).zone == ground(game, tile);
}

/// CF-6.1: opponents fight on the same tile, and nobody fights the same one twice at a time.
bool can_meet(const Game& game, PieceId hero, PieceId opponent) {
    if (game.finished() || !alive(game, hero) || !alive(game, opponent)) return false;
    return tile_of(game, opponent) == tile_of(game, hero) && !in_fight(game, opponent);
}

/// CF-10.7: the active hero is dead, and the partner must complete the fight.
void go_on_alone(Game& game) {
    FightState& fight = crawl(game).fight;
    fight.hero = fight.partner;
    fight.partner = PieceId{};
    fight.rules = static_cast<std::uint8_t>(fight.rules | kNoEscape | kNoTag);
    fight.marks = static_cast<std::uint8_t>(fight.marks & ~kHeroFell);
    game.log(kGoesOnAloneLog, fight.hero.value);
}

/// Whether the opponent is dead, be it that nobody has taken the token yet.
bool opponent_is_dead(const Game& game) {
    const FightState& fight = crawl(game).fight;
    if (marked(game, kOpponentFell)) return true;
    return is_monster(game, fight.opponent) && alive(game, fight.opponent) && health(game, fight.opponent) <= 0;
}

/// A partner that a rule took away from the tile helps no more.
void check_partner(Game& game) {
    FightState& fight = crawl(game).fight;
    if (fight.partner && !stands_on(game, fight.partner, fight.tile)) fight.partner = PieceId{};
}

/// CF-7.4: how the fight ended, if it did. To be asked whenever something may have happened.
std::optional<FightEnd> ended(Game& game) {
    if (game.finished()) return FightEnd::BrokenOff;
    check_partner(game);
    if (marked(game, kHeroFell) && crawl(game).fight.partner) go_on_alone(game);
    if (marked(game, kHeroFell)) return FightEnd::Lost;
    if (opponent_is_dead(game)) return FightEnd::Won;
    if (marked(game, kFled)) return FightEnd::Escaped;
    if (marked(game, kBroken) || marked(game, kOpponentFled)) return FightEnd::BrokenOff;
    const FightState& fight = crawl(game).fight;
    const bool both_here = stands_on(game, fight.hero, fight.tile) && stands_on(game, fight.opponent, fight.tile);
    return both_here ? std::nullopt : std::optional(FightEnd::BrokenOff);
}

/// CF-6.2, CF-10.5: what the hero may do at the start of a round. The partner has no say.
void offer_choices(Game& game, PieceId hero) {
    const FightState fight = crawl(game).fight;
    const PieceId foe = fight.hero == hero ? fight.opponent : fight.hero;
    game.begin_decision(kFightPrompt, seat_of(game, hero), hero, {hero.value, foe.value, fight.round});
    game.offer(kFightOption, hero.value, foe.value, strength_in_fight(game, hero, foe).pack(),
               strength_in_fight(game, foe, hero).pack());
    offer_escapes(game, hero);
    if (fight.hero == hero) offer_tags(game, hero);
    const std::array<PieceId, 2> places{fight.tile, foe};
    game.offer_actions(data(game).words.fight_occasion, hero, std::span(places.data(), is_monster(game, foe) ? 2 : 1));
    offer_inventory(game, hero, true);
}

Flow<void> do_choice(Game& game, PieceId hero, Option choice) {
    if (is_escape(choice)) {
        co_await escape(game, hero, choice);
    } else if (is_tag(choice)) {
        co_await call(game, hero, choice);
    } else if (Game::is_action(choice)) {
        co_await game.act(choice);
    } else if (is_inventory(choice)) {
        co_await do_inventory(game, hero, choice, true);
    }
}

enum class Side : std::uint8_t { Hero, Opponent };

/// One side decides until it fights on or the fight is over.
Flow<void> decide(Game& game, Side side) {
    while (!ended(game)) {
        const FightState fight = crawl(game).fight;
        const PieceId hero = side == Side::Hero ? fight.hero : fight.opponent;
        offer_choices(game, hero);
        // A decision with one option is taken by itself, but not for ever: two who cannot hurt each other go on and on.
        const bool stop = fight.round % kRoundsUnasked == 0;
        const Option choice = co_await (stop ? game.ask_always() : game.ask());
        if (choice.kind == &kFightOption) co_return;
        co_await do_choice(game, hero, choice);
    }
}

Flow<Score> roll_opponent(Game& game, PieceId opponent, PieceId hero) {
    // CF-21.1: heroes fight each other as they fight monsters, critical hits included.
    return is_hero(game, opponent) ? roll_hero(game, opponent, hero) : roll_monster(game, opponent, hero);
}

/// CF-7.3: the lower total takes the difference.
Flow<void> deal_damage(Game& game, int difference) {
    const FightState fight = crawl(game).fight;
    if (difference < 0) {
        co_await hurt_hero(game, fight.hero, -difference, Directness::Normal, fight.opponent);
    } else if (difference > 0 && is_hero(game, fight.opponent)) {
        co_await hurt_hero(game, fight.opponent, difference, Directness::Normal, fight.hero);
    } else if (difference > 0) {
        Event subject(EventId{}, fight.opponent, fight.hero, fight.tile);
        const int damage = game.modified(data(game).words.damage_dealt, difference, subject);
        co_await wound_monster(game, fight.opponent, damage, fight.hero, false);
    }
}

Arg added_by(const Score& hero, const Score& other) {
    const auto half = [](int bonus) { return static_cast<std::uint32_t>(static_cast<std::uint16_t>(bonus)); };
    return static_cast<Arg>(half(hero.bonus) | half(other.bonus) << 16U);
}

/// CF-7.2, CF-7.3: both roll, the totals are compared.
Flow<void> exchange_blows(Game& game) {
    const FightState fight = crawl(game).fight;
    const Score hero = co_await roll_hero(game, fight.hero, fight.opponent);
    const Score other = co_await roll_opponent(game, fight.opponent, fight.hero);
    if (ended(game) || crawl(game).fight.hero != fight.hero) co_return;
    Event scored(data(game).words.scored, fight.hero, as_monster(game, fight.opponent), fight.tile, hero.total,
                 other.total, Arg{hero.alike});
    co_await game.announce(scored);
    if (scored.forbidden || ended(game) || crawl(game).fight.hero != fight.hero) co_return;
    game.log(kScoredLog, fight.hero.value, fight.opponent.value, scored.fields[3], scored.fields[4],
             (hero.critical ? 1 : 0) + (other.critical ? 2 : 0), added_by(hero, other));
    co_await deal_damage(game, scored.fields[3] - scored.fields[4]);
}

/// CF-7.4: round after round.
Flow<FightEnd> fight_rounds(Game& game) {
    for (;;) {
        if (const auto end = ended(game)) co_return *end;
        ++crawl(game).fight.round;
        co_await tell(game, data(game).words.round_started);
        co_await decide(game, Side::Hero);
        // CF-21.3: the hero that is attacked decides as well.
        if (is_hero(game, crawl(game).fight.opponent)) co_await decide(game, Side::Opponent);
        if (!ended(game)) co_await exchange_blows(game);
    }
}

/// CF-9.1, CF-21.4: what the end of a fight brings those who fought.
Flow<void> settle(Game& game, FightEnd end) {
    const FightState fight = crawl(game).fight;
    const bool heroes = is_hero(game, fight.opponent);
    if (heroes && end == FightEnd::Won) co_await give_kill(game, fight.opponent, fight.hero);
    if (heroes && end == FightEnd::Lost) co_await give_kill(game, fight.hero, fight.opponent);
    if (heroes || marked(game, kOpponentFell)) co_return;
    if (end == FightEnd::Won) co_await win(game, fight.hero, fight.opponent, fight.partner, false);
    if (end == FightEnd::Lost && opponent_is_dead(game)) take_away(game, fight.opponent);
}

/// What follows when nobody fights any more.
Flow<void> come_to_rest(Game& game, FightState fight, FightEnd end) {
    Event over(data(game).words.fight_ended, fight.hero, as_monster(game, fight.opponent), fight.tile,
               static_cast<Arg>(end));
    co_await game.announce(over);
    // CF-7.4: the turn ends after a fight. What an escape does to it is another ruling (CF-7.1a).
    if (end != FightEnd::Escaped && data(game).rules.fight_ends_turn) halt(game, fight.hero);
    const bool opponent_fled = (fight.marks & kOpponentFled) != 0;
    if (end != FightEnd::Escaped && !opponent_fled) co_return;
    const PieceId runner = opponent_fled ? fight.opponent : fight.hero;
    const PieceId foe = opponent_fled ? fight.hero : fight.opponent;
    if (game.finished() || tile_of(game, runner) != fight.tile) co_return;
    co_await reach_refuge(game, runner, foe, fight.tile, fight.refuge);
    if (is_hero(game, foe)) co_await run_on(game, runner);
}

}  // namespace

Flow<FightEnd> fight(Game& game, PieceId hero, PieceId opponent, std::uint8_t rules) {
    if (!can_meet(game, hero, opponent)) co_return FightEnd::BrokenOff;
    begin_fight(game, hero, opponent, rules);
    game.log(kFightBegunLog, hero.value, opponent.value);
    co_await tell(game, data(game).words.fight_started);
    if (!allows(game, kCharged) && !ended(game)) co_await join_from_tile(game, hero);
    const FightEnd end = co_await fight_rounds(game);
    co_await settle(game, end);
    const FightState over = crawl(game).fight;
    // How the game ended has been told.
    if (!game.finished()) game.log(kFightOverLog, over.hero.value, over.opponent.value, static_cast<Arg>(end));
    end_fight(game);
    if (!game.finished()) co_await come_to_rest(game, over, end);
    co_return end;
}

}  // namespace briar::crawl
