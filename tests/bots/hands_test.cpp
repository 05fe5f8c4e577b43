// More cards in hand make a game easier: a bot that plays worse with them does not know what to do with them.
#include <gtest/gtest.h>

#include "runtime/session/content_loader.hpp"
#include "runtime/session/systems.hpp"
#include "tests/bots/bot_game.hpp"
#include "tests/root.hpp"

namespace briar::tests {
namespace {

constexpr int kGames = 30;
constexpr int kNearlyAll = 26;

int wins(const std::string& mode) {
    Diagnostics problems;
    const SystemSet& set = system_set();
    const auto catalog = load_content(set, {"large-hands"},
                                      {project_root() / "scenarios", project_root() / "tests/bots/packs"}, problems);
    const auto rules = compile_scenario(set, catalog, {"the-forgotten-road", {mode}}, problems);
    EXPECT_TRUE(rules && problems.empty());
    int won = 0;
    for (std::uint64_t seed = 1; rules && seed <= kGames; ++seed) {
        const auto session = begin_game(rules, {seed, 1, {}});
        won += play_game(*session, "greedy", 400).result == Result::Won ? 1 : 0;
    }
    return won;
}

TEST(LargeHands, AreWonNearlyAlwaysByTheGreedyBot) {
    for (const char* mode : {"twelve", "twenty", "thirty"})
        EXPECT_GE(wins(mode), kNearlyAll) << mode;
}

}  // namespace
}  // namespace briar::tests
