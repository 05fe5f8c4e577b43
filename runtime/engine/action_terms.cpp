#include "runtime/engine/action_terms.hpp"

#include <algorithm>

#include "runtime/engine/engine_words.hpp"

namespace briar {
namespace {

/// The piece that remembers when an action was last used.
PieceId keeper(PieceId hero, PieceId carrier) { return carrier ? carrier : hero; }

int stamp_now(const Game& game, Limit limit) {
    switch (limit) {
        case Limit::Turn:
            return static_cast<int>(game.header().turn & 0x3fffU) + 1;
        case Limit::Fight:
            return static_cast<int>(game.header().bout & 0x3fffU) + 1;
        case Limit::Game:
            return 1;
        case Limit::None:
            break;
    }
    return 0;
}

}  // namespace

bool used_up_limit(const Game& game, const Action& of, PieceId hero, PieceId carrier) {
    if (of.limit == Limit::None) return false;
    const CounterId stamp{static_cast<std::uint16_t>(of.stamp)};
    return game.counter(keeper(hero, carrier), stamp) == stamp_now(game, of.limit);
}

void stamp_limit(Game& game, const Action& of, PieceId hero, PieceId carrier) {
    if (of.limit == Limit::None) return;
    game.set_counter(keeper(hero, carrier), CounterId{static_cast<std::uint16_t>(of.stamp)}, stamp_now(game, of.limit));
}

int cost_now(Game& game, const Action& of, std::size_t index, PieceId hero, PieceId carrier) {
    const int base = of.costs[index].second;
    if (index > 0) return base;
    Event subject(EventId{}, hero, carrier);
    return std::max(0, game.modified(kActionCostValue, base, subject));
}

void pay(Game& game, const Action& of, PieceId hero, PieceId carrier) {
    for (std::size_t i = 0; i < of.costs.size(); ++i) {
        const CounterId counter = of.costs[i].first;
        game.set_counter(hero, counter, game.counter(hero, counter) - cost_now(game, of, i, hero, carrier));
    }
}

void list_targets(Game& game, const Action& of, PieceId hero, PieceId carrier, std::vector<Arg>& targets) {
    const System& system = *game.rules().system;
    targets.clear();
    system.targets(game, hero, of, targets);
    if (!of.target_condition) return;
    std::erase_if(targets, [&](Arg target) {
        Event event = system.action_event(game, hero, carrier);
        system.aim(of, target, event);
        return !game.condition(of.target_condition, {event, carrier, of.rule});
    });
}

}  // namespace briar
