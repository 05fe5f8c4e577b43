#include "runtime/journey/landing.hpp"

#include "runtime/journey/actions.hpp"
#include "runtime/journey/draw.hpp"
#include "runtime/journey/landing_options.hpp"
#include "runtime/journey/rest.hpp"
#include "runtime/journey/shop.hpp"
#include "runtime/journey/turn.hpp"

namespace briar::journey {
namespace {

/// The deck would not fill the hand: most would rest now.
bool cards_run_out(Game& game) { return deck_size(game) < hand_limit(game) - hand_size(game); }

void offer_landing(Game& game) {
    game.begin_decision(kLandingPrompt, SeatId{0}, PieceId{}, {at(game).value});
    const bool rest_open = can_rest(game);
    if (rest_open) game.offer(kRestOption, count(game, data(game).discard), journey(game).rest_tokens);
    if (rest_open && cards_run_out(game)) game.suggest_last();
    for (std::size_t i = 0; i < data(game).shops.size(); ++i) {
        if (can_shop(game, i)) game.offer(kShopOption, static_cast<Arg>(i), journey(game).shop_tokens[i]);
    }
    offer_party_actions(game, data(game).words.landing_occasion);
    game.offer(kGoOnOption, next_location(game) ? Arg{next_location(game).value} : -1);
    if (game.decision().suggested < 0) game.suggest_last();
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
