#include "runtime/bots/fight_odds.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <unordered_map>
#include <vector>

namespace briar {
namespace {

constexpr int kMostHealth = 60;
constexpr int kMostDamage = 80;

/// Chances of totals; index = total.
using Chances = std::vector<double>;

Chances throw_dice(DiceExpr dice) {
    Chances sums{1.0};
    for (int die = 0; die < dice.count; ++die) {
        Chances next(sums.size() + dice.sides, 0.0);
        for (std::size_t sum = 0; sum < sums.size(); ++sum) {
            for (int face = 1; face <= dice.sides; ++face)
                next[sum + static_cast<std::size_t>(face)] += sums[sum] / dice.sides;
        }
        sums = std::move(next);
    }
    return sums;
}

/// Moves the chance of rolls whose dice are all alike to the multiplied sum.
Chances with_criticals(Chances sums, DiceExpr dice, int factor) {
    if (dice.count < 2 || factor < 2) return sums;
    double chance = 1.0;
    for (int die = 0; die < dice.count; ++die)
        chance /= dice.sides;
    sums.resize(static_cast<std::size_t>(dice.count * dice.sides * factor) + 1, 0.0);
    for (int face = 1; face <= dice.sides; ++face) {
        sums[static_cast<std::size_t>(face * dice.count)] -= chance;
        sums[static_cast<std::size_t>(face * dice.count * factor)] += chance;
    }
    return sums;
}

/// Chances of one round: damage to the monster, damage to the hero.
struct Round {
    std::array<double, kMostDamage + 1> to_monster{};
    std::array<double, kMostDamage + 1> to_hero{};
    double nothing = 0;
};

Round one_round(const FightSide& hero, const FightSide& monster, int factor) {
    const Chances ours = with_criticals(throw_dice(hero.dice), hero.dice, factor);
    const Chances theirs = throw_dice(monster.dice);
    Round round;
    for (std::size_t a = 0; a < ours.size(); ++a) {
        for (std::size_t b = 0; b < theirs.size(); ++b) {
            const double chance = ours[a] * theirs[b];
            const int lead = static_cast<int>(a) + hero.dice.bonus - static_cast<int>(b) - monster.dice.bonus;
            const int damage = lead > 0 ? lead - monster.armour : -lead - hero.armour;
            if (lead == 0 || damage <= 0) {
                round.nothing += chance;
            } else {
                auto& side = lead > 0 ? round.to_monster : round.to_hero;
                side[static_cast<std::size_t>(std::min(damage, kMostDamage))] += chance;
            }
        }
    }
    return round;
}

/// Fills a table of all healths of both sides, from the smallest up.
FightOdds work_out(const Round& round, int hero_health, int monster_health) {
    const auto width = static_cast<std::size_t>(monster_health) + 1;
    std::vector<FightOdds> table((static_cast<std::size_t>(hero_health) + 1) * width);
    const double something = std::max(1e-9, 1.0 - round.nothing);
    for (int ours = 1; ours <= hero_health; ++ours) {
        table[static_cast<std::size_t>(ours) * width] = {1.0, static_cast<double>(ours)};
        for (int theirs = 1; theirs <= monster_health; ++theirs) {
            FightOdds& here = table[static_cast<std::size_t>(ours) * width + static_cast<std::size_t>(theirs)];
            for (int damage = 1; damage <= kMostDamage; ++damage) {
                const auto index = static_cast<std::size_t>(damage);
                const auto monster_then = static_cast<std::size_t>(std::max(0, theirs - damage));
                const FightOdds& hit = table[static_cast<std::size_t>(ours) * width + monster_then];
                here.win += round.to_monster[index] * hit.win;
                here.health_left += round.to_monster[index] * hit.health_left;
                if (damage >= ours) continue;
                const FightOdds& struck =
                    table[static_cast<std::size_t>(ours - damage) * width + static_cast<std::size_t>(theirs)];
                here.win += round.to_hero[index] * struck.win;
                here.health_left += round.to_hero[index] * struck.health_left;
            }
            here.win /= something;
            here.health_left /= something;
        }
    }
    return table.back();
}

/// All that the odds depend on.
using Fight = std::array<int, 7>;

struct FightHash {
    std::size_t operator()(const Fight& fight) const {
        std::uint64_t hash = 14695981039346656037ULL;
        for (const int part : fight)
            hash = (hash ^ static_cast<std::uint32_t>(part)) * 1099511628211ULL;
        return static_cast<std::size_t>(hash ^ (hash >> 32U));
    }
};

}  // namespace

FightOdds fight_odds(const FightSide& hero, const FightSide& monster, int critical_factor) {
    const int ours = std::clamp(hero.health, 1, kMostHealth);
    const int theirs = std::clamp(monster.health, 1, kMostHealth);
    thread_local std::unordered_map<Fight, FightOdds, FightHash> known;  // the same fights come again and again
    const Fight fight{hero.dice.pack(), ours,           hero.armour,    monster.dice.pack(),
                      theirs,           monster.armour, critical_factor};
    const auto found = known.find(fight);
    if (found != known.end()) return found->second;
    const FightOdds odds = work_out(one_round(hero, monster, critical_factor), ours, theirs);
    known.emplace(fight, odds);
    return odds;
}

}  // namespace briar
