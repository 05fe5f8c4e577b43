// What a journey looks like in characters.
#include <gtest/gtest.h>

#include <regex>
#include <stdexcept>

#include "runtime/bots/random_bot.hpp"
#include "runtime/cli/play/journey_words.hpp"
#include "runtime/cli/play/screen.hpp"
#include "runtime/cli/project.hpp"
#include "runtime/cli/wrap.hpp"
#include "runtime/journey/journey_data.hpp"
#include "runtime/session/session.hpp"
#include "runtime/session/systems.hpp"

namespace briar {
namespace {

std::unique_ptr<Session> begin(const std::string& position, std::uint64_t seed = 7) {
    static const cli::Compiled compiled = cli::compile_wish({"the-forgotten-road", {}, {}});
    EXPECT_NE(compiled.rules, nullptr);
    Diagnostics problems;
    Start start;
    start.setup.seed = seed;
    start.setup.heroes = {"hadric", "ilsabet", "corin"};
    if (!position.empty()) start.position = Document::parse("position.yaml", position, problems);
    Session::Begun begun = Session::begin(compiled.rules, system_set().script_host(*compiled.rules), std::move(start));
    EXPECT_TRUE(problems.empty() && begun.problems.empty());
    return std::move(begun.session);
}

std::string text_of(const cli::Lines& lines) {
    std::string text;
    for (const cli::Line& line : lines) {
        std::string row = line.text();
        row.erase(row.find_last_not_of(' ') + 1);
        text += row + "\n";
    }
    return text;
}

std::string row_at(const Session& session, cli::Room room) {
    return text_of(cli::make_table_view(session.rules())->map(session.game(), room));
}

std::string looked_at(const Session& session, const std::string& what) {
    std::string text;
    for (const std::string& line : cli::make_table_view(session.rules())->look(session.game(), what))
        text += line + "\n";
    return text;
}

const journey::Consequence& failing_of(const Session& session, const std::string& id) {
    const Game& game = session.game();
    for (const PieceId location : ZoneRange(game.state(), journey::leg(game).row)) {
        if (game.rules().key(location) == id) return journey::location_def(game, location).failing;
    }
    throw std::runtime_error(id + " is not laid");
}

constexpr const char* kAtMill = "{row: [lux, mill-ruin, toll-house], at: mill-ruin, phase: fight, hand: [echo]}";

TEST(Row, FailingIsShownOnTheCardWhoseCheckItIs) {
    const auto session = begin(kAtMill);
    const std::string row = row_at(*session, {39, 12});
    EXPECT_NE(row.find("|Ruined mill    |   |Toll house     |\n"), std::string::npos) << row;
    // The numbers are the pack's and change with its balance.
    const std::string next = cli::short_words(failing_of(*session, "toll-house"));
    EXPECT_NE(row.find("| fail " + next + " "), std::string::npos) << row;
    EXPECT_NE(row.find("| fail ?        |\n"), std::string::npos) << "nothing is laid beyond the toll house\n" << row;
    const std::string told = looked_at(*session, "");
    EXPECT_NE(told.find(" (printed on Toll house)\n"), std::string::npos) << told;
    EXPECT_NE(told.find("  failing the check before it costs: "), std::string::npos) << told;
    EXPECT_EQ(looked_at(*session, "lux").find("the check before"), std::string::npos) << "there is none";
}

TEST(Row, LongNamesAreBrokenSoThatTheNextCardIsSeenToo) {
    const auto session =
        begin("{leg: dungeon, row: [spike-corridor, mushroom-hall], phase: check, hand: [echo], dice: [1, 1, 1]}");
    const std::string row = row_at(*session, {39, 12});
    EXPECT_NE(row.find("|Corridor of"), std::string::npos) << row;
    EXPECT_NE(row.find("|spikes "), std::string::npos) << row;
    EXPECT_NE(row.find("|Mushroom hall"), std::string::npos) << row;
    EXPECT_EQ(row.find('~'), std::string::npos) << row;
    const auto on = begin(
        "{leg: dungeon, row: [spike-corridor, mushroom-hall, guard-room], at: mushroom-hall, phase: fight, hand: "
        "[echo]}");
    EXPECT_NE(row_at(*on, {39, 12}).find("|Mushroom hall   |   +----------------+\n| check"), std::string::npos)
        << "only what is seen needs room\n"
        << row_at(*on, {39, 12});
}

TEST(Row, WhatHoldsWhereThePartyStandsIsSaid) {
    const auto session =
        begin("{leg: dungeon, row: [echo-cave, treasure-vault], phase: fight, hand: [echo, weak-spot, twin-strike]}");
    const std::string row = row_at(*session, {39, 14});
    EXPECT_NE(row.find("Cave of echoes: Here a doubling card\nmultiplies by 3.\n"), std::string::npos) << row;
    EXPECT_NE(row.find("Treasure vault: When you win"), std::string::npos) << row;
    const std::string low = row_at(*session, {39, 9});
    EXPECT_EQ(low.find("Treasure vault: When"), std::string::npos) << "there is no room for it\n" << low;
    EXPECT_NE(row_at(*session, {39, 11}).find("Treasure vault: see `look\ntreasure-vault`\n"), std::string::npos);
}

TEST(Row, TheWholeRowTellsWhatEachStepCosts) {
    const auto session = begin("{row: [lux, mill-ruin, toll-house, landslide, bandit-camp], hand: [echo]}");
    const std::string map = text_of(cli::make_table_view(session->rules())->whole_map(session->game()));
    for (const char* joint : {"|1+1|", "|2+2|", "|2+2", "|1+1"})
        EXPECT_NE(map.find(joint), std::string::npos) << joint << '\n' << map;
    EXPECT_EQ(map.find("\n>"), std::string::npos) << "nothing looks like a prompt";
    for (const cli::Line& line : cli::make_table_view(session->rules())->whole_map(session->game()))
        EXPECT_LE(line.width(), 79U);
}

TEST(Options, LongQuestionsAndLabelsAreBrokenAndNotCut) {
    const auto session = begin(
        "{leg: dungeon, row: [guard-room, echo-cave], phase: fight, hand: [echo, twin-strike, weak-spot, tailwind], "
        "heroes: [{hero: hadric}, {hero: ilsabet}, {hero: wren}]}");
    for (const std::size_t width : {30U, 50U, 79U}) {
        const std::string text = text_of(cli::draw_options(*session, width));
        EXPECT_EQ(text.find('~'), std::string::npos) << text;
    }
    const std::string narrow = text_of(cli::draw_options(*session, 40));
    EXPECT_NE(narrow.find("doubled by Echo"), std::string::npos) << narrow;
    EXPECT_NE(narrow.find("doubled by Twin\n   strike"), std::string::npos) << narrow;
}

TEST(Options, WhoIsAskedAboutAConsequenceReadsWhatItIs) {
    const auto session = begin(
        "{row: [lux, mill-ruin], phase: check, hand: [echo], dice: [1, 1, 1], heroes: [{hero: "
        "hadric}, {hero: ilsabet}, {hero: corin}]}");
    ASSERT_TRUE(session->choose("fail the check").done());
    EXPECT_EQ(session->game().prompt(), "1 damage: exhaust Corin, so that nothing of it happens?");
}

TEST(Options, ManyTargetsAreOneOption) {
    const auto session = begin(
        "{row: [lux, mill-ruin], hand: [echo], discard: [tailwind, old-map, old-map, battle-song, bold-bluff, "
        "side-step, thrown-knife]}");
    EXPECT_NE(text_of(cli::draw_options(*session, 79)).find("Ilsabet recalls ... (Ilsabet is exhausted)"),
              std::string::npos);
    ASSERT_TRUE(session->choose("ilsabet recalls").done());
    ASSERT_EQ(session->game().decision().prompt->name, std::string("target"));
    EXPECT_NE(text_of(cli::draw_options(*session, 79)).find("Old map (fight 1, move 4; Intelligence)"),
              std::string::npos);
    ASSERT_TRUE(session->choose("ilsabet recalls battle-song").done());
    ASSERT_TRUE(session->undo().moved);
    EXPECT_TRUE(session->choose("back").done());
    const std::size_t at = session->at();
    EXPECT_EQ(session->choose("ilsabet recalls the moon").reason, "there is no option `ilsabet recalls the moon` now");
    EXPECT_EQ(session->at(), at) << "nothing was chosen";
    EXPECT_FALSE(session->redo().moved);
    ASSERT_TRUE(session->choose("Ilsabet recalls old-map").done()) << "both in one go";
    EXPECT_EQ(session->at(), at + 2);
}

TEST(Piles, AreLookedAtByName) {
    const auto session = begin(
        "{row: [lux, mill-ruin], hand: [echo, weak-spot], discard: [thrown-knife, old-map, thrown-knife], cards: "
        "[side-step, second-wind]}");
    EXPECT_EQ(looked_at(*session, "hand"),
              "hand: 2 pieces\n  Echo (fight 1, move 1; doubles)\n  Weak spot (fight 3, move 1; Intelligence)\n");
    EXPECT_EQ(looked_at(*session, "discard"),
              "discard: 3 pieces\n  2 x Thrown knife (fight 3, move 1; Dexterity)\n  Old map (fight 1, move 4; "
              "Intelligence)\n");
    const std::string deck = looked_at(*session, "Deck");
    EXPECT_NE(deck.find("cards: 2 pieces, face down\n"), std::string::npos) << deck;
    EXPECT_EQ(deck.find("Side step"), std::string::npos) << "hidden";
    EXPECT_EQ(looked_at(*session, "belongings"), "belongings: nothing\n");
}

TEST(Look, TellsOfSignsStopsAndWhoIsNotThere) {
    const auto session =
        begin("{row: [lux, mill-ruin], hand: [echo], heroes: [{hero: hadric}, {hero: ilsabet}, {hero: corin}]}");
    EXPECT_EQ(looked_at(*session, "wild"), "Wild, an icon: *\n  Stands for any skill, at 1 damage to a hero.\n");
    EXPECT_EQ(looked_at(*session, "S"), "Strength, an icon: S\n  a skill that checks ask for\n");
    EXPECT_NE(looked_at(*session, "merchant").find("2 tokens are left"), std::string::npos);
    EXPECT_NE(looked_at(*session, "campfire").find("1 token is left"), std::string::npos);
    EXPECT_NE(looked_at(*session, "wren").find("  not in this game"), std::string::npos);
}

TEST(Look, AtTheBeginningOfSeveralNamesAsksWhich) {
    const auto session = begin("{row: [lux, mill-ruin], hand: [heavy-blow, echo], items: [healing-salve]}");
    EXPECT_EQ(looked_at(*session, "hea"), "`hea` may be\n  Heavy blow\n  Healing salve\n");
    EXPECT_NE(looked_at(*session, "heal").find("Healing salve\n  price"), std::string::npos);
}

TEST(Screen, FitsEveryTerminalAndCutsNothingOfTheOptions) {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        const auto session = begin("", seed);
        const auto view = cli::make_table_view(session->rules());
        RandomBot bot;
        for (int i = 0; i < 200 && !session->over(); ++i) {
            ASSERT_TRUE(session->choose(bot.choose(session->game_to_ask())).done());
            for (const cli::Room room : {cli::Room{80, 24}, cli::Room{100, 30}, cli::Room{120, 40}}) {
                const cli::Lines screen = cli::draw_screen(*session, *view, room, 0);
                for (const cli::Line& line : screen)
                    ASSERT_LT(line.width(), room.width) << line.text();
                ASSERT_EQ(text_of(screen).find('~'), std::string::npos) << text_of(screen);
            }
        }
    }
}

std::string party_in(const Session& session, cli::Room room) {
    const cli::Lines lines = cli::make_table_view(session.rules())->cards(session.game(), room);
    EXPECT_LE(lines.size(), room.height);
    return text_of(lines);
}

constexpr const char* kLaden =
    "{row: [lux, mill-ruin], phase: check, hand: [echo, weak-spot, thrown-knife, old-map, side-step, heavy-blow], "
    "items: [strong-tea, spyglass, padded-coat, deep-satchel], dice: [1, 1, 1]}";

TEST(Party, TheHandIsSeenHoweverLittleRoomThereIs) {
    const auto session = begin(kLaden);
    for (std::size_t height = 5; height < 30; ++height) {
        const std::string cards = party_in(*session, {38, height});
        std::string unbroken = std::regex_replace(cards, std::regex("\\s+"), " ");
        for (const char* card : {"Echo", "Weak spot", "Thrown knife", "Old map", "Side step", "Heavy blow"})
            EXPECT_NE(unbroken.find(card), std::string::npos) << height << '\n' << cards;
        EXPECT_TRUE(height >= 8 || cards.find("(not all is shown: `cards`)") != std::string::npos) << cards;
    }
    EXPECT_NE(party_in(*session, {60, 30}).find("items:\n"), std::string::npos) << "they are nobody's wares";
}

TEST(Party, WhatIsOnOfferHasItsPrice) {
    const auto session =
        begin("{row: [lux, mill-ruin], hand: [echo], gold: 3, shops: {merchant: [spyglass, phoenix-feather]}}");
    ASSERT_TRUE(session->choose("visit merchant").done());
    const std::string cards = party_in(*session, {60, 30});
    EXPECT_NE(cards.find("  Spyglass (1 gold)\n"), std::string::npos) << cards;
    EXPECT_NE(cards.find("  Phoenix feather (5 gold printed)\n"), std::string::npos) << cards;
}

TEST(Screen, TellsOnceHowTheGameEnded) {
    const auto session = begin("{row: [lux, mill-ruin], phase: fight, hand: [heavy-blow], cards: []}");
    const std::string before = text_of(cli::draw_options(*session, 79));
    EXPECT_NE(before.find("Pay 3: Heavy blow 4 (1 too much); your last card, and so the game is lost"),
              std::string::npos)
        << before;
    ASSERT_TRUE(session->choose("pay heavy-blow").done());
    ASSERT_TRUE(session->over());
    const auto view = cli::make_table_view(session->rules());
    const std::string screen = text_of(cli::draw_screen(*session, *view, {80, 24}, 0));
    const std::size_t first = screen.find("no card left in the deck");
    ASSERT_NE(first, std::string::npos) << screen;
    EXPECT_EQ(screen.find("no card left in the deck", first + 1), std::string::npos) << screen;
}

}  // namespace
}  // namespace briar
