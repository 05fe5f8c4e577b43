// Offering the actions of specials: which of them a hero may do now, and how much a bot wants it.
#include <algorithm>

#include "runtime/engine/action_option.hpp"
#include "runtime/engine/action_terms.hpp"
#include "runtime/engine/borne.hpp"
#include "runtime/engine/engine_words.hpp"

namespace briar {
namespace {

/// So many targets of an action stand in the menu itself; of more the player is asked afterwards, so that the menu
/// stays one that can be read.
constexpr std::size_t kMostInMenu = 4;

/// Of an action whose target is asked for: what its best target promises.
int best_appeal(Game& game, Option option, std::vector<Arg>& targets) {
    list_targets(game, action_in(game, option), piece_arg(option, kHeroArg), piece_arg(option, kCarrierArg), targets);
    int best = 0;
    for (std::size_t i = 0; i < targets.size(); ++i) {
        option.args[kTargetArg] = targets[i];
        best = std::max(best, game.appeal(option));
    }
    return best;
}

}  // namespace

int Game::appeal(const Option& option) {
    const Action& of = action_in(*this, option);
    if (!of.appeal_condition) return of.appeal;
    if (option.args[kTargetArg] == kAskTarget) return best_appeal(*this, option, targets_);
    const PieceId carrier = carrier_of(option);
    Event event = ruleset_->system->action_event(*this, piece_arg(option, kHeroArg), carrier);
    if (!of.target.empty()) ruleset_->system->aim(of, option.args[kTargetArg], event);
    RuleContext context{event, carrier, of.rule};
    return condition(of.appeal_condition, context) ? of.appeal : 0;
}

bool Game::can_pay(const Offering& offering, const Action& of, PieceId carrier) {
    const bool fixed = offering.fixed_prices && (!carrier || !may_modify(carrier, kActionCostValue));
    for (std::size_t i = 0; i < of.costs.size(); ++i) {
        const auto [kept, amount] = of.costs[i];
        const int cost = fixed ? amount : cost_now(*this, of, i, offering.hero, carrier);
        if (counter(offering.hero, kept) < cost) return false;
    }
    return true;
}

bool Game::available(const Offering& offering, ActionId id, PieceId carrier) {
    const Action& of = ruleset_->actions[id.value];
    if (state_.put_aside(of.rule) || used_up_limit(*this, of, offering.hero, carrier)) return false;
    if (!can_pay(offering, of, carrier)) return false;
    if (!of.condition) return true;
    Event event = ruleset_->system->action_event(*this, offering.hero, carrier);
    return condition(of.condition, {event, carrier, of.rule});
}

void Game::offer_action(const Offering& offering, ActionId id, PieceId carrier) {
    if (!available(offering, id, carrier)) return;
    const Action& of = ruleset_->actions[id.value];
    const Arg carrier_arg = Event::to_arg(carrier);
    if (of.target.empty()) {
        offer(kActionOption, id.value, carrier_arg, kNoTarget, offering.hero.value);
        return;
    }
    list_targets(*this, of, offering.hero, carrier, targets_);
    if (targets_.size() > kMostInMenu) {
        offer(kActionOption, id.value, carrier_arg, kAskTarget, offering.hero.value);
        return;
    }
    for (const Arg target : targets_)
        offer(kActionOption, id.value, carrier_arg, target, offering.hero.value);
}

void Game::offer_carried(const Offering& offering, const Carried& carried, PieceId carrier) {
    if ((carried.occasions & offering.occasion) == 0) return;
    for (const SpecialId special_id : carried.specials) {
        const Special& special = ruleset_->specials[special_id.value];
        for (std::uint16_t i = special.actions_begin; i < special.actions_end; ++i) {
            if ((ruleset_->actions[i].occasions & offering.occasion) != 0) offer_action(offering, ActionId{i}, carrier);
        }
    }
}

Game::Offering Game::offering_to(PieceId hero, int occasion) const {
    const bool fixed_prices = !ruleset_->global.values.test(kActionCostValue.value) &&
                              ruleset_->table_bearing.empty() && !(hero && may_modify(hero, kActionCostValue));
    return {hero, 1U << static_cast<unsigned>(occasion), fixed_prices};
}

void Game::offer_actions(int occasion, PieceId hero, std::span<const PieceId> places) {
    const Offering offering = offering_to(hero, occasion);
    offer_carried(offering, ruleset_->global, PieceId{});
    const KindMask kinds = ruleset_->occasion_kinds[static_cast<std::size_t>(occasion)];
    if (kinds == 0) return;
    const auto wanted = [&](const Carried& carried) { return (carried.occasions & offering.occasion) != 0; };
    const auto offer = [&](PieceId carrier, const Carried& carried) { offer_carried(offering, carried, carrier); };
    for_each_with_borne(*this, hero, kinds, wanted, offer);
    for (const PieceId place : places)
        for_each_with_borne(*this, place, kinds, wanted, offer);
}

void Game::offer_actions_of(int occasion, PieceId hero, PieceId carrier) {
    const Carried& carried = carrier ? ruleset_->carried_by(carrier) : ruleset_->global;
    if ((carried.occasions >> static_cast<unsigned>(occasion) & 1U) == 0) return;
    offer_carried(offering_to(hero, occasion), carried, carrier);
}

}  // namespace briar
