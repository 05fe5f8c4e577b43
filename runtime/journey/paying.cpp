#include "runtime/journey/paying.hpp"

#include <algorithm>
#include <bit>

#include "runtime/engine/modifiers.hpp"
#include "runtime/journey/actions.hpp"
#include "runtime/journey/card_logs.hpp"
#include "runtime/journey/heroes.hpp"
#include "runtime/journey/payment_options.hpp"
#include "runtime/journey/turn.hpp"

namespace briar::journey {
namespace {

/// FR-3.2
Doubling doubling(Game& game) {
    const DoublingRules& rule = data(game).rules.doubling;
    Event subject(EventId{}, at(game));
    return {std::max(1, game.modified(data(game).words.doubling, rule.factor, subject)), rule.stacks};
}

bool doubles(const CardDef& card, Side side) {
    return card.doubles == Doubles::Both || card.doubles == (side == Side::Fight ? Doubles::Fight : Doubles::Move);
}

/// What a card brings, after `modifiers` of the side's value.
int points(const Game& game, PieceId card, Side side, const Modifiers& modifiers) {
    const CardDef& def = card_def(game, card);
    Event subject(EventId{}, card, at(game));
    return std::max(0, modifiers.apply(side == Side::Fight ? def.fight : def.move, subject));
}

/// Whether there are sets that pay and are not listed: with a card too many, or beyond the list.
bool more_than_listed(const Payments& found, std::size_t hand) {
    if (!found.complete) return true;
    return std::any_of(found.begin(), found.end(), [&](const Payment& payment) {
        return static_cast<std::size_t>(std::popcount(payment.cards)) < hand;
    });
}

void offer_payment(Game& game, Side side, int needed) {
    const bool fight = side == Side::Fight;
    const Purse purse = open_purse(game, side);
    Payments found;
    find_payments(purse.all(), needed, purse.doubling, found);
    game.begin_decision(fight ? kFightPrompt : kMovePrompt, SeatId{0}, PieceId{}, {static_cast<Arg>(side), needed});
    for (const Payment& payment : found) {
        game.offer(kPayOption, static_cast<Arg>(payment.cards), payment.worth, needed, static_cast<Arg>(side));
        if (&payment == found.begin()) game.suggest_last();
    }
    const Vocabulary& words = data(game).words;
    offer_party_actions(game, fight ? words.fight_occasion : words.move_occasion);
    if (more_than_listed(found, purse.pieces.count)) {
        game.offer(kCardByCardOption, static_cast<Arg>(side), needed);
    }
    game.offer(kDeclineOption, static_cast<Arg>(side));
}

CardRow cards_of(const Game& game, CardSet set) {
    CardRow cards;
    for (const PieceId card : ZoneRange(game.state(), data(game).hand)) {
        if (set == 0) break;
        if ((set & 1U) != 0) cards.add(card);
        set >>= 1U;
    }
    return cards;
}

/// Cards laid out one by one.
struct LaidOut {
    std::array<PayCard, kMostCards> cards{};
    CardRow pieces;
    Doubling doubling;
    CardSet places = 0;  ///< of them in the hand

