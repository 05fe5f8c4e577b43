// Whole games by chance: promises hold after each choice, every option has a key and a label, all games end.
#include <gtest/gtest.h>

#include <map>

#include "runtime/journey/journey_system.hpp"
#include "tests/journey/trek.hpp"

namespace briar::journey {
namespace {

/// All that can be asked for.
TrekPack everything() {
    return {
        "",
        "  shout: {actions: {shout: {label: Shout, during: [fight, move], do: [{add_points: 2}]}}}\n"
        "  aid: {actions: {aid: {label: Aid, during: [landing, check, fight], target: exhausted-hero, do: [{restore: "
        "target}]}}}\n"
        "  again: {actions: {again: {label: Again, during: check, do: [reroll_die]}}}\n"
        "  eat: {actions: {eat: {label: Eat, during: [landing, fight], uses_up: true, do: [{heal: 2}]}}}\n"
        "  wake: {actions: {wake: {label: Wake, during: landing, uses_up: true, do: [revive]}}}\n"
        "  look: {actions: {look: {label: Look, during: landing, limit: turn, do: [{look_at_deck: 3}]}}}\n"
        "  fetch: {actions: {fetch: {label: Fetch, during: move, uses_up: true, do: [take_back, discard]}}}\n"
        "  pain: {on: {hurt: [{lose_gold: 1}], exhausted: [{draw_cards: 1}]}}\n"
        "  trap: {on: {landed: [{hurt: 1}]}}\n",
        {{"bryn", "specials: shout"},
         {"tove", "specials: aid"},
         {"ged", "specials: again"},
         {"una", "specials: pain"},
         {"bread", "specials: eat"},
         {"rope", "specials: wake"},
         {"lamp", "specials: look"},
         {"coat", "specials: fetch"},
         {"wood", "specials: trap"}}};
}

/// Plays by chance to the end or so many choices; gives the number of choices made.
int play(Trek& trek, std::uint64_t seed, std::map<std::string, int>& met, int most) {
    Random random(seed, Stream::Bots);
    trek.run();
    int choices = 0;
    for (; !trek.game().over() && choices < most; ++choices) {
        const Decision& decision = trek.game().decision();
        ++met[decision.prompt->name];
        EXPECT_EQ(system().check(trek.game()), "") << trek.log();
        EXPECT_FALSE(trek.game().prompt().empty());
        EXPECT_EQ(trek.game().keys().size(), decision.options.size());
        for (const Option& option : decision.options) {
            EXPECT_FALSE(option.kind->label(trek.game(), option).empty());
            ++met[option.kind->name];
        }
        if (testing::Test::HasFailure()) return choices;
        trek.game().choose(random.below(static_cast<std::uint32_t>(decision.options.size())));
    }
    return choices;
}

TEST(Random, GamesByChanceKeepTheirPromisesAndEnd) {
    std::map<std::string, int> met;
    std::map<Result, int> results;
    for (std::uint64_t seed = 1; seed <= 200 && !HasFailure(); ++seed) {
        Trek trek(everything(), seed);
        if (seed % 2 == 0) trek.items({"bread", "rope", "lamp", "coat"});
        if (seed % 3 == 0) trek.gold(7);
        play(trek, seed, met, 5000);
        EXPECT_TRUE(trek.game().over()) << seed;
        ++results[trek.result()];
    }
    EXPECT_GT(results[Result::Lost], 0);
    for (const char* each : {"landing",  "check",     "icon", "fight", "move",  "damage", "cards",
                             "shop",     "hero",      "card", "look",  "die",   "pay",    "pay-icon",
                             "add-card", "pay-these", "buy",  "rest",  "visit", "action", "put-under"})
        EXPECT_GT(met[each], 0) << each;
}

TEST(Random, TheSameSeedAndChoicesGiveTheSameState) {
    std::map<std::string, int> met;
    std::uint64_t hashes[2] = {};
    for (std::uint64_t& hash : hashes) {
        Trek trek(everything(), 5);
        play(trek, 9, met, 500);
        hash = trek.game().state().hash();
    }
    EXPECT_EQ(hashes[0], hashes[1]);
}

TEST(Random, AQuiescentStateAloneSaysHowItGoesOn) {
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Trek trek(everything(), seed);
        Trek other(everything(), seed + 1);
        Random random(seed, Stream::Bots);
        trek.run();
        for (int i = 0; i < 400 && !trek.game().over(); ++i) {
            if (trek.game().decision().stop == Stop::Quiescent) {
                other.game().restore(trek.game().state());
                ASSERT_EQ(other.keys(), trek.keys());
                ASSERT_EQ(other.game().state(), trek.game().state());
            }
            trek.game().choose(random.below(static_cast<std::uint32_t>(trek.game().decision().options.size())));
        }
    }
}

}  // namespace
}  // namespace briar::journey
