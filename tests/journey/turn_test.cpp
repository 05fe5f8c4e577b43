// FR-2, FR-6.4, FR-9: the turn, the draw step, resting and shops.
#include <gtest/gtest.h>

#include "tests/journey/trek.hpp"

namespace briar::journey {
namespace {

TEST(Turn, FR_1_6_TheFirstLocationLiesAheadWhenTheGameBegins) {
    Trek trek;
    trek.run();
    EXPECT_EQ(trek.prompt(), "landing");
    EXPECT_EQ(trek.at(), "gate");
    EXPECT_TRUE(next_location(trek.game()));
    EXPECT_TRUE(trek.told("The road: the party sets out from Gate."));
    EXPECT_TRUE(trek.told("Turn 1: Bryn, Tove and Ged at Gate"));
}

TEST(Turn, FR_2_2_DrawCheckFightMoveAndLayFollowEachOther) {
    Trek trek;
    trek.row({"gate", "hill"})
        .ahead({"ford", "ogre"})
        .hand({})
        .deck({"bash", "stride", "feint", "echo", "dud", "stride"});
    trek.dice({2, 3, 5}).run();
    trek.choose("go on");
    EXPECT_EQ(trek.hand(), "bash stride feint echo dud") << "drawn from the top";
    EXPECT_EQ(trek.prompt(), "check");
    trek.choose("pay might with bryn");
    EXPECT_EQ(trek.prompt(), "fight");
    trek.choose("pay feint");
    EXPECT_EQ(trek.prompt(), "move");
    EXPECT_EQ(trek.question(), "On to Hill: 3 movement points needed");
    trek.choose("pay stride");
    EXPECT_EQ(trek.prompt(), "landing");
    EXPECT_EQ(trek.at(), "hill");
    EXPECT_EQ(trek.row(), "gate hill ford") << "FR-6.3: the next one is laid to the right on landing";
    EXPECT_TRUE(trek.told("Bryn, Tove and Ged fight with Feint: 2 points for 2."));
}

TEST(Draw, FR_2_1_TheHandIsFilledUpToItsLimit) {
    Trek trek;
    trek.hand({"dud", "dud"}).deck({"bash", "bash", "bash", "bash"}).phase(Phase::Drawing).dice({2, 2, 2}).run();
    EXPECT_EQ(trek.hand(), "dud dud bash bash bash");
}

TEST(Draw, FR_2_1_AHandBeyondTheLimitStays) {
    Trek trek;
    trek.hand({"dud", "dud", "dud", "dud", "dud", "stride"}).deck({"bash"}).phase(Phase::Drawing).dice({2, 2, 2}).run();
    EXPECT_EQ(hand_size(trek.game()), 6);
}

TEST(Draw, FR_2_1_TheLimitIsAParameterAndModifiersChangeIt) {
    Trek trek({"hand: 3", "  roomy: {modifiers: {hand_limit: 1}}\n", {{"coat", "specials: roomy"}}});
    trek.items({"coat"}).hand({}).phase(Phase::Drawing).dice({2, 2, 2}).run();
    EXPECT_EQ(hand_size(trek.game()), 4);
}

TEST(Draw, FR_2_3_AnEmptyDeckEndsTheDrawingAndPlayGoesOnWithTheHand) {
    Trek trek;
    trek.hand({}).deck({"stride"}).phase(Phase::Drawing).dice({2, 2, 2}).run();
    EXPECT_EQ(trek.prompt(), "check");
    EXPECT_EQ(trek.hand(), "stride");
    EXPECT_TRUE(trek.told("The deck is empty; 1 card is left in hand."));
}

TEST(Draw, FR_2_3_WithoutDeckAndHandTheGameIsLostAtTheDrawStep) {
    Trek trek;
    trek.hand({}).deck({}).discards({"bash"}).run();
    ASSERT_EQ(trek.prompt(), "landing") << "while a rest that would refill the deck is open the game goes on";
    trek.choose("go on");
    EXPECT_EQ(trek.result(), Result::Lost);
    EXPECT_FALSE(trek.reason().empty());
}

TEST(Draw, FR_2_3_RestingSavesWhoHasNoCardLeft) {
    Trek trek;
    trek.hand({}).deck({}).discards({"bash", "stride"}).dice({2, 2, 2}).run();
    trek.choose("rest").choose("go on");
    EXPECT_EQ(trek.result(), Result::Playing);
    EXPECT_EQ(hand_size(trek.game()), 2);
}

TEST(Draw, FR_2_3_TheLastCardDiscardedInAFightLosesTheGameAtOnce) {
    Trek trek;
    trek.row({"gate", "hill"}).hand({"bash"}).deck({}).discards({"dud"}).phase(Phase::Fight).run();
    trek.choose("pay bash");
    EXPECT_EQ(trek.result(), Result::Lost);
    EXPECT_EQ(trek.state().gold, 0) << "before the reward";
}

TEST(Draw, FR_2_3_TheLastCardMayGoForTheWayToARest) {
    Trek trek;
    trek.row({"gate", "hill"}).hand({"stride"}).deck({}).phase(Phase::Move).run();
    trek.choose("pay stride");
    ASSERT_EQ(trek.prompt(), "landing");
    EXPECT_TRUE(trek.offers("rest"));
}

TEST(Draw, FR_2_3_TheLastCardMayNotGoForTheWayWithoutAToken) {
    Trek trek;
    trek.row({"gate", "hill"}).hand({"stride"}).deck({}).phase(Phase::Move);
    trek.state().rest_tokens = 0;
    trek.run().choose("pay stride");
    EXPECT_EQ(trek.result(), Result::Lost);
}

TEST(Draw, FR_2_3_TheLastIconPaidLosesTheGame) {
    Trek trek;
    trek.row({"gate", "hill"}).hand({"stride"}).deck({}).phase(Phase::Check).dice({2, 2, 2}).run();
    EXPECT_TRUE(trek.label("pay might with stride").ends_with("; your last card, and so the game is lost"));
    EXPECT_EQ(trek.label("pay might with bryn"), "Pay Might with Bryn, exhausted afterwards");
    trek.choose("pay might with stride");
    EXPECT_EQ(trek.result(), Result::Lost);
}

TEST(Draw, FR_2_3_CardsThatLeaveTheGameFromTheDeckMayLoseIt) {
    Trek trek;
    trek.row({"gate", "wood"}).hand({}).deck({"bash", "bash"}).phase(Phase::Check).dice({2, 2, 2}).tire("bryn").run();
    trek.choose("fail the check");
    EXPECT_EQ(trek.result(), Result::Lost);
    EXPECT_TRUE(trek.told("Bash and Bash out of the game (0 left in the deck)."));
}

TEST(Landing, FR_6_4_RestAndShopsAreOpenInTheSameLanding) {
    Trek trek;
    trek.discards({"bash"}).gold(5).dice({5, 5, 5}).run();
    EXPECT_EQ(trek.keys(), "rest, visit market, go on");
    trek.choose("rest");
    EXPECT_EQ(trek.keys(), "visit market, go on");
    trek.choose("visit market").choose("done");
    EXPECT_EQ(trek.state().shop_tokens[0], 1);
    trek.choose("visit market").choose("done");
    EXPECT_EQ(trek.prompt(), "check") << "nothing is left to do but to go on";
    EXPECT_TRUE(trek.told("Market: Bryn, Tove and Ged come with 5 gold."));
}

TEST(Landing, FR_6_4_NeitherIsOpenWhileABossIsFacedAgain) {
    Trek trek;
    trek.row({"gate", "giant"}).standing_at("giant").hand({"dud"}).deck({"dud", "dud", "dud", "dud", "dud", "dud"});
    trek.discards({"bash"}).phase(Phase::Fight).dice({1, 1, 1}).run();
    trek.choose("decline");
    EXPECT_EQ(trek.prompt(), "fight");
    EXPECT_TRUE(trek.told("Turn 1: Bryn, Tove and Ged at Giant")) << "FR-7.3: a new turn on the same card";
    EXPECT_EQ(trek.state().attempts, 2);
}

TEST(Rest, FR_9_1_TheDiscardPileIsShuffledIntoTheDeckAndTheHandStays) {
    Trek trek;
    trek.hand({"echo"}).deck({"dud"}).discards({"bash", "stride", "feint"}).run();
    trek.choose("rest");
    EXPECT_EQ(deck_size(trek.game()), 4);
    EXPECT_EQ(trek.discards(), "");
    EXPECT_EQ(trek.hand(), "echo");
    EXPECT_EQ(trek.state().rest_tokens, 0);
    EXPECT_FALSE(trek.offers("rest"));
    EXPECT_TRUE(trek.told("Bryn, Tove and Ged rest: 3 cards are shuffled into the deck (4 now)."));
}

TEST(Rest, FR_9_1_TheHandMayGoWithIt) {
    Trek trek({"rest_keeps_hand: false", "", {}});
    trek.hand({"echo"}).deck({"dud"}).discards({"bash"}).run();
    trek.choose("rest");
    EXPECT_EQ(trek.hand(), "");
    EXPECT_EQ(deck_size(trek.game()), 3);
}

TEST(Rest, FR_3_3_WhatHasLeftTheGameDoesNotComeBack) {
    Trek trek;
    trek.hand({}).deck({"dud"}).discards({"bash"}).run();
    const std::string removed = trek.removed();
    trek.choose("rest");
    EXPECT_EQ(trek.removed(), removed);
}

TEST(Rest, ARuleMayForbidIt) {
    Trek trek({"", "  damp: {on: {resting: [{forbid: The fire does not burn.}]}}\n", {{"gate", "specials: damp"}}});
    trek.discards({"bash"}).run();
    trek.choose("rest");
    EXPECT_EQ(trek.state().rest_tokens, 1);
    EXPECT_TRUE(trek.told("The party cannot rest: The fire does not burn."));
}

TEST(Shop, FR_9_2_ThreeItemsAreShownAndAnyOfThemBought) {
    Trek trek;
    trek.shelf({"lamp", "bread", "rope", "coat"}).gold(4).run();
    trek.choose("visit market");
    EXPECT_EQ(trek.prompt(), "shop");
    EXPECT_EQ(trek.keys(), "buy lamp, buy bread, buy rope, done");
    EXPECT_EQ(trek.label("buy rope"), "Buy Rope (2 gold)");
    trek.choose("buy lamp");
    EXPECT_EQ(trek.state().gold, 1);
    EXPECT_EQ(trek.keys(), "buy bread, done") << "rope is too dear now";
    trek.choose("buy bread");
    EXPECT_EQ(trek.belongings(), "lamp bread");
    EXPECT_EQ(trek.prompt(), "landing") << "nothing is left that could be bought";
    EXPECT_NE(trek.removed().find("rope"), std::string::npos) << "what was not bought leaves the game";
    EXPECT_TRUE(trek.told("buy Lamp for 3 gold (1 left)."));
    EXPECT_TRUE(trek.told("On offer: Lamp (3 gold), Bread (1 gold) and Rope (2 gold)."));
}

TEST(Shop, FR_9_2_ASmallDeckShowsFewer) {
    Trek trek;
    trek.shelf({"bread"}).gold(1).run();
    trek.choose("visit market").choose("done");
    EXPECT_FALSE(trek.offers("visit market")) << "no item is left";
}

TEST(Shop, PricesHaveModifiersAndDiscounts) {
    Trek trek({"",
               "  haggle: {modifiers: {price: -1}}\n"
               "  charm: {actions: {smile: {label: Smile, during: shop, do: [{discount: 1}]}}}\n",
               {{"coat", "specials: haggle"}, {"tove", "specials: charm"}}});
    trek.items({"coat"}).shelf({"lamp", "rope"}).gold(2).run();
    trek.choose("visit market");
    EXPECT_EQ(trek.label("buy lamp"), "Buy Lamp (2 gold)");
    trek.choose("smile");
    EXPECT_FALSE(trek.is_ready("tove"));
    EXPECT_EQ(trek.label("buy lamp"), "Buy Lamp (1 gold)");
    EXPECT_EQ(trek.label("buy rope"), "Buy Rope (0 gold)");
}

}  // namespace
}  // namespace briar::journey
