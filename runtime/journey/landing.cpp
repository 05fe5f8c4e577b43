#include "runtime/journey/landing.hpp"

#include "runtime/journey/actions.hpp"
#include "runtime/journey/landing_options.hpp"
#include "runtime/journey/rest.hpp"
#include "runtime/journey/shop.hpp"
#include "runtime/journey/turn.hpp"

namespace briar::journey {
namespace {

void offer_landing(Game& game) {
    game.begin_decision(kLandingPrompt, SeatId{0}, PieceId{}, {at(game).value});
    if (can_rest(game)) game.offer(kRestOption, count(game, data(game).discard), journey(game).rest_tokens);
    for (std::size_t i = 0; i < data(game).shops.size(); ++i) {
        if (can_shop(game, i)) game.offer(kShopOption, static_cast<Arg>(i), journey(game).shop_tokens[i]);
    }
    offer_party_actions(game, data(game).words.landing_occasion);
    game.offer(kGoOnOption, next_location(game) ? Arg{next_location(game).value} : -1);
}

Flow<void> take(Game& game, Option option) {
    if (option.kind == &kRestOption) return rest(game);
    if (option.kind == &kShopOption) return shop(game, static_cast<std::size_t>(option.args[0]));
    if (Game::is_action(option)) return game.act(option);
    enter(game, Phase::Drawing);
    return {};
}

}  // namespace

Flow<void> landing(Game& game) {
    if (journey(game).phase_begun == 0) {
        journey(game).phase_begun = 1;
        co_await begin_turn(game);
        Event landed(data(game).words.landed, at(game));
        if (!game.finished()) co_await game.announce(landed);
    }
    while (!game.finished() && journey(game).phase == Phase::Landing) {
        offer_landing(game);
        // Nobody has to be asked where there is nothing but to go on: the check is stopped at anyway.
        const bool choice = game.decision().options.size() > 1;
        const Option option = co_await (choice ? game.ask_quiescent() : game.ask());
        co_await take(game, option);
    }
}

}  // namespace briar::journey
