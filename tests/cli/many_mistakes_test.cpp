// Packs with many mistakes: one run tells each of them once, and nothing that only follows from them.
#include <gtest/gtest.h>

#include <algorithm>
#include <sstream>

#include <nlohmann/json.hpp>

#include "tests/cli/process.hpp"

namespace briar {
namespace {

using Json = nlohmann::json;

/// `things.yaml:4 shape.unknown-key`, sorted: what a check says of a pack.
std::vector<std::string> told(const TestFolder& folder) {
    const Ran ran = run_briar({"check", "--json", folder.at("hills")});
    std::vector<std::string> lines;
    const Json json = Json::parse(ran.out);
    for (const Json& problem : json["problems"]) {
        const std::string file = problem["file"].get<std::string>();
        const std::size_t slash = file.rfind("hills/");
        std::ostringstream line;
        line << file.substr(slash + 6) << ':' << problem["line"] << ' ' << problem["id"].get<std::string>();
        lines.push_back(line.str());
    }
    std::sort(lines.begin(), lines.end());
    return lines;
}

using Lines = std::vector<std::string>;

void write_pack(const TestFolder& folder) {
    folder.write("hills/pack.yaml", "id: hills\ntitle: Hills\nversion: 1.0.0\nsystem: crawl\n");
    folder.write("hills/tiles.yaml",
                 "tiles:\n"
                 "  gate: {name: Gate, edges: n e s w}\n"
                 "  meadow: {name: Meadow, edges: n e s w, tags: [hills], count: 3, specials: [wind]}\n"
                 "  cave: {name: Cave, edges: n s, tags: [hills], monster: true, count: 2}\n"
                 "tokens:\n"
                 "  print: {name: Print, count: 2}\n");
    folder.write("hills/beings.yaml",
                 "monsters:\n"
                 "  wolf: {name: Wolf, health: 4, dice: 1, count: 2}\n"
                 "items:\n"
                 "  lamp: {name: Lamp, count: 2}\n"
                 "heroes:\n"
                 "  ann: {name: Ann, health: 9, ap: 5, dice: 2}\n");
    folder.write("hills/specials.yaml",
                 "specials:\n"
                 "  wind:\n"
                 "    on:\n"
                 "      entered: [{hurt: 1}]\n"
                 "    actions:\n"
                 "      rest: {label: Rest, during: turn, cost: {ap: 1}, do: [{heal: 1}, {win: Home.}]}\n");
    folder.write("hills/scenario.yaml",
                 "scenarios:\n"
                 "  hills:\n"
                 "    system: crawl\n"
                 "    realms:\n"
                 "      hills:\n"
                 "        start: gate\n"
                 "        stack: [{tag: hills}]\n"
                 "        bags: {monsters: [{all: monsters}], items: [{all: items}]}\n"
                 "    rules: {monster_token: print, heroes: 1-1}\n");
    folder.write("hills/tests/first.yaml",
                 "tests:\n"
                 "  it begins:\n"
                 "    given: {heroes: [{hero: ann, at: 0 0}]}\n"
                 "    then: {deciding: 0}\n");
}

void replace(const TestFolder& folder, const std::string& file, const std::string& old, const std::string& text) {
    std::string all = folder.read(file);
    const std::size_t at = all.find(old);
    ASSERT_NE(at, std::string::npos) << file << " has no " << old;
    folder.write(file, all.replace(at, old.size(), text));
}

TEST(ManyMistakes, ThePackIsSoundAtFirst) {
    const TestFolder folder;
    write_pack(folder);
    EXPECT_EQ(told(folder), Lines{});
}

TEST(ManyMistakes, EachIsToldOnceInOneRun) {
    const TestFolder folder;
    write_pack(folder);
    // Two in one tile: of shape, and the name of a special.
    replace(folder, "hills/tiles.yaml", "count: 3, specials: [wind]", "cuont: 3,\n    specials: [wind, rain]");
    // A monster tile without its edges.
    replace(folder, "hills/tiles.yaml", "edges: n s", "edges: up");
    // Two in one monster: a number out of its range, and a tag that is none.
    replace(folder, "hills/beings.yaml", "health: 4", "health: 99999,\n    tags: [Not a tag]");
    // A number in words.
    replace(folder, "hills/beings.yaml", "ap: 5", "ap: many");
    // In one special: an unknown verb, an unknown number, an unknown counter and an action that cannot be read.
    replace(folder, "hills/specials.yaml", "entered: [{hurt: 1}]", "entered: [{hrut: 1}, {hurt: most}]");
    replace(folder, "hills/specials.yaml", "cost: {ap: 1}, do: [{heal: 1}, ",
            "cost: {app: 1},\n        do: [{heal: {amuont: 1}}, ");
    // In the scenario: an unknown rule, and an unknown tag.
    replace(folder, "hills/scenario.yaml", "stack: [{tag: hills}]", "stack: [{tag: hills}, {tag: hlils}]");
    replace(folder, "hills/scenario.yaml", "rules: {", "rules: {lifes: 3, ");
    // In the tests: a misspelt key, and a hero who is not there.
    replace(folder, "hills/tests/first.yaml", "at: 0 0}]}",
            "at: 0 0},\n      {hero: bob, at: 0 0}]}\n    wehn: [rest]");
    // A script that does not load.
    folder.write("hills/specials/storm.lua", "local storm = {\nreturn storm\n");
    replace(folder, "hills/specials.yaml", "specials:\n", "specials:\n  storm: {script: specials/storm.lua}\n");
    replace(folder, "hills/tiles.yaml", "gate: {", "gate: {specials: storm, ");
    EXPECT_EQ(told(folder), (Lines{"beings.yaml:2 shape.out-of-range", "beings.yaml:3 shape.pattern",
                                   "beings.yaml:7 shape.wrong-type", "scenario.yaml:7 scenario.nothing-has-the-tag",
                                   "scenario.yaml:9 shape.unknown-key", "specials.yaml:5 shape.unknown-key",
                                   "specials.yaml:5 shape.wrong-type", "specials.yaml:7 rule.unknown-counter",
                                   "specials.yaml:8 shape.unknown-key", "specials/storm.lua:2 script.does-not-load",
                                   "tests/first.yaml:4 position.unknown-piece", "tests/first.yaml:5 shape.unknown-key",
                                   "tiles.yaml:3 shape.unknown-key", "tiles.yaml:4 reference.unknown",
                                   "tiles.yaml:5 shape.pattern"}));
}

TEST(ManyMistakes, AMistakeOfSyntaxHidesOnlyItsOwnEntry) {
    const TestFolder folder;
    write_pack(folder);
    // The syntax of one tile; another tile of the file and a special of another one have mistakes of their own.
    replace(folder, "hills/tiles.yaml", "cave: {name: Cave,", "cave: {name: Cave: deep,");
    replace(folder, "hills/tiles.yaml", "edges: n e s w, tags: [hills]", "egdes: n e s w, tags: [hills]");
    replace(folder, "hills/specials.yaml", "{hurt: 1}", "{hrut: 1}");
    replace(folder, "hills/tests/first.yaml", "at: 0 0}]}", "at: 0 0}], active: bob}");
    const Lines lines = told(folder);
    ASSERT_EQ(lines.size(), 4U) << ::testing::PrintToString(lines);
    EXPECT_EQ(lines[0], "specials.yaml:4 shape.unknown-key");
    EXPECT_EQ(lines[1], "tests/first.yaml:3 position.unknown-piece");
    EXPECT_EQ(lines[2], "tiles.yaml:3 shape.unknown-key");
    EXPECT_EQ(lines[3].substr(0, 18), "tiles.yaml:4 yaml.");
}

TEST(ManyMistakes, AnIdThatIsCutOffIsNotMissed) {
    const TestFolder folder;
    write_pack(folder);
    replace(folder, "hills/beings.yaml", "heroes:\n  ann: {name: Ann, health: 9, ap: 5, dice: 2}\n",
            "heroes:\n  bob: {name: Bob, health: 9, ap: 5, dice: 2}\n  an\n");
    const Lines lines = told(folder);
    ASSERT_EQ(lines.size(), 1U) << ::testing::PrintToString(lines);
    EXPECT_EQ(lines[0].substr(0, 19), "beings.yaml:7 yaml.");
}

TEST(ManyMistakes, AFileThatCannotBeReadAtAllHidesNoOthers) {
    const TestFolder folder;
    write_pack(folder);
    folder.write("hills/tiles.yaml", folder.read("hills/tiles.yaml") + "\xff\xfe\n");
    replace(folder, "hills/specials.yaml", "{hurt: 1}", "{hurt: 1}, {take: lmap}");
    replace(folder, "hills/scenario.yaml", "start: gate", "start: gaet");
    const Lines lines = told(folder);
    ASSERT_EQ(lines.size(), 3U) << ::testing::PrintToString(lines);
    EXPECT_EQ(lines[0], "scenario.yaml:6 reference.unknown");
    EXPECT_EQ(lines[2].substr(0, 18), "tiles.yaml:7 yaml.");
}

TEST(ManyMistakes, ABrokenScenarioIsCheckedAsFarAsItCanBeRead) {
    const TestFolder folder;
    write_pack(folder);
    replace(folder, "hills/scenario.yaml", "start: gate", "start: gaet");
    replace(folder, "hills/scenario.yaml", "    system: crawl", "    saets: 1\n    system: crawl");
    replace(folder, "hills/specials.yaml", "{hurt: 1}", "{hurt: most}");
    EXPECT_EQ(told(folder), (Lines{"scenario.yaml:3 shape.unknown-key", "scenario.yaml:7 reference.unknown",
                                   "specials.yaml:4 shape.wrong-type"}));
}

TEST(ManyMistakes, AMisspeltKindIsToldOnce) {
    const TestFolder folder;
    write_pack(folder);
    replace(folder, "hills/tiles.yaml", "tiles:", "tlies:");
    EXPECT_EQ(told(folder), (Lines{"tiles.yaml:1 content.unknown-kind"}));
}

TEST(ManyMistakes, ANameThatIsNotThereIsNotMissedElsewhere) {
    const TestFolder folder;
    write_pack(folder);
    replace(folder, "hills/scenario.yaml", "monster_token: print", "monster_token: prnit");
    replace(folder, "hills/tiles.yaml", "specials: [wind]", "specials: [wnid]");
    EXPECT_EQ(told(folder), (Lines{"scenario.yaml:9 reference.unknown", "tiles.yaml:3 reference.unknown"}));
}

}  // namespace
}  // namespace briar
