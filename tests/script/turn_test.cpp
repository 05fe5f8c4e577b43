// The flow of a game that its script is.
#include <gtest/gtest.h>

#include "runtime/session/systems.hpp"
#include "tests/script/small_game.hpp"

namespace briar {
namespace {

constexpr const char* kAsk = "game:choose(\"What?\", {\"Go on\", \"Rest\"})";

TEST(ScriptTurn, GoesRoundTheTable) {
    SmallGame game(script_of_turn(kAsk));
    const auto session = game.begin();
    ASSERT_TRUE(session) << game.said();
    EXPECT_EQ(session->decision().seat.value, 0);
    session->choose("go on");
    EXPECT_EQ(session->decision().seat.value, 1);
    session->choose("rest");
    EXPECT_EQ(session->decision().seat.value, 0);
    EXPECT_EQ(log_of(*session), "It is North's turn.\nIt is South's turn.\nIt is North's turn.\n");
}

TEST(ScriptTurn, TheScriptMaySayWhoseTurnFollows) {
    SmallGame game(script_of_turn(std::string(kAsk) + " game:next_turn(event.player)"));
    const auto session = game.begin();
    session->choose("rest");
    EXPECT_EQ(session->decision().seat.value, 0);
}

TEST(ScriptTurn, SetUpMakesReadyAndSaysWhoBegins) {
    SmallGame game(
        "local small = {}\n"
        "function small.set_up(game)\n"
        "  for i = 1, 2 do game:move(game:first(\"deck\"), \"path\", i) end\n"
        "  game:next_turn(game:next_player())\n"
        "end\n"
        "function small.turn(game) game:choose(\"What?\", {\"Go on\", \"Rest\"}) end\n"
        "return small\n");
    const auto session = game.begin();
    ASSERT_TRUE(session) << game.said();
    EXPECT_EQ(session->decision().seat.value, 1);
    EXPECT_EQ(session->state().zone(session->rules().zone("path/2")).count, 1);
}

TEST(ScriptTurn, SetUpAsksNobody) {
    SmallGame game(
        "local small = {}\n"
        "function small.set_up(game) game:choose(\"What?\", {\"Go on\", \"Rest\"}) end\n"
        "function small.turn(game) end\n"
        "return small\n");
    EXPECT_FALSE(game.begin());
    EXPECT_NE(game.said().find("`set_up` asks somebody"), std::string::npos) << game.said();
}

TEST(ScriptTurn, OnePlayerWinsAlone) {
    SmallGame game(script_of_turn(std::string(kAsk) + " game:win(\"Home at last.\", game:next_player())"));
    const auto session = game.begin();
    session->choose("rest");
    EXPECT_TRUE(session->over());
    EXPECT_EQ(session->state().header().winner, SeatId{1});
    EXPECT_NE(log_of(*session).find("South wins the game. Home at last.\n"), std::string::npos) << log_of(*session);
}

TEST(ScriptTurn, NobodyWinsATie) {
    SmallGame game(script_of_turn(std::string(kAsk) + " game:tie(\"Stuck.\")"));
    const auto session = game.begin();
    session->choose("rest");
    EXPECT_EQ(session->state().header().result, Result::Draw);
}

TEST(ScriptTurn, SpecialsLetAPlayerSitOutAndHearOfMoves) {
    SmallGame game(script_of_turn(std::string("game:move(event.player:first(\"bag\"), \"path\", 1) ") + kAsk),
                   "    specials: [frost]\n",
                   "specials:\n  frost:\n    on:\n"
                   "      turn: {when: {seat: {player: player, is: 2}}, do: [{forbid: It is too cold.}]}\n"
                   "      moved: [{add_counter: {name: wear, of: piece, by: 1}}]\n");
    ASSERT_EQ(game.problems(), "");
    const auto session = game.begin();
    session->choose("go on");
    EXPECT_EQ(session->decision().seat.value, 0);
    EXPECT_EQ(told(*session, "pieces"), "[{piece: north-stone#1, wear: 1}, {piece: north-stone#2, wear: 1}]");
}

TEST(ScriptTurn, ATurnThatNeverAsksIsNotPlayedForEver) {
    SmallGame game(script_of_turn("game:add_var(\"luck\")"));
    EXPECT_FALSE(game.begin());
    EXPECT_NE(game.said().find("small.lua:2: error: 100 turns have passed without a question to anybody"),
              std::string::npos)
        << game.said();
}

TEST(ScriptTurn, AMistakeUndoesTheMove) {
    SmallGame game(
        script_of_turn("local _, what = game:choose(\"What?\", {\"Go on\", \"Rest\"})\n"
                       "game:add_var(\"luck\")\n"
                       "if what == \"Rest\" then game:move(nil, \"path\") end"));
    const auto session = game.begin();
    ASSERT_TRUE(session) << game.said();
    const std::uint64_t before = session->state_hash();
    const Chosen chosen = session->choose("rest");
    ASSERT_EQ(chosen.outcome, Chosen::Outcome::Failed);
    EXPECT_NE(chosen.failure->file.find("small.lua"), std::string::npos);
    EXPECT_EQ(chosen.failure->line, 5);
    EXPECT_EQ(session->state_hash(), before);
    EXPECT_TRUE(session->choose("go on").done());
}

TEST(ScriptTurn, NobodyIsAskedAfterTheEnd) {
    SmallGame game(script_of_turn(std::string("game:win(\"Done.\") ") + kAsk));
    EXPECT_FALSE(game.begin());
    EXPECT_NE(game.said().find("the game is over"), std::string::npos) << game.said();
}

TEST(ScriptTurn, PlayersAreNamedAndCounted) {
    SmallGame game(script_of_turn(kAsk));
    const auto rules = game.rules();
    const auto begin = [&](int seats, std::vector<std::string> players) {
        Start start;
        start.setup = {1, seats, std::move(players)};
        Session::Begun begun = Session::begin(rules, system_set().script_host(*rules), start);
        return begun.session ? told(*begun.session, "players") : begun.problems.list().front().message;
    };
    EXPECT_EQ(begin(2, {"south", "north"}), "[{player: south, score: 0}, {player: north, score: 0}]");
    EXPECT_EQ(begin(1, {"south"}), "[{player: south, score: 0}]");
    EXPECT_NE(begin(2, {"south"}).find("as many players as there are seats"), std::string::npos);
    EXPECT_NE(begin(2, {"south", "west"}).find("`west`"), std::string::npos);
    EXPECT_NE(begin(3, {}).find("1 to 2 players"), std::string::npos);
}

}  // namespace
}  // namespace briar
