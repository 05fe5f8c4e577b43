// The verbs of the script system, as scripts use them.
#include <gtest/gtest.h>

#include "tests/script/small_game.hpp"

namespace briar {
namespace {

/// What a turn says that does this, or why it fails.
std::string said_by(const std::string& body) {
    SmallGame game(script_of_turn("local player = event.player\n" + body + "\ngame:win(\"Done.\")"));
    const auto session = game.begin();
    if (!session) return game.said();
    std::string log = log_of(*session);
    const std::string first = "It is North's turn.\n";
    const std::string last = "The game is won. Done.\n";
    EXPECT_TRUE(log.starts_with(first) && log.ends_with(last)) << log;
    return log.substr(first.size(), log.size() - first.size() - last.size());
}

void expect_refusal(const std::string& body, const std::string& words) {
    const std::string said = said_by(body);
    EXPECT_NE(said.find(words), std::string::npos) << body << "\n" << said;
}

TEST(ScriptVerbs, TellWhoPlays) {
    EXPECT_EQ(said_by("for i, each in ipairs(game:players()) do game:say(i .. each:seat() .. each:name()) end"),
              "11North\n22South\n");
    EXPECT_EQ(said_by("game:say(game:on_turn():name() .. game:next_player():name() .. "
                      "game:next_player(game:next_player()):name())"),
              "NorthSouthNorth\n");
}

/// What stands where a number should is said as people know it.
TEST(ScriptVerbs, NameWhatIsNoNumber) {
    expect_refusal("player:first('bag'):move('path', player)", "must be a whole number, not North");
    expect_refusal("player:first('bag'):move('path', 'four')", "must be a whole number, not `four`");
    expect_refusal("player:first('bag'):move('path', 1.5)", "must be a whole number, not 1.5");
}

TEST(ScriptVerbs, MovePiecesBetweenZones) {
    EXPECT_EQ(
        said_by("local stone = player:first('bag')\n"
                "stone:move('path', 4)\n"
                "game:say(stone:zone_of() .. stone:place_of() .. game:count('bag') .. game:count('path') .. "
                "game:count('path', 4) .. game:count('path', 3))\n"
                "game:say(stone:owner():name() .. tostring(stone:is_in('path')) .. tostring(stone:is_in('bag')))"),
        "path42110\nNorthtruefalse\n");
}

TEST(ScriptVerbs, FindThePiecesOfOthers) {
    EXPECT_EQ(said_by("local south = game:next_player()\n"
                      "south:first('bag'):move('steps', 2, south)\n"
                      "game:say(#south:pieces('bag') .. #game:pieces('steps') .. #south:pieces('steps') .. "
                      "#game:pieces('steps', {of = south, at = 2}))"),
              "2011\n");
}

TEST(ScriptVerbs, PutPiecesInFrontOrBehind) {
    EXPECT_EQ(said_by("local a, b, c = table.unpack(player:pieces('bag'))\n"
                      "a:move('path', 1) b:move('path', 1) c:move('path', 1, {front = true})\n"
                      "local order = {}\n"
                      "for i, each in ipairs(game:pieces('path')) do order[i] = tostring(each) end\n"
                      "game:say(table.concat(order, ' '))"),
              "north-stone#3 north-stone#1 north-stone#2\n");
}

TEST(ScriptVerbs, KnowRowsAndTheirMarks) {
    EXPECT_EQ(said_by("game:say(game:places('path') .. game:places('bag') .. tostring(game:is_marked('path', 3)) .. "
                      "tostring(game:is_marked('path', 4)))"),
              "60truefalse\n");
}

TEST(ScriptVerbs, TurnPiecesOver) {
    EXPECT_EQ(said_by("local card = game:first('deck')\n"
                      "while not card:is('red') do card:move('hand') card = game:first('deck') end\n"
                      "game:say(card:side() .. card:flip() .. card:flip() .. card:flip(2) .. card:side())"),
              "12122\n");
}

TEST(ScriptVerbs, ShuffleByTheSeed) {
    EXPECT_EQ(said_by("local function order()\n"
                      "  local names = {}\n"
                      "  for i, each in ipairs(game:pieces('deck')) do names[i] = tostring(each) end\n"
                      "  return table.concat(names, ' ')\n"
                      "end\n"
                      "local before = order() game:shuffle('deck')\n"
                      "game:say(tostring(order() ~= before) .. game:count('deck'))"),
              "true8\n");
}

TEST(ScriptVerbs, CountForPlayers) {
    EXPECT_EQ(said_by("player:add_counter('score', 60) game:next_player():set_counter('score', 4)\n"
                      "game:say(player:counter('score') .. ' ' .. game:next_player():counter('score'))"),
              "50 4\n");
}

TEST(ScriptVerbs, RefuseWhatIsNotThere) {
    expect_refusal("game:count('pth')", "did you mean `path`?");
    expect_refusal("game:count('path', 7)", "`path` has the places 1 to 6, not 7");
    expect_refusal("game:count('path', -1)", "`path` has the places 1 to 6, not -1");
    expect_refusal("game:count('bag', 1)", "`bag` is no row of places: leave `at` out");
    expect_refusal("player:count('path')", "`path` belongs to the table: leave `of` out");
    expect_refusal("player:first('bag'):move('path')", "`path` is a row of 6 places: say which with `at`");
    expect_refusal("player:first('bag'):flip(2)", "North stone has the sides 1 to 1, not 2");
    expect_refusal("player:move('path', 1)", "must be one of `pieces`");
    expect_refusal("game:choose('What?', {'a', 'b'}, {sugest = 2})", "`sugest = 2` is none of these");
    expect_refusal("game:choose('What?', {{label = 'a', key = 3}})",
                   "the `key` of option 1 of `choose` must be a text");
}

TEST(ScriptVerbs, RefuseWhoTakesNoPart) {
    SmallGame game(script_of_turn("for _, each in ipairs({game:piece_of('south')}) do each:seat() end"));
    EXPECT_FALSE(game.begin({}, 1));
    EXPECT_NE(game.said().find("South takes no part in this game"), std::string::npos) << game.said();
}

TEST(ScriptVerbs, OptionsHaveKeysOfTheirOwn) {
    SmallGame game(
        "local small = {}\nfunction small.turn(game)\n"
        "local index, what = game:choose('What?', {{label = 'Go on (safe)', key = 'go on', value = 12}, "
        "'Rest', game:first('bag')}, {none = 'Nothing', suggest = 2})\n"
        "game:say(tostring(index) .. tostring(what)) end\nreturn small\n");
    const auto session = game.begin();
    ASSERT_TRUE(session) << game.said();
    EXPECT_EQ(session->keys(), (std::vector<std::string>{"go on", "rest", "north-stone#1", "nothing"}));
    const Decision& decision = session->decision();
    EXPECT_EQ(decision.options[0].kind->label(session->game(), decision.options[0]), "Go on (safe)");
    EXPECT_EQ(decision.suggested, 1);
    session->choose("go on");
    session->choose("nothing");
    EXPECT_NE(log_of(*session).find("112\n"), std::string::npos) << log_of(*session);
    EXPECT_NE(log_of(*session).find("nilnil\n"), std::string::npos) << log_of(*session);
}

}  // namespace
}  // namespace briar
