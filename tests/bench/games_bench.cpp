// What playing costs: decisions by chance, and the parts of a game in its middle. `briar bench` prints the same without
// Google Benchmark.
#include <benchmark/benchmark.h>

#include <stdexcept>

#include "runtime/bots/random_bot.hpp"
#include "runtime/engine/game.hpp"
#include "runtime/session/content_loader.hpp"
#include "runtime/session/systems.hpp"
#include "tests/root.hpp"

namespace briar {
namespace {

constexpr int kChoices = 100;

std::shared_ptr<const Ruleset> forest() {
    static const std::shared_ptr<const Ruleset> rules = [] {
        Diagnostics problems;
        const SystemSet& set = system_set();
        const std::string scenario = "the-cursed-forest";
        const auto catalog = load_content(set, {scenario}, {project_root() / "scenarios"}, problems);
        return compile_scenario(set, catalog, {scenario, {}}, problems);
    }();
    if (rules == nullptr) throw std::runtime_error("the scenario that is measured has errors");
    return rules;
}

struct Table {
    Table() : game(forest(), system_set().script_host(*forest())) {
        setup.seats = 3;
        begin();
    }

    void begin() {
        ++setup.seed;
        game.set_up(setup);
        game.run();
    }
    void choose() {
        if (game.over()) begin();
        game.choose(bot.choose(game));
    }
    /// On to a quiescent point in the middle of a game.
    void play_a_while() {
        for (int i = 0; i < kChoices || game.over() || game.decision().stop != Stop::Quiescent; ++i)
            choose();
    }

    Game game;
    RandomBot bot;
    Setup setup;
};

void decisions(benchmark::State& state) {
    Table table;
    for (auto _ : state)
        table.choose();
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(decisions);
BENCHMARK(decisions)->Threads(2);

void whole_games(benchmark::State& state) {
    Table table;
    for (auto _ : state) {
        table.begin();
        while (!table.game.over())
            table.choose();
    }
    state.SetItemsProcessed(state.iterations());
}
BENCHMARK(whole_games);

void copy_a_state(benchmark::State& state) {
    Table table;
    table.play_a_while();
    State copy = table.game.state();
    for (auto _ : state) {
        copy = table.game.state();
        benchmark::ClobberMemory();
    }
}
BENCHMARK(copy_a_state);

void restore_a_state(benchmark::State& state) {
    Table table;
    table.play_a_while();
    const State quiet = table.game.state();
    for (auto _ : state)
        table.game.restore(quiet);
}
BENCHMARK(restore_a_state);

void announce_to_nobody(benchmark::State& state) {
    Table table;
    const Ruleset& rules = table.game.rules();
    std::uint8_t unheard = 0;
    while (rules.heard.test(unheard))
        ++unheard;
    Event event{EventId{unheard}};
    table.play_a_while();
    const State quiet = table.game.state();
    std::uint32_t told = 0;
    for (auto _ : state) {
        // Too many events without a decision are refused; one now and then costs next to nothing.
        if (++told % (1U << 16U) == 0) table.game.restore(quiet);
        (void)table.game.announce(event);
        benchmark::ClobberMemory();
    }
}
BENCHMARK(announce_to_nobody);

}  // namespace
}  // namespace briar
