// Dealing anew what a seat does not see.
#include "runtime/bots/redealer.hpp"

#include <gtest/gtest.h>

#include <map>

#include "runtime/session/systems.hpp"
#include "tests/bots/bot_game.hpp"

namespace briar::tests {
namespace {

struct Table {
    const char* name;
    const char* scenario;
    int seats;
};

void PrintTo(const Table& table, std::ostream* out) { *out << table.name; }

class Redealing : public testing::TestWithParam<Table> {
protected:
    void SetUp() override {
        rules_ = rules_of(GetParam().scenario, {});
        ASSERT_TRUE(rules_);
        const auto session = begin_game(rules_, {3, GetParam().seats, {}});
        ASSERT_TRUE(session);
        (void)play_game(*session, "random", 60);
        state_ = session->last_quiescent().state;
    }
    [[nodiscard]] std::unique_ptr<Game> game() const {
        auto game = std::make_unique<Game>(rules_, system_set().script_host(*rules_));
        game->restore(state_);
        return game;
    }

    std::shared_ptr<const Ruleset> rules_;
    State state_;
};

// The strongest form of not peeking: what comes out is the same whatever lay where before.
TEST_P(Redealing, ComesOutTheSameWhateverLayWhereBefore) {
    Redealer redealer(*rules_);
    const auto one = game();
    const auto other = game();
    Random first(1, Stream::Setup);
    Random second(2, Stream::Setup);
    redealer.redeal(*one, SeatId{0}, first);
    redealer.redeal(*other, SeatId{0}, second);
    EXPECT_NE(one->state(), other->state());
    Random again(7, Stream::Setup);
    Random likewise(7, Stream::Setup);
    redealer.redeal(*one, SeatId{0}, again);
    redealer.redeal(*other, SeatId{0}, likewise);
    EXPECT_EQ(one->state(), other->state());
}

// Everything open stays, and no deck grows or gets what it cannot hold.
TEST_P(Redealing, KeepsWhatCanBeSeenAndWhatLiesWhereByKind) {
    Redealer redealer(*rules_);
    const auto dealt = game();
    Random random(9, Stream::Setup);
    redealer.redeal(*dealt, SeatId{0}, random);
    for (std::uint16_t i = 0; i < rules_->zones.size(); ++i) {
        const ZoneId zone{i};
        EXPECT_EQ(state_.zone(zone).count, dealt->state().zone(zone).count) << rules_->zones[i].name;
        std::vector<PieceId> before;
        std::vector<PieceId> after;
        for (const PieceId piece : ZoneRange(state_, zone))
            before.push_back(piece);
        for (const PieceId piece : ZoneRange(dealt->state(), zone))
            after.push_back(piece);
        if (rules_->zones[i].sight == Sight::Everyone) {
            EXPECT_EQ(before, after) << rules_->zones[i].name;
            continue;
        }
        for (std::size_t at = 0; at < before.size(); ++at) {
            EXPECT_EQ(rules_->info(before[at]).kind, rules_->info(after[at]).kind);
            EXPECT_EQ(rules_->system->deal(*rules_, before[at]), rules_->system->deal(*rules_, after[at]));
        }
    }
    EXPECT_EQ(rules_->system->check(*dealt), "");
}

INSTANTIATE_TEST_SUITE_P(Tables, Redealing,
                         testing::Values(Table{"forest", "the-cursed-forest", 3},
                                         Table{"road", "the-forgotten-road", 1}),
                         [](const auto& table) { return std::string(table.param.name); });

// FR-1.4: nobody knows which six of nine are in the deck, but a boss lies under them.
TEST(Redealing, BringsLocationsFromTheBoxAndLeavesTheBossBelow) {
    const auto rules = rules_of("the-forgotten-road", {});
    ASSERT_TRUE(rules);
    const auto session = begin_game(rules, {1, 1, {}});
    Game game(rules, system_set().script_host(*rules));
    game.restore(session->last_quiescent().state);
    Redealer redealer(*rules);
    const ZoneId deck = rules->zone("road/deck");
    std::map<std::string, int> tops;
    std::map<std::string, int> bottoms;
    for (std::uint64_t seed = 0; seed < 200; ++seed) {
        Random random(seed, Stream::Setup);
        redealer.redeal(game, SeatId{0}, random);
        ++tops[rules->name(game.state().zone(deck).front)];
        ++bottoms[rules->name(game.state().zone(deck).back)];
    }
    EXPECT_EQ(tops.size(), 8U);  // nine, of which one lies open
    EXPECT_EQ(bottoms.size(), 3U);
}

}  // namespace
}  // namespace briar::tests
