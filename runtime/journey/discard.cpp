#include "runtime/journey/discard.hpp"

#include <algorithm>

#include "runtime/journey/card_logs.hpp"
#include "runtime/journey/heroes.hpp"

namespace briar::journey {
namespace {

/// Moves cards from the top of the deck; gives which.
CardRow take_from_deck(Game& game, int most, ZoneId to) {
    CardRow taken;
    const ZoneId deck = data(game).draw_pile;
    while (static_cast<int>(taken.count) < most && taken.count < CardRow::kMost && count(game, deck) > 0) {
        const PieceId card = game.state().zone(deck).front;
        game.state().move_to_back(card, to);
        taken.add(card);
        game.revealed();
    }
    return taken;
}

/// Whether a landing, at which the party could rest, is open or follows at once; `beaten`: what stands here is.
bool landing_is_near(const Game& game, bool beaten) {
    switch (journey(game).phase) {
        case Phase::Landing:
        case Phase::Move:
            return true;
        case Phase::Fight:
            // FR-7.4: a beaten boss lets the party land on the next leg's start.
            return beaten && !next_location(game) && !last_leg(game);
        case Phase::Drawing:
        case Phase::Check:
            break;
    }
    return false;
}

/// FR-2.3: where the party stands or lands next it may rest and has something to shuffle.
bool may_still_rest(const Game& game) {
    const JourneyState& state = journey(game);
    return state.rest_tokens > 0 && count(game, data(game).discard) > 0 && landing_is_near(game, state.beaten != 0);
}

/// Neither deck nor hand has a card once so many of the hand are discarded.
bool are_the_last(const Game& game, int cards) { return cards > 0 && deck_size(game) == 0 && hand_size(game) <= cards; }

}  // namespace

Flow<int> draw_cards(Game& game, int most) {
    const CardRow drawn = take_from_deck(game, most, data(game).hand);
    log_cards(game, kDrewLog, {standing_bits(game), deck_size(game)}, drawn);
    const Vocabulary& words = data(game).words;
    if (!game.heard(words.drew)) co_return static_cast<int>(drawn.count);
    for (const PieceId card : drawn) {
        Event drew(words.drew, card, at(game));
        if (!game.finished()) co_await game.announce(drew);
    }
    co_return static_cast<int>(drawn.count);
}

Flow<void> discard_cards(Game& game, const CardRow& cards, Use use) {
    const JourneyData& all = data(game);
    for (const PieceId card : cards)
        game.state().move_to_back(card, all.discard);
    if (!game.heard(all.words.discarded)) co_return;
    for (const PieceId card : cards) {
        Event discarded(all.words.discarded, card, static_cast<Arg>(use), at(game));
        if (!game.finished()) co_await game.announce(discarded);
    }
}

Flow<void> discard(Game& game, PieceId card, Use use) {
    CardRow cards;
    cards.add(card);
    if (use == Use::Rule) log_cards(game, kDiscardedLog, {}, cards);
    co_await discard_cards(game, cards, use);
    lose_if_out_of_cards(game);
}

Flow<int> lose_cards(Game& game, int most) {
    const CardRow lost = take_from_deck(game, most, data(game).removed);
    if (most > 0 && lost.count == 0) game.log(kNoneToLoseLog);
    log_cards(game, kLostCardsLog, {deck_size(game), 0}, lost);
    if (lost.count > 0) lose_if_out_of_cards(game);
    co_return static_cast<int>(lost.count);
}

void lose_if_out_of_cards(Game& game) {
    if (!game.finished() && out_of_cards(game) && !may_still_rest(game)) {
        game.finish(Result::Lost, data(game).no_cards);
    }
}

bool loses_by_paying(const Game& game, int cards) {
    if (!are_the_last(game, cards)) return false;
    const bool fights = journey(game).phase == Phase::Fight;
    if (fights && last_leg(game) && !next_location(game)) return false;  // FR-7.5: it wins
    return journey(game).rest_tokens == 0 || !landing_is_near(game, true);
}

bool loses_by_using(const Game& game, PieceId card) {
    if (game.state().piece(card).zone != data(game).hand || !are_the_last(game, 1)) return false;
    return journey(game).rest_tokens == 0 || !landing_is_near(game, journey(game).beaten != 0);
}

}  // namespace briar::journey
