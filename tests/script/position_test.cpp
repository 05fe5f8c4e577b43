// Positions of the script system.
#include "runtime/session/position.hpp"

#include <gtest/gtest.h>

#include "tests/script/small_game.hpp"

namespace briar {
namespace {

constexpr const char* kAsks =
    "local small = {}\nfunction small.turn(game) game:choose('What?', {'Go on', 'Rest'}) end\n"
    "return small\n";

TEST(ScriptPosition, IsReadBackAsTheSameBytes) {
    SmallGame game(
        "local small = {}\n"
        "function small.turn(game, event)\n"
        "  local _, zone = game:choose('Where?', {'path', 'steps', 'hand'})\n"
        "  local piece = game:first(game:roll('d2') == 1 and 'bag' or 'deck')\n"
        "  if piece then\n"
        "    if zone == 'hand' then piece:move(zone) else piece:move(zone, game:roll('d2')) end\n"
        "    piece:add_counter('wear', 1)\n"
        "    if piece:is('red') then piece:flip() end\n"
        "  end\n"
        "  event.player:add_counter('score', 1)\n"
        "  if game:roll('d3') == 1 then game:next_turn() end\n"
        "end\nreturn small\n");
    const auto session = game.begin();
    ASSERT_TRUE(session) << game.said();
    for (std::size_t i = 0; i < 40; ++i) {
        const std::string text = write_position(session->game()).to_yaml();
        const auto other = game.begin(text);
        ASSERT_TRUE(other) << game.said() << text;
        EXPECT_EQ(game.said(), "");
        ASSERT_TRUE(other->state() == session->state()) << text;
        ASSERT_TRUE(session->choose(i % 3).done());
    }
}

TEST(ScriptPosition, SaysInNamesWhatLiesWhere) {
    SmallGame game(kAsks);
    const auto session = game.begin(
        "game: {hero: south}\nplayers: [{player: north, score: 4}, {player: south}]\n"
        "zones: {path: {2: [south-stone, red#2], 6: north-stone#2}, hand: {north: [green]}, steps: {south: {1: "
        "[green]}}}\n"
        "pieces: [{piece: red#2, side: 2, wear: 5}]\n");
    ASSERT_TRUE(session);
    EXPECT_EQ(game.said(), "");
    EXPECT_EQ(session->decision().seat.value, 1);
    EXPECT_EQ(told(*session, "players"), "[{player: north, score: 4}, {player: south, score: 0}]");
    EXPECT_EQ(told(*session, "pieces"), "[{piece: red#2, side: 2, wear: 5}]");
    const std::string zones = told(*session, "zones");
    for (const char* part : {"path: {\"2\": [south-stone#1, red#2], \"6\": [north-stone#2]}",
                             "hand: {north: [green#1], south: []}", "steps: {north: {}, south: {\"1\": [green#2]}}",
                             "bag: {north: [north-stone#1, north-stone#3], south: [south-stone#2, south-stone#3]}"}) {
        EXPECT_NE(zones.find(part), std::string::npos) << part << "\n" << zones;
    }
}

TEST(ScriptPosition, NamedPiecesLieBeforeThoseThatAreNot) {
    SmallGame game(kAsks);
    const auto session = game.begin("zones: {deck: [green#4, red#1]}\n");
    ASSERT_TRUE(session);
    EXPECT_NE(told(*session, "zones").find("deck: [green#4, red#1, "), std::string::npos) << told(*session, "zones");
}

TEST(ScriptPosition, TakesWhatFitsAndReportsTheRest) {
    SmallGame game(kAsks);
    const auto session = game.begin(
        "players: [{player: west}, {player: south, scroe: 4, score: 99}]\n"
        "next: north\n"
        "zones:\n  pth: [red]\n  bag: [south-stone]\n  path: {7: [red], 1: [stone], x: [red]}\n  hand: {north: "
        "[green]}\n"
        "  deck: {1: [green]}\n"
        "pieces: [{piece: red, side: 3}]\n");
    ASSERT_TRUE(session);
    for (const char* part :
         {"position.yaml:1:20: error: there is no `west` here [position.unknown-piece]",
          "`south` has no counter `scroe` [position.unknown-counter]\n    did you mean `score`?",
          "`score` is 0 to 50 [position.out-of-range]", "`north` takes no part in this game [position.takes-no-part]",
          "this scenario has no zone `pth` [position.unknown-zone]\n    did you mean `path`?",
          "each player has a `bag` [position.whose]\n    write `bag: {south: [...]}`",
          "`path` has no place `7` [position.no-such-place]\n    it has the places 1 to 6",
          "`path` has no place `x` [position.no-such-place]", "there is no `stone` here [position.unknown-piece]",
          "`deck` is no row of places [position.no-row]", "Red has the sides 1 to 2 [position.out-of-range]"}) {
        EXPECT_NE(game.said().find(part), std::string::npos) << part << "\n" << game.said();
    }
    EXPECT_EQ(told(*session, "players"), "[{player: south, score: 0}]");
}

}  // namespace
}  // namespace briar
