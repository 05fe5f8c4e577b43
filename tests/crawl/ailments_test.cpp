#include <gtest/gtest.h>

#include "runtime/crawl/ailments.hpp"
#include "tests/crawl/fight_table.hpp"

namespace briar::crawl {
namespace {

FightPack with_action(const std::string& effects, const std::string& more = {}) {
    return {{},
            {{"ann", "specials: trial"}},
            "  trial: {actions: {try: {label: Try, during: turn, do: [" + effects + "]}}" + more + "}\n",
            {}};
}

int fever(FightTable& table) {
    return doses(table.game(), table.piece("ann"), table.game().rules().info(table.piece("fever")).def);
}

TEST(Ailments, CF_11_1_ADoseBlocksAnEmptySpace) {
    FightTable table(with_action("{give_status: fever}"));
    table.run();
    table.choose("try");
    EXPECT_EQ(table.in("ann/backpack"), "fever") << "the backpack is filled first";
    EXPECT_EQ(fever(table), 1);
}

TEST(Ailments, CF_11_4_OnceATurnEvenWhenCuredInBetween) {
    FightTable table(with_action("{give_status: fever}, {cure: fever}, {give_status: fever}"));
    table.run();
    table.choose("try");
    EXPECT_EQ(fever(table), 0);
    table.choose("end turn");
    table.choose("try");
    EXPECT_EQ(fever(table), 0) << "given, cured, not given again";
    EXPECT_NE(table.log().find("gets Fever"), std::string::npos);
}

TEST(Ailments, CF_11_4_OnceATurnForEachHero) {
    FightTable table(with_action("{give_status: {status: fever, hero: {piece_of: ben}}}, {give_status: fever}"),
                     {"ann", "ben"});
    table.run();
    table.choose("try");
    EXPECT_EQ(fever(table), 1);
    EXPECT_EQ(table.in("ben/backpack"), "fever");
    table.choose("try");
    EXPECT_EQ(fever(table), 1);
    table.choose("end turn");
    table.choose("end turn");
    table.choose("try");
    EXPECT_EQ(fever(table), 2);
}

TEST(Ailments, SomeStatusesComeMoreOftenAndTakeNoSpace) {
    FightTable table(with_action("{give_status: fear}, {give_status: fear}"));
    table.run();
    table.choose("try");
    EXPECT_EQ(table.in("ann/ailments"), "fear fear");
}

/// Fills all six spaces of ann: two hands, boots, armour, two of the backpack; the last `items` with items.
void fill(FightTable& table) {
    table.give("ann", "axe");
    table.give("ann", "herb");
    table.give("ann", "herb");
    const HeroZones& zones = table.data().hero_zones[table.piece("ann").value];
    const PieceId token = table.piece("fever");
    table.game().state().move_to_back(PieceId{static_cast<std::uint16_t>(token.value + 8)}, zones.boots);
    table.game().state().move_to_back(PieceId{static_cast<std::uint16_t>(token.value + 9)}, zones.armour);
}

TEST(Ailments, CF_11_3_WithoutAnEmptySpaceAnItemIsDropped) {
    FightTable table(with_action("{give_status: fever}"));
    fill(table);
    table.run();
    table.choose("try");
    EXPECT_EQ(table.prompt(), "make-room");
    EXPECT_TRUE(table.offers("leave herb"));
    table.choose("leave axe");
    EXPECT_EQ(table.on(0, 0), "ann axe");
    EXPECT_EQ(table.in("ann/hands"), "fever");
    EXPECT_EQ(fever(table), 3);
}

TEST(Ailments, NoEffectWhenEverySpaceIsBlocked) {
    FightTable table(with_action("{give_status: fever}"));
    const HeroZones& zones = table.data().hero_zones[table.piece("ann").value];
    const PieceId token = table.piece("fever");
    const ZoneId spaces[] = {zones.hands, zones.hands, zones.boots, zones.armour, zones.backpack, zones.backpack};
    for (std::uint16_t i = 0; i < 6; ++i)
        table.game().state().move_to_back(PieceId{static_cast<std::uint16_t>(token.value + 6 + i)}, spaces[i]);
    table.give("ann", "relic");
    table.run();
    table.choose("try");
    EXPECT_EQ(table.prompt(), "turn");
    EXPECT_EQ(fever(table), 6);
    EXPECT_EQ(table.in("ann/bound"), "relic");
}

TEST(Ailments, RulesMayMakeImmune) {
    FightTable table(with_action("{give_status: fever}", ", on: {ailing: [{forbid: immune}]}"));
    table.run();
    table.choose("try");
    EXPECT_EQ(fever(table), 0);
}

TEST(Ailments, CF_11_5_CuringTakesDosesAway) {
    FightTable table(with_action("{cure: {status: fever, count: 2}}"));
    const HeroZones& zones = table.data().hero_zones[table.piece("ann").value];
    const PieceId token = table.piece("fever");
    for (std::uint16_t i = 0; i < 3; ++i)
        table.game().state().move_to_back(PieceId{static_cast<std::uint16_t>(token.value + i)},
                                          i == 0 ? zones.hands : zones.backpack);
    table.run();
    table.choose("try");
    EXPECT_EQ(fever(table), 1);
    EXPECT_EQ(table.in("ann/hands"), "fever") << "the backpack is cleared first";
}

TEST(Ailments, CF_11_1_MonstersMayGiveThemByDamage) {
    const FightPack pack{{},
                         {{"wolf", "specials: bite, tags: [ill]"}},
                         "  bite: {on: {hurt: [{when: {tagged: ill}, do: [{give_status: fever}]}]}}\n",
                         {}};
    FightTable table(pack);
    table.lay(1, 0);
    table.monster("wolf", 1, 0);
    table.dice({1, 6, 1, 6});
    table.run();
    table.choose("move east");
    table.choose("fight wolf");
    EXPECT_EQ(fever(table), 1);
}

}  // namespace
}  // namespace briar::crawl