    [[nodiscard]] bool has(PieceId card) const { return std::find(pieces.begin(), pieces.end(), card) != pieces.end(); }
    void add(const Purse& purse, PieceId card) {
        const auto place = std::find(purse.pieces.begin(), purse.pieces.end(), card) - purse.pieces.begin();
        cards[pieces.count] = purse.cards[static_cast<std::size_t>(place)];
        pieces.add(card);
        if (place < static_cast<std::ptrdiff_t>(kMostCards)) places |= CardSet{1} << place;
    }
    [[nodiscard]] int worth() const {
        const std::span<const PayCard> all(cards.data(), pieces.count);
        return journey::worth(all, (CardSet{1} << pieces.count) - 1, doubling);
    }
};

void offer_cards(Game& game, const Purse& purse, const LaidOut& out, Side side, int needed) {
    const int worth = out.worth();
    game.begin_decision(kCardsPrompt, SeatId{0}, PieceId{},
                        {static_cast<Arg>(side), needed, worth, static_cast<Arg>(out.places)});
    if (worth >= needed) game.offer(kPayTheseOption, static_cast<Arg>(out.pieces.count), worth, needed);
    for (std::size_t i = 0; i < purse.pieces.count && out.pieces.count < kMostCards; ++i) {
        const PieceId card = purse.pieces.cards[i];
        bool known = out.has(card);
        for (std::size_t before = 0; before < i && !known; ++before)
            known = purse.cards[before].sort == purse.cards[i].sort && !out.has(purse.pieces.cards[before]);
        if (!known) game.offer(kAddCardOption, card.value, purse.cards[i].points, purse.cards[i].doubles ? 1 : 0);
    }
    game.offer(kNotTheseOption);
}

/// Any set of cards that is worth enough; an empty one: the player thought better of it.
Flow<LaidOut> lay_out_cards(Game& game, Side side, int needed) {
    const Purse purse = open_purse(game, side);
    LaidOut out;
    out.doubling = purse.doubling;
    for (;;) {
        offer_cards(game, purse, out, side, needed);
        const Option option = co_await game.ask();
        if (option.kind == &kPayTheseOption) co_return out;
        if (option.kind == &kNotTheseOption) co_return LaidOut{};
        out.add(purse, piece_arg(option.args[0]));
    }
}

Flow<void> pay_with(Game& game, const CardRow& cards, Side side, int worth, int needed) {
    const bool fight = side == Side::Fight;
    log_cards(game, fight ? kPaidFightLog : kPaidMoveLog, {standing_bits(game), pack_points(worth, needed)}, cards);
    return discard_cards(game, cards, fight ? Use::Fight : Use::Move);
}

}  // namespace

int points_needed(Game& game, Side side) {
    const JourneyState& state = journey(game);
    const Vocabulary& words = data(game).words;
    const PieceId here = state.at;
    if (side == Side::Fight) {
        Event subject(EventId{}, here);
        const int printed = location_def(game, here).fight.points + (state.fight_rolled != 0 ? state.rolled : 0);
        return game.modified(words.fight_needed, printed, subject) - state.bonus;
    }
    const PieceId next = next_location(game);
    if (!next) return 0;
    Event subject(EventId{}, next, here);
    const int printed = location_def(game, here).steps.after + location_def(game, next).steps.before;
    return game.modified(words.move_needed, printed, subject) - state.bonus;
}

Purse open_purse(Game& game, Side side) {
    Purse purse;
    purse.doubling = doubling(game);
    const Vocabulary& words = data(game).words;
    const Modifiers modifiers(game, side == Side::Fight ? words.card_fight : words.card_move);
    for (const PieceId card : ZoneRange(game.state(), data(game).hand)) {
        if (purse.pieces.count == CardRow::kMost) break;
        purse.cards[purse.pieces.count] = {points(game, card, side, modifiers), game.rules().info(card).def.value,
                                           doubles(card_def(game, card), side)};
        purse.pieces.add(card);
    }
    return purse;
}

Flow<Paid> pay_points(Game& game, Side side) {
    while (!game.finished()) {
        const int needed = points_needed(game, side);
        if (needed <= 0) co_return Paid::Free;
        offer_payment(game, side, needed);
        const Option option = co_await game.ask_quiescent();
        if (option.kind == &kDeclineOption) co_return Paid::Declined;
        if (Game::is_action(option)) {
            co_await game.act(option);
        } else if (option.kind == &kPayOption) {
            const CardRow cards = cards_of(game, static_cast<CardSet>(option.args[0]));
            co_await pay_with(game, cards, side, option.args[1], needed);
            co_return Paid::Cards;
        } else {
            const LaidOut out = co_await lay_out_cards(game, side, needed);
            if (out.pieces.count == 0) continue;
            co_await pay_with(game, out.pieces, side, out.worth(), needed);
            co_return Paid::Cards;
        }
    }
    co_return Paid::Declined;
}

}  // namespace briar::journey
