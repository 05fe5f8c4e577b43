// Why an action cannot be done: the same questions as when it is offered, in the same order.
#include "runtime/engine/action_terms.hpp"
#include "runtime/engine/refusal.hpp"

namespace briar {

Refusal why_not(Game& game, ActionId id, PieceId hero, PieceId carrier) {
    const Action& of = game.rules().actions[id.value];
    if (game.state().put_aside(of.rule)) return {Bar::PutAside, {}, 0, 0};
    if (used_up_limit(game, of, hero, carrier)) return {Bar::UsedUp, {}, 0, 0};
    for (std::size_t i = 0; i < of.costs.size(); ++i) {
        const CounterId counter = of.costs[i].first;
        const int cost = cost_now(game, of, i, hero, carrier);
        if (game.counter(hero, counter) < cost) return {Bar::Cost, counter, cost, game.counter(hero, counter)};
    }
    Event event = game.rules().system->action_event(game, hero, carrier);
    if (of.condition && !game.condition(of.condition, {event, carrier, of.rule})) return {Bar::Condition, {}, 0, 0};
    if (of.target.empty()) return {};
    std::vector<Arg> targets;
    list_targets(game, of, hero, carrier, targets);
    return {targets.empty() ? Bar::NoTarget : Bar::None, {}, 0, 0};
}

}  // namespace briar
