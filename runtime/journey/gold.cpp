#include "runtime/journey/gold.hpp"

#include <algorithm>

#include "runtime/journey/hero_logs.hpp"

namespace briar::journey {

Flow<int> gain_gold(Game& game, int amount) {
    JourneyState& state = journey(game);
    const int room = std::max(0, data(game).rules.gold.most - state.gold);
    const int gained = std::clamp(amount, 0, room);
    state.gold = static_cast<std::int16_t>(state.gold + gained);
    if (amount > 0) game.log(kGainedGoldLog, gained, state.gold, amount - gained);
    if (gained == 0) co_return 0;
    Event event(data(game).words.gained_gold, gained);
    co_await game.announce(event);
    co_return gained;
}

Flow<int> lose_gold(Game& game, int amount) {
    JourneyState& state = journey(game);
    const int lost = std::clamp(amount, 0, int{state.gold});
    if (lost == 0) co_return 0;
    state.gold = static_cast<std::int16_t>(state.gold - lost);
    game.log(kLostGoldLog, lost, state.gold);
    Event event(data(game).words.lost_gold, lost);
    co_await game.announce(event);
    co_return lost;
}

}  // namespace briar::journey
