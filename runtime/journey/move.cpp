#include "runtime/journey/move.hpp"

#include "runtime/journey/consequence.hpp"
#include "runtime/journey/discard.hpp"
#include "runtime/journey/fight_logs.hpp"
#include "runtime/journey/heroes.hpp"
#include "runtime/journey/landing_options.hpp"
#include "runtime/journey/legs.hpp"
#include "runtime/journey/paying.hpp"
#include "runtime/journey/turn.hpp"
#include "runtime/journey/turn_logs.hpp"

namespace briar::journey {
namespace {

/// FR-6.2
Flow<void> stray(Game& game) {
    game.log(kStrayedLog, standing_bits(game), next_location(game).value);
    const Failing cost = failing(game);
    if (cost.location) co_await suffer(game, cost.what, cost.location, Mishap::Move);
}

/// A rule keeps the party here. The player is asked to go on: where nothing else is asked for, turns would follow each
/// other for ever.
Flow<void> stay(Game& game) {
    game.begin_decision(kLandingPrompt, SeatId{0}, PieceId{}, {at(game).value});
    game.offer(kGoOnOption, next_location(game).value);
    co_await game.ask_always();
    enter(game, Phase::Drawing);
    co_await begin_turn(game);
}

/// FR-6.1, FR-6.3
Flow<void> land_on(Game& game, PieceId next) {
    const PieceId from = at(game);
    stand_on(game, next);
    game.log(kMovedLog, standing_bits(game), next.value);
    Event moved(data(game).words.moved, next, from);
    co_await game.announce(moved);
    if (!game.finished() && !next_location(game)) co_await lay_ahead(game);
    if (!game.finished()) enter(game, Phase::Landing);
}

}  // namespace

Flow<void> move(Game& game) {
    // FR-7.4: behind the last location there is no way to pay for.
    if (!next_location(game)) {
        co_await complete_leg(game);
        co_return;
    }
    journey(game).phase_begun = 1;
    const Paid paid = co_await pay_points(game, Side::Move);
    if (game.finished()) co_return;
    if (paid == Paid::Declined) co_await stray(game);
    if (paid == Paid::Cards) lose_if_out_of_cards(game);
    if (game.finished()) co_return;
    const PieceId next = next_location(game);
    Event moving(data(game).words.moving, next, at(game));
    co_await game.announce(moving);
    if (game.finished()) co_return;
    if (moving.forbidden) {
        log_forbidden(game, "The party cannot move on", moving);
        co_await stay(game);
    } else {
        co_await land_on(game, next);
    }
}

}  // namespace briar::journey
