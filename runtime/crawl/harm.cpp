#include "runtime/crawl/harm.hpp"

#include <algorithm>

#include "runtime/crawl/carried.hpp"
#include "runtime/crawl/fight_logs.hpp"
#include "runtime/crawl/fight_state.hpp"
#include "runtime/crawl/inventory.hpp"
#include "runtime/crawl/map.hpp"
#include "runtime/crawl/melee.hpp"

namespace briar::crawl {
namespace {

int armour_of(const Game& game, PieceId hero) {
    int armour = 0;
    for_each_item(game, hero, [&](PieceId item) {
        const int worth = item_def(game, item).armour;
        if (worth != 0 && active(game, item)) armour += worth;
    });
    return armour;
}

/// What gets through armour and shields.
int after_armour(Game& game, PieceId hero, int amount, PieceId monster, PieceId tile) {
    const int through = std::max(0, amount - armour_of(game, hero));
    Event subject(EventId{}, hero, monster, tile);
    return std::max(0, game.modified(data(game).words.damage_taken, through, subject));
}

/// CF-10.4: the partner takes its share of what the fighting hero took, rounded down. It has no use of its items
/// (CF-10.5), so its armour does not count.
Flow<void> hurt_partner(Game& game, PieceId hero, int amount, PieceId cause) {
    const FightState& fight = crawl(game).fight;
    if (fight.hero != hero || !fight.partner) co_return;
    const int share = amount / data(game).rules.tag.share;
    if (share > 0) co_await hurt_hero(game, fight.partner, share, Directness::Direct, cause);
}

/// Takes health away and lets everybody know; gives what was really lost.
Flow<int> lose_health(Game& game, PieceId hero, int amount, Directness directness, PieceId cause, int kept_off) {
    const Vocabulary& words = data(game).words;
    const int before = health(game, hero);
    game.set_counter(hero, words.health, std::max(0, before - amount));
    const int lost = before - health(game, hero);
    game.log(kHurtLog, hero.value, amount, Event::to_arg(cause), health(game, hero), kept_off);
    Event hurt(words.hurt, hero, as_monster(game, cause), tile_of(game, hero), amount, static_cast<Arg>(directness));
    co_await game.announce(hurt);
    co_await hurt_partner(game, hero, amount, cause);
    if (alive(game, hero) && health(game, hero) <= 0) co_await die(game, hero, cause);
    co_return lost;
}

}  // namespace

int most_health(Game& game, PieceId piece) {
    const bool hero = is_hero(game, piece);
    const int base = hero ? hero_def(game, piece).health : side(game, piece).health;
    Event subject(EventId{}, hero ? piece : PieceId{}, hero ? PieceId{} : piece);
    return std::max(1, game.modified(data(game).words.health_most, base, subject));
}

int most_ap(Game& game, PieceId hero) {
    Event subject(EventId{}, hero);
    return std::max(0, game.modified(data(game).words.ap_most, hero_def(game, hero).ap, subject));
}

int heal(Game& game, PieceId piece, int amount) {
    const int before = health(game, piece);
    // What is above the greatest health already (a rule put it there) is not lowered by healing.
    const int after = std::max(before, std::min(most_health(game, piece), before + std::max(0, amount)));
    game.set_counter(piece, data(game).words.health, after);
    if (after > before) game.log(kHealedLog, piece.value, after - before, after);
    return after - before;
}

Flow<int> hurt_hero(Game& game, PieceId hero, int amount, Directness directness, PieceId cause) {
    if (!alive(game, hero) || game.finished()) co_return 0;
    const PieceId tile = tile_of(game, hero);
    const PieceId monster = as_monster(game, cause);
    if (amount <= 0) co_return 0;
    const int meant = amount;
    Event hurting(data(game).words.hurting, hero, monster, tile, amount, static_cast<Arg>(directness));
    co_await game.announce(hurting);
    if (hurting.forbidden || !alive(game, hero)) co_return 0;
    amount = hurting.fields[3];
    directness = hurting.fields[4] != 0 ? Directness::Direct : Directness::Normal;
    // CF-7.3b: direct damage ignores armour and shields.
    if (directness == Directness::Normal) amount = after_armour(game, hero, amount, monster, tile);
    const int kept_off = std::max(0, meant - std::max(0, amount));
    if (amount <= 0) {
        game.log(kHurtLog, hero.value, 0, Event::to_arg(cause), health(game, hero), kept_off);
        co_return 0;
    }
    co_return co_await lose_health(game, hero, amount, directness, cause, kept_off);
}

Flow<int> wound_monster(Game& game, PieceId monster, int amount, PieceId hero, bool ranged) {
    const Vocabulary& words = data(game).words;
    if (!alive(game, monster) || amount <= 0) co_return 0;
    const PieceId tile = tile_of(game, monster);
    Event wounding(words.wounding, monster, hero, tile, amount, Arg{ranged});
    co_await game.announce(wounding);
    amount = wounding.fields[3];
    if (wounding.forbidden || amount <= 0 || !alive(game, monster)) co_return 0;
    const int before = health(game, monster);
    game.set_counter(monster, words.health, std::max(0, before - amount));
    const int lost = before - health(game, monster);
    game.log(kWoundedLog, monster.value, amount, Event::to_arg(hero), health(game, monster));
    Event wounded(words.wounded, monster, hero, tile_of(game, monster), amount, Arg{ranged});
    co_await game.announce(wounded);
    co_return lost;
}

}  // namespace briar::crawl
