// Every game comes to an end: the bots never stand still, and where all else fails the scenario itself ends the game.
#include <gtest/gtest.h>

#include "tests/bots/bot_game.hpp"

namespace briar::tests {
namespace {

struct Table {
    const char* name;
    const char* scenario;
    std::vector<std::string> modes;
    int seats;
    std::vector<std::string> heroes;
    int games;         ///< of the greedy bot, seeds 1 and up
    std::size_t most;  ///< decisions of the greedy bot: above what 500 games took, far below standing still
};

void PrintTo(const Table& table, std::ostream* out) { *out << table.name; }

const std::vector<Table>& tables() {
    static const std::vector<Table> list{
        {"three_heroes", "the-cursed-forest", {}, 3, {"sirja", "edda", "brannoc"}, 140, 800},
        {"three_others", "the-cursed-forest", {}, 3, {"tamiel", "thalenor", "hroald"}, 60, 800},
        {"strict", "the-cursed-forest", {"strict"}, 3, {"maelis", "old-perrin", "edda"}, 60, 1600},
        {"solo_with_four", "the-cursed-forest", {"solo"}, 1, {"sirja", "tamiel", "brannoc", "hroald"}, 120, 800},
        {"solo_with_one", "the-cursed-forest", {"solo"}, 1, {"sirja"}, 120, 400},
        {"treacherous", "the-cursed-forest", {"treacherous"}, 4, {}, 40, 1000},
        {"road", "the-forgotten-road", {}, 1, {}, 200, 200},
        {"legendary_road", "the-forgotten-road", {"legendary"}, 1, {}, 200, 200},
    };
    return list;
}

class EveryGame : public testing::TestWithParam<Table> {};

briar::Setup setup(const Table& table, std::uint64_t seed) { return {seed, table.seats, table.heroes}; }

TEST_P(EveryGame, OfTheGreedyBotEndsWithinItsBound) {
    const auto rules = rules_of(GetParam().scenario, GetParam().modes);
    ASSERT_TRUE(rules);
    for (int game = 1; game <= GetParam().games; ++game) {
        const auto session = begin_game(rules, setup(GetParam(), static_cast<std::uint64_t>(game)));
        ASSERT_TRUE(session);
        const PlayedGame played = play_game(*session, "greedy", GetParam().most);
        EXPECT_NE(played.result, Result::Playing) << "seed " << game << " after " << played.decisions;
    }
}

TEST_P(EveryGame, OfRandomChoicesEnds) {
    const auto rules = rules_of(GetParam().scenario, GetParam().modes);
    ASSERT_TRUE(rules);
    for (std::uint64_t seed = 1; seed <= 100; ++seed) {
        const auto session = begin_game(rules, setup(GetParam(), seed));
        ASSERT_TRUE(session);
        EXPECT_NE(play_game(*session, "random", 20'000).result, Result::Playing) << "seed " << seed;
    }
}

// Nobody has to play: a table where everybody passes does not sit for ever.
TEST_P(EveryGame, InWhichNobodyDoesAnythingEnds) {
    const auto rules = rules_of(GetParam().scenario, GetParam().modes);
    ASSERT_TRUE(rules);
    const auto session = begin_game(rules, setup(GetParam(), 1));
    ASSERT_TRUE(session);
    for (int i = 0; i < 2000 && !session->over(); ++i)
        ASSERT_TRUE(session->choose(session->decision().options.size() - 1).done());
    EXPECT_TRUE(session->over());
}

INSTANTIATE_TEST_SUITE_P(Tables, EveryGame, testing::ValuesIn(tables()),
                         [](const auto& table) { return std::string(table.param.name); });

}  // namespace
}  // namespace briar::tests
