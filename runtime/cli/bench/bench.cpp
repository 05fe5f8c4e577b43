#include <sys/resource.h>

#include <algorithm>
#include <cmath>
#include <ostream>

#include "runtime/cli/bench/clock.hpp"
#include "runtime/cli/bench/hooks.hpp"
#include "runtime/cli/bench/pace.hpp"
#include "runtime/cli/bench/parts.hpp"
#include "runtime/cli/check_packs.hpp"
#include "runtime/cli/columns.hpp"
#include "runtime/cli/commands.hpp"
#include "runtime/cli/game_options.hpp"
#include "runtime/cli/json_text.hpp"
#include "runtime/cli/problems.hpp"
#include "runtime/engine/game.hpp"
#include "runtime/session/systems.hpp"

namespace briar::cli {
namespace {

constexpr std::size_t kThreads = 2;
constexpr int kSeats = 3;

void measure_games(const BenchGame& bench, double seconds, Tree& tree) {
    const Paces paces = measure_paces(bench, kThreads, seconds);
    const Pace& alone = paces.alone;
    tree["seats"] = bench.setup.seats;
    tree["decisions_per_second"] = std::llround(alone.decisions_per_second());
    tree["games_per_second"] = std::llround(alone.games_per_second());
    tree["failed_games"] = alone.failed;
    tree["allocations_per_decision"] =
        static_cast<double>(alone.allocations) / static_cast<double>(std::max<std::uint64_t>(alone.decisions, 1));
    tree["two_threads_decisions_per_second"] = std::llround(paces.together);
    tree["two_threads_against_one"] = paces.together / alone.decisions_per_second();
}

void measure_scripts(double seconds, Tree& tree) {
    const HookTimes times = measure_hooks(seconds);
    tree["hook_that_returns_ns"] = times.returns;
    tree["hook_that_waits_ns"] = times.waits;
}

/// Once each: these are long enough.
void measure_begin(const Wish& wish, const BenchGame& bench, Tree& tree) {
    double begin = cpu_seconds();
    const Compiled compiled = compile_wish(wish);
    Game game(compiled.rules, system_set().script_host(*compiled.rules));
    game.set_up(bench.setup);
    game.run();
    tree["start_ms"] = (cpu_seconds() - begin) * 1e3;
    begin = cpu_seconds();
    (void)check_together({compiled.catalog->packs().back().id});
    tree["check_ms"] = (cpu_seconds() - begin) * 1e3;
}

double peak_megabytes() {
    rusage used{};
    getrusage(RUSAGE_SELF, &used);
    return static_cast<double>(used.ru_maxrss) / 1024.0;
}

/// Three figures that mean something.
std::string shown(const Tree& value) {
    const std::string& text = value.text();
    const std::size_t point = text.find('.');
    if (point == std::string::npos) return text;
    return text.substr(0, point < 3 ? 4 : point);
}

void write_tree(const Tree& tree, std::ostream& out) {
    std::vector<std::vector<std::string>> rows;
    for (const Tree::Member& member : tree.members())
        rows.push_back({member.key, shown(member.value)});
    write_columns(rows, out);
}

/// Like any game's, but with three seats where nothing else was asked for.
Setup bench_setup(const Arguments& arguments, const Ruleset& rules) {
    Setup setup = read_setup(arguments, rules, 1);
    if (!arguments.has("seats")) setup.seats = std::clamp(kSeats, rules.seats_least, rules.seats_most);
    return setup;
}

int run_bench(const Arguments& arguments, Console& console) {
    Diagnostics ignored;
    Wish wish = read_wish(arguments);
    const std::vector<std::string> packs = all_packs(ignored);
    if (wish.word.empty() && packs.empty()) throw WrongUse("there are no packs here", "name a scenario");
    if (wish.word.empty()) wish.word = packs.front();
    const Compiled compiled = compile_wish(wish);
    if (compiled.rules == nullptr) {
        show_errors(compiled.problems, console);
        return kProblems;
    }
    const double seconds = static_cast<double>(arguments.number("time", 1000, 10, 600'000)) / 1e3;
    const BenchGame bench{compiled.rules, bench_setup(arguments, *compiled.rules)};
    Tree tree;
    tree["scenario"] = compiled.rules->scenario_name;
    measure_games(bench, seconds, tree);
    measure_parts(bench, seconds / 5, tree);
    measure_scripts(seconds / 5, tree);
    // Before everything is loaded a second time.
    tree["peak_memory_mb"] = peak_megabytes();
    measure_begin(wish, bench, tree);
    if (arguments.has("json")) {
        console.out << to_json(tree) << '\n';
    } else {
        write_tree(tree, console.out);
    }
    return kFine;
}

}  // namespace

Command bench_command() {
    return {
        "bench",
        "Measures how fast games are played, and what the parts of it cost.",
        "Random choices without a log, by three seats if the scenario has so many, on one thread and on two at the "
        "same time; then, in the middle of a game: the size of a state, copying, hashing and restoring it, undo with "
        "redo, an event that nobody answers, setting up; calls of scripts; loading and checking. Times are processor "
        "time, the best of five rounds. Numbers with `ns` are nanoseconds, with `ms` milliseconds.",
        {{"SCENARIO", "what is played; without it the first pack's"}},
        with_game_options({{"time", "MS", "how long games are measured, in milliseconds (1000)"},
                           {"json", "", "prints the numbers as JSON"}}),
        {"briar bench {pack} --time 500"},
        run_bench};
}

}  // namespace briar::cli
