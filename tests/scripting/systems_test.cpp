// Scripts of two systems that have verbs of the same name, in real games.
#include <gtest/gtest.h>

#include "scripting/lua_host.hpp"
#include "scripting/stubs.hpp"
#include "tests/engine/ground.hpp"

namespace briar {
namespace {

using garden::Beside;
using garden::Ground;
using garden::notes;

constexpr const char* kContent = R"(
beds:
  rose: {specials: thorns}
gardeners:
  ann: {}
trees:
  elm: {specials: bark}
scenarios:
  day: {system: garden, pieces: [rose, ann]}
  fall: {system: orchard, pieces: [elm]}
specials:
  thorns: {script: specials/thorns.lua}
  bark: {script: specials/bark.lua}
)";

/// Plays a scenario whose special's `entered` has this body; what the verbs noted, or the script's error.
std::string played(const std::string& scenario, const std::string& body) {
    const std::string script = "local it = {}\nfunction it.entered(game, event) " + body + " end\nreturn it\n";
    Ground ground(kContent, {{"specials/thorns.lua", script}, {"specials/bark.lua", script}}, Beside::OrchardBehind);
    ground.scripts().known["specials/thorns.lua"] = {{"entered", 2}};
    ground.scripts().known["specials/bark.lua"] = {{"entered", 2}};
    const auto rules = ground.compile(scenario);
    if (!rules) return ground.problems();
    Game game(rules, make_script_host(*rules));
    game.set_up({});
    try {
        game.run();
    } catch (const RuleError& error) {
        return error.what();
    }
    std::string all;
    for (const std::string& note : notes())
        all += (all.empty() ? "" : ", ") + note;
    return all;
}

TEST(ScriptsOfSystems, CallTheVerbOfTheirGame) {
    EXPECT_EQ(played("day", "game:water(event.bed, 2)"), "water rose 2");
    EXPECT_EQ(played("fall", "game:water(event.tree, true)"), "water the tree elm deeply");
    EXPECT_EQ(played("day", "event.bed:water({amount = 4})"), "water rose 4");
    EXPECT_EQ(played("fall", "event.tree:water({deep = true})"), "water the tree elm deeply");
}

TEST(ScriptsOfSystems, AreToldWhoseVerbItIs) {
    EXPECT_EQ(played("day", "game:prune()"),
              "`prune` belongs to the system `orchard`; this game is of the system `garden`");
    EXPECT_EQ(played("fall", "game:end_day()"),
              "`end_day` belongs to the system `garden`; this game is of the system `orchard`");
}

TEST(ScriptsOfSystems, AreToldTheParametersOfTheirOwnVerb) {
    EXPECT_EQ(played("day", "game:water(event.bed, {deep = true})"), "`water` has no parameter `deep`");
}

TEST(ScriptsOfSystems, HaveOneMethodForAllFormsOfAVerb) {
    Ground ground("tools: {spade: {}}", {}, Beside::OrchardBehind);
    const std::string stubs = lua_stubs(ground.registry());
    const std::size_t at = stubs.find("function Game:water(");
    ASSERT_NE(at, std::string::npos);
    EXPECT_EQ(stubs.find("function Game:water(", at + 1), std::string::npos);
    EXPECT_NE(stubs.find("---@overload fun(self: Game, tree: Piece, deep?: boolean)"), std::string::npos);
    EXPECT_NE(stubs.find("---@overload fun(self: Piece, deep?: boolean)"), std::string::npos);
    const std::size_t event = stubs.find("---@class EnteredEvent\n");
    ASSERT_NE(event, std::string::npos);
    EXPECT_EQ(stubs.find("---@class EnteredEvent\n", event + 1), std::string::npos);
    const std::string fields = stubs.substr(event, 300);
    for (const char* field : {"---@field hero ", "---@field bed ", "---@field tree "})
        EXPECT_NE(fields.find(field), std::string::npos) << field;
}

}  // namespace
}  // namespace briar
