#include "runtime/journey/rest.hpp"

#include "runtime/journey/heroes.hpp"
#include "runtime/journey/turn_logs.hpp"

namespace briar::journey {
namespace {

/// Puts all cards of a pile face down into the deck.
void into_deck(Game& game, ZoneId from) {
    while (const PieceId card = game.state().zone(from).front) {
        game.state().move_to_back(card, data(game).draw_pile);
    }
}

}  // namespace

bool can_rest(Game& game) {
    if (journey(game).rest_tokens == 0) return false;
    const bool hand_too = !data(game).rules.rest_keeps_hand && hand_size(game) > 0;
    if (count(game, data(game).discard) == 0 && !hand_too) return false;
    Event subject(EventId{}, at(game));
    return game.modified(data(game).words.may_rest, 1, subject) != 0;
}

Flow<void> rest(Game& game) {
    Event resting(data(game).words.resting, at(game));
    co_await game.announce(resting);
    if (game.finished()) co_return;
    if (resting.forbidden) {
        log_forbidden(game, "The party cannot rest", resting);
        co_return;
    }
    --journey(game).rest_tokens;
    journey(game).rested = 1;
    co_await refill(game);
}

Flow<void> refill(Game& game) {
    const int before = deck_size(game);
    into_deck(game, data(game).discard);
    if (!data(game).rules.rest_keeps_hand) into_deck(game, data(game).hand);
    game.state().shuffle(data(game).draw_pile, game.header().random[static_cast<std::size_t>(Stream::Draws)]);
    game.revealed();
    game.log(kRestedLog, standing_bits(game), deck_size(game) - before, deck_size(game));
    Event rested(data(game).words.rested, at(game));
    co_await game.announce(rested);
}

}  // namespace briar::journey
