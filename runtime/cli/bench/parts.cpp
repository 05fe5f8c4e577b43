#include "runtime/cli/bench/parts.hpp"

#include <vector>

#include "runtime/bots/random_bot.hpp"
#include "runtime/cli/bench/clock.hpp"
#include "runtime/session/session.hpp"
#include "runtime/session/systems.hpp"

namespace briar::cli {
namespace {

constexpr int kChoices = 100;
constexpr std::uint32_t kBetweenDecisions = 1U << 16U;

/// An event that no rule of the game answers; none: each is answered.
EventId unheard(const Ruleset& rules) {
    for (std::uint8_t i = 0; i < rules.registry->events().size(); ++i) {
        if (!rules.heard.test(i)) return EventId{i};
    }
    return {};
}

/// A game of some length, and the states on its way from which it can be restored.
struct Middle {
    std::unique_ptr<Session> session;
    std::vector<State> quiet;
};

Middle middle_of_game(const BenchGame& bench) {
    SessionOptions options;
    options.log = false;
    Session::Begun begun =
        Session::begin(bench.rules, system_set().script_host(*bench.rules), {bench.setup, nullptr, nullptr}, options);
    if (begun.session == nullptr) throw SetupError(begun.problems.list().front().message);
    Middle middle;
    RandomBot bot;
    for (int i = 0; i < kChoices && !begun.session->over(); ++i) {
        middle.quiet.push_back(begun.session->last_quiescent().state);
        (void)begun.session->choose(bot.choose(begun.session->game_to_ask()));
    }
    middle.session = std::move(begun.session);
    return middle;
}

}  // namespace

void measure_parts(const BenchGame& bench, double seconds, Tree& tree) {
    const Middle middle = middle_of_game(bench);
    const std::unique_ptr<Session>& session = middle.session;
    const State& state = session->state();
    State copy = state;
    std::uint64_t hash = 0;
    tree["state_bytes"] = state.bytes().size();
    tree["copy_state_ns"] = nanoseconds(seconds, [&] { copy = state; });
    tree["hash_state_ns"] = nanoseconds(seconds, [&] { hash ^= state.hash(); });
    Game game(bench.rules, system_set().script_host(*bench.rules));
    std::size_t next = 0;
    tree["restore_state_ns"] = nanoseconds(seconds, [&] { game.restore(middle.quiet[next++ % middle.quiet.size()]); });
    if (session->can_undo()) {
        tree["undo_and_redo_ns"] = nanoseconds(seconds, [&] {
            (void)session->undo();
            (void)session->redo();
        });
    }
    if (const EventId event = unheard(*bench.rules)) {
        Event nothing(event);
        std::uint32_t told = 0;
        tree["unheard_event_ns"] = nanoseconds(seconds, [&] {
            // Too many events without a decision are refused; a decision now and then costs next to nothing.
            if (++told % kBetweenDecisions == 0) game.restore(middle.quiet.front());
            (void)game.announce(nothing);
        });
    }
    tree["set_up_ns"] = nanoseconds(seconds, [&] { game.set_up(bench.setup); });
}

}  // namespace briar::cli
