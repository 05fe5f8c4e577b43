// What a scenario of the script system may say, and what is wrong with it.
#include <gtest/gtest.h>

#include "runtime/script/script_data.hpp"
#include "tests/script/small_game.hpp"

namespace briar {
namespace {

constexpr const char* kSound = "local small = {}\nfunction small.turn(game) game:win(\"Done.\") end\nreturn small\n";

/// One mistake, one message.
void expect_problem(const SmallGame& game, const std::string& expected) {
    const std::string found = game.problems();
    EXPECT_NE(found.find(expected), std::string::npos) << "expected: " << expected << "\nfound: " << found;
    EXPECT_EQ(std::count(found.begin(), found.end(), '['), std::count(expected.begin(), expected.end(), '[')) << found;
}

TEST(ScriptBuild, ASoundGameHasNoProblems) { EXPECT_EQ(SmallGame(kSound).problems(), ""); }

TEST(ScriptBuild, ZonesAreOneForEachPlayerAndPlace) {
    const SmallGame game(kSound);
    const auto rules = game.rules();
    std::string names;
    for (const ZoneInfo& zone : rules->zones)
        names += zone.name + " ";
    EXPECT_EQ(names,
              "(players) north/bag south/bag path/1 path/2 path/3 path/4 path/5 path/6 north/steps/1 north/steps/2 "
              "south/steps/1 south/steps/2 deck north/hand south/hand ");
    EXPECT_EQ(rules->pieces.size(), 2U + 6U + 8U);
}

TEST(ScriptBuild, TheScriptNeedsATurn) {
    expect_problem(SmallGame("return {}"),
                   "small.yaml:6:13: error: `small.lua` has no function `turn` [script.no-turn]");
    expect_problem(SmallGame("local s = {}\nfunction s.trun(game) end\nreturn s"),
                   "small.lua:2: error: nothing uses the function `trun`: a scenario's script has `set_up` and `turn` "
                   "[script.unused-function]\n    did you mean `turn`?\nsmall.yaml:6:13: error: `small.lua` has no "
                   "function `turn` [script.no-turn]\n    did you mean `trun`?\n");
}

TEST(ScriptBuild, TheScriptMustBeThereAndLoad) {
    SmallGame game(kSound);
    game.replace("script: small.lua", "script: smal.lua");
    expect_problem(game,
                   "small.yaml:6:13: error: the pack `small` has no script `smal.lua` [special.no-script]\n"
                   "    did you mean `small.lua`?");
    expect_problem(SmallGame("return {"), "small.lua:1:1: error: unexpected symbol near <eof> [script.does-not-load]");
}

TEST(ScriptBuild, MistakesOfSyntaxSayWhatToDo) {
    expect_problem(SmallGame("local s = {}\nfunction s.turn(game)\n  game:win(\"x\")\nend end\nreturn s\n"),
                   "small.lua:4:1: error: <eof> expected near 'end' [script.does-not-load]\n    an `end` too many");
}

TEST(ScriptBuild, NamesThatStandForNothingAreSeenBeforeTheyRun) {
    const auto with = [](const std::string& body) { return SmallGame(script_of_turn(body)); };
    expect_problem(with("  game:say(evnt.player:name())"),
                   "small.lua:3:12: warning: nothing is called `evnt` here [script.unknown-name]\n"
                   "    did you mean `event`?");
    expect_problem(with("  sikn()"), "small.lua:3:3: warning: nothing is called `sikn` here [script.unknown-name]");
    expect_problem(with("  game:say(event.plyer:name())"),
                   "the event `turn` carries no `plyer` [script.unknown-field]\n    did you mean `player`?");
    expect_problem(with("  game:piece_of(\"nowhere-to-be-found\")"), "[script.unknown-id]");
    for (const char* fine :
         {"  local a <const>, b = 1, 2 game:say(tostring(a + b)) game:win(\"x\")",
          "  for i = 1, math.min(2, 3) do game:say(\"\" .. i) end game:win(\"x\")",
          "  local t = {evnt = 1} game:say(t.evnt .. t[\"other\"]) game:win(\"x\")",
          "  local function f(a, ...) return select(\"#\", ...) + a end game:say(\"\" .. f(1)) game:win(\"x\")",
          "  goto out ::out:: game:win(\"x\")"}) {
        EXPECT_EQ(with(fine).problems(), "") << fine;
    }
}

TEST(ScriptBuild, AVerbThatThereIsNotIsSeenBeforeItRuns) {
    const auto with = [](const std::string& body) { return SmallGame(script_of_turn(body)); };
    expect_problem(with("  game:wni(\"Done.\")"),
                   "small.lua:3:8: warning: there is no `game:wni` [script.unknown-verb]\n    did you mean `win`?");
    expect_problem(with("  local f = function() game:wni\"x\" end f()"),
                   "small.lua:3:29: warning: there is no `game:wni` [script.unknown-verb]");
    EXPECT_EQ(with("  game:choose(\"What?\", {}) game:win(\"x\")").problems(), "");
    // Where the name means something else, or is a field's, or a word in a text or a comment.
    for (const char* other :
         {"  local game = {wni = function() end} game:wni()", "  for _, game in ipairs({}) do game:wni() end",
          "  local f = function(game) game:wni() end", "  game = {} game:wni()", "  local t = {} t.game:wni()",
          "  -- game:wni(1)", "  local s = \"game:wni(1)\""})
        EXPECT_EQ(with(other).problems(), "") << other;
}

TEST(ScriptBuild, AsManyPlayersAsSeats) {
    SmallGame game(kSound);
    game.replace("seats: 1-2", "seats: 1-3");
    expect_problem(game, "up to 3 may play, but the scenario names 2 players [scenario.seats]");
}

TEST(ScriptBuild, NobodyPlaysTwice) {
    SmallGame game(kSound);
    game.replace("[north, south]", "[north, south, north]");
    expect_problem(game, "small.yaml:5:29: error: `north` stands twice among the players [script.player-twice]");
}

TEST(ScriptBuild, MarksLieInTheRow) {
    SmallGame game(kSound);
    game.replace("marks: [3]", "marks: [3, 9]");
    expect_problem(game, "`path` has no place 9 [script.no-such-place]\n    it has 6");
}

TEST(ScriptBuild, OnlyPlacesOfARowHaveNumbers) {
    SmallGame game(kSound);
    game.replace("marks: [3]", "marks: [3], number_from: 1");
    EXPECT_EQ(game.problems(), "");
    game.replace("places: 6, marks: [3], number_from: 1", "number_from: 1");
    expect_problem(game, "`path` has no places that could be numbered [script.no-such-place]");
}

TEST(ScriptBuild, AColourIsWrittenInSixDigits) {
    SmallGame game(kSound);
    game.replace("{name: North", "{colour: red, name: North");
    expect_problem(game, "`colour` cannot be `red` [shape.pattern]\n    expected a colour, as in \"#d04030\"");
}

TEST(ScriptBuild, PiecesDoNotStartInARow) {
    SmallGame game(kSound);
    game.replace("path: {places: 6", "path: {start: [green], places: 6");
    game.replace("start: [red, green]", "start: [red]");
    expect_problem(game, "nothing says on which places of `path` these pieces lie [script.start-in-a-row]");
}

TEST(ScriptBuild, PiecesStartOnceAndWithAnOwnerWhereEachHasAZone) {
    SmallGame twice(kSound);
    twice.replace("start: [red, green]", "start: [red, green, red]");
    expect_problem(twice, "`red` starts in two places [script.piece-twice]");
    SmallGame whose(kSound);
    whose.replace("start: [red, green]", "start: [red]");
    whose.replace("hand: {each: true", "hand: {each: true, start: green");
    expect_problem(whose, "each player has a `hand`, but nothing says whose `green` is [script.no-owner]");
    SmallGame stranger(kSound);
    stranger.replace("[north, south]", "[north]");
    stranger.replace("seats: 1-2", "seats: 1");
    expect_problem(stranger, "the owner of `south-stone` does not play in this scenario [script.no-owner]");
}

TEST(ScriptBuild, OnlyOwnersCanSeeWhatIsOwned) {
    SmallGame game(kSound);
    game.replace("sight: nobody", "sight: owner");
    expect_problem(game, "`deck` belongs to nobody [script.no-owner]");
}

TEST(ScriptBuild, SpecialsOfferNoActionsHere) {
    const SmallGame game(kSound, "    specials: [busy]\n",
                         "specials:\n  busy:\n    actions: {nap: {during: turn, do: [{say: Zzz.}]}}\n");
    expect_problem(game, "has actions, but this game's script asks by itself what is done [script.no-actions]");
}

TEST(ScriptBuild, ModesChangeZones) {
    const SmallGame game(kSound, "    modes: {long: {zones: {path: {places: 9}, pit: {}}}}\n");
    EXPECT_EQ(game.problems(), "");
}

}  // namespace
}  // namespace briar
