#include <gtest/gtest.h>

#include "tests/crawl/fight_table.hpp"

namespace briar::crawl {
namespace {

/// A special of ann: an action of her turn without cost.
FightPack with_action(const std::string& effects, const std::string& more = {}) {
    return {{},
            {{"ann", "specials: trial"}},
            "  trial: {actions: {try: {label: Try, during: turn, do: [" + effects + "]}}" + more + "}\n",
            {}};
}

TEST(Harm, CF_7_3b_ArmourTakesFromDamageThatIsNotDirect) {
    FightTable table(with_action("{hurt: 5}, {hurt: {amount: 3, direct: true}}"));
    table.give("ann", "shield");
    table.run();
    table.choose("try");
    EXPECT_EQ(table.health("ann"), 10 - 3 - 3);
}

TEST(Harm, ArmourThatIsPutAwayDoesNotCount) {
    FightTable table(with_action("{hurt: 5}"));
    table.give("ann", "shield");
    table.game().state().move_to_back(table.piece("shield"),
                                      table.data().hero_zones[table.piece("ann").value].backpack);
    table.run();
    table.choose("try");
    EXPECT_EQ(table.health("ann"), 5);
}

TEST(Harm, DamageIsNeverNegative) {
    FightTable table(with_action("{hurt: 1}"));
    table.give("ann", "shield");
    table.run();
    table.choose("try");
    EXPECT_EQ(table.health("ann"), 10);
    EXPECT_NE(table.log().find("Ann takes no damage (1 kept off)."), std::string::npos) << table.log();
}

TEST(Harm, RulesMayChangeOrForbidDamage) {
    FightTable lower(with_action("{hurt: 5}", ", on: {hurting: [{amend: {amount: 1}}]}"));
    lower.run();
    lower.choose("try");
    EXPECT_EQ(lower.health("ann"), 9);
    FightTable none(with_action("{hurt: 5}", ", on: {hurting: [{forbid: untouched}]}"));
    none.run();
    none.choose("try");
    EXPECT_EQ(none.health("ann"), 10);
}

TEST(Harm, DamageTakenIsAskedAfterArmourAndNotForDirectDamage) {
    FightTable table(with_action("{hurt: 5}, {hurt: {amount: 2, direct: true}}", ", modifiers: {damage_taken: -1}"));
    table.give("ann", "shield");
    table.run();
    table.choose("try");
    EXPECT_EQ(table.health("ann"), 10 - 2 - 2);
}

TEST(Harm, CF_9_3_DeathCostsALifeAndEverythingFalls) {
    FightTable table(with_action("{give_status: fever}, {give_status: fear}, {hurt: 99}"), {"ann", "ben"});
    table.lay(1, 0);
    table.hero("ann", 1, 0);
    table.give("ann", "sword");
    table.give("ann", "relic");
    table.set("ann", "ap", 2);
    table.run();
    table.choose("try");
    EXPECT_EQ(table.lives("ann"), 2);
    EXPECT_EQ(table.place("ann"), "0,0");
    EXPECT_EQ(table.health("ann"), 10);
    EXPECT_EQ(table.on(1, 0), "sword relic");
    EXPECT_EQ(table.in("ann/backpack"), "") << "what ends with a life is gone";
    EXPECT_EQ(table.in("ann/ailments"), "fear") << "what does not, is not";
    EXPECT_EQ(table.decider(), "ben") << "the turn is over";
    EXPECT_EQ(table.ap("ann"), 5);
}

TEST(Harm, CF_9_4_TheLastLifeAndTheLastHero) {
    FightPack pack =
        with_action("{die: {piece_of: ben}}, {die: {piece_of: ann}}", ", on: {hero_out: [{add_var: out}]}");
    pack.rules = "lives: 1";
    pack.scenario = "vars: {out: 0}";
    FightTable table(pack, {"ann", "ben"});
    table.give("ben", "sword");
    table.run();
    table.choose("try");
    EXPECT_EQ(table.prompt(), "");
    EXPECT_EQ(table.game().header().result, Result::Lost);
    EXPECT_EQ(table.in("fallen"), "ben ann");
    EXPECT_EQ(table.on(0, 0), "sword");
    EXPECT_EQ(table.game().rules().texts[table.game().header().reason], "All heroes have fallen.");
}

TEST(Harm, AHeroWhoIsOutHasNoMoreTurns) {
    FightPack pack = with_action("{die: {piece_of: ben}}");
    pack.rules = "lives: 1";
    FightTable table(pack, {"ann", "ben", "cid"});
    table.run();
    table.choose("try");
    EXPECT_EQ(table.decider(), "ann") << "another hero's death does not end the turn";
    table.choose("end turn");
    EXPECT_EQ(table.decider(), "cid");
}

TEST(Harm, CF_3_4_AHeroWhoDiesInAnothersTurnKeepsItsSpentAp) {
    FightTable table(with_action("{die: {piece_of: ben}}"), {"ann", "ben"});
    table.set("ben", "ap", 1);
    table.run();
    table.choose("try");
    EXPECT_EQ(table.ap("ben"), 1);
    EXPECT_EQ(table.health("ben"), 8);
}

TEST(Harm, DyingMayBeForbidden) {
    FightTable table(with_action("{hurt: 99}", ", on: {dying: [{forbid: not yet}]}"));
    table.run();
    table.choose("try");
    EXPECT_EQ(table.lives("ann"), 3);
    EXPECT_EQ(table.health("ann"), 1);
    EXPECT_NE(table.log().find("escapes death"), std::string::npos);
}

TEST(Harm, HealthHealedWhenHurtPreventsDeath) {
    FightTable table(with_action("{hurt: 99}", ", on: {hurt: [{heal: 4}]}"));
    table.run();
    table.choose("try");
    EXPECT_EQ(table.lives("ann"), 3);
    EXPECT_EQ(table.health("ann"), 4);
}

TEST(Harm, HealingStopsAtTheGreatestHealth) {
    FightTable table(with_action("{hurt: 5}, {heal: 9}", ", modifiers: {health_most: -2}"));
    table.run();
    table.choose("try");
    EXPECT_EQ(table.health("ann"), 8);
}

TEST(Harm, CF_9_3_AFightIsLost) {
    FightTable table({}, {"cid", "ben"});
    table.lay(1, 0);
    table.monster("bear", 1, 0);
    table.dice({1, 6, 6});
    table.run();
    table.choose("move east");
    table.choose("fight bear");
    EXPECT_EQ(table.lives("cid"), 2);
    EXPECT_EQ(table.place("cid"), "0,0");
    EXPECT_EQ(table.on(1, 0), "bear");
    EXPECT_EQ(table.decider(), "ben");
    EXPECT_EQ(crawl(table.game()).fight.hero, PieceId{});
}

}  // namespace
}  // namespace briar::crawl
