// FR-4: the skill check. Faces of the dice: 1 might, 2 wit, 3 grace, 4 wild, 5 coin.
#include <gtest/gtest.h>

#include "runtime/journey/dice.hpp"
#include "runtime/journey/skill_check.hpp"
#include "tests/journey/trek.hpp"

namespace briar::journey {
namespace {

/// On the hill (might and wit), the ford ahead (who fails: a hero is incapacitated).
Trek on_hill(const std::vector<int>& dice, const TrekPack& pack = {}) {
    Trek trek(pack);
    trek.row({"gate", "hill", "ford"}).standing_at("hill").phase(Phase::Check).dice(dice);
    trek.hand({"stride", "stride", "bash", "dud"}).deck({"dud", "dud", "dud"});
    return trek;
}

TEST(SkillCheck, FR_4_1_ThreeDiceAreRolledOnce) {
    Trek trek = on_hill({3, 3, 3});
    trek.run();
    EXPECT_EQ(trek.prompt(), "check");
    EXPECT_EQ(trek.question(), "Skill check at Hill: Might and Wit missing (rolled Grace, Grace and Grace)");
    EXPECT_TRUE(trek.told("Skill check at Hill: the dice show Grace, Grace and Grace."));
}

TEST(SkillCheck, FR_4_1_TheSameIconMayBeAskedTwice) {
    Trek trek;
    trek.row({"gate", "ford", "hill"}).standing_at("ford").phase(Phase::Check).dice({3, 1, 1});
    trek.hand({"feint"}).deck({"dud"}).run();
    EXPECT_EQ(missing_icons(trek.game()).count, 1) << "one die is one icon";
    trek.choose("pay grace with feint");
    EXPECT_EQ(trek.prompt(), "fight");
}

TEST(SkillCheck, FR_4_2_EachDieShowsOneOfItsFaces) {
    std::array<int, 5> seen{};
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        Trek trek({}, seed);
        trek.row({"gate", "hill", "ford"}).standing_at("hill").phase(Phase::Check).hand({"dud"}).run();
        for (int die = 0; trek.prompt() == "check" && die < dice_count(trek.game()); ++die)
            ++seen[face_of(trek.game(), die)];
    }
    for (const int times : seen)
        EXPECT_GT(times, 0);
}

TEST(SkillCheck, FR_4_2_TheNumberOfDiceHasModifiers) {
    Trek trek =
        on_hill({3, 3, 1, 2},
                {"", "  eye: {modifiers: {check_dice: 1}}\n", {{"una", "specials: eye"}, {"tove", "specials: eye"}}});
    trek.run();
    EXPECT_TRUE(trek.told("the dice show Grace, Grace, Might and Wit."));
}

TEST(SkillCheck, FR_4_5_AllIconsRolledPassWithoutAsking) {
    Trek trek = on_hill({2, 1, 4});
    trek.run();
    EXPECT_EQ(trek.prompt(), "fight");
    EXPECT_TRUE(trek.told("The skill check at Hill is passed."));
    EXPECT_FALSE(trek.told("Wild stands")) << "FR-4.3: a wild that is not needed costs nothing";
}

TEST(SkillCheck, FR_4_3_AnIconIsPaidByCardHeroOrWild) {
    Trek trek = on_hill({1, 4, 3});
    trek.run();
    EXPECT_EQ(trek.keys(), "pay wit with bash, pay wit with tove, pay wit with wild die, fail the check");
    EXPECT_EQ(trek.label("pay wit with bash"), "Pay Wit with Bash (fight 4, move 1; Wit)");
    EXPECT_EQ(trek.label("pay wit with tove"), "Pay Wit with Tove, exhausted afterwards");
    EXPECT_EQ(trek.label("pay wit with wild die"), "Pay Wit with the die that shows Wild (1 damage)");
    EXPECT_EQ(trek.label("fail the check"), "Fail the check: 1 hero incapacitated");
}

TEST(SkillCheck, FR_4_3_ACardIsDiscarded) {
    Trek trek = on_hill({1, 3, 3});
    trek.run().choose("pay wit with bash");
    EXPECT_EQ(trek.discards(), "bash");
    EXPECT_EQ(trek.hand(), "stride stride dud") << "not replaced";
    EXPECT_EQ(trek.prompt(), "fight");
    EXPECT_TRUE(trek.told("Discarded for Wit: Bash."));
}

TEST(SkillCheck, FR_4_3_AReadyHeroIsExhausted) {
    Trek trek = on_hill({1, 3, 3});
    trek.run().choose("pay wit with tove");
    EXPECT_FALSE(trek.is_ready("tove"));
    EXPECT_TRUE(trek.stands("tove"));
    EXPECT_TRUE(trek.told("Tove helps with Wit."));
}

TEST(SkillCheck, FR_4_3_ExhaustedAndFallenHeroesDoNotHelp) {
    Trek trek = on_hill({3, 3, 3});
    trek.tire("bryn").health("tove", 0).run();
    EXPECT_EQ(trek.keys(), "pay might with stride, fail the check");
}

TEST(SkillCheck, FR_4_3_AWildCostsADamageToAHeroOfChoice) {
    Trek trek = on_hill({1, 4, 3});
    trek.run().choose("pay wit with wild die");
    EXPECT_EQ(trek.prompt(), "damage");
    EXPECT_EQ(trek.keys(), "hurt bryn, hurt tove, hurt ged");
    EXPECT_EQ(trek.label("hurt bryn"), "Bryn takes 1 damage (2 health left)");
    trek.choose("hurt bryn");
    EXPECT_EQ(trek.health("bryn"), 2);
    EXPECT_EQ(trek.prompt(), "fight");
}

TEST(SkillCheck, FR_4_3_SeveralIconsArePaidOneByOneAndNothingIsSpentBefore) {
    Trek trek = on_hill({3, 3, 3});
    trek.run();
    EXPECT_EQ(trek.keys(), "pay might with stride, pay might with bryn, fail the check");
    trek.choose("pay might with stride");
    EXPECT_EQ(trek.hand(), "stride stride bash dud");
    EXPECT_EQ(trek.keys(), "pay wit with bash, pay wit with tove, back");
    trek.choose("back");
    EXPECT_EQ(trek.keys(), "pay might with stride, pay might with bryn, fail the check");
    trek.choose("pay might with bryn").choose("pay wit with bash");
    EXPECT_FALSE(trek.is_ready("bryn"));
    EXPECT_EQ(trek.discards(), "bash");
}

TEST(SkillCheck, FR_4_3_OnlyPaymentsThatLeaveTheRestPayableAreOffered) {
    // The scout shows both icons: it must not go for might, for nothing else pays wit.
    Trek trek = on_hill({3, 3, 3});
    trek.hand({"stride", "scout", "dud"}).tire("bryn").tire("tove").run();
    EXPECT_EQ(trek.keys(), "pay might with stride, fail the check");
    trek.choose("pay might with stride");
    EXPECT_EQ(trek.keys(), "pay wit with scout, back");
}

TEST(SkillCheck, FR_4_3_TwoWildsMayPayTwoIcons) {
    Trek trek = on_hill({4, 4, 3});
    trek.hand({"dud"}).tire("bryn").tire("tove").run();
    EXPECT_EQ(trek.keys(), "pay might with wild die, fail the check");
    trek.choose("pay might with wild die");
    EXPECT_EQ(trek.keys(), "pay wit with wild die, back");
    trek.choose("pay wit with wild die").choose("hurt bryn").choose("hurt bryn");
    EXPECT_EQ(trek.health("bryn"), 1);
}

TEST(SkillCheck, AWildThatIsAskedForItselfIsUsedOnce) {
    Trek trek;
    trek.row({"gate", "shrine", "ford"}).standing_at("shrine").phase(Phase::Check).dice({4, 3, 3}).hand({"dud"});
    trek.tire("bryn").run();
    EXPECT_EQ(trek.question(), "Skill check at Shrine: Might missing (rolled Wild, Grace and Grace)");
    EXPECT_EQ(trek.keys(), "fail the check");
}

TEST(SkillCheck, FR_4_4_GoldFacesGiveGoldPassOrFail) {
    Trek passed = on_hill({5, 1, 2});
    passed.run();
    EXPECT_EQ(passed.state().gold, 1);
    Trek failed = on_hill({5, 5, 3});
    failed.run();
    EXPECT_EQ(failed.state().gold, 2);
    EXPECT_EQ(failed.prompt(), "check");
}

TEST(SkillCheck, FR_4_5_ThePlayerMayChooseToFail) {
    Trek trek = on_hill({1, 3, 3});
    trek.run().choose("fail the check");
    EXPECT_TRUE(trek.told("The skill check at Hill is failed."));
    EXPECT_EQ(trek.prompt(), "hero");
}

TEST(SkillCheck, FR_4_6_TheConsequenceStandsOnTheNextLocation) {
    Trek trek;
    trek.row({"gate", "hill"}).hand({"dud"}).phase(Phase::Check).dice({2, 2, 2}).tire("bryn").run();
    EXPECT_EQ(trek.keys(), "fail the check") << "nothing else is left";
    trek.choose("fail the check");
    EXPECT_TRUE(trek.told("Consequence of Hill: 2 damage."));
    EXPECT_EQ(trek.prompt(), "damage");
}

TEST(SkillCheck, FR_4_6_ItMayBeTheLocationsOwn) {
    Trek trek({"consequence: own", "", {}});
    trek.row({"gate", "hill", "ford"}).standing_at("hill").hand({"dud"}).phase(Phase::Check).dice({2, 2, 2});
    trek.tire("bryn").run().choose("fail the check");
    EXPECT_TRUE(trek.told("Consequence of Hill: 2 damage."));
}

TEST(SkillCheck, FR_4_6_ABossHasItsOwn) {
    Trek trek;
    trek.row({"gate", "giant"}).standing_at("giant").hand({"dud"}).deck({"bash", "echo"}).phase(Phase::Check);
    trek.dice({2, 2, 2}).tire("bryn").run().choose("fail the check");
    EXPECT_TRUE(trek.told("Consequence of Giant: 1 card out of the game."));
    EXPECT_TRUE(trek.told("Bash out of the game (1 left in the deck)."));
}

TEST(SkillCheck, FR_4_7_FailedOrNotTheFightFollows) {
    Trek trek = on_hill({1, 3, 3});
    trek.run().choose("fail the check").choose("incapacitate ged");
    EXPECT_EQ(trek.prompt(), "fight");
}

TEST(Consequence, FR_4_8_PartsCombine) {
    Trek trek;
    trek.row({"gate", "wood"}).hand({"stride"}).deck({"bash", "echo", "dud"}).gold(3).phase(Phase::Check);
    trek.dice({2, 2, 2}).run().choose("fail the check");
    EXPECT_TRUE(trek.told("Consequence of Wood: 2 cards out of the game and 1 gold lost."));
    EXPECT_EQ(deck_size(trek.game()), 1);
    EXPECT_EQ(trek.state().gold, 2);
}

TEST(Consequence, FR_4_8_GoldIsLostAsFarAsThereIs) {
    Trek trek;
    trek.row({"gate", "ford", "hill"})
        .standing_at("ford")
        .hand({"dud"})
        .gold(1)
        .phase(Phase::Fight)
        .run()
        .choose("decline");
    EXPECT_EQ(trek.state().gold, 0) << "no debt\n" << trek.log();
}

TEST(Consequence, FR_4_8_AHeroIsChosenAmongTheStanding) {
    Trek trek = on_hill({1, 3, 3});
    trek.health("tove", 0).run().choose("fail the check");
    EXPECT_EQ(trek.keys(), "incapacitate bryn, incapacitate ged");
    trek.choose("incapacitate bryn");
    EXPECT_FALSE(trek.stands("bryn"));
    EXPECT_EQ(trek.health("bryn"), 0);
}

TEST(Consequence, FR_4_8_DamageIsSpreadAsThePlayerLikes) {
    Trek trek;
    trek.row({"gate", "hill"}).hand({"dud"}).phase(Phase::Check).dice({2, 2, 2}).tire("bryn").run();
    trek.choose("fail the check");
    ASSERT_EQ(trek.keys(), "hurt bryn, hurt tove, hurt ged");
    EXPECT_EQ(trek.game().decision().suggested, 0) << "who is left with the most health";
    trek.choose("hurt tove").choose("hurt ged");
    EXPECT_EQ(trek.health("tove"), 1);
    EXPECT_EQ(trek.health("ged"), 1);
}

TEST(Harm, FR_4_9_AHeroWithoutHealthIsIncapacitated) {
    Trek trek;
    trek.row({"gate", "hill"}).hand({"dud"}).phase(Phase::Check).dice({2, 2, 2}).tire("bryn").run();
    trek.choose("fail the check").choose("hurt tove");
    EXPECT_EQ(trek.label("hurt tove"), "Tove takes 1 damage and is incapacitated");
    trek.choose("hurt tove");
    EXPECT_FALSE(trek.stands("tove"));
    EXPECT_TRUE(trek.told("Tove takes 2 damage (0 health left).\nTove is incapacitated."));
}

TEST(Harm, FR_4_9_NoHeroTakesMoreThanItCan) {
    Trek trek({"", "", {}});
    trek.row({"gate", "hill"}).hand({"dud"}).phase(Phase::Check).dice({2, 2, 2}).tire("bryn").health("tove", 1).run();
    trek.choose("fail the check").choose("hurt tove");
    EXPECT_EQ(trek.keys(), "hurt bryn, hurt ged");
}

TEST(Harm, FR_4_9_DamageBeyondWhatThePartyCanTakeEndsTheGame) {
    Trek trek;
    trek.row({"gate", "hill"}).hand({"dud"}).phase(Phase::Check).dice({2, 2, 2}).tire("bryn");
    trek.health("tove", 0).health("ged", 0).health("bryn", 2).run().choose("fail the check");
    EXPECT_EQ(trek.result(), Result::Lost) << "without asking";
    EXPECT_EQ(trek.reason(), trek.game().text(data(trek.game()).all_fallen));
}

TEST(Harm, FR_2_4_TheGameEndsInTheMiddleOfWhateverHappens) {
    Trek trek({"",
               "  after: {on: {incapacitated: [{say: Still here.}], hurt: [{say: Ouch.}]}}\n",
               {{"journey", "specials: [after]"}}});
    trek.row({"gate", "hill", "ford"}).standing_at("hill").phase(Phase::Check).dice({1, 4, 3});
    trek.hand({"dud"}).deck({"dud"}).tire("tove");
    trek.health("tove", 0).health("ged", 0).health("bryn", 1).run();
    trek.choose("pay wit with wild die");
    EXPECT_EQ(trek.result(), Result::Lost);
    EXPECT_EQ(trek.prompt(), "");
    EXPECT_TRUE(trek.told("Ouch."));
    EXPECT_FALSE(trek.told("Still here."));
    EXPECT_FALSE(trek.told("is passed"));
}

}  // namespace
}  // namespace briar::journey
