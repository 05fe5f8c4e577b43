#include "runtime/script/set_up.hpp"

#include <algorithm>
#include <string>

#include "runtime/engine/hero_choice.hpp"
#include "runtime/script/script_data.hpp"

namespace briar::script {
namespace {

/// The players named, else the first of the scenario's.
void seat_all(Game& game, const Setup& setup) {
    check_seats(game, setup);
    const auto seats = static_cast<std::size_t>(setup.seats);
    std::vector<PieceId> players = wished_heroes(game, data(game).players, setup, setup.seats);
    if (players.empty()) players.assign(data(game).players.begin(), data(game).players.begin() + setup.seats);
    if (players.size() != seats) {
        throw SetupError("name as many players as there are seats: " + std::to_string(seats) + ", not " +
                         std::to_string(players.size()));
    }
    std::copy(players.begin(), players.end(), script(game).seats.begin());
    script(game).count = static_cast<std::uint16_t>(seats);
}

void shuffle_all(Game& game) {
    Random& random = game.header().random[static_cast<std::size_t>(Stream::Setup)];
    for (std::uint16_t i = 0; i < data(game).uses.size(); ++i) {
        const ZoneUse& use = data(game).uses[i];
        if (use.family < 0 || !family(game, ZoneId{i}).def.shuffled) continue;
        const bool unused =
            use.player >= 0 && seat_index(game, data(game).players[static_cast<std::size_t>(use.player)]) < 0;
        if (!unused) game.state().shuffle(ZoneId{i}, random);
    }
}

/// Setting up asks nobody, so that whatever is laid over the fresh game finds it whole.
void run_script(Game& game) {
    if (!data(game).set_up) return;
    Event event(data(game).words.set_up);
    RuleContext context{event, PieceId{}, RuleId{}};
    const Flow<void> flow = game.scripts().run(game, data(game).set_up, context);
    if (!flow.done()) throw SetupError("the script's `set_up` asks somebody: let `turn` ask in the first turn");
    flow.rethrow();
}

}  // namespace

void set_up_game(Game& game, const Setup& setup) {
    ::new (&script(game)) ScriptState();
    seat_all(game, setup);
    shuffle_all(game);
    game.header().hero = script(game).seats[0];
    run_script(game);
    if (const PieceId next = script(game).next) {
        game.header().hero = next;
        script(game).next = PieceId{};
    }
}

}  // namespace briar::script
