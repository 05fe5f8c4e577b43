#include "runtime/crawl/combat.hpp"

#include <algorithm>

#include "runtime/crawl/carried.hpp"
#include "runtime/crawl/fight_state.hpp"
#include "runtime/crawl/inventory.hpp"

namespace briar::crawl {
namespace {

constexpr int kMostRolled = static_cast<int>(Roll::kMost);
constexpr int kMostAdded = 999;

DiceExpr dice_of(int count, int bonus) {
    DiceExpr dice;
    dice.count = static_cast<std::uint8_t>(std::clamp(count, 0, kMostRolled));
    dice.bonus = static_cast<std::int16_t>(std::clamp(bonus, -kMostAdded, kMostAdded));
    return dice;
}

/// CF-7.3c and the ruling about the partner's dice: whether the dice make a critical hit. The hero's own come first.
bool all_alike(const Game& game, const Roll& roll, int own) {
    if (data(game).rules.tag.criticals == CriticalDice::All) return roll.all_alike();
    Roll of_hero = roll;
    of_hero.count = static_cast<std::uint8_t>(std::min<int>(own, roll.count));
    return of_hero.all_alike();
}

}  // namespace

DiceExpr hero_strength(Game& game, PieceId hero, PieceId against, PieceId tile) {
    const Vocabulary& words = data(game).words;
    int dice = hero_def(game, hero).dice;
    int bonus = hero_def(game, hero).bonus;
    for_each_item(game, hero, [&](PieceId item) {
        const ItemDef& def = item_def(game, item);
        if ((def.combat == 0 && def.combat_dice == 0) || !active(game, item)) return;
        dice += def.combat_dice;
        bonus += def.combat;
    });
    Event subject(EventId{}, hero, against, tile);
    return dice_of(game.modified(words.combat_dice, dice, subject), game.modified(words.combat_bonus, bonus, subject));
}

DiceExpr monster_strength(Game& game, PieceId monster, PieceId hero, PieceId tile) {
    const Vocabulary& words = data(game).words;
    const MonsterSide& up = side(game, monster);
    Event subject(EventId{}, monster, hero, tile);
    return dice_of(game.modified(words.monster_dice, up.dice, subject),
                   game.modified(words.monster_bonus, up.bonus, subject));
}

int partner_dice(const Game& game, PieceId hero) {
    const FightState& fight = crawl(game).fight;
    return fight.hero == hero && fight.partner ? data(game).rules.tag.dice : 0;
}

DiceExpr strength_in_fight(Game& game, PieceId side, PieceId against) {
    const PieceId tile = crawl(game).fight.tile;
    if (!is_hero(game, side)) return monster_strength(game, side, against, tile);
    const DiceExpr own = hero_strength(game, side, as_monster(game, against), tile);
    return dice_of(own.count + partner_dice(game, side), own.bonus);
}

Flow<Score> roll_hero(Game& game, PieceId hero, PieceId against) {
    const PieceId monster = as_monster(game, against);
    const PieceId tile = crawl(game).fight.tile;
    const DiceExpr own = hero_strength(game, hero, monster, tile);
    const DiceExpr dice = dice_of(own.count + partner_dice(game, hero), 0);
    Roll roll;
    co_await game.roll(dice, roll, hero, hero);
    Score score;
    score.alike = all_alike(game, roll, own.count);
    int factor = 1;
    if (score.alike) {  // CF-7.3c: the dice are multiplied, then the modifiers are added
        Event subject(EventId{}, hero, monster, tile);
        factor = game.modified(data(game).words.critical_factor, data(game).rules.critical_factor, subject);
    }
    score.critical = factor > 1;
    score.bonus = own.bonus;
    score.total = roll.sum() * factor + own.bonus;
    co_return score;
}

Flow<Score> roll_monster(Game& game, PieceId monster, PieceId hero) {
    const DiceExpr dice = monster_strength(game, monster, hero, crawl(game).fight.tile);
    Roll roll;
    Score score;
    // CF-7.3c: monsters have no critical hits.
    score.total = co_await game.roll(dice, roll, hero, monster);
    co_return score;
}

}  // namespace briar::crawl
