#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "editor/playing/game_start.hpp"
#include "editor/playing/party_offer.hpp"
#include "editor/playing/play_model.hpp"
#include "tests/editor/bots_game.hpp"
#include "tests/root.hpp"

/// How games begin: who is offered, who is played, what is kept of it.
namespace briar::editor {
namespace {

/// Who is played, in the order of the seats.
std::vector<std::string> party_of(std::vector<std::string> by_seat, std::uint64_t seed) {
    PlayModel model;
    const int seats = static_cast<int>(by_seat.size());
    EXPECT_FALSE(model.begin(load_rules(forest()), {seed, seats, wished_party(std::move(by_seat))}).has_errors());
    std::vector<std::string> ids;
    for (const Member& member : model.party())
        ids.push_back(model.rules().catalog->entry(member.def).id);
    std::sort(ids.begin(), ids.end());
    return ids;
}

TEST(WhoIsPlayed, IsNotKnownWhileTheScenarioHasErrors) {
    const auto file = project_root() / "scenarios/the-cursed-forest/scenario.yaml";
    GameWish wish = forest();
    EXPECT_FALSE(party_offer(load_rules(wish).catalog, {"the-cursed-forest", {}}).unknown);
    wish.overlay[file] = changed(file, "system: crawl", "system: nowhere");
    EXPECT_TRUE(party_offer(load_rules(wish).catalog, {"the-cursed-forest", {}}).unknown);
}

TEST(WhoIsPlayed, IsAskedOfEachSeatForAllThatItLeads) {
    const auto offer_of = [](const char* folder, const std::string& pack) {
        const GameRules rules = load_rules({{pack}, {project_root() / folder}, {}, {}, {}});
        return party_offer(rules.catalog, {pack, {}});
    };
    const PartyOffer forest_party = offer_of("scenarios", "the-cursed-forest");
    EXPECT_EQ(forest_party.leaders_for(2), (std::vector<int>{0, 1}));
    EXPECT_EQ(forest_party.leaders_for(4), (std::vector<int>{0, 1, 2, 3}));
    EXPECT_EQ(forest_party.heroes.size(), 8U);
    const PartyOffer road = offer_of("scenarios", "the-forgotten-road");
    EXPECT_EQ(road.leaders_for(1), (std::vector<int>{0, 0, 0}));
    const PartyOffer ur = offer_of("scenarios/examples", "royal-game-of-ur");
    EXPECT_TRUE(ur.heroes.empty()) << "nobody is asked";
    EXPECT_EQ(ur.seat_names, (std::vector<std::string>{"White", "Black"}));
}

TEST(WhoIsPlayed, HowAGameBeganIsKeptButForItsSeed) {
    GameStart start{"old-road", {"dark", "long"}, {977, 3, {"edda", "", ""}}, {{1, "greedy"}}};
    const GameStart again = start_of(to_text(start));
    EXPECT_EQ(again.scenario, "old-road");
    EXPECT_EQ(again.modes, start.modes);
    EXPECT_EQ(again.setup.seats, 3);
    EXPECT_EQ(again.setup.heroes, start.setup.heroes);
    EXPECT_EQ(again.bots, start.bots);
    EXPECT_EQ(again.setup.seed, 0U);
    EXPECT_EQ(start_of("[{,").scenario, "") << "what cannot be read is nothing";
    EXPECT_EQ(start_of("").setup.seats, start_of("[1]").setup.seats);
}

TEST(WhoIsPlayed, ChanceDrawsOnlyForThoseSeatsThatHaveNotChosen) {
    for (std::uint64_t seed = 1; seed < 30; ++seed) {
        const std::vector<std::string> party = party_of({"edda", "", ""}, seed);
        ASSERT_EQ(party.size(), 3U);
        EXPECT_EQ(std::count(party.begin(), party.end(), "edda"), 1) << seed;
        EXPECT_EQ(std::adjacent_find(party.begin(), party.end()), party.end()) << "nobody is drawn twice";
        EXPECT_EQ(party_of({"", "edda"}, seed).size(), 2U);
    }
}

TEST(WhoIsPlayed, AGameWithAHeroChosenAndOneDrawnIsSavedAndOpenedAgain) {
    PlayModel model;
    ASSERT_FALSE(model.begin(load_rules(forest()), {5, 2, wished_party({"edda", ""})}).has_errors());
    model.choose(0);
    const auto file = std::filesystem::path(testing::TempDir()) / "half chosen.yaml";
    model.save(file);
    PlayModel other;
    Diagnostics problems;
    ASSERT_TRUE(other.load(file, {project_root() / "scenarios"}, problems));
    EXPECT_TRUE(problems.empty());
    EXPECT_EQ(other.session().state_hash(), model.session().state_hash());
}

TEST(WhoIsPlayed, AGameThatCannotBeginLeavesTheRunningOneAsItIs) {
    PlayModel model;
    ASSERT_FALSE(model.begin(load_rules(forest()), {5, 2, {}}).has_errors());
    model.choose(0);
    EXPECT_TRUE(model.begin(load_rules(forest()), {5, 2, {"edda", "edda"}}).has_errors());
    EXPECT_EQ(model.at(), 1U);
}

TEST(Scenarios, AreOfferedWithTheirModesAndSeats) {
    const GameRules rules = load_rules(forest());
    const std::vector<ScenarioOffer> offers = scenarios_in(*rules.catalog, "the-cursed-forest");
    ASSERT_FALSE(offers.empty());
    EXPECT_EQ(offers.front().name, "The Cursed Forest");
    EXPECT_EQ(offers.front().seats_most, 4);
    EXPECT_FALSE(offers.front().modes.empty());
}

TEST(Seeds, AreWholeNumbersAndNothingElse) {
    EXPECT_EQ(seed_in("7"), 7U);
    EXPECT_EQ(seed_in(" 18446744073709551615 "), 18446744073709551615U);
    for (const char* wrong : {"abc-7x", "7x", "-1", "1.5", "99999999999999999999999"})
        EXPECT_FALSE(seed_in(wrong)) << wrong;
    EXPECT_TRUE(seed_in("  "));
}

}  // namespace
}  // namespace briar::editor
