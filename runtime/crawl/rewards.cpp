#include "runtime/crawl/rewards.hpp"

#include <algorithm>

#include "runtime/crawl/bags.hpp"
#include "runtime/crawl/fight_logs.hpp"
#include "runtime/crawl/fight_options.hpp"
#include "runtime/crawl/fight_state.hpp"
#include "runtime/crawl/inventory.hpp"
#include "runtime/crawl/map.hpp"

namespace briar::crawl {
namespace {

/// What a fight with this monster leaves out; nothing where it did not fight.
std::uint8_t rules_against(const Game& game, PieceId monster) {
    const FightState& fight = crawl(game).fight;
    return fight.opponent == monster ? fight.rules : std::uint8_t{0};
}

bool leaves_trophy(const Game& game, PieceId monster) {
    return monster_def(game, monster).trophy && (rules_against(game, monster) & kNoTrophy) == 0;
}

/// CF-9.1: the token lies beside the hero's card from now on.
void take_token(Game& game, PieceId hero, PieceId monster) {
    if (!leaves_trophy(game, monster)) {
        to_box(game, monster);
        return;
    }
    game.state().move_to_back(monster, data(game).hero_zones[hero.value].kills);
    game.set_counter(monster, data(game).words.health, 0);
}

/// What the rules make of a reward that is due.
Flow<int> granted(Game& game, PieceId hero, PieceId monster, PieceId tile, int items) {
    if (items <= 0) co_return 0;
    Event rewarding(data(game).words.rewarding, hero, monster, tile, items);
    co_await game.announce(rewarding);
    co_return rewarding.forbidden ? 0 : std::max(0, rewarding.fields[3]);
}

/// CF-10.6: the active player draws and may give of it to the partner.
Flow<PieceId> receiver(Game& game, PieceId hero, PieceId item, PieceId may_share) {
    if (!may_share || !alive(game, may_share)) co_return hero;
    game.begin_decision(kSharePrompt, seat_of(game, hero), hero, {hero.value, item.value});
    game.offer(kShareOption, hero.value);
    game.offer(kShareOption, may_share.value);
    const Option choice = co_await game.ask();
    co_return piece_arg(choice.args[0]);
}

}  // namespace

int reward_for(Game& game, PieceId hero, PieceId monster) {
    const int starting_health = side(game, monster).health;
    int items = 0;
    for (const auto& [range, count] : data(game).rules.rewards) {
        if (starting_health >= range.low && starting_health <= range.high) items = count;
    }
    Event subject(EventId{}, hero, monster);
    return std::max(0, game.modified(data(game).words.reward, items, subject));
}

Flow<void> win(Game& game, PieceId hero, PieceId monster, PieceId may_share, bool ranged) {
    const PieceId tile = tile_of(game, monster);
    const bool rewarded = monster_def(game, monster).trophy && (rules_against(game, monster) & kNoReward) == 0;
    const int items = rewarded ? reward_for(game, hero, monster) : 0;
    game.log(kKilledLog, hero.value, monster.value);
    take_token(game, hero, monster);
    mark_fallen_monster(game, monster);
    Event killed(data(game).words.killed, hero, monster, tile, Arg{ranged});
    co_await game.announce(killed);
    const int drawn = co_await granted(game, hero, monster, tile, items);
    if (drawn == 0 || game.finished() || !alive(game, hero)) co_return;
    const BagData* const bag = bag_named(game, realm_of(game, hero), data(game).rules.item_bag);
    if (bag != nullptr) co_await draw_items_from(game, hero, bag->zone, drawn, may_share);
}

void take_away(Game& game, PieceId monster) {
    game.log(kKilledLog, -1, monster.value);
    to_box(game, monster);
    mark_fallen_monster(game, monster);
}

Flow<void> draw_items_from(Game& game, PieceId hero, ZoneId bag, int count, PieceId may_share) {
    for (int i = 0; i < count && alive(game, hero) && !game.finished(); ++i) {
        const PieceId item = game.draw(bag);
        if (!item) {  // ruling: nothing is drawn from an empty bag
            game.log(kNoItemLog, hero.value);
            co_return;
        }
        game.log(kDrewItemLog, hero.value, item.value);
        const PieceId to = co_await receiver(game, hero, item, may_share);
        co_await gain(game, to, item);
    }
}

}  // namespace briar::crawl
