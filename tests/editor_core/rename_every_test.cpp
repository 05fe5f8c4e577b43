// Every entry of every pack gets another id, one after the other: the pack stays as sound as it was, and its tests
// pass.
#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "editor/core/part_uses.hpp"
#include "editor/core/rename.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/session/content_loader.hpp"
#include "runtime/session/new_pack.hpp"
#include "runtime/session/pack_test.hpp"
#include "runtime/session/systems.hpp"
#include "tests/editor_core/pack_folder.hpp"
#include "tests/rendered.hpp"
#include "tests/root.hpp"

namespace briar::editor {
namespace {

namespace fs = std::filesystem;

class RenameEvery : public ::testing::Test {
protected:
    void copy(const std::string& from) {
        const fs::path source = project_root() / from;
        fs::copy(source, folder_.path() / source.filename(), fs::copy_options::recursive);
    }

    void begin(const std::string& id, const std::string& system) {
        const fs::path where = folder_.path() / id;
        write_new_pack(where, new_pack_files(system_set(), {id, {}, true, system, {}}, where, {}));
    }

    /// Errors and warnings of the pack and its tests, and all tests that fail.
    [[nodiscard]] std::string wrong_with(const std::string& pack) const {
        Diagnostics problems;
        const auto catalog = load_content(system_set(), {pack}, {folder_.path()}, problems);
        check_pack_tests(system_set(), catalog, pack, problems);
        PackTestRunner runner(system_set(), catalog);
        std::string text = rendered(problems);
        for (const PackTest& test : read_pack_tests(system_set(), *catalog, pack, problems)) {
            const PackTestResult result = runner.run(test);
            if (!result.passed()) text += test.name + ":\n" + rendered(result.problems);
        }
        return shortened(text, folder_.path());
    }

    /// Renames all own entries, as a person would who looks at scripts himself; gives how many there were.
    int rename_all(const std::string& pack) {
        const auto workspace = folder_.open(pack);
        std::vector<EntryInfo> own;
        for (const EntryInfo& each : workspace->entries().list()) {
            if (each.own) own.push_back(each);
        }
        for (const EntryInfo& each : own) {
            const Rename plan = plan_rename(*workspace, each.full_id(), "new-" + each.id);
            std::vector<std::size_t> chosen;
            for (std::size_t i = 0; i < plan.uses.size(); ++i) {
                if (plan.uses[i].certain || plan.uses[i].sort == UseSort::Script) chosen.push_back(i);
            }
            EXPECT_EQ(workspace->apply(rename(*workspace, plan, chosen)), "") << each.full_id();
        }
        EXPECT_TRUE(workspace->save_all().ok());
        return static_cast<int>(own.size());
    }

    /// The same of all that entries have names for: modes, vars, maps, zones, stages.
    int rename_parts(const std::string& pack) {
        const auto workspace = folder_.open(pack);
        std::vector<PartName> parts;
        for (const EntryInfo& each : workspace->entries().list()) {
            if (!each.own) continue;
            for (PartName& part : parts_of(*workspace, each.full_id())) {
                const auto same = [&](const PartName& other) {
                    return other.sort == part.sort && other.name == part.name;
                };
                if (std::none_of(parts.begin(), parts.end(), same)) parts.push_back(std::move(part));
            }
        }
        for (const PartName& each : parts) {
            const Rename plan = plan_part_rename(*workspace, each, "new-" + each.name);
            EXPECT_EQ(plan.refused, "");
            std::vector<std::size_t> chosen;
            for (std::size_t i = 0; i < plan.uses.size(); ++i) {
                if (plan.uses[i].certain || plan.uses[i].sort == UseSort::Script) chosen.push_back(i);
            }
            EXPECT_EQ(workspace->apply(rename(*workspace, plan, chosen)), "") << each.sort << " " << each.name;
        }
        EXPECT_TRUE(workspace->save_all().ok());
        return static_cast<int>(parts.size());
    }

    void stays_sound(const std::string& pack) {
        ASSERT_EQ(wrong_with(pack), "") << pack;
        EXPECT_GT(rename_all(pack), 0);
        EXPECT_EQ(wrong_with(pack), "") << pack;
        EXPECT_GT(rename_parts(pack), 0);
        EXPECT_EQ(wrong_with(pack), "") << pack;
    }

