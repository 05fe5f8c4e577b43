#include "runtime/journey/draw.hpp"

#include <algorithm>

#include "runtime/journey/card_logs.hpp"
#include "runtime/journey/discard.hpp"
#include "runtime/journey/turn.hpp"
#include "runtime/journey/turn_logs.hpp"

namespace briar::journey {

int hand_limit(Game& game) {
    Event subject(EventId{}, at(game));
    return std::max(0, game.modified(data(game).words.hand_limit, data(game).rules.hand, subject));
}

Flow<void> draw_step(Game& game) {
    if (const int missing = hand_limit(game) - hand_size(game); missing > 0) {
        Event drawing(data(game).words.drawing, at(game), missing);
        co_await game.announce(drawing);
        if (drawing.forbidden) log_forbidden(game, "Nothing is drawn", drawing);
        if (!drawing.forbidden && !game.finished()) co_await draw_cards(game, drawing.fields[1]);
        if (deck_size(game) == 0) game.log(kDeckEmptyLog, hand_size(game));
    }
    if (game.finished()) co_return;
    // FR-2.3: no card is left, neither here nor there.
    lose_if_out_of_cards(game);
    if (!game.finished()) enter(game, Phase::Check);
}

}  // namespace briar::journey
