// Commands about content: check, test, list, explain, new, and the generated files.
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>

#include "tests/cli/process.hpp"
#include "tests/root.hpp"

namespace briar {
namespace {

using Json = nlohmann::json;

/// A pack with a misspelt key, in a folder of its own.
void write_broken(const TestFolder& folder) {
    folder.write("broken/pack.yaml", "id: broken\ntitle: Broken\nversion: 1.0.0\nsystem: crawl\n");
    folder.write("broken/things.yaml", "items:\n  lamp:\n    name: Lamp\n    cout: 2\n");
}

/// A hero alone on a tile that carries these specials, in a pack of that name.
void write_lonely(const TestFolder& folder, const std::string& pack, const std::string& carried,
                  const std::string& specials) {
    folder.write(pack + "/pack.yaml", "id: " + pack + "\ntitle: Lonely\nversion: 1.0.0\n");
    folder.write(pack + "/all.yaml",
                 "heroes: {h: {name: Hero}}\n"
                 "tiles: {s: {name: S, edges: n e s w, specials: " +
                     carried +
                     "}}\n"
                     "scenarios: {" +
                     pack +
                     ": {system: crawl, realms: {r: {start: s}}}}\n"
                     "specials: {" +
                     specials + "}\n");
}

/// A game as `briar new` makes it, with a second file of tests.
Ran run_on_new_game(const TestFolder& folder, const std::string& command, const std::string& tests) {
    EXPECT_EQ(run_briar({"new", folder.at("game")}).code, 0);
    folder.write("game/tests/second.yaml", tests);
    return run_briar({command, folder.at("game")});
}

TEST(Check, EveryPackOfTheProjectIsSound) {
    const Ran ran = run_briar({"check"});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_NE(ran.out.find(" in "), std::string::npos) << ran.out;
}

TEST(Check, MistakesAreSaidWithTheirPlaceAndAHint) {
    const TestFolder folder;
    write_broken(folder);
    const Ran ran = run_briar({"check", folder.at("broken")});
    EXPECT_EQ(ran.code, 1);
    EXPECT_NE(ran.err.find("things.yaml:4:5: error: unknown key `cout`"), std::string::npos) << ran.err;
    EXPECT_NE(ran.err.find("count"), std::string::npos) << ran.err;
    EXPECT_EQ(ran.out, "1 error in 1 pack\n");
}

TEST(Check, ProgramsReadJson) {
    const TestFolder folder;
    write_broken(folder);
    const Ran ran = run_briar({"check", "--json", folder.at("broken")});
    EXPECT_EQ(ran.code, 1);
    EXPECT_EQ(ran.err, "");
    const Json json = Json::parse(ran.out);
    EXPECT_EQ(json["ok"], false);
    EXPECT_EQ(json["errors"], 1);
    EXPECT_EQ(json["problems"][0]["line"], 4);
    EXPECT_EQ(json["problems"][0]["severity"], "error");
}

TEST(Check, SeesMistakesInTestsOfPacks) {
    const TestFolder folder;
    const Ran ran =
        run_on_new_game(folder, "check", "tests:\n  something:\n    scenario: game\n    wehn: [move north]\n");
    EXPECT_EQ(ran.code, 1) << ran.out;
    EXPECT_NE(ran.err.find("second.yaml:4:5"), std::string::npos) << ran.err;
}

TEST(Check, SaysOnceThatAScenarioIsBroken) {
    const TestFolder folder;
    ASSERT_EQ(run_briar({"new", folder.at("game")}).code, 0);
    std::string text = folder.read("game/game.yaml");
    const std::size_t at = text.find("    seats:");
    ASSERT_NE(at, std::string::npos) << text;
    folder.write("game/game.yaml", text.insert(at, "    saets: 1\n"));
    const Ran ran = run_briar({"check", folder.at("game")});
    EXPECT_EQ(ran.out, "1 error in 1 pack\n") << ran.err;
}

TEST(Check, ChecksPositionsOfTestsByTheSystemOfTheirScenario) {
    const TestFolder folder;
    const Ran ran = run_on_new_game(
        folder, "check",
        "tests:\n  something:\n    given: {heroes: [{hero: first-hero, icn: might}]}\n    then: {deciding: 0}\n");
    EXPECT_EQ(ran.code, 1) << ran.out;
    EXPECT_NE(ran.err.find("unknown key `icn`"), std::string::npos) << ran.err;
}

TEST(PlayOfBrokenContent, ShowsItsErrorsAndEndsWithOne) {
    const TestFolder folder;
    write_broken(folder);
    const Ran ran = run_briar({"play", folder.at("broken")});
    EXPECT_EQ(ran.code, 1);
    EXPECT_NE(ran.err.find("things.yaml:4:5: error"), std::string::npos) << ran.err;
}

TEST(PlayOfBrokenContent, BlamesWhatIsWrongAndNotWhatFollows) {
    const TestFolder folder;
    ASSERT_EQ(run_briar({"new", folder.at("race"), "--system", "script"}).code, 0);
    folder.write("race/game.yaml",
                 std::string(folder.read("race/game.yaml")).replace(0, 0, "nonsense: {}\n") + "    tpyo: 1\n");
    const Ran ran = run_briar({"play", folder.at("race")});
    EXPECT_EQ(ran.code, 1);
    EXPECT_NE(ran.err.find("tpyo"), std::string::npos) << ran.err;
    EXPECT_EQ(ran.err.find("no scenario to play"), std::string::npos) << ran.err;
}

TEST(Rules, ThatSetOffThemselvesAreStoppedInWords) {
    const TestFolder folder;
    write_lonely(folder, "loop", "z", "z: {on: {turn_started: [{hurt: 1}], hurt: [{hurt: 1}]}}");
    const Ran ran = run_briar({"auto", folder.at("loop"), "--most", "50"});
    EXPECT_EQ(ran.code, 1) << "a rule failed";
    EXPECT_NE(ran.err.find("rule `z.hurt`: rules have set off each other 100 times over"), std::string::npos)
        << ran.err;
}

TEST(Rules, ThatNeverLetAnybodyChooseAreStoppedInWords) {
    const TestFolder folder;
    write_lonely(folder, "loop", "z", "z: {on: {turn_started: [end_turn]}}");
    const Ran ran = run_briar({"auto", folder.at("loop"), "--most", "20"});
    EXPECT_EQ(ran.code, 1);
    EXPECT_NE(ran.err.find("rule `z.turn_started`: 100000 events have passed without a question to anybody"),
              std::string::npos)
        << ran.err;
    EXPECT_NE(ran.out.find("20 decisions"), std::string::npos) << "it goes on without the rule: " << ran.out;
}

TEST(Auto, SaysWhereARuleFailed) {
    const TestFolder folder;
    write_lonely(folder, "evil", "evil", "evil: {script: specials/evil.lua}");
    folder.write("evil/specials/evil.lua",
                 "local function fail()\n  error('boom')\nend\nreturn { turn_started = function() fail() end }\n");
    const Ran ran = run_briar({"auto", folder.at("evil"), "--most", "5"});
    EXPECT_EQ(ran.code, 1);
    EXPECT_NE(ran.err.find("evil/specials/evil.lua:2: rule `evil.turn_started`: boom\n"), std::string::npos) << ran.err;
    EXPECT_NE(ran.err.find("\n    specials/evil.lua:4 in "), std::string::npos) << ran.err;
    const Ran json = run_briar({"auto", folder.at("evil"), "--most", "5", "--json"});
    EXPECT_NE(json.out.find("evil/specials/evil.lua:2: rule `evil.turn_started`: boom\""), std::string::npos)
        << json.out;
}

TEST(Auto, BlamesTheRuleThatFailedAndNotTheOneThatItAnswered) {
    const TestFolder folder;
    write_lonely(folder, "two", "[outer, inner]",
                 "outer: {script: specials/outer.lua}, inner: {script: specials/inner.lua}");
    folder.write("two/specials/outer.lua", "return { turn_started = function(game) game:hurt(1) end }\n");
    folder.write("two/specials/inner.lua", "return { hurt = function() error('boom') end }\n");
    const Ran ran = run_briar({"auto", folder.at("two"), "--most", "5"});
    EXPECT_EQ(ran.code, 1);
    EXPECT_NE(ran.err.find("two/specials/inner.lua:1: rule `inner.hurt`: boom\n"), std::string::npos) << ran.err;
    EXPECT_EQ(ran.err.find("outer"), std::string::npos) << ran.err;
}

/// What `check` says of a pack that lays this over the road.
Ran check_over_the_road(const TestFolder& folder, const std::string& patch) {
    folder.write("over/pack.yaml", "id: over\ntitle: Over\nversion: 1.0.0\nrequires: {the-forgotten-road: \"*\"}\n");
    folder.write("over/a.yaml", "patch: {scenarios: {the-forgotten-road: {" + patch + "}}}\n");
    return run_briar({"check", folder.at("over")});
}

TEST(Layers, WhatAnotherPackBroughtIntoDisorderIsSaidOfItsOwnLine) {
    for (const char* patch : {"rules: {party: 5}", "rules: {removed_at_start: 40}", "rules: {gold: {start: 9}}"}) {
        const TestFolder folder;
        const Ran ran = check_over_the_road(folder, patch);
        EXPECT_EQ(ran.code, 1);
        EXPECT_NE(ran.err.find("over/a.yaml:1:"), std::string::npos) << ran.err;
        EXPECT_EQ(ran.err.find("scenario.yaml"), std::string::npos) << ran.err;
    }
}

TEST(Layers, AModeDoesWithoutWhatAnotherPackTakesOut) {
    const TestFolder folder;
    const Ran ran = check_over_the_road(folder, "legs: {road: ~}");
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_NE(
        ran.err.find("over/a.yaml:1:55: warning: the mode `hard` changes `legs.road`, which the pack `over` takes "
                     "out here: the mode does without it [scenario.mode-of-nothing]"),
        std::string::npos)
        << ran.err;
    EXPECT_EQ(ran.err.find("scenario.yaml"), std::string::npos) << ran.err;
}

TEST(Drive, AScenarioThatIsNotThereIsSaidAtOnce) {
    const Ran ran = run_briar({"drive", "nope"});
    EXPECT_EQ(ran.code, 2);
    EXPECT_NE(ran.err.find("`nope`"), std::string::npos) << ran.err;
}

TEST(Tests, AFilterThatFindsNoneIsAMistake) {
    const Ran ran = run_briar({"test", "pig", "--filter", "zzz"});
    EXPECT_EQ(ran.code, 2);
    EXPECT_NE(ran.err.find("no test has `zzz` in its name"), std::string::npos) << ran.err;
}

TEST(New, AGameIsSoundPassesItsTestAndCanBePlayed) {
    const TestFolder folder;
    const Ran made = run_briar({"new", folder.at("My Game"), "--kind", "game"});
    ASSERT_EQ(made.code, 0) << made.err;
    EXPECT_NE(folder.read("My Game/pack.yaml").find("id: my-game"), std::string::npos);
    EXPECT_NE(folder.read("My Game/pack.yaml").find("system: crawl"), std::string::npos);
    EXPECT_EQ(run_briar({"check", folder.at("My Game")}).out, "no problems in 1 pack\n");
    EXPECT_EQ(run_briar({"test", folder.at("My Game")}).out, "1 passed, 0 failed\n");
    EXPECT_EQ(run_briar({"auto", folder.at("My Game"), "--games", "20", "--bot", "random"}).code, 0);
}

TEST(New, AJourneyIsSoundPassesItsTestAndCanBePlayed) {
    const TestFolder folder;
    const Ran made = run_briar({"new", folder.at("My Road"), "--system", "journey"});
    ASSERT_EQ(made.code, 0) << made.err;
    EXPECT_NE(folder.read("My Road/pack.yaml").find("system: journey"), std::string::npos);
    EXPECT_EQ(run_briar({"check", folder.at("My Road")}).out, "no problems in 1 pack\n");
    EXPECT_EQ(run_briar({"test", folder.at("My Road")}).out, "1 passed, 0 failed\n");
    EXPECT_EQ(run_briar({"auto", folder.at("My Road"), "--games", "20", "--bot", "random"}).code, 0);
    EXPECT_EQ(run_briar({"auto", folder.at("My Road"), "--games", "5", "--bot", "greedy"}).code, 0);
    // An expansion is for the system of what it builds upon.
    ASSERT_EQ(run_briar({"new", folder.at("more"), "--requires", folder.at("My Road")}).code, 0);
    EXPECT_NE(folder.read("more/pack.yaml").find("system: journey"), std::string::npos);
    EXPECT_EQ(run_briar({"check", folder.at("more")}).out, "no problems in 1 pack\n");
    EXPECT_EQ(run_briar({"test", folder.at("more")}).out, "1 passed, 0 failed\n");
}

TEST(New, AGameOfScriptAloneIsSoundPassesItsTestsAndCanBePlayed) {
    const TestFolder folder;
    const Ran made = run_briar({"new", folder.at("My Race"), "--system", "script"});
    ASSERT_EQ(made.code, 0) << made.err;
    EXPECT_NE(folder.read("My Race/game.lua").find("function race.turn(game, event)"), std::string::npos);
    EXPECT_EQ(run_briar({"check", folder.at("My Race")}).out, "no problems in 1 pack\n");
    EXPECT_EQ(run_briar({"test", folder.at("My Race")}).out, "3 passed, 0 failed\n");
    EXPECT_EQ(run_briar({"auto", folder.at("My Race"), "--games", "20", "--bot", "random"}).code, 0);
    ASSERT_EQ(run_briar({"new", folder.at("more"), "--requires", folder.at("My Race")}).code, 0);
    EXPECT_EQ(run_briar({"check", folder.at("more")}).out, "no problems in 1 pack\n");
}

TEST(New, ASystemMustBeKnown) {
    const TestFolder folder;
    const Ran ran = run_briar({"new", folder.at("game"), "--system", "jurney"});
    EXPECT_EQ(ran.code, 2);
    EXPECT_NE(ran.err.find("--system must be `crawl`, `journey` or `script`, not `jurney`"), std::string::npos)
        << ran.err;
    EXPECT_EQ(run_briar({"new", folder.at("more"), "--requires", "the-cursed-forest", "--system", "crawl"}).code, 2);
}

TEST(New, AnExpansionIsSoundAndPassesItsTest) {
    const TestFolder folder;
    const Ran made = run_briar({"new", folder.at("more"), "--requires", "the-cursed-forest"});
    ASSERT_EQ(made.code, 0) << made.err;
    EXPECT_NE(folder.read("more/pack.yaml").find("system: crawl"), std::string::npos) << "that of the forest";
    EXPECT_EQ(run_briar({"check", folder.at("more")}).out, "no problems in 1 pack\n");
    EXPECT_EQ(run_briar({"test", folder.at("more")}).out, "1 passed, 0 failed\n");
}

TEST(New, NothingIsWrittenOver) {
    const TestFolder folder;
    folder.write("game/notes.txt", "mine");
    const Ran ran = run_briar({"new", folder.at("game")});
    EXPECT_EQ(ran.code, 2);
    EXPECT_NE(ran.err.find("not empty"), std::string::npos) << ran.err;
    EXPECT_FALSE(std::filesystem::exists(folder.path() / "game/pack.yaml"));
    EXPECT_EQ(run_briar({"new", folder.at("game/notes.txt")}).code, 2);
    EXPECT_EQ(folder.read("game/notes.txt"), "mine");
}

TEST(New, AnExpansionNeedsAPack) {
    const TestFolder folder;
    EXPECT_EQ(run_briar({"new", folder.at("more"), "--kind", "expansion"}).code, 2);
    EXPECT_EQ(run_briar({"new", folder.at("more"), "--requires", "no-such-pack"}).code, 2);
    EXPECT_FALSE(std::filesystem::exists(folder.path() / "more"));
}

TEST(PackTests, WhatFailsIsCountedAndPlaced) {
    const TestFolder folder;
    ASSERT_EQ(run_briar({"new", folder.at("game")}).code, 0);
    std::string text = folder.read("game/tests/first.yaml");
    text.replace(text.find("result: won"), 11, "result: lost");
    folder.write("game/tests/first.yaml", text);
    const Ran ran = run_briar({"test", folder.at("game")});
    EXPECT_EQ(ran.code, 1);
    EXPECT_EQ(ran.out, "0 passed, 1 failed\n");
    EXPECT_NE(ran.err.find("first.yaml:"), std::string::npos) << ran.err;
}

TEST(PackTests, AFileThatCannotBeReadCountsAsFailed) {
    const TestFolder folder;
    const Ran ran = run_on_new_game(folder, "test", "tests: {a: {whne: []}, b: {thne: {}, gievn: {}}}\n");
    EXPECT_EQ(ran.code, 1);
    EXPECT_EQ(ran.out, "1 passed, 1 failed (among them 1 file with mistakes)\n");
}

TEST(List, NamesPacksScenariosAndEntries) {
    const Json json = Json::parse(run_briar({"list", "--json"}).out);
    bool found = false;
    for (const Json& pack : json["packs"])
        found = found || pack["id"] == "the-cursed-forest";
    EXPECT_TRUE(found);
    EXPECT_FALSE(json["scenarios"].empty());
    EXPECT_GT(json["entries"]["tiles"], 10);
    EXPECT_EQ(Json::parse(run_briar({"list", "tiles", "--json"}).out)[0]["system"], "crawl");
    EXPECT_NE(run_briar({"list", "tiles"}).out.find("start"), std::string::npos);
    EXPECT_NE(run_briar({"list", "bots"}).out.find("random"), std::string::npos);
}

TEST(Explain, SaysWhichPackAndLineGaveEachValue) {
    const TestFolder folder;
    ASSERT_EQ(run_briar({"new", folder.at("more"), "--requires", "the-cursed-forest"}).code, 0);
    folder.write("more/change.yaml", "patch:\n  tiles:\n    start:\n      name: Another edge\n");
    const Ran ran = run_briar({"explain", "tiles/start", "name", "--pack", folder.at("more")});
    EXPECT_EQ(ran.code, 0) << ran.err;
    EXPECT_NE(ran.out.find("change.yaml:4"), std::string::npos) << ran.out;
    EXPECT_NE(ran.out.find("before: Forest's edge"), std::string::npos) << ran.out;
    const Json json =
        Json::parse(run_briar({"explain", "tiles/start", "name", "--pack", folder.at("more"), "--json"}).out);
    EXPECT_EQ(json["value"], "Another edge");
    EXPECT_EQ(json["system"], "crawl");
    EXPECT_NE(ran.out.find("of the system crawl"), std::string::npos) << ran.out;
    EXPECT_EQ(json["fields"][0]["from"][0]["pack"], "the-cursed-forest");
    EXPECT_EQ(json["fields"][0]["from"][1]["pack"], "more");
}

TEST(GeneratedFiles, AreWrittenAndHeldAgainstWhatIsThere) {
    const TestFolder folder;
    for (const char* command : {"docs", "schema", "stubs"}) {
        const Ran missing = run_briar({command, "--check", "--out", folder.path().string()});
        EXPECT_EQ(missing.code, 1) << command;
        EXPECT_NE(missing.err.find("is not current"), std::string::npos) << missing.err;
        EXPECT_EQ(run_briar({command, "--out", folder.path().string()}).code, 0) << command;
        EXPECT_EQ(run_briar({command, "--check", "--out", folder.path().string()}).code, 0) << command;
    }
    EXPECT_NE(folder.read("schemas/briar.lua").find("---@meta"), std::string::npos);
    EXPECT_NE(folder.read("docs/lua.md").find("## Events"), std::string::npos);
    EXPECT_TRUE(Json::accept(folder.read("schemas/content.schema.json")));
    folder.write("schemas/briar.lua", "-- old");
    const Ran stale = run_briar({"stubs", "--check", "--out", folder.path().string()});
    EXPECT_EQ(stale.code, 1);
    EXPECT_EQ(stale.err, "schemas/briar.lua is not current\n");
}

TEST(GeneratedFiles, OfTheProjectAreCurrent) {
    for (const char* command : {"docs", "schema", "stubs"}) {
        const Ran ran = run_briar({command, "--check"});
        EXPECT_EQ(ran.code, 0) << "run `briar " << command << "`: " << ran.err;
    }
}

}  // namespace
}  // namespace briar
