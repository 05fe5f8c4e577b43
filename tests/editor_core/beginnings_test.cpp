// Whatever is new is without problems from the first moment: scenarios and campaigns in every pack there is.
#include "editor/core/beginnings.hpp"

#include <gtest/gtest.h>

#include <functional>

#include "editor/core/check.hpp"
#include "editor/core/entry_commands.hpp"
#include "editor/core/entry_lens.hpp"
#include "editor/core/form.hpp"
#include "editor/core/setup_piles.hpp"
#include "editor/core/workspace.hpp"
#include "runtime/session/content_loader.hpp"
#include "runtime/session/new_pack.hpp"
#include "runtime/session/scripts.hpp"
#include "runtime/session/session.hpp"
#include "runtime/session/systems.hpp"
#include "tests/editor_core/pack_folder.hpp"
#include "tests/root.hpp"

namespace briar::editor {
namespace {

namespace fs = std::filesystem;

class Beginnings : public ::testing::Test {
protected:
    void copy(const std::string& from) {
        const fs::path source = project_root() / from;
        fs::copy(source, folder_.path() / source.filename(), fs::copy_options::recursive);
    }
    void begin(const NewPack& wish) {
        const fs::path where = folder_.path() / wish.id;
        write_new_pack(where, new_pack_files(system_set(), wish, where, {folder_.path()}));
    }
    void begin_game(const std::string& id, const std::string& system) { begin({id, {}, true, system, {}}); }
    void begin_expansion(const std::string& id, const std::string& of) { begin({id, {}, false, {}, {of}}); }

    /// A scenario and a campaign are made: nothing is wrong that was not before, and it can be played.
    void begins_sound(const std::string& pack) {
        SCOPED_TRACE(pack);
        const auto workspace = folder_.open(pack);
        const std::string before = problems_of(*workspace);
        ASSERT_EQ(workspace->apply(new_entry(*workspace, "scenarios", "night-walk", {}, "Night walk")), "");
        EXPECT_EQ(problems_of(*workspace), before);
        const EntryLens lens(*workspace, "scenarios/night-walk");
        const Node* name = lens.value().find("name");
        ASSERT_NE(name, nullptr);
        EXPECT_EQ(name->text, "Night walk");
        is_set_up(*workspace);
        plays(*workspace, "night-walk");
        ASSERT_EQ(workspace->apply(new_entry(*workspace, "campaigns", "long-night", {}, "Long night")), "");
        EXPECT_EQ(problems_of(*workspace), before);
        EXPECT_NE(EntryLens(*workspace, "campaigns/long-night").value().find("stages")->members.size(), 0U);
        ASSERT_TRUE(workspace->undo());
        ASSERT_TRUE(workspace->undo());
        EXPECT_EQ(problems_of(*workspace), before);
        EXPECT_FALSE(workspace->modified());
    }
    /// Something lies in what it has to set up.
    static void is_set_up(const Workspace& workspace) {
        const auto checked = check(workspace.snapshot());
        const EntryLens scenario(workspace, "scenarios/night-walk");
        const Node* system = scenario.value().find("system");
        ASSERT_NE(system, nullptr);
        if (system->text == "script") return;
        EXPECT_TRUE(has_piles(scenario));
        int pieces = 0;
        for (const Pile& each : piles_of(workspace, *checked, scenario))
            pieces += each.total;
        EXPECT_GT(pieces, 5);
    }
    static void plays(const Workspace& workspace, const std::string& scenario) {
        const auto checked = check(workspace.snapshot());
        ASSERT_NE(checked->catalog, nullptr);
        Diagnostics problems;
        const auto rules = compile_scenario(system_set(), checked->catalog, {scenario, {}}, problems);
        ASSERT_NE(rules, nullptr);
        const auto begun = Session::begin(rules, make_scripts(*rules), {{7, rules->seats_least, {}}, nullptr, nullptr});
        ASSERT_NE(begun.session, nullptr);
        for (int step = 0; step < 20 && !begun.session->over(); ++step)
            ASSERT_TRUE(begun.session->choose(std::size_t{0}).done());
        EXPECT_TRUE(begun.session->incidents().empty());
    }

