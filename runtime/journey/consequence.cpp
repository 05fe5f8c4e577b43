#include "runtime/journey/consequence.hpp"

#include "runtime/journey/choice.hpp"
#include "runtime/journey/discard.hpp"
#include "runtime/journey/gold.hpp"
#include "runtime/journey/harm.hpp"
#include "runtime/journey/turn_logs.hpp"

namespace briar::journey {

Failing failing(const Game& game) {
    const PieceId here = at(game);
    const bool own = location_def(game, here).boss || data(game).rules.consequence == FailingRule::Own;
    const PieceId printed = own ? here : next_location(game);
    return printed ? Failing{printed, location_def(game, printed).failing} : Failing{};
}

namespace {

Flow<void> incapacitate_some(Game& game, int heroes) {
    for (int i = 0; i < heroes && !game.finished(); ++i) {
        const PieceId hero = co_await choose_hero(game, HeroChoice::Incapacitate, 0);
        if (!hero) co_return;
        co_await incapacitate(game, hero);
    }
}

}  // namespace

Flow<void> suffer(Game& game, Consequence what, PieceId location, Mishap cause) {
    if (what.nothing() || game.finished()) co_return;
    Event suffering(data(game).words.suffering, location, static_cast<Arg>(cause), what.damage, what.cards,
                    what.incapacitate, what.gold);
    co_await game.announce(suffering);
    if (suffering.forbidden) {
        log_forbidden(game, "The consequence does not hit the party", suffering);
        co_return;
    }
    const Consequence now{suffering.fields[2], suffering.fields[3], suffering.fields[4], suffering.fields[5]};
    game.log(kConsequenceLog, location.value, static_cast<Arg>(cause), now.damage, now.cards, now.incapacitate,
             now.gold);
    co_await lose_cards(game, now.cards);
    if (!game.finished()) co_await lose_gold(game, now.gold);
    if (!game.finished()) co_await incapacitate_some(game, now.incapacitate);
    if (!game.finished()) co_await spread_damage(game, now.damage);
}

}  // namespace briar::journey
