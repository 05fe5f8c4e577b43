#include "runtime/journey/harm.hpp"

#include <algorithm>

#include "runtime/journey/harm_options.hpp"
#include "runtime/journey/hero_logs.hpp"
#include "runtime/journey/heroes.hpp"

namespace briar::journey {
namespace {

/// Damage given to each hero of the party, by place.
struct Shares {
    std::array<std::int16_t, kMaxHeroes> of{};
    int left = 0;  ///< not given yet
};

int capacity(const Game& game) {
    int sum = 0;
    for (const PieceId hero : party(game)) {
        if (standing(game, hero)) sum += health(game, hero);
    }
    return sum;
}

/// The hero of those that can take one more who would have the most health left; for advice.
int sturdiest(const Game& game, const Shares& shares) {
    int best = -1;
    int most = 0;
    const auto heroes = party(game);
    for (std::size_t i = 0; i < heroes.size(); ++i) {
        const int left = standing(game, heroes[i]) ? health(game, heroes[i]) - shares.of[i] : 0;
        if (left > most) {
            most = left;
            best = static_cast<int>(i);
        }
    }
    return best;
}

void offer_shares(Game& game, const Shares& shares) {
    game.begin_decision(kDamagePrompt, SeatId{0}, PieceId{}, {shares.left});
    const int best = sturdiest(game, shares);
    const auto heroes = party(game);
    for (std::size_t i = 0; i < heroes.size(); ++i) {
        const int left = standing(game, heroes[i]) ? health(game, heroes[i]) - shares.of[i] : 0;
        if (left <= 0) continue;
        game.offer(kDamageOption, heroes[i].value, left - 1, shares.left - 1);
        if (static_cast<int>(i) == best) game.suggest_last();
    }
}

/// FR-4.8: one point after another; where only one hero can take it nobody is asked.
Flow<Shares> choose_shares(Game& game, int amount) {
    Shares shares;
    shares.left = amount;
    while (shares.left > 0) {
        offer_shares(game, shares);
        const Option option = co_await game.ask();
        const auto heroes = party(game);
        const auto place = std::find(heroes.begin(), heroes.end(), piece_arg(option.args[0])) - heroes.begin();
        ++shares.of[static_cast<std::size_t>(place)];
        --shares.left;
    }
    co_return shares;
}

/// FR-4.9: it is as much as all can take, or more.
Shares everything(const Game& game, int amount) {
    Shares shares;
    shares.left = amount;
    const auto heroes = party(game);
    for (std::size_t i = 0; i < heroes.size(); ++i) {
        if (!standing(game, heroes[i])) continue;
        shares.of[i] = static_cast<std::int16_t>(health(game, heroes[i]));
        shares.left -= shares.of[i];
    }
    return shares;
}

/// FR-2.4
void lose_if_all_fell(Game& game) {
    if (standing_heroes(game) == 0) game.finish(Result::Lost, data(game).all_fallen);
}

}  // namespace

Flow<bool> incapacitate(Game& game, PieceId hero) {
    const Vocabulary& words = data(game).words;
    if (!standing(game, hero) || game.finished()) co_return false;
    Event incapacitating(words.incapacitating, hero);
    co_await game.announce(incapacitating);
    if (!standing(game, hero) || game.finished()) co_return false;
    if (incapacitating.forbidden) {
        game.set_counter(hero, words.health, std::max(1, health(game, hero)));
        game.log(kSparedLog, hero.value);
        co_return false;
    }
    // FR-4.9: its damage is removed, the card is flipped.
    game.state().piece(hero).face = 0;
    game.state().piece(hero).turn = 0;
    game.set_counter(hero, words.health, 0);
    note_lead(game);
    game.log(kIncapacitatedLog, hero.value);
    lose_if_all_fell(game);
    Event incapacitated(words.incapacitated, hero);
    if (!game.finished()) co_await game.announce(incapacitated);
    co_return true;
}

Flow<int> hurt_hero(Game& game, PieceId hero, int amount) {
    const Vocabulary& words = data(game).words;
    if (!standing(game, hero) || amount <= 0 || game.finished()) co_return 0;
    Event hurting(words.hurting, hero, amount);
    co_await game.announce(hurting);
    if (!standing(game, hero) || game.finished()) co_return 0;
    Event subject(EventId{}, hero);
    const int damage = hurting.forbidden ? 0 : game.modified(words.damage_taken, hurting.fields[1], subject);
    if (damage <= 0) {
        game.log(kUnhurtLog, hero.value);
        co_return 0;
    }
    const int before = health(game, hero);
    game.set_counter(hero, words.health, std::max(0, before - damage));
    const int lost = before - health(game, hero);
    game.log(kHurtLog, hero.value, damage, health(game, hero));
    Event hurt(words.hurt, hero, damage);
    co_await game.announce(hurt);
    if (standing(game, hero) && health(game, hero) <= 0) co_await incapacitate(game, hero);
    co_return lost;
}

Flow<void> spread_damage(Game& game, int amount) {
    // A hero about to fall stands without any health while rules answer that: such heroes take nothing more, and
    // damage that nobody can take is over. So each round gives some of it to somebody.
    while (amount > 0 && !game.finished() && capacity(game) > 0) {
        Shares shares;
        if (capacity(game) <= amount) {
            shares = everything(game, amount);
        } else {
            shares = co_await choose_shares(game, amount);
        }
        // What rules took off a share is not given to somebody else; what nobody could take is, if somebody still
        // stands.
        amount = shares.left;
        for (std::size_t i = 0; i < party(game).size(); ++i) {
            if (shares.of[i] > 0) co_await hurt_hero(game, party(game)[i], shares.of[i]);
        }
    }
}

}  // namespace briar::journey
