#include <gtest/gtest.h>

#include "runtime/crawl/crawl_system.hpp"
#include "tests/crawl/fight_table.hpp"

namespace briar::crawl {
namespace {

/// All that can meet in a fight: illness, fears, walks that end early, charges, treachery.
FightPack everything() {
    return {"treachery: {allowed: true}\nlives: 2",
            {{"wolf", "specials: bite"},
             {"bear", "guardian: {health: 12}"},
             {"path", "monster: true, specials: mire"},
             {"ann", "specials: horn"},
             {"cid", "specials: bell"}},
            "  bite: {on: {hurt: [{give_status: fever}, {give_status: fear}]}}\n"
            "  mire: {on: {entered: {roll: d6, 1: [end_turn], 2: [{hurt: 2}]}}}\n"
            "  horn: {actions: {blow: {label: Blow, during: fight, limit: fight, do: [{fight: {spawn: ghost}}]}}}\n"
            "  bell: {actions: {ring: {label: Ring, during: [turn, fight], cost: {ap: 1}, target: monster_near, range: "
            "0-2, do: [{shoot: {amount: {roll: 2d6}, monster: target}}]}}}\n",
            {}};
}

/// Plays by chance; gives the number of choices made.
int play(FightTable& table, std::uint64_t seed, int most) {
    Random random(seed, Stream::Bots);
    table.game().header().forced.strict = 0;
    table.game().run();
    int choices = 0;
    while (!table.game().over() && choices < most) {
        const Decision& decision = table.game().decision();
        if (decision.stop == Stop::Quiescent) {
            EXPECT_EQ(crawl(table.game()).fight.hero, PieceId{});
            EXPECT_EQ(crawl(table.game()).outer_fights, 0);
            EXPECT_EQ(crawl(table.game()).walker, PieceId{});
        }
        EXPECT_EQ(system().check(table.game()), "") << table.log();
        EXPECT_FALSE(table.game().prompt().empty());
        EXPECT_EQ(table.game().keys().size(), decision.options.size());
        for (const Option& option : decision.options)
            EXPECT_FALSE(option.kind->label(table.game(), option).empty());
        if (testing::Test::HasFailure()) return choices;
        table.game().choose(random.below(static_cast<std::uint32_t>(decision.options.size())));
        ++choices;
    }
    return choices;
}

TEST(MeleeRandom, GamesByChanceKeepTheirPromisesAndEnd) {
    constexpr int kMost = 20000;
    int ended = 0;
    std::string log;
    for (std::uint64_t seed = 1; seed <= 40 && !HasFailure(); ++seed) {
        FightTable table(everything(), {"ann", "ben", "cid"}, 1 + static_cast<int>(seed % 3));
        for (const char* item : {"sword", "bow", "shield"})
            table.give(seed % 2 == 0 ? "ann" : "ben", item == std::string("bow") ? "dart" : item);
        table.give("cid", "bow");
        play(table, seed, kMost);
        if (table.game().over()) ++ended;
        log += table.log();
    }
    EXPECT_EQ(ended, 40) << "heroes who fight by chance all die in the end";
    // Each of these has been met, so that the promises above mean something.
    for (const char* met :
         {" attacks ", " to help", "does not reach the fight", "at the side of", " runs at ", "gets Fever",
          "has to fight on alone", "escapes to", "out of the game", "gives", "is broken off"})
        EXPECT_NE(log.find(met), std::string::npos) << met;
}

TEST(MeleeRandom, TheSameSeedAndChoicesGiveTheSameState) {
    std::uint64_t hashes[2] = {};
    for (std::uint64_t& hash : hashes) {
        FightTable table(everything(), {"ann", "ben", "cid"}, 2);
        play(table, 5, 2000);
        hash = table.game().state().hash();
    }
    EXPECT_EQ(hashes[0], hashes[1]);
}

}  // namespace
}  // namespace briar::crawl
