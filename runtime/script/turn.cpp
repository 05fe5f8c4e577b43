#include "runtime/script/turn.hpp"

#include <utility>

#include "runtime/script/script_data.hpp"

namespace briar::script {
namespace {

/// So many turns in a row may pass without a question; then the script is thought to turn for ever.
constexpr int kMostSilentTurns = 100;

std::string turn_text(const Game& game, const LogLine& line) {
    return "It is " + game.rules().name(PieceId{static_cast<std::uint16_t>(line.args[0])}) + "'s turn.";
}

constexpr LogKind kTurnLog{"turn", turn_text};

/// Notices when turns pass without anybody being asked.
class Silence {
public:
    explicit Silence(const Game& game) : choices_(game.header().choices) {}

    void turn_passed(const Game& game) {
        if (choices_ != game.header().choices) turns_ = 0;
        choices_ = game.header().choices;
        if (++turns_ < kMostSilentTurns) return;
        const Place& place = data(game).turn_place;
        throw RuleError({}, place.file, place.line,
                        std::to_string(kMostSilentTurns) +
                            " turns have passed without a question to anybody, and the game goes on: ask with "
                            "`game:choose`, or end the game",
                        {});
    }

private:
    std::uint32_t choices_;
    int turns_ = 0;
};

Flow<void> take_turn(Game& game) {
    const PieceId player = game.header().hero;
    game.log(kTurnLog, Event::to_arg(player));
    Event event(data(game).words.turn, player);
    co_await game.announce(event);
    if (event.forbidden || game.finished()) co_return;
    RuleContext context{event, PieceId{}, RuleId{}};
    co_await game.scripts().run(game, data(game).turn, context);
}

void pass_on(Game& game) {
    ScriptState& state = script(game);
    const PieceId next = std::exchange(state.next, PieceId{});
    game.header().hero = next ? next : following(game, game.header().hero);
    ++game.header().turn;
}

}  // namespace

Flow<void> play(Game& game) {
    if (game.header().started == 0) {
        game.header().started = 1;
        game.header().turn = 1;
        Event begun(data(game).words.set_up);
        co_await game.announce(begun);
    }
    Silence silence(game);
    while (!game.finished()) {
        game.mark_quiescent();
        co_await take_turn(game);
        if (game.finished()) co_return;
        pass_on(game);
        silence.turn_passed(game);
    }
}

}  // namespace briar::script
