#include "runtime/journey/heroes.hpp"

#include <algorithm>

#include "runtime/journey/hero_logs.hpp"

namespace briar::journey {

PieceId lead(const Game& game) {
    const auto heroes = party(game);
    for (const PieceId hero : heroes) {
        if (standing(game, hero)) return hero;
    }
    return heroes.empty() ? PieceId{} : heroes.front();
}

std::int32_t standing_bits(const Game& game) {
    std::uint32_t bits = 0;
    const auto heroes = party(game);
    for (std::size_t i = 0; i < heroes.size(); ++i) {
        if (standing(game, heroes[i])) bits |= 1U << i;
    }
    return static_cast<std::int32_t>(bits);
}

int most_health(Game& game, PieceId hero) {
    Event subject(EventId{}, hero);
    return std::max(1, game.modified(data(game).words.health_most, hero_def(game, hero).health, subject));
}

Flow<void> exhaust(Game& game, PieceId hero) {
    if (!ready(game, hero)) co_return;
    game.state().piece(hero).turn = 1;
    game.log(kExhaustedLog, hero.value);
    Event exhausted(data(game).words.exhausted, hero);
    co_await game.announce(exhausted);
}

Flow<bool> restore(Game& game, PieceId hero) {
    if (!exhausted(game, hero)) co_return false;
    game.state().piece(hero).turn = 0;
    game.log(kRestoredLog, hero.value);
    Event restored(data(game).words.restored, hero);
    co_await game.announce(restored);
    co_return true;
}

Flow<bool> revive(Game& game, PieceId hero, int health) {
    if (!in_party(game, hero) || standing(game, hero)) co_return false;
    Piece& card = game.state().piece(hero);
    card.face = 1;
    card.turn = data(game).rules.revive_ready ? 0 : 1;
    const int most = most_health(game, hero);
    game.set_counter(hero, data(game).words.health, health > 0 ? std::min(health, most) : most);
    note_lead(game);
    game.log(kRevivedLog, hero.value, journey::health(game, hero));
    Event revived(data(game).words.revived, hero);
    co_await game.announce(revived);
    co_return true;
}

int heal(Game& game, PieceId hero, int amount) {
    if (!standing(game, hero)) return 0;
    const int before = health(game, hero);
    // What is above the most already (a rule put it there) is not lowered by healing.
    const int after = std::max(before, std::min(most_health(game, hero), before + std::max(0, amount)));
    game.set_counter(hero, data(game).words.health, after);
    if (after > before) game.log(kHealedLog, hero.value, after - before, after);
    return after - before;
}

void note_lead(Game& game) { game.header().hero = lead(game); }

}  // namespace briar::journey
