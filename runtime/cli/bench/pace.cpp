#include "runtime/cli/bench/pace.hpp"

#include <algorithm>
#include <thread>
#include <vector>

#include "runtime/bots/random_bot.hpp"
#include "runtime/cli/bench/allocations.hpp"
#include "runtime/cli/bench/clock.hpp"
#include "runtime/engine/game.hpp"
#include "runtime/session/systems.hpp"

namespace briar::cli {
namespace {

constexpr std::size_t kLongestGame = 5'000;
constexpr std::size_t kWarmingGames = 20;
constexpr int kRounds = 5;

/// A player with a game of its own.
class Player {
public:
    Player(const BenchGame& bench, std::uint64_t first_seed)
        : game_(bench.rules, system_set().script_host(*bench.rules)), setup_(bench.setup) {
        setup_.seed = first_seed;
        Pace unused;
        for (std::size_t i = 0; i < kWarmingGames; ++i)
            play_one(unused, 1e9);
    }

    /// Plays games one after another. The last one is left where it is when the time is over.
    Pace play_for(double seconds) {
        Pace pace;
        const double begin = cpu_seconds();
        while (pace.seconds < seconds) {
            play_one(pace, begin + seconds);
            pace.seconds = cpu_seconds() - begin;
        }
        return pace;
    }

private:
    void play_one(Pace& pace, double until) {
        ++setup_.seed;
        try {
            game_.set_up(setup_);
            const std::uint64_t allocated = allocations();
            const bool ended = play_on(pace, until);
            pace.allocations += allocations() - allocated;
            pace.games += ended ? 1 : 0;
        } catch (const RuleError&) {
            ++pace.failed;
        }
    }

    /// Whether the game came to its end in time.
    bool play_on(Pace& pace, double until) {
        game_.run();
        for (std::size_t i = 0; !game_.over() && i < kLongestGame; ++i) {
            game_.choose(bot_.choose(game_));
            ++pace.decisions;
            if (i % 256 == 255 && cpu_seconds() > until) return false;
        }
        return true;
    }

    Game game_;
    RandomBot bot_;
    Setup setup_;
};

/// Threads that play at the same time, each with games of its own: what they do together.
double play_together(const BenchGame& bench, std::size_t threads, double seconds) {
    std::vector<double> rates(threads);
    {
        std::vector<std::jthread> workers;
        for (std::size_t i = 0; i < threads; ++i) {
            workers.emplace_back([&, i] {
                Player player(bench, bench.setup.seed + i * 1'000'000);
                rates[i] = player.play_for(seconds).decisions_per_second();
            });
        }
    }
    double all = 0;
    for (const double rate : rates)
        all += rate;
    return all;
}

}  // namespace

Paces measure_paces(const BenchGame& bench, std::size_t threads, double seconds) {
    Player player(bench, bench.setup.seed);
    Paces paces;
    std::uint64_t failed = 0;
    for (int round = 0; round < kRounds; ++round) {
        const Pace pace = player.play_for(seconds / kRounds);
        failed += pace.failed;
        if (paces.alone.seconds == 0 || pace.decisions_per_second() > paces.alone.decisions_per_second())
            paces.alone = pace;
        paces.together = std::max(paces.together, play_together(bench, threads, seconds / kRounds));
    }
    paces.alone.failed = failed;
    return paces;
}

}  // namespace briar::cli
