// Doing an action that was chosen: ask for its target, pay, let it happen.
#include "runtime/engine/action_option.hpp"
#include "runtime/engine/action_terms.hpp"

namespace briar {
namespace {

/// Begins the decision about the target, for whom the action was offered to.
void offer_targets(Game& game, const Option& opened, std::vector<Arg>& targets) {
    list_targets(game, action_in(game, opened), piece_arg(opened, kHeroArg), piece_arg(opened, kCarrierArg), targets);
    game.begin_decision(kTargetPrompt, game.decision().seat, game.decision().hero, {opened.args[kActionArg]});
    for (const Arg target : targets)
        game.offer(kTargetOption, opened.args[kActionArg], opened.args[kCarrierArg], target, opened.args[kHeroArg]);
    game.offer(kBackOption);
}

}  // namespace

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
    stamp_limit(*this, of, hero, carrier);
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

}  // namespace briar
