#include <chrono>
#include <cmath>
#include <functional>
#include <ostream>
#include <thread>

#include "runtime/bots/random_bot.hpp"
#include "runtime/cli/columns.hpp"
#include "runtime/cli/commands.hpp"
#include "runtime/cli/game_options.hpp"
#include "runtime/cli/json_text.hpp"
#include "runtime/cli/problems.hpp"
#include "runtime/engine/game.hpp"
#include "runtime/session/session.hpp"
#include "runtime/session/systems.hpp"

namespace briar::cli {
namespace {

using Clock = std::chrono::steady_clock;
constexpr std::size_t kLongestGame = 5'000;

double seconds_since(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

struct Bench {
    std::shared_ptr<const Ruleset> rules;
    Setup setup;
    double seconds = 1;  ///< for each measurement
};

struct Pace {
    std::uint64_t decisions = 0;
    std::uint64_t games = 0;
    std::uint64_t failed = 0;  ///< games that a failing rule ended
};

/// Games by chance without a log, one after another, until the time is over. Games that run on are cut off.
Pace play_for(const Bench& bench, std::uint64_t first_seed) {
    Game game(bench.rules, system_set().script_host(*bench.rules));
    RandomBot bot;
    Pace pace;
    Setup setup = bench.setup;
    const Clock::time_point begin = Clock::now();
    for (std::uint64_t seed = first_seed; seconds_since(begin) < bench.seconds; ++seed) {
        setup.seed = seed;
        try {
            game.set_up(setup);
            game.run();
            for (std::size_t i = 0; !game.over() && i < kLongestGame; ++i) {
                game.choose(bot.choose(game));
                ++pace.decisions;
                if (i % 256 == 255 && seconds_since(begin) > bench.seconds) return pace;
            }
            ++pace.games;
        } catch (const RuleError&) {
            ++pace.failed;
        }
    }
    return pace;
}

/// On several threads at once, each with seeds of its own.
Pace play_on(const Bench& bench, std::size_t threads) {
    std::vector<Pace> paces(threads);
    {
        std::vector<std::jthread> workers;
        for (std::size_t i = 0; i < threads; ++i)
            workers.emplace_back([&, i] { paces[i] = play_for(bench, bench.setup.seed + i * 1'000'000); });
    }
    Pace all;
    for (const Pace& pace : paces) {
        all.decisions += pace.decisions;
        all.games += pace.games;
        all.failed += pace.failed;
    }
    return all;
}

/// Nanoseconds for one call, over so many calls that the time can be measured.
double nanoseconds(double seconds, const std::function<void()>& call) {
    std::uint64_t calls = 0;
    const Clock::time_point begin = Clock::now();
    double spent = 0;
    do {
        for (int i = 0; i < 64; ++i)
            call();
        calls += 64;
        spent = seconds_since(begin);
    } while (spent < seconds);
    return spent * 1e9 / static_cast<double>(calls);
}

/// An event that no rule of the game answers; none: each is answered.
EventId unheard(const Ruleset& rules) {
    for (std::uint8_t i = 0; i < rules.registry->events().size(); ++i) {
        if (!rules.heard.test(i)) return EventId{i};
    }
    return {};
}

/// A session in the middle of a game, played by chance.
std::unique_ptr<Session> middle_of_game(const Bench& bench) {
    SessionOptions options;
    options.log = false;
    Session::Begun begun =
        Session::begin(bench.rules, system_set().script_host(*bench.rules), {bench.setup, nullptr, nullptr}, options);
    if (begun.session == nullptr) throw SetupError(begun.problems.list().front().message);
    RandomBot bot;
    for (int i = 0; i < 100 && !begun.session->over(); ++i)
        (void)begun.session->choose(bot.choose(begun.session->game_to_ask()));
    return std::move(begun.session);
}

void measure_pace(const Bench& bench, Tree& tree) {
    for (const std::size_t threads : {std::size_t{1}, std::size_t{2}}) {
        const Pace pace = play_on(bench, threads);
        Tree& item = tree[threads == 1 ? "one_thread" : "two_threads"];
        item["decisions_per_second"] = std::llround(static_cast<double>(pace.decisions) / bench.seconds);
        item["games_per_second"] = static_cast<double>(pace.games) / bench.seconds;
        item["failed_games"] = pace.failed;
    }
}

void measure_parts(const Bench& bench, Tree& tree) {
    const double each = bench.seconds / 4;
    const std::unique_ptr<Session> session = middle_of_game(bench);
    const State& state = session->state();
    State copy = state;
    tree["state_bytes"] = state.bytes().size();
    tree["copy_state_ns"] = nanoseconds(each, [&] { copy = state; });
    tree["hash_state_ns"] = nanoseconds(each, [&] { (void)state.hash(); });
    Game game(bench.rules, system_set().script_host(*bench.rules));
    const State quiet = session->last_quiescent().state;
    tree["restore_state_ns"] = nanoseconds(each, [&] { game.restore(quiet); });
    if (session->can_undo()) {
        tree["undo_and_redo_ns"] = nanoseconds(each, [&] {
            (void)session->undo();
            (void)session->redo();
        });
    }
    if (const EventId event = unheard(*bench.rules)) {
        Event nothing(event);
        tree["unheard_event_ns"] = nanoseconds(each, [&] { (void)game.announce(nothing); });
    }
    tree["set_up_ns"] = nanoseconds(each, [&] { game.set_up(bench.setup); });
}

std::string shown(const Tree& value) {
    const std::string& text = value.text();
    const std::size_t point = text.find('.');
    return point == std::string::npos ? text : text.substr(0, point + 2);
}

void write_tree(const Tree& tree, std::ostream& out) {
    std::vector<std::vector<std::string>> rows;
    for (const Tree::Member& member : tree.members()) {
        if (!member.value.is_map()) {
            rows.push_back({member.key, shown(member.value)});
            continue;
        }
        for (const Tree::Member& part : member.value.members())
            rows.push_back({member.key + " " + part.key, shown(part.value)});
    }
    write_columns(rows, out);
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
    const auto milliseconds = arguments.number("time", 1000, 10, 600'000);
    const Bench bench{compiled.rules, read_setup(arguments, *compiled.rules, 1),
                      static_cast<double>(milliseconds) / 1e3};
    Tree tree;
    tree["scenario"] = compiled.rules->scenario_name;
    measure_pace(bench, tree);
    measure_parts(bench, tree);
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
        "Random choices without a log, on one thread and on two; then, in the middle of a game: the size of a state, "
        "copying, hashing and restoring it, undo with redo, an event that nobody answers, setting up. Numbers with "
        "`ns` are nanoseconds.",
        {{"SCENARIO", "what is played; without it the first pack's"}},
        with_game_options({{"time", "MS", "how long each game measurement takes, in milliseconds (1000)"},
                           {"json", "", "prints the numbers as JSON"}}),
        {"briar bench {pack} --time 500"},
        run_bench};
}

}  // namespace briar::cli
