#include <gtest/gtest.h>

#include "runtime/crawl/melee.hpp"
#include "tests/crawl/fight_table.hpp"

namespace briar::crawl {
namespace {

const FightPack kTreachery{"treachery: {allowed: true}", {}, {}, {}};

/// A kill of a hero.
void kill(FightTable& table, const std::string& hero, const std::string& monster, int copy = 0) {
    const PieceId first = table.piece(monster);
    table.game().state().move_to_back(PieceId{static_cast<std::uint16_t>(first.value + copy)},
                                      table.data().hero_zones[table.piece(hero).value].kills);
}

TEST(Treachery, CF_21_1_OnlyWhereItIsAllowedAndOnTheSameTile) {
    FightTable loyal({}, {"ann", "ben"});
    loyal.run();
    EXPECT_FALSE(loyal.offers("attack"));
    FightTable table(kTreachery, {"ann", "ben", "cid"});
    table.lay(1, 0);
    table.hero("cid", 1, 0);
    table.run();
    EXPECT_TRUE(table.offers("attack ben"));
    EXPECT_FALSE(table.offers("attack cid"));
    EXPECT_FALSE(table.offers("attack ann"));
}

TEST(Treachery, CF_21_1_BothRollAndBothMayBeCritical) {
    FightTable table(kTreachery, {"ann", "ben"}, 2);
    table.dice({1, 2, 2, 6, 2, 1});
    table.run();
    table.choose("attack ben");
    EXPECT_EQ(table.seat(), 0);
    EXPECT_EQ(table.label("fight ben"), "Fight on: you d6+2, Ben 2d6, 8 health");
    table.choose("fight ben");
    EXPECT_EQ(table.seat(), 1) << "CF-21.3: the attacked one decides as well";
    EXPECT_TRUE(table.offers("fight ann"));
    table.choose("fight ann");
    EXPECT_EQ(table.health("ann"), 10 - (8 - 3)) << "two alike are doubled";
    table.choose("fight ben");
    table.choose("fight ann");
    EXPECT_EQ(table.health("ben"), 8 - (8 - 3));
}

TEST(Treachery, CF_21_4_TheDefeatedGivesAKill) {
    FightTable table(kTreachery, {"ann", "ben"}, 2);
    kill(table, "ben", "wolf");
    kill(table, "ben", "rat");
    table.set("ben", "health", 1);
    table.dice({6, 1, 2});
    table.run();
    table.choose("attack ben");
    table.choose("fight ben");
    table.choose("fight ann");
    EXPECT_EQ(table.prompt(), "give-kill");
    EXPECT_EQ(table.seat(), 1);
    table.choose("give rat");
    EXPECT_EQ(table.in("ann/kills"), "rat");
    EXPECT_EQ(table.in("ben/kills"), "wolf");
    EXPECT_EQ(table.lives("ben"), 2);
    EXPECT_EQ(table.decider(), "ben") << "the attacker's turn is over";
    EXPECT_FALSE(fighting(table.game()));
}

TEST(Treachery, CF_21_4_AnAttackerMayBeDefeatedToo) {
    FightTable table(kTreachery, {"ann", "ben"});
    kill(table, "ann", "wolf");
    table.set("ann", "health", 1);
    table.dice({1, 6, 5});
    table.run();
    table.choose("attack ben");
    table.choose("fight ben");
    table.choose("fight ann");
    EXPECT_EQ(table.in("ben/kills"), "wolf");
    EXPECT_EQ(table.lives("ann"), 2);
    EXPECT_EQ(table.decider(), "ben");
}

TEST(Treachery, CF_21_2_EscapingCostsAKillOrDamageAndGoesAsFarAsTheApReach) {
    FightTable table(kTreachery, {"ann", "ben"}, 2);
    table.lay(1, 0);
    table.lay(2, 0);
    table.lay(3, 0);
    kill(table, "ben", "wolf");
    kill(table, "ben", "wolf", 1);
    table.run();
    table.choose("attack ben");
    table.choose("fight ben");
    EXPECT_EQ(table.label("escape east"), "Escape east (1 AP, a kill or 4 damage)");
    table.choose("escape east");
    EXPECT_EQ(table.prompt(), "ransom");
    EXPECT_TRUE(table.offers("take the damage"));
    table.choose("give wolf");
    EXPECT_EQ(table.in("ann/kills"), "wolf");
    EXPECT_EQ(table.health("ben"), 8);
    EXPECT_EQ(table.place("ben"), "1,0");
    EXPECT_EQ(table.prompt(), "flee");
    table.choose("run east");
    EXPECT_EQ(table.ap("ben"), 2);
    table.choose("stay");
    EXPECT_EQ(table.place("ben"), "2,0");
    EXPECT_EQ(table.decider(), "ben") << "ann's turn is over after her fight";
    EXPECT_EQ(table.prompt(), "turn");
    EXPECT_EQ(table.ap("ben"), 2) << "CF-21.3: spent from its next turn";
    EXPECT_EQ(crawl(table.game()).walker, PieceId{});
}

TEST(Treachery, CF_21_2_WithoutAKillTheDamageMustBeTaken) {
    FightTable table(kTreachery, {"ann", "ben"});
    table.lay(1, 0);
    table.run();
    table.choose("attack ben");
    table.choose("escape east");
    EXPECT_EQ(table.health("ann"), 6);
    EXPECT_EQ(table.place("ann"), "1,0");
    EXPECT_EQ(table.decider(), "ann") << "an escape does not end the turn";
    EXPECT_EQ(table.ap("ann"), 4);
}

TEST(Treachery, DyingOfTheRansomIsADefeat) {
    FightTable table(kTreachery, {"ann", "ben"});
    table.lay(1, 0);
    table.set("ann", "health", 3);
    table.run();
    table.choose("attack ben");
    table.choose("escape east");
    EXPECT_EQ(table.lives("ann"), 2);
    EXPECT_EQ(table.place("ann"), "0,0");
    EXPECT_EQ(table.decider(), "ben");
    EXPECT_FALSE(fighting(table.game()));
}

TEST(Treachery, ItemsCountForBothSides) {
    FightTable table(kTreachery, {"ann", "ben"}, 2);
    table.give("ann", "sword");
    table.give("ben", "shield");
    table.dice({6, 1, 2});
    table.run();
    table.choose("attack ben");
    table.choose("fight ben");
    table.choose("fight ann");
    EXPECT_EQ(table.health("ben"), 8 - (6 + 2 + 3 - 3 - 2));
}

}  // namespace
}  // namespace briar::crawl