    PackFolder folder_;
};

TEST_F(RenameEvery, KeepsTheForestSound) {
    copy("scenarios/the-cursed-forest");
    stays_sound("the-cursed-forest");
}

TEST_F(RenameEvery, KeepsTheRoadSound) {
    copy("scenarios/the-forgotten-road");
    stays_sound("the-forgotten-road");
}

TEST_F(RenameEvery, KeepsTheExamplesSound) {
    for (const char* const pack : {"pig", "royal-game-of-ur"}) {
        copy("scenarios/examples/" + std::string(pack));
        stays_sound(pack);
    }
}

TEST_F(RenameEvery, KeepsTheStartersSound) {
    for (const System* system : all_systems()) {
        const std::string id = "begun-" + std::string(system->name());
        begin(id, std::string(system->name()));
        stays_sound(id);
    }
}

TEST_F(RenameEvery, FindsAVarWhereverItIsSpokenOf) {
    copy("scenarios/examples/pig");
    const auto pig = folder_.open("pig");
    std::string seen;
    for (const Use& use : find_part_uses(*pig, {"var", "", "goal"})) {
        EXPECT_TRUE(use.certain) << use.line;
        seen += use.sort == UseSort::Definition ? "d" : use.sort == UseSort::Script ? "s" : "t";
    }
    EXPECT_EQ(seen.substr(0, 3), "ssd") << "the script, the scenario, its mode: " << seen;
}

TEST_F(RenameEvery, KnowsPartsByTheirPlace) {
    copy("scenarios/the-cursed-forest");
    const auto forest = folder_.open("the-cursed-forest");
    const auto named = [&](const std::string& file, const std::string& words) {
        const std::string& text = forest->document(file)->text();
        const auto part = part_at(*forest, file, text.find(words) + words.size() - 1);
        return part ? part->sort + " " + part->name + " of " + part->entry : std::string("nothing");
    };
    EXPECT_EQ(named("scenario.yaml", "    modes:\n      solo"), "mode solo of scenarios/the-cursed-forest");
    EXPECT_EQ(named("scenario.yaml", "      exit_laid"), "var exit_laid of scenarios/the-cursed-forest");
    EXPECT_EQ(named("scenario.yaml", "      forest"), "realm forest of scenarios/the-cursed-forest");
    EXPECT_EQ(named("tests/solo.yaml", "    modes: so"), "mode solo of scenarios/the-cursed-forest");
    EXPECT_EQ(named("scenario.yaml", "name: The"), "nothing");
    std::set<std::string> sorts;
    for (const PartName& each : parts_of(*forest, "scenarios/the-cursed-forest"))
        sorts.insert(each.sort);
    EXPECT_EQ(sorts, (std::set<std::string>{"bag", "mode", "realm", "var"}));
    EXPECT_NE(plan_part_rename(*forest, {"mode", "scenarios/the-cursed-forest", "solo"}, "strict").refused, "");
    EXPECT_NE(plan_part_rename(*forest, {"mode", "scenarios/the-cursed-forest", "solo"}, "No Name").refused, "");
}

TEST_F(RenameEvery, KnowsPartsThatScriptsName) {
    copy("scenarios/examples/royal-game-of-ur");
    const std::string script = "local t = {}\nfunction t.turn(game)\n";
    const auto named = [&](const std::string& line, const std::string& words) {
        const std::string text = script + line + "\nend\nreturn t\n";
        folder_.write("royal-game-of-ur/probe.lua", text);
        const auto ur = folder_.open("royal-game-of-ur");
        const std::size_t at = script.size() + line.find(words) + words.size();
        const auto part = part_at(*ur, "probe.lua", at);
        return part ? part->sort + " " + part->name : why_no_part(*ur, "probe.lua", at);
    };
    const std::string zone = "game:move(piece, \"home\")";
    EXPECT_EQ(named(zone, "ho"), "own_zone home");
    EXPECT_EQ(named(zone, "\"home"), "own_zone home") << "behind its last letter";
    EXPECT_EQ(named("if piece:is_in(\"middle\") then end", "mid"), "own_zone middle");
    EXPECT_EQ(named("local where = \"reserve\"", "res"), "own_zone reserve") << "what it is for shows elsewhere";
    EXPECT_NE(named("game:move(piece, \"nowhere\")", "now").find("`nowhere` is no zone"), std::string::npos);
    EXPECT_NE(named("game:set_var(\"unmade\", 1)", "unm").find("make it under `vars`"), std::string::npos);
    EXPECT_NE(named("game:say(\"home\")", "home").find("put the caret"), std::string::npos) << "words for people";
    EXPECT_NE(named("local x = 1", "loc").find("Ctrl+H"), std::string::npos);
}

TEST_F(RenameEvery, KnowsZonesThatRulesName) {
    copy("scenarios/the-cursed-forest");
    folder_.write("the-cursed-forest/probe.yaml",
                  "specials:\n  probe:\n    on:\n      entered: [{draw_monster: {from: monsters}}]\n");
    const auto forest = folder_.open("the-cursed-forest");
    const std::string& text = forest->document("probe.yaml")->text();
    const auto part = part_at(*forest, "probe.yaml", text.rfind("monsters") + 2);
    ASSERT_TRUE(part);
    EXPECT_EQ(part->sort + " " + part->name + " of " + part->entry, "bag monsters of scenarios/the-cursed-forest");
}

TEST_F(RenameEvery, LeavesWhatPacksBelowHave) {
    copy("scenarios/the-cursed-forest");
    folder_.write("wing/pack.yaml", "id: wing\ntitle: W\nversion: 1.0.0\nrequires: {the-cursed-forest: '*'}\n");
    folder_.write("wing/x.yaml", "patch:\n  scenarios:\n    the-cursed-forest:\n      vars: {exit_laid: 1, own: 2}\n");
    const auto wing = folder_.open("wing");
    EXPECT_NE(plan_part_rename(*wing, {"var", "", "exit_laid"}, "gone").refused.find("comes from the pack"),
              std::string::npos);
    EXPECT_EQ(plan_part_rename(*wing, {"var", "", "own"}, "gone").refused, "");
}

TEST_F(RenameEvery, FindsStagesAndTheModesOfWhatTheyPlay) {
    begin("moor", "crawl");
    folder_.write(
        "moor/more.yaml",
        "scenarios:\n  fen: {name: Fen, system: script, script: x.lua, players: [], modes: {dark: {name: D}}}\n"
        "campaigns:\n  year:\n    start: spring\n    stages:\n"
        "      spring: {scenario: fen, modes: [dark], won: {to: spring}, lost: {end: lost}}\n"
        "      summer: {scenario: moor, modes: [dark], won: {end: won}, lost: {end: lost}}\n");
    const auto moor = folder_.open("moor");
    EXPECT_EQ(find_part_uses(*moor, {"stage", "campaigns/year", "spring"}).size(), 3U);
    EXPECT_EQ(find_part_uses(*moor, {"mode", "scenarios/fen", "dark"}).size(), 2U);
}

TEST_F(RenameEvery, SaysWhichBagIsMeantOnceItHasAnotherName) {
    begin("moor", "crawl");
    const auto moor = folder_.open("moor");
    const Rename plan = plan_part_rename(*moor, {"bag", "", "monsters"}, "dwellers");
    ASSERT_EQ(plan.says.size(), 1U);
    std::vector<std::size_t> all;
    for (std::size_t i = 0; i < plan.uses.size(); ++i)
        all.push_back(i);
    ASSERT_EQ(moor->apply(rename(*moor, plan, all)), "");
    EXPECT_NE(moor->document("game.yaml")->text().find("monster_bag: dwellers"), std::string::npos);
    EXPECT_EQ(problems_of(*moor), "");
}

TEST_F(RenameEvery, FindsACounterInTests) {
    begin("walk", "script");
    const auto walk = folder_.open("walk");
    int in_tests = 0;
    for (const Use& use : find_uses(*walk, "counters/steps"))
        in_tests += use.sort == UseSort::Test ? 1 : 0;
    EXPECT_EQ(in_tests, 7) << "each is a key beside `player`";
}

}  // namespace
}  // namespace briar::editor
