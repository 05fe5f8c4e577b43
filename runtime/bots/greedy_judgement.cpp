// What the greedy bot thinks of fights and things.
#include "runtime/bots/greedy_parts.hpp"
#include "runtime/crawl/carried.hpp"
#include "runtime/crawl/combat.hpp"
#include "runtime/crawl/inventory.hpp"
#include "runtime/crawl/map.hpp"

namespace briar::greedy {
namespace {

constexpr double kDieWorth = 3.5;
constexpr double kSpecialWorth = 2.0;
constexpr double kShotWorth = 2.5;

int armour_of(Game& game, PieceId hero) {
    int armour = 0;
    crawl::for_each_item(game, hero, [&](PieceId item) {
        if (crawl::active(game, item)) armour += crawl::item_def(game, item).armour;
    });
    return armour;
}

FightSide hero_side(Game& game, PieceId hero, PieceId monster, PieceId tile) {
    return {crawl::hero_strength(game, hero, monster, tile), crawl::health(game, hero), armour_of(game, hero)};
}

FightOdds odds_of(Game& game, PieceId hero, PieceId monster, PieceId tile, int monster_health) {
    const FightSide other{crawl::monster_strength(game, monster, hero, tile), monster_health, 0};
    return fight_odds(hero_side(game, hero, monster, tile), other, crawl::data(game).rules.critical_factor);
}

}  // namespace

std::optional<std::size_t> first_of(const Game& game, const char* kind) {
    const auto& options = game.decision().options;
    for (std::size_t i = 0; i < options.size(); ++i) {
        if (is(options[i], kind)) return i;
    }
    return std::nullopt;
}

FightOdds odds_against(Game& game, PieceId hero, PieceId monster) {
    return odds_of(game, hero, monster, crawl::tile_of(game, monster), crawl::health(game, monster));
}

FightOdds odds_against_unknown(Game& game, PieceId hero, PieceId tile) {
    const crawl::CrawlData& data = crawl::data(game);
    const crawl::RealmData& realm = data.realms[static_cast<std::size_t>(crawl::realm_of(game, tile))];
    FightOdds sum;
    int count = 0;
    for (const crawl::BagData& bag : realm.bags) {
        for (const PieceId piece : ZoneRange(game.state(), bag.zone)) {
            if (!crawl::is_monster(game, piece)) continue;
            const FightOdds odds = odds_of(game, hero, piece, tile, crawl::monster_def(game, piece).front.health);
            sum.win += odds.win;
            sum.health_left += odds.health_left;
            ++count;
        }
    }
    return count == 0 ? FightOdds{1.0, 1.0} : FightOdds{sum.win / count, sum.health_left / count};
}

double item_worth(const Game& game, PieceId item) {
    const crawl::ItemDef& def = crawl::item_def(game, item);
    double worth = def.combat + kDieWorth * def.combat_dice + 1.5 * def.armour;
    if (def.ranged.range.high > 0) worth += kShotWorth;
    if (!def.specials.empty()) worth += kSpecialWorth;
    return worth;
}

}  // namespace briar::greedy
