#include "runtime/journey/legs.hpp"

#include <algorithm>

#include "runtime/journey/score.hpp"
#include "runtime/journey/set_up.hpp"
#include "runtime/journey/turn.hpp"
#include "runtime/journey/turn_logs.hpp"

namespace briar::journey {
namespace {

/// FR-7.4: out of play.
void clear(Game& game, ZoneId zone) {
    while (const PieceId location = game.state().zone(zone).front) {
        game.state().piece(location).face = 1;
        game.state().move_to_back(location, data(game).removed);
    }
}

Flow<void> tell_laid(Game& game, PieceId location) {
    game.revealed();
    game.log(kLaidLog, location.value, count(game, leg(game).deck));
    Event laid(data(game).words.laid, location);
    co_await game.announce(laid);
}

bool has(const std::vector<PieceId>& pieces, PieceId piece) {
    return std::find(pieces.begin(), pieces.end(), piece) != pieces.end();
}

}  // namespace

std::uint32_t deal_of(const Ruleset& rules, PieceId piece) {
    const auto& legs = rules.data<JourneyData>().legs;
    auto deal = static_cast<std::uint32_t>(rules.zones.size());  // behind those of zones
    for (const LegData& leg : legs) {
        if (has(leg.locations, piece)) return deal;
        if (has(leg.bosses, piece)) return deal + 1;
        deal += 2;
    }
    return rules.starts[piece.value].value;
}

void stand_on(Game& game, PieceId location) {
    JourneyState& state = journey(game);
    state.at = location;
    state.rolled = 0;
    state.fight_rolled = 0;
    state.attempts = 0;
    state.beaten = 0;
    state.check_failed = 0;
    state.rested = 0;
}

Flow<void> lay_ahead(Game& game) {
    const PieceId location = lay_next(game);
    if (location) co_await tell_laid(game, location);
}

Flow<void> open_leg(Game& game) {
    game.log(kLegLog, journey(game).leg, at(game).value);
    Event started(data(game).words.leg_started, at(game));
    co_await game.announce(started);
    const PieceId ahead = next_location(game);
    if (ahead && !game.finished()) co_await tell_laid(game, ahead);
}

Flow<void> complete_leg(Game& game) {
    if (last_leg(game)) {
        co_await win(game);
        co_return;
    }
    clear(game, leg(game).row);
    clear(game, leg(game).deck);
    begin_leg(game, journey(game).leg + std::size_t{1});
    stand_on(game, leg(game).start);
    enter(game, Phase::Landing);
    co_await open_leg(game);
}

}  // namespace briar::journey
