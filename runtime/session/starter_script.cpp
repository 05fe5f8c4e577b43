#include "runtime/session/starters.hpp"
#include "runtime/source/tree.hpp"

namespace briar {
namespace {

constexpr const char* kSystem = "script";

constexpr const char* kGame = R"(counters:
  steps:
    name: Steps
    text: How far the player has come.
    for: players

players:
  red: {name: Red}
  blue: {name: Blue}

)";

std::string game(const NewPack& wish) {
    return std::string(kGame) + "scenarios:\n  " + wish.id + ":\n    name: " + Tree(wish.title).to_line() + R"(
    text: Walk, which is safe, or jump, which may fail. Whoever comes to the goal first wins.
    system: script
    script: game.lua
    seats: 2
    players: [red, blue]
    vars:
      goal: {name: Goal, initial: 12, minimum: 1, maximum: 100}
)";
}

constexpr const char* kScript = R"(-- The whole game: `turn` runs for one player after the other, until somebody wins.
local race = {}

---@param game Game
---@param event TurnEvent
function race.turn(game, event)
  local player = event.player
  local question = player:name() .. " stands at " .. player:counter("steps") .. " of " .. game:var("goal") .. "."
  local _, way = game:choose(question, { "Walk", "Jump" })
  local steps = 2
  if way == "Jump" then
    local die = game:roll("d6", player)
    steps = die >= 3 and die or 0
  end
  player:add_counter("steps", steps)
  game:say(player:name() .. " comes " .. steps .. " steps further.")
  if player:counter("steps") >= game:var("goal") then
    game:win(player:name() .. " is there.", player)
  end
end

return race
)";

constexpr const char* kLeastScript =
    R"(-- The whole game: `turn` runs for one player after the other, until somebody wins.
local race = {}

---@param game Game
---@param event TurnEvent
function race.turn(game, event)
  local player = event.player
  local _, way = game:choose("What does " .. player:name() .. " do?", { "Wait", "Win the game" })
  if way == "Win the game" then game:win(player:name() .. " is there.", player) end
end

return race
)";

constexpr const char* kGameTest = R"(tests:
  a jump goes as far as the die says:
    scenario: ID
    given: {players: [{player: red, steps: 1}, {player: blue}], dice: [5]}
    when: [jump]
    then: {deciding: blue, players: [{player: red, steps: 6}, {player: blue, steps: 0}]}
  a low die is no jump at all:
    scenario: ID
    given: {dice: [2]}
    when: [jump]
    then: {players: [{player: red, steps: 0}, {player: blue, steps: 0}]}
  whoever comes to the goal wins:
    scenario: ID
    given: {players: [{player: red, steps: 10}, {player: blue, steps: 11}]}
    when: [walk]
    then: {result: won, winner: 0}
)";

std::string expansion(const NewPack& wish) {
    return "players:\n  " + wish.id + R"(-player: {name: Somebody new}

# What another pack has made is changed under `patch:`, for instance
#   patch:
#     scenarios:
#       some-game: {vars: {goal: {initial: 20}}}
)";
}

/// How a game that is all script begins is known to its script alone.
std::string expansion_test(const NewPack&, const Catalog&) { return "tests: {}\n"; }

/// All who could play, each at a seat of his own. What they play is for the script to say.
Tree scenario(const Stock& stock) {
    Tree made;
    made["system"] = kSystem;
    const std::vector<StockEntry> players = stock("players");
    if (players.empty()) return made;
    made["seats"] = players.size();
    for (const StockEntry& each : players)
        made["players"].push(each.id);
    return made;
}

}  // namespace

const Starter& script_starter() {
    static const Starter starter{
        kSystem,
        "A game that is all script",
        "Zones and pieces are listed in YAML, turns are written in Lua: for small games that are like none of the "
        "others.",
        game,
        kGameTest,
        "players.yaml",
        expansion,
        expansion_test,
        scenario,
        {"game.lua", kScript, kLeastScript}};
    return starter;
}

}  // namespace briar
