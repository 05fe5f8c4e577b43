#include "runtime/journey/shop.hpp"

#include <algorithm>

#include "runtime/journey/actions.hpp"
#include "runtime/journey/card_logs.hpp"
#include "runtime/journey/choice.hpp"
#include "runtime/journey/discard.hpp"
#include "runtime/journey/heroes.hpp"
#include "runtime/journey/landing_options.hpp"
#include "runtime/journey/turn_logs.hpp"

namespace briar::journey {
namespace {

void show(Game& game, std::size_t shop, int items) {
    CardRow shown;
    const ZoneId deck = data(game).shops[shop].deck;
    for (; items > 0 && count(game, deck) > 0; --items) {
        const PieceId item = game.state().zone(deck).front;
        game.state().move_to_back(item, data(game).offered);
        game.revealed();
        shown.add(item);
    }
    log_cards(game, kShownItemsLog, {static_cast<Arg>(shop), 0}, shown);
}

bool nothing_affordable(Game& game) {
    int least = journey(game).gold + 1;
    for (const PieceId item : ZoneRange(game.state(), data(game).offered))
        least = std::min(least, price(game, item));
    return least > journey(game).gold;
}

void offer_purchases(Game& game, std::size_t shop) {
    game.begin_decision(kShopPrompt, SeatId{0}, PieceId{}, {static_cast<Arg>(shop)});
    for (const PieceId item : ZoneRange(game.state(), data(game).offered)) {
        const int cost = price(game, item);
        if (cost <= journey(game).gold && !seen_before(game, item)) game.offer(kBuyOption, item.value, cost);
    }
    offer_party_actions(game, data(game).words.shop_occasion);
    game.offer(kDoneOption);
}

Flow<void> buy(Game& game, PieceId item, int cost) {
    JourneyState& state = journey(game);
    state.gold = static_cast<std::int16_t>(state.gold - cost);
    game.state().move_to_back(item, data(game).belongings);
    game.log(kBoughtLog, standing_bits(game), item.value, cost, state.gold);
    Event bought(data(game).words.bought, item, at(game), cost);
    co_await game.announce(bought);
}

/// FR-9.2: what was not bought leaves the game.
void clear_away(Game& game) {
    while (const PieceId item = game.state().zone(data(game).offered).front)
        game.state().move_to_back(item, data(game).removed);
    journey(game).discount = 0;
}

}  // namespace

int price(Game& game, PieceId item) {
    Event subject(EventId{}, item, at(game));
    const int asked = game.modified(data(game).words.price, item_def(game, item).price, subject);
    return std::max(0, asked - journey(game).discount);
}

bool can_shop(Game& game, std::size_t shop) {
    if (journey(game).shop_tokens[shop] == 0 || count(game, data(game).shops[shop].deck) == 0) return false;
    Event subject(EventId{}, at(game), static_cast<Arg>(shop) + 1);
    return game.modified(data(game).words.may_shop, 1, subject) != 0;
}

Flow<void> shop(Game& game, std::size_t number) {
    Event shopping(data(game).words.shopping, at(game), static_cast<Arg>(number) + 1);
    co_await game.announce(shopping);
    if (game.finished()) co_return;
    if (shopping.forbidden) {
        log_forbidden(game, data(game).shops[number].name + ": nothing is sold to the party", shopping);
        co_return;
    }
    --journey(game).shop_tokens[number];
    game.log(kShopLog, standing_bits(game), static_cast<Arg>(number), journey(game).gold);
    co_await offer_items(game, number, data(game).shops[number].draw);
}

Flow<void> offer_items(Game& game, std::size_t shop, int items) {
    show(game, shop, items);
    if (count(game, data(game).offered) > 0 && nothing_affordable(game)) game.log(kTooDearLog, journey(game).gold);
    while (!game.finished() && count(game, data(game).offered) > 0) {
        offer_purchases(game, shop);
        const Option option = co_await game.ask();
        if (option.kind == &kDoneOption) break;
        if (Game::is_action(option)) {
            co_await game.act(option);
        } else {
            co_await buy(game, piece_arg(option.args[0]), option.args[1]);
        }
    }
    clear_away(game);
}

}  // namespace briar::journey
