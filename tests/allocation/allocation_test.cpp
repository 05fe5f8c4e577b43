// Playing allocates nothing once warm: games that have been played before are played again without asking for memory.
#include <gtest/gtest.h>
#include <malloc.h>

#include <coroutine>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "runtime/bots/random_bot.hpp"
#include "runtime/cli/bench/allocations.hpp"
#include "runtime/engine/game.hpp"
#include "runtime/session/content_loader.hpp"
#include "runtime/session/systems.hpp"
#include "tests/root.hpp"

namespace briar {
namespace {

constexpr std::uint64_t kGames = 30;
constexpr int kLongest = 2000;
// What scripts leave behind is collected now and then: it takes a while until there is room for the most there can be.
constexpr int kWarmings = 4;

struct Played {
    std::string scenario;
    std::vector<std::string> modes;
    int seats = 1;
};

void PrintTo(const Played& played, std::ostream* out) { *out << played.scenario; }

const std::vector<Played>& all_played() {
    static const std::vector<Played> list{
        {"the-cursed-forest", {}, 3},
        {"the-cursed-forest", {"treacherous"}, 4},
        {"the-forgotten-road", {}, 1},
    };
    return list;
}

std::shared_ptr<const Ruleset> rules_of(const Played& played) {
    Diagnostics problems;
    const SystemSet& set = system_set();
    const auto catalog = load_content(set, {played.scenario}, {project_root() / "scenarios"}, problems);
    return compile_scenario(set, catalog, {played.scenario, played.modes}, problems);
}

struct Tally {
    int decisions = 0;
    std::uint64_t allocations = 0;  ///< while they were made; setting up may allocate
};

/// Plays the same games each time.
Tally play(Game& game, int seats) {
    RandomBot bot;
    Tally tally;
    Setup setup;
    setup.seats = seats;
    for (setup.seed = 1; setup.seed <= kGames; ++setup.seed) {
        game.set_up(setup);
        const std::uint64_t before = cli::allocations();
        game.run();
        for (int i = 0; i < kLongest && !game.over(); ++i, ++tally.decisions)
            game.choose(bot.choose(game));
        tally.allocations += cli::allocations() - before;
    }
    return tally;
}

class Allocation : public testing::TestWithParam<Played> {};

TEST_P(Allocation, NoneIsMadeOnceWarm) {
#ifdef __SANITIZE_ADDRESS__
    GTEST_SKIP() << "sanitizers allocate for themselves";
#endif
    const auto rules = rules_of(GetParam());
    ASSERT_TRUE(rules);
    Game game(rules, system_set().script_host(*rules));
    for (int i = 0; i < kWarmings; ++i)
        play(game, GetParam().seats);
    const Tally tally = play(game, GetParam().seats);
    EXPECT_GT(tally.decisions, 1000);
    EXPECT_EQ(tally.allocations, 0U) << "in " << tally.decisions << " decisions";
}

TEST(AllocationCount, CountsWhatThisThreadAsksFor) {
#ifdef __SANITIZE_ADDRESS__
    GTEST_SKIP() << "sanitizers allocate for themselves";
#endif
    const std::uint64_t before = cli::allocations();
    const auto number = std::make_unique<int>(1);
    EXPECT_EQ(cli::allocations() - before, 1U) << *number;
}

Flow<void> never_done() { co_await std::suspend_always{}; }

TEST(AllocationCount, AThreadThatOnlyEndsFlowsKeepsNothing) {
#ifdef __SANITIZE_ADDRESS__
    GTEST_SKIP() << "sanitizers allocate for themselves, and tell what is lost";
#endif
    constexpr int kThreads = 200;
    constexpr int kFlows = 50;
    const std::size_t before = mallinfo2().uordblks;
    for (int i = 0; i < kThreads; ++i) {
        std::vector<Flow<void>> flows;
        for (int each = 0; each < kFlows; ++each)
            flows.push_back(never_done());
        std::thread([ended = std::move(flows)] {}).join();
    }
    const auto lost = static_cast<std::int64_t>(mallinfo2().uordblks - before);
    EXPECT_LT(lost, std::int64_t{kThreads} * kFlows * 16);
}

INSTANTIATE_TEST_SUITE_P(Scenarios, Allocation, testing::ValuesIn(all_played()),
                         [](const auto& played) { return "row_" + std::to_string(played.index); });

}  // namespace
}  // namespace briar
