// Every verb of the journey from content: what it does, and what it gives.
#include <gtest/gtest.h>

#include "tests/journey/trek.hpp"

namespace briar::journey {
namespace {

/// At the gate with the action `try`, carried by the scenario, that does `effects`.
Trek trying(const std::string& effects, const std::string& when = {}, const std::string& during = "landing") {
    const std::string condition = when.empty() ? "" : "when: " + when + ", ";
    return Trek(
        {"",
         "  test: {actions: {try: {label: Try, during: [" + during + "], " + condition + "do: [" + effects + "]}}}\n",
         {{"journey", "specials: [test]"}}});
}

/// Whether the condition holds at the gate.
bool holds(const std::string& condition) {
    Trek trek = trying("{say: Yes.}", condition);
    trek.gold(3).tire("tove").health("bryn", 1).health("ged", 0).hand({"bash", "dud"}).deck({"echo"});
    trek.discards({"stride"}).items({"rope"}).run();
    return trek.offers("try");
}

TEST(Verbs, QueriesSeeTheParty) {
    EXPECT_TRUE(holds("{gold: {is: 3}}"));
    EXPECT_TRUE(holds("{standing_heroes: {is: 2}}"));
    EXPECT_TRUE(holds("{ready_heroes: {is: 1}}"));
    EXPECT_TRUE(holds("{exhausted_heroes: {is: 1}}"));
    EXPECT_TRUE(holds("{fallen_heroes: {is: 1}}"));
    EXPECT_TRUE(holds("{lost_health: {is: 2}}"));
    EXPECT_TRUE(holds("{health: {hero: lead, is: 1}}"));
    EXPECT_TRUE(holds("{health_most: {hero: lead, is: 3}}"));
    EXPECT_TRUE(holds("{is_ready: lead}"));
    EXPECT_TRUE(holds("{is_exhausted: {piece_of: tove}}"));
    EXPECT_TRUE(holds("{is_fallen: {piece_of: ged}}"));
    EXPECT_FALSE(holds("{is_standing: {piece_of: ged}}"));
    EXPECT_TRUE(holds("{in_party: tove}"));
    EXPECT_FALSE(holds("{in_party: una}"));
    EXPECT_TRUE(holds("{is: {piece: {lead: true}, what: bryn}}"));
}

TEST(Verbs, QueriesSeeCardsAndItems) {
    EXPECT_TRUE(holds("{hand_size: {is: 2}}"));
    EXPECT_TRUE(holds("{hand_limit: {is: 5}}"));
    EXPECT_TRUE(holds("{deck_size: {is: 1}}"));
    EXPECT_TRUE(holds("{discard_size: {is: 1}}"));
    EXPECT_TRUE(holds("{has_item: rope}"));
    EXPECT_FALSE(holds("{has_item: lamp}"));
    EXPECT_TRUE(holds("{fight_points: {card: {piece_of: bash}, is: 4}}"));
    EXPECT_TRUE(holds("{move_points: {card: {piece_of: stride}, is: 4}}"));
    EXPECT_TRUE(holds("{shows_icon: {piece: lead, icon: might}}"));
    EXPECT_FALSE(holds("{shows_icon: {piece: {piece_of: bash}, icon: might}}"));
}

TEST(Verbs, QueriesSeeTheWay) {
    EXPECT_TRUE(holds("{in_phase: landing}"));
    EXPECT_TRUE(holds("{leg: {is: 1}}"));
    EXPECT_TRUE(holds("{locations_left: {is: 3}}"));
    EXPECT_FALSE(holds("is_boss"));
    EXPECT_FALSE(holds("is_beaten"));
    EXPECT_FALSE(holds("failed_check"));
    EXPECT_TRUE(holds("{attempts: {is: 0}}"));
    EXPECT_TRUE(holds("{points_needed: {is: 0}}"));
    EXPECT_TRUE(holds("{missing_icons: {icon: might, is: 0}}"));
    EXPECT_TRUE(holds("{rest_tokens: {is: 1}}"));
    EXPECT_TRUE(holds("{shop_tokens: {is: 2}}"));
    EXPECT_TRUE(holds("{is: {piece: here, what: gate}}"));
    EXPECT_TRUE(holds("{has_tag: {piece: next, tag: road}}"));
}

TEST(Verbs, HurtHitsAHeroOrIsSpread) {
    Trek one = trying("{hurt: {amount: 2, hero: lead}}");
    one.run().choose("try");
    EXPECT_EQ(one.health("bryn"), 1);
    Trek spread = trying("{hurt: 1}");
    spread.run().choose("try").choose("hurt ged");
    EXPECT_EQ(spread.health("ged"), 1);
}

TEST(Verbs, HealRestoreReviveExhaustAndIncapacitateAskWhom) {
    Trek heal = trying("{heal: 1}");
    heal.health("bryn", 1).health("tove", 1).run().choose("try");
    EXPECT_EQ(heal.keys(), "heal bryn, heal tove");
    EXPECT_EQ(heal.question(), "1: Who is healed?");
    heal.choose("heal tove");
    EXPECT_EQ(heal.health("tove"), 2);
    Trek nobody = trying("restore, revive, {heal: 1}, {say: Over.}");
    nobody.run().choose("try");
    EXPECT_TRUE(nobody.told("Over.")) << "there is nobody for whom it would make a difference";
    Trek exhaust = trying("exhaust");
    exhaust.run().choose("try").choose("exhaust ged");
    EXPECT_FALSE(exhaust.is_ready("ged"));
    Trek fall = trying("incapacitate");
    fall.run().choose("try").choose("incapacitate tove");
    EXPECT_FALSE(fall.stands("tove"));
    Trek wake = trying("revive");
    wake.health("tove", 0).health("ged", 0).run().choose("try").choose("revive ged");
    EXPECT_TRUE(wake.stands("ged"));
}

TEST(Verbs, GoldIsGainedAndLost) {
    Trek trek = trying("{gain_gold: 9}, {lose_gold: 2}");
    trek.run().choose("try");
    EXPECT_EQ(trek.state().gold, 5);
}

TEST(Verbs, CardsAreDrawnDiscardedLostAndTakenBack) {
    Trek trek = trying("{draw_cards: 2}, discard, {lose_cards: 1}, take_back");
    trek.hand({"dud"}).deck({"bash", "echo", "stride", "feint"}).discards({"scout"}).run().choose("try");
    EXPECT_EQ(trek.keys(), "discard dud, discard bash, discard echo");
    trek.choose("discard dud");
    EXPECT_EQ(trek.keys(), "take back scout, take back dud");
    trek.choose("take back scout");
    EXPECT_EQ(trek.hand(), "bash echo scout");
    EXPECT_EQ(trek.ids_in(data(trek.game()).draw_pile), "feint");
    EXPECT_TRUE(trek.told("Stride out of the game (1 left in the deck)."));
    EXPECT_TRUE(trek.told("Dud discarded.\n"));
    EXPECT_TRUE(trek.told("Scout back from the discard pile.\n"));
}

TEST(Verbs, RemoveTakesOutOfTheGame) {
    Trek trek = trying("{remove: {piece_of: rope}}");
    trek.items({"rope"}).run().choose("try");
    EXPECT_EQ(trek.belongings(), "");
    EXPECT_NE(trek.removed().find("rope"), std::string::npos);
}

TEST(Verbs, RefillShufflesWithoutAToken) {
    Trek trek = trying("refill");
    trek.hand({}).deck({}).discards({"bash", "echo"}).run().choose("try");
    EXPECT_EQ(deck_size(trek.game()), 2);
    EXPECT_EQ(trek.state().rest_tokens, 1);
}

TEST(Verbs, TokensAreGivenAndTaken) {
    Trek trek = trying("{add_rest_tokens: 2}, {add_shop_tokens: -5}");
    trek.run().choose("try");
    EXPECT_EQ(trek.state().rest_tokens, 3);
    EXPECT_EQ(trek.state().shop_tokens[0], 0);
    EXPECT_TRUE(trek.told("The party may rest 3 times.\nMarket: no visit left."));
}

TEST(Verbs, ItemsAreOfferedWithoutAToken) {
    Trek trek = trying("{offer_items: 2}");
    trek.shelf({"bread", "rope", "lamp"}).gold(2).run().choose("try");
    EXPECT_EQ(trek.keys(), "buy bread, buy rope, done");
    trek.choose("buy rope");
    EXPECT_EQ(trek.belongings(), "rope");
    EXPECT_EQ(trek.state().shop_tokens[0], 2);
}

TEST(Verbs, RefuseWhatMakesNoSense) {
    Trek shop = trying("{offer_items: {count: 1, shop: 3}}");
    shop.run();
    EXPECT_THROW(shop.choose("try"), RuleError);
    Trek remove = trying("{remove: {piece_of: rope}}, {hurt: {amount: 1, hero: hero}}");
    EXPECT_NO_THROW(remove.run().choose("try"));
}

TEST(Verbs, PointsCountOnlyWhereSomethingIsPaidFor) {
    Trek trek = trying("{add_points: 3}");
    trek.run().choose("try");
    EXPECT_EQ(trek.state().bonus, 0);
    Trek move = trying("{add_points: 3}", "", "move");
    move.row({"gate", "hill"}).phase(Phase::Move).hand({"dud"}).run().choose("try");
    EXPECT_EQ(move.at(), "hill") << "nothing is needed any more";
    EXPECT_TRUE(move.told("3 points added."));
}

}  // namespace
}  // namespace briar::journey
