// FR-3, FR-5, FR-7: paying with cards, fights, bosses.
#include <gtest/gtest.h>

#include "runtime/journey/discard.hpp"
#include "runtime/journey/paying.hpp"
#include "tests/journey/trek.hpp"

namespace briar::journey {
namespace {

/// In the fight on the hill: 5 points, 2 gold; losing costs a card.
Trek fighting(const std::vector<std::string>& hand, const TrekPack& pack = {}) {
    Trek trek(pack);
    trek.row({"gate", "hill", "wood"}).standing_at("hill").phase(Phase::Fight).hand(hand).deck({"dud", "dud", "dud"});
    return trek;
}

TEST(Paying, FR_3_1_SetsThatPayAreOfferedTheLeastWasteFirst) {
    Trek trek = fighting({"bash", "stride", "feint", "dud"});
    trek.run();
    EXPECT_EQ(trek.prompt(), "fight");
    EXPECT_EQ(trek.question(), "Fight at Hill: 5 points needed");
    EXPECT_EQ(trek.keys(), "pay bash + stride, pay bash + feint, card by card, decline");
    EXPECT_EQ(trek.label("pay bash + stride"), "Pay 5: Bash 4 + Stride 1");
    EXPECT_EQ(trek.label("pay bash + feint"), "Pay 5: Bash 4 + Feint 2 (1 too much)");
    EXPECT_EQ(trek.label("decline"), "Do not fight: 1 card out of the game");
}

TEST(Paying, FR_3_2_ADoublerGoesWithAnotherCardAndBothAreDiscarded) {
    Trek trek = fighting({"bash", "echo"});
    trek.run();
    EXPECT_EQ(trek.keys(), "pay bash + echo, decline");
    EXPECT_EQ(trek.label("pay bash + echo"), "Pay 5: Bash 4 doubled by Echo (3 too much)");
    trek.choose("pay bash + echo");
    EXPECT_EQ(trek.discards(), "bash echo");
    EXPECT_TRUE(trek.told("fight with Bash and Echo: 8 points for 5."));
}

TEST(Paying, FR_3_2_TwoDoublersMakeFourfoldOrAsTheScenarioSays) {
    Trek stacked = fighting({"feint", "echo", "echo"});
    stacked.run();
    EXPECT_EQ(stacked.label("pay echo + echo + feint"), "Pay 5: Feint 2 doubled by Echo and Echo (3 too much)");
    Trek single = fighting({"feint", "echo", "echo", "stride"}, {"doubling: {stacks: false}", "", {}});
    single.run();
    EXPECT_EQ(single.label("pay echo + echo + feint"), "Pay 5: Feint 2 doubled by Echo + Echo 1")
        << "one doubles, the other counts itself";
}

TEST(Paying, FR_3_2_TheFactorIsAParameter) {
    Trek trek = fighting({"feint", "echo"}, {"doubling: {factor: 3}", "", {}});
    trek.run();
    EXPECT_EQ(trek.label("pay echo + feint"), "Pay 5: Feint 2 times 3 by Echo (1 too much)");
}

TEST(Paying, FR_3_2_LabelsTellWhatDoublesWhereAnotherDoublerIsInHand) {
    const TrekPack pack{"", "", {{"scout", "doubles: fight"}}};
    for (const std::vector<std::string>& hand :
         {std::vector<std::string>{"echo", "scout", "bash"}, {"scout", "bash", "echo"}, {"bash", "scout", "echo"}}) {
        Trek trek = fighting(hand, pack);
        trek.run();
        EXPECT_EQ(trek.label("pay bash + echo"), "Pay 5: Bash 4 doubled by Echo (3 too much)");
        EXPECT_EQ(trek.label("pay bash + scout"), "Pay 5: Bash 4 doubled by Scout (3 too much)");
    }
}

TEST(Paying, CardByCardTellsWhatIsLaidOutAndWhatADoublerDoesHere) {
    Trek trek = fighting({"bash", "echo", "feint"}, {"doubling: {factor: 3}", "", {}});
    trek.run().choose("card by card");
    EXPECT_EQ(trek.question(), "Laid out: nothing yet. That makes 0 of 5 points");
    EXPECT_EQ(trek.label("add echo"), "Add Echo: 1, or takes another card times 3");
    trek.choose("add feint").choose("add echo");
    EXPECT_EQ(trek.question(), "Laid out: Feint 2 times 3 by Echo. That makes 6 of 5 points");
}

TEST(Paying, FR_2_3_SpendingTheLastCardIsWarnedOf) {
    Trek trek = fighting({"bash", "echo"});
    trek.deck({}).run();
    EXPECT_EQ(trek.label("pay bash + echo"),
              "Pay 5: Bash 4 doubled by Echo (3 too much); your last cards, and so the game is lost");
    trek.choose("pay bash + echo");
    EXPECT_EQ(trek.result(), Result::Lost);
    Trek won;
    won.row({"cave", "king"}).hand({"bash", "feint"}).deck({}).phase(Phase::Fight).standing_at("king");
    won.state().leg = 1;
    EXPECT_FALSE(loses_by_paying(won.game(), 2)) << "FR-7.5: it wins";
}

TEST(Paying, FR_3_2_ACardMayDoubleOneSideOnly) {
    const TrekPack pack{"", "", {{"scout", "doubles: move"}}};
    Trek fight = fighting({"bash", "scout"}, pack);
    fight.run();
    EXPECT_EQ(fight.keys(), "pay bash + scout, decline");
    EXPECT_EQ(fight.label("pay bash + scout"), "Pay 5: Bash 4 + Scout 1");
}

TEST(Paying, CardByCardAllowsAnySetThatIsEnough) {
    Trek trek = fighting({"bash", "stride", "dud", "dud"});
    trek.run().choose("card by card");
    EXPECT_EQ(trek.prompt(), "cards");
    EXPECT_EQ(trek.keys(), "add bash, add stride, add dud, back") << "nothing is enough yet";
    trek.choose("add dud").choose("add bash").choose("add stride");
    EXPECT_EQ(trek.question(), "Laid out: Bash 4 + Stride 1 + Dud 0. That makes 5 of 5 points");
    EXPECT_EQ(trek.keys(), "done, add dud, back");
    trek.choose("done");
    EXPECT_EQ(trek.discards(), "dud bash stride");
    EXPECT_EQ(trek.hand(), "dud");
}

TEST(Paying, CardByCardCanBeLeftWithoutPaying) {
    Trek trek = fighting({"bash", "stride", "dud"});
    trek.run().choose("card by card").choose("add bash").choose("back");
    EXPECT_EQ(trek.prompt(), "fight");
    EXPECT_EQ(trek.hand(), "bash stride dud");
}

TEST(Paying, LargeHandsAreServedToo) {
    std::vector<std::string> cards;
    for (const char* id : {"stride", "bash", "feint", "dud"})
        cards.insert(cards.end(), 6, id);
    for (int i = 0; i < 3; ++i)
        cards.emplace_back("echo");
    Trek trek({"", "", {}});
    trek.row({"gate", "hill", "wood"}).standing_at("hill").phase(Phase::Fight).hand(cards).deck({}).run();
    EXPECT_LE(trek.game().decision().options.size(), 42U);
    EXPECT_TRUE(trek.offers("card by card"));
    EXPECT_TRUE(trek.offers("pay bash + stride"));
}

TEST(Fight, FR_5_1_EnoughPointsBeatTheLocationAndBringItsGold) {
    Trek trek = fighting({"bash", "stride"});
    trek.run().choose("pay bash + stride");
    EXPECT_EQ(trek.state().gold, 2);
    EXPECT_EQ(trek.state().beaten, 1);
    EXPECT_TRUE(trek.told("The fight at Hill is won."));
    EXPECT_TRUE(trek.told("2 gold gained (2 now)."));
}

TEST(Fight, FR_5_2_WhoDeclinesSuffersTheConsequence) {
    Trek trek = fighting({"bash", "stride"});
    trek.run().choose("decline");
    EXPECT_EQ(deck_size(trek.game()), 2);
    EXPECT_EQ(trek.state().gold, 0);
    EXPECT_TRUE(trek.told("The fight at Hill is lost."));
    EXPECT_EQ(trek.hand(), "bash stride") << "and keeps the cards";
}

TEST(Fight, FR_5_2_WhoHasTooLittleCanOnlyDecline) {
    Trek trek = fighting({"stride", "dud"});
    trek.run();
    EXPECT_EQ(trek.keys(), "decline");
    trek.choose("decline");
    EXPECT_TRUE(trek.told("The fight at Hill is lost."));
    EXPECT_EQ(trek.prompt(), "move");
}

TEST(Fight, FR_5_3_WonOrLostTheMoveFollows) {
    Trek won = fighting({"bash", "stride", "stride"});
    won.run().choose("pay bash + stride");
    EXPECT_EQ(won.prompt(), "move");
}

TEST(Fight, FR_5_4_GoldIsCapped) {
    Trek trek = fighting({"bash", "stride"});
    trek.gold(6).run().choose("pay bash + stride");
    EXPECT_EQ(trek.state().gold, 7);
    EXPECT_TRUE(trek.told("1 gold gained (7 now). There is no room for 1 more."));
    Trek rich = fighting({"bash", "stride"}, {"gold: {most: 20}", "", {}});
    rich.gold(6).run().choose("pay bash + stride");
    EXPECT_EQ(rich.state().gold, 8);
}

TEST(Fight, AbilitiesAddPointsBeforeItIsPaid) {
    Trek trek =
        fighting({"bash"}, {"",
                            "  shout: {actions: {shout: {label: Shout, during: fight, do: [{add_points: 1}]}}}\n"
                            "  club: {actions: {swing: {label: Swing the club, during: fight, uses_up: true, do: "
                            "[{add_die: d6}]}}}\n",
                            {{"bryn", "specials: shout"}, {"rope", "specials: club"}}});
    trek.items({"rope"}).dice({6}).run();
    EXPECT_EQ(trek.keys(), "shout, swing the club, decline");
    trek.choose("shout");
    EXPECT_FALSE(trek.is_ready("bryn"));
    EXPECT_EQ(trek.question(), "Fight at Hill: 4 of 5 points still needed (1 from abilities)");
    EXPECT_EQ(trek.keys(), "pay bash, swing the club, decline");
    trek.choose("swing the club");
    EXPECT_TRUE(trek.told("The fight at Hill is won.")) << "nothing is needed any more";
    EXPECT_EQ(trek.belongings(), "");
    EXPECT_EQ(trek.hand(), "bash");
    EXPECT_EQ(trek.state().bonus, 0) << "what was added is gone with the fight";
}

TEST(Fight, ModifiersChangeWhatIsNeededAndWhatCardsAreWorth) {
    Trek trek =
        fighting({"bash", "dud"}, {"",
                                   "  sharp: {modifiers: {card_fight: {add: 1, when: {fight_points: {card: card, "
                                   "at_least: 3}}}}}\n"
                                   "  weak: {modifiers: {fight_needed: -1, gold_reward: 3}}\n",
                                   {{"tove", "specials: sharp"}, {"hill", "specials: weak"}}});
    trek.run();
    EXPECT_EQ(trek.question(), "Fight at Hill: 4 points needed (5 printed, 1 less by special rules)");
    EXPECT_EQ(trek.label("pay bash"), "Pay 4: Bash 5 (1 too much)");
    trek.choose("pay bash");
    EXPECT_EQ(trek.state().gold, 5);
}

TEST(Fight, MoreRulesChangeANumberThanAreKeptAtOnce) {
    const std::vector<std::string> nine{"bash", "bash", "bash", "bash", "bash", "bash", "feint", "feint", "feint"};
    const TrekPack keen{
        "", "  keen: {modifiers: {card_fight: 1}}\n", {{"bash", "specials: keen"}, {"feint", "specials: keen"}}};
    Trek all = fighting(nine, keen);
    all.run();
    EXPECT_EQ(all.label("pay bash"), "Pay 5: Bash 13 (8 too much)") << "each card adds to each: 4 and 9";
    EXPECT_EQ(all.label("pay feint"), "Pay 5: Feint 11 (6 too much)");
    Trek eight = fighting({nine.begin() + 1, nine.end()}, keen);
    eight.run();
    EXPECT_EQ(eight.label("pay bash"), "Pay 5: Bash 12 (7 too much)");
}

/// Facing the ogre: 3 points and a die; losing costs a damage.
Trek at_ogre(const std::vector<std::string>& hand, const std::vector<int>& dice, const TrekPack& pack = {}) {
    Trek trek(pack);
    trek.row({"gate", "ogre"}).standing_at("ogre").phase(Phase::Fight).hand(hand).dice(dice);
    trek.deck({"dud", "dud", "dud", "dud", "stride", "stride", "stride", "stride"});
    return trek;
}

TEST(Boss, FR_7_1_NothingIsLaidAfterIt) {
    Trek trek;
    trek.row({"gate", "hill", "ogre"}).standing_at("hill").phase(Phase::Move).hand({"stride", "stride"}).run();
    trek.choose("pay stride");
    EXPECT_EQ(trek.at(), "ogre");
    EXPECT_FALSE(next_location(trek.game()));
}

TEST(Boss, FR_7_1_ASecondOneInTheDeckIsLaidAndMustBeBeatenToo) {
    Trek trek;
    trek.row({"gate", "hill", "giant"}).ahead({"ogre"}).standing_at("hill").phase(Phase::Move);
    trek.hand({"stride", "bash", "bash", "bash", "stride"}).deck({"bash", "dud", "dud", "dud", "dud"});
    trek.dice({1, 1, 1, 2, 2, 2, 1}).run().choose("pay stride").choose("go on");
    EXPECT_EQ(trek.row(), "gate hill giant ogre");
    ASSERT_EQ(trek.prompt(), "fight") << trek.log();
    trek.choose("pay bash + bash");
    EXPECT_EQ(trek.prompt(), "move") << "the first of two bosses does not end the leg";
    trek.choose("pay stride").choose("go on");
    EXPECT_EQ(trek.at(), "ogre");
    EXPECT_EQ(trek.state().leg, 0);
    EXPECT_EQ(trek.prompt(), "fight");
    trek.choose("pay bash");
    EXPECT_EQ(trek.at(), "cave");
}

TEST(Boss, FR_7_2_ItsDieIsRolledAndAdded) {
    Trek trek = at_ogre({"bash", "bash"}, {4});
    trek.run();
    EXPECT_EQ(trek.question(), "Fight at Ogre: 7 points needed (3 printed, 4 rolled)");
    EXPECT_TRUE(trek.told("Ogre rolls d6: 4."));
}

TEST(Boss, FR_7_2_TheDieIsKeptUntilItIsBeaten) {
    Trek trek = at_ogre({"bash", "bash"}, {4, 1, 1, 2});
    trek.run().choose("decline").choose("hurt bryn");
    EXPECT_EQ(trek.prompt(), "fight") << "the check was passed\n" << trek.log();
    EXPECT_EQ(trek.question(), "Fight at Ogre: 7 points needed (3 printed, 4 rolled)");
}

TEST(Boss, FR_7_2_ItMayBeRolledForEachAttempt) {
    Trek trek = at_ogre({"bash", "bash"}, {4, 1, 1, 2, 6}, {"reroll_each_attempt: true", "", {}});
    trek.run().choose("decline").choose("hurt bryn");
    EXPECT_EQ(trek.question(), "Fight at Ogre: 9 points needed (3 printed, 6 rolled)");
}

TEST(Boss, FR_7_3_NotBeatenItBringsItsConsequenceAndANewTurnThere) {
    Trek trek = at_ogre({"dud"}, {4, 1, 1, 2});
    trek.run().choose("decline");
    EXPECT_EQ(trek.prompt(), "damage");
    trek.choose("hurt bryn");
    EXPECT_EQ(trek.at(), "ogre");
    EXPECT_EQ(hand_size(trek.game()), 5) << "cards are drawn";
    EXPECT_EQ(trek.prompt(), "fight") << "a check, then the fight again";
    EXPECT_EQ(trek.keys(), "decline");
}

TEST(Boss, FR_7_4_BeatenTheNextLegIsLaid) {
    Trek trek = at_ogre({"bash"}, {1});
    trek.run().choose("pay bash");
    EXPECT_EQ(trek.at(), "cave");
    EXPECT_EQ(trek.row(), "cave hall");
    EXPECT_EQ(trek.state().leg, 1);
    EXPECT_NE(trek.removed().find("ogre"), std::string::npos);
    EXPECT_NE(trek.removed().find("gate"), std::string::npos);
    EXPECT_TRUE(trek.told("The deep: the party sets out from Cave."));
    EXPECT_EQ(trek.state().gold, 2);
    EXPECT_EQ(trek.state().fight_rolled, 0);
    EXPECT_EQ(trek.prompt(), "landing");
}

/// Facing the last boss: 6 points.
Trek at_king(const std::vector<std::string>& hand, const std::vector<std::string>& deck, const TrekPack& pack = {}) {
    Trek trek(pack);
    trek.row({"cave", "hall", "king"}).standing_at("king").phase(Phase::Fight).hand(hand).deck(deck);
    return trek;
}

TEST(Boss, FR_7_5_TheLastBossBeatenWinsTheGame) {
    Trek trek = at_king({"bash", "feint"}, {"dud"});
    trek.run().choose("pay bash + feint");
    EXPECT_EQ(trek.result(), Result::Won);
    EXPECT_FALSE(trek.reason().empty());
}

TEST(Boss, FR_7_5_TheLastCardsMayWinTheGame) {
    Trek trek = at_king({"bash", "feint"}, {});
    trek.run().choose("pay bash + feint");
    EXPECT_EQ(trek.result(), Result::Won);
}

TEST(Score, FR_10_1_StandingReadyHealthAndGoldCount) {
    Trek trek = at_king({"bash", "feint"}, {"dud"});
    trek.gold(3).tire("bryn").health("bryn", 2).health("ged", 0).run().choose("pay bash + feint");
    // Two stand (8), one of them is ready (3), four health (8), three gold.
    EXPECT_EQ(trek.score(), 22);
    EXPECT_TRUE(trek.told("Score 22: 8 for heroes that stand, 3 for ready ones, 8 for health, 3 for gold."));
}

TEST(Score, ItsWeightsAreParametersAndRulesMayChangeIt) {
    Trek trek = at_king({"bash", "feint"}, {"dud"},
                        {"score: {standing: 0, ready: 0, health: 1, gold: 10}",
                         "  praise: {on: {scoring: [{amend: {amount: 50}}]}}\n",
                         {{"journey", "specials: [praise]"}}});
    trek.gold(1).run().choose("pay bash + feint");
    EXPECT_EQ(trek.score(), 50);
}

TEST(Score, OnlyGamesThatAreWonHaveOne) {
    Trek trek = at_king({"bash", "feint"}, {"dud"});
    trek.run();
    EXPECT_EQ(trek.score(), std::nullopt);
}

}  // namespace
}  // namespace briar::journey
