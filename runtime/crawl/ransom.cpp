#include "runtime/crawl/ransom.hpp"

#include "runtime/crawl/fight_logs.hpp"
#include "runtime/crawl/fight_options.hpp"
#include "runtime/crawl/harm.hpp"

namespace briar::crawl {
namespace {

ZoneId kills_of(const Game& game, PieceId hero) { return data(game).hero_zones[hero.value].kills; }

/// Offers one kill of each sort; copies are alike.
void offer_kills(Game& game, PieceId hero) {
    for (const PieceId kill : ZoneRange(game.state(), kills_of(game, hero))) {
        bool offered = false;
        for (PieceId before = game.state().piece(kill).previous; before && !offered;
             before = game.state().piece(before).previous) {
            offered = game.rules().info(before).def == game.rules().info(kill).def;
        }
        if (!offered) game.offer(kGiveKillOption, kill.value);
    }
}

void hand_over(Game& game, PieceId hero, PieceId victor, PieceId kill) {
    game.state().move_to_back(kill, kills_of(game, victor));
    game.log(kGaveKillLog, hero.value, victor.value, kill.value);
}

}  // namespace

Flow<void> pay_ransom(Game& game, PieceId hero, PieceId victor) {
    const int damage = data(game).rules.treachery.escape_damage;
    game.begin_decision(kRansomPrompt, seat_of(game, hero), hero, {hero.value, victor.value});
    offer_kills(game, hero);
    game.offer(kBearItOption, damage);
    const Option choice = co_await game.ask();
    if (choice.kind == &kGiveKillOption) {
        hand_over(game, hero, victor, piece_arg(choice.args[0]));
    } else {
        co_await hurt_hero(game, hero, damage, Directness::Normal, victor);
    }
}

Flow<void> give_kill(Game& game, PieceId hero, PieceId victor) {
    if (game.state().zone(kills_of(game, hero)).count == 0) co_return;
    game.begin_decision(kGiveKillPrompt, seat_of(game, hero), hero, {hero.value, victor.value});
    offer_kills(game, hero);
    const Option choice = co_await game.ask();
    hand_over(game, hero, victor, piece_arg(choice.args[0]));
}

}  // namespace briar::crawl
