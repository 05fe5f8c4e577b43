// FR-8, FR-9.3: what heroes, items, cards and locations can do; events and verbs.
#include <gtest/gtest.h>

#include "runtime/bots/greedy_bot.hpp"
#include "tests/journey/trek.hpp"

namespace briar::journey {
namespace {

std::string action(const std::string& name, const std::string& during, const std::string& rest) {
    return "  " + name + ": {actions: {" + name + ": {label: " + name + ", during: " + during + ", " + rest + "}}}\n";
}

TEST(Abilities, FR_8_2_UsingOneExhaustsTheHero) {
    Trek trek({"", action("dig", "landing", "do: [{gain_gold: 2}]"), {{"bryn", "specials: dig"}}});
    trek.run();
    ASSERT_TRUE(trek.offers("dig"));
    EXPECT_EQ(trek.label("dig"), "dig (Bryn is exhausted)");
    trek.choose("dig");
    EXPECT_EQ(trek.state().gold, 2);
    EXPECT_FALSE(trek.is_ready("bryn"));
    EXPECT_FALSE(trek.offers("dig"));
    EXPECT_TRUE(trek.told("Bryn: dig.\nBryn is exhausted.\n2 gold gained (2 now)."));
}

TEST(Abilities, FR_8_2_ExhaustedOrIncapacitatedHeroesHaveNone) {
    const TrekPack pack{"", action("dig", "landing", "do: [{gain_gold: 2}]"), {{"bryn", "specials: dig"}}};
    EXPECT_FALSE(Trek(pack).tire("bryn").run().offers("dig"));
    EXPECT_FALSE(Trek(pack).health("bryn", 0).run().offers("dig"));
}

TEST(Abilities, FR_8_2_TheyAreOfferedInEveryPartOfTheTurn) {
    const TrekPack pack{
        "", action("sing", "[landing, check, fight, move]", "do: [{say: La.}]"), {{"bryn", "specials: sing"}}};
    for (const Phase phase : {Phase::Landing, Phase::Check, Phase::Fight, Phase::Move}) {
        Trek trek(pack);
        trek.row({"gate", "hill", "ford"}).standing_at("hill").phase(phase).dice({3, 3, 3}).run();
        EXPECT_TRUE(trek.offers("sing")) << static_cast<int>(phase) << trek.keys();
    }
}

TEST(Abilities, FR_9_3_AnItemIsDiscardedAfterUseOrNot) {
    Trek trek({"",
               action("eat", "landing", "uses_up: true, do: [{heal: 2}]") +
                   action("look", "landing", "limit: turn, do: [{look_at_deck: 2}]"),
               {{"bread", "specials: eat"}, {"lamp", "specials: look"}}});
    trek.items({"bread", "lamp"}).health("bryn", 1).deck({"bash", "echo", "dud"}).run();
    EXPECT_EQ(trek.label("eat"), "eat (uses up Bread)");
    EXPECT_EQ(trek.label("look"), "look");
    trek.choose("eat");
    EXPECT_EQ(trek.health("bryn"), 3) << "the only one who is hurt";
    EXPECT_EQ(trek.belongings(), "lamp");
    EXPECT_TRUE(trek.told("Used up: Bread."));
    trek.choose("look");
    EXPECT_EQ(trek.question(), "On top of the deck: Bash and Echo");
    EXPECT_EQ(trek.keys(), "put bash under, put echo under, keep");
    trek.choose("put bash under").choose("keep");
    EXPECT_EQ(trek.ids_in(data(trek.game()).draw_pile), "echo dud bash");
    EXPECT_FALSE(trek.offers("look"));
}

TEST(Abilities, ACardInHandMayHaveOneToo) {
    Trek trek({"", action("rally", "fight", "uses_up: true, do: [restore]"), {{"dud", "specials: rally"}}});
    trek.row({"gate", "hill", "ford"})
        .standing_at("hill")
        .phase(Phase::Fight)
        .hand({"dud", "dud"})
        .tire("bryn")
        .tire("tove");
    trek.run();
    EXPECT_EQ(trek.keys(), "rally, decline") << "alike cards are offered once";
    trek.choose("rally");
    EXPECT_EQ(trek.keys(), "restore bryn, restore tove");
    EXPECT_EQ(trek.label("restore bryn"), "Restore Bryn (3 health, exhausted)");
    trek.choose("restore tove");
    EXPECT_TRUE(trek.is_ready("tove"));
    EXPECT_EQ(trek.discards(), "dud");
}

TEST(Abilities, TargetsAreHeroesCardsAndDice) {
    Trek trek({"",
               action("aid", "check", "target: exhausted-hero, do: [{restore: target}]") +
                   action("fetch", "check", "target: discarded-card, do: [{take_back: target}]") +
                   action("again", "check", "target: die, do: [{reroll_die: die}]"),
               {{"tove", "specials: aid"}, {"ged", "specials: fetch"}, {"lamp", "specials: again"}}});
    trek.row({"gate", "hill", "ford"}).standing_at("hill").phase(Phase::Check).items({"lamp"}).tire("bryn");
    trek.hand({"dud"}).discards({"bash", "bash", "echo"}).dice({3, 5, 4, 1}).run();
    EXPECT_TRUE(trek.offers("aid on bryn"));
    EXPECT_TRUE(trek.offers("fetch on bash"));
    EXPECT_FALSE(trek.offers("fetch on bash (2)"));
    EXPECT_TRUE(trek.offers("again on wild"));
    EXPECT_EQ(trek.state().gold, 1);
    trek.choose("again on coin");
    EXPECT_EQ(trek.question(), "Skill check at Hill: Wit missing (rolled Grace, Might and Wild)");
    trek.choose("fetch on bash");
    EXPECT_EQ(trek.hand(), "dud bash");
    trek.choose("aid on bryn");
    EXPECT_TRUE(trek.is_ready("bryn"));
}

/// Ged fetches one of these back from the discard pile.
Trek fetching(const std::vector<std::string>& discards) {
    Trek trek({"",
               "  fetch: {actions: {fetch: {label: \"Ged fetches {target} back\", during: landing, target: "
               "discarded-card, do: [{take_back: target}]}}}\n",
               {{"ged", "specials: fetch"}}});
    trek.discards(discards).hand({}).gold(0);
    return trek;
}

TEST(Abilities, FewTargetsStandInTheMenuAndManyAreAskedFor) {
    Trek few = fetching({"bash", "echo", "dud", "feint"});
    few.run();
    EXPECT_TRUE(few.offers("ged fetches bash back"));
    EXPECT_EQ(few.label("ged fetches bash back"), "Ged fetches Bash (fight 4, move 1; Wit) back (Ged is exhausted)");
    Trek many = fetching({"bash", "echo", "dud", "feint", "scout"});
    many.run();
    EXPECT_EQ(many.keys(), "rest, visit market, ged fetches ... back, go on");
    EXPECT_EQ(many.label("ged fetches ... back"), "Ged fetches ... back (Ged is exhausted)");
    many.choose("ged fetches ... back");
    EXPECT_EQ(many.prompt(), "target");
    EXPECT_EQ(many.question(), "Ged fetches ... back");
    EXPECT_EQ(many.keys(),
              "ged fetches bash back, ged fetches echo back, ged fetches dud back, ged fetches feint back, "
              "ged fetches scout back, back");
    EXPECT_EQ(many.label("ged fetches echo back"), "Echo (fight 1, move 1; doubles)");
    many.choose("ged fetches scout back");
    EXPECT_EQ(many.hand(), "scout");
    EXPECT_FALSE(many.is_ready("ged"));
    EXPECT_TRUE(many.told("Ged fetches Scout"));
}

TEST(Abilities, GoingBackFromTheTargetsLeavesEverythingAsItWas) {
    Trek trek = fetching({"bash", "echo", "dud", "feint", "scout"});
    trek.run();
    const std::string keys = trek.keys();
    trek.choose("ged fetches ... back").choose("back");
    EXPECT_EQ(trek.keys(), keys);
    EXPECT_TRUE(trek.is_ready("ged"));
    EXPECT_EQ(trek.discards(), "bash echo dud feint scout");
    EXPECT_FALSE(trek.told("fetches"));
}

TEST(Abilities, BotsSeeWhatTheBestTargetPromises) {
    Trek trek({"",
               "  fetch: {actions: {fetch: {during: landing, target: discarded-card, appeal: 7, appeal_when: "
               "{fight_points: {card: target, at_least: 4}}, do: [{take_back: target}]}}}\n",
               {{"ged", "specials: fetch"}}});
    trek.discards({"echo", "dud", "bash", "feint", "scout"}).run();
    ASSERT_TRUE(trek.offers("fetch on ..."));
    EXPECT_EQ(trek.game().appeal(trek.game().decision().options[2]), 7) << trek.keys();
    GreedyBot bot;
    trek.game().choose(2);
    const std::size_t chosen = bot.choose(trek.game());
    EXPECT_EQ(trek.game().keys()[chosen], "fetch on bash");
}

TEST(Abilities, FR_2_3_UsingTheLastCardIsWarnedOf) {
    const TrekPack pack{
        "", action("rally", "fight", "uses_up: true, do: [{gain_gold: 1}]"), {{"dud", "specials: rally"}}};
    Trek last(pack);
    last.row({"gate", "hill"}).hand({"dud"}).deck({}).phase(Phase::Fight).run();
    EXPECT_EQ(last.label("rally"), "rally (discards Dud, your last card, and so the game is lost)");
    last.choose("rally");
    EXPECT_EQ(last.result(), Result::Lost);
    Trek other(pack);
    other.row({"gate", "hill"}).hand({"dud"}).deck({"bash"}).phase(Phase::Fight).run();
    EXPECT_EQ(other.label("rally"), "rally (discards Dud)");
}

TEST(Abilities, AllDiceOfACheckAreRolledAgainAndToldOnce) {
    Trek trek({"", action("wish", "check", "do: [reroll_dice]"), {{"ged", "specials: wish"}}});
    trek.row({"gate", "hill", "ford"})
        .standing_at("hill")
        .phase(Phase::Check)
        .hand({"dud"})
        .dice({3, 3, 3, 3, 5, 5})
        .run();
    trek.choose("wish");
    EXPECT_EQ(trek.state().gold, 2);
    EXPECT_TRUE(trek.told("the dice show Grace, Coin and Coin."));
    const std::string& log = trek.log();
    std::size_t lines = 0;
    for (std::size_t at = log.find("the dice show"); at != std::string::npos; at = log.find("the dice show", at + 1))
        ++lines;
    EXPECT_EQ(lines, 2U) << log;
}

TEST(Abilities, IconsCanBeAddedToACheck) {
    Trek trek({"",
               action("know", "check", "do: [{add_icon: wit}]") + action("any", "check", "do: [{add_icon: wild}]"),
               {{"tove", "specials: know"}, {"ged", "specials: any"}}});
    trek.row({"gate", "hill", "ford"}).standing_at("hill").phase(Phase::Check).dice({3, 3, 3}).hand({"dud"}).run();
    trek.choose("any");
    EXPECT_EQ(trek.keys(), "meet might, meet wit");
    trek.choose("meet might");
    EXPECT_EQ(trek.question(), "Skill check at Hill: Wit missing (rolled Grace, Grace and Grace)");
    trek.choose("know");
    EXPECT_TRUE(trek.told("The skill check at Hill is passed."));
}

TEST(Abilities, FR_8_3_RevivedHeroesHaveFullHealthAndAreReady) {
    Trek trek(
        {"", action("wake", "landing", "target: fallen-hero, do: [{revive: target}]"), {{"rope", "specials: wake"}}});
    trek.items({"rope"}).health("tove", 0).run();
    trek.choose("wake on tove");
    EXPECT_EQ(trek.health("tove"), 2);
    EXPECT_TRUE(trek.is_ready("tove"));
    EXPECT_TRUE(trek.told("Tove is revived with 2 health."));
}

TEST(Abilities, FR_8_3_UnlessItIsSaidOtherwise) {
    Trek trek({"revive_ready: false",
               action("wake", "landing", "do: [{revive: {health: 1}}]"),
               {{"rope", "specials: wake"}}});
    trek.items({"rope"}).health("tove", 0).run();
    trek.choose("wake");
    EXPECT_EQ(trek.health("tove"), 1);
    EXPECT_FALSE(trek.is_ready("tove"));
    EXPECT_TRUE(trek.stands("tove"));
}

TEST(Specials, OfStandingHeroesOfItemsAndOfTheLocationAreHeardAlways) {
    const TrekPack pack{"",
                        "  joy: {on: {check_passed: [{say: Joy.}]}}\n"
                        "  glow: {on: {check_passed: [{say: Glow.}]}}\n"
                        "  echoes: {on: {check_passed: [{say: Echoes.}]}}\n"
                        "  far: {on: {check_passed: [{say: Far.}]}}\n",
                        {{"bryn", "specials: joy"},
                         {"lamp", "specials: glow"},
                         {"hill", "specials: echoes"},
                         {"ford", "specials: far"}}};
    Trek trek(pack);
    trek.row({"gate", "hill", "ford"}).standing_at("hill").phase(Phase::Check).dice({1, 2, 3}).items({"lamp"}).run();
    EXPECT_TRUE(trek.told("Joy."));
    EXPECT_TRUE(trek.told("Glow."));
    EXPECT_TRUE(trek.told("Echoes."));
    EXPECT_EQ(trek.log().find("Echoes."), trek.log().rfind("Echoes.")) << "once, though the event carries the hill too";
    EXPECT_FALSE(trek.told("Far."));
    Trek fallen(pack);
    fallen.row({"gate", "hill", "ford"})
        .standing_at("hill")
        .phase(Phase::Check)
        .dice({1, 2, 3})
        .health("bryn", 0)
        .run();
    EXPECT_FALSE(fallen.told("Joy."));
    EXPECT_FALSE(fallen.told("Glow."));
}

TEST(Specials, DamageThatNobodyCanTakeIsOver) {
    Trek trek({"", "  fury: {on: {incapacitating: [{hurt: 1}]}}\n", {{"journey", "specials: fury"}}});
    trek.row({"gate", "hill", "ford"}).standing_at("hill").phase(Phase::Check).hand({"dud"}).deck({"dud"});
    trek.health("tove", 0).health("ged", 0).health("bryn", 1).dice({4, 3, 3}).run().choose("fail the check");
    EXPECT_TRUE(trek.told("Bryn is incapacitated.")) << trek.log();
    EXPECT_EQ(trek.result(), Result::Lost);
}

TEST(Specials, DamageCanBeTakenOffAndForbidden) {
    Trek trek({"",
               "  mail: {modifiers: {damage_taken: {add: -1, when: {is: {piece: hero, what: bryn}}}}}\n"
               "  brave: {on: {incapacitating: {when: {is: {piece: hero, what: tove}}, do: [{forbid: Not she.}]}}}\n",
               {{"coat", "specials: mail"}, {"tove", "specials: brave"}}});
    trek.row({"gate", "hill"}).hand({"dud"}).phase(Phase::Check).dice({2, 2, 2}).tire("bryn").items({"coat"}).run();
    trek.choose("fail the check").choose("hurt bryn").choose("hurt bryn");
    EXPECT_EQ(trek.health("bryn"), 2) << trek.log();
    Trek other({"", "  brave: {on: {incapacitating: [{forbid: Not she.}]}}\n", {{"tove", "specials: brave"}}});
    other.row({"gate", "hill"}).hand({"dud"}).phase(Phase::Check).dice({2, 2, 2}).tire("bryn").run();
    other.choose("fail the check").choose("hurt tove").choose("hurt tove");
    EXPECT_TRUE(other.stands("tove"));
    EXPECT_EQ(other.health("tove"), 1);
    EXPECT_TRUE(other.told("Tove stays on its feet."));
}

TEST(Specials, AConsequenceCanBeChangedAndForbidden) {
    Trek trek({"", "  calm: {on: {suffering: [{amend: {damage: 0}}]}}\n", {{"bryn", "specials: calm"}}});
    trek.row({"gate", "hill"}).hand({"dud"}).phase(Phase::Check).dice({2, 2, 2}).tire("bryn").run();
    trek.choose("fail the check");
    EXPECT_EQ(trek.prompt(), "fight");
    EXPECT_TRUE(trek.told("Consequence of Hill: nothing."));
    Trek other({"", "  calm: {on: {suffering: [{forbid: Luck.}]}}\n", {{"bryn", "specials: calm"}}});
    other.row({"gate", "hill"}).hand({"dud"}).phase(Phase::Check).dice({2, 2, 2}).tire("bryn").run();
    other.choose("fail the check");
    EXPECT_TRUE(other.told("The consequence does not hit the party: Luck."));
}

}  // namespace
}  // namespace briar::journey
