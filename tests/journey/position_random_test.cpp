// Positions at every quiescent decision of random games: written and read they give the same state, which goes on to
// the same decision.
#include <gtest/gtest.h>

#include "tests/journey/outing.hpp"

namespace briar::journey {
namespace {

constexpr int kMostChoices = 2000;

/// What stands at this moment, read into another game.
void expect_read_back(Outing& played, Outing& other) {
    const std::string written = played.position();
    other.at(written);
    other.game().header() = played.game().header();
    ASSERT_EQ(other.game().state(), played.game().state()) << written << "\n" << other.position();
    other.game().run();
    ASSERT_EQ(other.game().keys(), played.game().keys()) << written;
}

/// Plays on by chance to the end; gives how many quiescent decisions there were.
int play(Outing& played, Outing& other) {
    int stops = 0;
    played.game().run();
    for (int choices = 0; choices < kMostChoices && !played.game().over(); ++choices) {
        EXPECT_EQ(played.broken(), "");
        if (played.game().decision().stop == Stop::Quiescent) {
            expect_read_back(played, other);
            ++stops;
        }
        if (testing::Test::HasFatalFailure()) return stops;
        const auto options = static_cast<int>(played.game().decision().options.size());
        played.game().choose(static_cast<std::size_t>(played.game().chance(Stream::Bots, options)));
    }
    EXPECT_TRUE(played.game().over());
    return stops;
}

TEST(JourneyPosition, IsTheWholeStateAtEveryQuiescentDecision) {
    Outing played;
    Outing other;
    int stops = 0;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        SCOPED_TRACE(seed);
        stops += play(played.set_up(seed, {}), other);
        if (HasFatalFailure()) return;
    }
    EXPECT_GT(stops, 300);
}

}  // namespace
}  // namespace briar::journey
