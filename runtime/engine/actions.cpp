// Actions: options that specials add, from offering them to doing them.
#include <algorithm>
#include <cctype>

#include "runtime/engine/action_text.hpp"
#include "runtime/engine/borne.hpp"
#include "runtime/engine/engine_words.hpp"
#include "runtime/engine/game.hpp"
#include "runtime/engine/refusal.hpp"

namespace briar {
namespace {

// The arguments of an action's option.
constexpr std::size_t kActionArg = 0;
constexpr std::size_t kCarrierArg = 1;
constexpr std::size_t kTargetArg = 2;
constexpr std::size_t kHeroArg = 3;
constexpr Arg kNoTarget = -1;
constexpr Arg kAskTarget = -2;  // the target is asked for once the action has been chosen

/// So many targets of an action stand in the menu itself; of more the player is asked afterwards, so that the menu
/// stays one that can be read.
constexpr std::size_t kMostInMenu = 4;
/// Stands for a target that is asked for.
constexpr const char* kOpen = "...";

PieceId piece_arg(const Option& option, std::size_t index) {
    const Arg value = option.args[index];
    return value < 0 ? PieceId{} : PieceId{static_cast<std::uint16_t>(value)};
}

const Action& action(const Game& game, const Option& option) {
    return game.rules().actions[static_cast<std::size_t>(option.args[kActionArg])];
}

char small(char c) { return static_cast<char>(std::tolower(static_cast<unsigned char>(c))); }

/// The target takes the place that the label has for it, or follows it.
std::string with_target(std::string label, const std::string& target) {
    const std::size_t place = label.find(kTargetPlace);
    if (place == std::string::npos) return label + " on " + target;
    return label.replace(place, kTargetPlace.size(), target);
}

std::string action_key(const Game& game, const Option& option) {
    const Action& of = action(game, option);
    std::string key = of.label;
    std::transform(key.begin(), key.end(), key.begin(), small);
    if (of.target.empty()) return key;
    if (option.args[kTargetArg] == kAskTarget) return with_target(std::move(key), kOpen);
    return with_target(std::move(key), game.rules().system->target_key(game, of, option.args[kTargetArg]));
}

std::string label_with_target(const Game& game, const Action& of, Arg target) {
    if (of.target.empty()) return of.label;
    if (target == kAskTarget) return open_label(of);
    return with_target(of.label, game.rules().system->target_text(game, of, target));
}

/// ` (2 AP, Bryn is exhausted)`
std::string costs_text(const Game& game, const Option& option) {
    const Action& of = action(game, option);
    std::string text;
    for (const auto& [counter, amount] : of.costs) {
        std::string name = game.rules().counters[counter.value].name;
        std::transform(name.begin(), name.end(), name.begin(),
                       [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
        text += (text.empty() ? "" : ", ") + std::to_string(amount) + " " + name;
    }
    const std::string price =
        game.rules().system->action_price(game, Game::carrier_of(option), Game::action_of(option));
    if (!price.empty()) text += (text.empty() ? "" : ", ") + price;
    return text.empty() ? text : " (" + text + ")";
}

std::string action_label(const Game& game, const Option& option) {
    return label_with_target(game, action(game, option), option.args[kTargetArg]) + costs_text(game, option);
}

std::string target_prompt(const Game& game, const Decision& decision) {
    return label_with_target(game, game.rules().actions[static_cast<std::size_t>(decision.args[0])], kAskTarget);
}

/// The action has been chosen: only what it is done to is left to say.
std::string target_label(const Game& game, const Option& option) {
    return game.rules().system->target_text(game, action(game, option), option.args[kTargetArg]);
}

std::string back_key(const Game&, const Option&) { return "back"; }
std::string back_label(const Game&, const Option&) { return "Back: nothing is done"; }

/// `Bryn: drink the potion.`, or the label alone where it begins with the name: `Bryn shouts.`
std::string acted(const Game& game, const LogLine& line) {
    std::string text = line.text + ".";
    if (line.args[kHeroArg] < 0) return text;
    const std::string& hero = game.rules().name(PieceId{static_cast<std::uint16_t>(line.args[kHeroArg])});
    if (text.starts_with(hero)) return text;
    text.front() = small(text.front());
    return hero + ": " + text;
}

const OptionKind kActionOption{"action", action_key, action_label};
const PromptKind kTargetPrompt{"target", target_prompt};
const OptionKind kTargetOption{"target", action_key, target_label};  // args as those of the action
const OptionKind kBackOption{"back", back_key, back_label};
const LogKind kActedLog{"acted", acted};

/// What the hero may choose that is as the action asks of its target.
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

void list_targets(Game& game, const Option& option, std::vector<Arg>& targets) {
    list_targets(game, action(game, option), piece_arg(option, kHeroArg), piece_arg(option, kCarrierArg), targets);
}

/// Begins the decision about the target, for whom the action was offered to.
void offer_targets(Game& game, const Option& opened, std::vector<Arg>& targets) {
    list_targets(game, opened, targets);
    game.begin_decision(kTargetPrompt, game.decision().seat, game.decision().hero, {opened.args[kActionArg]});
    for (const Arg target : targets)
        game.offer(kTargetOption, opened.args[kActionArg], opened.args[kCarrierArg], target, opened.args[kHeroArg]);
    game.offer(kBackOption);
}

/// Of an action whose target is asked for: what its best target promises.
int best_appeal(Game& game, Option option, std::vector<Arg>& targets) {
    list_targets(game, option, targets);
    int best = 0;
    for (std::size_t i = 0; i < targets.size(); ++i) {
        option.args[kTargetArg] = targets[i];
        best = std::max(best, game.appeal(option));
    }
    return best;
}

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

bool used_up_limit(const Game& game, const Action& of, PieceId hero, PieceId carrier) {
    if (of.limit == Limit::None) return false;
    const CounterId stamp{static_cast<std::uint16_t>(of.stamp)};
    return game.counter(keeper(hero, carrier), stamp) == stamp_now(game, of.limit);
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

}  // namespace

std::string open_label(const Action& action) {
    return action.target.empty() ? action.label : with_target(action.label, kOpen);
}

bool Game::is_action(const Option& option) { return option.kind == &kActionOption || option.kind == &kTargetOption; }

ActionId Game::action_of(const Option& option) { return ActionId{static_cast<std::uint16_t>(option.args[kActionArg])}; }

PieceId Game::carrier_of(const Option& option) { return piece_arg(option, kCarrierArg); }

int Game::appeal(const Option& option) {
    const Action& of = action(*this, option);
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

void Game::offer_with_borne(const Offering& offering, KindMask kinds, PieceId piece) {
    offer_carried(offering, ruleset_->carried_by(piece), piece);
    for_each_borne(
        *this, piece, kinds, [&](const Carried& carried) { return (carried.occasions & offering.occasion) != 0; },
        [&](PieceId borne, const Carried& carried) { offer_carried(offering, carried, borne); });
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
    offer_with_borne(offering, kinds, hero);
    for (const PieceId place : places)
        offer_with_borne(offering, kinds, place);
}

void Game::offer_actions_of(int occasion, PieceId hero, PieceId carrier) {
    const Carried& carried = carrier ? ruleset_->carried_by(carrier) : ruleset_->global;
    offer_carried(offering_to(hero, occasion), carried, carrier);
}

Flow<void> Game::act(Option option) {
    if (option.args[kTargetArg] == kAskTarget) {
        offer_targets(*this, option, targets_);
        option = co_await ask();
        if (option.kind == &kBackOption) co_return;
    }
    const ActionId id = action_of(option);
    const Action& of = ruleset_->actions[id.value];
    const PieceId hero = piece_arg(option, kHeroArg);
    const PieceId carrier = carrier_of(option);
    Event event = ruleset_->system->action_event(*this, hero, carrier);
    if (!of.target.empty()) ruleset_->system->aim(of, option.args[kTargetArg], event);
    pay(*this, of, hero, carrier);
    if (of.limit != Limit::None) {
        set_counter(keeper(hero, carrier), CounterId{static_cast<std::uint16_t>(of.stamp)}, stamp_now(*this, of.limit));
    }
    RuleContext context{event, carrier, of.rule};
    const RuleId outer = cause_;
    cause_ = of.rule;
    // Where the target is may be another place soon, so the line keeps the words.
    if (watched())
        note(kActedLog, {option.args[0], option.args[1], option.args[2], option.args[3]},
             label_with_target(*this, of, option.args[kTargetArg]));
    try {
        co_await ruleset_->system->acting(*this, hero, carrier, id);
        if (of.program) co_await run_program(of.program, context);
        if (of.hook) co_await scripts_->run(*this, of.hook, context);
    } catch (RuleError& error) {
        if (!error.rule) error.rule = of.rule;
        throw;
    }
    co_await ruleset_->system->acted(*this, hero, carrier, id);
    cause_ = outer;
}

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
