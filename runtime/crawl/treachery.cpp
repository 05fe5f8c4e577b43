#include "runtime/crawl/treachery.hpp"

#include "runtime/crawl/fight_logs.hpp"
#include "runtime/crawl/fight_options.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/melee.hpp"

namespace briar::crawl {

void offer_attacks(Game& game, PieceId hero) {
    if (!data(game).rules.treachery.allowed) return;  // CF-21.1
    for (const PieceId other : heroes_on(game, tile_of(game, hero))) {
        if (other != hero) game.offer(kAttackOption, hero.value, other.value);
    }
}

bool is_attack(const Option& option) { return option.kind == &kAttackOption; }

Flow<void> attack(Game& game, PieceId hero, Option option) {
    const PieceId other = piece_arg(option.args[1]);
    game.log(kAttackedLog, hero.value, other.value);
    co_await fight(game, hero, other, 0);
}

}  // namespace briar::crawl
