// Rehearsals: every decision of a game can be reached, and playing ahead leaves no trace.
#include "runtime/bots/rehearsal.hpp"

#include <gtest/gtest.h>

#include "runtime/bots/random_bot.hpp"
#include "tests/bots/bot_game.hpp"

namespace briar::tests {
namespace {

struct Table {
    const char* name;
    const char* scenario;
    std::vector<std::string> modes;
    int seats;
};

void PrintTo(const Table& table, std::ostream* out) { *out << table.name; }

class Rehearsing : public testing::TestWithParam<Table> {};

// In the middle of fights, checks, purchases and scripts that wait, too.
TEST_P(Rehearsing, ReachesEveryDecisionOfAGame) {
    const auto rules = rules_of(GetParam().scenario, GetParam().modes);
    ASSERT_TRUE(rules);
    Rehearsal rehearsal(rules);
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const auto session = begin_game(rules, {seed, GetParam().seats, {}});
        ASSERT_TRUE(session);
        RandomBot bot;
        for (int i = 0; i < 1500 && !session->over(); ++i) {
            ASSERT_TRUE(rehearsal.reach(*session)) << "seed " << seed << " choice " << i;
            ASSERT_TRUE(session->choose(bot.choose(*session)).done());
        }
    }
}

TEST_P(Rehearsing, GivesTheSameForTheSameSeed) {
    const auto rules = rules_of(GetParam().scenario, GetParam().modes);
    ASSERT_TRUE(rules);
    const auto session = begin_game(rules, {4, GetParam().seats, {}});
    ASSERT_TRUE(session);
    RandomBot bot;
    Rehearsal first(rules);
    Rehearsal second(rules);
    for (int i = 0; i < 40 && !session->over(); ++i) {
        const std::uint64_t before = session->state_hash();
        ASSERT_TRUE(first.reach(*session));
        (void)first.play(0, 99);  // what was played before does not matter
        const Rehearsed once = first.play(0, 7);
        ASSERT_TRUE(second.reach(*session));
        const Rehearsed again = second.play(0, 7);
        EXPECT_EQ(once.worth, again.worth);
        EXPECT_EQ(once.decisions, again.decisions);
        EXPECT_EQ(session->state_hash(), before);
        ASSERT_TRUE(session->choose(bot.choose(*session)).done());
    }
}

INSTANTIATE_TEST_SUITE_P(Tables, Rehearsing,
                         testing::Values(Table{"forest", "the-cursed-forest", {}, 3},
                                         Table{"treacherous", "the-cursed-forest", {"treacherous"}, 4},
                                         Table{"road", "the-forgotten-road", {}, 1},
                                         Table{"ur", "royal-game-of-ur", {}, 2}, Table{"pig", "pig", {}, 2}),
                         [](const auto& table) { return std::string(table.param.name); });

}  // namespace
}  // namespace briar::tests