    PackFolder folder_;
};

TEST_F(Beginnings, LeaveItToTheAuthorWhatAScenarioIsAbout) {
    begin_game("moor", "crawl");
    const auto moor = folder_.open("moor");
    ASSERT_EQ(moor->apply(new_entry(*moor, "scenarios", "night-walk", {}, "Night walk")), "");
    const EntryLens lens(*moor, "scenarios/night-walk");
    EXPECT_EQ(lens.value().find("text"), nullptr);
    EXPECT_EQ(lens.value().find("modes"), nullptr);
    EXPECT_EQ(lens.value().members.front().key, "name");
}

TEST_F(Beginnings, OfASecondScenarioLeaveTestsWithTheirOwn) {
    copy("scenarios/examples/royal-game-of-ur");
    const auto ur = folder_.open("royal-game-of-ur");
    ASSERT_EQ(ur->apply(duplicate_entry(*ur, "scenarios/royal-game-of-ur", "short-game", "Short game")), "");
    EXPECT_EQ(problems_of(*ur), "");
    EXPECT_NE(ur->document("tests/ur.yaml")->text().find("    scenario: royal-game-of-ur\n"), std::string::npos);
    EXPECT_EQ(ur->entries().find("scenarios/short-game")->name, "Short game");
}

TEST_F(Beginnings, AreSoundInNewGames) {
    for (const System* system : all_systems()) {
        const std::string id = "begun-" + std::string(system->name());
        begin_game(id, std::string(system->name()));
        begins_sound(id);
    }
}

TEST_F(Beginnings, AreSoundInThePacksThatThereAre) {
    for (const char* const pack :
         {"the-cursed-forest", "the-forgotten-road", "examples/pig", "examples/royal-game-of-ur"}) {
        copy("scenarios/" + std::string(pack));
        begins_sound(fs::path(pack).filename().string());
    }
}

TEST_F(Beginnings, AreSoundInExpansions) {
    for (const char* const pack :
         {"the-cursed-forest", "the-forgotten-road", "examples/pig", "examples/royal-game-of-ur"}) {
        copy("scenarios/" + std::string(pack));
        const std::string base = fs::path(pack).filename().string();
        begin_expansion(base + "-wing", base);
        begins_sound(base + "-wing");
    }
}

TEST_F(Beginnings, MakeAScenarioOfWhatThereIs) {
    for (const System* system : all_systems()) {
        const std::string id = "bare-" + std::string(system->name());
        begin_game(id, std::string(system->name()));
        const auto workspace = folder_.open(id);
        ASSERT_EQ(workspace->apply(delete_entries(*workspace, {"scenarios/" + id})), "");
        for (const PackFile& test : workspace->files(FileSort::Test))
            folder_.write(id + "/" + test.name, "tests: {}\n");
        ASSERT_TRUE(workspace->save_all().ok());
        begins_sound(id);
    }
}

TEST_F(Beginnings, BringASmallGameIntoAnEmptyPack) {
    for (const System* system : all_systems()) {
        const std::string id = "empty-" + std::string(system->name());
        folder_.write(id + "/pack.yaml",
                      "id: " + id + "\ntitle: Empty\nversion: 0.1.0\nsystem: " + std::string(system->name()) + "\n");
        begins_sound(id);
    }
}

/// What the form of an entry offers in one of its fields.
std::string offered(const Workspace& workspace, const std::string& full_id, const Path& path) {
    const EntryLens lens(workspace, full_id);
    std::string words;
    const std::function<void(const std::vector<Control>&)> look = [&](const std::vector<Control>& controls) {
        for (const Control& each : controls) {
            const bool choice = each.kind == ControlKind::Choice || each.kind == ControlKind::Words;
            if (each.path == path && choice)
                for (const Choice& word : choices_for(lens, each))
                    words += word.value + " ";
            look(each.children);
        }
    };
    look(make_form(lens));
    return words;
}

TEST_F(Beginnings, ChooseStagesAndModesFromThoseThatThereAre) {
    copy("scenarios/the-cursed-forest");
    folder_.write("the-cursed-forest/campaigns.yaml",
                  "campaigns:\n  ring:\n    stages:\n"
                  "      dark: {scenario: the-cursed-forest, modes: [solo], won: {to: light}, lost: {end: lost}}\n"
                  "      light: {scenario: the-cursed-forest, won: {end: won}, lost: {end: lost}}\n");
    const auto with = folder_.open("the-cursed-forest");
    EXPECT_EQ(problems_of(*with), "");
    EXPECT_EQ(offered(*with, "campaigns/ring", {"start"}), "dark light ");
    EXPECT_EQ(offered(*with, "campaigns/ring", {"stages", "dark", "won", "to"}), "dark light ");
    EXPECT_EQ(offered(*with, "campaigns/ring", {"stages", "dark", "modes"}), "solo treacherous strict ");
    const std::string modes = offered(*with, "scenarios/the-cursed-forest", {"modes", "solo", "excludes"});
    EXPECT_EQ(modes, "treacherous strict ");
}

TEST_F(Beginnings, OfAStageEndTheCampaign) {
    begin_game("moor", "crawl");
    const auto moor = folder_.open("moor");
    ASSERT_EQ(moor->apply(new_entry(*moor, "campaigns", "ring", {}, "Ring")), "");
    const EntryLens lens(*moor, "campaigns/ring");
    for (const Control& each : make_form(lens)) {
        if (each.key != "stages") continue;
        ASSERT_EQ(moor->apply(add_member(*moor, {"campaigns/ring"}, each, "Last day")), "");
    }
    const Node* stage = resolve(EntryLens(*moor, "campaigns/ring").value(), {"stages", "last-day"});
    ASSERT_NE(stage, nullptr);
    const std::string problems = problems_of(*moor);
    EXPECT_EQ(problems.find("error"), std::string::npos) << problems;
}

TEST_F(Beginnings, PlayAScenarioThatIsMadeForACampaign) {
    folder_.write("empty/pack.yaml", "id: empty\ntitle: Empty\nversion: 0.1.0\n");
    const auto workspace = folder_.open("empty");
    ASSERT_EQ(workspace->apply(new_entry(*workspace, "campaigns", "long-night", {}, "Long night")), "");
    EXPECT_EQ(problems_of(*workspace), "");
    EXPECT_NE(workspace->entries().find("scenarios/long-night"), nullptr);
}

}  // namespace
}  // namespace briar::editor
